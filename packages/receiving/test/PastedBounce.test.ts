import { assert, describe, it } from "@effect/vitest"
import { layer as activityLayer, ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { BounceReader } from "@sendwright/core/operator/BounceReader"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createSecretKey } from "node:crypto"
import { BounceIntake } from "../src/BounceIntake.ts"
import * as PastedBounce from "../src/PastedBounce.ts"
import { fixture, recipient, subject } from "./reports.ts"

const keys = [createSecretKey(new Uint8Array(32).fill(7))] as const
const { emailId } = subject
const returnPath = ReturnPath.make(keys, emailId, recipient, "send.shop.example")
const messageId = `${emailId}@shop.example`
const addresses = { keys, feedback: "fbl@bounces.example" }

/** A storage that knows one email, and takes no change. */
const jobs = Layer.mock(SendJobs, {
  addressees: (id) =>
    Effect.succeed(id === emailId ? { recipients: [recipient], messageId, providerMessageId: null } : null)
})
const reader = Layer.provide(PastedBounce.layer(addresses), jobs)

const read = (message: string) => Effect.flatMap(BounceReader, (reader) => reader.read(message))
const text = (name: string, path = returnPath) => Buffer.from(fixture(name, path)).toString("utf8")

describe("PastedBounce", () => {
  it.effect("tells what the listener would make of a bounce", () =>
    Effect.gen(function*() {
      const found = yield* read(`To: ${returnPath}\r\n${text("postfix-mailbox-full").replace(/^To: .*\r\n/m, "")}`)
      assert.strictEqual(found.report._tag, "Dsn")
      assert.deepStrictEqual(found.email, { id: emailId, recipient, by: "return_path" })
      assert.deepStrictEqual(found.events.map((event) => [event.type, event.emailId, event.recipient]), [
        ["email.bounced", emailId, recipient]
      ])
      assert.isNull(found.ignored)
    }).pipe(Effect.provide(reader)))

  it.effect("knows the email by a Message-ID alone, and that this is no proof", () =>
    Effect.gen(function*() {
      const report = `From: MAILER-DAEMON@mx.example\r
To: somebody@else.example\r
MIME-Version: 1.0\r
Content-Type: multipart/report; report-type=delivery-status; boundary="B"\r
\r
--B\r
Content-Type: message/delivery-status\r
\r
Reporting-MTA: dns; mx.example\r
\r
Final-Recipient: rfc822; ${recipient}\r
Action: failed\r
Status: 5.1.1\r
Diagnostic-Code: smtp; 550 5.1.1 nobody here\r
\r
--B\r
Content-Type: text/rfc822-headers\r
\r
Message-ID: <${messageId}>\r
Subject: Hello\r
\r
--B--\r
`
      const found = yield* read(report)
      assert.deepStrictEqual(found, {
        report: {
          _tag: "Dsn",
          reportingMta: "mx.example",
          recipients: [{
            address: recipient,
            action: "failed",
            status: "5.1.1",
            diagnostic: "550 5.1.1 nobody here",
            remoteMta: null
          }]
        },
        email: { id: emailId, recipient: null, by: "message_id" },
        events: [],
        ignored: "It names no return path of ours."
      })
      const forged = yield* read(report.replace("shop.example", "evil.example"))
      assert.isNull(forged.email)
      const ownName = report.replace("Message-ID:", "Message-ID: <1@app.example>\r\nX-Sendwright-Message-ID:")
      assert.strictEqual((yield* read(ownName)).email?.id, emailId)
      const enclosed = yield* read(report.replace("Subject: Hello", `Return-Path: <${returnPath}>`))
      assert.deepStrictEqual(enclosed.email, { id: emailId, recipient, by: "return_path" })
      assert.strictEqual(enclosed.events.length, 1)
    }).pipe(Effect.provide(reader)))

  it.effect("says why nothing would happen", () =>
    Effect.gen(function*() {
      const gone = ReturnPath.make(keys, "0198c0de-0000-7abc-8def-0123456789ab", recipient, "send.shop.example")
      const ignored = (message: string) => Effect.map(read(message), (found) => [found.report._tag, found.ignored])
      assert.deepStrictEqual(yield* ignored("Subject: Hello\r\n\r\nHello"), ["Other", "It is no report."])
      assert.deepStrictEqual(yield* ignored("Subject: Out of office\r\nAuto-Submitted: auto-replied\r\n\r\nAway"), [
        "AutoReply",
        "It is an automatic answer, which says nothing of delivery."
      ])
      assert.deepStrictEqual(
        yield* ignored(`Delivered-To: ${gone}\r\n${text("postfix-mailbox-full", gone)}`),
        ["Dsn", "Its return path is of an email, or of a recipient, that is not there any more."]
      )
      assert.deepInclude(yield* Effect.flip(read("x".repeat(1_048_577))), { _tag: "UnreadableBounce" })
      assert.deepInclude(yield* Effect.flip(read("a\n".repeat(60_000))), { _tag: "UnreadableBounce" })
    }).pipe(Effect.provide(reader)))
})

describe("BounceIntake", () => {
  it.effect("keeps what came last, with the email that it was matched with, or why with none", () =>
    Effect.gen(function*() {
      const ingested: Array<ProviderEvent> = []
      const events = Layer.succeed(ProviderEvents, {
        ingest: (found) =>
          Effect.sync(() => {
            const applied = ingested.length === 0 ? found.length : 0
            ingested.push(...found)
            return { applied, duplicates: found.length - applied, parked: 0 }
          }),
        bindSignature: () => Effect.succeed(true)
      })
      const intake = Layer.provide(BounceIntake.layer(addresses), [jobs, events])
      const path = ReturnPath.parse(keys, returnPath)!
      const { reports } = yield* ProcessActivity
      yield* Effect.gen(function*() {
        const { take } = yield* BounceIntake
        const to = { returnPaths: [path], feedback: false }
        yield* take(to, fixture("postfix-mailbox-full"))
        yield* take(to, fixture("postfix-mailbox-full"))
        yield* take(to, fixture("ordinary"))
        yield* Effect.flip(take(to, Buffer.from("a\n".repeat(60_000))))
      }).pipe(Effect.provide(intake))
      assert.deepStrictEqual(
        reports.map(({ emailId, format, ignored, kind }) => ({ format, kind, emailId, ignored })),
        [
          {
            format: "unreadable",
            kind: "unreadable",
            emailId: null,
            ignored: "The message has too many parts or lines"
          },
          { format: "other", kind: "other", emailId: null, ignored: "It is no report." },
          { format: "dsn", kind: "bounced", emailId, ignored: "It was known already." },
          { format: "dsn", kind: "bounced", emailId, ignored: null }
        ]
      )
      assert.notInclude(JSON.stringify(reports), "@")
    }).pipe(Effect.provide(activityLayer)))
})
