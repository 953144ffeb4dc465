import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Redacted from "effect/Redacted"

const bytes = 32
const form = /^[A-Za-z0-9_-]{43}$/

/** The secret of a session or a link: 256 random bits in base64url (RFC 4648 section 5), 43 characters. */
export const generate = Effect.fnUntraced(function*() {
  const random = yield* SecureRandom.SecureRandom
  return Redacted.make(Base64Url.encode(yield* random.randomBytes(bytes)), { label: "Secret" })
})

/** Whether a text has the form of a secret. */
export const isSecret = (text: string): boolean => form.test(text)

/** What a secret is stored and found by: the SHA-256 of its text in hex. With 256 random bits it needs no salt. */
export const hash = Effect.fnUntraced(function*(secret: Redacted.Redacted) {
  const digest = yield* Digest.Digest
  return yield* digest.digestHex(Digest.sha256, new TextEncoder().encode(Redacted.value(secret)))
})
