import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Result from "effect/Result"
import { TestClock } from "effect/testing"
import * as TokenBucket from "../src/accounts/TokenBucket.ts"
import * as TokenReserve from "../src/accounts/TokenReserve.ts"
import { StorageError } from "../src/foundation/StorageError.ts"

/** A shared bucket that counts how often it is asked, and what it granted. */
const bucket = () => {
  const asked = { times: 0, granted: 0 }
  let state: TokenBucket.Bucket | undefined
  const take = (request: TokenBucket.TakeRequest) =>
    Effect.map(Clock.currentTimeMillis, (millis) => {
      const [next, taken] = TokenBucket.take(state, request, new Date(millis))
      state = next
      asked.times++
      asked.granted += taken.granted
      return taken
    })
  return { asked, take }
}

describe("TokenReserve", () => {
  it.effect("charges the buckets of the plans one by one", () =>
    Effect.gen(function*() {
      const { asked, take } = bucket()
      const reserve = yield* TokenReserve.make(take)
      const request = { key: "k", capacity: 50, refillPerSecond: 50 }
      const granted: Array<number> = []
      for (let n = 0; n < 51; n++) granted.push((yield* reserve(request)).granted)
      assert.deepStrictEqual(granted, [...Array.from({ length: 50 }, () => 1), 0])
      assert.strictEqual(asked.times, 51)
    }))

  it.effect("asks once for a hundredth of a large bucket, also when many ask at once", () =>
    Effect.gen(function*() {
      const { asked, take } = bucket()
      const reserve = yield* TokenReserve.make((request) => Effect.delay(take(request), 1))
      const request = { key: "k", capacity: 10_000, refillPerSecond: 10_000 }
      const all = yield* Effect.forkChild(
        Effect.forEach(Array.from({ length: 100 }), () => reserve(request), { concurrency: "unbounded" })
      )
      yield* TestClock.adjust(10)
      const taken = yield* Fiber.join(all)
      assert.strictEqual(taken.filter(({ granted }) => granted === 1).length, 100)
      assert.strictEqual(asked.times, 1)
    }))

  it.effect(
    "lets all who wait fail with the one who asked, and asks anew for those who come after",
    () =>
      Effect.gen(function*() {
        const { asked, take } = bucket()
        let isOut = true
        const reserve = yield* TokenReserve.make((request) =>
          Effect.suspend(() =>
            isOut
              ? Effect.delay(
                Effect.fail(new StorageError({ command: "take", cause: null, outage: "unanswered" })),
                5_000
              )
              : take(request)
          )
        )
        const request = { key: "k", capacity: 10_000, refillPerSecond: 10_000 }
        const many = Effect.forkChild(
          Effect.forEach(Array.from({ length: 20 }), () => Effect.result(reserve(request)), {
            concurrency: "unbounded"
          })
        )
        for (let outage = 0; outage < 2; outage++) {
          const waiting = yield* many
          yield* TestClock.adjust(5_000)
          assert.isTrue((yield* Fiber.join(waiting)).every(Result.isFailure))
        }
        isOut = false
        assert.strictEqual((yield* reserve(request)).granted, 1)
        assert.strictEqual(asked.times, 1)
      }),
    5_000
  )

  it.effect("gives up what it holds after 100 ms, and never grants more than the bucket did", () =>
    Effect.gen(function*() {
      const { asked, take } = bucket()
      const nodes = [yield* TokenReserve.make(take), yield* TokenReserve.make(take)]
      const request = { key: "k", capacity: 1_000, refillPerSecond: 1_000 }
      let granted = 0
      for (let step = 0; step < 40; step++) {
        for (const node of nodes) {
          for (let n = 0; n < 60; n++) granted += (yield* node(request)).granted
        }
        yield* TestClock.adjust(25)
      }
      assert.isAtMost(granted, asked.granted)
      assert.isAtMost(asked.granted, 1_000 + 1_000)
      const times = asked.times
      yield* TestClock.adjust(100)
      yield* nodes[0]!(request)
      assert.strictEqual(asked.times, times + 1)
    }))
})
