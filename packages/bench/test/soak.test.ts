/** The soak drill for seconds, with restarts and a crash in them: what it would say after hours. */
import { assert, describe, it } from "vitest"
import { hasty } from "../src/drills/faults/Stage.ts"
import { playSoak } from "../src/drills/soak/play.ts"
import { brokenPromises } from "../src/drills/soak/promises.ts"

describe("everything at once", { timeout: 600_000 }, () => {
  it("goes on while servers are restarted and killed and the database crashes", async () => {
    const figures = await playSoak({
      forMs: 32_000,
      perSecond: 10,
      restartMs: 9_000,
      crashMs: 22_000,
      aheadMs: 10_000,
      sampleMs: 4_000,
      patienceMs: 90_000,
      env: hasty
    })
    assert.isAbove(figures.restarts.killed, 0)
    assert.isAbove(figures.restarts.databaseCrashes, 0)
    // Not within these seconds.
    const notYet = new Set(["no changes of a template", "no exports", "no erasures"])
    assert.deepStrictEqual(brokenPromises(figures).filter((broken) => !notYet.has(broken)), [])
  })
})
