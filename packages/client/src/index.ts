/** The client of the HTTP API, and the check of its webhooks. Needs nothing but `fetch` and Web Crypto. */
export { PosthornError, WebhookVerificationError } from "./errors.ts"
export type { Listing, Page, PageOptions } from "./listing.ts"
export { type EmailFilter, Posthorn, type SendOptions } from "./Posthorn.ts"
export type { CallOptions, ClientOptions } from "./transport.ts"
export type * from "./types.ts"
export { type VerifyOptions, verifyWebhook, type WebhookHeaders } from "./verifyWebhook.ts"
