import type { EngineSettings } from "../foundation/Settings.ts"

/** A job whose worker did not come back. Times are in milliseconds since 1970, all by one clock. */
export interface Crash {
  /** Crashes of this job's workers in a row, this one included. */
  readonly crashes: number
  /** Whether a hand-off had begun: its outcome is unknown. */
  readonly begun: boolean
  readonly leaseEnd: number
  /** When the job was due before it was claimed. */
  readonly dueAt: number
}

/** What comes of it. */
export type AfterCrash =
  | { readonly _tag: "GiveUp" }
  | { readonly _tag: "Hold" }
  | { readonly _tag: "Due"; readonly at: number }

/** The longest wait after a crash, unless that for evidence is longer. */
const maxWaitMillis = 4 * 3_600_000
/** From the second crash on there is a wait also where none is asked for evidence. */
const leastGrowingMillis = 1_000

// The process may have died of something else. So the waits grow: an outage of hours, in which processes die again and
// again, fails no email.
const waitAfter = (crashes: number, unknownWaitMillis: number): number =>
  crashes < 2
    ? crashes * unknownWaitMillis
    : Math.min(
      Math.max(unknownWaitMillis, leastGrowingMillis) * 4 ** Math.min(crashes - 1, 20),
      Math.max(maxWaitMillis, unknownWaitMillis)
    )

/**
 * Decides what becomes of a job whose worker did not come back. What had begun waits for evidence, each time four times as
 * long as before. What had not begun waits as long as after one crash fewer: not at all the first time.
 */
export const decide = (
  { begun, crashes, dueAt, leaseEnd }: Crash,
  { maxCrashes, unknownPolicy, unknownWaitMillis }: Pick<
    EngineSettings,
    "maxCrashes" | "unknownPolicy" | "unknownWaitMillis"
  >
): AfterCrash => {
  if (crashes >= maxCrashes) return { _tag: "GiveUp" }
  if (!begun) {
    return { _tag: "Due", at: crashes === 1 ? dueAt : leaseEnd + waitAfter(crashes - 1, unknownWaitMillis) }
  }
  return unknownPolicy === "hold"
    ? { _tag: "Hold" }
    : { _tag: "Due", at: leaseEnd + waitAfter(crashes, unknownWaitMillis) }
}
