import { assert, layer, type Vitest } from "@effect/vitest"
import { ContentStore, maxKeys } from "@sendwright/core/objects/ContentStore"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { newId } from "../fixtures.ts"
import type { SuiteOptions } from "./Harness.ts"

export type { SuiteOptions } from "./Harness.ts"

type It = Vitest.MethodsNonLive<ContentStore>

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** Every byte there is, over and over. */
const anyBytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index * 31 + (index >> 8))

/** What every `ContentStore` must do. Each test has keys of its own, so that the store is never emptied. */
export const tests = (it: It): void => {
  const begin = Effect.map(ContentStore, (store) => {
    const prefix = `${newId()}/`
    const keyOf = (name: string) => `${prefix}${name}`
    const list = (after: string | null = null, limit = 100) => store.list({ prefix, after, limit })
    return { store, prefix, keyOf, list }
  })

  it.effect("gives back what it was given, byte by byte", () =>
    Effect.gen(function*() {
      const { keyOf, store } = yield* begin
      for (const length of [0, 1, 1_000, 3_000_000]) {
        const key = keyOf(`2026-11/of-${length}_bytes.v1`)
        yield* store.put(key, anyBytes(length))
        assert.deepStrictEqual(Uint8Array.from(yield* store.get(key, 3_000_000)), anyBytes(length))
      }
    }))

  it.effect("does not go on with what it was given, or has given", () =>
    Effect.gen(function*() {
      const { keyOf, store } = yield* begin
      const given = bytesOf("first")
      yield* store.put(keyOf("a"), given)
      given.fill(0)
      ;(yield* store.get(keyOf("a"), 100)).fill(0)
      assert.deepStrictEqual(Uint8Array.from(yield* store.get(keyOf("a"), 100)), bytesOf("first"))
    }))

  it.effect("says that an object is missing, before it was put and after it was removed", () =>
    Effect.gen(function*() {
      const { keyOf, store } = yield* begin
      const missing = Effect.map(Effect.flip(store.get(keyOf("a"), 100)), ({ _tag }) => _tag)
      assert.strictEqual(yield* missing, "ContentMissing")
      yield* store.put(keyOf("a"), bytesOf("text"))
      yield* store.remove([keyOf("a")])
      assert.strictEqual(yield* missing, "ContentMissing")
    }))

  it.effect("takes objects up to the length that is asked for, and refuses longer ones", () =>
    Effect.gen(function*() {
      const { keyOf, store } = yield* begin
      yield* store.put(keyOf("a"), anyBytes(200_000))
      assert.strictEqual((yield* store.get(keyOf("a"), 200_000)).length, 200_000)
      const error = yield* Effect.flip(store.get(keyOf("a"), 199_999))
      assert.strictEqual(error._tag, "ContentStoreError")
      assert.isNull((error as { readonly outage?: unknown }).outage)
    }))

  it.effect("removes what is named, and nothing else, however often", () =>
    Effect.gen(function*() {
      const { keyOf, list, store } = yield* begin
      for (const name of ["a", "a/1", "ab", "b"]) yield* store.put(keyOf(name), bytesOf(name))
      for (let times = 0; times < 2; times++) {
        yield* store.remove([keyOf("a"), keyOf("b"), keyOf("never-there")])
        assert.deepStrictEqual(yield* list(), [keyOf("a/1"), keyOf("ab")])
      }
      yield* store.remove([])
      assert.strictEqual((yield* list()).length, 2)
    }))

  it.effect("removes as many at once as may be named", () =>
    Effect.gen(function*() {
      const { keyOf, list, store } = yield* begin
      yield* store.put(keyOf("k-0007"), bytesOf("x"))
      yield* store.put(keyOf("other"), bytesOf("x"))
      yield* store.remove(Array.from({ length: maxKeys }, (_, index) => keyOf(`k-${String(index).padStart(4, "0")}`)))
      assert.deepStrictEqual(yield* list(), [keyOf("other")])
    }))

  it.effect("lists keys in the order of their characters, page by page, and those of the prefix alone", () =>
    Effect.gen(function*() {
      const { keyOf, list, prefix, store } = yield* begin
      const names = ["2026-09/a", "2026-09/b/1-x", "2026-09/b/2-x", "2026-10/A", "2026-10/_", "2026-10/a"]
      for (const name of names.toReversed()) yield* store.put(keyOf(name), bytesOf(name))
      const seen: Array<string> = []
      for (let after: string | null = null;;) {
        const page: ReadonlyArray<string> = yield* list(after, 2)
        seen.push(...page)
        if (page.length < 2) break
        after = page[1]!
      }
      assert.deepStrictEqual(seen, names.map(keyOf))
      assert.deepStrictEqual(
        yield* store.list({ prefix: `${prefix}2026-10/`, after: null, limit: 100 }),
        names.slice(3).map(keyOf)
      )
      assert.deepStrictEqual(
        yield* list(keyOf("2026-09/b/")),
        names.slice(1).map(keyOf),
        "after a key that is not there"
      )
    }))
}

/**
 * Runs the conformance tests of `ContentStore`.
 *
 * @example
 * ```ts no-run: it registers tests
 * import * as MemoryContentStore from "@sendwright/core/memory/MemoryContentStore"
 * import * as ContentStoreSuite from "@sendwright/testing/conformance/ContentStoreSuite"
 *
 * ContentStoreSuite.suite("memory", MemoryContentStore.layer)
 * ```
 */
export const suite = <E>(name: string, store: Layer.Layer<ContentStore, E>, options: SuiteOptions = {}): void =>
  layer(store, options)(name, tests)
