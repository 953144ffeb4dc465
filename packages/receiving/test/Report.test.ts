import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Dsn from "../src/Dsn.ts"
import * as Report from "../src/Report.ts"
import * as ReportMail from "../src/ReportMail.ts"
import { bytesOf, dsnOf, eventsOf, fixture, recipient } from "./reports.ts"

const bounce = (type: string, subType: string, status: string | null, reportingMta: string | null) => ({
  bounce_type: type,
  bounce_sub_type: subType,
  status_code: status,
  reporting_mta: reportingMta
})

describe("bounces as mail servers write them", () => {
  it.effect.each(
    [
      ["sendmail-expired", bounce("transient", "general", "4.4.7", "relay.example.net"), null],
      ["exim-unrouteable", bounce("permanent", "general", null, null), "Unrouteable address"],
      ["exim-quota", bounce("transient", "mailbox_full", null, null), "552 Requested mail action aborted"],
      ["qmail-no-mailbox", bounce("permanent", "general", "5.1.1", null), "no mailbox here by that name"],
      ["exchange-2003", bounce("permanent", "general", "5.1.1", null), "#5.1.1"],
      [
        "m365-not-found",
        bounce("permanent", "general", "5.1.10", "AM0PR00MB0000.eurprd00.prod.outlook.com"),
        "RESOLVER.ADR.RecipientNotFound"
      ],
      ["gmail-over-quota", bounce("transient", "mailbox_full", "5.2.2", "googlemail.com"), "out of storage space"],
      [
        "ses-content-rejected",
        bounce("transient", "content_rejected", "5.7.1", "a1-2.smtp-out.eu-west-1.amazonses.com"),
        "considered spam"
      ]
    ] as const
  )("%s", ([name, expected, words]) =>
    Effect.gen(function*() {
      const [event, ...more] = yield* eventsOf(fixture(name))
      assert.strictEqual(more.length, 0)
      assert.strictEqual(event?.type, "email.bounced")
      assert.deepStrictEqual(event?.recipients, [recipient])
      const { diagnostic_code, ...details } = event!.details
      assert.deepStrictEqual(details, { recipients: [recipient], ...expected, provider_message_id: "1@shop.example" })
      if (words === null) assert.isNull(diagnostic_code)
      else assert.include(diagnostic_code, words)
    }))

  it.effect.each(
    [
      ["unknown-user", "permanent general 5.1.1"],
      ["unknown-user-whole-message", "permanent general 5.1.1"],
      ["unknown-user-rejected", "permanent general 5.1.1"],
      ["no-host", "permanent general 5.4.4"],
      ["null-mx", "permanent general 5.1.0"],
      ["over-quota", "transient mailbox_full 5.2.2"],
      ["over-quota-remote", "transient mailbox_full 5.2.2"],
      ["mailbox-full", "transient mailbox_full 4.2.2"],
      ["too-large", "transient message_too_large 5.3.4"],
      ["too-large-announced", "transient message_too_large 5.3.4"],
      ["blocked", "transient content_rejected 5.7.1"],
      ["delayed-too-long", "transient general 4.3.2"],
      ["unreachable", "transient general 4.4.1"]
    ] as const
  )("Postfix: %s", ([name, expected]) =>
    Effect.gen(function*() {
      const [event] = yield* eventsOf(fixture(`postfix-${name}`))
      assert.strictEqual(event?.type, "email.bounced")
      const { bounce_sub_type, bounce_type, reporting_mta, status_code } = event!.details
      assert.strictEqual(`${bounce_type} ${bounce_sub_type} ${status_code}`, expected)
      assert.match(String(reporting_mta), /^(?:relay\.example\.com|mx\.example\.org)$/)
    }))

  it("Postfix: of several, each recipient has its own", () => {
    const text = new TextDecoder().decode(fixture("postfix-several-failed"))
    const [, part = ""] = text.split("Content-Type: message/delivery-status")
    const dsn = Dsn.read(part.slice(0, part.indexOf("--")))
    assert.deepStrictEqual(dsn.recipients.map(({ status }) => status), ["5.2.2", "5.1.1"])
    for (const { finalRecipient, status } of dsn.recipients) {
      assert.strictEqual(Dsn.statusFor(dsn, finalRecipient!)?.status, status)
    }
  })

  it.effect.each(
    [
      ["postfix-delayed", "general", "2026-11-21T09:47:46.000Z"],
      ["postfix-mailbox-full-delayed", "mailbox_full", "2026-11-21T09:47:46.000Z"],
      ["exim-delay", "general", null]
    ] as const
  )("%s: a delay is no bounce", ([name, type, expires]) =>
    Effect.gen(function*() {
      const [event] = yield* eventsOf(fixture(name))
      assert.strictEqual(event?.type, "email.delivery_delayed")
      assert.deepInclude(event?.details, { delay_type: type, expires_at: expires })
    }))

  it.effect.each(
    [
      ["postfix-delivered", "delivery via virtual: delivered to maildir", null],
      ["postfix-relayed", "250 OK: message queued", "127.0.0.1"],
      ["postfix-greylisted", "250 OK: message queued", "127.0.0.1"],
      ["postfix-several-relayed", "250 OK: message queued", "127.0.0.1"]
    ] as const
  )("%s: what was asked for with NOTIFY=SUCCESS", ([name, response, remoteMta]) =>
    Effect.gen(function*() {
      const [event] = yield* eventsOf(fixture(name))
      assert.strictEqual(event?.type, "email.delivered")
      assert.deepStrictEqual(event?.details, {
        recipients: [recipient],
        smtp_response: response,
        processing_time_ms: null,
        remote_mta: remoteMta,
        provider_message_id: "1@shop.example"
      })
    }))

  it.effect("tells how long a delivery took where the report has both times", () =>
    Effect.gen(function*() {
      const [event] = yield* eventsOf(
        dsnOf(
          "Reporting-MTA: dns; x\nArrival-Date: Tue, 14 Oct 2025 09:12:30 +0000\n\nFinal-Recipient: rfc822; x@y.example\n" +
            "Action: delivered\nStatus: 2.0.0\nLast-Attempt-Date: Tue, 14 Oct 2025 11:12:33 +0200"
        )
      )
      assert.deepInclude(event?.details, { processing_time_ms: 3_000, smtp_response: "2.0.0" })
    }))
})

