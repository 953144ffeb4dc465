import type { Mode } from "../foundation/Mode.ts"
import * as Uuid from "../foundation/Uuid.ts"
import type { EventType } from "../model/EmailEvent.ts"

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
  /** Null for a test event. */
  readonly emailEventId: string | null
  readonly eventType: EventType
  /** Null for a test event. */
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

/** Which deliveries are read; what is absent lets all through. */
export interface DeliveryFilters {
  readonly status?: DeliveryStatus
  readonly eventType?: EventType
  /** Nothing whose id says an earlier time. */
  readonly since?: Date
}

/** Whether a delivery passes filters. */
export const passes = ({ eventType, id, status }: Delivery, filters: DeliveryFilters): boolean =>
  (filters.status === undefined || status === filters.status)
  && (filters.eventType === undefined || eventType === filters.eventType)
  && (filters.since === undefined || Uuid.millisOf(id) >= filters.since.getTime())

/** One recorded attempt, kept for the people who look. */
export interface DeliveryAttempt {
  readonly at: Date
  readonly responseCode: number | null
  /** Null where the endpoint answered 2xx in time. */
  readonly error: string | null
  readonly durationMs: number
}
