import type { Issue } from "../foundation/Errors.ts"
import { defaultSubscription } from "../model/EmailEvent.ts"
import type { WebhookEventType } from "../model/WebhookEventType.ts"
import { isInbound, type WebhookFormat } from "./WebhookFormat.ts"

/** What an endpoint is subscribed to when it names no events. */
export const subscriptionOf = (format: WebhookFormat): ReadonlyArray<WebhookEventType> =>
  isInbound(format) ? ["email.received"] : defaultSubscription

/** What is wrong with the events of an endpoint: there are formats that have nothing but received emails. */
export const issuesOf = (format: WebhookFormat, events: ReadonlyArray<WebhookEventType>): ReadonlyArray<Issue> =>
  isInbound(format)
    ? events.flatMap((type, place) =>
      type === "email.received"
        ? []
        : [{ path: ["events", place], message: `must be email.received, all that the format ${format} has` }]
    )
    : []

/** What the test event of an endpoint tells. */
export const testTypeOf = (events: ReadonlyArray<WebhookEventType>): WebhookEventType =>
  events.every((type) => type === "email.received") ? "email.received" : "email.delivered"
