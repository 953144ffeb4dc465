import { assert, describe, it } from "@effect/vitest"
import * as CrashPolicy from "@sendwright/core/sending/CrashPolicy"
import * as fc from "fast-check"

const minute = 60_000
const hour = 60 * minute
const settings = { maxCrashes: 8, unknownPolicy: "resend", unknownWaitMillis: minute } as const
const crash = { crashes: 1, begun: true, leaseEnd: 10 * hour, dueAt: 9 * hour }

/** The waits after the crashes up to the last one, in minutes; null: it is given up. */
const waits = (begun: boolean, unknownWaitMillis: number = minute) =>
  Array.from({ length: settings.maxCrashes }, (_, index) => {
    const after = CrashPolicy.decide({ ...crash, begun, crashes: index + 1 }, { ...settings, unknownWaitMillis })
    return after._tag === "Due" ? (after.at - crash.leaseEnd) / minute : null
  })

describe("a job whose worker did not come back", () => {
  it("waits four times as long as before, up to 4 hours, and is given up in the end", () => {
    assert.deepStrictEqual(waits(true), [1, 4, 16, 64, 240, 240, 240, null])
  })

  it("waits from the second crash on where nothing is waited for after an unknown outcome", () => {
    const seconds = waits(true, 0).map((minutes) => minutes === null ? null : minutes * 60)
    assert.deepStrictEqual(seconds, [0, 4, 16, 64, 256, 1_024, 4_096, null])
  })

  it("waits as after one crash fewer where no hand-off had begun, and keeps its place the first time", () => {
    assert.deepStrictEqual(waits(false), [-60, 1, 4, 16, 64, 240, 240, null])
  })

  it("is held where that is the policy and a hand-off had begun, but given up all the same", () => {
    const hold = { ...settings, unknownPolicy: "hold" } as const
    assert.deepStrictEqual(CrashPolicy.decide({ ...crash, crashes: 7 }, hold), { _tag: "Hold" })
    assert.strictEqual(CrashPolicy.decide({ ...crash, begun: false }, hold)._tag, "Due")
    assert.strictEqual(CrashPolicy.decide({ ...crash, crashes: 8 }, hold)._tag, "GiveUp")
  })

  it("never waits for less than after the crash before, nor less than for evidence", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 98 }), fc.nat(86_400_000), fc.boolean(), (crashes, wait, begun) => {
      const options = { ...settings, maxCrashes: 100, unknownWaitMillis: wait }
      const [before, after] = [crashes, crashes + 1].map((crashes) =>
        CrashPolicy.decide({ ...crash, begun, crashes }, options)
      )
      if (before?._tag !== "Due" || after?._tag !== "Due") return false
      return after.at >= before.at && (!begun || before.at >= crash.leaseEnd + wait)
        && after.at <= crash.leaseEnd + Math.max(4 * hour, wait)
    }))
  })
})
