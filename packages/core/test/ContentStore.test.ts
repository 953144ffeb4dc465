import { assert, describe, it } from "@effect/vitest"
import { ContentStore, isKey, layerNone, maxKeyLength } from "@sendwright/core/objects/ContentStore"
import * as Effect from "effect/Effect"

describe("ContentStore", () => {
  it("takes keys of words with slashes and dots between them, and nothing that a path or a URL reads otherwise", () => {
    for (const key of ["a", "2026-11/0199a1b2-7c3d/0-x_1", "a.b/c.json", "a".repeat(maxKeyLength)]) {
      assert.isTrue(isKey(key), key)
    }
    const refused = ["", "/a", "a/", "a//b", "../a", "a/../b", "a/.b", "a b", "a?b", "a%2f", "é"]
    for (const key of [...refused, "a".repeat(maxKeyLength + 1)]) assert.isFalse(isKey(key), key)
  })

  it.effect("says of each command that none is configured, where there is none", () =>
    Effect.gen(function*() {
      const store = yield* ContentStore
      const failures = yield* Effect.forEach([
        store.put("a", new Uint8Array(1)),
        Effect.catchTag(store.get("a", 1), "ContentMissing", Effect.die),
        store.remove(["a"]),
        store.list({ prefix: "", after: null, limit: 1 })
      ], Effect.flip)
      assert.deepStrictEqual(
        failures.map(({ outage }) => outage),
        Array.from({ length: 4 }, () => "unconfigured" as const)
      )
    }).pipe(Effect.provide(layerNone)))
})
