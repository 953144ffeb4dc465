import { assert } from "@effect/vitest"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import { erased } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as fixtures from "../fixtures.ts"
import { ada, bob, erasing, mentions } from "./erasing.ts"
import { addressesOf, hour, type It, minute, second } from "./Harness.ts"
import { sentOf } from "./webhookFixtures.ts"

/** What is under way, or comes late: nothing of it brings the address back. */
export const tests = (it: It): void => {
  it.effect("redacts the errors of webhooks, and builds what is pending without the address", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.handOver({ to: [ada, bob], subject: `For ${ada}` })
      const claim = (now: Date) => t.webhooks.claim({ now, limit: 10, perEndpoint: 10, leaseMillis: minute })
      const leases = yield* claim(t.at(second))
      assert.isAbove(leases.length, 1)
      const attempt = (error: string) => ({ at: t.at(second), responseCode: 500, error, durationMs: 1 })
      const [first, underWay] = leases
      const settle = (lease: typeof leases[number], error: string) =>
        t.webhooks.settle([{
          deliveryId: lease.deliveryId,
          token: lease.token,
          attempt: attempt(error),
          next: { _tag: "RetryAt", at: t.at(2 * hour) }
        }])
      yield* settle(first!, `500: no such user Ada@Example.com`)
      yield* t.erase()
      // Made from what the email was: what came of it is not recorded.
      assert.deepStrictEqual(yield* settle(underWay!, `500: ${ada}`), [false])
      const all = yield* t.deliveries
      assert.deepStrictEqual(all.map(({ lastError }) => lastError).filter((error) => error !== null), [
        `500: no such user ${erased}`
      ])
      const attempts = yield* Effect.forEach(all, ({ id }) => t.webhooks.attempts(t.account.id, id))
      assert.deepStrictEqual(attempts.flat().map(({ error }) => error), [`500: no such user ${erased}`])
      const again = yield* claim(t.at(3 * hour))
      assert.strictEqual(again.length, leases.length)
      assert.deepStrictEqual(mentions(again), [])
      for (const lease of again) {
        const subject = sentOf(lease)
        assert.deepStrictEqual([subject?.to, subject?.subject], [[erased, bob], `For ${erased}`])
      }
    }))

  it.effect("lets a hand-off under way end, and stores nothing of the address that it brings", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const id = yield* t.send({ to: [ada, bob] })
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.erase(ada, t.at(second))
      assert.strictEqual((yield* t.get(id)).status, "queued")
      const of = (type: "email.sent" | "email.bounced", recipients: ReadonlyArray<string>) =>
        fixtures.evidence({
          type,
          occurredAt: t.at(2 * second),
          recipients,
          details: { recipients, bounce_type: "permanent", diagnostic_code: `550 ${recipients[0]} unknown` }
        })
      const later = fixtures.report({
        type: "email.delivered",
        emailId: id,
        occurredAt: t.at(3 * second),
        recipients: [ada, bob],
        details: { recipients: [ada, bob] }
      })
      assert.deepStrictEqual(
        yield* t.jobs.settle([{
          lease,
          now: t.at(2 * second),
          evidence: [of("email.sent", [bob]), of("email.bounced", ["Ada@example.com"])],
          next: { _tag: "Done" },
          later: [{ at: t.at(3 * second), event: later }]
        }]),
        [true]
      )
      const email = yield* t.get(id)
      assert.deepStrictEqual(mentions(email), [])
      assert.strictEqual(email.status, "bounced")
      const bounced = email.events.find(({ type }) => type === "email.bounced")
      assert.deepStrictEqual(bounced?.details["recipients"], [erased])
      assert.strictEqual(bounced?.details["diagnostic_code"], `550 ${erased} unknown`)
      yield* t.jobs.applyKept(t.at(minute), 10)
      const delivered = (yield* t.get(id)).events.find(({ type }) => type === "email.delivered")
      assert.deepStrictEqual(delivered?.details["recipients"], [erased, bob])
      assert.deepStrictEqual([...yield* addressesOf(t.suppressions, t.account.id)], [[null, "manual"]])
    }))

  it.effect("settles a plain hand-off under way without the address", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const id = yield* t.send({ to: [ada, bob] })
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.erase(ada, t.at(second))
      yield* t.jobs.settle([{
        lease,
        now: t.at(second),
        evidence: [
          fixtures.evidence({ type: "email.sent", recipients: [ada, bob], details: { recipients: [ada, bob] } })
        ],
        next: { _tag: "Done" },
        later: []
      }])
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "sent")
      const sent = email.events.find(({ type }) => type === "email.sent")
      assert.deepStrictEqual(sent?.details["recipients"], [erased, bob])
      const [due] = yield* t.claim(t.at(hour))
      assert.isUndefined(due)
    }))

  it.effect("hands nothing more over to an erased recipient, and the rest to the others", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      // Ada was temporarily refused and Bob is sent; then the other way round.
      for (const waiting of [ada, bob]) {
        const id = yield* t.send({ to: [ada, bob] })
        const { lease } = yield* t.beginOne(t.at(0))
        const sent = waiting === ada ? bob : ada
        if (waiting === ada) yield* t.erase(ada, t.at(0))
        yield* t.jobs.settle([{
          lease,
          now: t.at(0),
          evidence: [fixtures.evidence({ type: "email.sent", occurredAt: t.at(0), recipients: [sent] })],
          next: { _tag: "RetryAt", at: t.at(second) },
          later: []
        }])
        if (waiting === bob) yield* t.erase(ada, t.at(0))
        const [begun] = yield* t.jobs.begin(yield* t.claim(t.at(second)), t.at(second))
        if (waiting === ada) {
          assert.strictEqual(begun?._tag, "Suppressed")
          assert.isTrue(Option.isSome(yield* t.suppressions.remove(t.account.id, { address: ada })))
        } else {
          assert.strictEqual(begun?._tag, "Ready")
          assert.deepStrictEqual(begun?._tag === "Ready" && begun.email.to, [erased, bob])
        }
        assert.strictEqual((yield* t.get(id)).status, "sent")
        yield* t.jobs.settle([{
          lease: begun!.lease,
          now: t.at(second),
          evidence: [],
          next: { _tag: "Done" },
          later: []
        }])
      }
    }))

  it.effect("drops what comes late of a deleted email, under each of its names", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const sent = yield* t.handOver()
      const messageId = messageIdOf(sent.id, "engines.example")
      yield* t.send({ createdAt: t.at(second) })
      const { lease } = yield* t.beginOne(t.at(second))
      yield* t.erase()
      const named = `late-${fixtures.newId()}`
      const settled = yield* t.jobs.settle([{
        lease,
        now: t.at(hour),
        evidence: [fixtures.evidence({ type: "email.sent", recipients: [ada], providerMessageId: named })],
        next: { _tag: "Done" },
        later: []
      }])
      assert.deepStrictEqual(settled, [false])
      const late = { type: "email.bounced" as const, recipients: [ada], details: { recipients: [ada] } }
      const reports = [
        fixtures.report({ ...late, emailId: sent.id }),
        fixtures.report({ ...late, providerMessageId: sent.providerMessageId }),
        fixtures.report({ ...late, messageId }),
        fixtures.report({ ...late, providerMessageId: named })
      ]
      assert.deepStrictEqual(yield* t.jobs.intake(reports, t.at(hour)), { applied: 0, duplicates: 4, parked: 0 })
    }))

  it.effect("redacts reports that wait for their email, and applies them without the address", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const providerMessageId = `early-${fixtures.newId()}`
      const id = yield* t.send({ to: [ada, bob] })
      const { lease } = yield* t.beginOne(t.at(0))
      const bounce = fixtures.report({
        type: "email.bounced",
        occurredAt: t.at(0),
        providerMessageId,
        recipients: [ada],
        details: { recipients: [ada], bounce_type: "permanent", diagnostic_code: `550 ${ada}` }
      })
      assert.strictEqual((yield* t.jobs.intake([bounce], t.at(0))).parked, 1)
      yield* t.erase(ada, t.at(second))
      yield* t.jobs.settle([{
        lease,
        now: t.at(second),
        evidence: [fixtures.evidence({ type: "email.sent", occurredAt: t.at(second), providerMessageId })],
        next: { _tag: "Done" },
        later: []
      }])
      assert.isAbove(yield* t.jobs.applyKept(t.at(minute), 10), 0)
      const email = yield* t.get(id)
      assert.deepStrictEqual(mentions(email), [])
      assert.strictEqual(email.status, "bounced")
      assert.deepStrictEqual([...yield* addressesOf(t.suppressions, t.account.id)], [[null, "manual"]])
    }))

  it.effect("stores later evidence on any email of the account without the address, and suppresses nobody", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const { id } = yield* t.handOver({ to: [ada, bob] })
      yield* t.erase()
      const said = {
        recipients: [ada],
        bounce_type: "permanent",
        diagnostic_code: "to=ada%40example.com; <ADA@example.com>"
      }
      yield* t.jobs.intake([
        fixtures.report({ type: "email.bounced", emailId: id, recipients: ["ADA@example.com"], details: said }),
        fixtures.report({ type: "email.complained", emailId: id, recipients: [ada], details: { recipients: [ada] } })
      ], t.at(2 * hour))
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "complained")
      assert.deepStrictEqual(mentions(email), [])
      assert.deepStrictEqual([...yield* addressesOf(t.suppressions, t.account.id)], [[null, "manual"]])
    }))

  it.effect("accepts and hands over for an account that erased somebody as before", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.erase()
      const { id } = yield* t.handOver({ to: [bob], createdAt: t.at(2 * hour) })
      const email = yield* t.get(id)
      assert.deepStrictEqual([email.status, email.to], ["sent", [bob]])
      yield* t.jobs.intake([
        fixtures.report({
          type: "email.bounced",
          emailId: id,
          recipients: [bob],
          details: { recipients: [bob], bounce_type: "permanent" }
        })
      ], t.at(3 * hour))
      assert.deepStrictEqual([...(yield* addressesOf(t.suppressions, t.account.id)).keys()].sort(), [bob, null])
    }))
}
