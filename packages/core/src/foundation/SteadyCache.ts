// oxlint-disable-next-line no-restricted-imports -- What it keeps never expires by the system's clock.
import * as Cache from "effect/Cache"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import { steadyMillis } from "./ClockDifference.ts"

interface Kept<A, E> {
  readonly exit: Exit.Exit<A, E>
  readonly keepMillis: number
  /** On the clock that nobody sets. */
  readonly untilMillis: number
}

/**
 * Looks things up, and keeps each answer for a while. All who ask for the same key at once share one look-up. Unlike
 * `effect/Cache` it counts time on the clock that nobody sets, and from the beginning of a look-up: where the system's
 * clock is set back by an hour, or a look-up takes long, nothing is kept longer than it may be.
 *
 * @example
 * ```ts
 * import * as SteadyCache from "@sendwright/core/foundation/SteadyCache"
 * import * as Effect from "effect/Effect"
 * import * as Exit from "effect/Exit"
 *
 * export const lengths = SteadyCache.make({
 *   lookup: (word: string) => Effect.succeed(word.length),
 *   capacity: 1_000,
 *   keepMillis: (exit) => Exit.isSuccess(exit) ? 60_000 : 0
 * })
 * ```
 */
export const make = <Key, A, E = never, R = never>(
  { capacity, keepMillis, lookup }: {
    readonly lookup: (key: Key) => Effect.Effect<A, E, R>
    /** How many answers are kept at most; the one that was asked for least recently goes first. */
    readonly capacity: number
    /** For how many milliseconds an answer is kept; 0 for not at all. */
    readonly keepMillis: (exit: Exit.Exit<A, E>) => number
  }
): Effect.Effect<(key: Key) => Effect.Effect<A, E>, never, R> =>
  Effect.gen(function*() {
    const cache = yield* Cache.makeWith(
      Effect.fnUntraced(function*(key: Key) {
        const begun = yield* steadyMillis
        const exit = yield* Effect.exit(lookup(key))
        // A look-up that was given up says nothing of its key.
        const keep = Exit.hasInterrupts(exit) ? 0 : keepMillis(exit)
        const kept: Kept<A, E> = { exit, keepMillis: keep, untilMillis: begun + keep }
        return kept
      }),
      { capacity, timeToLive: (done) => Exit.isSuccess(done) && done.value.keepMillis > 0 ? Infinity : 0 }
    )
    return Effect.fnUntraced(function*(key: Key) {
      const known = yield* Cache.getSuccess(cache, key)
      if (Option.isSome(known) && (yield* steadyMillis) >= known.value.untilMillis) {
        yield* Cache.invalidateWhen(cache, key, (kept) => kept === known.value)
      }
      return yield* Effect.flatten(Effect.map(Cache.get(cache, key), ({ exit }) => exit))
    })
  })
