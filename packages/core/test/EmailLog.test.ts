import { assert, describe, it } from "@effect/vitest"
import { actorOf } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { EmailHistories } from "@sendwright/core/EmailHistory"
import { BulkActions, type BulkRequest, type BulkStep } from "@sendwright/core/emails/BulkActions"
import { EmailCopies } from "@sendwright/core/emails/EmailCopies"
import * as EmailCsv from "@sendwright/core/emails/EmailCsv"
import { EmailLog, wholeLog } from "@sendwright/core/emails/EmailLog"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { newId, suppression } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, get, Harness, hour, minute, send, start, startWorkers } from "./support/harness.ts"

const failing = Effect.gen(function*() {
  const harness = yield* Harness
  harness.submit = () => Effect.succeed({ ...Submission.permanentlyRefused("550 5.7.1 no"), provider: "smtp" })
  return harness
})

const bulkOf = (over: Partial<BulkRequest> = {}): BulkRequest => ({
  ...wholeLog,
  action: "cancel",
  run: newId(),
  cursor: null,
  ...over
})

describe("EmailLog", () => {
  it.effect("narrows the list and the count down, and refuses what makes no sense", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const first = yield* send(one, { tags: ["a"] })
      const later = yield* send(one, { scheduledAt: new Date(start + hour).toISOString() })
      const test = yield* send(one, {}, one.test)
      const list = (over: Partial<Parameters<typeof log.list>[1]>, caller = one.live) =>
        Effect.map(log.list(caller, { ...wholeLog, limit: 10, cursor: null, ...over }), ({ data }) =>
          data.map(({ id }) => id).sort())
      assert.deepStrictEqual(yield* list({}), [first, later].sort())
      assert.deepStrictEqual(yield* list({ mode: "test" }), [test])
      assert.deepStrictEqual(yield* list({}, one.test), [test])
      assert.deepStrictEqual(yield* list({ statuses: ["scheduled", "failed"] }), [later])
      assert.deepStrictEqual(yield* list({ domain: one.domain, keyId: one.live.actor.id }), [first, later].sort())
      assert.deepStrictEqual(yield* list({ keyId: one.test.actor.id }), [])
      assert.deepStrictEqual(yield* list({ domain: "other.example" }), [])
      assert.deepStrictEqual(yield* list({ to: new Date(start) }), [])
      assert.deepStrictEqual(yield* log.count(one.live, wholeLog), { count: 2, isExact: true })
      assert.deepStrictEqual(yield* log.count(one.live, { ...wholeLog, tag: "a" }), { count: 1, isExact: true })
      const refused = yield* Effect.flip(
        list({ q: "ab", tag: "\0", keyId: "web", from: new Date(start), to: new Date(0), cursor: "x" })
      )
      assert.strictEqual(refused._tag, "ValidationError")
      if (refused._tag === "ValidationError") {
        assert.deepStrictEqual(
          refused.issues.map(({ path }) =>
            path[0]
          ),
          ["q", "tag", "key", "to", "cursor"]
        )
      }
      const other = yield* Effect.result(log.list(one.live, {
        ...wholeLog,
        limit: 1,
        cursor: (yield* log.list(one.live, { ...wholeLog, limit: 1, cursor: null })).nextCursor,
        keyId: newId()
      }))
      assert.strictEqual(other._tag, "Failure")
      const states = yield* log.states(one.test, [first, test])
      assert.deepStrictEqual(states.map(({ id }) => id), [test])
      assert.strictEqual((yield* Effect.flip(log.states(one.live, Array(201).fill(first)))).message.slice(0, 3), "The")
    }).pipe(Effect.provide(engine())))

  it.effect("goes back to what is newer, in the mode that a list without a wish has", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const ids: Array<string> = []
      for (let count = 0; count < 5; count++) {
        ids.unshift(yield* send(one))
        yield* send(one, {}, one.test)
        yield* TestClock.adjust(minute)
      }
      const newer = (before: string, limit: number, caller = one.live) =>
        Effect.map(log.newer(caller, before, limit), ({ data, isFirst }) => [data.map(({ id }) => id), isFirst])
      assert.deepStrictEqual(yield* newer(ids[4]!, 2), [[ids[2], ids[3]], false])
      assert.deepStrictEqual(yield* newer(ids[2]!, 2), [[ids[0], ids[1]], true])
      assert.deepStrictEqual(yield* newer(ids[0]!, 2), [[], true])
      const test = yield* log.newer(one.test, ids[4]!, 9)
      assert.deepStrictEqual(test.data.map(({ mode }) => mode), Array(5).fill("test"))
    }).pipe(Effect.provide(engine())))

  it.effect("says that there are more than are counted, and where the depth ends", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      for (let index = 0; index < 5; index++) yield* send(one)
      assert.deepStrictEqual(yield* log.count(one.live, wholeLog), { count: 5, isExact: true })
      assert.deepStrictEqual(yield* log.count(one.live, { ...wholeLog, keyId: one.live.actor.id }), {
        count: 2,
        isExact: false
      })
    }).pipe(Effect.provide(engine({ searchDepth: 2 }))))

  it.effect("gives everything that matches page by page, as few at once as exports may be", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const ids: Array<string> = []
      for (let index = 0; index < 7; index++) ids.push(yield* send(one, { subject: `=${index}` }))
      const csv = yield* Effect.scoped(Effect.gen(function*() {
        const pages = yield* log.pages(one.live, { ...wholeLog, keyId: one.live.actor.id })
        const refused = yield* Effect.flip(log.pages(one.live, wholeLog))
        assert.strictEqual(refused._tag, "Overloaded")
        return yield* Stream.runFold(pages, () => EmailCsv.header, (text, page) => text + EmailCsv.linesOf(page))
      }))
      const lines = csv.split("\r\n")
      assert.strictEqual(lines.length, 9)
      for (const id of ids) assert.isTrue(lines.some((line) => line.startsWith(`${id},live,queued,`)))
      assert.isTrue(lines.slice(1, -1).every((line) => /,'=\d,$/.test(line)))
      yield* Effect.asVoid(Effect.scoped(log.pages(one.live, wholeLog)))
    }).pipe(Effect.provide(engine({ searchDepth: 3 }))))
})

