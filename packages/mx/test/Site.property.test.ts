import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as Site from "../src/Site.ts"

const label = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => [...labels, "example"].join("."))
const hosts = fc.uniqueArray(host, { minLength: 1, maxLength: 6 })

/** What a name of a site stands for. */
const expand = (site: string): ReadonlyArray<string> => {
  const [, inner, suffix = ""] = /^\((.*)\)(\..*)?$/.exec(site) ?? []
  return inner === undefined ? [site] : inner.split("|").map((part) => `${part}${suffix}`.replace(/^\./, ""))
}

describe("nameOf", () => {
  it("is the same for the same hosts, however they are given", () => {
    fc.assert(fc.property(hosts, fc.infiniteStream(fc.nat()), (hosts, order) => {
      const shuffled = hosts.map((host) => [order.next().value, host] as const).toSorted(([a], [b]) => a - b)
      assert.strictEqual(Site.nameOf([...shuffled.map(([, host]) => host), ...hosts]), Site.nameOf(hosts))
    }))
  })

  it("tells all hosts, or is cut and ends with a hash of them", () => {
    fc.assert(fc.property(hosts, (hosts) => {
      const site = Site.nameOf(hosts)
      assert.isAtMost(site.length, Site.maxLength)
      if (!site.includes("~")) assert.deepStrictEqual(expand(site), hosts.toSorted())
      else assert.match(site, /~[0-9a-f]{16}$/)
    }))
  })

  it("tells sets that are cut from one another", () => {
    const long = Array.from({ length: 30 }, (_, index) => `mx${index + 100}.mail.shop.example`)
    assert.notStrictEqual(Site.nameOf(long), Site.nameOf(long.slice(1)))
    assert.notStrictEqual(Site.nameOf(long), Site.nameOf([...long.slice(0, -1), "mx999.mail.shop.example"]))
    assert.isAtMost(Site.nameOf(long).length, Site.maxLength)
  })

  it("tells what the hosts share once", () => {
    const names = ["alt2.gmail.example", "gmail.example", "alt1.gmail.example"]
    assert.strictEqual(Site.nameOf(names), "(alt1|alt2|).gmail.example")
    assert.strictEqual(Site.nameOf(["b.test", "a.example"]), "(a.example|b.test)")
    assert.strictEqual(Site.nameOf(["a.example", "ba.example"]), "(a|ba).example")
  })
})

describe("group", () => {
  it("puts together what leads to the same site", () => {
    const groups = Site.group([{ id: 1, site: "a" }, { id: 2, site: "b" }, { id: 3, site: "a" }])
    assert.deepStrictEqual([...groups].map(([site, of]) => [site, of.map(({ id }) => id)]), [["a", [1, 3]], ["b", [2]]])
  })
})
