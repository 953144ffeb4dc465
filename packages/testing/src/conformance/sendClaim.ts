import { assert } from "@effect/vitest"
import type { Settlement } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import { endpoint, evidence, newEmail } from "../fixtures.ts"
import { harness, hour, idsOf, type It, minute, second } from "./Harness.ts"

/** Claiming and leases in `SendJobs`. */
export const claimTests = (it: It): void => {
  it.effect("leases what is due, once, oldest first within an account", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const third = yield* t.send({ createdAt: t.at(2 * second) })
      const first = yield* t.send({ createdAt: t.at(0) })
      const second_ = yield* t.send({ createdAt: t.at(second), mode: "test" })
      assert.deepStrictEqual(yield* t.claim(t.at(-1)), [])
      const leases = yield* t.claim(t.at(second))
      assert.deepStrictEqual(idsOf(leases), [first, second_])
      assert.isTrue(leases.every((lease) => lease.accountId === t.account.id))
      assert.strictEqual(new Set(leases.map(({ token }) => token)).size, 2)
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(2 * second))), [third])
      assert.deepStrictEqual(yield* t.claim(t.at(3 * second)), [])
    }))

  it.effect("takes at most `limit` jobs, and `perAccount` of one account", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const ids: Array<string> = []
      for (let i = 0; i < 10; i++) ids.push(yield* t.send({ createdAt: t.at(i) }))
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(second), { limit: 3 })), ids.slice(0, 3))
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(second), { perAccount: 4 })), ids.slice(3, 7))
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(second), { perAccount: 4, limit: 2 })), ids.slice(7, 9))
      assert.deepStrictEqual(yield* t.claim(t.at(second), { limit: 0 }), [])
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(second))), ids.slice(9))
    }))

  it.effect("goes on through a long queue, whatever becomes due behind it meanwhile", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const ids: Array<string> = []
      for (let i = 0; i < 32; i++) ids.push(yield* t.send({ createdAt: t.at(i) }))
      const claim = (at: number) => t.claim(t.at(at), { limit: 8, perAccount: 8 })
      const [deferred, ...others] = yield* claim(100)
      const later = { _tag: "Deferred" as const, at: t.at(200) }
      yield* t.jobs.begin([deferred!], t.at(100))
      yield* t.jobs.settle([{ lease: deferred!, now: t.at(100), evidence: [], next: later, later: [] }])
      const rest: Array<string> = []
      for (let i = 0; i < 4; i++) rest.push(...idsOf(yield* claim(300)))
      assert.deepStrictEqual([deferred!.emailId, ...idsOf(others)], ids.slice(0, 8))
      assert.deepStrictEqual(rest, [...ids.slice(8), ids[0]!])
    }))

  it.effect("lets no account wait for another one's queue", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const emails = Array.from({ length: 100 }, (_, index) => t.email({ createdAt: t.at(index) }))
      yield* t.accept(...emails)
      const others = yield* Effect.all(Array.from({ length: 4 }, () => t.seed()))
      for (const other of others) {
        yield* t.accept(newEmail({ accountId: other.account.id, createdAt: t.at(second) }))
      }
      const leases = yield* t.claim(t.at(2 * second), { limit: 10, perAccount: 10 })
      assert.strictEqual(leases.length, 10)
      for (const other of others) {
        assert.strictEqual(leases.filter(({ accountId }) => accountId === other.account.id).length, 1)
      }
      const ofFirst = leases.filter(({ accountId }) => accountId === t.account.id)
      assert.deepStrictEqual(idsOf(ofFirst), emails.slice(0, 6).map(({ id }) => id))
    }))

  it.effect("lets accounts take turns from claim to claim", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const others = [t, ...yield* Effect.all(Array.from({ length: 4 }, () => t.seed()))]
      for (const { account } of others) {
        for (let i = 0; i < 6; i++) yield* t.accept(newEmail({ accountId: account.id, createdAt: t.at(i) }))
      }
      const served: Array<string> = []
      for (let i = 0; i < 15; i++) {
        const leases = yield* t.claim(t.at(second), { limit: 2, perAccount: 1 })
        assert.strictEqual(new Set(leases.map(({ accountId }) => accountId)).size, 2)
        served.push(...leases.map(({ accountId }) => accountId))
      }
      // In the time in which all could be served n times, nobody is served less than n - 1 times.
      for (const { account } of others) {
        const turns = served.flatMap((id, index) => id === account.id ? [index] : [])
        assert.strictEqual(turns.length, 6)
        for (const [index, turn] of turns.entries()) {
          assert.isAtMost(turn - (turns[index - 1] ?? -1), 2 * others.length)
        }
      }
    }))

  it.effect("never gives one job to two claims at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const emails = Array.from({ length: 60 }, () => t.email())
      yield* t.accept(...emails)
      const claims = yield* Effect.all(Array.from({ length: 12 }, () => t.claim(t.at(0), { limit: 7 })), {
        concurrency: "unbounded"
      })
      const rest = yield* t.claim(t.at(0))
      const leased = idsOf([...claims.flat(), ...rest])
      assert.strictEqual(leased.length, 60)
      assert.strictEqual(new Set(leased).size, 60)
    }))

  it.effect("leaves the live jobs of paused accounts, and all jobs of suspended ones", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const live = yield* t.send()
      const test = yield* t.send({ mode: "test" })
      const paused = { at: t.at(0), reason: "bounces" }
      yield* t.accounts.change(t.account.id, { paused })
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(0))), [test])
      yield* t.accounts.change(t.account.id, { suspended: { at: t.at(0), reason: "abuse" } })
      assert.deepStrictEqual(yield* t.claim(t.at(2 * minute)), [])
      yield* t.accounts.change(t.account.id, { paused: null })
      assert.deepStrictEqual(yield* t.claim(t.at(3 * minute)), [])
      yield* t.accounts.change(t.account.id, { suspended: null })
      assert.deepStrictEqual(new Set(idsOf(yield* t.claim(t.at(4 * minute)))), new Set([live, test]))
    }))

  it.effect("hands back a lease that has not begun, at once and without counting", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      for (let i = 0; i < 10; i++) {
        const leases = yield* t.claim(t.at(i), { maxCrashes: 2 })
        assert.deepStrictEqual(idsOf(leases), [id])
        yield* t.jobs.release(leases)
      }
      const [lease] = yield* t.claim(t.at(10))
      yield* t.jobs.release([{ ...lease!, token: "00000000-0000-4000-8000-000000000000" }])
      assert.deepStrictEqual(yield* t.claim(t.at(10)), [])
      yield* t.jobs.begin([lease!], t.at(10))
      yield* t.jobs.release([lease!])
      assert.deepStrictEqual(yield* t.claim(t.at(10)), [])
    }))

  it.effect("frees a lease that ran out, and counts the crash", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const hook = endpoint({ accountId: t.account.id })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const id = yield* t.send()
      assert.strictEqual((yield* t.claim(t.at(0), { maxCrashes: 3 })).length, 1)
      assert.deepStrictEqual(yield* t.claim(t.at(minute - 1), { maxCrashes: 3 }), [])
      assert.strictEqual((yield* t.claim(t.at(minute), { maxCrashes: 3 })).length, 1)
      assert.deepStrictEqual(yield* t.claim(t.at(3 * minute - 1), { maxCrashes: 3 }), [])
      assert.strictEqual((yield* t.claim(t.at(3 * minute), { maxCrashes: 3 })).length, 1)
      assert.deepStrictEqual(yield* t.claim(t.at(4 * minute), { maxCrashes: 3 }), [])
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "failed")
      assert.isNotNull(email.error)
      assert.isAbove(email.error!.length, 0)
      assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.queued", "email.failed"])
      assert.strictEqual(email.events[1]!.details["reason"], "crashed")
      assert.strictEqual(email.events[1]!.details["attempts"], 0)
      assert.deepStrictEqual(email.events[1]!.occurredAt, t.at(4 * minute))
      const deliveries = yield* t.webhooks.claim({
        now: t.at(4 * minute),
        limit: 9,
        perEndpoint: 9,
        leaseMillis: 1_000
      })
      assert.deepStrictEqual(deliveries.map(({ delivery }) => delivery.eventType), ["email.failed"])
      assert.deepStrictEqual(yield* t.claim(t.at(hour), { maxCrashes: 3 }), [])
    }))

  it.effect("counts crashes in a row: a hand-off that is settled sets the count back", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send({ to: ["ada@example.com", "mary@example.com"] })
      const options = { maxCrashes: 2 }
      const sent = evidence({ type: "email.sent", occurredAt: t.at(0), recipients: ["ada@example.com"] })
      const crashThenSettle = Effect.fnUntraced(function*(end: number, more: Pick<Settlement, "evidence" | "next">) {
        assert.strictEqual((yield* t.claim(t.at(end - 2 * minute), options)).length, 1)
        const { lease } = yield* t.beginOne(t.at(end - minute), options)
        yield* t.jobs.settle([{ ...more, lease, now: t.at(end - minute), later: [] }])
      })
      yield* crashThenSettle(2 * minute, { evidence: [], next: { _tag: "RetryAt", at: t.at(2 * minute) } })
      yield* crashThenSettle(4 * minute, { evidence: [], next: { _tag: "Deferred", at: t.at(4 * minute) } })
      yield* crashThenSettle(6 * minute, { evidence: [sent], next: { _tag: "RetryAt", at: t.at(6 * minute) } })
      // One that goes on for others of the email is not over.
      yield* crashThenSettle(8 * minute, { evidence: [], next: { _tag: "Continue" } })
      assert.deepStrictEqual(yield* t.claim(t.at(8 * minute), options), [])
      assert.strictEqual((yield* t.get(id)).events.at(-1)!.details["reason"], "crashed")
    }))

  it.effect("waits for evidence after a hand-off that was begun and not settled, then hands over again", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      const options = { leaseMillis: minute, unknownWaitMillis: 5 * minute }
      yield* t.beginOne(t.at(0), options)
      assert.deepStrictEqual(yield* t.claim(t.at(minute), options), [])
      assert.deepStrictEqual(yield* t.claim(t.at(6 * minute - 1), options), [])
      const again = yield* t.beginOne(t.at(6 * minute), options)
      assert.strictEqual(again.email.id, id)
      assert.strictEqual(again.attempt, 2)
      // A claim that comes late finds the wait over: it counts from the lease's end, not from the claim.
      assert.strictEqual((yield* t.claim(t.at(hour), options)).length, 1)
      // Under this lease no hand-off begins: the wait is that of the crash before, four times the first one.
      assert.deepStrictEqual(yield* t.claim(t.at(hour + 21 * minute - 1), options), [])
      assert.strictEqual((yield* t.beginOne(t.at(hour + 21 * minute), options)).attempt, 3)
      // The longest wait is four hours.
      assert.deepStrictEqual(yield* t.claim(t.at(5 * hour + 22 * minute - 1), options), [])
      assert.strictEqual((yield* t.claim(t.at(5 * hour + 22 * minute), options)).length, 1)
    }))

  it.effect("holds what was begun and not settled where the policy says so", () =>
    Effect.gen(function*() {
      const t = yield* harness({}, { forward: 301 * hour })
      const id = yield* t.send()
      const options = { unknownPolicy: "hold" } as const
      yield* t.beginOne(t.at(0), options)
      assert.deepStrictEqual(yield* t.claim(t.at(2 * minute), options), [])
      assert.deepStrictEqual(yield* t.claim(t.at(300 * hour), options), [])
      assert.strictEqual((yield* t.get(id)).status, "queued")
      assert.strictEqual((yield* t.get(id)).events.length, 1)
    }))

  it.effect("fails an email that took its worker down too often, and only those of its recipients that wait", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send({ to: ["ada@example.com", "mary@example.com"] })
      const first = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{
        lease: first.lease,
        now: t.at(0),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(0), recipients: ["ada@example.com"] })],
        next: { _tag: "RetryAt", at: t.at(minute) },
        later: []
      }])
      const options = { maxCrashes: 2, unknownWaitMillis: 0 }
      yield* t.beginOne(t.at(minute), options)
      yield* t.beginOne(t.at(2 * minute), options)
      assert.deepStrictEqual(yield* t.claim(t.at(3 * minute), options), [])
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "failed")
      assert.strictEqual(email.events[2]!.details["reason"], "crashed")
      assert.strictEqual(email.events[2]!.details["attempts"], 3)
      assert.deepStrictEqual(email.events[2]!.details["recipients"], ["mary@example.com"])
      // Proof of delivery corrects it for the one who was sent to and the one who was given up.
      yield* t.jobs.intake([
        {
          ...evidence({ type: "email.delivered", occurredAt: t.at(hour) }),
          provider: "fake",
          key: "k",
          emailId: id,
          messageId: null
        }
      ], t.at(hour))
      const corrected = yield* t.get(id)
      assert.strictEqual(corrected.status, "delivered")
      assert.isNull(corrected.error)
    }))

  it.effect("says when something is due next", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const next = Effect.map(t.jobs.nextDue, (date) => date === null ? Infinity : date.getTime() - t.at(0).getTime())
      assert.isAbove(yield* next, 24 * hour)
      yield* t.send({ scheduledAt: t.at(10 * minute) })
      // A schedule is the same moment on every clock, whichever clock judges.
      assert.approximately(yield* next, 10 * minute, second)
      yield* t.send({ createdAt: t.at(5 * minute) })
      assert.strictEqual(yield* next, 5 * minute)
      yield* t.accounts.change(t.account.id, { paused: { at: t.at(0), reason: null } })
      assert.approximately(yield* next, 10 * minute, second)
      yield* t.accounts.change(t.account.id, { paused: null })
      const { lease } = yield* t.beginOne(t.at(5 * minute))
      assert.isAbove(yield* next, 5 * minute)
      yield* t.jobs.settle([{
        lease,
        now: t.at(5 * minute),
        evidence: [],
        next: { _tag: "RetryAt", at: t.at(7 * minute) },
        later: [{
          at: t.at(6 * minute),
          event: {
            ...evidence({ type: "email.delivery_delayed", occurredAt: t.at(6 * minute) }),
            provider: "fake",
            key: "later",
            emailId: lease.emailId,
            messageId: null
          }
        }]
      }])
      assert.strictEqual(yield* next, 6 * minute)
      assert.strictEqual(yield* t.jobs.applyKept(t.at(6 * minute), 10), 1)
      assert.strictEqual(yield* next, 7 * minute)
      const again = yield* t.beginOne(t.at(7 * minute))
      yield* t.jobs.settle([{ lease: again.lease, now: t.at(0), evidence: [], next: { _tag: "Hold" }, later: [] }])
      assert.approximately(yield* next, 10 * minute, second)
    }))
}
