import { assert, describe, it, vi } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { Emails, type ListRequest } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import type { SendError } from "@sendwright/core/foundation/Errors"
import type { Overloaded } from "@sendwright/core/foundation/Overloaded"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import {
  type Customer,
  customer,
  day,
  decode,
  engine,
  get,
  Harness,
  hour,
  minute,
  request,
  response,
  second,
  send,
  start
} from "./support/harness.ts"

/** Sends with a key and answers with `id` or the code of the error. */
const sendWith = Effect.fnUntraced(function*(
  of: Customer,
  key: string | null,
  over: Record<string, unknown> = {},
  caller: Caller = of.live
) {
  const emails = yield* Emails
  return yield* emails.send(caller, yield* decode(request(of, over)), key).pipe(
    Effect.catch((error: SendError | StorageError | Overloaded) =>
      Effect.succeed({ id: "code" in error ? error.code : error._tag, replayed: null, error })
    )
  )
})

const listOf = (of: Customer, over: Partial<ListRequest> = {}, caller: Caller = of.live) =>
  Effect.flatMap(
    Emails,
    (emails) => emails.list(caller, { limit: 20, cursor: null, ...noFilters, mode: null, q: null, ...over })
  )

const sandboxOf = (of: Customer) => `${of.account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`

describe("Emails.send", () => {
  it.effect("stores the whole email with its first event", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const id = yield* send(one, {
        cc: "C <c@example.com>",
        bcc: ["d@example.com"],
        replyTo: "r@example.com",
        html: "<p>",
        headers: { "X-A": "1" },
        tags: ["welcome"],
        attachments: [{ filename: "a.txt", content: "aGVsbG8" }, {
          filename: "b",
          content: "AA==",
          contentType: "x/y"
        }],
        unsubscribeUrl: "https://a.example/u"
      })
      const email = yield* get(one, id)
      assert.deepInclude(email, {
        id,
        mode: "live",
        to: ["ada@example.com"],
        cc: ["C <c@example.com>"],
        bcc: ["d@example.com"],
        replyTo: ["r@example.com"],
        status: "queued",
        html: "<p>",
        headers: { "X-A": "1" },
        tags: ["welcome"],
        attachments: [
          { filename: "a.txt", contentType: "text/plain", contentId: null, disposition: "attachment", size: 5 },
          { filename: "b", contentType: "x/y", contentId: null, disposition: "attachment", size: 1 }
        ],
        domainId: one.domainId,
        createdAt: new Date(start),
        scheduledAt: null,
        idempotencyKey: null,
        providerMessageId: null,
        error: null
      })
      assert.deepStrictEqual(email.events.map(({ details, type }) => [type, details]), [["email.queued", {}]])
    }).pipe(Effect.provide(engine())))

  it.effect("refuses with the error of each rule, and stores nothing", () =>
    Effect.gen(function*() {
      const suppressions = yield* SuppressionStore
      const one = yield* customer()
      for (const address of ["gone@example.com", "gone2@example.com"]) {
        yield* suppressions.add({
          id: address,
          accountId: one.account.id,
          address,
          reason: "manual",
          createdAt: new Date(start)
        })
      }
      const codeOf = (over: Record<string, unknown>) => Effect.map(sendWith(one, null, over), ({ id }) => id)
      assert.strictEqual(yield* codeOf({ subject: "" }), "validation_error")
      assert.strictEqual(yield* codeOf({ from: "a@other.example" }), "domain_not_verified")
      assert.strictEqual(yield* codeOf({ from: `a@${sandboxOf(one)}` }), "sandbox_recipient_not_allowed")
      assert.strictEqual(
        yield* codeOf({ text: undefined, templateSlug: "x" }),
        "validation_error",
        "undefined is a value"
      )
      const { text: _, ...bare } = request(one)
      const emails = yield* Emails
      for (const template of [{ templateSlug: "welcome" }, { templateId: one.domainId }]) {
        const error = yield* Effect.flip(emails.send(one.live, yield* decode({ ...bare, ...template }), null))
        assert.strictEqual(error._tag, "NotFound")
      }
      const refused = yield* sendWith(one, null, {
        to: ["Gone@Example.com", "b@example.com"],
        bcc: "gone2@example.com"
      })
      assert.strictEqual(refused.id, "recipient_suppressed")
      assert.deepStrictEqual(
        "error" in refused && refused.error._tag === "RecipientSuppressed" && refused.error.suppressed,
        [
          "gone@example.com",
          "gone2@example.com"
        ]
      )
      assert.deepStrictEqual((yield* listOf(one)).data, [])
    }).pipe(Effect.provide(engine())))

  it.effect("lets a sandbox send reach the owner and the simulator", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const id = yield* send(one, {
        from: `x@${sandboxOf(one)}`,
        to: [one.owner.email.toLowerCase(), `bounced+1@${sandboxOf(one)}`]
      })
      assert.isNull((yield* get(one, id)).domainId)
    }).pipe(Effect.provide(engine())))

  it.effect("stops live mode of a paused account, and test mode not", () =>
    Effect.gen(function*() {
      const one = yield* customer({ paused: { at: new Date(start), reason: "too many bounces" } })
      const refused = yield* sendWith(one, null)
      assert.strictEqual(refused.id, "account_paused")
      assert.strictEqual((yield* sendWith(one, null, {}, one.test)).replayed, false)
    }).pipe(Effect.provide(engine())))

  it.effect("counts live mail against the month and the first week's day", () =>
    Effect.gen(function*() {
      const month = yield* customer({ overrides: { ...noOverrides, monthlyEmails: 2 } })
      for (const expected of [false, false, null]) assert.strictEqual((yield* sendWith(month, null)).replayed, expected)
      assert.strictEqual((yield* sendWith(month, null)).id, "plan_limit")
      assert.strictEqual((yield* sendWith(month, null, {}, month.test)).replayed, false)
      yield* TestClock.setTime(Date.UTC(2026, 11, 1))
      assert.strictEqual((yield* sendWith(month, null)).replayed, false)

      const fresh = yield* customer({ createdAt: new Date(Date.UTC(2026, 11, 1)) })
      for (let i = 0; i < 100; i++) yield* send(fresh)
      assert.strictEqual((yield* sendWith(fresh, null)).id, "plan_limit")
      yield* TestClock.setTime(Date.UTC(2026, 11, 2))
      assert.strictEqual((yield* sendWith(fresh, null)).replayed, false)
    }).pipe(Effect.provide(engine())))

  it.effect("hides what does not belong to the caller", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const [one, two] = [yield* customer(), yield* customer()]
      const live = yield* send(one)
      const test = yield* send(one, {}, one.test)
      assert.strictEqual((yield* emails.get(one.live, test)).mode, "test")
      for (const [caller, id] of [[one.test, live], [two.live, live], [two.live, test], [one.live, "no-id"]] as const) {
        for (const attempt of [emails.get(caller, id), emails.cancel(caller, id)]) {
          assert.strictEqual((yield* Effect.flip(attempt))._tag, "NotFound")
        }
      }
    }).pipe(Effect.provide(engine())))
})