describe("EmailHistories", () => {
  it.effect("tells who sent an email, its hand-offs and what it waits for", () =>
    Effect.gen(function*() {
      const histories = yield* EmailHistories
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = ({ attempt }) =>
        Effect.succeed(
          attempt === 1
            ? Submission.temporarilyRefused("451 4.7.1 Greylisted", { code: "451" })
            : Submission.accepted("p", { response: "250 2.0.0 Ok" })
        )
      const requestId = "0123456789abcdef".repeat(2)
      const id = yield* send(one, {}, { ...one.live, requestId })
      const queued = yield* histories.get(one.live, id)
      assert.deepStrictEqual([queued.waiting, queued.handoffs], [{ _tag: "Turn" }, []])
      assert.deepStrictEqual(queued.origin, { keyId: one.live.actor.id, userId: null, requestId, copyOf: null })
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(1)
      const refused = yield* histories.get(one.live, id)
      const nextAt = refused.handoffs[0]!.nextAt!
      assert.deepStrictEqual(refused.waiting, { _tag: "NextTry", until: nextAt, attempts: 1 })
      yield* TestClock.adjust(minute)
      const { handoffs, timeline, waiting } = yield* histories.get(one.live, id)
      assert.isNull(waiting)
      assert.deepStrictEqual(
        handoffs.map(({ nextAt, number, outcome, provider, reply }) => [number, outcome, provider, reply, nextAt]),
        [
          [1, "temporarily_refused", "fake", "451 4.7.1 Greylisted", nextAt],
          [2, "accepted", "fake", "250 2.0.0 Ok", null]
        ]
      )
      assert.deepStrictEqual(timeline.map((entry) => entry._tag === "Event" ? entry.event.type : entry._tag), [
        "email.queued",
        "Handoff",
        "Handoff",
        "email.sent"
      ])
      assert.strictEqual((yield* Effect.flip(histories.get(one.test, id)))._tag, "NotFound")
    }).pipe(Effect.provide(engine())))

  it.effect("keeps the hand-off to the simulator, and none of what waited for its turn", () =>
    Effect.gen(function*() {
      const histories = yield* EmailHistories
      const harness = yield* Harness
      const one = yield* customer()
      let asked = 0
      harness.submit = (message) =>
        Effect.succeed(++asked === 1 ? Submission.deferred("no turn", 5_000) : Submission.accepted(message.messageId))
      const test = yield* send(one, {}, one.test)
      const live = yield* send(one)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      const [simulated] = (yield* histories.get(one.live, test)).handoffs
      assert.deepStrictEqual([simulated?.provider, simulated?.outcome], ["simulator", "accepted"])
      const { handoffs } = yield* histories.get(one.live, live)
      assert.deepStrictEqual(handoffs.map(({ number, outcome }) => [number, outcome]), [[1, "accepted"]])
    }).pipe(Effect.provide(engine())))
})

