import { type HandoffAttempt, type HandoffOutcome, replyOf } from "../model/HandoffAttempt.ts"
import type { NextStep } from "./SendJobs.ts"
import type { Mixed, Submission } from "./Submission.ts"

/** A hand-off that has ended, and what comes after it. */
export interface EndedHandoff {
  readonly attempt: number
  readonly beganAt: Date
  readonly endedAt: Date
  readonly submission: Submission
  readonly next: NextStep
}

/** What is kept of a hand-off for the people who look. */
export const recordOf = ({ attempt, beganAt, endedAt, next, submission }: EndedHandoff): HandoffAttempt => ({
  number: attempt,
  beganAt,
  endedAt,
  provider: submission.provider === undefined ? null : replyOf(submission.provider),
  outcome: outcomeOf(submission),
  reply: repliesOf(submission),
  nextAt: nextAtOf(next)
})

/** When a job is handed over again at the soonest; null where it is not. */
export const nextAtOf = (next: NextStep): Date | null =>
  next._tag === "RetryAt" || next._tag === "Deferred" ? next.at : next._tag === "AwaitEvidence" ? next.until : null

/** What a hand-off came to for all of its recipients together. */
export const outcomeOf = (submission: Submission): HandoffOutcome => {
  switch (submission._tag) {
    case "Accepted":
      return submission.refused.length === 0 ? "accepted" : "partly_accepted"
    case "PermanentlyRefused":
      return "permanently_refused"
    case "TemporarilyRefused":
      return "temporarily_refused"
    case "Unknown":
      return "unknown"
    case "Mixed":
      return outcomeOfMixed(submission)
  }
}

const outcomeOfMixed = ({ outcomes }: Mixed): HandoffOutcome => {
  const tags = new Set(outcomes.map(({ outcome }) => outcome._tag))
  if (tags.has("Accepted")) return tags.size === 1 ? "accepted" : "partly_accepted"
  if (tags.has("Unknown")) return "unknown"
  return tags.has("TemporarilyRefused") ? "temporarily_refused" : "permanently_refused"
}

const repliesOf = (submission: Submission): string | null => {
  const lines = linesOf(submission)
  return lines.length === 0 ? null : replyOf(lines.join("\n"))
}

const linesOf = (submission: Submission): ReadonlyArray<string> => {
  switch (submission._tag) {
    case "Accepted":
      return [
        ...(submission.response === null ? [] : [submission.response]),
        ...submission.refused.map(({ address, diagnostic }) => `${address}: ${diagnostic}`)
      ]
    case "Mixed":
      return submission.outcomes.flatMap(({ address, outcome }) =>
        linesOf(outcome).map((line) => `${address}: ${line}`)
      )
    default:
      return [submission.diagnostic]
  }
}

/** What is kept of a hand-off whose worker did not come back. */
export const crashedHandoff = (
  attempt: Pick<HandoffAttempt, "number" | "beganAt" | "endedAt" | "nextAt">
): HandoffAttempt => ({
  ...attempt,
  provider: null,
  outcome: "unknown",
  reply: null
})
