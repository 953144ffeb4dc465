import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import { chance } from "./Chance.ts"

/** Bytes that follow from a seed: nothing about them is secret. */
export const bytesOf = (seed: number): (size: number) => Uint8Array => {
  const { below } = chance(seed)
  return (size) => {
    const bytes = new Uint8Array(size)
    for (let at = 0; at < size; at += 4) {
      const word = below(2 ** 32)
      for (let n = 0; n < 4 && at + n < size; n++) bytes[at + n] = word >>> (8 * n)
    }
    return bytes
  }
}

/**
 * The randomness of a run that can be repeated: ids, tokens and jitter follow from the seed, so that two runs under one
 * seed give the same bytes. For tests alone.
 */
export const layer = (seed: number): Layer.Layer<SecureRandom.SecureRandom> =>
  Layer.mergeAll(
    Layer.sync(SecureRandom.SecureRandom, () => SecureRandom.make(bytesOf(seed))),
    Layer.sync(Random.Random, () => {
      const { below } = chance(seed ^ 0x9e37_79b9)
      return {
        nextDoubleUnsafe: () => below(2 ** 32) / 2 ** 32,
        nextIntUnsafe: () => below(2 ** 32) * 2 ** 20 - 2 ** 51
      }
    })
  )
