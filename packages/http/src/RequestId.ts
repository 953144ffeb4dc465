import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"

const bytesOfId = 16
const idsOfPool = 256

const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

const hex = (bytes: Uint8Array): string => {
  let text = ""
  for (const byte of bytes) text += hexDigits[byte]
  return text
}

/**
 * The caller's own id of a request, from its `X-Request-Id`, for the log: 1 to 128 letters, digits, `.`, `_` and `-`.
 * `undefined` for any other text, and for one that may be a key.
 */
export const ofCaller = (header: string | undefined): string | undefined =>
  header !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(header) && !/_(?:live|test)_/.test(header) ? header : undefined

/**
 * Makes ids of requests: 32 hexadecimal digits of randomness. Randomness is asked for once for many ids, because a
 * request costs less than asking.
 */
export const make: Effect.Effect<Effect.Effect<string>, never, SecureRandom.SecureRandom> = Effect.map(
  SecureRandom.SecureRandom,
  (random) => {
    const pool: Array<string> = []
    const refill = Effect.map(random.randomBytes(bytesOfId * idsOfPool), (bytes) => {
      for (let offset = 0; offset < bytes.length; offset += bytesOfId) {
        pool.push(hex(bytes.subarray(offset, offset + bytesOfId)))
      }
      return pool.pop() ?? ""
    })
    return Effect.suspend(() => {
      const id = pool.pop()
      return id === undefined ? refill : Effect.succeed(id)
    })
  }
)