describe("Idempotency", () => {
  it.effect("answers a repeated key with the first email, and another request with a conflict", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const first = yield* sendWith(one, "order-1")
      assert.strictEqual(first.replayed, false)
      assert.deepStrictEqual(yield* sendWith(one, "order-1"), { id: first.id, replayed: true })
      assert.strictEqual((yield* get(one, first.id)).idempotencyKey, "order-1")
      assert.strictEqual((yield* sendWith(one, "order-1", { subject: "Another" })).id, "conflict")
      assert.strictEqual((yield* sendWith(one, "order-1", { tags: [] })).id, "conflict")
      assert.strictEqual(
        (yield* sendWith(one, "order-1", { subject: "" })).id,
        "conflict",
        "also one that is not valid"
      )
      const { data } = yield* listOf(one)
      assert.strictEqual(data.length, 1)
      for (const bad of ["", "x".repeat(257), "ä"]) {
        assert.strictEqual((yield* sendWith(one, bad)).id, "validation_error")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("holds keys apart by account, mode and kind", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const [one, two] = [yield* customer(), yield* customer()]
      const ids = [
        (yield* sendWith(one, "k")).id,
        (yield* sendWith(two, "k")).id,
        (yield* sendWith(one, "k", {}, one.test)).id
      ]
      const batch = yield* emails.sendBatch(one.live, [yield* decode(request(one))], "k")
      assert.isFalse(batch.replayed)
      assert.strictEqual(new Set(ids).size, 3)
    }).pipe(Effect.provide(engine())))

  it.effect("remembers a key for 24 hours to the millisecond", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { id } = yield* sendWith(one, "k")
      yield* TestClock.adjust(day - 1)
      assert.deepStrictEqual(yield* sendWith(one, "k"), { id, replayed: true })
      yield* TestClock.adjust(1)
      const again = yield* sendWith(one, "k", { subject: "Another" })
      assert.strictEqual(again.replayed, false)
      assert.notStrictEqual(again.id, id)
    }).pipe(Effect.provide(engine())))

  it.effect("remembers nothing of a request that was refused", () =>
    Effect.gen(function*() {
      const domains = yield* DomainStore
      const one = yield* customer()
      yield* domains.setStatus(one.account.id, one.domainId, "failed")
      assert.strictEqual((yield* sendWith(one, "k")).id, "domain_not_verified")
      assert.strictEqual((yield* sendWith(one, "k", { subject: "" })).id, "validation_error")
      yield* domains.setStatus(one.account.id, one.domainId, "verified")
      assert.strictEqual((yield* sendWith(one, "k", { subject: "Another" })).replayed, false)
    }).pipe(Effect.provide(engine())))

  it.effect("replays what would be refused by now: a schedule that passed, a paused account", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const over = { scheduledAt: new Date(start + hour).toISOString() }
      const first = yield* sendWith(one, "k", over)
      yield* TestClock.adjust(2 * hour)
      assert.strictEqual((yield* sendWith(one, null, over)).id, "validation_error")
      const paused = { ...one.live, account: { ...one.account, paused: { at: new Date(start), reason: null } } }
      assert.deepStrictEqual(yield* sendWith(one, "k", over, paused), { id: first.id, replayed: true })
    }).pipe(Effect.provide(engine())))

  it.effect("lets two at once make one email", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.as(Effect.sleep(second), response(200, "hello"))
      const one = yield* customer()
      const over = { attachments: [{ filename: "a", url: "https://files.example/a" }] }
      const fibers = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(sendWith(one, "k", over)))
      yield* TestClock.adjust(second)
      const answers = yield* Effect.forEach(fibers, Fiber.join)
      assert.strictEqual(new Set(answers.map(({ id }) => id)).size, 1)
      assert.deepStrictEqual(answers.map(({ replayed }) => replayed).sort(), [false, true, true])
      assert.strictEqual((yield* listOf(one)).data.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("looks for the key within the accept, and before it only where files are to be fetched", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "hello"))
      const asked = vi.spyOn(yield* EmailStore, "recall")
      const one = yield* customer()
      const { id } = yield* sendWith(one, "k")
      assert.deepStrictEqual(yield* sendWith(one, "k"), { id, replayed: true })
      assert.strictEqual(asked.mock.calls.length, 0)
      const over = { attachments: [{ filename: "a", url: "https://files.example/a" }] }
      const fetched = yield* sendWith(one, "with files", over)
      assert.deepStrictEqual(yield* sendWith(one, "with files", over), { id: fetched.id, replayed: true })
      assert.strictEqual(harness.requests.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("replays what the quota would not allow by now", () =>
    Effect.gen(function*() {
      const one = yield* customer({ overrides: { ...noOverrides, monthlyEmails: 1 } })
      const { id } = yield* sendWith(one, "k")
      assert.strictEqual((yield* sendWith(one, null)).id, "plan_limit")
      assert.deepStrictEqual(yield* sendWith(one, "k"), { id, replayed: true })
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a request of absurd depth as not valid", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const deep = Array.from({ length: 200_000 }).reduce((inner: unknown) => [inner], "x")
      assert.strictEqual((yield* sendWith(one, "k", { headers: { a: deep } })).id, "validation_error")
    }).pipe(Effect.provide(engine())))
})

