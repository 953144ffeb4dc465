import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as ConnectionLimits from "../src/ConnectionLimits.ts"

const at = (seconds: number) => new Date(seconds * 1_000)
const [good, wrong] = [Redacted.make("good"), Redacted.make("wrong")]

const make = () =>
  ConnectionLimits.make({ connections: 10, connectionsPerAddress: 5, connectionsPerKey: 5, failedLoginsPerAddress: 15 })

/** Fails until the address is locked. */
const lock = (limits: ConnectionLimits.ConnectionLimits, address: string) => {
  for (let failed = 0; failed < 15; failed++) limits.failed(address, wrong, at(0))
}

describe("failed logins", () => {
  it("lock an address, and an IPv6 network of 64 bits, for as long as it takes for one more", () => {
    const limits = make()
    lock(limits, "2001:db8::1")
    assert.isTrue(limits.isLocked("2001:db8::2", good, at(59)))
    assert.isFalse(limits.isLocked("2001:db8:0:1::1", good, at(59)))
    assert.isFalse(limits.isLocked("2001:db8::2", good, at(60)))
  })

  it("do not lock out a key that has logged in from the address, until it fails itself", () => {
    const limits = make()
    limits.accepted("192.0.2.1", good)
    lock(limits, "192.0.2.1")
    lock(limits, "192.0.2.2")
    assert.isFalse(limits.isLocked("192.0.2.1", good, at(1)))
    assert.isTrue(limits.isLocked("192.0.2.1", wrong, at(1)))
    assert.isTrue(limits.isLocked("192.0.2.2", good, at(1)))
    limits.failed("192.0.2.1", good, at(1))
    assert.isTrue(limits.isLocked("192.0.2.1", good, at(1)))
  })

  it("are forgotten, and keys too, where there are too many of them: the oldest first", () => {
    const limits = make()
    limits.accepted("192.0.2.1", good)
    limits.accepted("192.0.2.2", good)
    limits.accepted("192.0.2.1", good)
    lock(limits, "192.0.2.1")
    lock(limits, "192.0.2.2")
    for (let n = 0; n < 9_999; n++) limits.accepted("192.0.2.3", Redacted.make(`${n}`))
    assert.isFalse(limits.isLocked("192.0.2.1", good, at(1)))
    assert.isTrue(limits.isLocked("192.0.2.2", good, at(1)))
    for (let n = 0; n < 9_999; n++) limits.failed(`10.0.${n >> 8}.${n & 255}`, wrong, at(1))
    assert.isFalse(limits.isLocked("192.0.2.1", wrong, at(1)))
    assert.isTrue(limits.isLocked("192.0.2.2", wrong, at(1)))
  })
})
