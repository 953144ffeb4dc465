import { assert } from "@effect/vitest"
import type { EmailEvent } from "@sendwright/core/model/EmailEvent"
import { erased } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as fixtures from "../fixtures.ts"
import { ada, bob, erasing, mentions, modes, others, sentence, spellings, talkative } from "./erasing.ts"
import { addressesOf, hour, type It, minute, second } from "./Harness.ts"

/** What becomes of emails, and of what is kept beside them. */
export const tests = (it: It): void => {
  it.effect("counts nothing for who was never written to, and suppresses the address all the same", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const id = yield* t.send({ to: [bob] })
      const done = yield* t.erase()
      assert.deepStrictEqual({ ...done, recipientHash: "" }, {
        recipientHash: "",
        emailsRedacted: 0,
        emailsDeleted: 0,
        eventsRedacted: 0,
        suppressed: true
      })
      assert.match(done.recipientHash, /^[0-9a-f]{64}$/)
      assert.isTrue(yield* t.exists(id))
      const [entry] = yield* t.suppressions.list(t.account.id, 10, null)
      assert.deepStrictEqual([entry?.address, entry?.reason], [null, "manual"])
      assert.deepStrictEqual(yield* t.refusal(), { _tag: "Suppressed", addresses: [ada] })
    }))

  it.effect("deletes what went to nobody else, with its events and deliveries", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const { id } = yield* t.handOver({ to: [`Ada <${ada}>`] })
      const queued = yield* t.send({ createdAt: t.at(second) })
      const scheduled = yield* t.send({ scheduledAt: t.at(2 * hour) })
      const test = yield* t.send({ mode: "test", createdAt: t.at(second) })
      const other = yield* t.send({ to: ["ada+x@example.com"], createdAt: t.at(minute) })
      const done = yield* t.erase()
      assert.deepStrictEqual([done.emailsDeleted, done.emailsRedacted, done.eventsRedacted], [4, 0, 0])
      for (const gone of [id, queued, scheduled, test]) assert.isFalse(yield* t.exists(gone))
      assert.isTrue(yield* t.exists(other))
      assert.deepStrictEqual((yield* t.deliveries).map(({ emailId }) => emailId), [other])
      assert.deepStrictEqual((yield* t.list()).map((email) => email.id), [other])
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(3 * hour), 10), 0)
      assert.deepStrictEqual((yield* t.claim(t.at(3 * hour))).map(({ emailId }) => emailId), [other])
    }))

  it.effect("takes the address out of every field of emails to others", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const { id } = yield* t.handOver(talkative)
      const done = yield* t.erase()
      assert.deepStrictEqual([done.emailsDeleted, done.emailsRedacted, done.eventsRedacted], [0, 1, 0])
      const email = yield* t.get(id)
      assert.deepStrictEqual(mentions(email), [])
      assert.deepStrictEqual(email.to, [erased, `"Bob, for ${erased}" <${bob}>`])
      assert.deepStrictEqual([email.cc, email.bcc, email.replyTo], [[erased], [erased], [`Bob <${bob}>`, erased]])
      assert.strictEqual(email.subject, `For ${erased}`)
      assert.deepStrictEqual(email.ownHeader, {
        visible: { to: [erased, "Notes <notes@lists.example>"], cc: [erased, bob] },
        messageId: null,
        date: null
      })
      assert.strictEqual(email.html, sentence([...spellings.map(() => erased), ...others]))
      assert.strictEqual(email.text, sentence([...spellings.map(() => erased), ...others]))
      assert.deepStrictEqual(email.headers, { "X-For": erased, "X-Other": "1" })
      assert.strictEqual(email.unsubscribeUrl, `https://engines.example/u?e=${erased}&x=1`)
      assert.deepStrictEqual(email.attachments.map(({ contentId, filename }) => [filename, contentId]), [
        [`${erased}.txt`, null],
        [null, `1.${erased}`]
      ])
      assert.strictEqual(
        email.attachments[0]?.size,
        new TextEncoder().encode(`naïve: ${erased}, ${erased}`).length
      )
      const found = (text: string) => t.list({ search: { _tag: "Text", text } })
      assert.deepStrictEqual(yield* found("ada@example.com"), [])
      assert.deepStrictEqual((yield* found("bob@example")).map((item) => item.id), [id])
    }))

  it.effect("takes out somebody whom only the header names, and lets the email leave", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const visible = { to: [bob], cc: [`Ada <${ada}>`] }
      const id = yield* t.send({ to: [bob], ownHeader: { ...fixtures.ownHeader, visible } })
      const done = yield* t.erase()
      assert.deepStrictEqual([done.emailsDeleted, done.emailsRedacted], [0, 1])
      const email = yield* t.get(id)
      assert.deepStrictEqual(email.ownHeader, { ...fixtures.ownHeader, visible: { to: [bob], cc: [erased] } })
      assert.deepStrictEqual((yield* t.claim(t.at(2 * hour))).map(({ emailId }) => emailId), [id])
    }))

  it.effect("takes an address of an international domain out of searches in both its forms", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const to = ["Ada <ada@bücher.example>", "bob@bücher.example"]
      const id = yield* t.send({ to, recipients: fixtures.recipientsOf(...to) })
      const found = (text: string) =>
        Effect.map(t.list({ search: { _tag: "Text", text } }), (items) => items.map((item) => item.id))
      assert.deepStrictEqual(yield* found("ada@bücher"), [id])
      yield* t.erase("ada@xn--bcher-kva.example")
      assert.deepStrictEqual((yield* t.get(id)).to, [erased, "bob@bücher.example"])
      for (const text of ["ada@bücher", "ada@xn--bcher-kva.example", "ada@"]) {
        assert.deepStrictEqual(yield* found(text), [], text)
      }
      assert.deepStrictEqual(yield* found("bob@bücher"), [id])
    }))

  it.effect("hands over redacted attachments", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      // Ada is no recipient: the email still leaves.
      yield* t.send({ ...talkative, to: [bob], cc: [], bcc: [], recipients: fixtures.recipientsOf(bob) })
      yield* t.erase()
      const { email } = yield* t.beginOne(t.at(2 * hour))
      assert.deepStrictEqual(email.attachments.map(({ content }) => new TextDecoder().decode(content)), [
        `naïve: ${erased}, ${erased}`,
        "%PDF"
      ])
      assert.deepStrictEqual(mentions(email), [])
    }))

  it.effect("forgets who sent an email, and stops it", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const id = yield* t.send({ from: `Ada <${ada}>`, to: [bob] })
      yield* t.erase()
      const email = yield* t.get(id)
      assert.deepStrictEqual([email.from, email.status], [erased, "failed"])
      assert.deepStrictEqual(yield* t.claim(t.at(2 * hour)), [])
    }))

  it.effect("cancels what is scheduled and fails what is queued, to others as well", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const scheduled = yield* t.send({ to: [ada, bob], scheduledAt: t.at(2 * hour) })
      const queued = yield* t.send({ to: [ada, bob] })
      const done = yield* t.erase()
      assert.deepStrictEqual([done.emailsDeleted, done.emailsRedacted], [0, 2])
      const first = yield* t.get(scheduled)
      assert.deepStrictEqual([first.status, first.to], ["cancelled", [erased, bob]])
      assert.deepStrictEqual(first.events.map(({ type }) => type), ["email.scheduled", "email.cancelled"])
      const second = yield* t.get(queued)
      assert.deepStrictEqual([second.status, second.to], ["failed", [erased, bob]])
      assert.deepStrictEqual(second.events.map(({ type }) => type), ["email.queued", "email.failed"])
      assert.deepStrictEqual(second.events[1]?.details, {
        reason: "recipient_erased",
        provider_code: null,
        attempts: 0
      })
      assert.strictEqual(second.error, "A recipient was erased before the email was handed over.")
      assert.deepStrictEqual(
        (yield* t.deliveries).map(({ eventType }) => eventType).sort(),
        ["email.cancelled", "email.failed", "email.queued"]
      )
      assert.deepStrictEqual(yield* t.claim(t.at(3 * hour)), [])
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(3 * hour), 10), 0)
    }))

  it.effect("redacts events, what they are known by, errors and ids", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const id = yield* t.send({ to: [ada, bob] })
      const { lease } = yield* t.beginOne(t.at(0))
      const providerMessageId = `for-${ada}-${fixtures.newId()}`
      yield* t.jobs.settle([{
        lease,
        now: t.at(0),
        evidence: [
          fixtures.evidence({
            type: "email.failed",
            occurredAt: t.at(0),
            details: { reason: "refused", diagnostic_code: "550 <Ada@example.com> unknown", recipients: [ada, bob] },
            providerMessageId,
            error: "550 <ada@example.com> unknown"
          })
        ],
        next: { _tag: "Done" },
        later: []
      }])
      const report = fixtures.report({
        type: "email.delivery_delayed",
        occurredAt: t.at(second),
        emailId: id,
        recipients: [bob, ada],
        keys: [`delayed ${ada}`],
        details: { recipients: [bob, ada], diagnostic_code: "rfc822;ada@example.com busy" }
      })
      yield* t.jobs.intake([report], t.at(second))
      assert.strictEqual(mentions(yield* t.get(id)).length, 7)
      const done = yield* t.erase()
      assert.deepStrictEqual([done.emailsRedacted, done.eventsRedacted], [1, 2])
      const email = yield* t.get(id)
      assert.deepStrictEqual(mentions(email), [])
      assert.strictEqual(email.error, `550 <${erased}> unknown`)
      const details = (type: EmailEvent["type"]) => email.events.find((event) => event.type === type)?.details
      assert.deepStrictEqual(details("email.failed")?.["recipients"], [erased, bob])
      assert.deepStrictEqual(details("email.delivery_delayed"), {
        recipients: [bob, erased],
        diagnostic_code: `rfc822;${erased} busy`,
        provider: "fake"
      })
      // The same report again is still the same report.
      assert.deepStrictEqual(yield* t.jobs.intake([report], t.at(minute)), { applied: 0, duplicates: 1, parked: 0 })
      assert.deepStrictEqual(
        yield* t.jobs.intake([{ ...report, key: fixtures.newId(), keys: ["another"] }], t.at(minute)),
        { applied: 0, duplicates: 1, parked: 0 }
      )
    }))

  it.effect("gives the same hash and counts nothing the second time", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.handOver(talkative)
      yield* t.handOver()
      const first = yield* t.erase()
      const second = yield* t.erase()
      assert.deepStrictEqual([first.emailsDeleted, first.emailsRedacted], [1, 1])
      assert.deepStrictEqual(second, {
        recipientHash: first.recipientHash,
        emailsRedacted: 0,
        emailsDeleted: 0,
        eventsRedacted: 0,
        suppressed: true
      })
      assert.strictEqual((yield* t.suppressions.list(t.account.id, 10, null)).length, 1)
    }))

  it.effect("is one of two erasures at once", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.handOver(talkative)
      yield* t.handOver()
      const done = yield* Effect.all([t.erase(), t.erase(), t.erase(bob)], { concurrency: "unbounded" })
      assert.strictEqual(done[0].recipientHash, done[1].recipientHash)
      assert.notStrictEqual(done[0].recipientHash, done[2].recipientHash)
      assert.deepStrictEqual(yield* t.list(), [])
      const entries = yield* t.suppressions.list(t.account.id, 10, null)
      assert.deepStrictEqual(entries.map(({ address }) => address), [null, null])
    }))

  it.effect("deletes an email once all of its recipients are erased", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const { id } = yield* t.handOver({ to: [ada, bob] })
      assert.strictEqual((yield* t.erase()).emailsRedacted, 1)
      assert.strictEqual((yield* t.erase(bob)).emailsDeleted, 1)
      assert.isFalse(yield* t.exists(id))
    }))

  it.effect("keeps the reason of a suppression, and nothing of another account or another address", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const other = yield* t.seed()
      const add = (accountId: string, address: string, reason: "complaint" | "bounce") =>
        t.suppressions.add(fixtures.suppression({ accountId, address, reason, createdAt: t.at(0) }))
      yield* add(t.account.id, ada, "complaint")
      yield* add(t.account.id, "ada+x@example.com", "bounce")
      yield* add(other.account.id, ada, "bounce")
      const foreign = fixtures.newEmail({ accountId: other.account.id, createdAt: t.at(0), to: [ada] })
      // Its own account suppresses it: it goes to somebody else.
      yield* t.accept({ ...foreign, to: [bob], recipients: fixtures.recipientsOf(bob), text: ada })
      yield* t.erase()
      assert.deepStrictEqual(
        yield* addressesOf(t.suppressions, t.account.id),
        new Map(
          [
            [null, "complaint"],
            ["ada+x@example.com", "bounce"]
          ] as const
        )
      )
      assert.deepStrictEqual([...yield* addressesOf(t.suppressions, other.account.id)], [[ada, "bounce"]])
      const found = yield* t.emails.find({ accountId: other.account.id, modes }, foreign.id)
      assert.strictEqual(Option.getOrThrow(found).text, ada)
    }))

  it.effect("refuses an erased recipient at accept beside others, in both modes, until the account lifts it", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.suppressions.add(fixtures.suppression({ accountId: t.account.id, address: bob, createdAt: t.at(0) }))
      yield* t.erase()
      assert.deepStrictEqual(yield* t.refusal({ to: ["carl@example.com", ada] }), {
        _tag: "Suppressed",
        addresses: [ada]
      })
      assert.deepStrictEqual(yield* t.refusal({ to: [bob, ada] }), { _tag: "Suppressed", addresses: [bob, ada] })
      assert.deepStrictEqual(yield* t.refusal({ mode: "test" }), { _tag: "Suppressed", addresses: [ada] })
      assert.isUndefined(yield* t.refusal({ to: ["ada+x@example.com"] }))
      const again = fixtures.suppression({ accountId: t.account.id, address: ada, createdAt: t.at(hour) })
      assert.isFalse(yield* t.suppressions.add(again))
      assert.isTrue(Option.isSome(yield* t.suppressions.remove(t.account.id, { address: ada })))
      assert.isTrue(Option.isNone(yield* t.suppressions.remove(t.account.id, { address: ada })))
      assert.isUndefined(yield* t.refusal())
    }))

  it.effect("keeps the address out of an answer that is kept for a replay", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      yield* t.erase()
      const group = fixtures.acceptGroup([t.email({ to: [bob] }), t.email()], {
        idempotency: { kind: "batch", key: "k", fingerprint: "f", expiresAt: t.at(hour) }
      })
      const first = yield* t.acceptGroup(group)
      assert.deepStrictEqual(first._tag === "Judged" && first.verdicts[1], { _tag: "Suppressed", addresses: [ada] })
      const replay = yield* t.acceptGroup(group)
      assert.deepStrictEqual(replay._tag === "Replayed" && replay.verdicts[1], {
        _tag: "Suppressed",
        addresses: [erased]
      })
    }))

  it.effect("redacts the answers of idempotency keys, and forgets keys that hold the address or what is gone", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const keep = (key: string, to: string, answer: unknown) =>
        t.acceptGroup(fixtures.acceptGroup([t.email({ to: [to] })], {
          idempotency: { kind: "single", key, fingerprint: "f", expiresAt: t.at(5 * hour) },
          answer
        }))
      yield* keep("plain", bob, { failures: [{ message: `${ada} is not allowed`, details: { [ada]: [ada] } }] })
      yield* keep(`welcome-${ada}`, bob, null)
      yield* keep("gone", ada, null)
      yield* t.erase()
      const recall = (key: string) =>
        t.emails.recall({ accountId: t.account.id, mode: "live", kind: "single", key }, t.at(2 * hour))
      assert.deepStrictEqual(Option.getOrThrow(yield* recall("plain")).answer, {
        failures: [{ message: `${erased} is not allowed`, details: { [erased]: [erased] } }]
      })
      assert.isTrue(Option.isNone(yield* recall(`welcome-${ada}`)))
      assert.isTrue(Option.isNone(yield* recall("gone")))
      const keys = (yield* Effect.forEach(yield* t.list(), ({ id }) => t.get(id))).map((email) => email.idempotencyKey)
      assert.deepStrictEqual(keys.toSorted(), ["plain", `welcome-${erased}`])
    }))
}
