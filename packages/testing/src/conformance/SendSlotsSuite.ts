import { assert, describe } from "@effect/vitest"
import { domainScope, providerScope, type SlotRequest } from "@sendwright/core/sending/SendSlots"
import * as Effect from "effect/Effect"
import { newId } from "../fixtures.ts"
import { harness, type It, minute, second } from "./Harness.ts"
import { slotLineTests } from "./sendSlotLines.ts"

const newScope = () => domainScope(`${newId()}.example`)

/** Counting slots in `SendSlots`. */
const countTests = (it: It): void => {
  it.effect("grants as many slots as a scope has, and names the scope that has none left", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const scope = newScope()
      const request = (token: string): SlotRequest => ({
        token,
        scopes: [scope],
        limit: 2,
        expiresAt: t.at(minute),
        waiting: null
      })
      const tokens = [newId(), newId(), newId(), newId()]
      assert.deepStrictEqual(yield* t.slots.acquire(tokens.slice(0, 3).map(request), t.at(0)), [null, null, scope])
      assert.deepStrictEqual(yield* t.slots.acquire([request(tokens[3]!)], t.at(0)), [scope])
      // Who holds a slot renews it.
      assert.deepStrictEqual(yield* t.slots.acquire([request(tokens[0]!), request(tokens[3]!)], t.at(1)), [null, scope])
      assert.strictEqual(yield* t.slots.release([tokens[0]!, newId()]), 0)
      assert.strictEqual(yield* t.slots.release([tokens[0]!]), 0)
      assert.deepStrictEqual(yield* t.slots.acquire([request(tokens[3]!), request(tokens[2]!)], t.at(2)), [null, scope])
      assert.deepStrictEqual(yield* t.slots.acquire([], t.at(2)), [])
      assert.strictEqual(yield* t.slots.release([]), 0)
      // A limit that was raised meanwhile.
      assert.deepStrictEqual(yield* t.slots.acquire([{ ...request(tokens[2]!), limit: 3 }], t.at(3)), [null])
    }))

  it.effect("gives a slot in every scope or in none", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const [a, b, c] = [newScope(), newScope(), providerScope(newId())] as const
      const take = (token: string, ...scopes: ReadonlyArray<string>) =>
        Effect.map(
          t.slots.acquire([{ token, scopes, limit: 1, expiresAt: t.at(minute), waiting: null }], t.at(0)),
          ([answer]) => answer
        )
      const [first, second_] = [newId(), newId()]
      assert.strictEqual(yield* take(first, b), null)
      assert.strictEqual(yield* take(second_, a, b, c), b)
      assert.strictEqual(yield* take(newId(), a), null)
      assert.strictEqual(yield* take(newId(), c), null)
      yield* t.slots.release([first])
      assert.strictEqual(yield* take(second_, b), null)
      assert.strictEqual(yield* take(first, b), b)
    }))

  it.effect("takes back what ran out", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const scope = newScope()
      const take = (at: number, expiresAt: number) =>
        Effect.map(
          t.slots.acquire([{
            token: newId(),
            scopes: [scope],
            limit: 2,
            expiresAt: t.at(expiresAt),
            waiting: null
          }], t.at(at)),
          ([answer]) => answer
        )
      assert.strictEqual(yield* take(0, second), null)
      assert.strictEqual(yield* take(0, minute), null)
      assert.strictEqual(yield* take(second - 1, minute), scope)
      assert.strictEqual(yield* take(second, minute), null)
      assert.strictEqual(yield* take(second, minute), scope)
      yield* t.slots.sweep(2, t.at(minute))
      assert.strictEqual(yield* take(minute, 2 * minute), null)
    }))

  it.effect("never grants more than there are to requests at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const [a, b] = [newScope(), newScope()]
      const answers = yield* Effect.all(
        Array.from({ length: 60 }, (_, index) =>
          t.slots.acquire([{
            token: newId(),
            scopes: index % 3 === 0 ? [a, b] : index % 3 === 1 ? [a] : [b],
            limit: 7,
            expiresAt: t.at(minute),
            waiting: null
          }], t.at(0))),
        { concurrency: "unbounded" }
      )
      const granted = answers.flatMap(([answer], index) => answer === null ? [index % 3] : [])
      const both = granted.filter((kind) => kind === 0).length
      assert.strictEqual(both + granted.filter((kind) => kind === 1).length, 7)
      assert.strictEqual(both + granted.filter((kind) => kind === 2).length, 7)
    }))
}

/** What every `SendSlots` must do. */
export const tests = (it: It): void => {
  describe("slots", () => countTests(it))
  describe("lines", () => slotLineTests(it))
}
