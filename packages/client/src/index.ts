/** A client of the HTTP API, and a check of its webhooks. It only needs `fetch` and Web Crypto. */
export { SendwrightError, WebhookVerificationError } from "./errors.ts"
export type { EventDetails } from "./eventDetails.ts"
export type { Listing, Page, PageOptions } from "./listing.ts"
export { type EmailFilter, type SendOptions, Sendwright } from "./Sendwright.ts"
export type { CallOptions, ClientOptions } from "./transport.ts"
export type * from "./types.ts"
export { type VerifyOptions, verifyWebhook, type WebhookHeaders } from "./verifyWebhook.ts"
