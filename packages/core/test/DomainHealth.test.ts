import { assert, describe, it } from "@effect/vitest"
import type { DkimRotation } from "@sendwright/core/domains/DkimRotation"
import type { DnsCheck, DnsCheckState } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import * as DomainHealth from "@sendwright/core/domains/DomainHealth"
import { selfHostedRecords } from "@sendwright/core/domains/DomainIdentity"
import * as DomainReceiving from "@sendwright/core/domains/DomainReceiving"
import type { DomainState } from "@sendwright/core/domains/DomainState"
import * as fc from "fast-check"

const minute = 60_000
const hour = 60 * minute
const created = new Date("2026-11-21T12:00:00Z")
const at = (millis: number) => new Date(created.getTime() + millis)

const fresh: DomainState = {
  status: "pending",
  health: "unknown",
  healthChangedAt: null,
  brokenSince: null
}

interface Step {
  /** Since the step before, in milliseconds. */
  readonly after: number
  readonly verdict: DomainHealth.Verdict
}

const step: fc.Arbitrary<Step> = fc.record({
  after: fc.oneof(fc.integer({ min: 1, max: 10 * minute }), fc.integer({ min: 1, max: 80 * hour })),
  verdict: fc.constantFrom("good", "good", "failing", "failing", "failing", "inconclusive")
})
const steps = fc.array(step, { maxLength: 40 })

/** Every state of a history, each with the step that led to it. */
const walk = (history: ReadonlyArray<Step>) => {
  let time = 0
  let state = fresh
  return history.map(({ after, verdict }) => {
    const before = state
    time += after
    state = DomainHealth.next(before, created, verdict, at(time))
    return { before, state, verdict, time }
  })
}

/** Applies checks at fixed times since the creation. */
const run = (...checks: ReadonlyArray<readonly [number, DomainHealth.Verdict]>) =>
  checks.reduce((state, [time, verdict]) => DomainHealth.next(state, created, verdict, at(time)), fresh)