describe("Emails.sendBatch", () => {
  it.effect("judges each message and keeps its place", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const suppressions = yield* SuppressionStore
      const one = yield* customer({ overrides: { ...noOverrides, monthlyEmails: 2 } })
      yield* suppressions.add({
        id: "s",
        accountId: one.account.id,
        address: "gone@example.com",
        reason: "bounce",
        createdAt: new Date(start)
      })
      const overs = [{}, { subject: "" }, { to: "gone@example.com" }, { from: "a@other.example" }, {}, {
        subject: "over"
      }]
      const messages = yield* Effect.forEach(overs, (over) => decode(request(one, over)))
      const answer = yield* emails.sendBatch(one.live, messages, "batch-1")
      assert.deepStrictEqual(answer.results.map((item) => item.ok ? "ok" : item.error.code), [
        "ok",
        "validation_error",
        "recipient_suppressed",
        "domain_not_verified",
        "ok",
        "plan_limit"
      ])
      assert.deepStrictEqual(answer.results.map(({ index }) => index), [0, 1, 2, 3, 4, 5])
      assert.deepInclude(answer, { accepted: 2, failed: 4, replayed: false })
      assert.deepInclude(answer.results[2], {
        error: {
          code: "recipient_suppressed",
          message: "One or more recipients are suppressed, so nothing was sent: suppressed lists them.",
          details: { suppressed: ["gone@example.com"] }
        }
      })

      yield* suppressions.remove(one.account.id, { address: "gone@example.com" })
      const replay = yield* emails.sendBatch(one.live, messages, "batch-1")
      assert.deepStrictEqual(replay, { ...answer, replayed: true })
      const conflict = yield* Effect.flip(emails.sendBatch(one.live, messages.slice(1), "batch-1"))
      assert.strictEqual(conflict._tag, "Conflict")
      assert.strictEqual((yield* listOf(one)).data.length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("stores nothing, its key included, where no message was accepted", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const bad = [
        yield* decode(request(one, { subject: "" })),
        yield* decode(request(one, { from: "a@other.example" }))
      ]
      for (const messages of [bad, bad.slice(0, 1)]) {
        const answer = yield* emails.sendBatch(one.live, messages, "k")
        assert.deepInclude(answer, { accepted: 0, failed: messages.length, replayed: false })
      }
      const good = yield* emails.sendBatch(one.live, [yield* decode(request(one))], "k")
      assert.deepInclude(good, { accepted: 1, replayed: false })
    }).pipe(Effect.provide(engine())))

  it.effect("takes 1 to 100 messages", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const message = yield* decode(request(one))
      for (const count of [0, 101]) {
        const error = yield* Effect.flip(emails.sendBatch(one.live, Array.from({ length: count }, () => message), null))
        assert.strictEqual(error._tag, "ValidationError")
      }
      const all = yield* emails.sendBatch(one.live, Array.from({ length: 100 }, () => message), null)
      assert.strictEqual(all.accepted, 100)
    }).pipe(Effect.provide(engine())))

  it.effect("fails the messages over the key's rate, and takes them once they have waited", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer({ plan: "free" })
      const messages = yield* Effect.forEach(Array.from({ length: 60 }), () => decode(request(one)))
      assert.strictEqual((yield* emails.sendBatch(one.live, messages, null)).accepted, 60)
      const second = yield* emails.sendBatch(one.live, messages, null)
      assert.deepInclude(second, { accepted: 40, failed: 20 })
      const item = second.results[40]
      assert.deepInclude(item, { ok: false, index: 40 })
      assert.strictEqual(item?.ok === false && item.error.code, "rate_limited")
      yield* TestClock.adjust(1_000)
      assert.deepInclude(yield* emails.sendBatch(one.live, messages.slice(0, 11), null), { accepted: 10, failed: 1 })
      const other = yield* emails.sendBatch(one.test, messages, null)
      assert.strictEqual(other.accepted, 60, "another key has a bucket of its own")
    }).pipe(Effect.provide(engine())))

  it.effect("fails every message of a paused account", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer({ paused: { at: new Date(start), reason: null } })
      const answer = yield* emails.sendBatch(one.live, [
        yield* decode(request(one)),
        yield* decode(request(one, { subject: "" }))
      ], null)
      assert.deepStrictEqual(answer.results.map((item) => !item.ok && item.error.code), [
        "account_paused",
        "validation_error"
      ])
    }).pipe(Effect.provide(engine())))
})

