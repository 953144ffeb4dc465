/** Choices for a test. */
export interface Chance {
  /** An integer from 0 to `limit`, which is excluded. */
  readonly below: (limit: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  readonly shuffle: <A>(items: ReadonlyArray<A>) => Array<A>
  /** About half of the items, in their order. */
  readonly some: <A>(items: ReadonlyArray<A>) => Array<A>
}

/** A seeded source of choices (mulberry32), for tests that try many cases and must try the same ones each time. */
export const chance = (seed: number): Chance => {
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
