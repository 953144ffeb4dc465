import { assert } from "@effect/vitest"
import * as TokenBucket from "@sendwright/core/accounts/TokenBucket"
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { newId } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

const int = (minimum: number, maximum: number) =>
  Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum, maximum })))

const calls = Arbitrary.array(
  Arbitrary.all({
    // Time may stand still, and run backwards.
    elapsed: int(-1500, 4000),
    requests: Arbitrary.array(
      Arbitrary.all({ key: int(0, 2), want: int(0, 12), isWhole: Arbitrary.schema(Schema.Boolean) }),
      { minLength: 1, maxLength: 6 }
    )
  }),
  { minLength: 1, maxLength: 12 }
)

/** What every `RateStore` must do. */
export const tests = (it: It): void => {
  it.effect("fills, empties and refills a bucket", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const key = newId()
      const take = (want: number, now: Date) =>
        Effect.map(t.rates.take([{ key, capacity: 10, refillPerSecond: 5, want }], now), ([taken]) => taken)
      assert.deepStrictEqual(yield* take(4, t.at(0)), { granted: 4, remaining: 6, retryAfterMillis: 0 })
      assert.deepStrictEqual(yield* take(8, t.at(0)), { granted: 6, remaining: 0, retryAfterMillis: 200 })
      assert.deepStrictEqual(yield* take(1, t.at(150)), { granted: 0, remaining: 0, retryAfterMillis: 50 })
      assert.deepStrictEqual(yield* take(1, t.at(200)), { granted: 1, remaining: 0, retryAfterMillis: 200 })
      assert.deepStrictEqual(yield* take(1, t.at(hour)), { granted: 1, remaining: 9, retryAfterMillis: 0 })
      assert.deepStrictEqual(yield* take(1, t.at(minute)), { granted: 1, remaining: 8, retryAfterMillis: 0 })
    }))

  it.effect("takes all or nothing where it is asked to, and tells when all are there", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const key = newId()
      const take = (want: number, isWhole: boolean, now: Date) =>
        Effect.map(t.rates.take([{ key, capacity: 10, refillPerSecond: 5, want, isWhole }], now), ([taken]) => taken)
      assert.deepStrictEqual(yield* take(4, true, t.at(0)), { granted: 4, remaining: 6, retryAfterMillis: 0 })
      assert.deepStrictEqual(yield* take(8, true, t.at(0)), { granted: 0, remaining: 6, retryAfterMillis: 400 })
      assert.deepStrictEqual(yield* take(8, true, t.at(399)), { granted: 0, remaining: 7, retryAfterMillis: 1 })
      assert.deepStrictEqual(yield* take(8, true, t.at(400)), { granted: 8, remaining: 0, retryAfterMillis: 200 })
      // A bucket that nobody has taken from is full.
      const [taken] = yield* t.rates.take(
        [{ key: newId(), capacity: 3, refillPerSecond: 1, want: 4, isWhole: true }],
        t.at(0)
      )
      assert.deepStrictEqual(taken, { granted: 0, remaining: 3, retryAfterMillis: 1000 })
    }))

  it.effect("serves several requests for one key in one batch in their order", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const [first, second_] = [newId(), newId()]
      const request = (key: string, want: number) => ({ key, capacity: 5, refillPerSecond: 1, want })
      const taken = yield* t.rates.take(
        [request(first, 3), request(second_, 1), request(first, 3), request(first, 1), request(second_, 9)],
        t.at(0)
      )
      assert.deepStrictEqual(taken.map(({ granted, remaining }) => [granted, remaining]), [
        [3, 2],
        [1, 4],
        [2, 0],
        [0, 0],
        [4, 0]
      ])
      assert.deepStrictEqual(yield* t.rates.take([], t.at(0)), [])
    }))

  it.effect("grants no more than the bucket holds to requests at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const key = newId()
      const taken = yield* Effect.all(
        Array.from({ length: 30 }, () =>
          t.rates.take([{ key, capacity: 17, refillPerSecond: 1, want: 1 }], t.at(second))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(
        taken.flat().reduce((sum, { granted }) =>
          sum + granted, 0),
        17
      )
    }))

  it.effect.prop(
    "agrees with TokenBucket.take to the token",
    { calls, capacity: int(1, 20), refillPerSecond: int(1, 50) },
    ({ calls, capacity, refillPerSecond }) =>
      Effect.gen(function*() {
        const t = yield* harness()
        const keys = [newId(), newId(), newId()]
        const buckets = new Map<string, TokenBucket.Bucket>()
        let now = t.at(hour)
        for (const { elapsed, requests } of calls) {
          now = new Date(now.getTime() + elapsed)
          const batch = requests.map(({ key, ...of }) => ({ ...of, key: keys[key]!, capacity, refillPerSecond }))
          const expected = batch.map((request) => {
            const [bucket, taken] = TokenBucket.take(buckets.get(request.key), request, now)
            buckets.set(request.key, bucket)
            return taken
          })
          assert.deepStrictEqual(yield* t.rates.take(batch, now), expected)
        }
      }),
    { timeout: 60_000 }
  )
}
