import { dispositions, nameOf } from "@sendwright/core/model/Attachment"
import type { AttachmentSummary, Email, EmailSummary, Match } from "@sendwright/core/model/Email"
import {
  contentsOf,
  type EmailContents,
  type EmailHeading,
  headingOf,
  ownHeaderFields
} from "@sendwright/core/model/EmailFields"
import * as Schema from "effect/Schema"
import { toWireEvent, WireEmailEvent } from "./EmailEvent.ts"
import { type WireNamed, wireNamed } from "./Names.ts"
import { DateTime, EmailStatus, Id, Mode, toDateTime } from "./Scalars.ts"

const Addresses = Schema.Array(Schema.String).annotate({ description: "As given: `a@b.com` or `Name <a@b.com>`." })

/** What a search hit first (`q`), and the text that was hit. */
export const WireMatch = Schema.Struct({
  field: Schema.Literals(["recipient", "subject", "message_id", "email_id"]).annotate({
    description: "Where the search text was found."
  }),
  value: Schema.String.annotate({ description: "The text that was hit." })
}).annotate({ identifier: "Match", description: "What the search text q hit; null without q." })

/** The heading but for the sender's own header fields, which stand among the headers of the full record. */
type WireHeading = Omit<EmailHeading, "ownHeader">

const wireHeadingOf = (email: EmailHeading): WireHeading => {
  const { ownHeader: _, ...heading } = headingOf(email)
  return heading
}

const headingFields = {
  from: Schema.String.annotate({ description: "The sender, as given." }),
  to: Addresses,
  cc: Addresses,
  bcc: Addresses,
  reply_to: Schema.NullOr(Schema.String).annotate({
    description: "Where answers go; several addresses are joined by commas."
  }),
  subject: Schema.String.annotate({ description: "The subject; empty where none was given." }),
  tags: Schema.Array(Schema.String).annotate({ description: "The labels it was sent with." })
} as const satisfies WireNamed<Record<keyof WireHeading, Schema.Top>>

const contentFields = {
  html: Schema.NullOr(Schema.String),
  text: Schema.NullOr(Schema.String),
  headers: Schema.Record(Schema.String, Schema.String).annotate({
    description:
      "The extra headers it was sent with. Of an email that came in over SMTP with a header of its own, also "
      + "its To, Cc, Message-ID and Date, where they are not those that the service would write."
  }),
  unsubscribe_url: Schema.NullOr(Schema.String)
} as const satisfies WireNamed<Record<keyof EmailContents, Schema.Top>>

const summaryFields = {
  id: Id,
  mode: Mode,
  ...headingFields,
  status: EmailStatus,
  scheduled_at: Schema.NullOr(DateTime).annotate({ description: "When it is to go out; null when at once." }),
  created_at: DateTime,
  updated_at: DateTime,
  match: Schema.NullOr(WireMatch)
} as const

/** The list form of an email. */
export const WireEmailSummary = Schema.Struct(summaryFields).annotate({
  identifier: "EmailSummary",
  title: "Email, list form",
  description: "An email without bodies, headers, attachments and events."
})
export type WireEmailSummary = typeof WireEmailSummary.Type

/** What is shown of an attachment. */
export const WireAttachment = Schema.Struct({
  filename: Schema.String.annotate({ description: "For a file without a name: its content_id, or `untitled`." }),
  content_type: Schema.optionalKey(Schema.String),
  size: Schema.Int.annotate({ description: "Bytes after decoding." }),
  content_id: Schema.optionalKey(Schema.String).annotate({
    description: "What the html names it by. Beyond the interface specification; there where it was given."
  }),
  disposition: Schema.optionalKey(Schema.Literals(dispositions)).annotate({
    description: "Beyond the interface specification; there where it is not `attachment`."
  })
}).annotate({ identifier: "Attachment", description: "An attached file, without its content." })

/** The full record of an email. */
export const WireEmail = Schema.Struct({
  ...summaryFields,
  ...contentFields,
  idempotency_key: Schema.NullOr(Schema.String).annotate({ description: "The Idempotency-Key of its request." }),
  attachments: Schema.Array(WireAttachment),
  domain_id: Schema.NullOr(Id).annotate({
    description: "The verified domain it was sent from; null for the sandbox domain."
  }),
  provider_message_id: Schema.NullOr(Schema.String).annotate({
    description: "Set once it was handed to the provider."
  }),
  error: Schema.NullOr(Schema.String).annotate({ description: "Why it failed, while its status is failed." }),
  events: Schema.Array(WireEmailEvent).annotate({ description: "Every state change, oldest first." })
}).annotate({ identifier: "Email", title: "Email, full record", description: "Everything that is known of an email." })
export type WireEmail = typeof WireEmail.Type

const toWireMatch = (match: Match | null) => match === null ? null : { field: match.field, value: match.value }

/** `reply_to` as one text: null, one address, or several. */
export const toWireReplyTo = (mailboxes: ReadonlyArray<string>): string | null =>
  mailboxes.length === 0 ? null : mailboxes.join(", ")

/** An attachment as it goes over the wire. */
export const toWireAttachment = (file: AttachmentSummary): typeof WireAttachment.Type => ({
  filename: nameOf(file),
  content_type: file.contentType,
  size: file.size,
  ...(file.contentId === null ? {} : { content_id: file.contentId }),
  ...(file.disposition === "attachment" ? {} : { disposition: file.disposition })
})

/** The list form of an email as it goes over the wire. */
export const toWireSummary = (email: EmailSummary): WireEmailSummary => ({
  id: email.id,
  mode: email.mode,
  ...wireNamed(wireHeadingOf(email)),
  reply_to: toWireReplyTo(email.replyTo),
  status: email.status,
  scheduled_at: toDateTime(email.scheduledAt),
  created_at: email.createdAt.toISOString(),
  updated_at: email.updatedAt.toISOString(),
  match: toWireMatch(email.match)
})

/** The full record of an email as it goes over the wire. */
export const toWire = (email: Email): WireEmail => ({
  ...toWireSummary(email),
  ...wireNamed(contentsOf(email)),
  headers: { ...email.headers, ...ownHeaderFields(email.ownHeader) },
  idempotency_key: email.idempotencyKey,
  attachments: email.attachments.map(toWireAttachment),
  domain_id: email.domainId,
  provider_message_id: email.providerMessageId,
  error: email.error,
  events: email.events.map(toWireEvent)
})
