import { decoder } from "@sendwright/api/wire/Body"
import { Once, pageOf, pageQuery } from "@sendwright/api/wire/Page"
import { DateTime, Mode, toDateTime, WebhookEventType } from "@sendwright/api/wire/Scalars"
import {
  toWire as toApiWire,
  toWireDelivery,
  WireDelivery,
  WireNewWebhook,
  WireWebhook
} from "@sendwright/api/wire/Webhook"
import { type Addressed, namedRecipient } from "@sendwright/core/model/SearchedAddress"
import type { Delivery, DeliveryAttempt } from "@sendwright/core/webhooks/Delivery"
import type { PreparedRequest } from "@sendwright/core/webhooks/WebhookDeliveries"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

/** An endpoint in the list. */
export const WireEndpoint = Schema.Struct({
  ...WireWebhook.fields,
  mode: Mode.annotate({ description: "test: it gets the events of test mode alone; live: those of both." }),
  old_secret_until: Schema.NullOr(DateTime).annotate({
    description: "Until when the secret before the present one signs too; null where none does."
  })
}).annotate({ identifier: "WebhookView" })
export type WireEndpoint = typeof WireEndpoint.Type

/** All endpoints of an account, oldest first. */
export const WireEndpoints = Schema.Struct({ data: Schema.Array(WireEndpoint) })

/** One endpoint, with the number of test events that it can still be sent. */
export const WireOpenEndpoint = Schema.Struct({
  ...WireEndpoint.fields,
  tests_left: Schema.Int.annotate({ description: "Test events that it can be sent now, of ten an hour." }),
  signature_header: Schema.String.annotate({ description: "The header that its deliveries are signed in." })
})

/** An endpoint with its secret, which is shown only this once. */
export const WireEndpointSecret = Schema.Struct({ ...WireEndpoint.fields, secret: Schema.String })

/** The input for a new endpoint. */
export const WireNewEndpoint = Schema.Struct({ ...WireNewWebhook.fields, mode: Schema.optionalKey(Mode) })

/** How long the old secret is used beside the new one, in hours. */
export const WireSecretRotation = Schema.Struct({ overlap_hours: Schema.Int })
export const decodeSecretRotation = decoder(WireSecretRotation)

/** The filters of deliveries. */
export const deliveryQuery = {
  ...pageQuery,
  mode: Schema.optionalKey(Mode),
  status: Schema.optionalKey(WireDelivery.fields.status),
  event: Schema.optionalKey(WebhookEventType),
  q: Schema.optionalKey(Once.check(Schema.isMaxLength(320))).annotateKey({
    description: "The id of an email, or part of a recipient's address."
  })
}

/** The time at which a list begins. */
const isMoment = Schema.makeFilter((text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
    ? undefined
    : "must be a time in UTC, as 2026-03-01T09:30:00.000Z"
)
export const sinceQuery = {
  since: Schema.optionalKey(Once.check(isMoment)).pipe(Schema.annotateKey({ description: "All of them without it." }))
}

/** Which failed deliveries to retry. The cursor is that of the previous step. */
export const WireRetryFailed = Schema.Struct({
  since: Schema.String.check(isMoment),
  cursor: Schema.NullOr(Schema.String)
})
export const decodeRetryFailed = decoder(WireRetryFailed)

/** The result of one step of retrying. The last step has no cursor. */
export const WireRetried = Schema.Struct({ retried: Schema.Int, next_cursor: Schema.NullOr(Schema.String) })

/** How many deliveries have failed; 10000 means that many or more. */
export const WireFailedCount = Schema.Struct({ count: Schema.Int, is_most: Schema.Boolean })

/** A delivery in the list. */
const WireListedDelivery = Schema.Struct({
  ...WireDelivery.fields,
  recipient: Schema.NullOr(Schema.String).annotate({
    description:
      "The recipient of its email that was searched for, otherwise the first; null for a test event, and where"
      + " the email is gone or is not shown."
  }),
  other_recipients: Schema.Int.annotate({ description: "How many recipients the email has besides." })
})

/** A page of deliveries, newest first. With filters it may be short or empty, although there is a next one. */
export const WireDeliveries = pageOf(WireListedDelivery)

/** A delivery with its attempts, oldest first, and its request. */
export const WireOpenDelivery = Schema.Struct({
  ...WireDelivery.fields,
  made: Schema.Array(Schema.Struct({
    at: DateTime,
    response_code: Schema.NullOr(Schema.Int),
    error: Schema.NullOr(Schema.String),
    duration_ms: Schema.Number
  })),
  request: Schema.Struct({
    url: Schema.String,
    headers: Schema.Record(Schema.String, Schema.String),
    body: Schema.NullOr(Schema.String).annotate({ description: "null where the email is no longer kept." })
  })
})

/** A new test event, and how many more are allowed. */
export const WireTested = Schema.Struct({ delivery: WireDelivery, tests_left: Schema.Int })

/** Encodes an endpoint. */
export const toWire = (endpoint: WebhookEndpoint): WireEndpoint => ({
  ...toApiWire(endpoint),
  mode: endpoint.mode,
  old_secret_until: toDateTime(endpoint.oldSecretUntil)
})

/** Encodes an endpoint with its secret, which is shown only this once. */
export const toWireSecret = (made: {
  readonly endpoint: WebhookEndpoint
  readonly secret: Redacted.Redacted<string>
}): typeof WireEndpointSecret.Type => ({ ...toWire(made.endpoint), secret: Redacted.value(made.secret) })

/** Encodes a delivery of the list. It names the recipient of its email that matches the searched text. */
export const toWireListed = (
  delivery: Delivery,
  addressed: Addressed | undefined,
  text: string | null
): typeof WireListedDelivery.Type => {
  const named = addressed === undefined ? null : namedRecipient(addressed, text)
  return {
    ...toWireDelivery(delivery),
    recipient: named?.address ?? null,
    other_recipients: named?.others ?? 0
  }
}

/** Encodes all data of a delivery. */
export const toWireOpen = (
  delivery: Delivery,
  attempts: ReadonlyArray<DeliveryAttempt>,
  request: PreparedRequest
): typeof WireOpenDelivery.Type => ({
  ...toWireDelivery(delivery),
  made: attempts.map(({ at, durationMs, error, responseCode }) => ({
    at: at.toISOString(),
    response_code: responseCode,
    error,
    duration_ms: durationMs
  })),
  request
})
