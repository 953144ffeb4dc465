import type { ValidationError } from "@sendwright/core/foundation/Errors"
import { DateTimeText, momentOf } from "@sendwright/core/model/SendFields"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { decoder } from "./Body.ts"
import { DateTime, Id } from "./Scalars.ts"

/** Another time for a scheduled email. */
export const WireReschedule = Schema.Struct({
  scheduled_at: DateTimeText.pipe(Schema.annotateKey({
    description: "When to send, as in a send request: in the future and within 30 days.",
    examples: ["2026-12-31T09:00:00Z"]
  }))
}).annotate({
  identifier: "Reschedule",
  title: "Another time",
  description: "When a scheduled email is to be sent instead.",
  examples: [{ scheduled_at: "2026-12-31T09:00:00Z" }]
})

const decode = decoder(WireReschedule)

/** Reads another time for an email, which may lie anywhere. */
export const decodeReschedule = (json: unknown): Result.Result<Date, ValidationError> =>
  Result.map(decode(json), ({ scheduled_at }) => new Date(momentOf(scheduled_at) ?? Number.NaN))

/** The answer to another time. */
export const WireRescheduled = Schema.Struct({
  id: Id,
  status: Schema.Literal("scheduled"),
  scheduled_at: DateTime
}).annotate({
  identifier: "Rescheduled",
  title: "Rescheduled",
  description: "The email will be sent at this time."
})

/** An email with its new time as they go over the wire. */
export const toWireRescheduled = (id: string, scheduledAt: Date): typeof WireRescheduled.Type => ({
  id,
  status: "scheduled",
  scheduled_at: scheduledAt.toISOString()
})
