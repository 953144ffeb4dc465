import { identityIn } from "@sendwright/core/foundation/AddressText"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { emailIdTag } from "./internal/fields.ts"
import * as Reports from "./internal/reports.ts"

const maybe = Reports.maybe

const common = { MessageID: Reports.Id, Metadata: maybe(Schema.Record(Schema.String, Schema.Unknown)) }

const Delivery = Schema.Struct({
  ...common,
  Recipient: Schema.String,
  DeliveredAt: Reports.Instant,
  Details: maybe(Schema.String)
})

const Bounce = Schema.Struct({
  ...common,
  ID: Schema.Union([Schema.Finite, Reports.Id]),
  Type: Schema.String,
  Email: Schema.String,
  BouncedAt: Reports.Instant,
  Details: maybe(Schema.String),
  Description: maybe(Schema.String)
})

type Bounce = typeof Bounce.Type

const decodeDelivery = Schema.decodeUnknownResult(Delivery)
const decodeBounce = Schema.decodeUnknownResult(Bounce)

/**
 * What Postmark's types of bounces mean (postmarkapp.com/developer/api/bounce-api#bounce-types). What is not here is no
 * bounce: answers of people away, subscriptions, tests of relaying, received mail.
 */
const bounceTypes: Readonly<Record<string, "permanent" | "transient" | "undetermined" | "delayed" | "complaint">> = {
  HardBounce: "permanent",
  BadEmailAddress: "permanent",
  SoftBounce: "transient",
  Blocked: "transient",
  DMARCPolicy: "transient",
  VirusNotification: "transient",
  SpamNotification: "undetermined",
  Unknown: "undetermined",
  Transient: "delayed",
  DnsError: "delayed",
  SpamComplaint: "complaint"
}

/** `smtp;550 5.1.1 …`: the enhanced status code. */
const statusIn = (details: string | null): string | null =>
  /(?<![\w.])[245]\.\d{1,3}\.\d{1,3}(?![\w.])/.exec(details ?? "")?.[0] ?? null

const bounced = (bounce: Bounce): ReadonlyArray<ProviderEvent> => {
  const kind = Object.hasOwn(bounceTypes, bounce.Type) ? bounceTypes[bounce.Type] : undefined
  const details = Reports.textOf(bounce.Details) ?? Reports.textOf(bounce.Description)
  const report = {
    key: `${bounce.MessageID} bounce ${bounce.ID}`,
    at: new Date(bounce.BouncedAt),
    emailId: Reports.emailIdOf(bounce.Metadata?.[emailIdTag]),
    providerMessageId: bounce.MessageID,
    recipients: [identityIn(bounce.Email)]
  }
  const said = { diagnostic_code: details, status_code: statusIn(details) }
  switch (kind) {
    case undefined:
      return []
    case "complaint":
      return [Reports.eventOf("postmark", {
        ...report,
        type: "email.complained",
        details: { complaint_type: "abuse", user_agent: null, feedback_id: String(bounce.ID) }
      })]
    case "delayed":
      return [Reports.eventOf("postmark", {
        ...report,
        type: "email.delivery_delayed",
        details: { delay_type: Reports.snakeCase(bounce.Type), ...said, expires_at: null }
      })]
    default:
      return [Reports.eventOf("postmark", {
        ...report,
        type: "email.bounced",
        details: {
          bounce_type: kind,
          bounce_sub_type: Reports.snakeCase(bounce.Type),
          ...said,
          reporting_mta: null
        }
      })]
  }
}

const delivered = ({ DeliveredAt, Details, MessageID, Metadata, Recipient }: typeof Delivery.Type): ProviderEvent => {
  const recipient = identityIn(Recipient)
  return Reports.eventOf("postmark", {
    type: "email.delivered",
    key: `${MessageID} delivery ${recipient} ${DeliveredAt}`,
    at: new Date(DeliveredAt),
    emailId: Reports.emailIdOf(Metadata?.[emailIdTag]),
    providerMessageId: MessageID,
    recipients: [recipient],
    details: { smtp_response: Reports.textOf(Details), remote_mta: null }
  })
}

/** What a request of Postmark's reports: one event, or none that an email's log tells of. */
export const read = (body: string): Result.Result<ReadonlyArray<ProviderEvent>, string> => {
  const json = ReportJson.parse(body)
  const kind = (json as { readonly RecordType?: unknown } | undefined | null)?.RecordType
  if (typeof kind !== "string") return Result.fail("The body is no report of Postmark")
  const misread = () => `A ${kind === "Delivery" ? kind : "bounce"} of Postmark does not have the documented form`
  switch (kind) {
    case "Delivery":
      return Result.mapBoth(decodeDelivery(json), { onFailure: misread, onSuccess: (found) => [delivered(found)] })
    case "Bounce":
    case "SpamComplaint":
      return Result.mapBoth(decodeBounce(json), { onFailure: misread, onSuccess: bounced })
    default:
      return Result.succeed([])
  }
}