describe("Emails.send, by a key of the message", () => {
  const keyOf = (key: string) => ({ kind: "message", key, lifetimeMillis: 600_000 }) as const

  it.effect("sends what is repeated once, for as long as the key lives", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const message = yield* decode(request(one))
      const first = yield* emails.send(one.live, message, keyOf("m1"))
      assert.isFalse(first.replayed)
      yield* TestClock.adjust(599_999)
      assert.deepStrictEqual(yield* emails.send(one.live, message, keyOf("m1")), { id: first.id, replayed: true })
      // The key stands for the message, also where a later release reads another request from it.
      const other = yield* decode(request(one, { subject: "other" }))
      assert.deepStrictEqual(yield* emails.send(one.live, other, keyOf("m1")), { id: first.id, replayed: true })
      yield* TestClock.adjust(1)
      assert.isFalse((yield* emails.send(one.live, message, keyOf("m1"))).replayed)
      assert.isNull((yield* get(one, first.id)).idempotencyKey)
    }).pipe(Effect.provide(engine())))

  it.effect("never meets a client's key", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const message = yield* decode(request(one))
      const keys = [keyOf("k"), "k", null]
      const ids = yield* Effect.forEach(keys, (key) => Effect.map(emails.send(one.live, message, key), ({ id }) => id))
      assert.strictEqual(new Set(ids).size, 3)
    }).pipe(Effect.provide(engine())))
})

