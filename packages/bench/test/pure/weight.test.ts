import { assert, describe, it } from "vitest"
import { turnsOf } from "../../src/weight/programs.ts"
import { importsTable, installsTable, memoryTable, startsTable } from "../../src/weight/table.ts"
import { assertKept, originOf, resultOf } from "../keptPage.ts"

const moment = (wallMs: number, processorMs: number) => ({ wallMs, processorMs, residentMB: wallMs / 10, modules: 0 })

describe("turns", () => {
  it("take the median, imports from the program's begin and the rest from that of its process", () => {
    const told = [500, 300, 900].map((importMs) => ({
      began: moment(100, 40),
      made: moment(100 + importMs, 40 + importMs / 2),
      first: moment(1_000 + importMs, 600)
    }))
    assert.deepStrictEqual(turnsOf(told), {
      imported: { wallMs: 500, processorMs: 250, residentMB: 60 },
      started: null,
      first: { wallMs: 1_500, processorMs: 600, residentMB: 150 }
    })
  })
})

describe("the page", () => {
  it("has the tables that follow from what was measured (SENDWRIGHT_WRITE_DOCS=1 writes them)", () => {
    const kept = resultOf("weight")
    const { figures, settings } = kept
    assertKept("docs/internals/weight.md", {
      installs: installsTable(figures),
      imports: importsTable(figures),
      memory: memoryTable(figures, settings.emails),
      starts: startsTable(figures),
      origin: originOf(kept)
    })
  })
})
