import type { EventDetails } from "@sendwright/core/model/EmailEvent"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import * as Schema from "effect/Schema"

/** The longest text of somebody else's that is kept, in characters. */
const maxText = 1_000

type Text = string | null | undefined

/** A text as it is kept; null where there is none. */
export const textOf = (text: Text): string | null =>
  text === null || text === undefined || text === "" ? null : text.slice(0, maxText)

/** `HardBounce` and `hard bounce` as `hard_bounce`. */
export const snakeCase = (text: string): string =>
  text.trim().replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z])(?=[A-Z][a-z])/g, "$1_")
    .replace(/[\s-]+/g, "_").toLowerCase().slice(0, 64)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of the email that a tag names. */
export const emailIdOf = (tag: unknown): string | null =>
  typeof tag === "string" && uuid.test(tag) ? tag.toLowerCase() : null

/** A whole number that a tag holds: some providers read what looks like a number as one. */
export const numberOf = (tag: unknown): number | null =>
  (typeof tag === "string" || typeof tag === "number") && /^[1-9]\d{0,8}$/.test(String(tag)) ? Number(tag) : null

/** A report in our terms. */
export interface Report {
  readonly type: ProviderEvent["type"]
  /** What the provider knows the report by. */
  readonly key: string
  readonly at: Date
  readonly emailId: string | null
  readonly messageId?: string | null
  readonly providerMessageId: string
  readonly recipients: ReadonlyArray<string>
  readonly details: EventDetails
  readonly error?: string
}

/** The event that a report of a provider becomes. */
export const eventOf = (provider: string, report: Report): ProviderEvent => ({
  type: report.type,
  provider,
  key: report.key,
  emailId: report.emailId,
  messageId: report.messageId ?? null,
  providerMessageId: report.providerMessageId,
  occurredAt: report.at,
  recipients: report.recipients,
  details: { recipients: report.recipients, ...report.details, provider_message_id: report.providerMessageId },
  keys: [],
  error: report.error ?? null
})

/** A field that may be absent or null. */
export const maybe = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

/** A date-time in ISO 8601. */
export const Instant = Schema.String.check(
  Schema.makeFilter((text: string) => !Number.isNaN(Date.parse(text)), { expected: "a date-time" })
)

/** Seconds since 1970, with or without a fraction. */
export const Seconds = Schema.Finite.check(
  Schema.makeFilter((value: number) => value >= 0 && value < 1e11, { expected: "seconds since 1970" })
)

/** A provider's id of something. */
export const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(512))
