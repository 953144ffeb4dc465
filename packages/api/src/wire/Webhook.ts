import { ValidationError } from "@sendwright/core/foundation/Errors"
import { issuesOf, parseOptions } from "@sendwright/core/foundation/Issues"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import { atMost, hasControl, isLonger, problemOfLine, rule } from "@sendwright/core/foundation/TextRules"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import { checkUrl, urlPattern, type UrlPolicy } from "@sendwright/core/net/UrlPolicy"
import { type Delivery, deliveryStatuses } from "@sendwright/core/webhooks/Delivery"
import { maxUrlLength, type WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import type { NewEndpoint } from "@sendwright/core/webhooks/Webhooks"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { DateTime, EventType, Id } from "./Scalars.ts"

/** The input for a new endpoint. */
export const WireNewWebhook = Schema.Struct({
  url: Schema.String.check(
    atMost(maxUrlLength),
    rule(problemOfLine, { pattern: urlPattern })
  ).pipe(Schema.annotateKey({
    description: "Where events are posted to: at most 2048 characters; https and public in production.",
    examples: ["https://example.com/hooks/email"]
  })),
  events: Schema.optionalKey(
    Schema.Array(
      Schema.Literals(eventTypes).annotate({ message: `must be one of ${eventTypes.join(", ")}` })
    ).check(Schema.isMinLength(1, { message: "must name at least one event type" }))
  ).pipe(Schema.annotateKey({
    description: "The event types to subscribe to. Without it: every type but email.queued and email.scheduled."
  }))
}).annotate({
  identifier: "NewWebhook",
  title: "New webhook endpoint",
  description: "A URL and the events that are posted to it.",
  examples: [{ url: "https://example.com/hooks/email", events: ["email.delivered", "email.bounced"] }]
})

const decodeFields = Schema.decodeUnknownResult(WireNewWebhook, parseOptions)

/** Reads the input for a new endpoint and finds every issue, also of where webhooks may go. */
export const decodeNewWebhook = (json: unknown, policy: UrlPolicy): Result.Result<NewEndpoint, ValidationError> => {
  const oversize = requestLimitIssue(json)
  if (oversize !== undefined) return Result.fail(new ValidationError({ issues: [oversize] }))
  const decoded = decodeFields(json)
  if (Result.isSuccess(decoded)) {
    // The service checks the URL itself.
    return Result.succeed({ url: decoded.success.url, events: decoded.success.events ?? null })
  }
  const issues = issuesOf(decoded.failure)
  const url = typeof json === "object" && json !== null && "url" in json ? json.url : undefined
  const problem = typeof url === "string" && !isLonger(url, maxUrlLength) && !hasControl(url)
    ? checkUrl(url, policy)
    : undefined
  return Result.fail(
    new ValidationError({ issues: problem === undefined ? issues : [...issues, { path: ["url"], message: problem }] })
  )
}

const endpointFields = {
  id: Id,
  url: Schema.String,
  events: Schema.Array(EventType).annotate({ description: "The subscribed event types." }),
  enabled: Schema.Boolean.annotate({ description: "Always true at present: endpoints are not paused automatically." }),
  created_at: DateTime
} as const

/** A webhook endpoint. */
export const WireWebhook = Schema.Struct(endpointFields).annotate({
  identifier: "Webhook",
  title: "Webhook endpoint",
  description: "A URL that events are posted to."
})
export type WireWebhook = typeof WireWebhook.Type

/** A webhook endpoint in the answer to its creation. */
export const WireCreatedWebhook = Schema.Struct({
  ...endpointFields,
  secret: Schema.String.annotate({ description: "The signing secret. It is returned this once." })
}).annotate({
  identifier: "CreatedWebhook",
  title: "Webhook endpoint with its secret",
  description: "A new endpoint, with the secret that its deliveries are signed with."
})

/** One event on its way to one endpoint. */
export const WireDelivery = Schema.Struct({
  id: Id,
  endpoint_id: Id,
  email_event_id: Schema.NullOr(Id).annotate({ description: "The event that is delivered; null for a test event." }),
  event_type: EventType,
  email_id: Schema.NullOr(Id),
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
  enabled: endpoint.enabled,
  created_at: endpoint.createdAt.toISOString()
})

/** A new endpoint as it goes over the wire, with its secret. */
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
