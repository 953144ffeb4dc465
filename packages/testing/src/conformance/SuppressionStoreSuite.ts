import { assert, layer } from "@effect/vitest"
import type { Position } from "@posthorn/core/emails/EmailQuery"
import type { Suppression } from "@posthorn/core/suppressions/Suppression"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { newId, suppression } from "../fixtures.ts"
import { type It, scenario, type Storage, type SuiteOptions } from "./Scenario.ts"

/** What every `SuppressionStore` must do. */
export const tests = (it: It): void => {
  it.effect("adds an address once to an account, and takes it off", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const other = yield* t.seed()
      const address = "o'hara+tag_%@xn--mnchen-3ya.example"
      const added = suppression({ accountId: t.account.id, address, createdAt: t.at(0) })
      assert.isTrue(yield* t.suppressions.add(added))
      assert.isFalse(yield* t.suppressions.add({ ...added, id: newId(), reason: "complaint", createdAt: t.at(1) }))
      assert.deepStrictEqual(yield* t.suppressions.list(t.account.id, 10, null), [added])
      assert.isTrue(
        yield* t.suppressions.add(suppression({ accountId: other.account.id, address, createdAt: t.at(0) }))
      )
      assert.isFalse(yield* t.suppressions.remove(newId(), address))
      assert.isFalse(yield* t.suppressions.remove(t.account.id, "another@example.com"))
      assert.isTrue(yield* t.suppressions.remove(t.account.id, address))
      assert.isFalse(yield* t.suppressions.remove(t.account.id, address))
      assert.deepStrictEqual(yield* t.suppressions.list(t.account.id, 10, null), [])
      assert.strictEqual((yield* t.suppressions.list(other.account.id, 10, null)).length, 1)
      assert.isTrue(yield* t.suppressions.add(added))
    }))

  it.effect("adds one of ten at once", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const answers = yield* Effect.all(
        Array.from({ length: 10 }, () =>
          t.suppressions.add(suppression({ accountId: t.account.id, address: "ada@example.com" }))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(
        answers.filter((added) =>
          added
        ).length,
        1
      )
      assert.strictEqual((yield* t.suppressions.list(t.account.id, 10, null)).length, 1)
    }))

  it.effect("pages through the list, newest first", () =>
    Effect.gen(function*() {
      const t = yield* scenario()
      const items = Array.from({ length: 23 }, (_, index) =>
        suppression({
          accountId: t.account.id,
          address: `person-${index}@example.com`,
          reason: (["bounce", "complaint", "manual"] as const)[index % 3]!,
          createdAt: t.at(index % 4)
        }))
      yield* Effect.forEach(items, (item) => t.suppressions.add(item))
      const seen: Array<Suppression> = []
      let after: Position | null = null
      for (;;) {
        const page: ReadonlyArray<Suppression> = yield* t.suppressions.list(t.account.id, 5, after)
        assert.isAtMost(page.length, 5)
        seen.push(...page)
        const last = page[page.length - 1]
        if (last === undefined) break
        after = { createdAt: last.createdAt, id: last.id }
      }
      assert.deepStrictEqual(
        seen,
        items.toSorted((left, right) =>
          right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1)
        )
      )
    }))
}

/** Runs the conformance tests of `SuppressionStore` on an adapter. */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(`${name}: SuppressionStore`, tests)
