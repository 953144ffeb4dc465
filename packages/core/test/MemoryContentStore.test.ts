import { assert, describe, it } from "@effect/vitest"
import { isKey, maxKeyLength } from "@sendwright/core/contents/ContentStore"
import * as MemoryContentStore from "@sendwright/core/memory/MemoryContentStore"
import * as ContentStoreSuite from "@sendwright/testing/conformance/ContentStoreSuite"

ContentStoreSuite.suite("MemoryContentStore", MemoryContentStore.layer)

describe("isKey", () => {
  it("takes words with slashes and dots between them, and nothing that a path or a URL reads otherwise", () => {
    for (const key of ["a", "2026-11/0199a1b2-7c3d/0-x_1", "a.b/c.json", "a".repeat(maxKeyLength)]) {
      assert.isTrue(isKey(key), key)
    }
    const refused = [
      "",
      "/a",
      "a/",
      "a//b",
      "../a",
      "a/../b",
      "a/.b",
      "a b",
      "a?b",
      "a%2f",
      "é",
      "a".repeat(maxKeyLength + 1)
    ]
    for (const key of refused) assert.isFalse(isKey(key), key)
  })
})
