import { assert, it } from "@effect/vitest"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"

const ring = (...names: readonly [string, ...ReadonlyArray<string>]) => ({
  active: names[0],
  keys: Object.fromEntries(names.map((name) => [name, Redacted.make(new Uint8Array(32).fill(name.charCodeAt(0)))]))
})
const keys = ReturnPath.keysOf(ring("b", "a"))
const recipient = fc.emailAddress()
const id = fc.uuid()

it("reads back what it made, in any case, for that recipient alone", () => {
  fc.assert(fc.property(id, recipient, recipient, (emailId, to, other) => {
    fc.pre(to.toLowerCase() !== other.toLowerCase())
    const address = ReturnPath.make(keys, emailId, to, "send.example.com")
    assert.isAtMost(address.indexOf("@"), 64)
    for (const spelling of [address, address.toUpperCase()]) {
      const path = ReturnPath.parse(keys, spelling)!
      assert.strictEqual(path.emailId, emailId)
      assert.isTrue(ReturnPath.isFor(path, to.toUpperCase()))
      assert.isFalse(ReturnPath.isFor(path, other))
    }
  }))
})

it("refuses an address of which any character was changed", () => {
  const address = ReturnPath.make(keys, "0198c0de-1234-7abc-8def-0123456789ab", "ada@example.com", "send.example.com")
  // The last character holds one bit of the code; the others hold five.
  for (let at = 2; at < 53; at++) {
    for (const character of "a7mq") {
      const forged = address.slice(0, at) + character + address.slice(at + 1)
      assert.strictEqual(ReturnPath.parse(keys, forged) === undefined, forged !== address, forged)
    }
  }
})

it("knows addresses made with an older key, and none made with another", () => {
  const make = (name: string) =>
    ReturnPath.make(ReturnPath.keysOf(ring(name)), "0198c0de-1234-7abc-8def-0123456789ab", "ada@example.com", "x.test")
  assert.isTrue(ReturnPath.isFor(ReturnPath.parse(keys, make("a"))!, "ada@example.com"))
  assert.isUndefined(ReturnPath.parse(keys, make("c")))
})

it("takes no other address for one of its own", () => {
  fc.assert(fc.property(fc.oneof(recipient, fc.string()), (text) => ReturnPath.parse(keys, text) === undefined))
})
