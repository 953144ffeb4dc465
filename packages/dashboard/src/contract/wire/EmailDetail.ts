import { decoder } from "@sendwright/api/wire/Body"
import { toWire as toWireEmail, WireEmail } from "@sendwright/api/wire/Email"
import { toWireEvent } from "@sendwright/api/wire/EmailEvent"
import { toWireReply, WireSentReply } from "@sendwright/api/wire/Received"
import { AddressText, DateTime, EmailStatus, EventType, Id, toDateTime } from "@sendwright/api/wire/Scalars"
import { toWireDelivery, WireDelivery } from "@sendwright/api/wire/Webhook"
import type { EmailHistory } from "@sendwright/core/EmailHistory"
import { type HandoffAttempt, handoffOutcomes } from "@sendwright/core/model/HandoffAttempt"
import type { Waiting } from "@sendwright/core/model/Waiting"
import type { ReceivedSummary, SentReply } from "@sendwright/core/received/ReceivedEmail"
import { outcomesOf, type RecipientOutcome } from "@sendwright/core/RecipientOutcome"
import { type ReplyClass, replyClasses } from "@sendwright/core/replies/ReplyClass"
import { meaningOf, type ReplyMeaning } from "@sendwright/core/replies/ReplyMeaning"
import type { TimelineEntry } from "@sendwright/core/Timeline"
import type { DeliveryHistory } from "@sendwright/core/webhooks/WebhookStore"
import * as Schema from "effect/Schema"
import { toWireAnswer, WireAnswer } from "./Received.ts"

/** The most characters of each body that are sent with an email. The source has all of it. */
const longestBody = 200_000

/** The meaning of a mail server's reply, and advice. */
const WireMeaning = Schema.Struct({
  class: Schema.Literals(Object.keys(replyClasses) as ReadonlyArray<ReplyClass>),
  about: Schema.Literals(["recipient", "sender", "message", "receiver"]),
  meaning: Schema.String,
  advice: Schema.String.annotate({ description: "What to do about it, in a sentence." }),
  status_code: Schema.NullOr(Schema.String).annotate({ description: "The enhanced status code that it goes by." }),
  is_permanent: Schema.NullOr(Schema.Boolean)
}).annotate({ identifier: "ReplyMeaning" })

/** The state of one recipient. */
const WireRecipient = Schema.Struct({
  email_address: Schema.String,
  status: Schema.Union([EmailStatus, Schema.Literal("delayed")]),
  at: Schema.NullOr(DateTime),
  reply: Schema.NullOr(Schema.String).annotate({ description: "What the receiving server answered." }),
  meaning: Schema.NullOr(WireMeaning),
  is_simulated: Schema.Boolean,
  was_suppressed: Schema.Boolean
}).annotate({ identifier: "EmailRecipient" })

/** The reason that an email waits. */
const WireWaiting = Schema.Struct({
  kind: Schema.Literals([
    "time",
    "held",
    "answer",
    "account_suspended",
    "account_paused",
    "domain_unverified",
    "throttle",
    "receiver_paused",
    "next_try",
    "turn"
  ]),
  until: Schema.NullOr(DateTime),
  since: Schema.NullOr(DateTime),
  attempts: Schema.NullOr(Schema.Int),
  throttle: Schema.NullOr(Schema.String).annotate({ description: "`domain:<name>` or `provider:<name>`." })
}).annotate({ identifier: "Waiting" })

/** One hand-off to a provider. */
const WireHandoff = Schema.Struct({
  number: Schema.Int,
  began_at: DateTime,
  ended_at: DateTime,
  provider: Schema.NullOr(Schema.String),
  outcome: Schema.Literals(handoffOutcomes),
  reply: Schema.NullOr(Schema.String),
  meaning: Schema.NullOr(WireMeaning),
  next_at: Schema.NullOr(DateTime)
}).annotate({ identifier: "Handoff" })

/** An attempt to deliver an event to a webhook endpoint. */
const WireWebhookAttempt = Schema.Struct({
  delivery_id: Id,
  number: Schema.Int,
  url: Schema.String,
  event_type: WireDelivery.fields.event_type,
  response_code: Schema.NullOr(Schema.Int),
  error: Schema.NullOr(Schema.String),
  duration_ms: Schema.Int,
  next_at: Schema.NullOr(DateTime).annotate({ description: "When the next attempt is due, after the last one." })
}).annotate({ identifier: "WebhookAttempt" })

