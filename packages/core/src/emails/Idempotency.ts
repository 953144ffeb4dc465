import * as Effect from "effect/Effect"
import * as Digest from "effect/crypto/Digest"

/** What an idempotency key belongs to: a single send and a batch under one key are two things. */
export type Kind = "single" | "batch"

const format = /^[\x20-\x7e]{1,256}$/

/** Why a text is no idempotency key: 1 to 256 printable ASCII characters. */
export const checkKey = (key: string): string | undefined =>
  format.test(key) ? undefined : "must be 1 to 256 printable ASCII characters"

/** One text for one value, whatever the order of its keys; bytes by their base64, absent keys left out. */
export const canonicalize = (value: unknown): string => {
  if (value === undefined) return "null"
  if (value === null || typeof value !== "object") return JSON.stringify(value)
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonicalize).join(",")}]`
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  entries.sort(([left], [right]) => left < right ? -1 : left > right ? 1 : 0)
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalize(item)}`).join(",")}}`
}

/** The SHA-256 of a request in canonical form, in hex: tells whether a repeated key brings the same request. */
export const fingerprint = Effect.fnUntraced(function*(request: unknown) {
  const digest = yield* Digest.Digest
  return yield* digest.digestHex(Digest.sha256, new TextEncoder().encode(canonicalize(request)))
})
