import { assert, describe, it } from "@effect/vitest"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as MailgunIntake from "@sendwright/http-providers/MailgunIntake"
import * as PostmarkIntake from "@sendwright/http-providers/PostmarkIntake"
import * as ResendIntake from "@sendwright/http-providers/ResendIntake"
import * as SendGridIntake from "@sendwright/http-providers/SendGridIntake"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { CurrentLogAnnotations } from "effect/References"
import * as TestClock from "effect/testing/TestClock"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"
import { type Name, names } from "./providers.ts"
import * as Posts from "./reportPosts.ts"

const emailId = "0198c0de-0000-7000-8000-000000000001"
const at = Date.UTC(2026, 10, 22, 12)

const intakes: Readonly<Record<Name, Effect.Effect<EventIntake, never, ProviderEvents>>> = {
  postmark: PostmarkIntake.make({ login: Redacted.make(Posts.login) }),
  resend: ResendIntake.make({ secret: Redacted.make(Posts.resendSecret) }),
  mailgun: MailgunIntake.make({ signingKey: Redacted.make(Posts.mailgunKey) }),
  sendgrid: SendGridIntake.make({ verificationKey: Posts.sendgridKey })
}

/** What an intake makes of a request, and what it logs. */
const take = Effect.fnUntraced(function*(name: Name, ...requests: ReadonlyArray<Posts.Post>) {
  const events: Array<ProviderEvent> = []
  const log: Array<string> = []
  const signatures = new Map<string, string>()
  const sink = Layer.succeed(ProviderEvents, {
    ingest: (batch) =>
      Effect.sync(() => {
        events.push(...batch)
        return { applied: batch.length, duplicates: 0, parked: 0 }
      }),
    bindSignature: ({ digest, name }) =>
      Effect.sync(() => {
        const bound = signatures.get(name) ?? digest
        signatures.set(name, bound)
        return bound === digest
      })
  })
  const logger = Logger.make(({ fiber, logLevel, message }) => {
    log.push(`${logLevel} ${JSON.stringify(message)} ${JSON.stringify(fiber.getRef(CurrentLogAnnotations))}`)
  })
  yield* TestClock.setTime(at)
  const answers = yield* Effect.flatMap(
    intakes[name],
    (intake) =>
      Effect.forEach(requests, (request) =>
        Effect.match(intake.take(request), {
          onFailure: (error) => `${error._tag} ${error._tag === "EventsRefused" ? error.reason : ""}: ${error.message}`,
          onSuccess: () => "taken"
        }))
  ).pipe(Effect.provide(Layer.merge(sink, Logger.layer([logger]))))
  return { answers, events, log }
})

type Shown = readonly [
  type: string,
  recipients: ProviderEvent["recipients"],
  details: Readonly<Record<string, unknown>>
]

const shown = ({ details, recipients, type }: ProviderEvent): Shown => {
  const { provider_message_id: _, recipients: __, ...rest } = details as Record<string, unknown>
  return [type, recipients, Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))]
}

const bounced = (type: string, subType: string, more: Readonly<Record<string, unknown>> = {}): Shown => [
  "email.bounced",
  ["ada@example.com"],
  { bounce_type: type, bounce_sub_type: subType, ...more }
]
const one = (
  type: string,
  details: Readonly<Record<string, unknown>> = {}
): Shown => [type, ["ada@example.com"], details]

const nobody = { diagnostic_code: "550 5.1.1 No such user", status_code: "5.1.1" }
const smtpNobody = { ...nobody, diagnostic_code: "smtp;550 5.1.1 No such user" }

const { mailgun, postmark, resend, sendgrid } = Posts

const cases: Readonly<
  Record<Name, ReadonlyArray<readonly [what: string, post: Posts.Post, ...events: ReadonlyArray<Shown>]>>
