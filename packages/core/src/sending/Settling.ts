import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Wakeups } from "../foundation/Wakeups.ts"
import { affectsReputation, type ReputationGuard } from "../reputation/ReputationGuard.ts"
import type { SendJobs, SendLease, Settlement } from "./SendJobs.ts"

// A hand-off that cannot be settled will be repeated: worth some 13 s of waiting, well within the lease.
const firstRetryMillis = 100
const settleRetry = { schedule: Schedule.exponential(2 * firstRetryMillis), times: 6 }

/** How a worker ends its leases. */
export interface Settling {
  /** Stores the outcome of a hand-off, and tells those who go by it. */
  readonly settle: (settlement: Settlement) => Effect.Effect<void, StorageError>
  /** Gives a lease back under which nothing was handed over, if it was stored at all. No attempt is counted. */
  readonly giveBack: (lease: SendLease) => Effect.Effect<void, StorageError>
}

export const make = ({ jobs, now, reputation, wakeups }: {
  readonly jobs: Pick<SendJobs["Service"], "settle">
  readonly wakeups: Pick<Wakeups["Service"], "notify">
  readonly reputation: Pick<ReputationGuard["Service"], "review">
  readonly now: () => Date
}): Settling => {
  const settle = Effect.fnUntraced(function*(settlement: Settlement) {
    // A settlement that got no answer may have been stored: then it is no longer ours when it is tried again.
    let unanswered = false
    const attempt = jobs.settle([settlement]).pipe(
      Effect.tapError(({ outage }) =>
        Effect.sync(() => {
          unanswered ||= outage === "unreachable" || outage === "unanswered"
        })
      )
    )
    // What needs no retry, which is nearly all, does not pay for the schedule.
    const [held] = yield* attempt.pipe(
      Effect.catch(() => Effect.andThen(Effect.sleep(firstRetryMillis), Effect.retry(attempt, settleRetry)))
    )
    if (held === false && !unanswered) {
      yield* Effect.logWarning("A hand-off was settled too late: its lease was taken over", {
        emailId: settlement.lease.emailId
      })
    }
    if (settlement.next._tag === "Hold") {
      yield* Effect.logWarning("An email is held: it is not known whether the provider took it", {
        emailId: settlement.lease.emailId
      })
    }
    if (settlement.evidence.length > 0) yield* wakeups.notify("webhooks")
    if (settlement.evidence.some(affectsReputation)) yield* reputation.review
  })

  const giveBack = Effect.fnUntraced(function*(lease: SendLease) {
    const at = now()
    const settlement: Settlement = { lease, now: at, evidence: [], next: { _tag: "Deferred", at }, later: [] }
    const [held] = yield* Effect.retry(Effect.suspend(() => jobs.settle([settlement])), settleRetry)
    if (held === true) yield* wakeups.notify("sends")
  })

  return { settle, giveBack }
}
