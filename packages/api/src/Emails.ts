import { modes } from "@sendwright/core/foundation/Mode"
import { described, isShorter, rule } from "@sendwright/core/foundation/TextRules"
import { type EmailFilters, filtersOf, minSearchLength, noFilters } from "@sendwright/core/model/EmailQuery"
import { emailStatuses } from "@sendwright/core/model/EmailStatus"
import { keyPattern } from "@sendwright/core/model/Idempotency"
import { MailboxText } from "@sendwright/core/model/SendFields"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access, Authorization, RequestErrors, scoped } from "./Authorization.ts"
import { Conflict, NotFound, NotScheduled, sendErrors, ValidationError } from "./ErrorEnvelope.ts"
import { WireBatchRequest, WireBatchResult } from "./wire/Batch.ts"
import { WireEmail, WireEmailSummary } from "./wire/Email.ts"
import { coreNamed, type WireNamed } from "./wire/Names.ts"
import { Once, onceIssue, pageOf, pageQuery, Time } from "./wire/Page.ts"
import { WireReschedule, WireRescheduled } from "./wire/Reschedule.ts"
import { AddressText, Id, IdParam } from "./wire/Scalars.ts"
import { WireReply, WireSendRequest } from "./wire/SendRequest.ts"

const idempotencyKey = {
  "idempotency-key": Schema.optionalKey(Schema.String.check(described({ pattern: keyPattern }))).pipe(
    Schema.annotateKey({
      description:
        "1 to 256 printable ASCII characters. The same key with the same body answers as the first time, for 24 "
        + "hours; with another body it is a conflict.",
      examples: ["order-1234-receipt"]
    })
  )
} as const

