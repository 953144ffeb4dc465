import type { RetentionTerm } from "./RetentionStore.ts"

/** A round that takes no more than this never waits for an operator. */
const alwaysAllowed = 100

/** By so much, in milliseconds, the time before which is deleted may move from one round to the next: 2 days. */
const usualAdvance = 2 * 24 * 3_600_000

/** What a round may take, in any case, after those before it. */
export const mostOf = ({ largest }: Pick<RetentionTerm, "largest">, factor: number): number =>
  Math.max(alwaysAllowed, Math.ceil(factor * largest))

/**
 * Whether a round may delete what is older than `cutoff`, of which there is as much as `due`. It may where that is not
 * much more than the rounds before it took, and where emails have just grown into the term, however many: the time before
 * which is deleted has moved on as time does. It moves otherwise where a term was set or shortened, where nothing was
 * deleted for days, and where a clock is wrong. A month that was taken back waits in any case.
 */
export const mayGo = (
  { cutoff, due, factor, term }: {
    readonly cutoff: Date
    readonly due: number
    readonly factor: number
    readonly term: RetentionTerm
  }
): boolean => {
  if (term.stopped?.restored === true) return false
  if (due <= mostOf(term, factor)) return true
  return term.cutoff !== null && cutoff.getTime() - term.cutoff.getTime() <= usualAdvance
}