describe("Emails.list", () => {
  it.effect("pages through everything once, newest first", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const sent: Array<string> = []
      for (let i = 0; i < 7; i++) {
        sent.push(yield* send(one, { subject: `n${i}` }))
        if (i % 3 === 0) yield* TestClock.adjust(1)
      }
      const seen: Array<string> = []
      let cursor: string | null = null
      do {
        const page: { readonly data: ReadonlyArray<{ readonly id: string }>; readonly nextCursor: string | null } =
          yield* listOf(one, { limit: 3, cursor })
        seen.push(...page.data.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor !== null)
      assert.sameMembers(seen, sent)
      assert.strictEqual(seen.length, 7)
      assert.strictEqual(seen[6], sent[0])
      const exact = yield* listOf(one, { limit: 7 })
      assert.isNull(exact.nextCursor)
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a cursor that is damaged, or of another list", () =>
    Effect.gen(function*() {
      const [one, two] = [yield* customer(), yield* customer()]
      for (let i = 0; i < 3; i++) yield* send(one, { tags: ["t"] })
      const cursor = (yield* listOf(one, { limit: 1 })).nextCursor ?? ""
      for (
        const attempt of [
          listOf(one, { cursor: "x" }),
          listOf(one, { cursor: `${cursor}x` }),
          listOf(one, { cursor: "" }),
          listOf(one, { cursor, tag: "t" }),
          listOf(one, { cursor, mode: "test" }),
          listOf(one, { cursor, q: "ada" }),
          listOf(one, { cursor, status: "queued" }),
          listOf(two, { cursor })
        ]
      ) {
        const error = yield* Effect.flip(attempt)
        assert.deepStrictEqual(error._tag === "ValidationError" && error.issues.map(({ path }) => path), [["cursor"]])
      }
      assert.strictEqual((yield* listOf(one, { cursor, mode: "live", limit: 50 })).data.length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("shows a live key live mail unless it asks for test, and a test key test alone", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const live = yield* send(one)
      const test = yield* send(one, {}, one.test)
      const ids = (over: Partial<ListRequest>, caller: Caller) =>
        Effect.map(listOf(one, over, caller), ({ data }) => data.map(({ id }) => id))
      assert.deepStrictEqual(yield* ids({}, one.live), [live])
      assert.deepStrictEqual(yield* ids({ mode: "test" }, one.live), [test])
      for (const mode of [null, "live", "test"] as const) assert.deepStrictEqual(yield* ids({ mode }, one.test), [test])
    }).pipe(Effect.provide(engine())))

  it.effect("filters, and says what a search hit", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const scheduled = yield* send(one, { scheduledAt: new Date(start + hour).toISOString(), tags: ["a", "b"] })
      const plain = yield* send(one, { to: "Charles@Babbage.example", subject: "Difference 100% ENGINE" })
      yield* emails.cancel(one.live, scheduled)
      const found = (over: Partial<ListRequest>) =>
        Effect.map(listOf(one, over), ({ data }) => data.map(({ id, match }) => [id, match?.field, match?.value]))
      assert.deepStrictEqual(yield* found({ status: "cancelled" }), [[scheduled, undefined, undefined]])
      assert.deepStrictEqual(yield* found({ tag: "b" }), [[scheduled, undefined, undefined]])
      assert.deepStrictEqual(yield* found({ tag: "b", status: "queued" }), [])
      assert.deepStrictEqual(yield* found({ q: "BABBAGE" }), [[plain, "recipient", "charles@babbage.example"]])
      assert.deepStrictEqual(yield* found({ q: "100% eng" }), [[plain, "subject", "Difference 100% ENGINE"]])
      assert.deepStrictEqual(yield* found({ q: "100_" }), [])
      assert.deepStrictEqual(yield* found({ q: plain.toUpperCase() }), [[plain, "email_id", plain]])
      assert.deepStrictEqual(yield* found({ q: `<${plain}@${one.domain}>` }), [[
        plain,
        "message_id",
        `${plain}@${one.domain}`
      ]])
      for (const bad of [{ q: "ab" }, { q: "" }, { q: "abc\u0000" }, { tag: "\u0000" }]) {
        assert.strictEqual((yield* Effect.flip(listOf(one, bad)))._tag, "ValidationError")
      }
    }).pipe(Effect.provide(engine())))
})

describe("Emails.cancel", () => {
  it.effect("ends a scheduled email once", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const id = yield* send(one, { scheduledAt: new Date(start + hour).toISOString() })
      yield* TestClock.adjust(minute)
      yield* emails.cancel(one.live, id)
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "cancelled")
      assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.scheduled", "email.cancelled"])
      assert.deepStrictEqual(email.updatedAt, new Date(start + minute))
      for (const other of [id, yield* send(one)]) {
        assert.strictEqual((yield* Effect.flip(emails.cancel(one.live, other)))._tag, "NotScheduled")
      }
    }).pipe(Effect.provide(engine())))
})