/** An event for the page. Its fields depend on the type and the provider; the page lists them. */
const WireShownEvent = Schema.Struct({
  id: Id,
  type: EventType,
  payload: Schema.Record(Schema.String, Schema.Json),
  occurred_at: DateTime
}).annotate({ identifier: "ShownEvent" })

/** One line of the history: exactly one of the three is not null. */
const WireTimelineEntry = Schema.Struct({
  at: DateTime,
  event: Schema.NullOr(WireShownEvent),
  handoff: Schema.NullOr(WireHandoff),
  webhook: Schema.NullOr(WireWebhookAttempt)
}).annotate({ identifier: "TimelineEntry" })

/** A webhook delivery of an event of the email. */
const WireEmailDelivery = Schema.Struct({
  ...WireDelivery.fields,
  url: Schema.String,
  next_at: Schema.NullOr(DateTime)
}).annotate({ identifier: "EmailDelivery" })

/** All data of one email. */
export const WireEmailDetail = Schema.Struct({
  email: WireEmail.annotate({ description: "As `/v1` has it; bodies up to a length." }),
  is_shortened: Schema.Boolean.annotate({ description: "Whether more of a body is stored." }),
  recipients: Schema.Array(WireRecipient),
  origin: Schema.Struct({
    key_id: Schema.NullOr(Id),
    key_name: Schema.NullOr(Schema.String),
    user_id: Schema.NullOr(Id),
    request_id: Schema.NullOr(Schema.String),
    copy_of: Schema.NullOr(Id)
  }),
  waiting: Schema.NullOr(WireWaiting),
  timeline: Schema.Array(WireTimelineEntry),
  deliveries: Schema.Array(WireEmailDelivery),
  answers: Schema.Array(WireAnswer).annotate({ description: "Received emails that answer it, oldest first." }),
  replies: Schema.Array(WireSentReply).annotate({ description: "What was sent as replies to the answers." })
}).annotate({ identifier: "EmailDetail" })
export type WireEmailDetail = typeof WireEmailDetail.Type

/** The message that is handed over. */
export const WireEmailSource = Schema.Struct({
  source: Schema.NullOr(Schema.String).annotate({
    description: "Built anew, unsigned; its beginning where it is long. null where the contents were deleted."
  }),
  size: Schema.Int.annotate({ description: "Bytes of the whole." }),
  is_whole: Schema.Boolean
}).annotate({ identifier: "EmailSource" })

/** The recipients of a copy. It is sent only to them, not to the recipients of the original. */
export const WireNewCopy = Schema.Struct({
  to: Schema.Array(Schema.String).check(Schema.isMinLength(1), Schema.isMaxLength(50))
}).annotate({ identifier: "NewCopy" })
export const decodeNewCopy = decoder(WireNewCopy)

/** The email that was made as a copy. */
export const WireCopy = Schema.Struct({ id: Id }).annotate({ identifier: "Copy" })

/** An address to add to the suppression list, or to remove from it. */
export const WireSuppressing = Schema.Struct({
  email_address: Schema.String.check(AddressText),
  suppressed: Schema.Boolean
}).annotate({ identifier: "Suppressing" })
export const decodeSuppressing = decoder(WireSuppressing)

/** Whether the list was changed. */
export const WireSuppressed = Schema.Struct({ changed: Schema.Boolean }).annotate({ identifier: "Suppressed" })

/** Deliveries of the email whose events are to be delivered again. */
export const WireResend = Schema.Struct({
  delivery_ids: Schema.Array(Schema.String).check(Schema.isMinLength(1), Schema.isMaxLength(100))
}).annotate({ identifier: "Resend" })
export const decodeResend = decoder(WireResend)

/** How many deliveries were created. */
export const WireResent = Schema.Struct({ count: Schema.Int }).annotate({ identifier: "Resent" })

const toWireMeaning = (found: ReplyMeaning | null): typeof WireMeaning.Type | null =>
  found === null ? null : {
    class: found.class,
    about: found.about,
    meaning: found.meaning,
    advice: found.advice,
    status_code: found.status,
    is_permanent: found.isPermanent
  }

const toWireRecipient = (outcome: RecipientOutcome): typeof WireRecipient.Type => ({
  email_address: outcome.address,
  status: outcome.status,
  at: toDateTime(outcome.at),
  reply: outcome.reply,
  meaning: toWireMeaning(outcome.meaning),
  is_simulated: outcome.isSimulated,
  was_suppressed: outcome.wasSuppressed
})

