import * as Result from "effect/Result"
import { createPublicKey, type KeyObject, verify } from "node:crypto"
import type { ReportRequest } from "./internal/HttpIntake.ts"

/** Reads a verification key: base64 of an ECDSA key on P-256 (SPKI, DER). The failure completes "<NAME> …". */
export const parseKey = (text: string): Result.Result<KeyObject, string> => {
  const key = Result.getOrUndefined(
    Result.try(() => createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" }))
  )
  return key !== undefined && key.asymmetricKeyType === "ec" &&
      key.asymmetricKeyDetails?.namedCurve === "prime256v1"
    ? Result.succeed(key)
    : Result.fail("must be the verification key of SendGrid's signed event webhook, in base64 as it is shown there")
}

/** A request may be so old: SendGrid repeats for 24 hours what was not taken. To repeat it changes nothing. */
const maxAgeMillis = 26 * 3_600_000
/** And be dated so far ahead of our clock. */
const maxAheadMillis = 15 * 60_000

/** What a request says of its signature, or why that is no reason to look further. */
export const claimOf = (
  headers: ReportRequest["headers"],
  now: number
): string | { readonly signature: Buffer; readonly timestamp: string } => {
  const signature = headers["x-twilio-email-event-webhook-signature"]
  const timestamp = headers["x-twilio-email-event-webhook-timestamp"]
  if (signature === undefined || timestamp === undefined) return "The request is not signed"
  if (!/^\d{1,12}$/.test(timestamp)) return "The time of the signature cannot be read"
  const age = now - Number(timestamp) * 1_000
  if (age > maxAgeMillis) return "The request is too old"
  if (age < -maxAheadMillis) return "The request is dated in the future"
  return { signature: Buffer.from(signature, "base64"), timestamp }
}

/**
 * Why a request was not signed with a key (twilio.com/docs/sendgrid/for-developers/tracking-events, "Signed Event
 * Webhook"): ECDSA on P-256 with SHA-256, over time and body; `undefined` where it was.
 */
export const distrust = (
  { body, headers }: ReportRequest,
  key: KeyObject,
  now: number
): string | undefined => {
  const claim = claimOf(headers, now)
  if (typeof claim === "string") return claim
  return verify("sha256", Buffer.from(claim.timestamp + body, "utf8"), key, claim.signature)
    ? undefined
    : "The signature does not fit: correct SENDWRIGHT_SENDGRID_WEBHOOK_KEY, or somebody else posted this"
}
