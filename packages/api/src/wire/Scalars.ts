import * as Address from "@sendwright/core/foundation/Address"
import { modes } from "@sendwright/core/foundation/Mode"
import { rule } from "@sendwright/core/foundation/TextRules"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import { emailStatuses } from "@sendwright/core/model/EmailStatus"
import { webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/**
 * The rules of an address without a name. There is no `format: email`: that of JSON Schema is ASCII, and the format for
 * other scripts lets letters stand before the @ that no envelope carries without SMTPUTF8.
 */
export const AddressText = rule(Address.checkAddress, Address.addressSchema)

/** An id in an answer. */
export const Id = Schema.String.annotate({
  description: "A UUID.",
  format: "uuid",
  examples: ["0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"]
})

/** An id in a path. Its letters may have any case; what has another form names nothing. */
export const IdParam = Schema.String.check(Schema.isGUID()).annotate({
  description: "A UUID. What has another form is not found.",
  format: "uuid"
}).pipe(Schema.decodeTo(Schema.String, SchemaTransformation.toLowerCase()))

/** A moment in an answer: ISO 8601 in UTC with milliseconds. */
export const DateTime = Schema.String.annotate({
  description: "ISO 8601 date-time in UTC.",
  format: "date-time",
  examples: ["2026-03-01T09:30:00.000Z"]
})

/** The mode of a key, and of what is sent with it. */
export const Mode = Schema.Literals(modes).annotate({
  description: "live sends real mail; test runs the same pipeline without delivering."
})

/** The status of an email, as the API says it. */
export const EmailStatus = Schema.Literals(emailStatuses).annotate({
  description: "The status of an email: the most telling one over its recipients."
})

/** The type of an event, as the API says it. */
export const EventType = Schema.Literals(eventTypes).annotate({ description: "One of the ten event types." })

/** What webhook endpoints may subscribe to. */
export const WebhookEventType = Schema.Literals(webhookEventTypes).annotate({
  description: "One of the ten event types, or email.received, which is beyond the interface specification."
})

/** The text of a moment that may be missing. */
export const toDateTime = (date: Date | null): string | null => date === null ? null : date.toISOString()
