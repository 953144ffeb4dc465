import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"

/**
 * What an idempotency key belongs to: a single send and a batch under one key are two things. Keys of copies are the
 * engine's own; those of messages are made by a surface of the message itself; those of requests come with the requests
 * that SQL stores.
 */
export type Kind = "single" | "batch" | "copy" | "message" | "request"

/**
 * A key that a surface derives from a message: it lives as long as it says, and apart from the keys that clients give. Two
 * messages under one key are the same message, so that it is to be a digest of all that a send is made of.
 */
export interface MessageKey {
  readonly kind: "message"
  readonly key: string
  /** From when the email is accepted, in milliseconds. */
  readonly lifetimeMillis: number
}

/**
 * A key of a step of work that may be done again, and say something else then: what was accepted first stands, and a
 * repeat is answered with it. It is one of the keys that clients give (`single`).
 */
export interface StepKey {
  readonly kind: "step"
  readonly key: string
  /** From when the email is accepted, in milliseconds. */
  readonly lifetimeMillis: number
}

/** What an email shows as its idempotency key: the one that its sender gave. */
export const shownKey = (of: { readonly kind: Kind; readonly key: string } | null): string | null =>
  of === null || of.kind === "message" ? null : of.key

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

/** A request with more characters is hashed in blocks of at least so many. */
export const blockLength = 64 * 1024

/** Whether the texts of a value have more characters than a block. */
const isLong = (value: unknown): boolean => {
  let left = blockLength
  const take = (value: unknown, depth: number): void => {
    if (typeof value === "string") left -= value.length
    else if (typeof value === "object" && value !== null && depth <= maxDepth) {
      for (const [name, item] of Object.entries(value)) {
        left -= name.length
        if (left < 0) return
        take(item, depth + 1)
      }
    }
  }
  take(value, 0)
  return left < 0
}

/** The canonical text of a value, in parts of up to a block each. */
function* partsOf(value: unknown, depth: number): Generator<string> {
  if (typeof value === "string") {
    for (let at = 0; at < value.length || at === 0; at += blockLength) {
      yield JSON.stringify(value.slice(at, at + blockLength))
    }
  } else if (value === undefined || value === null || typeof value !== "object" || depth > maxDepth) {
    yield textOf(value, depth)
  } else if (Array.isArray(value)) {
    yield "["
    for (const item of value) {
      yield* partsOf(item, depth + 1)
      yield ","
    }
    yield "]"
  } else {
    const names = Object.keys(value)
    yield "{"
    for (const name of names.sort()) {
      const item = (value as { readonly [name: string]: unknown })[name]
      if (item === undefined) continue
      yield* partsOf(name, depth)
      yield ":"
      yield* partsOf(item, depth + 1)
      yield ","
    }
    yield "}"
  }
}

const sha256 = (text: string) =>
  Effect.flatMap(Digest.Digest, (digest) => digest.digestHex(Digest.sha256, new TextEncoder().encode(text)))

/**
 * The SHA-256 of a request in canonical form, in hex: tells whether a repeated key brings the same request. That of a
 * long one is the hash of the hashes of its blocks, between which somebody else has a turn.
 */
export const fingerprint = Effect.fnUntraced(function*(request: unknown) {
  if (!isLong(request)) return yield* sha256(canonicalize(request))
  let hashes = ""
  let block = ""
  for (const part of partsOf(request, 0)) {
    block += part
    if (block.length < blockLength) continue
    hashes += yield* sha256(block)
    block = ""
    yield* Effect.yieldNow
  }
  return yield* sha256(`${hashes} ${block}`)
})
