import { modes } from "@sendwright/core/foundation/Mode"
import { isShorter, rule } from "@sendwright/core/foundation/TextRules"
import { minSearchLength } from "@sendwright/core/model/EmailQuery"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access, Authorization, RequestErrors, scoped } from "./Authorization.ts"
import { NotFound, ValidationError } from "./ErrorEnvelope.ts"
import { Once, onceIssue, pageOf, pageQuery, Time } from "./wire/Page.ts"
import { WireReceivedEmail, WireReceivedSummary } from "./wire/Received.ts"
import { AddressText, IdParam } from "./wire/Scalars.ts"

const described = <S extends Schema.Top>(schema: S, description: string) =>
  Schema.optionalKey(schema).pipe(Schema.annotateKey({ description }))

const OnceAddress = Schema.String.annotate({ message: onceIssue }).check(AddressText)

const listQuery = {
  ...pageQuery,
  domain: described(Once, "Only emails that were received for this domain."),
  from: described(OnceAddress, "Only emails from this address, without a name. Case does not matter."),
  to: described(OnceAddress, "Only emails to this address: of the envelope, To or Cc."),
  received_from: described(Time, "Only emails received at this time or later, in UTC."),
  received_before: described(Time, "Only emails received before this time, in UTC."),
  replied_to_email_id: described(
    Schema.String.annotate({ message: onceIssue }).check(Schema.isGUID({ message: "must be a UUID" })),
    "Only emails that answer this sent email."
  ),
  mode: described(
    Schema.Literals(modes).annotate({ message: `must be one of ${modes.join(", ")}` }),
    "live by default. A test key reads test emails whatever it says."
  ),
  q: described(
    Once.check(
      rule(
        (text) => isShorter(text, minSearchLength) ? `must be at least ${minSearchLength} characters long` : undefined,
        { minLength: minSearchLength }
      )
    ),
    "Searches: an id, a Message-ID, or part of a sender, a recipient or the subject. match tells what was hit. A search "
      + "that has read enough answers with a page that may be short or empty, and whose next_cursor goes on from there."
  )
} as const

const bytesAs = (contentType: string) => Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))

/** The place of an attachment in its email. */
const PlaceParam = Schema.String.check(Schema.isPattern(/^(?:0|[1-9]\d{0,3})$/)).annotate({
  description: "The place of the attachment in the email's attachments, from 0."
})

/** The emails that an account has received. */
export class ReceivedGroup extends HttpApiGroup.make("received").add(
  HttpApiEndpoint.get("list", "/v1/received", {
    query: listQuery,
    success: pageOf(WireReceivedSummary).annotate({
      identifier: "ReceivedPage",
      description: "A page of received emails, newest first."
    }),
    error: ValidationError
  }).annotateMerge(OpenApi.annotations({
    summary: "List received emails",
    description: "Newest first. Beyond the interface specification."
  })),
  HttpApiEndpoint.get("get", "/v1/received/:id", {
    params: { id: IdParam },
    success: WireReceivedEmail,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Get a received email",
    description: "The full record of a received email. A test key finds test emails only. Beyond the interface "
      + "specification."
  })),
  HttpApiEndpoint.get("attachment", "/v1/received/:id/attachments/:place", {
    params: { id: IdParam, place: PlaceParam },
    success: bytesAs("application/octet-stream"),
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Get an attachment",
    description: "The bytes of a file that a stranger sent, as a download of no type: no browser shows it. Beyond the "
      + "interface specification."
  })),
  HttpApiEndpoint.get("raw", "/v1/received/:id/raw", {
    params: { id: IdParam },
    success: bytesAs("message/rfc822"),
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Get a received message",
    description: "The message as it came (RFC 5322), while its contents are kept. Beyond the interface specification."
  })),
  HttpApiEndpoint.delete("remove", "/v1/received/:id", {
    params: { id: IdParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, scoped("received:manage")).annotateMerge(OpenApi.annotations({
    summary: "Remove a received email",
    description: "Removes it with its contents, for good. Beyond the interface specification."
  }))
).middleware(RequestErrors).middleware(Authorization).annotate(Access, scoped("received:read")).annotateMerge(
  OpenApi.annotations({
    title: "Received",
    description: "The emails that came to domains that receive. Beyond the interface specification."
  })
) {}
