import * as Base64 from "effect/encoding/Base64"
import * as Redacted from "effect/Redacted"
import { version } from "../foundation/Version.ts"
import { type Delivery, eventIdOf } from "./Delivery.ts"
import * as MultipartForm from "./MultipartForm.ts"
import type { WebhookFormat } from "./WebhookFormat.ts"

/** What the signature headers of one attempt hold. */
export interface Signatures {
  readonly own: string
  /** Those of Standard Webhooks. */
  readonly standard: Readonly<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>>
}

/** The headers of Standard Webhooks by the names that Svix gave them, which receivers written for Resend read. */
const svixHeaders = (standard: Signatures["standard"]) => ({
  "svix-id": standard["webhook-id"],
  "svix-timestamp": standard["webhook-timestamp"],
  "svix-signature": standard["webhook-signature"]
})

/** The user name of the service at receivers that take a password (RFC 7617): Action Mailbox takes no other. */
const user = "actionmailbox"

/** What proves the service to receivers that take a password: the endpoint's secret is it. */
export const passwordHeaders = (secret: Redacted.Redacted<string>): Readonly<Record<string, string>> => ({
  authorization: `Basic ${Base64.encode(`${user}:${Redacted.value(secret)}`)}`
})

const contentTypeOf = (format: WebhookFormat, { id }: Delivery): string => {
  switch (format) {
    case "raw":
      return "message/rfc822"
    case "sendgrid":
    case "sendgrid_raw":
      return MultipartForm.contentTypeOf(id)
    default:
      return "application/json"
  }
}

/** The headers that a delivery is posted with; `prefix` is what the service's own begin with. */
export const headersOf = (
  prefix: string,
  format: WebhookFormat,
  delivery: Delivery,
  { own, standard }: Signatures
): Readonly<Record<string, string>> => ({
  "content-type": contentTypeOf(format, delivery),
  "user-agent": `Sendwright/${version} (webhooks)`,
  [`${prefix}-Signature`]: own,
  [`${prefix}-Event-Id`]: eventIdOf(delivery),
  [`${prefix}-Delivery-Id`]: delivery.id,
  ...standard,
  ...(format === "resend" ? svixHeaders(standard) : {})
})

/** What is in the signature headers for people who look: each attempt makes them anew, of its time. */
export const unsigned = (delivery: Delivery): Signatures => ({
  own: "t=<unix seconds>,v1=<hex>",
  standard: {
    "webhook-id": eventIdOf(delivery),
    "webhook-timestamp": "<unix seconds>",
    "webhook-signature": "v1,<base64>"
  }
})
