import type { Mode } from "../foundation/Mode.ts"
import * as Uuid from "../foundation/Uuid.ts"
import type { Search } from "../model/EmailQuery.ts"
import { type Addressed, recipientWith } from "../model/SearchedAddress.ts"
import type { WebhookEventType } from "../model/WebhookEventType.ts"

/** How far a delivery has come: every value of `DeliveryStatus`. */
export const deliveryStatuses = ["pending", "delivered", "failed"] as const
/** `pending` until a 2xx answer (`delivered`) or the eighth failed attempt (`failed`). */
export type DeliveryStatus = typeof deliveryStatuses[number]

/** One event on its way to one endpoint. */
export interface Delivery {
  /** A UUID v7: that of an event has the time of the event's own (`deliveryId`). */
  readonly id: string
  readonly endpointId: string
  readonly mode: Mode
  /** Null for a test event; that of `email.received` has the id of the received email. */
  readonly emailEventId: string | null
  readonly eventType: WebhookEventType
  /** The sent email; null for a test event, and for `email.received`. */
  readonly emailId: string | null
  readonly status: DeliveryStatus
  /** Attempts whose outcome is recorded. */
  readonly attempts: number
  readonly lastError: string | null
  readonly responseCode: number | null
  readonly durationMs: number | null
  readonly isTest: boolean
  /** The delivery that a send-again copies. */
  readonly replayOf: string | null
  readonly createdAt: Date
}

/** Filters for deliveries; omitted ones match all. */
export interface DeliveryFilters {
  readonly status?: DeliveryStatus
  readonly eventType?: WebhookEventType
  /** Nothing whose id says an earlier time. */
  readonly since?: Date
  /**
   * The email of an id, sent or received, or sent emails of which a recipient has a text in the address. Those that are
   * gone do not pass.
   */
  readonly search?: Search
}

/** The event id that a delivery carries on every retry. */
export const eventIdOf = ({ emailEventId, id }: Delivery): string => emailEventId ?? id

/** The email that a delivery tells of, sent or received; null for a test event. */
export const emailOf = ({ emailEventId, emailId, eventType }: Delivery): string | null =>
  eventType === "email.received" ? emailEventId : emailId

/** Whether a delivery passes filters; `addressed` is what its email says of its recipients, null where none is kept. */
export const passes = (
  delivery: Delivery,
  filters: DeliveryFilters,
  addressed: Addressed | null
): boolean => {
  const { eventType, id, status } = delivery
  return (filters.status === undefined || status === filters.status)
    && (filters.eventType === undefined || eventType === filters.eventType)
    && (filters.since === undefined || Uuid.millisOf(id) >= filters.since.getTime())
    && (filters.search === undefined || addressed !== null && isFound(filters.search, delivery, addressed))
}

const isFound = (search: Search, delivery: Delivery, addressed: Addressed): boolean =>
  search._tag === "EmailId"
    ? emailOf(delivery) === search.id
    : recipientWith(addressed, search.text) !== undefined

/** One recorded attempt, kept for the people who look. */
export interface DeliveryAttempt {
  readonly at: Date
  readonly responseCode: number | null
  /** Null where the endpoint answered 2xx in time. */
  readonly error: string | null
  readonly durationMs: number
}
