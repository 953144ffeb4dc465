import {
  type Authentication,
  type AuthenticationCheck,
  authenticationResults,
  type ReceivedEmail,
  type ReceivedMatch,
  type ReceivedSummary,
  type SentReply
} from "@sendwright/core/received/ReceivedEmail"
import type { ListedReceived } from "@sendwright/core/received/ReceivedStore"
import * as Schema from "effect/Schema"
import { toWireAttachment, WireAttachment } from "./Email.ts"
import { DateTime, EmailStatus, Id, Mode } from "./Scalars.ts"

const Mailboxes = Schema.Array(Schema.String).annotate({
  description: "As the header has them, decoded: `a@b.com` or `Name <a@b.com>`."
})

const checkFields = {
  result: Schema.Literals(authenticationResults),
  domain: Schema.NullOr(Schema.String).annotate({ description: "What the result is about." })
} as const

const WireCheck = Schema.Struct(checkFields).annotate({
  identifier: "AuthenticationCheck",
  description: "What a check came to (RFC 8601)."
})

/** What a received message's claims came to. */
export const WireAuthentication = Schema.Struct({
  spf: WireCheck,
  dkim: Schema.Array(Schema.Struct({ ...checkFields, selector: Schema.NullOr(Schema.String) })).annotate({
    description: "One for each signature."
  }),
  dmarc: Schema.Struct({
    ...checkFields,
    policy: Schema.NullOr(Schema.Literals(["none", "quarantine", "reject"])).annotate({
      description: "The policy that the domain of the sender publishes."
    })
  }),
  arc: WireCheck
}).annotate({ identifier: "Authentication", description: "Who vouches for the message." })

const WireSpam = Schema.Struct({
  score: Schema.Finite.annotate({ description: "In the scanner's own measure: more is worse." }),
  is_spam: Schema.Boolean
}).annotate({ identifier: "SpamScore", description: "What a scanner made of the message." })

const WireReceivedMatch = Schema.Struct({
  field: Schema.Literals(["id", "message_id", "sender", "recipient", "subject"]).annotate({
    description: "Where the search text was found."
  }),
  value: Schema.String.annotate({ description: "The text that was hit." })
}).annotate({ identifier: "ReceivedMatch", description: "What the search text q hit; null without q." })

const summaryFields = {
  id: Id,
  mode: Mode,
  domain: Schema.String.annotate({ description: "The domain that it was received for, as A-labels." }),
  envelope: Schema.Struct({
    from: Schema.String.annotate({ description: "The return path; empty for reports and automatic answers." }),
    to: Schema.Array(Schema.String).annotate({ description: "The account's addresses that it came to." })
  }),
  from: Schema.NullOr(Schema.String).annotate({ description: "The writer, as the header says; null without one." }),
  to: Mailboxes,
  cc: Mailboxes,
  reply_to: Mailboxes,
  subject: Schema.String.annotate({ description: "Empty where it has none." }),
  message_id: Schema.NullOr(Schema.String).annotate({ description: "Without angle brackets." }),
  in_reply_to: Schema.NullOr(Schema.String).annotate({ description: "The message that it says it answers." }),
  references: Schema.Array(Schema.String).annotate({ description: "The messages before it, oldest first." }),
  authentication: Schema.NullOr(WireAuthentication).annotate({ description: "null: nothing was checked." }),
  spam: Schema.NullOr(WireSpam).annotate({ description: "null: nothing scanned it." }),
  size: Schema.Int.annotate({ description: "Bytes of the message as it came." }),
  replied_to_email_id: Schema.NullOr(Id).annotate({ description: "The sent email that it answers." }),
  received_at: DateTime
} as const

/** The list form of a received email. */
export const WireReceivedSummary = Schema.Struct({ ...summaryFields, match: Schema.NullOr(WireReceivedMatch) })
  .annotate({
    identifier: "ReceivedSummary",
    title: "Received email, list form",
    description: "A received email without bodies, headers and attachments. Strangers wrote its texts."
  })
