/** An upgrade with a pending migration, and the way back, for seconds: with this checkout as the older version as well. */
import { assert, describe, it } from "vitest"
import { hasty } from "../src/drills/faults/Stage.ts"
import { playUpgrade, type UpgradeOptions } from "../src/drills/upgrade/play.ts"
import { brokenPromises } from "../src/drills/upgrade/promises.ts"
import { host } from "../src/Processes.ts"

const options: UpgradeOptions = {
  oldProgram: host,
  path: [["old", "old"], ["new", "old"], ["new", "new"], ["old", "old"]],
  stepMs: 1_500,
  perSecond: 20,
  emails: 0,
  inTheWayMs: 3_500,
  env: { ...hasty, SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "1" }
}

// Longer than what the drill itself waits for, so that it says what did not happen.
describe("two versions on one database", { timeout: 600_000 }, () => {
  it("keep each other's promises while servers are upgraded and rolled back under load", async () => {
    assert.deepStrictEqual(brokenPromises(await playUpgrade(options), options), [])
  })
})
