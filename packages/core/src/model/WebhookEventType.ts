import { eventTypes } from "./EmailEvent.ts"

/** What webhook endpoints may subscribe to: what becomes of sent emails, and that an email was received. */
export const webhookEventTypes = [...eventTypes, "email.received"] as const

/** One of `webhookEventTypes`. */
export type WebhookEventType = typeof webhookEventTypes[number]
