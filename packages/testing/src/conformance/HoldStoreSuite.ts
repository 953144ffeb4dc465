import { assert } from "@effect/vitest"
import { HoldStore } from "@sendwright/core/foundation/HoldStore"
import * as Effect from "effect/Effect"
import { harness, type It, minute } from "./Harness.ts"

/** What every `HoldStore` must do. Nobody else may hold anything meanwhile. */
export const tests = (it: It): void => {
  it.effect("remembers one hold, since when it began, until it is ended", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* HoldStore
      assert.isNull(yield* store.current)
      assert.isFalse(yield* store.end)
      assert.isTrue(yield* store.begin(t.at(0)))
      assert.isFalse(yield* store.begin(t.at(minute)))
      assert.deepStrictEqual(yield* store.current, { since: t.at(0) })
      assert.isTrue(yield* store.end)
      assert.isFalse(yield* store.end)
      assert.isNull(yield* store.current)
      assert.isTrue(yield* store.begin(t.at(2 * minute)))
      assert.deepStrictEqual(yield* store.current, { since: t.at(2 * minute) })
      yield* store.end
    }))

  it.effect("lets one of several who begin at once be the one", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* HoldStore
      const begun = yield* Effect.all([0, 1, 2, 3].map((n) => store.begin(t.at(n))), { concurrency: "unbounded" })
      assert.deepStrictEqual(begun.toSorted(), [false, false, false, true])
      yield* store.end
    }))
}
