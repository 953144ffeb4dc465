import { assert, describe, it } from "@effect/vitest"
import { checkAddress } from "@sendwright/core/foundation/Address"
import * as fc from "fast-check"
import * as ReplyAddress from "../src/emails/ReplyAddress.ts"

const keys = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const domain = "0123456789.inbound.sendwright.example"
const anyId = fc.uuid()

describe("ReplyAddress", () => {
  it("makes addresses that can be sent to, and names the email again, also where relays changed the case", () => {
    fc.assert(fc.property(anyId, fc.nat(keys.length - 1), (id, at) => {
      const address = ReplyAddress.make([keys[at]!], id, domain)
      assert.isUndefined(checkAddress(address))
      assert.isTrue(ReplyAddress.hasForm(address))
      assert.strictEqual(ReplyAddress.parse(keys, address), id)
      assert.strictEqual(ReplyAddress.parse(keys, address.toUpperCase()), id)
    }))
  })

  it("knows none that was made up, changed or made under another key", () => {
    fc.assert(fc.property(anyId, fc.nat(41), fc.nat(31), (id, at, other) => {
      const address = ReplyAddress.make(keys, id, domain)
      assert.isUndefined(ReplyAddress.parse([new Uint8Array(32).fill(3)], address))
      const letter = "abcdefghijklmnopqrstuvwxyz234567"[other]!
      const changed = `${address.slice(0, 2 + at)}${letter}${address.slice(3 + at)}`
      // The last character has two bits that say nothing.
      if (at < 41 && changed !== address) assert.isUndefined(ReplyAddress.parse(keys, changed))
    }))
    for (const address of ["r+@a.example", "r+abc@a.example", "b+abc@a.example", "ada@a.example", "ada"]) {
      assert.isFalse(ReplyAddress.hasForm(address))
      assert.isUndefined(ReplyAddress.parse(keys, address))
    }
  })
})
