/** Drills as those of `faults.test.ts`: the database fails, or a server's clock is not the database's. */
import { assert, describe, it } from "@effect/vitest"
import { clocks, libfaketime } from "../src/drills/faults/clocks.ts"
import { database } from "../src/drills/faults/database.ts"
import { demandNothingLost } from "../src/drills/faults/Ledger.ts"
import { hasty } from "../src/drills/faults/Stage.ts"

type Told = Awaited<ReturnType<typeof database>>["faults"][string]["told"][number]

/** Readiness said so, told why, and was true again afterwards; the log told it in few lines and without a stack. */
const demandTold = (told: Told, why: RegExp) => {
  assert.isNotNull(told.unreadyAfterMs, "readiness never said it")
  assert.isNotNull(told.readyAgainAfterMs, "readiness never came back")
  assert.match(told.reasons.join("\n"), why)
  assert.isAtMost(told.linesAMinute, 10, told.lines.join("\n"))
  assert.strictEqual(told.stacks, 0, told.lines.join("\n"))
}

// Longer than what the drills themselves wait for, so that one of them says what did not happen.
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

  it.skipIf(libfaketime === undefined)("sends nothing twice and nothing early for a clock that jumps", async () => {
    const figures = await clocks({
      env: hasty,
      faultMs: 10_000,
      perSecond: 5,
      aheadMs: 8_000,
      clocks: { jumping: ["+10m", "+0", "-10m"] }
    })
    demandNothingLost(figures.ledger)
    assert.strictEqual(figures.ledger.twice, 0)
    for (const { earlyMs, told } of Object.values(figures.faults)) {
      assert.isAtMost(earlyMs, 0)
      demandTold(told, /clock/)
    }
  })
})
