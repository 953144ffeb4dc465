import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"

/** Choices for a test. */
export interface SeededRandom {
  /** An integer from 0 to `limit`, which is excluded. */
  readonly below: (limit: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  readonly shuffle: <A>(items: ReadonlyArray<A>) => Array<A>
  /** About half of the items, in their order. */
  readonly some: <A>(items: ReadonlyArray<A>) => Array<A>
}

/**
 * A seeded source of choices (mulberry32), for tests that try many cases and must try the same ones each time.
 *
 * @example
 * ```ts
 * import * as SeededRandom from "@sendwright/testing/SeededRandom"
 *
 * const random = SeededRandom.make(7)
 * const status = random.pick(["delivered", "bounced"])
 * ```
 */
export const make = (seed: number): SeededRandom => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: <A>(items: ReadonlyArray<A>): A => items[below(items.length)]!,
    shuffle: <A>(items: ReadonlyArray<A>): Array<A> => {
      const shuffled = [...items]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!]
      }
      return shuffled
    },
    some: <A>(items: ReadonlyArray<A>): Array<A> => items.filter(() => next() < 0.5)
  }
}

/** Bytes that follow from a seed: nothing about them is secret. */
export const bytesOf = (seed: number): (size: number) => Uint8Array => {
  const { below } = make(seed)
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
 *
 * @example
 * ```ts
 * import { MemoryStorage } from "@sendwright/core"
 * import * as SeededRandom from "@sendwright/testing/SeededRandom"
 * import * as Layer from "effect/Layer"
 *
 * // The same ids in every run.
 * export const Storage = Layer.fresh(MemoryStorage.layer).pipe(Layer.provide(SeededRandom.layer(7)))
 * ```
 */
export const layer = (seed: number): Layer.Layer<SecureRandom.SecureRandom> =>
  Layer.mergeAll(
    Layer.sync(SecureRandom.SecureRandom, () => SecureRandom.make(bytesOf(seed))),
    Layer.sync(Random.Random, () => {
      const { below } = make(seed ^ 0x9e37_79b9)
      return {
        nextDoubleUnsafe: () => below(2 ** 32) / 2 ** 32,
        nextIntUnsafe: () => below(2 ** 32) * 2 ** 20 - 2 ** 51
      }
    })
  )
