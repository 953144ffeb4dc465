import { identityIn } from "@sendwright/core/foundation/AddressText"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { attemptTag, emailIdTag, recipientsTag } from "./internal/fields.ts"
import * as Reports from "./internal/reports.ts"

const maybe = Reports.maybe

const Event = Schema.Struct({
  event: Schema.String,
  email: Schema.String,
  timestamp: Reports.Seconds,
  sg_event_id: Reports.Id,
  sg_message_id: Reports.Id,
  response: maybe(Schema.String),
  reason: maybe(Schema.String),
  status: maybe(Schema.String),
  type: maybe(Schema.String),
  bounce_classification: maybe(Schema.String),
  [emailIdTag]: maybe(Schema.Unknown),
  [attemptTag]: maybe(Schema.Unknown),
  [recipientsTag]: maybe(Schema.Unknown)
})

type Event = typeof Event.Type
type Meaning = Pick<Reports.Report, "type" | "details" | "error">

const decode = Schema.decodeUnknownResult(Event)

const bounce = (type: "permanent" | "transient", subType: string, { reason, status }: Event): Meaning => ({
  type: "email.bounced",
  details: {
    bounce_type: type,
    bounce_sub_type: subType,
    diagnostic_code: Reports.textOf(reason),
    status_code: Reports.textOf(status),
    reporting_mta: null
  }
})

/** What SendGrid did not try to deliver, by the reasons that it documents. */
const dropped = (event: Event): Meaning => {
  const reason = Reports.snakeCase(event.reason ?? "dropped")
  switch (reason) {
    // It bounced or complained before, or is no address.
    case "bounced_address":
    case "spam_reporting_address":
    case "invalid":
      return bounce("permanent", reason, event)
    default:
      return {
        type: "email.rejected",
        details: {
          reason: reason === "unsubscribed_address" ? "unsubscribed" : reason,
          diagnostic_code: Reports.textOf(event.reason)
        },
        error: `SendGrid did not send the message: ${Reports.textOf(event.reason) ?? "dropped"}`
      }
  }
}

/** The events of twilio.com/docs/sendgrid/for-developers/tracking-events/event that an email's log tells of. */
const meaningOf = (event: Event): Meaning | undefined => {
  switch (event.event) {
    case "processed": {
      // Of several recipients it speaks one by one, and we know ourselves that it was sent.
      if (Reports.numberOf(event[recipientsTag]) !== 1) return undefined
      const attempt = Reports.numberOf(event[attemptTag])
      return { type: "email.sent", details: attempt === null ? {} : { attempt } }
    }
    case "delivered":
      return { type: "email.delivered", details: { smtp_response: Reports.textOf(event.response), remote_mta: null } }
    case "deferred":
      return {
        type: "email.delivery_delayed",
        details: {
          delay_type: null,
          diagnostic_code: Reports.textOf(event.response) ?? Reports.textOf(event.reason),
          status_code: Reports.textOf(event.status),
          expires_at: null
        }
      }
    case "bounce": {
      const isHard = (event.type ?? "bounce") === "bounce" && event.status?.startsWith("4") !== true
      const subType = event.bounce_classification ?? event.type ?? "bounce"
      return bounce(isHard ? "permanent" : "transient", Reports.snakeCase(subType), event)
    }
    case "dropped":
      return dropped(event)
    case "spamreport":
      return {
        type: "email.complained",
        details: { complaint_type: "abuse", user_agent: null, feedback_id: event.sg_event_id }
      }
    default:
      return undefined
  }
}

const known: ReadonlySet<string> = new Set(["processed", "delivered", "deferred", "bounce", "dropped", "spamreport"])

/** `14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0` begins with the id that a send is answered with. */
const idOf = (text: string): string => text.split(/\.(?:filter|recvd)/, 1)[0]!

const eventOf = (event: Event): ReadonlyArray<ProviderEvent> => {
  const meaning = meaningOf(event)
  return meaning === undefined ? [] : [Reports.eventOf("sendgrid", {
    ...meaning,
    key: event.sg_event_id,
    at: new Date(event.timestamp * 1_000),
    emailId: Reports.emailIdOf(event[emailIdTag]),
    providerMessageId: idOf(event.sg_message_id),
    recipients: [identityIn(event.email)]
  })]
}

/** What a request of SendGrid's reports: an event for each that an email's log tells of. */
export const read = (body: string): Result.Result<ReadonlyArray<ProviderEvent>, string> => {
  const list = ReportJson.parse(body)
  if (!Array.isArray(list)) return Result.fail("The body is no list of reports of SendGrid")
  const found: Array<ProviderEvent> = []
  for (const item of list as ReadonlyArray<unknown>) {
    const kind = (item as { readonly event?: unknown } | null)?.event
    if (typeof kind !== "string") return Result.fail("A report of SendGrid does not say what it is")
    if (!known.has(kind)) continue
    const decoded = decode(item)
    if (Result.isFailure(decoded)) {
      return Result.fail(`A report "${kind}" of SendGrid does not have the documented form`)
    }
    found.push(...eventOf(decoded.success))
  }
  return Result.succeed(found)
}