describe("next", () => {
  it("changes nothing after an inconclusive check", () => {
    fc.assert(fc.property(steps, (history) => {
      for (const { before, state, verdict } of walk(history)) {
        if (verdict === "inconclusive") assert.strictEqual(state, before)
      }
    }))
  })

  it("is verified and healthy after every good check, whatever came before", () => {
    fc.assert(fc.property(steps, (history) => {
      for (const { state, verdict } of walk(history)) {
        if (verdict !== "good") continue
        assert.deepStrictEqual([state.status, state.health, state.brokenSince], ["verified", "healthy", null])
      }
    }))
  })

  it("knows the health from the first conclusive check on, and when it changed", () => {
    fc.assert(fc.property(steps, (history) => {
      let conclusive = false
      for (const { before, state, time, verdict } of walk(history)) {
        conclusive ||= verdict !== "inconclusive"
        assert.strictEqual(state.health === "unknown", !conclusive)
        assert.deepStrictEqual(
          state.healthChangedAt,
          state.health === before.health ? before.healthChangedAt : at(time)
        )
      }
    }))
  })

  it("never fails a domain within 72 hours, of its creation or of its first failing check", () => {
    fc.assert(fc.property(steps, (history) => {
      let firstFailing: number | null = null
      let verified = false
      for (const { before, state, time, verdict } of walk(history)) {
        if (verdict === "good") {
          verified = true
          firstFailing = null
        }
        if (verdict === "failing") firstFailing ??= time
        if (state.status === "failed" && before.status !== "failed") {
          assert.isAtLeast(time - (verified ? firstFailing ?? Infinity : 0), DomainHealth.graceMillis)
          assert.strictEqual(state.health, "action_needed")
          verified = false
        }
        // Nor does it ever become pending again.
        if (before.status !== "pending") assert.notStrictEqual(state.status, "pending")
      }
    }))
  })

  it("needs action of a verified domain only after two failing checks 5 minutes apart without a good one between", () => {
    fc.assert(fc.property(steps, (history) => {
      let firstFailing: number | null = null
      for (const { before, state, time, verdict } of walk(history)) {
        if (verdict === "good") firstFailing = null
        if (before.status === "verified" && verdict === "failing") {
          const earlier: number | null = firstFailing
          firstFailing ??= time
          if (before.health !== "action_needed") {
            const confirmed = earlier !== null && time - earlier >= DomainHealth.confirmMillis
            assert.strictEqual(state.health, confirmed ? "action_needed" : before.health)
            assert.strictEqual(state.status, "verified")
          }
        }
      }
    }))
  })

  it("goes from pending to failed at 72 hours, and to verified with a later good check", () => {
    assert.strictEqual(run([5 * minute, "failing"], [72 * hour - 1, "failing"]).status, "pending")
    assert.strictEqual(run([5 * minute, "failing"], [72 * hour, "failing"]).status, "failed")
    assert.strictEqual(run([80 * hour, "inconclusive"]).status, "pending")
    assert.strictEqual(run([72 * hour, "failing"], [100 * hour, "good"]).status, "verified")
  })

  it("goes from verified to action needed to failed, and back", () => {
    const broken = run([0, "good"], [100 * hour, "failing"])
    assert.deepStrictEqual([broken.status, broken.health, broken.brokenSince], ["verified", "healthy", at(100 * hour)])
    const soon = run([0, "good"], [100 * hour, "failing"], [100 * hour + 5 * minute - 1, "failing"])
    assert.strictEqual(soon.health, "healthy")
    const confirmed = [[0, "good"], [100 * hour, "failing"], [100 * hour + 5 * minute, "failing"]] as const
    assert.deepStrictEqual(run(...confirmed), {
      status: "verified",
      health: "action_needed",
      healthChangedAt: at(100 * hour + 5 * minute),
      brokenSince: at(100 * hour)
    })
    assert.strictEqual(run(...confirmed, [172 * hour - 1, "failing"]).status, "verified")
    assert.strictEqual(run(...confirmed, [172 * hour, "inconclusive"]).status, "verified")
    assert.strictEqual(run(...confirmed, [172 * hour, "failing"]).status, "failed")
    assert.strictEqual(run(...confirmed, [172 * hour, "failing"], [173 * hour, "good"]).status, "verified")
    // A good check in between begins the count anew.
    assert.strictEqual(run(...confirmed, [171 * hour, "good"], [172 * hour, "failing"]).health, "healthy")
  })
})

describe("nextCheckAt", () => {
  const wait = (
    age: number,
    brokenSince: number | null = null,
    rotation: DkimRotation | null = null,
    receiving: DomainReceiving.DomainReceiving | null = null
  ) =>
    DomainHealth.nextCheckAt(
      { createdAt: created, brokenSince: brokenSince === null ? null : at(brokenSince), rotation, receiving },
      at(age)
    ).getTime() - at(age).getTime()

  it("is in 5 minutes for an hour, in an hour up to 72, then in 6", () => {
    assert.deepStrictEqual([0, hour - 1, hour, 72 * hour - 1, 72 * hour, 9_000 * hour].map((age) => wait(age)), [
      5 * minute,
      5 * minute,
      hour,
      hour,
      6 * hour,
      6 * hour
    ])
  })

  it("begins anew when a verified domain breaks", () => {
    assert.deepStrictEqual([wait(500 * hour, 500 * hour), wait(501 * hour, 500 * hour), wait(572 * hour, 500 * hour)], [
      5 * minute,
      hour,
      6 * hour
    ])
  })

  it("begins anew when a domain is asked to receive, and when its record for that breaks", () => {
    const asked = DomainReceiving.begin("a.example", "mx.example", at(500 * hour))
    assert.deepStrictEqual([500, 501, 572].map((hours) => wait(hours * hour, null, null, asked)), [
      5 * minute,
      hour,
      6 * hour
    ])
    const broken = { ...asked, status: "verified" as const, brokenSince: at(600 * hour) }
    assert.deepStrictEqual([600, 601, 672].map((hours) => wait(hours * hour, null, null, broken)), [
      5 * minute,
      hour,
      6 * hour
    ])
  })

  it("begins anew with a new key, until that signs", () => {
    const pending = { from: "a", to: "b", startedAt: at(500 * hour), switchedAt: null }
    const switched = { ...pending, switchedAt: at(501 * hour) }
    assert.deepStrictEqual(
      [wait(500 * hour, null, pending), wait(501 * hour, null, pending), wait(501 * hour, null, switched)],
      [5 * minute, hour, 6 * hour]
    )
    assert.strictEqual(wait(502 * hour, 502 * hour, pending), 5 * minute)
  })

  it("always lies ahead, by 6 hours at the most", () => {
    fc.assert(fc.property(fc.nat(1e10), fc.option(fc.nat(1e10)), (age, broken) => {
      assert.isTrue(wait(age, broken) >= 5 * minute && wait(age, broken) <= 6 * hour)
    }))
  })
})

