/** A drill as those of `faults.test.ts`: a server's clock is not the database's. */
import { assert, describe, it } from "@effect/vitest"
import { clocks, libfaketime } from "../src/drills/faults/clocks.ts"
import { demandNothingLost } from "../src/drills/faults/Ledger.ts"
import { hasty } from "../src/drills/faults/Stage.ts"
import { demandTold } from "./demandTold.ts"

describe("faults of clocks under load", { timeout: 900_000 }, () => {
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
