import { assert } from "@effect/vitest"
import { RouteStore } from "@sendwright/core/sending/RouteStore"
import * as Effect from "effect/Effect"
import { harness, type It, minute } from "./Harness.ts"

/** What every `RouteStore` must do. Nobody else may set routes meanwhile. */
export const tests = (it: It): void => {
  it.effect("replaces the version that was seen, and no other", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* RouteStore
      // A database that is used again has had some before.
      const { version } = yield* store.current
      const first = { at: t.at(0), by: "Ada" }
      const text = "to:company.example=smtp2;\ntag:news=ses,smtp"
      assert.isFalse(yield* store.set(text, version + 1, first))
      assert.isTrue(yield* store.set(text, version, first))
      assert.deepStrictEqual(yield* store.current, { text, version: version + 1, changed: first })
      assert.isFalse(yield* store.set("to:other.example=smtp", version, first))
      assert.isFalse(yield* store.set("to:other.example=smtp", 0, first))
      const removed = { at: t.at(minute), by: "operator" }
      assert.isTrue(yield* store.set("", version + 1, removed))
      assert.deepStrictEqual(yield* store.current, { text: "", version: version + 2, changed: removed })
    }))

  it.effect("lets one of several who change at once be the one", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* RouteStore
      const { version } = yield* store.current
      const set = yield* Effect.all(
        [0, 1, 2, 3].map((n) => store.set(`tag:n${n}=smtp`, version, { at: t.at(n), by: "Ada" })),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(set.toSorted(), [false, false, false, true])
      const { changed, text, version: next } = yield* store.current
      assert.strictEqual(next, version + 1)
      assert.strictEqual(text, `tag:n${set.indexOf(true)}=smtp`)
      assert.deepStrictEqual(changed, { at: t.at(set.indexOf(true)), by: "Ada" })
    }))
}
