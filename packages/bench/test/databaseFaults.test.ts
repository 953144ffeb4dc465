/** A drill as those of `faults.test.ts`: the database fails. */
import { assert, describe, it } from "@effect/vitest"
import { database } from "../src/drills/faults/database.ts"
import { demandNothingLost } from "../src/drills/faults/Ledger.ts"
import { hasty } from "../src/drills/faults/Stage.ts"
import { demandTold } from "./demandTold.ts"

describe("faults of the database under load", { timeout: 900_000 }, () => {
  it("tells what is wrong with the database, and goes on by itself when it is well again", async () => {
    const figures = await database({ env: hasty, faultMs: 5_500, perSecond: 10, full: false })
    demandNothingLost(figures.ledger)
    for (const told of figures.faults["read-only"]?.told ?? []) demandTold(told, /read-only|no writes/)
    for (const told of figures.faults["locked"]?.told ?? []) {
      demandTold(told, /session \d+ \(a migration of somebody's: LOCK TABLE sendwright\.emails/)
    }
    for (const name of ["out of reach", "crashed"]) {
      for (const told of figures.faults[name]?.told ?? []) demandTold(told, /reach/)
    }
    for (const told of figures.faults["mute altogether"]?.told ?? []) demandTold(told, /answer/)
    for (const { statuses } of Object.values(figures.faults)) assert.notProperty(statuses, "500")
  })
})
