import { authenticationResults } from "@sendwright/core/received/ReceivedEmail"
import * as Schema from "effect/Schema"
import { WireAttachment } from "./Email.ts"
import { DateTime, Id, Mode } from "./Scalars.ts"

const Mailboxes = Schema.Array(Schema.String).annotate({
  description: "As the header has them, decoded: `a@b.com` or `Name <a@b.com>`."
})

const checkFields = {
  result: Schema.Literals(authenticationResults),
  domain: Schema.NullOr(Schema.String).annotate({ description: "What the result is about." })
} as const

const Check = Schema.Struct(checkFields).annotate({ description: "What a check came to (RFC 8601)." })

const Authentication = Schema.Struct({
  spf: Check,
  dkim: Schema.Array(Schema.Struct({ ...checkFields, selector: Schema.NullOr(Schema.String) })).annotate({
    description: "One for each signature."
  }),
  dmarc: Schema.Struct({
    ...checkFields,
    policy: Schema.NullOr(Schema.Literals(["none", "quarantine", "reject"])).annotate({
      description: "The policy that the domain of the sender publishes."
    })
  }),
  arc: Check
})

/** When `email.received` is posted. */
export const receivedFires = "An email was received. Beyond the interface specification."

/** The body of `email.received`. */
export const WireReceivedEvent = Schema.Struct({
  id: Id.annotate({ description: "The event's id, which is that of the received email: handle each id once." }),
  type: Schema.Literal("email.received"),
  created_at: DateTime.annotate({ description: "When the email was received." }),
  data: Schema.Struct({
    id: Id.annotate({ description: "The received email." }),
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
    authentication: Schema.NullOr(Authentication).annotate({ description: "null: nothing was checked." }),
    spam: Schema.NullOr(Schema.Struct({ score: Schema.Finite, is_spam: Schema.Boolean })).annotate({
      description: "null: nothing scanned it."
    }),
    size: Schema.Int.annotate({ description: "Bytes of the message as it came." }),
    replied_to_email_id: Schema.NullOr(Id).annotate({ description: "The sent email that it answers." }),
    attachments: Schema.Array(WireAttachment).annotate({
      description: "Their places here, from 0, name their contents. Empty where the contents were deleted."
    }),
    received_at: DateTime,
    urls: Schema.Struct({
      email: Schema.String.annotate({ description: "The path of the full record." }),
      raw: Schema.String.annotate({ description: "The path of the message as it came." })
    }).annotate({ description: "Where the rest is." }),
    text: Schema.optionalKey(Schema.NullOr(Schema.String)).annotateKey({
      description:
        "There, as html and reply_text, where the endpoint has `received_body`, and the three are shorter than 256 KiB."
    }),
    html: Schema.optionalKey(Schema.NullOr(Schema.String)).annotateKey({
      description: "As a stranger wrote it: show it in a sandbox only."
    }),
    reply_text: Schema.optionalKey(Schema.NullOr(Schema.String)).annotateKey({
      description: "What an answer says anew, without what it quotes; null where that cannot be told."
    }),
    test: Schema.optionalKey(Schema.Literal(true)).annotateKey({ description: "There in test mode alone." })
  })
}).annotate({ identifier: "EmailReceivedWebhook", description: receivedFires })
export type WireReceivedEvent = typeof WireReceivedEvent.Type