> = {
  postmark: [
    ["Delivery", postmark.delivery(emailId), one("email.delivered", { smtp_response: "smtp;250 2.0.0 OK" })],
    ["HardBounce", postmark.bounce(emailId, "HardBounce"), bounced("permanent", "hard_bounce", smtpNobody)],
    [
      "BadEmailAddress",
      postmark.bounce(emailId, "BadEmailAddress"),
      bounced("permanent", "bad_email_address", smtpNobody)
    ],
    ["SoftBounce", postmark.bounce(emailId, "SoftBounce"), bounced("transient", "soft_bounce", smtpNobody)],
    ["Blocked", postmark.bounce(emailId, "Blocked"), bounced("transient", "blocked", smtpNobody)],
    ["Unknown", postmark.bounce(emailId, "Unknown"), bounced("undetermined", "unknown", smtpNobody)],
    [
      "Transient",
      postmark.bounce(emailId, "Transient"),
      one("email.delivery_delayed", { delay_type: "transient", ...smtpNobody })
    ],
    [
      "SpamComplaint",
      postmark.complaint(emailId),
      one("email.complained", { complaint_type: "abuse", feedback_id: "901542550" })
    ],
    ["AutoResponder", postmark.bounce(emailId, "AutoResponder")],
    ["a type that is new", postmark.bounce(emailId, "constructor")],
    ["Open", postmark.other("Open")],
    ["SubscriptionChange", postmark.other("SubscriptionChange")]
  ],
  resend: [
    ["email.sent", resend.post(emailId, "email.sent"), one("email.sent")],
    ["email.delivered", resend.post(emailId, "email.delivered"), one("email.delivered")],
    ["email.delivery_delayed", resend.post(emailId, "email.delivery_delayed"), one("email.delivery_delayed")],
    [
      "email.complained",
      resend.post(emailId, "email.complained"),
      one("email.complained", { complaint_type: "abuse" })
    ],
    [
      "a permanent bounce",
      resend.post(emailId, "email.bounced", {
        bounce: { type: "Permanent", subType: "General", message: "…", diagnosticCode: ["550 5.1.1 No such user"] }
      }),
      bounced("permanent", "general", nobody)
    ],
    [
      "a transient bounce",
      resend.post(emailId, "email.bounced", {
        bounce: { type: "Transient", subType: "MailboxFull", message: "The mailbox is full." }
      }),
      bounced("transient", "mailbox_full", { diagnostic_code: "The mailbox is full." })
    ],
    [
      "a bounce that says nothing",
      resend.post(emailId, "email.bounced"),
      one("email.bounced", { bounce_type: "undetermined" })
    ],
    [
      "email.suppressed",
      resend.post(emailId, "email.suppressed", {
        suppressed: { type: "OnAccountSuppressionList", message: "On the list" }
      }),
      bounced("permanent", "suppressed", { diagnostic_code: "On the list" })
    ],
    [
      "email.failed",
      resend.post(emailId, "email.failed", { failed: { reason: "reached_daily_quota" } }),
      one("email.rejected", { reason: "reached_daily_quota", diagnostic_code: "reached_daily_quota" })
    ],
    ["email.opened", resend.post(emailId, "email.opened")],
    ["contact.created", resend.post(emailId, "contact.created")],
    [
      "tags as they were sent",
      resend.post(emailId, "email.delivered", {
        tags: [{ name: "email_id", value: emailId }, { name: "recipients", value: "1" }]
      }),
      one("email.delivered")
    ],
    // Nobody is told of, because nobody knows who bounced.
    [
      "a bounce of one among several",
      resend.post(emailId, "email.bounced", {
        bounce: { type: "Permanent", subType: "General" },
        to: ["ada@example.com", "bob@example.net"],
        tags: { email_id: emailId, recipients: "2" }
      }),
      ["email.bounced", [], { bounce_type: "permanent", bounce_sub_type: "general" }]
    ],
    [
      "a bounce of one of To, or of a blind copy",
      resend.post(emailId, "email.bounced", {
        bounce: { type: "Permanent" },
        tags: { email_id: emailId, recipients: "2" }
      }),
      ["email.bounced", [], { bounce_type: "permanent" }]
    ],
    ["email.sent of several", resend.post(emailId, "email.sent", { tags: { email_id: emailId, recipients: "2" } })]
  ],
  mailgun: [
    ["accepted", mailgun.post(emailId, { event: "accepted" }), one("email.sent", { attempt: 1 })],
    [
      "accepted, with numbers for what looks like them",
      mailgun.post(emailId, {
        "event": "accepted",
        "user-variables": { email_id: emailId, attempt: 2, recipients: 1 }
      }),
      one("email.sent", { attempt: 2 })
    ],
    [
      "accepted for one of several",
      mailgun.post(emailId, { "event": "accepted", "user-variables": { email_id: emailId, recipients: "2" } })
    ],
    [
      "delivered",
      mailgun.post(emailId, {
        "event": "delivered",
        "delivery-status": { "code": 250, "message": "OK", "mx-host": "mx.example.com" }
      }),
      one("email.delivered", { smtp_response: "250 OK", remote_mta: "mx.example.com" })
    ],
    [
      "failed for good, as nobody is there",
      mailgun.post(emailId, {
        "event": "failed",
        "severity": "permanent",
        "reason": "bounce",
        "delivery-status": { code: 550, message: "5.1.1 No such user" }
      }),
      bounced("permanent", "bounce", nobody)
    ],
    [
      "failed for good, as nobody is there, in words",
      mailgun.post(emailId, {
        "event": "failed",
        "severity": "permanent",
        "reason": "bounce",
        "delivery-status": { code: 550, message: "User unknown" }
      }),
      bounced("permanent", "bounce", { diagnostic_code: "550 User unknown" })
    ],
    [
      "failed for good, as the server wants no spam",
      mailgun.post(emailId, {
        "event": "failed",
        "severity": "permanent",
        "reason": "espblock",
        "delivery-status": { code: 554, message: "5.7.1 Blocked" }
      }),
      bounced("transient", "espblock", { diagnostic_code: "554 5.7.1 Blocked", status_code: "5.7.1" })
    ],
    [
      "failed for good, as Mailgun suppresses it",
      mailgun.post(emailId, {
        "event": "failed",
        "severity": "permanent",
        "reason": "suppress-bounce",
        "delivery-status": { code: 605, message: "Not delivering to previously bounced address" }
      }),
      bounced("permanent", "suppress_bounce", { diagnostic_code: "605 Not delivering to previously bounced address" })
    ],
    [
      "failed for good, as the recipient unsubscribed",
      mailgun.post(emailId, {
        "event": "failed",
        "severity": "permanent",
        "reason": "suppress-unsubscribe",
        "delivery-status": { code: 606, message: "Not delivering to unsubscribed address" }
      }),
      one("email.rejected", { reason: "unsubscribed", diagnostic_code: "606 Not delivering to unsubscribed address" })
    ],
    [
      "failed for the time being",
      mailgun.post(emailId, {
        "event": "failed",
        "severity": "temporary",
        "reason": "greylisted",
        "delivery-status": { code: 450, message: "4.7.1 Greylisted" }
      }),
      one("email.delivery_delayed", {
        delay_type: "greylisted",
        diagnostic_code: "450 4.7.1 Greylisted",
        status_code: "4.7.1"
      })
    ],
    [
      "complained",
      mailgun.post(emailId, { event: "complained" }),
      one("email.complained", { complaint_type: "abuse", feedback_id: "hTWCTD81RtiDN-complained" })
    ],
    [
      "rejected",
      mailgun.post(emailId, { event: "rejected", reject: { reason: "virus", description: "It holds a virus" } }),
      one("email.rejected", { reason: "virus", diagnostic_code: "It holds a virus" })
    ],
    ["opened", mailgun.post(emailId, { event: "opened" })],
    ["unsubscribed", mailgun.post(emailId, { event: "unsubscribed" })]
  ],
  sendgrid: [
    ["processed", sendgrid.post(sendgrid.event(emailId, { event: "processed" })), one("email.sent", { attempt: 1 })],
    ["processed for one of several", sendgrid.post(sendgrid.event(emailId, { event: "processed", recipients: "2" }))],
    [
      "delivered",
      sendgrid.post(sendgrid.event(emailId, { event: "delivered", response: "250 OK" })),
      one("email.delivered", { smtp_response: "250 OK" })
    ],
    [
      "deferred",
      sendgrid.post(sendgrid.event(emailId, { event: "deferred", response: "400 try again later", attempt: "5" })),
      one("email.delivery_delayed", { diagnostic_code: "400 try again later" })
    ],
    [
      "bounce",
      sendgrid.post(
        sendgrid.event(emailId, {
          event: "bounce",
          type: "bounce",
          reason: "550 5.1.1 No such user",
          status: "5.1.1",
          bounce_classification: "Invalid Address"
        })
      ),
      bounced("permanent", "invalid_address", nobody)
    ],
    [
      "bounce that is a block",
      sendgrid.post(
        sendgrid.event(emailId, { event: "bounce", type: "blocked", reason: "554 5.7.1 Blocked", status: "5.7.1" })
      ),
      bounced("transient", "blocked", { diagnostic_code: "554 5.7.1 Blocked", status_code: "5.7.1" })
    ],
    [
      "bounce that is temporary",
      sendgrid.post(
        sendgrid.event(emailId, { event: "bounce", type: "bounce", reason: "452 4.2.2 Full", status: "4.2.2" })
      ),
      bounced("transient", "bounce", { diagnostic_code: "452 4.2.2 Full", status_code: "4.2.2" })
    ],
    [
      "dropped, as it bounced before",
      sendgrid.post(sendgrid.event(emailId, { event: "dropped", reason: "Bounced Address", status: "5.0.0" })),
      bounced("permanent", "bounced_address", { diagnostic_code: "Bounced Address", status_code: "5.0.0" })
    ],
    [
      "dropped, as it unsubscribed",
      sendgrid.post(sendgrid.event(emailId, { event: "dropped", reason: "Unsubscribed Address" })),
      one("email.rejected", { reason: "unsubscribed", diagnostic_code: "Unsubscribed Address" })
    ],
    [
      "dropped for its content",
      sendgrid.post(sendgrid.event(emailId, { event: "dropped", reason: "Spam Content" })),
      one("email.rejected", { reason: "spam_content", diagnostic_code: "Spam Content" })
    ],
    [
      "spamreport",
      sendgrid.post(sendgrid.event(emailId, { event: "spamreport" })),
      one("email.complained", { complaint_type: "abuse", feedback_id: "event-spamreport" })
    ],
    [
      "open and click",
      sendgrid.post(sendgrid.event(emailId, { event: "open" }), sendgrid.event(emailId, { event: "click" }))
    ],
    [
      "several at once",
      sendgrid.post(
        sendgrid.event(emailId, { event: "processed" }),
        sendgrid.event(emailId, { event: "open" }),
        sendgrid.event(emailId, { event: "delivered", response: "250 OK" })
      ),
      one("email.sent", { attempt: 1 }),
      one("email.delivered", { smtp_response: "250 OK" })
    ]
  ]
}

