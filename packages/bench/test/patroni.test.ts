/** A Patroni cluster with the configuration that docs/operate/failover.md shows, and one failover of it under load. */
import { assert, describe, it } from "vitest"
import { hasPatroni, warnWithoutPatroni } from "../src/drills/patroni/Cluster.ts"
import { brokenPromises } from "../src/drills/patroni/figures.ts"
import { playPatroni } from "../src/drills/patroni/play.ts"

warnWithoutPatroni("failover by Patroni")

describe("a Patroni cluster", { timeout: 300_000 }, () => {
  it.skipIf(!hasPatroni)(
    "loses nothing that was acknowledged when its primary is killed, and sends go on",
    async () => {
      const figures = await playPatroni({
        synchronous: true,
        members: 2,
        rounds: ["killed"],
        perSecond: 10,
        quietMs: 1_000,
        // What a server held when its connections broke is over in seconds.
        env: { SENDWRIGHT_SEND_LEASE_SECONDS: "6", SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "2" }
      })
      assert.deepStrictEqual(brokenPromises(figures, { synchronous: true }), [])
      // Both servers went over to the other one by themselves.
      assert.strictEqual(figures.moves, 2)
      assert.notProperty(figures.rounds[0]?.statuses, "500")
    }
  )
})
