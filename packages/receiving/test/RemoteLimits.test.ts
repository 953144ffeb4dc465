import { assert, describe, it } from "@effect/vitest"
import * as RemoteLimits from "../src/RemoteLimits.ts"

const at = (millis: number) => new Date(millis)

describe("RemoteLimits", () => {
  it("counts open connections by address", () => {
    const limits = RemoteLimits.make({ connections: 2, burst: 1, messagesPerSecond: 1 })
    assert.isTrue(limits.connect("192.0.2.1"))
    assert.isTrue(limits.connect("192.0.2.1"))
    assert.isFalse(limits.connect("192.0.2.1"))
    assert.isTrue(limits.connect("192.0.2.2"))
    limits.disconnect("192.0.2.1")
    assert.isTrue(limits.connect("192.0.2.1"))
    assert.isFalse(limits.connect("192.0.2.1"))
  })

  it("takes an IPv6 network of 64 bits for one address, however it is written", () => {
    for (
      const [left, right, isOne] of [
        ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
        ["2001:db8::1", "2001:db8:0:0:1::", true],
        ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
        ["::1", "::2", true],
        ["192.0.2.1", "192.0.2.10", false]
      ] as const
    ) {
      const limits = RemoteLimits.make({ connections: 1, burst: 1, messagesPerSecond: 1 })
      assert.isTrue(limits.connect(left))
      assert.strictEqual(limits.connect(right), !isOne, `${left} ${right}`)
    }
  })

  it("lets messages pass at the rate, after a burst, for each address by itself", () => {
    const limits = RemoteLimits.make({ connections: 1, burst: 3, messagesPerSecond: 2 })
    const passed = (address: string, now: number) =>
      Array.from({ length: 10 }, () => limits.message(address, at(now))).filter(Boolean).length
    assert.strictEqual(passed("192.0.2.1", 0), 3)
    assert.strictEqual(passed("192.0.2.2", 0), 3)
    assert.strictEqual(passed("192.0.2.1", 1_000), 2)
    assert.strictEqual(passed("192.0.2.1", 60_000), 3)
  })

  it("remembers a bounded number of addresses, the one that is busy among them", () => {
    const limits = RemoteLimits.make({ connections: 1, burst: 20, messagesPerSecond: 0.000_001 })
    let granted = 0
    for (let address = 0; address < 50_000; address++) {
      limits.message(`10.${address >> 16}.${address >> 8 & 255}.${address & 255}`, at(0))
      if (address % 1_000 === 0 && limits.message("192.0.2.1", at(0))) granted++
    }
    assert.strictEqual(granted, 20)
  })
})
