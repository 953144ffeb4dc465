import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"

/** What an idempotency key belongs to: a single send and a batch under one key are two things. */
export type Kind = "single" | "batch"

/** The form of a key. */
export const keyPattern = "^[\\x20-\\x7E]{1,256}$"

const format = new RegExp(keyPattern)

/** Why a text is no idempotency key: 1 to 256 printable ASCII characters. */
export const checkKey = (key: string): string | undefined =>
  format.test(key) ? undefined : "must be 1 to 256 printable ASCII characters"

// No request that can be accepted is so deep; what is refused is never held against a key.
const maxDepth = 64

/**
 * One text for one JSON value, whatever the order of its keys; absent keys are left out, and what lies deeper than any
 * request that can be accepted.
 */
export const canonicalize = (value: unknown): string => textOf(value, 0)

const textOf = (value: unknown, depth: number): string => {
  if (value === undefined || depth > maxDepth) return "null"
  if (value === null || typeof value !== "object") return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item, depth + 1)).join(",")}]`
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  entries.sort(([left], [right]) => left < right ? -1 : left > right ? 1 : 0)
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${textOf(item, depth + 1)}`).join(",")}}`
}

/** The SHA-256 of a request in canonical form, in hex: tells whether a repeated key brings the same request. */
export const fingerprint = Effect.fnUntraced(function*(request: unknown) {
  const digest = yield* Digest.Digest
  return yield* digest.digestHex(Digest.sha256, new TextEncoder().encode(canonicalize(request)))
})