/** The id of an accepted email. */
const Accepted = Schema.Struct({ id: Id }).annotate({
  identifier: "Accepted",
  title: "Accepted",
  description: "The email is accepted: it is stored and will be handed to the provider.",
  examples: [{ id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b" }]
})

/** The answer to a cancel. */
const Cancelled = Schema.Struct({ id: Id, status: Schema.Literal("cancelled") }).annotate({
  identifier: "Cancelled",
  title: "Cancelled",
  description: "The email will not be sent."
})

const oneOf = (values: ReadonlyArray<string>) => ({ message: `must be one of ${values.join(", ")}` })

const ofMode = Schema.optionalKey(Schema.Literals(modes).annotate(oneOf(modes)))

const filters = {
  status: Schema.optionalKey(Schema.Literals(emailStatuses).annotate(oneOf(emailStatuses))).pipe(
    Schema.annotateKey({ description: "Only emails with this status." })
  ),
  tag: Schema.optionalKey(Once).pipe(Schema.annotateKey({ description: "Only emails with this tag." }))
} as const satisfies WireNamed<Record<keyof EmailFilters, Schema.Top>>

const listQuery = {
  ...pageQuery,
  ...filters,
  domain: Schema.optionalKey(Once).pipe(
    Schema.annotateKey({ description: "Only emails from this domain. Beyond the interface specification." })
  ),
  from: Schema.optionalKey(Schema.String.annotate({ message: onceIssue }).check(AddressText)).pipe(
    Schema.annotateKey({
      description:
        "Only emails from this address, without a name. Case does not matter, and neither does the form of its "
        + "domain. Beyond the interface specification."
    })
  ),
  created_from: Schema.optionalKey(Time).pipe(
    Schema.annotateKey({
      description: "Only emails accepted at this time or later, in UTC. Beyond the interface specification."
    })
  ),
  created_before: Schema.optionalKey(Time).pipe(
    Schema.annotateKey({
      description: "Only emails accepted before this time, in UTC. Beyond the interface specification."
    })
  ),
  template_id: Schema.optionalKey(
    Schema.String.annotate({ message: onceIssue }).check(Schema.isGUID({ message: "must be a UUID" }))
  ).pipe(
    Schema.annotateKey({
      description: "Only emails whose contents the template with this id made. Beyond the interface specification."
    })
  ),
  mode: ofMode.pipe(
    Schema.annotateKey({ description: "live by default. A test key reads test emails whatever it says." })
  ),
  q: Schema.optionalKey(
    Once.check(
      rule(
        (text) => isShorter(text, minSearchLength) ? `must be at least ${minSearchLength} characters long` : undefined,
        { minLength: minSearchLength }
      )
    )
  ).pipe(
    Schema.annotateKey({
      description: "Searches: an email's id, a provider message id or Message-ID, part of a recipient's address, "
        + "whose domain may be written in its own script as the record shows it or as A-labels, or part of the subject. "
        + "match tells what was hit. A search that has read enough answers with a page that may be short or empty, and "
        + "whose next_cursor goes on from there."
    })
  )
} as const

/** What of a list of emails its query asks for. */
export const toFilters = (
  query: { readonly [Name in keyof typeof filters]?: typeof filters[Name]["Type"] }
): EmailFilters => filtersOf({ ...noFilters, ...coreNamed<EmailFilters>(query) })

/** Sending, the log, rescheduling and cancelling. */
export class EmailsGroup extends HttpApiGroup.make("emails").add(
  HttpApiEndpoint.post("send", "/v1/emails", {
    headers: idempotencyKey,
    payload: WireSendRequest,
    success: [Accepted.pipe(HttpApiSchema.status(201)), Accepted],
    error: sendErrors
  }).annotate(Access, scoped("emails:send")).annotateMerge(OpenApi.annotations({
    summary: "Send an email",
    description:
      "Accepts one email. 201 means that it is stored and will be handed over; 200 that this Idempotency-Key was "
      + "known, with the id of the first time."
  })),
  HttpApiEndpoint.post("sendBatch", "/v1/emails/batch", {
    headers: idempotencyKey,
    payload: WireBatchRequest,
    success: [
      WireBatchResult,
      WireBatchResult.pipe(HttpApiSchema.status(207)),
      WireBatchResult.pipe(HttpApiSchema.status(422))
    ],
    error: [ValidationError, Conflict]
  }).annotate(Access, scoped("emails:send")).annotateMerge(OpenApi.annotations({
    summary: "Send up to 100 emails",
    description:
      "Each message is validated, limited and queued exactly as a single send. 200: all were accepted; 207: some; "
      + "422: none."
  })),
  HttpApiEndpoint.post("sendRaw", "/v1/emails/raw", {
    headers: idempotencyKey,
    query: {
      recipient: Schema.optionalKey(Schema.Array(MailboxText)).pipe(
        Schema.annotateKey({
          description: "Who gets the message, once for each address; without it, those that To, Cc and Bcc name."
        })
      )
    },
    payload: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "message/rfc822" })),
    success: [Accepted.pipe(HttpApiSchema.status(201)), Accepted],
    error: sendErrors
  }).annotate(Access, scoped("emails:send")).annotateMerge(OpenApi.annotations({
    summary: "Send a whole message",
    description: "Accepts a message (RFC 5322) that goes out as it is: signed, encrypted or forwarded mail keeps each "
      + "octet of its body. Lines may end with CRLF or LF. Its headers X-Tags, X-Template, X-Variables and "
      + "X-Scheduled-At mean what they mean over SMTP. Beyond the interface specification."
  })),
  HttpApiEndpoint.post("reply", "/v1/received/:id/reply", {
    params: { id: IdParam },
    headers: idempotencyKey,
    payload: WireReply,
    success: [Accepted.pipe(HttpApiSchema.status(201)), Accepted],
    error: [...sendErrors, NotFound]
  }).annotate(Access, scoped("emails:send")).annotateMerge(OpenApi.annotations({
    summary: "Reply to a received email",
    description:
      "Sends an answer in the thread of a received email. 422 where that is a report, an automatic answer or "
      + "bulk mail: programs would answer each other for ever. Beyond the interface specification."
  })),
  HttpApiEndpoint.get("list", "/v1/emails", {
    query: listQuery,
    success: pageOf(WireEmailSummary).annotate({
      identifier: "EmailPage",
      description: "A page of emails, newest first."
    }),
    error: ValidationError
  }).annotate(Access, scoped("emails:read")).annotateMerge(OpenApi.annotations({
    summary: "List emails",
    description: "The log, newest first."
  })),
  HttpApiEndpoint.get("get", "/v1/emails/:id", {
    params: { id: IdParam },
    query: {
      mode: ofMode.pipe(Schema.annotateKey({ description: "Changes nothing: the key decides which modes it reads." }))
    },
    success: WireEmail,
    error: NotFound
  }).annotate(Access, scoped("emails:read")).annotateMerge(OpenApi.annotations({
    summary: "Get an email",
    description: "The full record of an email with its events. A test key finds test emails only."
  })),
  HttpApiEndpoint.patch("reschedule", "/v1/emails/:id", {
    params: { id: IdParam },
    payload: WireReschedule,
    success: WireRescheduled,
    error: [ValidationError, NotFound, NotScheduled]
  }).annotate(Access, scoped("emails:send")).annotateMerge(OpenApi.annotations({
    summary: "Reschedule an email",
    description: "Gives a scheduled email another time. Beyond the interface specification."
  })),
  HttpApiEndpoint.post("cancel", "/v1/emails/:id/cancel", {
    params: { id: IdParam },
    success: Cancelled,
    error: [NotFound, NotScheduled]
  }).annotate(Access, scoped("emails:send")).annotateMerge(OpenApi.annotations({
    summary: "Cancel a scheduled email",
    description: "Only an email whose status is scheduled can be cancelled."
  }))
).middleware(RequestErrors).middleware(Authorization).annotateMerge(OpenApi.annotations({
  title: "Emails",
  description: "Send emails, read the log, reschedule or cancel what is scheduled."
})) {}
