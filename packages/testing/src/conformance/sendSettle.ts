import { assert } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import type { NextStep } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import { endpoint, evidence, newEmail, report, suppression } from "../fixtures.ts"
import { addressesOf, harness, hour, idsOf, type It, minute, second } from "./Harness.ts"

/** Settling in `SendJobs`. */
export const settleTests = (it: It): void => {
  it.effect("applies the evidence, stores its events and fans them out", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const hook = endpoint({ accountId: t.account.id })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      const answers = yield* t.jobs.settle([{
        lease,
        now: t.at(second),
        evidence: [evidence({
          type: "email.sent",
          occurredAt: t.at(500),
          details: { attempt: 1, provider_message_id: "p-1" },
          providerMessageId: `p-${id}`
        })],
        next: { _tag: "Done" },
        later: []
      }])
      assert.deepStrictEqual(answers, [true])
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "sent")
      assert.strictEqual(email.providerMessageId, `p-${id}`)
      assert.deepStrictEqual(email.updatedAt, t.at(second))
      assert.deepStrictEqual(email.events[1]!.details, { attempt: 1, provider_message_id: "p-1" })
      assert.deepStrictEqual(email.events[1]!.occurredAt, t.at(500))
      const deliveries = yield* t.webhooks.claim({ now: t.at(second), limit: 9, perEndpoint: 9, leaseMillis: 1_000 })
      assert.deepStrictEqual(deliveries.map(({ delivery }) => delivery.emailEventId), [email.events[1]!.id])
      assert.deepStrictEqual(deliveries[0]!.delivery.createdAt, t.at(second))
      assert.deepStrictEqual(yield* t.claim(t.at(24 * hour)), [])
    }))

  it.effect("fans what hand-offs and reports tell of live emails out to endpoints of live mode only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const live = endpoint({ accountId: t.account.id })
      const test = endpoint({ accountId: t.account.id, mode: "test" })
      yield* Effect.forEach([live, test], (hook) => t.webhooks.addEndpoint(hook, "sealed"))
      for (const mode of ["live", "test"] as const) {
        const { id } = yield* t.handOver({ mode })
        yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: t.at(second) })], t.at(second))
      }
      const deliveries = yield* t.webhooks.claim({ now: t.at(hour), limit: 9, perEndpoint: 9, leaseMillis: 1_000 })
      const of = ({ id }: { readonly id: string }) =>
        deliveries.filter(({ delivery }) => delivery.endpointId === id)
          .map(({ delivery }) => [delivery.mode, delivery.eventType].join(" ")).sort()
      assert.deepStrictEqual(of(test), ["test email.delivered", "test email.sent"])
      assert.deepStrictEqual(of(live), [
        "live email.delivered",
        "live email.sent",
        "test email.delivered",
        "test email.sent"
      ])
    }))

  it.effect("marks the events of test mode", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { id } = yield* t.handOver({ mode: "test" })
      const { events } = yield* t.get(id)
      assert.strictEqual(events[1]!.details["test"], true)
      assert.strictEqual(events[1]!.details["attempt"], 1)
    }))

  it.effect("changes nothing for a token that is held no more", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      const stale = (yield* t.beginOne(t.at(0), { unknownWaitMillis: 0 })).lease
      const current = (yield* t.beginOne(t.at(minute), { unknownWaitMillis: 0 })).lease
      const settle = (lease: typeof stale, type: "email.sent" | "email.failed") =>
        t.jobs.settle([{
          lease,
          now: t.at(minute),
          evidence: [evidence({ type, occurredAt: t.at(minute), error: type === "email.failed" ? "no" : null })],
          next: { _tag: "Done" },
          later: [{ at: t.at(minute), event: report({ type: "email.delivered", emailId: id }) }]
        }])
      assert.deepStrictEqual(yield* settle(stale, "email.failed"), [false])
      assert.strictEqual((yield* t.get(id)).status, "queued")
      assert.strictEqual(yield* t.jobs.applyKept(t.at(hour), 10), 0)
      assert.deepStrictEqual(yield* settle(current, "email.sent"), [true])
      assert.deepStrictEqual(yield* settle(current, "email.failed"), [false])
      assert.strictEqual((yield* t.get(id)).status, "sent")
      assert.strictEqual((yield* t.get(id)).events.length, 2)
    }))

  it.effect("knows evidence again by its key where a hand-off goes on for others", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send({ to: ["ada@example.com", "bob@example.com"] })
      const { lease } = yield* t.beginOne(t.at(0))
      const delivered = evidence({
        type: "email.delivered",
        occurredAt: t.at(0),
        recipients: ["ada@example.com"],
        keys: ["hand-off 1"]
      })
      const settlement = { lease, now: t.at(0), evidence: [delivered], next: { _tag: "Continue" }, later: [] } as const
      // Its answer was lost, so it comes again, and once more with the others.
      yield* t.jobs.settle([settlement])
      yield* t.jobs.settle([settlement])
      yield* t.jobs.settle([{ ...settlement, next: { _tag: "Done" } }])
      assert.deepStrictEqual((yield* t.get(id)).events.map(({ type }) => type), ["email.queued", "email.delivered"])
    }))

  it.effect("settles with a lease that ran out and that nobody has taken", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      const answers = yield* t.jobs.settle([{
        lease,
        now: t.at(hour),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(hour) })],
        next: { _tag: "Done" },
        later: []
      }])
      assert.deepStrictEqual(answers, [true])
      assert.strictEqual((yield* t.get(id)).status, "sent")
      assert.deepStrictEqual(yield* t.claim(t.at(2 * hour)), [])
    }))

  it.effect("settles a batch in order, each for itself", () =>
    Effect.gen(function*() {
      const t = yield* harness({}, { forward: 601 * hour })
      yield* t.accept(...Array.from({ length: 5 }, (_, index) => t.email({ createdAt: t.at(index) })))
      const leases = yield* t.claim(t.at(second))
      yield* t.jobs.begin(leases, t.at(second))
      const steps: ReadonlyArray<NextStep> = [
        { _tag: "Done" },
        { _tag: "RetryAt", at: t.at(minute) },
        { _tag: "AwaitEvidence", until: t.at(2 * minute) },
        { _tag: "Hold" },
        { _tag: "Done" }
      ]
      const answers = yield* t.jobs.settle(leases.map((lease, index) => ({
        lease: index === 4 ? { ...lease, token: "00000000-0000-4000-8000-000000000000" } : lease,
        now: t.at(second),
        evidence: index === 0 ? [evidence({ type: "email.sent", occurredAt: t.at(second) })] : [],
        next: steps[index]!,
        later: []
      })))
      assert.deepStrictEqual(answers, [true, true, true, true, false])
      assert.strictEqual((yield* t.get(leases[0]!.emailId)).status, "sent")
      assert.deepStrictEqual(yield* t.claim(t.at(minute - 1)), [])
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(minute))), [leases[1]!.emailId])
      const options = { leaseMillis: 600 * hour, unknownPolicy: "hold" } as const
      assert.deepStrictEqual(yield* t.jobs.settle([]), [])
      assert.deepStrictEqual(
        new Set(idsOf(yield* t.claim(t.at(2 * minute), options))),
        // The first came back from the claim above, whose lease ended and whose hand-off had not begun.
        new Set([leases[1]!.emailId, leases[2]!.emailId])
      )
      assert.deepStrictEqual(yield* t.claim(t.at(500 * hour), options), [])
    }))

  it.effect("counts attempts on, and hands over again to those who still wait", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.send({ to: ["ada@example.com", "mary@example.com"] })
      const first = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{
        lease: first.lease,
        now: t.at(0),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(0), recipients: ["Ada@EXAMPLE.com"] })],
        next: { _tag: "RetryAt", at: t.at(5 * second) },
        later: []
      }])
      const again = yield* t.beginOne(t.at(5 * second))
      assert.strictEqual(again.attempt, 2)
      assert.deepStrictEqual(again.email.recipients.map(({ state }) => state), ["sent", "queued"])
      // One who was sent to already may be suppressed meanwhile: that is no reason to fail the others.
      yield* t.jobs.settle([{
        lease: again.lease,
        now: t.at(5 * second),
        evidence: [],
        next: { _tag: "RetryAt", at: t.at(10 * second) },
        later: []
      }])
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "ada@example.com" }))
      assert.strictEqual((yield* t.beginOne(t.at(10 * second))).attempt, 3)
    }))

  it.effect("ends a job whose recipients are all known, whatever comes next", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      // The delivery overtakes the settlement, which knows nothing of it.
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: t.at(1) })], t.at(1))
      const answers = yield* t.jobs.settle([{
        lease,
        now: t.at(2),
        evidence: [],
        next: { _tag: "AwaitEvidence", until: t.at(minute) },
        later: []
      }])
      assert.deepStrictEqual(answers, [true])
      assert.deepStrictEqual(yield* t.claim(t.at(hour)), [])
      assert.strictEqual((yield* t.get(id)).status, "delivered")
    }))

  it.effect("keeps why an email failed while it is failed", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{
        lease,
        now: t.at(0),
        evidence: [evidence({
          type: "email.failed",
          occurredAt: t.at(0),
          details: { reason: "refused", provider_code: "550", attempts: 1 },
          error: "550 5.1.1 No such user"
        })],
        next: { _tag: "Done" },
        later: []
      }])
      const failed = yield* t.get(id)
      assert.strictEqual(failed.status, "failed")
      assert.strictEqual(failed.error, "550 5.1.1 No such user")
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: id })], t.at(1))
      const corrected = yield* t.get(id)
      assert.strictEqual(corrected.status, "delivered")
      assert.isNull(corrected.error)
      assert.strictEqual(corrected.events.length, 3)
    }))

  it.effect("suppresses for permanent bounces and complaints, in live mode and for real recipients only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const bounce = (recipients: ReadonlyArray<string>, bounceType: string) =>
        evidence({ type: "email.bounced", occurredAt: t.at(0), recipients, details: { bounce_type: bounceType } })
      const to = ["hard@example.com", "soft@example.com", "simulated@example.com", "fine@example.com"]
      const recipients = to.map((address) => ({
        address: normalize(address),
        envelope: address,
        simulation: address.startsWith("simulated") ? "bounced" as const : null
      }))
      for (const mode of ["test", "live"] as const) {
        yield* t.send({ to, recipients, mode })
        const { lease } = yield* t.beginOne(t.at(0))
        yield* t.jobs.settle([{
          lease,
          now: t.at(0),
          evidence: [
            evidence({ type: "email.sent", occurredAt: t.at(0) }),
            bounce(["HARD@example.com", "simulated@example.com", "stranger@example.com"], "permanent"),
            bounce(["soft@example.com"], "transient"),
            bounce(["soft@example.com"], "undetermined")
          ],
          next: { _tag: "Done" },
          later: []
        }])
        const expected = mode === "test" ? [] : [["hard@example.com", "bounce"]]
        assert.deepStrictEqual([...yield* addressesOf(t.suppressions, t.account.id)], expected as Array<never>)
      }
      assert.strictEqual((yield* t.suppressions.list(t.account.id, 9, null))[0]!.createdAt.getTime(), t.at(0).getTime())
    }))

  it.effect("replaces the reason bounce by complaint, and no other", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const to = ["a@example.com", "b@example.com", "c@example.com"]
      yield* t.suppressions.add(
        suppression({ accountId: t.account.id, address: "a@example.com", reason: "bounce", createdAt: t.at(0) })
      )
      const { id } = yield* t.handOver({ to: ["b@example.com", "c@example.com"] })
      yield* t.suppressions.remove(t.account.id, { address: normalize("a@example.com") })
      const all = yield* t.handOver({ to, createdAt: t.at(second) })
      yield* t.suppressions.add(
        suppression({ accountId: t.account.id, address: "a@example.com", reason: "bounce", createdAt: t.at(0) })
      )
      yield* t.suppressions.add(
        suppression({ accountId: t.account.id, address: "c@example.com", reason: "manual", createdAt: t.at(0) })
      )
      const complaint = (emailId: string, recipients: ReadonlyArray<string>) =>
        report({ type: "email.complained", emailId, recipients, occurredAt: t.at(minute) })
      const bounce = (emailId: string, recipients: ReadonlyArray<string>) =>
        report({
          type: "email.bounced",
          emailId,
          recipients,
          occurredAt: t.at(minute),
          details: { bounce_type: "permanent" }
        })
      yield* t.jobs.intake([
        complaint(all.id, ["a@example.com", "b@example.com", "c@example.com"]),
        bounce(id, ["b@example.com", "c@example.com"])
      ], t.at(minute))
      assert.deepStrictEqual(
        yield* addressesOf(t.suppressions, t.account.id),
        new Map([["a@example.com", "complaint"], ["b@example.com", "complaint"], ["c@example.com", "manual"]] as const)
      )
    }))

  it.effect("keeps later reports and applies them when they are due", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const hook = endpoint({ accountId: t.account.id, events: ["email.delivered", "email.complained"] })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      const later = (type: "email.delivered" | "email.complained", seconds: number) => ({
        at: t.at(seconds * second),
        event: report({ type, emailId: id, occurredAt: t.at(seconds * second), provider: "simulator" })
      })
      yield* t.jobs.settle([{
        lease,
        now: t.at(0),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(0) })],
        next: { _tag: "Done" },
        later: [later("email.complained", 2), later("email.delivered", 1)]
      }])
      assert.strictEqual(yield* t.jobs.applyKept(t.at(999), 10), 0)
      assert.strictEqual((yield* t.get(id)).status, "sent")
      assert.strictEqual(yield* t.jobs.applyKept(t.at(second), 10), 1)
      assert.strictEqual((yield* t.get(id)).status, "delivered")
      assert.deepStrictEqual((yield* t.get(id)).updatedAt, t.at(second))
      assert.strictEqual(yield* t.jobs.applyKept(t.at(second), 10), 0)
      assert.strictEqual(yield* t.jobs.applyKept(t.at(minute), 10), 1)
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "complained")
      assert.deepStrictEqual(email.events.map(({ type }) => type), [
        "email.queued",
        "email.sent",
        "email.delivered",
        "email.complained"
      ])
      const deliveries = yield* t.webhooks.claim({ now: t.at(minute), limit: 9, perEndpoint: 9, leaseMillis: 1_000 })
      assert.strictEqual(deliveries.length, 2)
      assert.deepStrictEqual([...yield* addressesOf(t.suppressions, t.account.id)], [["ada@example.com", "complaint"]])
    }))

  it.effect("applies kept reports up to a limit, and each once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const ids: Array<string> = []
      for (let i = 0; i < 5; i++) {
        const id = yield* t.send()
        ids.push(id)
        const { lease } = yield* t.beginOne(t.at(0))
        yield* t.jobs.settle([{
          lease,
          now: t.at(0),
          evidence: [evidence({ type: "email.sent", occurredAt: t.at(0) })],
          next: { _tag: "Done" },
          later: [{ at: t.at(i), event: report({ type: "email.delivered", emailId: id, occurredAt: t.at(i) }) }]
        }])
      }
      assert.strictEqual(yield* t.jobs.applyKept(t.at(second), 2), 2)
      assert.deepStrictEqual(
        new Set(idsOf(yield* t.list({ status: "delivered" }))),
        new Set(ids.slice(0, 2))
      )
      const counts = yield* Effect.all(Array.from({ length: 4 }, () => t.jobs.applyKept(t.at(second), 2)), {
        concurrency: "unbounded"
      })
      const rest = yield* t.jobs.applyKept(t.at(second), 10)
      assert.strictEqual(counts.reduce((sum, count) => sum + count, rest), 3)
      assert.strictEqual((yield* t.list({ status: "delivered" })).length, 5)
      for (const id of ids) assert.strictEqual((yield* t.get(id)).events.length, 3)
    }))

  it.effect("stays out of other accounts", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const hook = endpoint({ accountId: other.account.id })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      yield* t.accept(newEmail({ accountId: other.account.id, createdAt: t.at(minute) }))
      const { id } = yield* t.handOver()
      yield* t.jobs.intake([
        report({
          type: "email.bounced",
          emailId: id,
          recipients: ["ada@example.com"],
          details: { bounce_type: "permanent" }
        })
      ], t.at(0))
      assert.strictEqual((yield* addressesOf(t.suppressions, t.account.id)).size, 1)
      assert.strictEqual((yield* addressesOf(t.suppressions, other.account.id)).size, 0)
      const leases = yield* t.webhooks.claim({ now: t.at(0), limit: 9, perEndpoint: 9, leaseMillis: 1_000 })
      assert.deepStrictEqual(leases, [])
    }))
}
