/** What one look at something told. `unclear`: nothing can be said, because this process itself was held up meanwhile. */
export type Finding = "well" | "ill" | "unclear"

/** What is remembered between two looks. */
export interface Probation {
  readonly isIll: boolean
  /** Looks in a row that spoke against the state that holds. */
  readonly streak: number
  /** How many looks in a row must go well before it counts as well again. */
  readonly wellsNeeded: number
  /** When it was last well again, in milliseconds since 1970; null: it was never ill. */
  readonly endedAt: number | null
}

/** What follows from a finding. */
export type Verdict = "raise" | "clear" | "wait"

/** One lost connection is no outage: so many failures in a row are. */
const illsNeeded = 2

const fewestWells = 2
const mostWells = 32
// What comes back so soon was not over: it has to go well for longer the next time.
const relapseMillis = 60_000

/** Where a process begins. */
export const start: Probation = { isIll: false, streak: 0, wellsNeeded: fewestWells, endedAt: null }

const begin = ({ endedAt, wellsNeeded }: Probation, now: number): Probation => ({
  isIll: true,
  streak: 0,
  wellsNeeded: endedAt !== null && now - endedAt < relapseMillis ? Math.min(2 * wellsNeeded, mostWells) : fewestWells,
  endedAt
})

/** Judges a finding by those before it. */
export const judge = (before: Probation, finding: Finding, now: number): readonly [Probation, Verdict] => {
  if (finding === "unclear") return [before, "wait"]
  const isAgainst = (finding === "well") === before.isIll
  if (!isAgainst) return [{ ...before, streak: 0 }, before.isIll ? "raise" : "wait"]
  const streak = before.streak + 1
  if (streak < (before.isIll ? before.wellsNeeded : illsNeeded)) return [{ ...before, streak }, "wait"]
  return before.isIll
    ? [{ ...before, isIll: false, streak: 0, endedAt: now }, "clear"]
    : [begin(before, now), "raise"]
}
