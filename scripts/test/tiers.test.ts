import { assert, describe, it } from "vitest"
import { filesOf, stale } from "../tiers.ts"

describe("the tiers of tests", () => {
  it("have each file once", () => {
    assert.deepStrictEqual([...filesOf("first"), ...filesOf("second")].toSorted(), filesOf("all").toSorted())
    assert.isNotEmpty(filesOf("first"))
    assert.include(filesOf("first"), "scripts/test/tiers.test.ts")
  })

  it("name nothing that is not there", () => {
    assert.deepStrictEqual(stale(), [])
  })
})