const ids: Readonly<Record<Name, string>> = {
  postmark: "883953f4-6105-42a2-a16a-77a8eac79483",
  resend: "56761188-7520-42d8-8898-ff6fc54ce618",
  mailgun: "0198c0de.1@mail.example.com",
  sendgrid: "14c5d75ce93.dfd.64b469"
}

describe.each(names)("the reports of %s", (name) => {
  it.effect.each(cases[name])("%s", ([, post, ...expected]) =>
    Effect.gen(function*() {
      const { answers, events } = yield* take(name, post)
      assert.deepStrictEqual(answers, ["taken"])
      assert.deepStrictEqual(events.map(shown), expected)
      for (const event of events) {
        assert.deepInclude(event, { provider: name, emailId, providerMessageId: ids[name] })
        assert.isFalse(Number.isNaN(event.occurredAt.getTime()))
        assert.strictEqual(event.error !== null, event.type === "email.rejected")
      }
    }))

  it.effect("are known again when they come again, and differ otherwise", () =>
    Effect.gen(function*() {
      const posts = cases[name].map(([, post]) => post)
      const first = yield* take(name, ...posts)
      const again = yield* take(name, ...posts)
      assert.deepStrictEqual(first.events.map(({ key }) => key), again.events.map(({ key }) => key))
    }))

  it.effect("are taken from nobody else, in whatever form, and leave nothing of theirs in the log", () =>
    Effect.gen(function*() {
      const [, post] = cases[name][0]!
      const forged = { ...post, headers: {}, body: post.body.replace(/"signature":\{[^}]*\}/, "\"signature\":{}") }
      const broken = Posts.resigned(name, post, "{\"RecordType\":\"Bounce\",\"Email\":\"ada@example.com\"}")
      const { answers, events, log } = yield* take(name, forged, broken)
      assert.match(answers[0]!, /^EventsRefused not_allowed: /)
      assert.match(answers[1]!, name === "mailgun" ? /^EventsRefused not_allowed/ : /^EventsRefused malformed: /)
      assert.deepStrictEqual(events, [])
      assert.strictEqual(log.length, 2)
      for (const line of log) assert.notMatch(line, /ada@|example\.com|550|whsec|a-password/)
    }))

  it.effect("in forms that nobody documents are refused or pass by, and never break", () =>
    Effect.gen(function*() {
      const [, post] = cases[name][0]!
      const bodies = FastCheck.sample(
        FastCheck.oneof(
          FastCheck.json(),
          FastCheck.string({ unit: anyCharacter }),
          FastCheck.dictionary(
            FastCheck.constantFrom(
              "RecordType",
              "type",
              "event",
              "data",
              "event-data",
              "to",
              "MessageID",
              "ID",
              "BouncedAt"
            ),
            FastCheck.oneof(
              FastCheck.constantFrom("Bounce", "Delivery", "email.bounced", "bounce", "failed", "__proto__"),
              FastCheck.jsonValue()
            )
          ).map((value) => JSON.stringify([value]).slice(...(name === "sendgrid" ? [0] : [1, -1])))
        ),
        { numRuns: 200, seed: 7 }
      )
      const { answers } = yield* take(name, ...bodies.map((body) => Posts.resigned(name, post, body)))
      for (const answer of answers) assert.match(answer, /^(?:taken$|EventsRefused )/)
    }))
})

