import { assert } from "@effect/vitest"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import * as Effect from "effect/Effect"
import { evidence, newId, report } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

/** What providers report, in `SendJobs`. */
export const intakeTests = (it: It): void => {
  it.effect("joins reports by email id, provider message id and message id", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const first = yield* t.handOver()
      const second_ = yield* t.handOver({ createdAt: t.at(second) })
      const third = yield* t.handOver({ createdAt: t.at(2 * second) })
      const { createdAt: _, ...email } = yield* t.get(third.id)
      const answer = yield* t.jobs.intake([
        report({ type: "email.delivered", emailId: first.id, occurredAt: t.at(minute) }),
        report({
          type: "email.delivered",
          providerMessageId: second_.providerMessageId,
          occurredAt: t.at(minute),
          details: { recipients: ["ada@example.com"], smtp_response: "250 OK" }
        }),
        report({ type: "email.delivered", messageId: `${third.id}@elsewhere.example` })
      ], t.at(hour))
      assert.deepStrictEqual(answer, { applied: 2, duplicates: 0, parked: 1 })
      assert.strictEqual(email.status, "sent")
      for (const id of [first.id, second_.id]) {
        const delivered = yield* t.get(id)
        assert.strictEqual(delivered.status, "delivered")
        assert.deepStrictEqual(delivered.updatedAt, t.at(hour))
        assert.deepStrictEqual(delivered.events[2]!.occurredAt, t.at(minute))
      }
      assert.deepStrictEqual((yield* t.get(second_.id)).events[2]!.details, {
        recipients: ["ada@example.com"],
        smtp_response: "250 OK",
        provider: "fake"
      })
    }))

  it.effect("joins a report by the message id that was sent", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { id } = yield* t.handOver()
      const messageId = messageIdOf(id, "engines.example")
      const answer = yield* t.jobs.intake([
        report({ type: "email.delivered", messageId, providerMessageId: `unknown-${newId()}`, emailId: newId() })
      ], t.at(hour))
      assert.deepStrictEqual(answer, { applied: 1, duplicates: 0, parked: 0 })
      assert.strictEqual((yield* t.get(id)).status, "delivered")
    }))

  it.effect("lets a signature stand for the request that came with it first, until it expires", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const name = `fake ${newId()}`
      const bind = (digest: string, millis: number, of = name) =>
        t.jobs.bindSignature({ name: of, digest, expiresAt: t.at(hour) }, t.at(millis))
      assert.isTrue(yield* bind("a", 0))
      assert.isTrue(yield* bind("a", minute))
      assert.isFalse(yield* bind("b", minute))
      assert.isTrue(yield* bind("b", minute, `${name}2`))
      // What has expired goes with others that come; until then, and from then on, nothing else stands beside it.
      yield* Effect.forEach(Array.from({ length: 30 }), () => bind("c", hour - 1, `fake ${newId()}`))
      assert.isFalse(yield* bind("b", hour - 1))
      yield* Effect.forEach(
        Array.from({ length: 4 }),
        () => t.jobs.bindSignature({ name: `fake ${newId()}`, digest: "c", expiresAt: t.at(2 * hour) }, t.at(hour + 1))
      )
      assert.isTrue(yield* bind("b", hour + 1))
    }))

  it.effect("lets one of several requests have a signature that come with it at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const name = `fake ${newId()}`
      const answers = yield* Effect.all(
        Array.from({ length: 8 }, (_, n) =>
          t.jobs.bindSignature({ name, digest: String(n % 4), expiresAt: t.at(hour) }, t.at(0))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(
        answers.filter((bound) =>
          bound
        ).length,
        2
      )
    }))

  it.effect("knows a report again, in one batch and in the next", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { id, providerMessageId } = yield* t.handOver()
      const delivered = report({
        type: "email.delivered",
        emailId: id,
        key: "evt-1",
        recipients: ["ada@example.com"],
        occurredAt: t.at(second)
      })
      assert.deepStrictEqual(yield* t.jobs.intake([delivered, delivered], t.at(minute)), {
        applied: 1,
        duplicates: 1,
        parked: 0
      })
      // The same report under the other name of its email, and the same fact under another key.
      const again = [
        { ...delivered, emailId: null, providerMessageId },
        { ...delivered, key: "evt-2" }
      ]
      assert.deepStrictEqual(yield* t.jobs.intake(again, t.at(hour)), { applied: 0, duplicates: 2, parked: 0 })
      const email = yield* t.get(id)
      assert.strictEqual(email.events.length, 3)
      assert.deepStrictEqual(email.updatedAt, t.at(minute))
      // The same key at another provider is another report.
      const other = { ...delivered, provider: "other", occurredAt: t.at(2 * second) }
      assert.deepStrictEqual(yield* t.jobs.intake([other], t.at(hour)), { applied: 1, duplicates: 0, parked: 0 })
    }))

  it.effect("stores one event of twenty intakes of one report at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { id } = yield* t.handOver()
      const delivered = report({ type: "email.delivered", emailId: id, occurredAt: t.at(second) })
      const answers = yield* Effect.all(Array.from({ length: 20 }, () => t.jobs.intake([delivered], t.at(minute))), {
        concurrency: "unbounded"
      })
      assert.strictEqual(answers.reduce((sum, { applied }) => sum + applied, 0), 1)
      assert.strictEqual(answers.reduce((sum, { duplicates }) => sum + duplicates, 0), 19)
      assert.strictEqual((yield* t.get(id)).events.length, 3)
    }))

  it.effect("ends in one state whatever the order of arrival", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const to = ["ada@example.com", "mary@example.com"]
      const reports = (emailId: string) => [
        report({ type: "email.delivered", emailId, recipients: to, occurredAt: t.at(1) }),
        report({
          type: "email.bounced",
          emailId,
          recipients: ["mary@example.com"],
          details: { bounce_type: "transient" },
          occurredAt: t.at(2)
        }),
        report({ type: "email.complained", emailId, recipients: ["ada@example.com"], occurredAt: t.at(3) }),
        report({ type: "email.delivery_delayed", emailId, recipients: ["ada@example.com"], occurredAt: t.at(0) })
      ]
      for (let turn = 0; turn < 4; turn++) {
        const { id } = yield* t.handOver({ to, createdAt: t.at(turn * minute), mode: "test" })
        const all = reports(id)
        const turned = [...all.slice(turn), ...all.slice(0, turn)]
        for (const one of turn % 2 === 0 ? turned : turned.toReversed()) {
          yield* t.jobs.intake([one], t.at(turn * minute + second))
        }
        const email = yield* t.get(id)
        assert.strictEqual(email.status, "complained")
        assert.strictEqual(email.events.length, 6)
      }
    }))

  it.effect("takes no event from a complaint that is taken back", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { id } = yield* t.handOver()
      const answer = yield* t.jobs.intake([
        report({ type: "email.complained", emailId: id, details: { complaint_type: "not-spam" } })
      ], t.at(minute))
      assert.strictEqual(answer.applied, 0)
      assert.strictEqual(answer.parked, 0)
      assert.strictEqual((yield* t.get(id)).status, "sent")
      assert.deepStrictEqual(yield* t.suppressions.list(t.account.id, 10, null), [])
    }))

  it.effect("leaves a cancelled email cancelled", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send({ scheduledAt: t.at(hour) })
      yield* t.emails.cancel({ accountId: t.account.id, modes: ["live"] }, id, t.at(0))
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: id })], t.at(minute))
      assert.strictEqual((yield* t.get(id)).status, "cancelled")
    }))

  it.effect("parks a report that overtakes the settlement, and joins it when the settlement names its message", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const providerMessageId = `early-${newId()}`
      const early = report({ type: "email.delivered", providerMessageId, occurredAt: t.at(second) })
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      assert.deepStrictEqual(yield* t.jobs.intake([early], t.at(second)), { applied: 0, duplicates: 0, parked: 1 })
      assert.deepStrictEqual(yield* t.jobs.intake([early], t.at(second)), { applied: 0, duplicates: 1, parked: 0 })
      assert.strictEqual(yield* t.jobs.applyKept(t.at(minute), 10), 0)
      yield* t.jobs.settle([{
        lease,
        now: t.at(minute),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(0), providerMessageId })],
        next: { _tag: "Done" },
        later: []
      }])
      assert.strictEqual((yield* t.jobs.nextDue)!.getTime(), t.at(minute).getTime())
      assert.strictEqual(yield* t.jobs.applyKept(t.at(minute), 10), 1)
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "delivered")
      assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.queued", "email.sent", "email.delivered"])
      assert.deepStrictEqual(yield* t.jobs.intake([early], t.at(hour)), { applied: 0, duplicates: 1, parked: 0 })
    }))

  it.effect("joins a parked report when another report names its message", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const providerMessageId = `early-${newId()}`
      const id = yield* t.send()
      yield* t.beginOne(t.at(0))
      yield* t.jobs.intake([report({ type: "email.complained", providerMessageId, occurredAt: t.at(1) })], t.at(1))
      yield* t.jobs.intake([
        report({ type: "email.delivered", emailId: id, providerMessageId, occurredAt: t.at(2) })
      ], t.at(2))
      assert.strictEqual((yield* t.get(id)).providerMessageId, providerMessageId)
      assert.strictEqual(yield* t.jobs.applyKept(t.at(2), 10), 1)
      assert.strictEqual((yield* t.get(id)).status, "complained")
    }))

  it.effect("joins a report that comes in one batch with the one that names its message, in either order", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      for (const turned of [false, true]) {
        const providerMessageId = `early-${newId()}`
        const id = yield* t.send({ mode: "test" })
        yield* t.beginOne(t.at(0))
        const batch = [
          report({ type: "email.delivered", emailId: id, providerMessageId, occurredAt: t.at(1) }),
          report({ type: "email.complained", providerMessageId, occurredAt: t.at(2) })
        ]
        const answer = yield* t.jobs.intake(turned ? batch.toReversed() : batch, t.at(2))
        assert.strictEqual(answer.applied + answer.parked, 2)
        yield* t.jobs.applyKept(t.at(2), 10)
        const email = yield* t.get(id)
        assert.strictEqual(email.status, "complained")
        assert.strictEqual(email.events.length, 3)
        yield* t.claim(t.at(minute), { maxCrashes: 1 })
      }
    }))

  it.effect("ends the job of an unknown hand-off that a report resolves", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      for (const step of ["Hold", "AwaitEvidence", "crashed"] as const) {
        const id = yield* t.send()
        const { lease } = yield* t.beginOne(t.at(0))
        if (step === "crashed") {
          assert.deepStrictEqual(yield* t.claim(t.at(minute), { unknownWaitMillis: hour }), [])
        } else {
          yield* t.jobs.settle([{
            lease,
            now: t.at(0),
            evidence: [],
            next: step === "Hold" ? { _tag: "Hold" } : { _tag: "AwaitEvidence", until: t.at(hour) },
            later: []
          }])
        }
        yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: t.at(second) })], t.at(minute))
        assert.strictEqual((yield* t.get(id)).status, "delivered")
        assert.deepStrictEqual(yield* t.claim(t.at(10 * hour)), [])
        assert.strictEqual((yield* t.get(id)).events.length, 2)
      }
    }))

  it.effect("hands over again only to those whom no report has spoken of", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send({ to: ["ada@example.com", "mary@example.com"] })
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{
        lease,
        now: t.at(0),
        evidence: [],
        next: { _tag: "AwaitEvidence", until: t.at(minute) },
        later: []
      }])
      yield* t.jobs.intake([
        report({ type: "email.delivered", emailId: id, recipients: ["ada@example.com"], occurredAt: t.at(1) })
      ], t.at(second))
      const again = yield* t.beginOne(t.at(minute))
      assert.strictEqual(again.attempt, 2)
      assert.deepStrictEqual(again.email.recipients.map(({ address, state }) => `${address} ${state}`), [
        "ada@example.com delivered",
        "mary@example.com queued"
      ])
    }))

  it.effect("leaves a hand-off in progress to its worker", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: t.at(2) })], t.at(2))
      const answers = yield* t.jobs.settle([{
        lease,
        now: t.at(3),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(1), providerMessageId: `p-${id}` })],
        next: { _tag: "Done" },
        later: []
      }])
      assert.deepStrictEqual(answers, [true])
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "delivered")
      assert.strictEqual(email.providerMessageId, `p-${id}`)
      assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.queued", "email.sent", "email.delivered"])
    }))

  it.effect("counts no crash of a job that a report resolved while its worker was gone", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      yield* t.beginOne(t.at(0))
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: t.at(2) })], t.at(2))
      assert.deepStrictEqual(yield* t.claim(t.at(hour), { maxCrashes: 1 }), [])
      assert.strictEqual((yield* t.get(id)).status, "delivered")
      assert.strictEqual((yield* t.get(id)).events.length, 2)
    }))

  it.effect("loses no event between reports and settlements at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.accept(...Array.from({ length: 20 }, () => t.email({ to: ["ada@example.com", "mary@example.com"] })))
      const leases = yield* t.claim(t.at(0))
      yield* t.jobs.begin(leases, t.at(0))
      const reports = leases.map(({ emailId }) =>
        ["ada@example.com", "mary@example.com"].map((address) =>
          report({ type: "email.delivered", emailId, recipients: [address], occurredAt: t.at(1) })
        )
      )
      yield* Effect.all([
        ...leases.map((lease) =>
          t.jobs.settle([{
            lease,
            now: t.at(1),
            evidence: [evidence({ type: "email.sent", occurredAt: t.at(0), providerMessageId: `p-${lease.emailId}` })],
            next: { _tag: "Done" },
            later: []
          }])
        ),
        ...reports.flat().map((one) => t.jobs.intake([one], t.at(1))),
        t.jobs.intake(reports.flat().toReversed(), t.at(1))
      ], { concurrency: "unbounded" })
      for (const { emailId } of leases) {
        const email = yield* t.get(emailId)
        assert.strictEqual(email.status, "delivered")
        assert.strictEqual(email.providerMessageId, `p-${emailId}`)
        assert.deepStrictEqual(email.events.map(({ type }) => type), [
          "email.queued",
          "email.sent",
          "email.delivered",
          "email.delivered"
        ])
        assert.deepStrictEqual(email.events.map(({ sequence }) => sequence).toSorted(), [0, 1, 2, 3])
      }
    }))
}
