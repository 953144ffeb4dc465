/** In whose shape events are posted to an endpoint: every value of `WebhookFormat`. */
export const webhookFormats = [
  "sendwright",
  "resend",
  "postmark",
  "postmark_raw",
  "sendgrid",
  "sendgrid_raw",
  "raw"
] as const

/**
 * In whose shape events are posted to an endpoint: `sendwright` as in the interface specification ("Webhook payload"),
 * `resend` as receivers written for Resend read it. In the others there is `email.received` alone: `postmark` and
 * `postmark_raw` as Postmark's inbound webhook has it, without or with the whole message, `sendgrid` and `sendgrid_raw`
 * as SendGrid's Inbound Parse, parsed or with the whole message, `raw` the message as it came, which mail rooms such as Rails' Action Mailbox take.
 */
export type WebhookFormat = typeof webhookFormats[number]

/** Whether a format has nothing but `email.received`. Its receivers know the service by a password (`passwordHeaders`). */
export const isInbound = (format: WebhookFormat): boolean => format !== "sendwright" && format !== "resend"
