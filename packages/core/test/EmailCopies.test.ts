import { assert, describe, it, vi } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { RateLimits } from "@sendwright/core/accounts/RateLimits"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { EmailHistories } from "@sendwright/core/EmailHistory"
import { EmailCopies } from "@sendwright/core/emails/EmailCopies"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { emptyContents } from "@sendwright/core/model/EmailFields"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { calm, failing } from "./support/handoff.ts"
import { accept, customer, engine, get, hour, minute, second, send, start, startWorkers } from "./support/harness.ts"

/** From now on no email has contents any more. */
const emptied = Effect.gen(function*() {
  const store = yield* EmailStore
  const record = store.record
  vi.spyOn(store, "record").mockImplementation((scope, id) =>
    Effect.map(
      record(scope, id),
      Option.map((found) => ({ ...found, email: { ...found.email, ...emptyContents } }))
    )
  )
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
      assert.deepStrictEqual([same.to, same.cc], [[], ["bob@example.com"]])
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

  it.effect("refuses a copy for whatever a send is refused for, and says nothing of it in the audit log", () =>
    Effect.gen(function*() {
      const copies = yield* EmailCopies
      const one = yield* customer({ plan: "free" })
      const id = yield* send(one)
      const test = yield* send(one, {}, one.test)
      const tagOf = (caller = one.live, of = id) =>
        Effect.map(Effect.flip(copies.copy(caller, of, null)), ({ _tag }) => _tag)
      const account = { ...one.account, paused: { at: new Date(start), reason: "bounces" } }
      assert.strictEqual(yield* tagOf({ ...one.live, account }), "AccountPaused")
      yield* copies.copy({ ...one.test, account }, test, null)
      yield* (yield* RateLimits).takeMessages(one.live, 100)
      assert.strictEqual(yield* tagOf(), "RateLimited")
      yield* TestClock.adjust(second)
      yield* (yield* Suppressions).add(one.live, "ada@example.com")
      assert.strictEqual(yield* tagOf(), "RecipientSuppressed")
      // As after the time for which contents are kept.
      yield* emptied
      const refused = yield* Effect.flip(copies.copy(one.live, id, null))
      assert.deepStrictEqual(refused._tag === "ValidationError" && refused.issues.map(({ path }) => path), [["id"]])
      const entries = yield* (yield* AuditLog).list(one.account.id, 10, null)
      assert.strictEqual(entries.filter(({ action }) => action === "email.copied").length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("sends again what failed, and says of the rest why not", () =>
    Effect.gen(function*() {
      const copies = yield* EmailCopies
      const harness = yield* failing
      const one = yield* customer()
      const other = yield* customer()
      const both = yield* send(one, { bcc: "bob@example.com" })
      const elsewhere = yield* customer()
      const foreign = yield* send(other)
      const later = yield* send(one, { scheduledAt: new Date(start + hour).toISOString() })
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      harness.submit = accept
      harness.handedOver.length = 0
      const sendAgain = (caller: Caller, ids: ReadonlyArray<string>, run = newId()) =>
        Effect.map(copies.sendAgain(caller, run, ids), (answers) => answers.map((answer) => [answer.id, answer._tag]))
      const answers = yield* sendAgain(one.live, [later, both, foreign, newId()])
      assert.deepStrictEqual([...answers].sort(), [[both, "Sent"], [later, "Skipped"]].sort())
      // At once, though nobody polls: the worker was told.
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.envelope.recipients), [
        ["ada@example.com", "bob@example.com"]
      ])
      assert.deepStrictEqual(yield* sendAgain(elsewhere.live, [both]), [])
      const account = { ...one.account, paused: { at: new Date(start), reason: null } }
      const paused = yield* Effect.flip(copies.sendAgain({ ...one.live, account }, newId(), [both]))
      assert.strictEqual(paused._tag, "AccountPaused")
      yield* (yield* DomainStore).setStatus(one.account.id, one.domainId, "failed")
      const unverified = yield* copies.sendAgain(one.live, newId(), [both])
      assert.match(unverified[0]?._tag === "Skipped" ? unverified[0].reason : "", /not verified/)
      yield* emptied
      const empty = yield* copies.sendAgain(one.live, newId(), [both])
      assert.deepStrictEqual(empty.map(({ _tag }) => _tag), ["Skipped"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("leaves emails of the other mode to that mode", () =>
    Effect.gen(function*() {
      const copies = yield* EmailCopies
      const one = yield* customer()
      const bounced = `bounced@${one.account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`
      const test = yield* send(one, { to: bounced }, one.test)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      const store = yield* EmailStore
      const record = store.record
      vi.spyOn(store, "record").mockImplementation((scope, id) =>
        Effect.map(
          record(scope, id),
          Option.map((found) => ({
            ...found,
            email: { ...found.email, status: "failed" },
            recipients: found.recipients.map((one) => ({ ...one, state: "failed" }))
          }))
        )
      )
      const tags = (caller: Caller) =>
        Effect.map(copies.sendAgain(caller, newId(), [test]), (answers) => answers.map(({ _tag }) => _tag))
      assert.deepStrictEqual([yield* tags(one.live), yield* tags(one.test)], [["Skipped"], ["Sent"]])
    }).pipe(Effect.provide(engine())))

  it.effect("shows what is left without the suppressed as any other copy: Cc in the place of To", () =>
    Effect.gen(function*() {
      const copies = yield* EmailCopies
      const harness = yield* failing
      const one = yield* customer()
      const ids = [
        yield* send(one, { cc: ["bob@example.com", "cy@example.com"] }),
        yield* send(one, { bcc: "bob@example.com" }),
        yield* send(one, { bcc: ["bob@example.com", "cy@example.com"] })
      ]
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      yield* (yield* Suppressions).add(one.live, "ada@example.com")
      harness.submit = accept
      const answers = yield* copies.sendAgain(one.live, newId(), ids)
      const shown = yield* Effect.forEach(answers, (answer) =>
        Effect.map(
          get(one, answer._tag === "Sent" ? answer.copyId : ""),
          ({ bcc, cc, ownHeader, to }) => ({ to, cc, bcc, visible: ownHeader?.visible })
        ))
      assert.deepStrictEqual(shown, [
        { to: ["bob@example.com", "cy@example.com"], cc: [], bcc: [], visible: undefined },
        { to: ["bob@example.com"], cc: [], bcc: [], visible: undefined },
        { to: [], cc: [], bcc: ["bob@example.com", "cy@example.com"], visible: { to: [], cc: [] } }
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("names nobody who was erased, in the header of its own", () =>
    Effect.gen(function*() {
      const copies = yield* EmailCopies
      const one = yield* customer()
      const id = yield* send(one, {
        to: "cy@example.com",
        visible: {
          to: ["Ada <ada@example.com>", "notes@lists.example", "cy@example.com"],
          cc: ["bob@example.com", "eve@example.com"]
        }
      })
      const { erase } = yield* Erasures
      for (const address of ["ada@example.com", "eve@example.com"]) yield* erase(one.live, address)
      const copy = yield* get(one, yield* copies.copy(one.live, id, null))
      assert.deepStrictEqual(copy.ownHeader?.visible, {
        to: ["notes@lists.example", "cy@example.com"],
        cc: ["bob@example.com"]
      })
    }).pipe(Effect.provide(engine())))

  it.effect("stores many copies, or large ones, a few at a time", () =>
    Effect.gen(function*() {
      const copies = yield* EmailCopies
      const one = yield* customer()
      yield* failing
      const small = yield* Effect.replicateEffect(send(one), 26)
      const large = yield* Effect.replicateEffect(
        send(one, { attachments: [{ filename: "a", content: "AA==" }] }),
        3
      )
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      const store = yield* EmailStore
      const attachments = store.attachments
      vi.spyOn(store, "attachments").mockImplementation((scope, id) =>
        Effect.map(attachments(scope, id), (files) =>
          files.map((file) => ({ ...file, content: new Uint8Array(4 * 1024 * 1024) })))
      )
      const accepting = vi.spyOn(store, "accept")
      const groups = Effect.fnUntraced(function*(ids: ReadonlyArray<string>) {
        accepting.mockClear()
        const answers = yield* copies.sendAgain(one.live, newId(), ids)
        assert.deepStrictEqual(answers.map(({ _tag, id }) => [_tag, id]), ids.map((id) => ["Sent", id]))
        return accepting.mock.calls.map(([groups]) =>
          groups.length
        )
      })
      assert.deepStrictEqual(yield* groups(small), [25, 1])
      assert.deepStrictEqual(yield* groups(small.slice(0, 24)), [24])
      assert.deepStrictEqual(yield* groups(large), [2, 1])
    }).pipe(Effect.provide(engine())))
})
