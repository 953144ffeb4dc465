import { eventDetails } from "@sendwright/core/model/EventDetails"
import { type WebhookEventType, webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import { webhookExamples } from "./OpenApiExamples.ts"
import { eventName } from "./wire/EmailEvent.ts"
import { receivedFires } from "./wire/ReceivedEvent.ts"

type Json = Record<string, unknown>

const header = (name: string, description: string, schema: Json = { type: "string" }): Json => ({
  name,
  in: "header",
  required: true,
  description,
  schema
})

const headersOf = (prefix: string): ReadonlyArray<Json> => [
  header(
    `${prefix}-Signature`,
    "`t=<seconds since 1970>,v1=<signature>`: the HMAC-SHA256 of `<t>.<body>` with the endpoint's secret, in hexadecimal "
      + "digits. There may be several v1: one that fits is enough. Refuse what was signed more than 300 seconds from now.",
    { type: "string", pattern: "^t=\\d+(?:,v1=[0-9a-f]{64})+$" }
  ),
  header(`${prefix}-Event-Id`, "The event's id: identical on every retry.", { type: "string", format: "uuid" }),
  header(`${prefix}-Delivery-Id`, "The delivery's id.", { type: "string", format: "uuid" }),
  header("webhook-id", "The event's id, as Standard Webhooks names it."),
  header("webhook-timestamp", "Seconds since 1970 at which the request was signed.", {
    type: "string",
    pattern: "^\\d+$"
  }),
  header("webhook-signature", "The signature of Standard Webhooks: one or several `v1,<base64>`, by spaces.")
]

const firesOf = (type: WebhookEventType): string => type === "email.received" ? receivedFires : eventDetails[type].fires

const operationOf = (type: WebhookEventType, prefix: string): Json => ({
  post: {
    operationId: `on${eventName(type)}`,
    tags: ["webhooks"],
    summary: type,
    description: `${firesOf(type)} Posted to the endpoints that are subscribed to ${type}. It is tried again `
      + "after any answer but a 2xx within 10 seconds, 8 times in all; redirects are not followed.",
    parameters: headersOf(prefix),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { $ref: `#/components/schemas/${eventName(type)}Webhook` },
          examples: { [eventName(type)]: { summary: type, value: webhookExamples[type] } }
        }
      }
    },
    responses: { "2XX": { description: "The event was taken. The body is not looked at." } },
    security: []
  }
})

/** The `webhooks` of the OpenAPI document: one for each event type. `prefix` begins the names of the service's headers. */
export const webhooksOf = (prefix: string): Json =>
  Object.fromEntries(webhookEventTypes.map((type) => [type, operationOf(type, prefix)]))
