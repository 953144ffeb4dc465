import { identityIn } from "@sendwright/core/foundation/AddressText"
import type { EventDetails } from "@sendwright/core/model/EmailEvent"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { emailIdTag, recipientsTag } from "./internal/fields.ts"
import * as Reports from "./internal/reports.ts"

const maybe = Reports.maybe

const Report = Schema.Struct({
  created_at: Reports.Instant,
  data: Schema.Struct({
    email_id: Reports.Id,
    to: Schema.Array(Schema.String),
    // By their names in reports, and as they were sent elsewhere.
    tags: maybe(Schema.Union([
      Schema.Record(Schema.String, Schema.Unknown),
      Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.Unknown }))
    ])),
    bounce: maybe(Schema.Struct({
      message: maybe(Schema.String),
      type: maybe(Schema.String),
      subType: maybe(Schema.String),
      diagnosticCode: maybe(Schema.Union([Schema.String, Schema.Array(Schema.String)]))
    })),
    failed: maybe(Schema.Struct({ reason: maybe(Schema.String) })),
    suppressed: maybe(Schema.Struct({ message: maybe(Schema.String), type: maybe(Schema.String) }))
  })
})
type Data = typeof Report.Type["data"]

const decode = Schema.decodeUnknownResult(Report)

const bounceTypes: ReadonlySet<string> = new Set(["permanent", "transient", "undetermined"])

const tagOf = ({ tags }: Data, name: string): unknown =>
  Array.isArray(tags)
    ? (tags as ReadonlyArray<{ readonly name: string; readonly value: unknown }>).find((tag) => tag.name === name)
      ?.value
    : (tags as Readonly<Record<string, unknown>> | null | undefined)?.[name]

interface Meaning {
  readonly type: ProviderEvent["type"]
  readonly details: EventDetails
  readonly error?: string
}

const bounceOf = ({ bounce }: Data): EventDetails => {
  const kind = bounce?.type?.toLowerCase() ?? ""
  const diagnostic = typeof bounce?.diagnosticCode === "string" ? bounce.diagnosticCode : bounce?.diagnosticCode?.[0]
  return {
    bounce_type: bounceTypes.has(kind) ? kind : "undetermined",
    bounce_sub_type: typeof bounce?.subType === "string" ? Reports.snakeCase(bounce.subType) : null,
    diagnostic_code: Reports.textOf(diagnostic ?? bounce?.message),
    status_code: /(?<![\w.])[245]\.\d{1,3}\.\d{1,3}(?![\w.])/.exec(diagnostic ?? "")?.[0] ?? null,
    reporting_mta: null
  }
}

/** The events of resend.com/docs/webhooks/event-types that an email's log tells of. */
const meanings: Readonly<Record<string, (data: Data) => Meaning>> = {
  "email.sent": () => ({ type: "email.sent", details: {} }),
  "email.delivered": () => ({ type: "email.delivered", details: { smtp_response: null, remote_mta: null } }),
  "email.delivery_delayed": () => ({
    type: "email.delivery_delayed",
    details: { delay_type: null, diagnostic_code: null, status_code: null, expires_at: null }
  }),
  "email.complained": () => ({
    type: "email.complained",
    details: { complaint_type: "abuse", user_agent: null, feedback_id: null }
  }),
  "email.bounced": (data) => ({ type: "email.bounced", details: bounceOf(data) }),
  // Resend did not try: the address bounced for good or complained before.
  "email.suppressed": ({ suppressed }) => ({
    type: "email.bounced",
    details: {
      bounce_type: "permanent",
      bounce_sub_type: "suppressed",
      diagnostic_code: Reports.textOf(suppressed?.message),
      status_code: null,
      reporting_mta: null
    }
  }),
  "email.failed": ({ failed }) => {
    const reason = Reports.textOf(failed?.reason) ?? "failed"
    return {
      type: "email.rejected",
      details: { reason: Reports.snakeCase(reason), diagnostic_code: reason },
      error: `Resend could not send the message: ${reason}`
    }
  }
}

/**
 * What a request of Resend's reports: one event, or none that an email's log tells of. `id` is that of the request
 * (`svix-id`), which stays when Resend repeats it.
 *
 * Resend does not say which of several recipients a report is about. Such a report becomes an event that changes nothing
 * of its email: to take it for all of them would suppress those who got the message.
 */
export const read = (body: string, id: string): Result.Result<ReadonlyArray<ProviderEvent>, string> => {
  const json = ReportJson.parse(body)
  const kind = (json as { readonly type?: unknown } | undefined | null)?.type
  if (typeof kind !== "string") return Result.fail("The body is no report of Resend")
  const meaningOf = Object.hasOwn(meanings, kind) ? meanings[kind] : undefined
  if (meaningOf === undefined) return Result.succeed([])
  return Result.mapBoth(decode(json), {
    onFailure: () => `A report ${kind} of Resend does not have the documented form`,
    onSuccess: ({ created_at, data }) => {
      const { details, error, type } = meaningOf(data)
      const to = [...new Set(data.to.map(identityIn))]
      const isSure = Reports.numberOf(tagOf(data, recipientsTag)) === 1
      // We know ourselves that it was sent, and its recipients.
      if (!isSure && type === "email.sent") return []
      return [Reports.eventOf("resend", {
        type,
        key: id,
        at: new Date(created_at),
        emailId: Reports.emailIdOf(tagOf(data, emailIdTag)),
        providerMessageId: data.email_id,
        recipients: isSure || type === "email.rejected" ? to : [],
        details: isSure ? details : { ...details, recipients: to },
        ...(error === undefined ? {} : { error })
      })]
    }
  })
}
