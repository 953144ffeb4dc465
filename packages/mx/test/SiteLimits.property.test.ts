import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { receivers } from "../src/shaping/receivers.ts"
import * as SiteLimits from "../src/shaping/SiteLimits.ts"

const limit = fc.integer({ min: 1, max: 1_000 })
const limits = fc.record({ connections: limit, messagesPerConnection: limit, perMinute: limit })
const others = { connections: 10, messagesPerConnection: 100, perMinute: 600 }
const own = { connections: 1, messagesPerConnection: 2, perMinute: 3 }

const shapeOf = (rows: ReadonlyArray<SiteLimits.SiteRow>, site: string, ...hosts: ReadonlyArray<string>) =>
  SiteLimits.shapeOf({ rows, others }, { site, hosts })

const written = { key: "*.shop.example", isNamed: true, isStrict: true }
const size = fc.integer({ min: 1, max: 50 })

describe("shareOf", () => {
  it("gives all processes together the limits, and nothing to one that could not hand anything over", () => {
    fc.assert(fc.property(limits, fc.string(), size, (limits, key, size) => {
      const shares = Array.from(
        { length: size },
        (_, rank) => SiteLimits.shareOf({ ...written, ...limits, key }, [{ rank, size }])
      )
      const sum = (of: (share: SiteLimits.SiteLimits) => number) => shares.reduce((sum, share) => sum + of(share), 0)
      assert.strictEqual(sum(({ connections }) => connections), limits.connections)
      assert.strictEqual(sum(({ perMinute }) => perMinute), limits.perMinute)
      for (const { connections, perMinute } of shares) assert.strictEqual(connections === 0, perMinute === 0)
    }))
  })

  it("is the least of what several places give, and nothing without a place", () => {
    const two = { ...written, connections: 2, messagesPerConnection: 5, perMinute: 61 }
    const places = [0, 1, 2].map((rank) => ({ rank, size: 3 }))
    const parts = places.map((place) => SiteLimits.shareOf(two, [place]).connections)
    assert.deepStrictEqual(parts.toSorted(), [0, 1, 1])
    assert.strictEqual(SiteLimits.shareOf(two, places).connections, 0)
    assert.deepInclude(SiteLimits.shareOf(two, []), { connections: 0, perMinute: 0 })
  })

  it("gives the one connection of several sites to different processes", () => {
    const holders = Array.from(
      { length: 30 },
      (_, n) =>
        [0, 1, 2].find((rank) =>
          SiteLimits.shareOf({ ...written, ...own, key: `mx.site${n}.example` }, [{ rank, size: 3 }]).connections === 1
        )
    )
    assert.sameMembers([...new Set(holders)], [0, 1, 2])
  })
})

describe("guessedShareOf", () => {
  it("is no more for all processes together than the guess, but for a connection and what is left of a message", () => {
    fc.assert(fc.property(limits, fc.integer({ min: 1, max: 200 }), (limits, processes) => {
      const share = SiteLimits.guessedShareOf(limits, processes)
      assert.isAtLeast(share.connections, 1)
      assert.isAbove(share.perMinute, 0)
      assert.isAtMost(share.perMinute * processes, limits.perMinute + 1e-9)
      assert.isAtMost(share.connections * processes, Math.max(limits.connections, processes))
      assert.strictEqual(share.messagesPerConnection, limits.messagesPerConnection)
    }))
  })

  it("is all of them for one process", () => {
    fc.assert(fc.property(limits, (limits) => assert.deepStrictEqual(SiteLimits.guessedShareOf(limits, 1), limits)))
  })
})

describe("shapeOf", () => {
  it("is one for all sites of a receiver", () => {
    const shapes = [
      shapeOf(receivers, "(alt1|).gmail-smtp-in.l.google.com", "gmail-smtp-in.l.google.com"),
      shapeOf(receivers, "aspmx.l.google.com", "aspmx.l.google.com")
    ]
    for (const shape of shapes) assert.deepInclude(shape, { key: "*.google.com", isNamed: true })
  })

  it("is each site's own where no row names it, or only all others", () => {
    assert.deepStrictEqual(shapeOf(receivers, "mx.shop.example", "mx.shop.example"), {
      key: "mx.shop.example",
      isNamed: false,
      isStrict: false,
      ...others
    })
    const every = { pattern: SiteLimits.everyOther, ...own }
    assert.deepStrictEqual(shapeOf([every, ...receivers], "mx.shop.example", "mx.shop.example"), {
      key: "mx.shop.example",
      isNamed: false,
      isStrict: true,
      ...own
    })
    assert.strictEqual(shapeOf([every, ...receivers], "aspmx.l.google.com", "aspmx.l.google.com").perMinute, 600)
  })

  it("takes the first row that is for the site's name, or for all of its best hosts", () => {
    const rows = [{ pattern: "(a|b).shop.example", ...own }, { pattern: "*.shop.example", ...others }]
    assert.strictEqual(shapeOf(rows, "(a|b).shop.example", "a.shop.example").connections, 1)
    assert.strictEqual(shapeOf(rows, "a.shop.example", "a.shop.example").key, "*.shop.example")
    assert.strictEqual(shapeOf(rows, "mixed", "a.shop.example", "a.club.example").key, "mixed")
    assert.strictEqual(shapeOf(rows, "shop.example", "shop.example").key, "shop.example")
    assert.strictEqual(shapeOf(rows, "x.evilshop.example", "x.evilshop.example").isNamed, false)
  })

  it("knows each receiver once, within the bounds", () => {
    assert.strictEqual(new Set(receivers.map(({ pattern }) => pattern)).size, receivers.length)
    for (const { connections, messagesPerConnection, pattern, perMinute } of receivers) {
      assert.match(pattern, /^\*(?:\.[a-z0-9-]+){2,}$/)
      for (const limit of [connections, messagesPerConnection, perMinute]) assert.isAtLeast(limit, 1)
    }
  })
})
