import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"
import { randomBytes, randomFillSync } from "node:crypto"

const poolSize = 16_384
const largestShare = 256

/** Draws from Node's CSPRNG in large pieces: asking it for every id costs more than making the id. */
const pooled = (): (size: number) => Uint8Array => {
  const pool = new Uint8Array(poolSize)
  let used = poolSize
  return (size) => {
    if (size > largestShare) return new Uint8Array(randomBytes(size))
    if (used + size > poolSize) {
      randomFillSync(pool)
      used = 0
    }
    const bytes = pool.slice(used, used + size)
    // What was handed out may be a key by now, and is not to be found here.
    pool.fill(0, used, used + size)
    used += size
    return bytes
  }
}

/**
 * Secure randomness for a server that makes many ids.
 *
 * @example
 * ```ts
 * import { MemoryStorage } from "@sendwright/core"
 * import * as PooledRandom from "@sendwright/node/PooledRandom"
 * import * as Layer from "effect/Layer"
 *
 * export const Storage = MemoryStorage.layer.pipe(Layer.provide(PooledRandom.layer))
 * ```
 */
export const layer: Layer.Layer<SecureRandom.SecureRandom> = Layer.sync(
  SecureRandom.SecureRandom,
  () => SecureRandom.make(pooled())
)
