/** In whose shape events are posted to an endpoint: every value of `WebhookFormat`. */
export const webhookFormats = ["sendwright", "resend"] as const

/**
 * In whose shape events are posted to an endpoint: `sendwright` as in the interface specification ("Webhook
 * payload"), `resend` as receivers written for Resend read it, for endpoints that were made through its interface.
 */
export type WebhookFormat = typeof webhookFormats[number]
