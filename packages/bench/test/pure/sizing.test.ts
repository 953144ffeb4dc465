import { assert, describe, it } from "vitest"
import { assumptions, capacityTable, type Measured, sizesOf, sizesTable } from "../../src/sizing.ts"
import { assertKept, resultOf } from "../keptPage.ts"

const even: Measured = {
  perSecond: 1_000,
  atMaximum: { serverMs: 1, postgresMs: 1, walBytes: 5_000, statements: 0.5 },
  atHalf: { serverMs: 1.5, postgresMs: 0.75, walBytes: 8_000, statements: 1 },
  diskBytes: 3_500
}

describe("sizes", () => {
  it("follow from what an email takes, worked out by hand", () => {
    // 864 million a day are 10,000 a second, and 40,000 in the busiest minutes.
    const sizes = sizesOf(864_000_000, even)
    assert.deepStrictEqual(
      { ...sizes, diskTerabytes: Math.round(sizes.diskTerabytes) },
      {
        meanPerSecond: 10_000,
        peakPerSecond: 40_000,
        serverCores: 100,
        processes: 101,
        postgresCores: 50,
        connections: 1_010,
        statementsPerSecond: 40_000,
        walMegabytesPerSecond: 320,
        walGigabytesPerDay: 6_912,
        diskGigabytesPerMonth: 90_720,
        diskTerabytes: 389,
        cells: 39
      }
    )
  })

  it("never ask for less than two processes and one cell", () => {
    const { cells, connections, processes } = sizesOf(1_000, even)
    assert.deepStrictEqual({ cells, connections, processes }, { cells: 1, connections: 20, processes: 2 })
  })
})

describe("the pages", () => {
  const { figures } = resultOf("footprint")
  const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "docs/operate/scaling.md": { sizes: `${assumptions()}\n\n${sizesTable(figures.webhooks)}` },
    "docs/operate/capacity.md": { capacity: capacityTable(figures.webhooks) }
  }

  it.each(Object.entries(written))(
    "%s has the tables that follow from what was measured (SENDWRIGHT_WRITE_DOCS=1 writes them)",
    assertKept
  )

  it("is measured without faults", () => {
    for (const { faults } of Object.values<{ readonly faults: ReadonlyArray<string> }>(figures)) {
      assert.deepStrictEqual(faults, [])
    }
  })
})
