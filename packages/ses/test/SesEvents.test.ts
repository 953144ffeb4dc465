import { assert, describe, it } from "@effect/vitest"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as Reports from "@sendwright/testing/SesReports"
import * as Result from "effect/Result"
import * as SesEvent from "../src/SesEvent.ts"
import { snakeCase, toProviderEvents } from "../src/SesEvents.ts"

const at = new Date("2026-11-21T12:00:05.250Z")
const emailId = "0195a1b2-0000-7000-8000-000000000001"
const messageId = "0100018c0example-7c191be45-e9aedb9a-000000"
const mail: Reports.SesMail = {
  messageId,
  recipients: ["Ada@Example.com", "bob@example.com"],
  sentAt: new Date("2026-11-21T12:00:00.000Z"),
  emailId,
  attempt: 2,
  headerMessageId: `${emailId}@mail.example.com`
}

const decoded = (message: string): SesEvent.Decoded => Result.getOrThrow(SesEvent.decode(message))

const eventsOf = (message: string): ReadonlyArray<ProviderEvent> => {
  const found = decoded(message)
  assert.strictEqual(found._tag, "Event")
  return found._tag === "Event" ? toProviderEvents(found.event) : []
}

const one = (message: string): ProviderEvent => {
  const events = eventsOf(message)
  assert.strictEqual(events.length, 1)
  return events[0]!
}

const both = ["ada@example.com", "bob@example.com"]

