import type { LooseSignature } from "@sendwright/core/model/ProviderEvent"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { createHash, createHmac } from "node:crypto"
import { isSame, type ReportRequest } from "./internal/HttpIntake.ts"
import * as Reports from "./internal/reports.ts"

/** A request may be so old: Mailgun repeats one that was not taken for some eight hours, with the same signature. */
const maxAgeMillis = 10 * 3_600_000
/** And be dated so far ahead of our clock. */
const maxAheadMillis = 15 * 60_000
/** How long a token is remembered beyond that, as the clocks of nodes differ. */
const marginMillis = 3_600_000

const Signed = Schema.Struct({
  signature: Schema.Struct({
    timestamp: Schema.Union([Schema.String, Schema.Finite]),
    token: Reports.Id,
    signature: Reports.Id
  })
})

const decode = Schema.decodeUnknownOption(Signed)

/** What Mailgun signs, and the signature. */
export interface SignedFields {
  readonly timestamp: string | number
  readonly token: string
  readonly signature: string
}

/** What is wrong with a signature; where nothing is, what it is remembered by, and until when. */
export const judgeFields = (
  key: Redacted.Redacted,
  { signature, timestamp, token }: SignedFields,
  now: number
): { readonly problem: string | null; readonly name: string; readonly expiresAt: Date } => {
  const signedAt = Number(timestamp) * 1_000
  const verdict = (problem: string | null) => ({
    problem,
    name: `mailgun ${token}`,
    expiresAt: new Date(signedAt + maxAgeMillis + marginMillis)
  })
  if (token === "" || token.length > 512) return verdict("The request is not signed")
  const expected = createHmac("sha256", Redacted.value(key)).update(`${timestamp}${token}`).digest("hex")
  if (!isSame(signature.toLowerCase(), expected)) {
    return verdict("The signature does not fit: correct SENDWRIGHT_MAILGUN_WEBHOOK_KEY, or somebody else posted this")
  }
  const age = now - signedAt
  if (!(age <= maxAgeMillis)) return verdict("The request is too old")
  return verdict(age >= -maxAheadMillis ? null : "The request is dated in the future")
}

/**
 * Tells who posted a report (documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks): Mailgun
 * signs time and token, HMAC-SHA256, and not what it reports. So that nobody puts another report to a signature that he
 * saw, a token belongs to the report that came with it first.
 */
export const judge = (key: Redacted.Redacted, { body }: ReportRequest, now: number): string | LooseSignature => {
  const decoded = decode(ReportJson.parse(body))
  if (decoded._tag === "None") return "The request is not signed"
  const { expiresAt, name, problem } = judgeFields(key, decoded.value.signature, now)
  return problem ?? { name, expiresAt, digest: createHash("sha256").update(body).digest("base64") }
}
