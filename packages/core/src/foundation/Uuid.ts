import * as Digest from "effect/crypto/Digest"

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/** The text of the 16 bytes from `offset` on, lower-case. */
const stringify = (bytes: Uint8Array, offset: number): string => {
  let text = ""
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) text += "-"
    text += hex[bytes[offset + i] ?? 0]
  }
  return text
}

const mark = (bytes: Uint8Array, offset: number, version: number): string => {
  bytes[offset + 6] = (bytes[offset + 6] ?? 0) & 0x0f | version << 4
  bytes[offset + 8] = (bytes[offset + 8] ?? 0) & 0x3f | 0x80
  return stringify(bytes, offset)
}

/** A UUID v4 (RFC 9562 §5.4) from the 16 random bytes from `offset` on, which it changes. */
export const v4 = (random: Uint8Array, offset: number): string => mark(random, offset, 4)

/** A UUID v7 (RFC 9562 §5.7) from a time and the 16 random bytes from `offset` on, which it changes. */
export const v7 = (millis: number, random: Uint8Array, offset: number): string => {
  const high = Math.floor(millis / 0x1_0000)
  random[offset] = high >>> 24
  random[offset + 1] = high >>> 16
  random[offset + 2] = high >>> 8
  random[offset + 3] = high
  random[offset + 4] = millis >>> 8
  random[offset + 5] = millis
  return mark(random, offset, 7)
}

/** The time of a UUID v7 in milliseconds; of any other UUID a number that means nothing. */
export const millisOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16)

/** A UUID v7 that says another time, in milliseconds; what tells it from others of one moment, and their order, stays. */
export const withMillis = (uuid: string, millis: number): string => {
  if (millisOf(uuid) === millis) return uuid
  const time = millis.toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}${uuid.slice(13)}`
}

const md5 = Digest.md5.implementation
const encoder = new TextEncoder()

/**
 * A UUID v7 that another one and some id always lead to: the time of the first, then the MD5 of both texts, one after the
 * other, where a new one is random.
 */
export const derived = (first: string, second: string): string => {
  if (md5 === undefined) throw new Error("effect/crypto/Digest brings no MD5: install effect 4.1")
  return v7(millisOf(first), md5(encoder.encode(first + second)), 0)
}
