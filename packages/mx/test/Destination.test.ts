import { assert, describe, it } from "@effect/vitest"
import * as Destination from "../src/Destination.ts"
import type { RouteHost } from "../src/Route.ts"
import type { TlsDecision, TlsDemand } from "../src/tls/TlsDecision.ts"

const source = { address: null, name: "out.test" }

const host: RouteHost = {
  name: "mx.shop.test",
  preference: 0,
  addresses: [{ address: "2001:db8::1", family: "IPv6" }, { address: "192.0.2.1", family: "IPv4" }],
  canonicalName: "mx.shop.test",
  authentic: true
}

const decision = (demand: TlsDemand): TlsDecision => ({
  demand,
  tested: null,
  policy: { type: "no-policy-found" },
  problem: null,
  reason: "because"
})

const record = { usage: 3, selector: 1, matching: 1, data: new Uint8Array([1]) }
const dane = (...records: ReadonlyArray<typeof record>): Destination.Connectable => ({
  _tag: "Dane",
  serverName: "mx.shop.test",
  names: ["shop.test", "mx.shop.test"],
  records
})

describe("make", () => {
  const opportunistic = decision({ _tag: "Opportunistic" })

  it("keeps the addresses that connections can be made over", () => {
    const addressesFrom = (localAddress: string | null) => {
      const made = Destination.make(host, opportunistic, { address: localAddress, name: "out.test" })
      return "addresses" in made ? made.addresses : made
    }
    assert.deepStrictEqual(addressesFrom(null), ["2001:db8::1", "192.0.2.1"])
    assert.deepStrictEqual(addressesFrom("198.51.100.1"), ["192.0.2.1"])
    assert.deepStrictEqual(addressesFrom("2001:db8::2"), ["2001:db8::1"])
  })

  it("leaves out a host without an address of our family, and one that TLS does not allow", () => {
    const over4 = { ...host, addresses: host.addresses.slice(1) }
    assert.deepStrictEqual(
      Destination.make(over4, opportunistic, { address: "2001:db8::2", name: "out.test" }),
      { host: "mx.shop.test", reason: "It has no IPv6 address, of which family our own is", isTls: false, judged: [] }
    )
    for (const _tag of ["NotAllowed", "Unusable"] as const) {
      assert.deepStrictEqual(
        Destination.make(host, decision({ _tag }), source),
        { host: "mx.shop.test", reason: "because", isTls: true, judged: [] }
      )
    }
  })
})

describe("keyOf", () => {
  const key = (demand: Destination.Connectable, addresses = ["192.0.2.1", "192.0.2.2"]) =>
    Destination.keyOf({ host: "mx.shop.test", addresses, demand, source, judged: [] })

  it("is the same in any order", () => {
    const other = { ...record, usage: 2 }
    assert.strictEqual(key(dane(record, other)), key(dane(other, record)))
    assert.strictEqual(key({ _tag: "None" }, ["192.0.2.2", "192.0.2.1"]), key({ _tag: "None" }))
  })

  it("is another one for each demand", () => {
    const demands: ReadonlyArray<Destination.Connectable> = [
      { _tag: "None" },
      { _tag: "Opportunistic" },
      { _tag: "Encrypted" },
      { _tag: "Verified", serverName: "mx.shop.test" },
      { _tag: "Verified", serverName: "mx2.shop.test" },
      dane(record),
      dane({ ...record, data: new Uint8Array([2]) }),
      dane({ ...record, matching: 2 }),
      dane(record, { ...record, usage: 2 })
    ]
    assert.strictEqual(new Set(demands.map((demand) => key(demand))).size, demands.length)
  })
})
