import type { Mode } from "../foundation/Mode.ts"

/** The ten event types (interface specification, "Events"). */
export const eventTypes = [
  "email.queued",
  "email.scheduled",
  "email.sent",
  "email.delivered",
  "email.delivery_delayed",
  "email.bounced",
  "email.complained",
  "email.rejected",
  "email.failed",
  "email.cancelled"
] as const

/** One of `eventTypes`. */
export type EventType = typeof eventTypes[number]

/** What a webhook endpoint is subscribed to when it names no events. */
export const defaultSubscription: ReadonlyArray<EventType> = eventTypes.filter((type) =>
  type !== "email.queued" && type !== "email.scheduled"
)

/** The event-specific part, as it goes over the wire: snake_case keys, JSON values. */
export type EventDetails = { readonly [key: string]: unknown }

/** What is stored of an event's details: events of test mode are marked as such (`test: true`), all of them. */
export const storedDetails = (mode: Mode, details: EventDetails): EventDetails =>
  mode === "test" ? { ...details, test: true } : details

/** One state change of an email. Events of an email are ordered by (`occurredAt`, `sequence`). */
export interface EmailEvent {
  readonly id: string
  readonly emailId: string
  readonly type: EventType
  readonly details: EventDetails
  readonly occurredAt: Date
  /** The order in which the events of an email were stored, from 0. */
  readonly sequence: number
}
