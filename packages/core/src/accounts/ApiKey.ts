import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Mode } from "../foundation/Mode.ts"
import type { Scope } from "./Scope.ts"

/** What is stored and shown of a key. Its text is shown once, when it is made. */
export interface ApiKey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly mode: Mode
  readonly scopes: ReadonlyArray<Scope>
  /** The beginning of its text, up to the mode. */
  readonly prefix: string
  /** The last four characters of its text. */
  readonly lastFour: string
  readonly createdAt: Date
  /** The id of the user who made it; null: the command line, the library, or a time before this was kept. */
  readonly createdBy: string | null
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const randomLength = 32
const checksumLength = 6

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

/** CRC-32 (IEEE 802.3) of a text's UTF-16 code units' low bytes; keys are ASCII. */
const crc32 = (text: string): number => {
  let value = 0xffffffff
  for (let i = 0; i < text.length; i++) value = crcTable[(value ^ text.charCodeAt(i)) & 0xff]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

const checksum = (text: string): string => {
  let rest = crc32(text)
  let out = ""
  for (let i = 0; i < checksumLength; i++) {
    out = digits[rest % 62]! + out
    rest = Math.floor(rest / 62)
  }
  return out
}

/** The beginning of every key of a brand and mode. */
export const prefixOf = (keyPrefix: string, mode: Mode): string => `${keyPrefix}_${mode}_`

/** Makes the text of a key: prefix, 32 base62 characters of randomness, 6 of checksum. */
export const generate = Effect.fnUntraced(function*(keyPrefix: string, mode: Mode) {
  const random = yield* SecureRandom.SecureRandom
  let text = prefixOf(keyPrefix, mode)
  for (let i = 0; i < randomLength; i++) text += digits[yield* random.intBetween(0, 62, { halfOpen: true })]
  return Redacted.make(text + checksum(text), { label: "ApiKey" })
})

/** The mode of a text that has the form of a key, checksum included; `undefined` for any other text. */
export const modeOf = (keyPrefix: string, text: string): Mode | undefined => {
  const mode = text.startsWith(prefixOf(keyPrefix, "live"))
    ? "live"
    : text.startsWith(prefixOf(keyPrefix, "test"))
    ? "test"
    : undefined
  if (mode === undefined) return undefined
  const body = text.slice(prefixOf(keyPrefix, mode).length)
  if (body.length !== randomLength + checksumLength || !/^[0-9A-Za-z]+$/.test(body)) return undefined
  return checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength) ? mode : undefined
}

/** What a key is stored and found by: the SHA-256 of its text in hex. */
export const hash = Effect.fnUntraced(function*(text: string) {
  const digest = yield* Digest.Digest
  return yield* digest.digestHex(Digest.sha256, new TextEncoder().encode(text))
})

/** Whether a text has the form of such a hash. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
