import { momentOf, Once, pageOf, pageQuery, Time } from "@sendwright/api/wire/Page"
import {
  toWire as toApiWire,
  toWireReply,
  WireReceivedEmail,
  WireReceivedSummary,
  WireSentReply
} from "@sendwright/api/wire/Received"
import { DateTime, EmailStatus, Id } from "@sendwright/api/wire/Scalars"
import { modes } from "@sendwright/core/foundation/Mode"
import type { Email } from "@sendwright/core/model/Email"
import type { ReceivedEmail, ReceivedSummary, SentReply } from "@sendwright/core/received/ReceivedEmail"
import type { ReceivedRequest } from "@sendwright/core/received/ReceivedEmails"
import { draftOf, refusalOf } from "@sendwright/core/received/ReplyDraft"
import * as Schema from "effect/Schema"

/** The most characters of each body that are sent with an email. The message has all of it. */
const longestBody = 200_000

/** The filters of the list. */
export const receivedQuery = {
  ...pageQuery,
  mode: Schema.optionalKey(Schema.Literals(modes)),
  domain: Schema.optionalKey(Once),
  from: Schema.optionalKey(Once),
  to: Schema.optionalKey(Once),
  received_from: Schema.optionalKey(Time),
  received_before: Schema.optionalKey(Time),
  q: Schema.optionalKey(Once)
} as const

type ReceivedQuery = Schema.Struct<typeof receivedQuery>["Type"]

/** The request of a query, without its page. The mode is that of the caller, which the guard has read from the query. */
export const toRequest = (
  { domain, from, mode, q, received_before, received_from, to }: ReceivedQuery
): Omit<ReceivedRequest, "cursor" | "limit"> => ({
  mode: mode ?? null,
  domain,
  from,
  to,
  since: momentOf(received_from),
  until: momentOf(received_before),
  q
})

/** A page of received emails, newest first. */
export const WireReceivedPage = Schema.Struct({
  ...pageOf(WireReceivedSummary).fields,
  receiving_domain: Schema.String.annotate({
    description: "The name at which the account receives without any records of its own."
  })
}).annotate({ identifier: "Received" })

/** The parts of a conversation: a sent email, and what answers it, oldest first. */
export const WireAnswer = Schema.Struct({
  id: Id,
  from: Schema.NullOr(Schema.String),
  subject: Schema.String,
  received_at: DateTime
}).annotate({ identifier: "Answer" })

const WireConversation = Schema.Struct({
  sent: Schema.NullOr(Schema.Struct({
    id: Id,
    from: Schema.String,
    to: Schema.Array(Schema.String),
    subject: Schema.String,
    status: EmailStatus,
    created_at: DateTime
  })).annotate({ description: "null where the first one was received." }),
  answers: Schema.Array(WireAnswer),
  replies: Schema.Array(WireSentReply).annotate({ description: "What was sent as replies to the answers." })
}).annotate({ identifier: "Conversation" })

/** All data of one received email. */
export const WireReceivedDetail = Schema.Struct({
  email: WireReceivedEmail.annotate({ description: "As `/v1` has it; bodies up to a length." }),
  is_shortened: Schema.Boolean.annotate({ description: "Whether more of a body is stored." }),
  conversation: Schema.NullOr(WireConversation).annotate({
    description: "null where it is not known to answer an email that is still there, and has no reply."
  }),
  reply: Schema.Struct({
    from: Schema.NullOr(Schema.String).annotate({
      description: "The sender of an answer that names none; null where it has to name one."
    }),
    to: Schema.Array(Schema.String),
    subject: Schema.String,
    refusal: Schema.NullOr(Schema.String).annotate({ description: "Why it cannot be answered; null where it can." })
  })
}).annotate({ identifier: "ReceivedDetail" })

/** An answer as the page writes it. */
export const WireReply = Schema.Struct({
  from: Schema.optionalKey(Schema.String),
  text: Schema.String
}).annotate({ identifier: "Reply" })

const shortened = (text: string | null): string | null => text === null ? null : text.slice(0, longestBody)

const isLong = (text: string | null): boolean => (text?.length ?? 0) > longestBody

/** Encodes an answer to a sent email. */
export const toWireAnswer = ({ from, id, receivedAt, subject }: ReceivedSummary): typeof WireAnswer.Type => ({
  id,
  from,
  subject,
  received_at: receivedAt.toISOString()
})

/** Encodes a sent email, its answers, and the replies to these. */
export const toWireConversation = (
  sent: Email | null,
  answers: ReadonlyArray<ReceivedSummary>,
  replies: ReadonlyArray<SentReply>
): typeof WireConversation.Type => ({
  sent: sent === null ? null : {
    id: sent.id,
    from: sent.from,
    to: sent.to,
    subject: sent.subject,
    status: sent.status,
    created_at: sent.createdAt.toISOString()
  },
  answers: answers.map(toWireAnswer),
  replies: replies.map(toWireReply)
})

/** Encodes all data of one received email. `from` is the sender of an answer, `null` where it has to be given. */
export const toWire = (
  email: ReceivedEmail,
  replies: ReadonlyArray<SentReply>,
  conversation: typeof WireConversation.Type | null,
  from: string | null
): typeof WireReceivedDetail.Type => {
  const { html, replyText, text } = email
  const { subject, to } = draftOf(email)
  return {
    email: toApiWire(
      { ...email, html: shortened(html), text: shortened(text), replyText: shortened(replyText) },
      replies
    ),
    is_shortened: isLong(html) || isLong(text) || isLong(replyText),
    conversation,
    reply: { from, to, subject, refusal: refusalOf(email) ?? null }
  }
}
