/** What one look at something told. `unclear`: nothing can be said, because this process itself was held up meanwhile. */
export type Finding = "well" | "ill" | "unclear"

/** What is remembered between two looks. */
export interface Probation {
  readonly isIll: boolean
  /** Looks in a row that spoke against the state that holds. */
  readonly streak: number
  /** When it became well again, each time within the last minute: in milliseconds on a clock that nobody sets. */
  readonly endedAt: ReadonlyArray<number>
}

/** What follows from a finding. */
export type Verdict = "raise" | "clear" | "wait"

/** One lost connection is no outage: so many failures in a row are. */
const illsNeeded = 2

/** So many successes in a row end it, and one more for each time that it ended within the last minute. */
const wellsNeeded = 2
const rememberedMillis = 60_000
/** A condition that comes and goes is reported so often a minute, and then as one that lasts. */
const mostEnds = 4

/** Where a process begins. */
export const start: Probation = { isIll: false, streak: 0, endedAt: [] }

/** Judges a finding by those before it. `now`: milliseconds on a clock that nobody sets. */
export const judge = (before: Probation, finding: Finding, now: number): readonly [Probation, Verdict] => {
  if (finding === "unclear") return [before, "wait"]
  const { isIll } = before
  const endedAt = before.endedAt.filter((at) => now - at < rememberedMillis)
  const isAgainst = (finding === "well") === isIll
  const streak = isAgainst ? before.streak + 1 : 0
  if (!isIll) {
    return streak < illsNeeded
      ? [{ isIll, streak, endedAt }, "wait"]
      : [{ isIll: true, streak: 0, endedAt }, "raise"]
  }
  if (streak === 0) return [{ isIll, streak, endedAt }, "raise"]
  return streak < wellsNeeded + endedAt.length || endedAt.length >= mostEnds
    ? [{ isIll, streak, endedAt }, "wait"]
    : [{ isIll: false, streak: 0, endedAt: [...endedAt, now] }, "clear"]
}
