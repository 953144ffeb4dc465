/**
 * The fault drills for seconds rather than minutes: servers in processes of their own, on a Postgres of their own. How
 * long something takes is not tested here, but that it goes on by itself while the fault lasts.
 */
import { assert, describe, it } from "@effect/vitest"
import { clocks, libfaketime } from "../src/drills/faults/clocks.ts"
import { database } from "../src/drills/faults/database.ts"
import { endpoints } from "../src/drills/faults/endpoints.ts"
import { frozen } from "../src/drills/faults/frozen.ts"
import { demandNothingLost } from "../src/drills/faults/Ledger.ts"
import { mute } from "../src/drills/faults/mute.ts"
import { rolling } from "../src/drills/faults/rolling.ts"
import { hasty } from "../src/drills/faults/Stage.ts"
import { hasHaproxy } from "../src/drills/haproxy.ts"

/** Readiness said so, told why, and was true again afterwards; the log told it in few lines and without a stack. */
const demandTold = (told: Awaited<ReturnType<typeof mute>>["told"][number], why: RegExp) => {
  assert.isNotNull(told.unreadyAfterMs, "readiness never said it")
  assert.isNotNull(told.readyAgainAfterMs, "readiness never came back")
  assert.match(told.reasons.join("\n"), why)
  assert.isAtMost(told.linesAMinute, 10, told.lines.join("\n"))
  assert.strictEqual(told.stacks, 0, told.lines.join("\n"))
}

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
