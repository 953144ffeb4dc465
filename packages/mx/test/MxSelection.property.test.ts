import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { select } from "../src/MxSelection.ts"

const exchanges = fc.constantFrom(
  "",
  "a.example",
  "b.example",
  "c.example",
  "d.example",
  "192.0.2.1",
  "bad name.example"
)
const records = fc.array(fc.record({ preference: fc.nat(3), exchange: exchanges }), { maxLength: 8 })
const ownNames = fc.subarray(["a.example", "b.example"]).map((names) => new Set(names))

const isHost = (exchange: string) => /^[a-d]\.example$/.test(exchange)

describe("select", () => {
  it("names each host once, at its lowest preference, lowest first", () => {
    fc.assert(fc.property(records, (records) => {
      const selection = select(records, new Set())
      const hosts = selection._tag === "Hosts" ? selection.hosts : []
      assert.deepStrictEqual(
        hosts.map(({ exchange }) => exchange).toSorted(),
        [...new Set(records.map(({ exchange }) => exchange).filter(isHost))].toSorted()
      )
      for (const [index, { exchange, preference }] of hosts.entries()) {
        const lowest = Math.min(
          ...records.filter((record) => record.exchange === exchange).map((record) => record.preference)
        )
        assert.strictEqual(preference, lowest)
        assert.isAtLeast(preference, hosts[index - 1]?.preference ?? 0)
      }
    }))
  })

  it("keeps the order of equals", () => {
    fc.assert(fc.property(fc.shuffledSubarray(["a.example", "b.example", "c.example"]), (names) => {
      const selection = select(names.map((exchange) => ({ preference: 10, exchange })), new Set())
      assert.deepStrictEqual(selection._tag === "Hosts" ? selection.hosts.map(({ exchange }) => exchange) : [], names)
    }))
  })

  it("leaves out whatever is not better than an own name", () => {
    fc.assert(fc.property(records, ownNames, (records, own) => {
      const selection = select(records, own)
      const best = Math.min(...records.filter(({ exchange }) => own.has(exchange)).map(({ preference }) => preference))
      if (selection._tag === "Hosts") { for (const { preference } of selection.hosts) assert.isBelow(preference, best) }
      if (selection._tag === "Loop") {
        assert.isFalse(records.some(({ exchange, preference }) => isHost(exchange) && preference < best))
      }
      if (selection._tag === "NoHost") assert.isFalse(records.some(({ exchange }) => isHost(exchange)))
    }))
  })

  it("is a null MX only where nothing but the root is named", () => {
    fc.assert(fc.property(records, ownNames, (records, own) => {
      const isNull = records.length > 0 && records.every(({ exchange }) => exchange === "")
      assert.strictEqual(select(records, own)._tag === "NullMx", isNull)
    }))
  })
})