describe("BulkActions", () => {
  it.effect("cancels what is scheduled and matches, step by step, and remembers the run", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const one = yield* customer()
      const other = yield* customer()
      const scheduledAt = new Date(start + hour).toISOString()
      for (let index = 0; index < 120; index++) yield* send(one, { scheduledAt, tags: index < 110 ? ["x"] : [] })
      const queued = yield* send(one, { tags: ["x"] })
      const foreign = yield* send(other, { scheduledAt, tags: ["x"] })
      const request = bulkOf({ tag: "x" })
      const steps: Array<BulkStep> = []
      let cursor: string | null = null
      do {
        const step: BulkStep = yield* bulk.step(one.live, { ...request, cursor })
        steps.push(step)
        cursor = step.nextCursor
      } while (cursor !== null)
      assert.strictEqual(steps.reduce((sum, { done }) => sum + done, 0), 110)
      assert.isAtLeast(steps.length, 3)
      assert.strictEqual((yield* get(one, queued)).status, "queued")
      assert.strictEqual((yield* get(other, foreign)).status, "scheduled")
      assert.deepStrictEqual(yield* (yield* EmailLog).count(one.live, { ...wholeLog, statuses: ["scheduled"] }), {
        count: 10,
        isExact: true
      })
      const entries = (yield* (yield* AuditLog).list(one.account.id, 10, null)).filter(({ subject }) =>
        subject === request.run
      )
      assert.deepStrictEqual(entries.map(({ action, actor }) => [action, actor]), [[
        "emails.cancelled",
        actorOf(one.live)
      ]])
      assert.strictEqual((yield* bulk.step(one.live, request)).done, 0)
      for (const wrong of [{ run: "x" }, { cursor: "x" }, { q: "x" }]) {
        assert.strictEqual((yield* Effect.flip(bulk.step(one.live, { ...request, ...wrong })))._tag, "ValidationError")
      }
      assert.strictEqual((yield* bulk.step(one.live, bulkOf({ statuses: ["sent"] }))).nextCursor, null)
    }).pipe(Effect.provide(engine())))

  it.effect("sends what failed again once a run, to those whom it did not reach and who are not suppressed", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const suppressions = yield* SuppressionStore
      const one = yield* customer()
      const harness = yield* failing
      const attachments = [{ filename: "a.txt", content: "YQ==" }]
      const id = yield* send(one, { to: ["ada@example.com", "bob@example.com"], cc: "cy@example.com", attachments })
      const gone = yield* send(one, { to: "bob@example.com" })
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      assert.strictEqual((yield* get(one, id)).status, "failed")
      yield* suppressions.add(suppression({ accountId: one.account.id, address: "bob@example.com" }))
      harness.submit = (message) => Effect.succeed(Submission.accepted(message.messageId))
      harness.handedOver.length = 0
      const request = bulkOf({ action: "send_again" })
      const steps = yield* Stream.runCollect(bulk.run(one.live, request))
      assert.deepStrictEqual(steps.map(({ done }) => done), [1])
      assert.deepStrictEqual(steps[0]!.skipped, [
        { id: gone, reason: "Those whom it did not reach are suppressed." }
      ])
      yield* Stream.runDrain(bulk.run(one.live, request))
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.envelope.recipients), [
        ["ada@example.com", "cy@example.com"]
      ])
      const [{ message }] = harness.handedOver as [typeof harness.handedOver[number]]
      assert.deepStrictEqual(message.attachments.map(({ filename }) => filename), ["a.txt"])
      const copy = yield* (yield* EmailHistories).get(one.live, message.emailId)
      assert.strictEqual(copy.origin.copyOf, id)
      // Another run sends it once more.
      yield* Stream.runDrain(bulk.run(one.live, { ...request, run: newId() }))
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 2)
      const wrong = yield* Effect.flip(bulk.step(one.live, { ...request, mode: "test" }))
      assert.strictEqual(wrong._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))
})