describe("attachments from URLs", () => {
  it.effect("are fetched at accept through the guarded client", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "hello"))
      const one = yield* customer()
      const id = yield* send(one, { attachments: [{ filename: "a.pdf", url: "https://files.example/a" }] })
      assert.deepStrictEqual((yield* get(one, id)).attachments, [{
        filename: "a.pdf",
        contentType: "application/pdf",
        contentId: null,
        disposition: "attachment",
        size: 5
      }])
      assert.deepInclude(harness.requests[0]?.request, {
        method: "GET",
        policy: { protocols: ["https:"], allowPrivate: false },
        deadlineMillis: 10 * second,
        maxBodyBytes: 7 * 1024 * 1024,
        readBody: "all"
      })
    }).pipe(Effect.provide(engine())))

  it.effect("name each file that could not be had, and those that are too much together", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.respond = ({ url }) => Effect.succeed(response(url.endsWith("b") ? 200 : 302, "hello"))
      const from = (...names: ReadonlyArray<string>) => ({
        attachments: names.map((name) => ({ filename: name, url: `https://files.example/${name}` }))
      })
      const refused = yield* sendWith(one, null, from("a", "b", "c"))
      assert.deepStrictEqual("error" in refused && refused.error._tag === "ValidationError" && refused.error.issues, [
        { path: ["attachments", 0, "url"], message: "could not be fetched: answered with status 302; 200 is needed" },
        { path: ["attachments", 2, "url"], message: "could not be fetched: answered with status 302; 200 is needed" }
      ])
      harness.respond = ({ maxBodyBytes }) =>
        Effect.succeed(response(200, "x".repeat(Math.min(maxBodyBytes, 4 * 1024 * 1024))))
      assert.strictEqual((yield* sendWith(one, null, from("a"))).replayed, false)
      harness.respond = () => Effect.succeed(response(200, "x".repeat(4 * 1024 * 1024)))
      const tooMuch = yield* sendWith(one, null, from("a", "b"))
      assert.deepStrictEqual("error" in tooMuch && tooMuch.error._tag === "ValidationError" && tooMuch.error.issues, [
        { path: ["attachments", 1], message: "goes over the 7 MB that all files may hold together" }
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("are not needed for base64 of any form that passes the check", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      for (const content of ["AA", "AA==", "AB==", "AAB=", "AAF", "////", "A/+="]) {
        const id = yield* send(one, { attachments: [{ filename: "a", content }] })
        assert.strictEqual(
          (yield* get(one, id)).attachments[0]?.size,
          Math.floor(content.replaceAll("=", "").length * 3 / 4)
        )
      }
    }).pipe(Effect.provide(engine())))
})
