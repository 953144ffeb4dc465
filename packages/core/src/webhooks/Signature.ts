import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import * as Hex from "effect/encoding/Hex"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

const secretPrefix = "whsec_"
const secretBytes = 32

/** Makes a signing secret: `whsec_` and 32 random bytes in base64. */
export const generateSecret: Effect.Effect<Redacted.Redacted<string>, never, SecureRandom.SecureRandom> = Effect.map(
  SecureRandom.SecureRandom.use((random) => random.randomBytes(secretBytes)),
  (bytes) => Redacted.make(secretPrefix + Base64.encode(bytes), { label: "WebhookSecret" })
)

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

const sign = Effect.fnUntraced(function*(key: Uint8Array, data: string) {
  const mac = yield* Mac.Mac
  return yield* Effect.orDie(Effect.flatMap(Mac.key(Mac.hmacSha256, key), (imported) => mac.sign(imported, text(data))))
})

/**
 * The value of the signature header: `t=<unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `<t>.<raw body>`
 * keyed with the secret's text. One `v1` for each secret: two while a secret is being replaced.
 */
export const header = Effect.fnUntraced(function*(
  secrets: ReadonlyArray<Redacted.Redacted<string>>,
  body: string,
  at: Date
) {
  const seconds = Math.floor(at.getTime() / 1000)
  const parts = [`t=${seconds}`]
  for (const secret of secrets) {
    parts.push(`v1=${Hex.encode(yield* sign(text(Redacted.value(secret)), `${seconds}.${body}`))}`)
  }
  return parts.join(",")
})

/**
 * The headers of Standard Webhooks 1.0 for the same request: the message id is the event's, and the key is what the
 * secret's base64 stands for.
 */
export const standardHeaders = Effect.fnUntraced(function*(
  secrets: ReadonlyArray<Redacted.Redacted<string>>,
  id: string,
  body: string,
  at: Date
) {
  const seconds = Math.floor(at.getTime() / 1000)
  const parts: Array<string> = []
  for (const secret of secrets) {
    const key = Result.getOrThrow(Base64.decode(Redacted.value(secret).slice(secretPrefix.length)))
    parts.push(`v1,${Base64.encode(yield* sign(key, `${id}.${seconds}.${body}`))}`)
  }
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": parts.join(" ") }
})
