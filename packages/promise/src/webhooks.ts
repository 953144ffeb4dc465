import type { Caller } from "@sendwright/core/accounts/Caller"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { type WebhookEventType, webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import type { Delivery, DeliveryAttempt } from "@sendwright/core/webhooks/Delivery"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import { type WebhookFormat, webhookFormats } from "@sendwright/core/webhooks/WebhookFormat"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import type { EndpointChange as CoreChange } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"
import { type Listing, listingOf, type PageOptions } from "./listing.ts"
import { present } from "./SendInput.ts"

/** A new endpoint. By default it receives all events except `email.queued`, `email.scheduled` and `email.received`. */
export interface EndpointInput {
  readonly url: string
  readonly events?: ReadonlyArray<WebhookEventType> | undefined
  /** In whose shape events are posted; `sendwright` by default. */
  readonly format?: WebhookFormat | undefined
  /** Whether `email.received` holds text, html and the new part of an answer, if they are short. Default: false. */
  readonly receivedBody?: boolean | undefined
}

/** What to change of an endpoint. Events that happen while it is disabled are not delivered later. */
export interface EndpointChange {
  readonly url?: string | undefined
  readonly events?: ReadonlyArray<WebhookEventType> | undefined
  readonly receivedBody?: boolean | undefined
  readonly enabled?: boolean | undefined
}

/** Webhook endpoints and their deliveries. */
export interface WebhooksApi {
  /** Adds an endpoint. `secret` verifies its webhooks and is returned only here. */
  readonly add: (
    endpoint: EndpointInput,
    options?: CallOptions
  ) => Promise<{ readonly endpoint: WebhookEndpoint; readonly secret: string }>
  readonly get: (id: string, options?: CallOptions) => Promise<WebhookEndpoint>
  readonly list: (options?: CallOptions) => Promise<ReadonlyArray<WebhookEndpoint>>
  /** Changes what is given; waiting deliveries go to the new URL. */
  readonly update: (id: string, change: EndpointChange, options?: CallOptions) => Promise<WebhookEndpoint>
  /** Replaces the secret and returns the new one only here. The old secret also signs for 24 hours; an even older one stops. */
  readonly rotateSecret: (
    id: string,
    options?: CallOptions
  ) => Promise<{ readonly endpoint: WebhookEndpoint; readonly secret: string }>
  readonly remove: (id: string, options?: CallOptions) => Promise<void>
  /** Newest first. */
  readonly deliveries: (endpointId: string, options?: PageOptions & CallOptions) => Listing<Delivery>
  /** The attempts of a delivery, oldest first. */
  readonly attempts: (
    endpointId: string,
    deliveryId: string,
    options?: CallOptions
  ) => Promise<ReadonlyArray<DeliveryAttempt>>
  /** Retries a failed delivery; rejects with `Conflict` for any other. */
  readonly retry: (endpointId: string, deliveryId: string, options?: CallOptions) => Promise<Delivery>
  /** Delivers a past event again, as a new delivery. */
  readonly sendAgain: (endpointId: string, deliveryId: string, options?: CallOptions) => Promise<Delivery>
  /** Delivers a test event: up to ten per hour and endpoint, then `RateLimited`. */
  readonly sendTest: (endpointId: string, options?: CallOptions) => Promise<Delivery>
}

const checkEvents = (events: ReadonlyArray<string> | undefined): Effect.Effect<void, ValidationError> => {
  const issues = (events ?? []).flatMap((type, index) =>
    webhookEventTypes.some((known) => known === type)
      ? []
      : [{ path: ["events", index], message: `must be one of ${webhookEventTypes.join(", ")}` }]
  )
  if (events?.length === 0) issues.push({ path: ["events"], message: "must name at least one event" })
  return issues.length === 0 ? Effect.void : Effect.fail(new ValidationError({ issues }))
}

const checkFormat = (format: string | undefined): Effect.Effect<void, ValidationError> =>
  format === undefined || webhookFormats.some((known) => known === format)
    ? Effect.void
    : Effect.fail(
      new ValidationError({ issues: [{ path: ["format"], message: `must be one of ${webhookFormats.join(", ")}` }] })
    )

const plain = ({ endpoint, secret }: {
  readonly endpoint: WebhookEndpoint
  readonly secret: Redacted.Redacted<string>
}) => ({ endpoint, secret: Redacted.value(secret) })

export const webhooksOf = (calls: Calls): WebhooksApi => {
  const run = <A, E>(
    use: (webhooks: Webhooks["Service"], caller: Caller) => Effect.Effect<A, E>,
    options: CallOptions | undefined
  ) => calls.run(Effect.flatMap(Webhooks, (webhooks) => asSender((caller) => use(webhooks, caller))), options)
  return {
    add: ({ events, format, receivedBody, url }, options) =>
      run(
        (webhooks, caller) =>
          checkEvents(events).pipe(
            Effect.andThen(checkFormat(format)),
            Effect.andThen(
              webhooks.create(caller, { url, events: events ?? null, ...present({ format, receivedBody }) })
            ),
            Effect.map(plain)
          ),
        options
      ),
    get: (id, options) => run((webhooks, caller) => webhooks.get(caller, id), options),
    list: (options) => run((webhooks, caller) => webhooks.list(caller), options),
    update: (id, change, options) =>
      run(
        (webhooks, caller) =>
          Effect.andThen(checkEvents(change.events), webhooks.update(caller, id, present(change) as CoreChange)),
        options
      ),
    rotateSecret: (id, options) =>
      run((webhooks, caller) => Effect.map(webhooks.rotateSecret(caller, id), plain), options),
    remove: (id, options) => run((webhooks, caller) => webhooks.remove(caller, id), options),
    deliveries: (endpointId, { signal, ...place } = {}) =>
      listingOf(place, (page) => run((webhooks, caller) => webhooks.deliveries(caller, endpointId, page), { signal })),
    attempts: (endpointId, deliveryId, options) =>
      run((webhooks, caller) => webhooks.attempts(caller, endpointId, deliveryId), options),
    retry: (endpointId, deliveryId, options) =>
      run((webhooks, caller) => webhooks.retry(caller, endpointId, deliveryId), options),
    sendAgain: (endpointId, deliveryId, options) =>
      run((webhooks, caller) => webhooks.sendAgain(caller, endpointId, deliveryId), options),
    sendTest: (endpointId, options) => run((webhooks, caller) => webhooks.sendTest(caller, endpointId), options)
  }
}
