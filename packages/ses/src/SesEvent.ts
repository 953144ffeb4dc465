import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

const maybe = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

const Text = maybe(Schema.String)

/** ISO 8601, as a `Date`. */
const Instant = Schema.String.check(
  Schema.makeFilter((text: string) => !Number.isNaN(Date.parse(text)), { expected: "a date-time" })
)

const RecipientStatus = Schema.Struct({
  emailAddress: Schema.String,
  action: Text,
  status: Text,
  diagnosticCode: Text
})

/** The message that a report is about. */
export const Mail = Schema.Struct({
  /** When SES took it. */
  timestamp: Instant,
  /** SES's own id: what a send answers with. */
  messageId: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(512)),
  destination: Schema.Array(Schema.String),
  /** Message tags, those of SES and those that were sent with it. Notifications of an identity carry none. */
  tags: maybe(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  headers: maybe(Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.NullOr(Schema.String) }))),
  commonHeaders: maybe(Schema.Struct({ messageId: Text }))
})
export type Mail = typeof Mail.Type

const parts = {
  Send: Schema.Struct({}),
  Reject: Schema.Struct({ reject: Schema.Struct({ reason: Text }) }),
  RenderingFailure: Schema.Struct({ failure: Schema.Struct({ errorMessage: Text }) }),
  Delivery: Schema.Struct({
    delivery: Schema.Struct({
      timestamp: Instant,
      recipients: Schema.Array(Schema.String),
      processingTimeMillis: maybe(Schema.Finite),
      smtpResponse: Text,
      remoteMtaIp: Text,
      reportingMTA: Text
    })
  }),
  Bounce: Schema.Struct({
    bounce: Schema.Struct({
      timestamp: Instant,
      bounceType: Schema.String,
      bounceSubType: Text,
      bouncedRecipients: Schema.Array(RecipientStatus),
      feedbackId: Text,
      reportingMTA: Text
    })
  }),
  Complaint: Schema.Struct({
    complaint: Schema.Struct({
      timestamp: Instant,
      complainedRecipients: Schema.Array(Schema.Struct({ emailAddress: Schema.String })),
      feedbackId: Text,
      complaintSubType: Text,
      complaintFeedbackType: Text,
      userAgent: Text
    })
  }),
  DeliveryDelay: Schema.Struct({
    deliveryDelay: Schema.Struct({
      timestamp: Instant,
      delayType: Text,
      delayedRecipients: Schema.Array(RecipientStatus),
      expirationTime: maybe(Instant),
      reportingMTA: Text
    })
  })
} as const

type Parts = typeof parts
type Name = keyof Parts

/** A report of SES that says something about an email. */
export type SesEvent = { readonly [K in Name]: { readonly type: K; readonly mail: Mail } & Parts[K]["Type"] }[Name]

/** What a message turned out to be. */
export type Decoded =
  | { readonly _tag: "Event"; readonly event: SesEvent }
  /** Opens, clicks, changed subscriptions, and kinds that SES may add: nothing that an email's log tells of. */
  | { readonly _tag: "OtherKind"; readonly kind: string }
  /** Not a report at all: SES tries a new topic with a line of text. */
  | { readonly _tag: "NoEvent" }

const hasName = Object.fromEntries(
  Object.entries(parts).map(([name, schema]) => [
    name,
    Schema.decodeUnknownResult(Schema.Struct({ mail: Mail, ...schema.fields } as { readonly mail: typeof Mail }))
  ])
)

const kindOf = (json: unknown): string | undefined => {
  if (typeof json !== "object" || json === null) return undefined
  const { eventType, notificationType } = json as { readonly eventType?: unknown; readonly notificationType?: unknown }
  const kind = eventType ?? notificationType
  // "Rendering Failure" is written with a blank.
  return typeof kind === "string" ? kind.replaceAll(" ", "") : undefined
}

/**
 * Reads what SES published to a topic, in either of its two forms: an event of a configuration set (`eventType`) or a
 * notification of an identity (`notificationType`). Fails on a report of a known kind that cannot be read.
 */
export const decode = (message: string): Result.Result<Decoded, string> => {
  const json = ReportJson.parse(message)
  const kind = kindOf(json)
  if (kind === undefined) return Result.succeed({ _tag: "NoEvent" })
  const read = Object.hasOwn(hasName, kind) ? hasName[kind] : undefined
  if (read === undefined) return Result.succeed({ _tag: "OtherKind", kind: kind.slice(0, 64) })
  const decoded = read(json)
  return Result.isSuccess(decoded)
    ? Result.succeed({ _tag: "Event", event: { type: kind, ...decoded.success } as SesEvent })
    : Result.fail(`A ${kind} of SES does not have the documented form`)
}
