import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import * as Hex from "effect/encoding/Hex"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type { Signatures } from "./WebhookRequest.ts"

const secretPrefix = "whsec_"
const secretBytes = 32

/** Makes a signing secret: `whsec_` and 32 random bytes in base64. */
export const generateSecret: Effect.Effect<Redacted.Redacted<string>, never, SecureRandom.SecureRandom> = Effect.map(
  SecureRandom.SecureRandom.use((random) => random.randomBytes(secretBytes)),
  (bytes) => Redacted.make(secretPrefix + Base64.encode(bytes), { label: "WebhookSecret" })
)

/** A secret as the keys that it signs with: imported once, and printed without their bytes. */
export interface SigningKeys {
  /** The secret's text, for the service's own header. */
  readonly own: Mac.Key
  /** What the secret's base64 represents, for Standard Webhooks. */
  readonly standard: Mac.Key
}

const bytesOf = (value: string): Uint8Array => new TextEncoder().encode(value)

/** Imports a secret. */
export const keysOf = Effect.fnUntraced(function*(secret: Redacted.Redacted<string>) {
  const text = Redacted.value(secret)
  const decoded = Result.getOrThrow(Base64.decode(text.slice(secretPrefix.length)))
  return {
    own: yield* Effect.orDie(Mac.key(Mac.hmacSha256, bytesOf(text))),
    standard: yield* Effect.orDie(Mac.key(Mac.hmacSha256, decoded))
  } satisfies SigningKeys
})

const signed = (mac: Mac.Mac["Service"], key: Mac.Key, before: string, body: Uint8Array): Effect.Effect<Uint8Array> => {
  const data = new Uint8Array(before.length + body.byteLength)
  // What stands before the body is ASCII.
  new TextEncoder().encodeInto(before, data)
  data.set(body, before.length)
  return Effect.orDie(mac.sign(key, data))
}

/**
 * What the signature headers of an attempt hold. Each has one signature for each secret: two while a secret is being
 * replaced, the new one first.
 *
 * The service's own is `t=<unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `<t>.<raw body>` keyed with the
 * secret's text. Those of Standard Webhooks 1.0 have the event's id for the message's, and for a key what the secret's
 * base64 represents.
 */
export const sign = Effect.fnUntraced(function*(
  mac: Mac.Mac["Service"],
  keys: ReadonlyArray<SigningKeys>,
  eventId: string,
  body: Uint8Array,
  at: Date
) {
  const seconds = String(Math.floor(at.getTime() / 1000))
  let own = `t=${seconds}`
  let standard = ""
  for (const key of keys) {
    own += `,v1=${Hex.encode(yield* signed(mac, key.own, `${seconds}.`, body))}`
    const signature = Base64.encode(yield* signed(mac, key.standard, `${eventId}.${seconds}.`, body))
    standard += `${standard === "" ? "" : " "}v1,${signature}`
  }
  const signatures: Signatures = {
    own,
    standard: { "webhook-id": eventId, "webhook-timestamp": seconds, "webhook-signature": standard }
  }
  return signatures
})