describe("what a check says of a domain", () => {
  const records = selfHostedRecords("a.example", { selector: "s", publicKey: "P" }, {
    region: "local",
    bounceHost: "b.example",
    spf: "mx"
  })
  const state = fc.constantFrom<DnsCheckState | null>("found", "missing", "mismatch", null)
  const four = fc.tuple(state, state, state, state)
  const verdict = (states: ReadonlyArray<DnsCheckState | null>) =>
    DomainHealth.verdictOf(records, new Map(records.map(({ id }, index) => [id, states[index] ?? null])))

  it("is failing with one needed record missing or wrong, good with all found, else inconclusive", () => {
    fc.assert(fc.property(four, (states) => {
      const needed = states.slice(0, 3)
      const expected = needed.some((one) => one === "missing" || one === "mismatch")
        ? "failing"
        : needed.includes(null)
        ? "inconclusive"
        : "good"
      assert.strictEqual(verdict(states), expected)
    }))
  })

  it("does not depend on the policy", () => {
    fc.assert(fc.property(four, state, ([a, b, c], policy) => {
      assert.strictEqual(verdict([a, b, c, policy]), verdict([a, b, c, "found"]))
    }))
  })

  it("is inconclusive of a domain without records", () => {
    assert.strictEqual(DomainHealth.verdictOf([], new Map()), "inconclusive")
  })

  it("keeps what was found earlier where a look-up had no result, in the order of the records", () => {
    const check = (id: string, found: string): DnsCheck => ({ id, state: "found", found })
    const before = [check("dmarc", "old"), check("dkim", "old"), check("gone", "old")]
    const now = [check("return_path_mx", "new"), check("dkim", "new")]
    assert.deepStrictEqual(DomainHealth.mergeChecks(records as ReadonlyArray<DnsRecord>, before, now), [
      check("dkim", "new"),
      check("return_path_mx", "new"),
      check("dmarc", "old")
    ])
    assert.deepStrictEqual(DomainHealth.mergeChecks(records, null, []), [])
  })
})

describe("changeOf", () => {
  const state = (status: DomainState["status"], health: DomainState["health"]): DomainState => ({
    ...fresh,
    status,
    health
  })
  const cases = [
    ["pending", "unknown", "pending", "action_needed", undefined],
    ["pending", "unknown", "verified", "healthy", "domain.verified"],
    ["failed", "action_needed", "verified", "healthy", "domain.verified"],
    ["pending", "action_needed", "failed", "action_needed", "domain.failed"],
    ["verified", "action_needed", "failed", "action_needed", "domain.failed"],
    ["verified", "healthy", "verified", "action_needed", "domain.broken"],
    ["verified", "action_needed", "verified", "healthy", "domain.repaired"],
    ["verified", "healthy", "verified", "healthy", undefined]
  ] as const
  for (const [status, health, nextStatus, nextHealth, change] of cases) {
    it(`from ${status}, ${health} to ${nextStatus}, ${nextHealth} is ${change ?? "nothing worth remembering"}`, () => {
      assert.strictEqual(DomainHealth.changeOf(state(status, health), state(nextStatus, nextHealth)), change)
    })
  }
})