export type WireReceivedSummary = typeof WireReceivedSummary.Type

/** An email that was sent as a reply to a received one. */
export const WireSentReply = Schema.Struct({
  id: Id,
  from: Schema.String,
  subject: Schema.String,
  status: EmailStatus,
  created_at: DateTime
}).annotate({ identifier: "SentReply", description: "An email that was sent as a reply to a received one." })

/** The full record of a received email, and what was sent as replies. */
export const WireReceivedEmail = Schema.Struct({
  ...summaryFields,
  html: Schema.NullOr(Schema.String).annotate({ description: "As a stranger wrote it: show it in a sandbox only." }),
  text: Schema.NullOr(Schema.String),
  reply_text: Schema.NullOr(Schema.String).annotate({
    description: "What an answer says anew, without what it quotes; null where that cannot be told."
  }),
  headers: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })).annotate({
    description: "Every field in its order, unfolded and decoded. A name may be there more than once."
  }),
  attachments: Schema.Array(WireAttachment).annotate({
    description: "Their places here, from 0, name their contents."
  }),
  has_original: Schema.Boolean.annotate({ description: "Whether the message as it came is still kept." }),
  replies: Schema.optionalKey(Schema.Array(WireSentReply)).annotate({
    description:
      "The emails that were sent as replies to it, oldest first, the first 100. Absent in an export, which has "
      + "them among its emails."
  })
}).annotate({
  identifier: "ReceivedEmail",
  title: "Received email, full record",
  description: "Everything that is known of a received email. Strangers wrote its texts."
})
export type WireReceivedEmail = typeof WireReceivedEmail.Type

const toWireCheck = ({ domain, result }: AuthenticationCheck) => ({ result, domain })

const toWireAuthentication = (
  { arc, dkim, dmarc, spf }: Authentication
): typeof WireAuthentication.Type => ({
  spf: toWireCheck(spf),
  dkim: dkim.map((check) => ({ ...toWireCheck(check), selector: check.selector })),
  dmarc: { ...toWireCheck(dmarc), policy: dmarc.policy },
  arc: toWireCheck(arc)
})

const toFields = (received: ReceivedSummary): Omit<WireReceivedSummary, "match"> => ({
  id: received.id,
  mode: received.mode,
  domain: received.domain,
  envelope: { from: received.envelope.from, to: received.envelope.to },
  from: received.from,
  to: received.to,
  cc: received.cc,
  reply_to: received.replyTo,
  subject: received.subject,
  message_id: received.messageId,
  in_reply_to: received.inReplyTo,
  references: received.references,
  authentication: received.authentication === null ? null : toWireAuthentication(received.authentication),
  spam: received.spam === null ? null : { score: received.spam.score, is_spam: received.spam.isSpam },
  size: received.sizeBytes,
  replied_to_email_id: received.repliedToEmailId,
  received_at: received.receivedAt.toISOString()
})

const toWireMatch = (match: ReceivedMatch | null) => match === null ? null : { field: match.field, value: match.value }

/** The list form of a received email as it goes over the wire. */
export const toWireSummary = (received: ListedReceived): WireReceivedSummary => ({
  ...toFields(received),
  match: toWireMatch(received.match)
})

/** A reply as it goes over the wire. */
export const toWireReply = ({ createdAt, from, id, status, subject }: SentReply): typeof WireSentReply.Type => ({
  id,
  from,
  subject,
  status,
  created_at: createdAt.toISOString()
})

/** The full record of a received email as it goes over the wire; without `replies` for an export. */
export const toWire = (received: ReceivedEmail, replies?: ReadonlyArray<SentReply>): WireReceivedEmail => ({
  ...toFields(received),
  html: received.html,
  text: received.text,
  reply_text: received.replyText,
  headers: received.headers.map(({ name, value }) => ({ name, value })),
  attachments: received.attachments.map(toWireAttachment),
  has_original: received.hasOriginal,
  ...(replies === undefined ? {} : { replies: replies.map(toWireReply) })
})
