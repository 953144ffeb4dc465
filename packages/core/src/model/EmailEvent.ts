import type { Mode } from "../foundation/Mode.ts"

/**
 * The ten event types (interface specification, "Events"), in the order of an email's life, each with its effect on the
 * recipients that it is about: their state, `delayed`, which changes none, or `cancelled`, of the whole email. Statuses,
 * counts and the marks of the dashboard follow from it.
 */
export const eventStates = {
  "email.queued": "queued",
  "email.scheduled": "scheduled",
  "email.sent": "sent",
  "email.delivered": "delivered",
  "email.delivery_delayed": "delayed",
  "email.bounced": "bounced",
  "email.complained": "complained",
  "email.rejected": "failed",
  "email.failed": "failed",
  "email.cancelled": "cancelled"
} as const

/** One of the types in `eventStates`. */
export type EventType = keyof typeof eventStates

/** The types in `eventStates`. */
export const eventTypes = Object.keys(eventStates) as ReadonlyArray<EventType>

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
