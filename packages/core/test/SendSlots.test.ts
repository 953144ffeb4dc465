import { assert, describe, it } from "@effect/vitest"
import { domainScope, providerScope } from "../src/sending/SendSlots.ts"

describe("the scope of a slot", () => {
  // Nodes of one database count together, also while some of them are of an older version.
  it("is named alike by all nodes", () => {
    assert.strictEqual(providerScope("smtp"), "provider:smtp")
    assert.strictEqual(domainScope("xn--bcher-kva.example"), "domain:xn--bcher-kva.example")
  })
})