describe("EmailCopies", () => {
  it.effect("sends a copy to the same or to others, which names the first", () =>
    Effect.gen(function*() {
      const copies = yield* EmailCopies
      const one = yield* customer()
      const other = yield* customer()
      const id = yield* send(one, {
        to: "ada@example.com",
        bcc: "cy@example.com",
        tags: ["a"],
        replyTo: "reply@engines.example",
        headers: { "X-A": "1" },
        unsubscribeUrl: "https://engines.example/u"
      })
      const first = yield* get(one, id)
      const same = yield* get(one, yield* copies.copy(one.live, id, null))
      const said = ({ attachments, bcc, headers, replyTo, subject, tags, text, to, unsubscribeUrl }: typeof first) => ({
        attachments,
        bcc,
        headers,
        replyTo,
        subject,
        tags,
        text,
        to,
        unsubscribeUrl
      })
      assert.deepStrictEqual(said(same), said(first))
      assert.isNull(same.ownHeader)
      const elsewhere = yield* copies.copy(one.live, id, { to: [], cc: ["bob@example.com"], bcc: [] })
      const { cc, bcc, to } = yield* get(one, elsewhere)
      assert.deepStrictEqual([to, cc, bcc], [["bob@example.com"], [], []])
      assert.strictEqual((yield* (yield* EmailHistories).get(one.live, elsewhere)).origin.copyOf, id)
      assert.strictEqual((yield* Effect.flip(copies.copy(other.live, id, null)))._tag, "NotFound")
      assert.strictEqual((yield* Effect.flip(copies.copy(one.test, id, null)))._tag, "NotFound")
      const wrong = yield* Effect.flip(copies.copy(one.live, id, { to: ["nobody"], cc: [], bcc: [] }))
      assert.strictEqual(wrong._tag, "ValidationError")
      const actions = (yield* (yield* AuditLog).list(one.account.id, 10, null)).map(({ action }) => action)
      assert.deepStrictEqual(actions.filter((action) => action === "email.copied").length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("names whom the header of the first names, under a Message-ID and a date of the copy's own", () =>
    Effect.gen(function*() {
      yield* failing
      yield* startWorkers(SendWorker.layer)
      const copies = yield* EmailCopies
      const one = yield* customer()
      const visible = { to: ["Notes <notes@lists.example>"], cc: ["bob@example.com"] }
      const id = yield* send(one, {
        to: [],
        cc: "bob@example.com",
        bcc: ["ada@example.com", "cy@example.com"],
        visible,
        messageId: "1@app.example",
        date: new Date(start).toUTCString().replace("GMT", "+0000")
      })
      yield* TestClock.adjust(minute)
      const same = yield* get(one, yield* copies.copy(one.live, id, null))
      assert.deepStrictEqual(same.ownHeader, { visible, messageId: null, date: null })
      const to = ["eve@example.com"]
      assert.isNull((yield* get(one, yield* copies.copy(one.live, id, { to, cc: [], bcc: [] }))).ownHeader)
      const [again] = yield* copies.sendAgain(one.live, newId(), [id])
      assert.strictEqual(again?._tag, "Sent")
      const sent = yield* get(one, again?._tag === "Sent" ? again.copyId : "")
      assert.deepStrictEqual(sent.ownHeader, { visible, messageId: null, date: null })
    }).pipe(Effect.provide(engine())))

  it.effect("shows those of bcc to nobody, where nobody else is left to send to", () =>
    Effect.gen(function*() {
      yield* failing
      yield* startWorkers(SendWorker.layer)
      const copies = yield* EmailCopies
      const one = yield* customer()
      const bcc = ["bob@example.com", "cy@example.com"]
      const id = yield* send(one, { to: "ada@example.com", bcc })
      const copyId = yield* copies.copy(one.live, id, { to: [], cc: [], bcc })
      const copy = yield* get(one, copyId)
      assert.deepStrictEqual([copy.to, copy.cc, copy.bcc], [[], [], bcc])
      assert.deepStrictEqual(copy.ownHeader?.visible, { to: [], cc: [] })
      const alone = yield* get(one, yield* copies.copy(one.live, id, { to: [], cc: [], bcc: [bcc[0]!] }))
      assert.deepStrictEqual([alone.to, alone.bcc, alone.ownHeader], [[bcc[0]], [], null])
    }).pipe(Effect.provide(engine())))
})
