import { identityIn } from "@sendwright/core/foundation/AddressText"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as RecipientBounce from "@sendwright/core/sending/RecipientBounce"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { attemptTag, emailIdTag, messageIdTag, recipientsTag } from "./internal/fields.ts"
import * as Reports from "./internal/reports.ts"

const maybe = Reports.maybe

const DeliveryStatus = Schema.Struct({
  code: maybe(Schema.Union([Schema.Finite, Schema.String])),
  "enhanced-code": maybe(Schema.String),
  message: maybe(Schema.String),
  description: maybe(Schema.String),
  "mx-host": maybe(Schema.String)
})

const Event = Schema.Struct({
  id: Reports.Id,
  timestamp: Reports.Seconds,
  recipient: Schema.String,
  severity: maybe(Schema.String),
  reason: maybe(Schema.String),
  message: Schema.Struct({ headers: Schema.Struct({ "message-id": Reports.Id }) }),
  "delivery-status": maybe(DeliveryStatus),
  reject: maybe(Schema.Struct({ reason: maybe(Schema.String), description: maybe(Schema.String) })),
  "user-variables": maybe(Schema.Record(Schema.String, Schema.Unknown))
})

type Event = typeof Event.Type
type Meaning = Pick<Reports.Report, "type" | "details" | "error">

const decode = Schema.decodeUnknownResult(Event)

/** What the receiving server said, or Mailgun in its place. */
const saidOf = (event: Event) => {
  const status = event["delivery-status"]
  const code = status?.code
  const words = Reports.textOf(status?.message) ?? Reports.textOf(status?.description)
  const text = words === null ? null : Reports.textOf(`${code ?? ""} ${words}`.trim())
  return {
    diagnostic: text,
    status: Reports.textOf(status?.["enhanced-code"])
      ?? /(?<![\w.])[245]\.\d{1,3}\.\d{1,3}(?![\w.])/.exec(text ?? "")?.[0] ?? null,
    mx: Reports.textOf(status?.["mx-host"])
  }
}

/**
 * What a permanent failure of Mailgun's means: for some reasons that the address is dead, or that Mailgun did not try
 * because of what came before; for all others what the receiving server's answer means.
 */
const failed = (event: Event): Meaning => {
  const { diagnostic, mx, status } = saidOf(event)
  const reason = Reports.snakeCase(event.reason ?? "generic")
  if (reason === "suppress_unsubscribe") {
    return {
      type: "email.rejected",
      details: { reason: "unsubscribed", diagnostic_code: diagnostic },
      error: "Mailgun did not send the message: the recipient unsubscribed there"
    }
  }
  const isDead = reason === "suppress_bounce" || reason === "suppress_complaint" ||
    RecipientBounce.isBounce({ code: null, diagnostic: `${diagnostic ?? ""} ${status ?? ""}` })
  return {
    type: "email.bounced",
    details: {
      bounce_type: isDead ? "permanent" : reason === "bounce" ? "undetermined" : "transient",
      bounce_sub_type: reason,
      diagnostic_code: diagnostic,
      status_code: status,
      reporting_mta: mx
    }
  }
}

/** The events of documentation.mailgun.com/docs/mailgun/user-manual/webhooks that an email's log tells of. */
const meaningOf = (kind: string, event: Event): Meaning | undefined => {
  const { diagnostic, mx, status } = saidOf(event)
  const variables = event["user-variables"]
  switch (kind) {
    case "accepted":
      // Of several recipients it speaks one by one, and we know ourselves that it was sent.
      return Reports.numberOf(variables?.[recipientsTag]) === 1
        ? { type: "email.sent", details: attemptOf(variables?.[attemptTag]) }
        : undefined
    case "delivered":
      return { type: "email.delivered", details: { smtp_response: diagnostic, remote_mta: mx } }
    case "failed":
      return event.severity === "temporary"
        ? {
          type: "email.delivery_delayed",
          details: {
            delay_type: Reports.snakeCase(event.reason ?? "generic"),
            diagnostic_code: diagnostic,
            status_code: status,
            expires_at: null
          }
        }
        : failed(event)
    case "complained":
      return { type: "email.complained", details: { complaint_type: "abuse", user_agent: null, feedback_id: event.id } }
    case "rejected": {
      const words = Reports.textOf(event.reject?.description) ?? Reports.textOf(event.reject?.reason)
      const reason = event.reject?.reason ?? event.reason ?? "rejected"
      return {
        type: "email.rejected",
        details: { reason: Reports.snakeCase(reason), diagnostic_code: words },
        error: `Mailgun refused to send the message: ${words ?? reason}`
      }
    }
    default:
      return undefined
  }
}

const attemptOf = (tag: unknown): { readonly attempt?: number } => {
  const attempt = Reports.numberOf(tag)
  return attempt === null ? {} : { attempt }
}

const known: ReadonlySet<string> = new Set(["accepted", "delivered", "failed", "complained", "rejected"])

/** What a request of Mailgun's reports: one event, or none that an email's log tells of. */
export const read = (body: string): Result.Result<ReadonlyArray<ProviderEvent>, string> => {
  const data = (ReportJson.parse(body) as { readonly "event-data"?: unknown } | undefined | null)?.["event-data"]
  const kind = (data as { readonly event?: unknown } | undefined | null)?.event
  if (typeof kind !== "string") return Result.fail("The body is no report of Mailgun")
  if (!known.has(kind)) return Result.succeed([])
  return Result.mapBoth(decode(data), {
    onFailure: () => `A report "${kind}" of Mailgun does not have the documented form`,
    onSuccess: (event) => {
      const meaning = meaningOf(kind, event)
      if (meaning === undefined) return []
      const ours = event["user-variables"]?.[messageIdTag]
      const messageId = typeof ours === "string" && ours !== ""
        ? ours
        : event.message.headers["message-id"].replace(/^<(.*)>$/, "$1")
      return [Reports.eventOf("mailgun", {
        ...meaning,
        key: event.id,
        at: new Date(event.timestamp * 1_000),
        emailId: Reports.emailIdOf(event["user-variables"]?.[emailIdTag]),
        messageId,
        providerMessageId: messageId,
        recipients: [identityIn(event.recipient)]
      })]
    }
  })
}
