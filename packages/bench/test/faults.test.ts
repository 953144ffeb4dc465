/**
 * The fault drills for seconds rather than minutes: servers in processes of their own, on a Postgres of their own. How
 * long something takes is not tested here, but that it goes on by itself while the fault lasts. Those of the database
 * and of clocks are in files of their own, so that they run at once.
 */
import { assert, describe, it } from "@effect/vitest"
import { endpoints } from "../src/drills/faults/endpoints.ts"
import { frozen } from "../src/drills/faults/frozen.ts"
import { demandNothingLost } from "../src/drills/faults/Ledger.ts"
import { mute } from "../src/drills/faults/mute.ts"
import { rolling } from "../src/drills/faults/rolling.ts"
import { hasty } from "../src/drills/faults/Stage.ts"
import { hasHaproxy } from "../src/drills/haproxy.ts"

// Longer than what the drills themselves wait for, so that one of them says what did not happen.
describe("faults under load", { timeout: 900_000 }, () => {
  it("sends and hands over again while the connections of before stay mute", async () => {
    const muteMs = 18_000
    const figures = await mute({ env: hasty, times: 1, muteMs, pauseMs: 0, perSecond: 10 })
    demandNothingLost(figures.ledger)
    assert.isBelow(figures.sendsStoodMs[0] ?? muteMs, muteMs - 4_000)
    assert.isBelow(figures.handoffsStoodMs[0] ?? muteMs, muteMs - 4_000)
  })

  it("keeps sends and webhooks going beside a server that is frozen, and one that vanished", async () => {
    const freezeMs = 10_000
    const figures = await frozen({ env: hasty, freezes: 1, freezeMs, kills: 1, perSecond: 10, quietMs: 2_000 })
    demandNothingLost(figures.ledger)
    for (const pace of [...figures.frozen, ...figures.killed]) {
      assert.isBelow(pace.longestWithoutWebhookMs, freezeMs / 2)
      assert.isAbove(pace.handoffsASecond, 2)
    }
  })

  it.skipIf(!hasHaproxy)("fails no request while the servers behind a balancer are restarted", async () => {
    const figures = await rolling({ restarts: 2, perSecond: 20 })
    demandNothingLost(figures.ledger)
    assert.deepStrictEqual(Object.keys(figures.statuses), ["201"])
  })

  it("keeps a slow endpoint at the pace of its events beside a dead one", async () => {
    const figures = await endpoints({ eventsASecond: 40, answerMs: 300, forMs: 10_000, warmUpMs: 8_000 })
    // Eight attempts at once would be 26 a second.
    assert.isBelow(figures.slowBehind, 120)
    assert.isBelow(figures.quickLongestGapMs, 5_000)
  })
})
