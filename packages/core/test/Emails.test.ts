import { assert, describe, it } from "@effect/vitest"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { Emails } from "@sendwright/core/emails/Emails"
import { normalize } from "@sendwright/core/foundation/Address"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { listOf, sendWith } from "./support/emails.ts"
import {
  type Customer,
  customer,
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
          address: normalize(address),
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
        { path: ["attachments", 1], message: "exceeds the limit of 7 MB for all files together" }
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