describe("reports of SES", () => {
  it("Send: the hand-off is known to have succeeded", () => {
    assert.deepStrictEqual(one(Reports.send(mail)), {
      type: "email.sent",
      provider: "ses",
      key: `${messageId} send`,
      emailId,
      messageId: `${emailId}@mail.example.com`,
      providerMessageId: messageId,
      occurredAt: mail.sentAt,
      recipients: both,
      details: { attempt: 2, recipients: both, provider_message_id: messageId },
      keys: [],
      error: null
    })
  })

  it("names the engine's Message-ID where SES got the message over SMTP with another one", () => {
    const ours = `${emailId}@mail.example.com`
    const report = Reports.send({ ...mail, headerMessageId: "1@app.example" }).replace(
      `"name":"Subject"`,
      `"name":"X-Sendwright-Message-ID","value":"<${ours}>"},{"name":"Subject"`
    )
    assert.strictEqual(one(report).messageId, ours)
  })

  it("Delivery", () => {
    const event = one(Reports.delivery(mail, at, ["Bob@EXAMPLE.com"]))
    assert.deepInclude(event, { type: "email.delivered", occurredAt: at, recipients: ["bob@example.com"], error: null })
    assert.deepStrictEqual(event.details, {
      recipients: ["bob@example.com"],
      smtp_response: "250 2.6.0 Message received",
      processing_time_ms: 5_250,
      remote_mta: "192.0.2.25",
      provider_message_id: messageId
    })
  })

  it.each([
    ["Permanent", "General", "permanent", "general"],
    ["Permanent", "NoEmail", "permanent", "no_email"],
    ["Permanent", "Suppressed", "permanent", "suppressed"],
    ["Permanent", "OnAccountSuppressionList", "permanent", "on_account_suppression_list"],
    ["Transient", "General", "transient", "general"],
    ["Transient", "MailboxFull", "transient", "mailbox_full"],
    ["Transient", "MessageTooLarge", "transient", "message_too_large"],
    ["Transient", "CustomTimeoutExceeded", "transient", "custom_timeout_exceeded"],
    ["Transient", "ContentRejected", "transient", "content_rejected"],
    ["Transient", "AttachmentRejected", "transient", "attachment_rejected"],
    ["Undetermined", "Undetermined", "undetermined", "undetermined"],
    ["Invented", "SomethingNew", "undetermined", "something_new"]
  ])("Bounce: %s, %s", (type, subType, bounceType, bounceSubType) => {
    const event = one(Reports.bounce(mail, at, { type, subType, feedbackId: "f-1" }))
    assert.deepInclude(event, { type: "email.bounced", occurredAt: at, recipients: both })
    assert.deepStrictEqual(event.details, {
      recipients: both,
      bounce_type: bounceType,
      bounce_sub_type: bounceSubType,
      diagnostic_code: "smtp; 550 5.1.1 user unknown",
      status_code: "5.1.1",
      reporting_mta: "mta.example.com",
      provider_message_id: messageId
    })
  })

  it("Bounce: recipients with other answers have events of their own", () => {
    const events = eventsOf(Reports.bounce({ ...mail, recipients: [...both, "eve@example.com"] }, at, {
      recipients: [
        { emailAddress: "ada@example.com", status: "5.1.1", diagnosticCode: "smtp; 550 unknown" },
        { emailAddress: "eve@example.com" },
        { emailAddress: "bob@example.com", status: "5.1.1", diagnosticCode: "smtp; 550 unknown" }
      ]
    }))
    assert.deepStrictEqual(events.map(({ details, recipients }) => [recipients, details["diagnostic_code"]]), [
      [both, "smtp; 550 unknown"],
      [["eve@example.com"], null]
    ])
    assert.strictEqual(new Set(events.map(({ key }) => key)).size, 2)
  })

  it("speaks of the one recipient whatever address bounced: the mailbox that mail is forwarded to, say", () => {
    const single = { ...mail, recipients: ["Ada@Example.com"] }
    const elsewhere = "ada.lovelace@mailbox.example"
    for (
      const report of [
        Reports.bounce(single, at, { recipients: [{ emailAddress: elsewhere }] }),
        Reports.complaint(single, at, { recipients: [elsewhere] }),
        Reports.delivery(single, at, [elsewhere]),
        Reports.deliveryDelay(single, at, { recipients: [elsewhere] })
      ]
    ) assert.deepStrictEqual(one(report).recipients, ["ada@example.com"])
  })

  it("compares addresses normalised, in every form that they come in", () => {
    const event = one(Reports.delivery({ ...mail, recipients: ["x@example.com", "y@example.com"] }, at, [
      "Ada Lovelace <ADA@BÜCHER.example>",
      "ada@xn--bcher-kva.example",
      "no address"
    ]))
    assert.deepStrictEqual(event.recipients, ["ada@xn--bcher-kva.example", "no address"])
  })

  it("Complaint", () => {
    const event = one(Reports.complaint(mail, at, { recipients: ["ADA@example.com"], feedbackId: "f-2" }))
    assert.deepInclude(event, { type: "email.complained", occurredAt: at, recipients: ["ada@example.com"] })
    assert.deepStrictEqual(event.details, {
      recipients: ["ada@example.com"],
      complaint_type: "abuse",
      user_agent: "Amazon SES Mailbox Simulator",
      feedback_id: "f-2",
      provider_message_id: messageId
    })
    const untold = one(Reports.complaint(mail, at, { type: null, subType: "OnAccountSuppressionList" }))
    assert.deepInclude(untold.details, { complaint_type: null, complaint_sub_type: "on_account_suppression_list" })
    assert.deepStrictEqual(eventsOf(Reports.complaint(mail, at, { type: "not-spam" })), [])
  })

  it("DeliveryDelay", () => {
    const event = one(Reports.deliveryDelay(mail, at, { type: "MailboxFull", recipients: ["bob@example.com"] }))
    assert.deepInclude(event, { type: "email.delivery_delayed", occurredAt: at, recipients: ["bob@example.com"] })
    assert.deepStrictEqual(event.details, {
      recipients: ["bob@example.com"],
      delay_type: "mailbox_full",
      diagnostic_code: "smtp; 421 4.4.1 Unable to connect to remote host",
      status_code: "4.4.1",
      expires_at: "2026-11-22T02:00:05.250Z",
      provider_message_id: messageId
    })
  })

  it("Reject and Rendering Failure: the email failed", () => {
    const rejected = one(Reports.reject(mail))
    assert.deepInclude(rejected, {
      type: "email.rejected",
      recipients: both,
      occurredAt: mail.sentAt,
      error: "Amazon SES refused to send the message: Bad content"
    })
    assert.deepInclude(rejected.details, { reason: "bad_content", diagnostic_code: "Bad content" })
    const failed = one(Reports.renderingFailure(mail))
    assert.strictEqual(failed.type, "email.rejected")
    assert.strictEqual(failed.details["reason"], "rendering_failure")
    assert.include(failed.error, "attributeName")
  })

  it("Open, Click, Subscription and what SES may add are nothing of ours", () => {
    for (const report of [Reports.open(mail, at), Reports.click(mail, at), Reports.subscription(mail, at)]) {
      assert.strictEqual(decoded(report)._tag, "OtherKind")
    }
    assert.deepStrictEqual(decoded(JSON.stringify({ eventType: "toString" })), { _tag: "OtherKind", kind: "toString" })
  })

  it("is not confused by what is no report: the line that tries a topic out, say", () => {
    for (
      const text of ["Successfully validated SNS topic for Amazon SES event publishing.", "", "7", "null", "{}", "[]"]
    ) {
      assert.deepStrictEqual(decoded(text), { _tag: "NoEvent" })
    }
  })

  it("refuses a report of a known kind that it cannot read", () => {
    const good = JSON.parse(Reports.bounce(mail, at)) as { mail: object; bounce: object }
    const wrong: ReadonlyArray<unknown> = [
      { ...good, bounce: undefined },
      { ...good, mail: undefined },
      { ...good, mail: { ...good.mail, messageId: "" } },
      { ...good, mail: { ...good.mail, timestamp: "then" } },
      { ...good, mail: { ...good.mail, destination: "ada@example.com" } },
      { ...good, bounce: { ...good.bounce, bouncedRecipients: [{ address: "ada@example.com" }] } }
    ]
    for (const value of wrong) assert.isTrue(Result.isFailure(SesEvent.decode(JSON.stringify(value))))
  })

  it("reads both forms alike, and names the email by what each form has", () => {
    const notification = { ...mail, form: "notification" as const }
    const pairs = [
      [Reports.bounce(mail, at), Reports.bounce(notification, at)],
      [Reports.complaint(mail, at), Reports.complaint(notification, at)],
      [Reports.delivery(mail, at), Reports.delivery(notification, at)]
    ] as const
    for (const [event, other] of pairs) {
      assert.deepStrictEqual({ ...one(event), emailId: null }, one(other))
    }
    const { headerMessageId: _, ...bare } = notification
    assert.deepInclude(one(Reports.delivery(bare, at)), { emailId: null, providerMessageId: messageId })
  })

  it("takes for the email's id only what has its form", () => {
    assert.strictEqual(one(Reports.send({ ...mail, emailId: emailId.toUpperCase() })).emailId, emailId)
    assert.isNull(one(Reports.send({ ...mail, emailId: "of-another-sender" })).emailId)
    const { attempt: _, ...untold } = mail
    assert.notProperty(one(Reports.send(untold)).details, "attempt")
  })

  it("keeps what storage can hold: no NUL, no half characters, no endless text", () => {
    const diagnosticCode = `a\0b\ud800c${"x".repeat(5_000)}`
    const event = one(Reports.bounce(mail, at, { recipients: [{ emailAddress: "bob@example.com", diagnosticCode }] }))
    const kept = event.details["diagnostic_code"] as string
    assert.isTrue(kept.startsWith("a\ufffdb\ufffdcxxx"))
    assert.strictEqual(kept.length, 1_000)
  })

  it("knows a report again by its feedback id, or by its time and recipients", () => {
    const key = (report: string) => one(report).key
    assert.strictEqual(key(Reports.delivery(mail, at)), key(Reports.delivery(mail, at, both.toReversed())))
    assert.notStrictEqual(key(Reports.delivery(mail, at, ["ada@example.com"])), key(Reports.delivery(mail, at)))
    const later = new Date(at.getTime() + 1)
    assert.notStrictEqual(key(Reports.deliveryDelay(mail, at)), key(Reports.deliveryDelay(mail, later)))
    assert.strictEqual(
      key(Reports.complaint(mail, at, { feedbackId: "f" })),
      key(Reports.complaint(mail, later, { feedbackId: "f" }))
    )
    assert.notStrictEqual(key(Reports.send(mail)), key(Reports.send({ ...mail, messageId: "other" })))
  })

  it("writes names in snake case", () => {
    assert.strictEqual(snakeCase("BYOIPHostNameLookupUnavailable"), "byoip_host_name_lookup_unavailable")
    assert.strictEqual(snakeCase("IPFailure"), "ip_failure")
    assert.strictEqual(snakeCase("Bad content"), "bad_content")
  })
})