describe("what is no report of delivery", () => {
  it.effect.each([["vacation", "AutoReply"], ["ordinary", "Other"]] as const)(
    "%s",
    ([name, tag]) =>
      Effect.gen(function*() {
        assert.strictEqual(Report.of(yield* ReportMail.read(fixture(name)))._tag, tag)
        assert.deepStrictEqual(yield* eventsOf(fixture(name)), [])
      })
  )

  it.effect("a daemon's words that say nothing recognisable are an undetermined bounce", () =>
    Effect.gen(function*() {
      const [event] = yield* eventsOf(
        bytesOf("From: MAILER-DAEMON@example.com\nSubject: failure notice\n\nAlas, it was not to be.\n")
      )
      assert.deepInclude(event?.details, { bounce_type: "undetermined", bounce_sub_type: "undetermined" })
    }))
})

describe("feedback reports", () => {
  it.effect("yahoo-complaint", () =>
    Effect.gen(function*() {
      const report = Report.of(yield* ReportMail.read(fixture("yahoo-complaint", "b+path@send.shop.example")))
      assert.strictEqual(report._tag, "Feedback")
      if (report._tag !== "Feedback") return
      assert.deepStrictEqual(report.feedback, {
        type: "abuse",
        userAgent: "Yahoo!-Mail-Feedback/2.0",
        arrival: new Date("2025-10-14T09:12:33Z"),
        sourceIp: "192.0.2.1",
        originalRcptTo: "redacted@example.com",
        mailFrom: ["b+path@send.shop.example"],
        messageId: "1@shop.example"
      })
      const [event] = yield* eventsOf(fixture("yahoo-complaint"))
      assert.deepStrictEqual(event?.details, {
        recipients: [recipient],
        complaint_type: "abuse",
        user_agent: "Yahoo!-Mail-Feedback/2.0",
        feedback_id: "<1760443200.4711.feedback@arf.mail.yahoo.com>",
        provider_message_id: "1@shop.example"
      })
    }))

  const ofType = (type: string) =>
    bytesOf(
      new TextDecoder().decode(fixture("yahoo-complaint")).replace("Feedback-Type: abuse", `Feedback-Type: ${type}`)
    )

  it.effect.each(["fraud", "virus", "other", "not-spam"])("%s is told as such", (type) =>
    Effect.gen(function*() {
      assert.strictEqual((yield* eventsOf(ofType(type)))[0]?.details["complaint_type"], type)
    }))

  it.effect("a failed authentication is no complaint", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* eventsOf(ofType("auth-failure")), [])
    }))
})

describe("the part for machines", () => {
  it("is read where lines are folded, empty lines are missing and fields come in any order", () => {
    const dsn = Dsn.read(
      "Reporting-MTA: dns; mx.example\nOriginal-Envelope-Id: 42\nARRIVAL-DATE : Tue, 14 Oct 2025 09:12:30 +0000 (UTC)\n" +
        "Final-Recipient: rfc822; <ada@example.com>\nAction: FAILED (really)\nStatus: 5.1.1 (no such user)\n" +
        "Diagnostic-Code: smtp;\n\t550 no\n  such user\nnot a field\n" +
        "Original-Recipient: rfc822;bob@example.com\nFinal-Recipient: rfc822; rob@example.com\nAction: delayed\n"
    )
    assert.deepInclude(dsn, { reportingMta: "mx.example", originalEnvelopeId: "42" })
    assert.deepStrictEqual(dsn.arrival, new Date("2025-10-14T09:12:30Z"))
    assert.deepStrictEqual(
      dsn.recipients.map((status) => [status.originalRecipient, status.finalRecipient, status.action, status.status]),
      [[null, "ada@example.com", "failed", "5.1.1"], ["bob@example.com", "rob@example.com", "delayed", null]]
    )
    assert.strictEqual(dsn.recipients[0]?.diagnostic, "550 no such user")
  })

  it.effect("counts for the recipient of the return path, whomever it names", () =>
    Effect.gen(function*() {
      const [event] = yield* eventsOf(
        dsnOf("Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; victim@example.org\nAction: failed\nStatus: 5.1.1")
      )
      assert.deepStrictEqual(event?.recipients, [recipient])
    }))

  it("says of a recipient what its own group says, else the best that became of the address", () => {
    const group = (address: string, action: string) => `Final-Recipient: rfc822; ${address}\nAction: ${action}\n\n`
    const dsn = Dsn.read(group("bob@example.com", "delivered") + group("Ada@Example.com", "failed"))
    assert.strictEqual(Dsn.statusFor(dsn, recipient)?.action, "failed")
    const forwarded = Dsn.read(group("bob@example.com", "failed") + group("rob@example.com", "relayed"))
    assert.strictEqual(Dsn.statusFor(forwarded, recipient)?.action, "relayed")
    assert.isUndefined(Dsn.statusFor(Dsn.read("Reporting-MTA: dns; x"), recipient))
  })
})
