import type { Mode } from "@sendwright/core/foundation/Mode"
import type { EventDetails } from "@sendwright/core/model/EmailEvent"
import type { OwnHeader } from "@sendwright/core/model/EmailFields"
import type { EmailStatus } from "@sendwright/core/model/EmailStatus"
import type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"
import type { Delivery, DeliveryStatus } from "@sendwright/core/webhooks/Delivery"
import type { ReceivedSubject } from "@sendwright/core/webhooks/ReceivedSubject"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import type { WebhookFormat } from "@sendwright/core/webhooks/WebhookFormat"
import type { PreparedDelivery, WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import type { InMonths } from "../months/monthStatement.ts"
import { decodeTrace } from "../sql/trace.ts"

export interface EndpointRow {
  readonly id: string
  readonly account_id: string
  readonly mode: Mode
  readonly url: string
  readonly events: ReadonlyArray<WebhookEventType>
  readonly format: WebhookFormat
  readonly received_body: boolean
  readonly enabled: boolean
  readonly old_secret_until: Date | null
  readonly created_at: Date
}

export const toEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  accountId: row.account_id,
  mode: row.mode,
  url: row.url,
  events: row.events,
  format: row.format,
  receivedBody: row.received_body,
  enabled: row.enabled,
  oldSecretUntil: row.old_secret_until,
  createdAt: row.created_at
})

/** The columns of a delivery, of `sendwright.webhook_deliveries d`. */
export const deliveryColumns = `d.id, d.endpoint_id, d.mode, d.event_id, d.event_type, d.email_id, d.status, d.attempts,
  d.last_error, d.response_code, d.duration_ms, d.is_test, d.replay_of, d.created_at`

export interface DeliveryRow {
  readonly id: string
  readonly endpoint_id: string
  readonly mode: Mode
  readonly event_id: string | null
  readonly event_type: WebhookEventType
  readonly email_id: string | null
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly last_error: string | null
  readonly response_code: number | null
  readonly duration_ms: number | null
  readonly is_test: boolean
  readonly replay_of: string | null
  readonly created_at: Date
}

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  endpointId: row.endpoint_id,
  mode: row.mode,
  emailEventId: row.event_id,
  eventType: row.event_type,
  emailId: row.email_id,
  status: row.status,
  attempts: row.attempts,
  lastError: row.last_error,
  responseCode: row.response_code,
  durationMs: row.duration_ms,
  isTest: row.is_test,
  replayOf: row.replay_of,
  createdAt: row.created_at
})

/** The columns of what a payload is made of, where `subjectJoins` stand. */
export const subjectColumns = `v.sequence, v.details, v.occurred_at, e.sender, e.to_list, e.subject, e.tags,
  e.own_header, e.trace, s.status AS email_status`

/** Joins to deliveries `d` what their payloads are made of, as far as their emails are of some months. */
export const subjectJoins = ({ within }: InMonths): string => `
LEFT JOIN LATERAL (
  SELECT v.* FROM sendwright.email_history v
  WHERE v.email_id = d.email_id AND v.id = d.event_id${within("v.email_id")} OFFSET 0
) v ON true
LEFT JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = d.email_id${within("e.id")} OFFSET 0) e ON true
LEFT JOIN LATERAL (
  SELECT s.status FROM sendwright.email_states s WHERE s.email_id = d.email_id${within("s.email_id")} OFFSET 0
) s ON true`

/**
 * What a payload of a sent email is made of; null in all columns for a test event, for one of a received email, and where
 * the email is gone or of another month.
 */
export interface SubjectRow {
  readonly sequence: number | null
  readonly details: EventDetails | null
  readonly occurred_at: Date | null
  readonly sender: string | null
  readonly to_list: ReadonlyArray<string> | null
  readonly subject: string | null
  readonly tags: ReadonlyArray<string> | null
  readonly own_header: OwnHeader | null
  readonly email_status: EmailStatus | null
  readonly trace: Uint8Array | null
}

export const noSubject: SubjectRow = {
  sequence: null,
  details: null,
  occurred_at: null,
  sender: null,
  to_list: null,
  subject: null,
  tags: null,
  own_header: null,
  email_status: null,
  trace: null
}

/** A delivery with the endpoint that it goes to, as its next attempt would be made. */
export interface PreparedRow extends DeliveryRow, SubjectRow {
  readonly url: string
  readonly format: WebhookFormat
}

/** A claimed delivery. */
export interface LeaseRow extends PreparedRow {
  readonly account_id: string
  readonly sealed_secret: string
  readonly old_sealed_secret: string | null
  readonly token: string
}

export const toLease = (row: LeaseRow, received: ReceivedSubject | null): WebhookLease => ({
  ...toPrepared(row, received),
  deliveryId: row.id,
  accountId: row.account_id,
  token: row.token,
  sealedSecret: row.sealed_secret,
  oldSealedSecret: row.old_sealed_secret
})

/** `received`: what the payload is made of where the delivery is one of a received email that is kept. */
export const toPrepared = (row: PreparedRow, received: ReceivedSubject | null): PreparedDelivery => ({
  delivery: toDelivery(row),
  url: row.url,
  format: row.format,
  subject: row.event_id === null || row.email_id === null || row.event_type === "email.received"
      || row.sequence === null || row.occurred_at === null
    ? received
    : {
      event: {
        id: row.event_id,
        emailId: row.email_id,
        type: row.event_type,
        details: row.details ?? {},
        occurredAt: row.occurred_at,
        sequence: row.sequence
      },
      from: row.sender ?? "",
      to: row.to_list ?? [],
      subject: row.subject ?? "",
      tags: row.tags ?? [],
      ownHeader: row.own_header,
      status: row.email_status ?? "queued",
      trace: decodeTrace(row.trace)
    }
})
