import { ValidationError } from "@sendwright/core/foundation/Errors"
import { atMost, hasControl, isLonger, problemOfLine, rule } from "@sendwright/core/foundation/TextRules"
import { webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import { checkUrl, urlPattern, type UrlPolicy } from "@sendwright/core/net/UrlPolicy"
import { type Delivery, deliveryStatuses } from "@sendwright/core/webhooks/Delivery"
import { maxUrlLength, type WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import { webhookFormats } from "@sendwright/core/webhooks/WebhookFormat"
import type { NewEndpoint } from "@sendwright/core/webhooks/Webhooks"
import type { EndpointChange } from "@sendwright/core/webhooks/WebhookStore"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { decoder } from "./Body.ts"
import { DateTime, Id, WebhookEventType } from "./Scalars.ts"

const Url = Schema.String.check(atMost(maxUrlLength), rule(problemOfLine, { pattern: urlPattern }))
const ofUrl = {
  description: "Where events are posted to: at most 2048 characters; https and public in production.",
  examples: ["https://example.com/hooks/email"]
} as const

const Events = Schema.Array(
  Schema.Literals(webhookEventTypes).annotate({ message: `must be one of ${webhookEventTypes.join(", ")}` })
).check(Schema.isMinLength(1, { message: "must name at least one event type" }))

const ofReceivedBody = {
  description:
    "Whether email.received holds text, html and reply_text, where the three are shorter than 256 KiB: false unless it is "
    + "passed. Beyond the interface specification."
} as const

/** The input for a new endpoint. */
export const WireNewWebhook = Schema.Struct({
  url: Url.pipe(Schema.annotateKey(ofUrl)),
  events: Schema.optionalKey(Events).pipe(Schema.annotateKey({
    description: "The event types to subscribe to. Without it: every type but email.queued, email.scheduled "
      + "and email.received, or email.received alone where the format has nothing else."
  })),
  format: Schema.optionalKey(Schema.Literals(webhookFormats)).pipe(Schema.annotateKey({
    description:
      "In whose shape events are posted: `sendwright` unless it is passed, or `resend` as receivers written for Resend "
      + "read them. In the others there is email.received alone, and the secret is the password of basic "
      + "authentication besides: `postmark` as Postmark's inbound webhook, `postmark_raw` the same with RawEmail, `sendgrid` as SendGrid's Inbound Parse, "
      + "`sendgrid_raw` the same with the whole message, `raw` the message as it came. It cannot be changed. Beyond the "
      + "interface specification."
  })),
  received_body: Schema.optionalKey(Schema.Boolean).pipe(Schema.annotateKey(ofReceivedBody))
}).annotate({
  identifier: "NewWebhook",
  title: "New webhook endpoint",
  description: "A URL and the events that are posted to it.",
  examples: [{ url: "https://example.com/hooks/email", events: ["email.delivered", "email.bounced"] }]
})

/** What is to be changed of an endpoint. */
export const WireWebhookChange = Schema.Struct({
  url: Schema.optionalKey(Url).pipe(Schema.annotateKey(ofUrl)),
  events: Schema.optionalKey(Events).pipe(Schema.annotateKey({ description: "The event types to subscribe to." })),
  received_body: Schema.optionalKey(Schema.Boolean).pipe(Schema.annotateKey(ofReceivedBody)),
  enabled: Schema.optionalKey(Schema.Boolean).pipe(Schema.annotateKey({
    description: "Whether events are delivered to it. Those that happen while it is disabled are not delivered later."
  }))
}).annotate({
  identifier: "WebhookChange",
  title: "Webhook endpoint change",
  description: "What is not passed stays as it is.",
  examples: [{ url: "https://example.com/hooks/email", enabled: false }]
})

/** A reader that finds every issue, also of where webhooks may go: the service checks the URL of what is good otherwise. */
const reader = <S extends Schema.Decoder<unknown>>(schema: S) => {
  const decode = decoder(schema)
  return (json: unknown, policy: UrlPolicy): Result.Result<S["Type"], ValidationError> =>
    Result.mapError(decode(json), (error) => {
      const url = typeof json === "object" && json !== null && "url" in json ? json.url : undefined
      const problem = typeof url === "string" && !isLonger(url, maxUrlLength) && !hasControl(url)
        ? checkUrl(url, policy)
        : undefined
      return problem === undefined
        ? error
        : new ValidationError({ issues: [...error.issues, { path: ["url"], message: problem }] })
    })
}

const readNew = reader(WireNewWebhook)
const readChange = reader(WireWebhookChange)

/** Reads the input for a new endpoint and finds every issue. */
export const decodeNewWebhook = (json: unknown, policy: UrlPolicy): Result.Result<NewEndpoint, ValidationError> =>
  Result.map(readNew(json, policy), ({ events, format, received_body, url }) => ({
    url,
    events: events ?? null,
    ...(format === undefined ? {} : { format }),
    ...(received_body === undefined ? {} : { receivedBody: received_body })
  }))

/** Reads what is to be changed of an endpoint and finds every issue. */
export const decodeWebhookChange = (
  json: unknown,
  policy: UrlPolicy
): Result.Result<EndpointChange, ValidationError> =>
  Result.map(readChange(json, policy), ({ received_body, ...change }) => ({
    ...change,
    ...(received_body === undefined ? {} : { receivedBody: received_body })
  }))

const endpointFields = {
  id: Id,
  url: Schema.String,
  events: Schema.Array(WebhookEventType).annotate({ description: "The subscribed event types." }),
  format: Schema.Literals(webhookFormats).annotate({
    description: "In whose shape events are posted. Beyond the interface specification."
  }),
  received_body: Schema.Boolean.annotate({
    description: "Whether email.received holds what an email says. Beyond the interface specification."
  }),
  enabled: Schema.Boolean.annotate({ description: "Whether events are delivered to it. Failures never disable it." }),
  created_at: DateTime
} as const

/** A webhook endpoint. */
export const WireWebhook = Schema.Struct(endpointFields).annotate({
  identifier: "Webhook",
  title: "Webhook endpoint",
  description: "A URL that events are posted to."
})
export type WireWebhook = typeof WireWebhook.Type

/** A webhook endpoint in the answers that hold a new secret. */
export const WireCreatedWebhook = Schema.Struct({
  ...endpointFields,
  secret: Schema.String.annotate({ description: "The signing secret. It is returned this once." })
}).annotate({
  identifier: "CreatedWebhook",
  title: "Webhook endpoint with its secret",
  description: "An endpoint with its new secret, which its deliveries are signed with."
})

/** One event on its way to one endpoint. */
export const WireDelivery = Schema.Struct({
  id: Id,
  endpoint_id: Id,
  email_event_id: Schema.NullOr(Id).annotate({
    description: "The event that is delivered: of email.received, the id of the received email. null for a test event."
  }),
  event_type: WebhookEventType,
  email_id: Schema.NullOr(Id).annotate({
    description: "The sent email; null for a test event, and for email.received."
  }),
  status: Schema.Literals(deliveryStatuses).annotate({
    description: "pending while attempts are left, then delivered or failed."
  }),
  attempts: Schema.Int.annotate({ description: "Attempts so far." }),
  last_error: Schema.NullOr(Schema.String).annotate({
    description: "What went wrong with the most recent failed attempt."
  }),
  response_code: Schema.NullOr(Schema.Int).annotate({ description: "The code the endpoint answered." }),
  duration_ms: Schema.NullOr(Schema.Int).annotate({ description: "How long the last attempt took, in milliseconds." }),
  is_test: Schema.Boolean.annotate({ description: "Whether it is a test event." }),
  replay_of: Schema.NullOr(Id).annotate({ description: "The delivery that this one sends again." }),
  created_at: DateTime
}).annotate({
  identifier: "Delivery",
  title: "Webhook delivery",
  description: "One event on its way to one endpoint."
})
export type WireDelivery = typeof WireDelivery.Type

/** An endpoint as it goes over the wire. */
export const toWire = (endpoint: WebhookEndpoint): WireWebhook => ({
  id: endpoint.id,
  url: endpoint.url,
  events: endpoint.events,
  format: endpoint.format,
  received_body: endpoint.receivedBody,
  enabled: endpoint.enabled,
  created_at: endpoint.createdAt.toISOString()
})

/** An endpoint as it goes over the wire, with its new secret. */
export const toWireCreated = (created: {
  readonly endpoint: WebhookEndpoint
  readonly secret: Redacted.Redacted<string>
}): typeof WireCreatedWebhook.Type => ({ ...toWire(created.endpoint), secret: Redacted.value(created.secret) })

/** A delivery as it goes over the wire. */
export const toWireDelivery = (delivery: Delivery): WireDelivery => ({
  id: delivery.id,
  endpoint_id: delivery.endpointId,
  email_event_id: delivery.emailEventId,
  event_type: delivery.eventType,
  email_id: delivery.emailId,
  status: delivery.status,
  attempts: delivery.attempts,
  last_error: delivery.lastError,
  response_code: delivery.responseCode,
  duration_ms: delivery.durationMs,
  is_test: delivery.isTest,
  replay_of: delivery.replayOf,
  created_at: delivery.createdAt.toISOString()
})