const waitingKinds = {
  Scheduled: "time",
  Held: "held",
  HandOff: "answer",
  Suspended: "account_suspended",
  Paused: "account_paused",
  DomainUnverified: "domain_unverified",
  Throttle: "throttle",
  ReceiverPaused: "receiver_paused",
  NextTry: "next_try",
  Turn: "turn"
} as const satisfies Record<Waiting["_tag"], string>

const toWireWaiting = (waiting: Waiting): typeof WireWaiting.Type => ({
  kind: waitingKinds[waiting._tag],
  until: "until" in waiting ? waiting.until.toISOString() : null,
  since: "since" in waiting ? toDateTime(waiting.since) : null,
  attempts: "attempts" in waiting ? waiting.attempts : null,
  throttle: "scope" in waiting ? waiting.scope : null
})

const toWireHandoff = (handoff: HandoffAttempt): typeof WireHandoff.Type => ({
  number: handoff.number,
  began_at: handoff.beganAt.toISOString(),
  ended_at: handoff.endedAt.toISOString(),
  provider: handoff.provider,
  outcome: handoff.outcome,
  reply: handoff.reply,
  meaning: handoff.outcome === "accepted" || handoff.outcome === "unknown" || handoff.reply === null
    ? null
    : toWireMeaning(meaningOf({ code: null, diagnostic: handoff.reply })),
  next_at: toDateTime(handoff.nextAt)
})

const toWireAttempt = (
  { attempt, delivery: { attempts, delivery, nextAt, url }, number }: Extract<TimelineEntry, { _tag: "Attempt" }>
): typeof WireWebhookAttempt.Type => ({
  delivery_id: delivery.id,
  number,
  url,
  event_type: delivery.eventType,
  response_code: attempt.responseCode,
  error: attempt.error,
  duration_ms: attempt.durationMs,
  next_at: number === attempts.length && delivery.status === "pending" ? toDateTime(nextAt) : null
})

const toWireEntry = (entry: TimelineEntry): ReadonlyArray<typeof WireTimelineEntry.Type> => {
  const line = { at: entry.at.toISOString(), event: null, handoff: null, webhook: null }
  switch (entry._tag) {
    case "Event":
      return [{ ...line, event: toWireEvent(entry.event) }]
    case "Handoff":
      return [{ ...line, handoff: toWireHandoff(entry.handoff) }]
    case "Attempt":
      return [{ ...line, webhook: toWireAttempt(entry) }]
    case "Delivery":
      return []
  }
}

const toWireEmailDelivery = ({ delivery, nextAt, url }: DeliveryHistory): typeof WireEmailDelivery.Type => ({
  ...toWireDelivery(delivery),
  url,
  next_at: delivery.status === "pending" ? toDateTime(nextAt) : null
})

const shortened = (text: string | null): string | null => text === null ? null : text.slice(0, longestBody)

/** The same for a portal that does not show webhooks. */
export const withoutWebhooks = (detail: WireEmailDetail): WireEmailDetail => ({
  ...detail,
  timeline: detail.timeline.filter(({ webhook }) => webhook === null),
  deliveries: []
})

/** Encodes all data of one email. */
export const toWire = (
  history: EmailHistory,
  answers: ReadonlyArray<ReceivedSummary>,
  replies: ReadonlyArray<SentReply>
): WireEmailDetail => {
  const { email, keyName, origin, recipients, timeline, waiting } = history
  const { html, text } = email
  const { events, mode, status } = email
  return {
    email: toWireEmail({ ...email, html: shortened(html), text: shortened(text) }),
    is_shortened: (html?.length ?? 0) > longestBody || (text?.length ?? 0) > longestBody,
    recipients: outcomesOf({ events, mode, recipients, status }).map(toWireRecipient),
    origin: {
      key_id: origin.keyId,
      key_name: keyName,
      user_id: origin.userId,
      request_id: origin.requestId,
      copy_of: origin.copyOf
    },
    waiting: waiting === null ? null : toWireWaiting(waiting),
    timeline: timeline.flatMap(toWireEntry),
    deliveries: timeline.flatMap((entry) => entry._tag === "Delivery" ? [toWireEmailDelivery(entry.delivery)] : []),
    answers: answers.map(toWireAnswer),
    replies: replies.map(toWireReply)
  }
}
