import { createHmac } from "node:crypto"
import { isSame, type ReportRequest } from "./internal/HttpIntake.ts"

/** How far the moment of a request may be from our clock: each repetition is signed anew. */
const toleranceMillis = 5 * 60_000

/**
 * Why a request was not signed with a secret in the way of Svix (docs.svix.com/receiving/verifying-payloads/how-manual):
 * HMAC-SHA256 over id, time and body; `undefined` where it was.
 */
export const distrust = (
  { body, headers }: ReportRequest,
  secret: Uint8Array,
  now: number
): string | undefined => {
  const { "svix-id": id, "svix-signature": signatures, "svix-timestamp": timestamp } = headers
  if (id === undefined || signatures === undefined || timestamp === undefined) return "The request is not signed"
  if (!/^\d{1,12}$/.test(timestamp)) return "The time of the signature cannot be read"
  const age = now - Number(timestamp) * 1_000
  if (age > toleranceMillis) return "The request is too old"
  if (age < -toleranceMillis) return "The request is dated in the future"
  const expected = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")
  // There are several while a secret is replaced.
  return signatures.split(" ").some((one) => isSame(one, `v1,${expected}`))
    ? undefined
    : "The signature does not fit: correct SENDWRIGHT_RESEND_WEBHOOK_SECRET, or somebody else posted this"
}