it.effect("many reports in one request are stored some at a time", () =>
  Effect.gen(function*() {
    const sizes: Array<number> = []
    const sink = Layer.succeed(ProviderEvents, {
      ingest: (batch) =>
        Effect.sync(() => {
          sizes.push(batch.length)
          return { applied: batch.length, duplicates: 0, parked: 0 }
        }),
      bindSignature: () => Effect.succeed(true)
    })
    yield* TestClock.setTime(at)
    const events = Array.from({ length: 250 }, (_, index) =>
      sendgrid.event(emailId, { event: "delivered", sg_event_id: `e${index}` }))
    yield* Effect.flatMap(intakes.sendgrid, (intake) =>
      intake.take(sendgrid.post(...events))).pipe(Effect.provide(sink))
    assert.deepStrictEqual(sizes, [100, 100, 50])
  }))

it.effect("Mailgun brings our Message-ID back where that of the header is the sender's own", () =>
  Effect.gen(function*() {
    const ours = `${emailId}@mail.example.com`
    const variables = { email_id: emailId, attempt: "1", recipients: "1", message_id: ours }
    const { events } = yield* take(
      "mailgun",
      mailgun.post(emailId, { "event": "delivered", "user-variables": variables })
    )
    assert.deepInclude(events[0], { emailId, messageId: ours, providerMessageId: ours })
  }))
