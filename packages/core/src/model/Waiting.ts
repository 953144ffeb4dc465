import type { Mode } from "../foundation/Mode.ts"
import type { EmailStatus } from "./EmailStatus.ts"

/** What is stored of an email's way to its provider. */
export interface SendFacts {
  readonly mode: Mode
  readonly status: EmailStatus
  readonly scheduledAt: Date | null
  /** null: nothing of it is left to hand over. */
  readonly job: {
    /** When it may be handed over at the soonest; null while it is held. */
    readonly dueAt: Date | null
    /** Hand-offs that were begun. */
    readonly attempts: number
    /** Whether a worker has it. */
    readonly isLeased: boolean
    /** When the hand-off began that is under way. */
    readonly beganAt: Date | null
    /** Whether nothing happens until somebody says so. */
    readonly isHeld: boolean
    /** The scope of the throttle that it queues for: `domain:<name>` or `provider:<name>`. */
    readonly throttle: string | null
    /** Whether an operator paused a receiver that it waits for. */
    readonly isReceiverPaused: boolean
  } | null
  readonly account: { readonly isPaused: boolean; readonly isSuspended: boolean }
  /** Whether the sender's domain is verified on the account, as it is for its sandbox domain. */
  readonly isDomainVerified: boolean
}

/** What an email waits for. */
export type Waiting =
  /** Its time. */
  | { readonly _tag: "Scheduled"; readonly until: Date }
  /** Somebody who says how it goes on: it is not known whether the provider took it. */
  | { readonly _tag: "Held" }
  /** The provider's answer; `since`: when this hand-off began, null where it is about to. */
  | { readonly _tag: "HandOff"; readonly since: Date | null }
  /** The account: all sending of it is suspended. */
  | { readonly _tag: "Suspended" }
  /** The account: live sending of it is paused. */
  | { readonly _tag: "Paused" }
  /** Nobody: the sender's domain is no longer verified, and the next hand-off will fail for it. */
  | { readonly _tag: "DomainUnverified" }
  /** A slot of a throttle. */
  | { readonly _tag: "Throttle"; readonly scope: string }
  /** An operator, who paused deliveries to a receiver of it. */
  | { readonly _tag: "ReceiverPaused" }
  /** The time of its next try; `attempts`: those before. */
  | { readonly _tag: "NextTry"; readonly until: Date; readonly attempts: number }
  /** Its turn. */
  | { readonly _tag: "Turn" }

/** What an email waits for now; null where it waits for nothing. The reason that holds it the longest comes first. */
export const waitingOf = (facts: SendFacts, now: Date): Waiting | null => {
  const { account, isDomainVerified, job, mode, scheduledAt, status } = facts
  if (status === "scheduled" && scheduledAt !== null) return { _tag: "Scheduled", until: scheduledAt }
  if (job === null) return null
  if (job.isHeld) return { _tag: "Held" }
  if (job.isLeased) return { _tag: "HandOff", since: job.beganAt }
  if (account.isSuspended) return { _tag: "Suspended" }
  if (account.isPaused && mode === "live") return { _tag: "Paused" }
  if (!isDomainVerified) return { _tag: "DomainUnverified" }
  if (job.throttle !== null) return { _tag: "Throttle", scope: job.throttle }
  if (job.isReceiverPaused) return { _tag: "ReceiverPaused" }
  return job.dueAt !== null && job.dueAt > now
    ? { _tag: "NextTry", until: job.dueAt, attempts: job.attempts }
    : { _tag: "Turn" }
}
