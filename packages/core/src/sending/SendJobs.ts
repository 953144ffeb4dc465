import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { NewEmail } from "../emails/EmailStore.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { TraceContext } from "../foundation/Tracing.ts"
import type { Recipient } from "../model/Email.ts"
import { contentsOf, type EmailContents, type EmailHeading } from "../model/EmailFields.ts"
import type { Evidence } from "../model/Evidence.ts"
import type { HandoffAttempt } from "../model/HandoffAttempt.ts"
import type { StoredFile } from "../model/OriginalMessage.ts"
import type { IntakeAnswer, LooseSignature, ProviderEvent } from "../model/ProviderEvent.ts"
import type { SendPart } from "./SendParts.ts"

/** The right to hand one email over, until it expires or somebody else takes it. */
export interface SendLease {
  readonly emailId: string
  readonly accountId: string
  /** The fencing token: who settles must still hold it. */
  readonly token: string
  /**
   * Where the claim asked for them: the domains, in A-label form and each once, of the recipients that are still
   * `queued` and that a provider would be given. Empty in test mode.
   */
  readonly domains?: ReadonlyArray<string>
}

/** An email that may be handed over now, with everything that the message is made of. */
export interface SendableEmail extends EmailContents, Omit<EmailHeading, "bcc"> {
  readonly id: string
  readonly accountId: string
  readonly mode: Mode
  /** The verified domain that has the sender's name now; null for the sandbox domain. */
  readonly domainId: string | null
  readonly messageId: string
  /** Its attachments, and after them its original message where it has one. */
  readonly attachments: ReadonlyArray<StoredFile>
  /** All recipients with their states; those still `queued` are handed over. */
  readonly recipients: ReadonlyArray<Recipient>
  readonly createdAt: Date
  readonly scheduledAt: Date | null
  /** When the email first became due: accepted, or fell due. The retry window counts from it. */
  readonly queuedAt: Date
  /** The span that accepted it; null where it was not traced. */
  readonly trace: TraceContext | null
}

/** An email that was begun as it was accepted (`AcceptGroup.lease`), as `begin` would have read it. */
export const sendableOf = (email: NewEmail, domainId: string | null): SendableEmail => ({
  id: email.id,
  accountId: email.accountId,
  mode: email.mode,
  domainId,
  messageId: email.messageId,
  from: email.from,
  to: email.to,
  cc: email.cc,
  replyTo: email.replyTo,
  subject: email.subject,
  tags: email.tags,
  ownHeader: email.ownHeader,
  ...contentsOf(email),
  attachments: email.attachments,
  recipients: email.recipients.map((recipient) => ({ ...recipient, state: "queued" })),
  createdAt: email.createdAt,
  scheduledAt: null,
  queuedAt: email.createdAt,
  trace: email.trace
})

/** What `begin` found. */
export type Begun =
  /** The hand-off is recorded as attempt number `attempt` (from 1): if the process dies now, its outcome is unknown. */
  | {
    readonly _tag: "Ready"
    readonly lease: SendLease
    readonly attempt: number
    /** The recipients who wait apart from each other; null: all who are still `queued` are due. */
    readonly parts: ReadonlyArray<SendPart> | null
    readonly email: SendableEmail
    /** Where contents of the email live elsewhere: reads it whole. Without it, `email` is whole. */
    readonly whole?: Effect.Effect<SendableEmail, StorageError>
  }
  /** The lease is somebody else's by now, or the email is gone. Do nothing. */
  | { readonly _tag: "Lost"; readonly lease: SendLease }
  /** Recipients were suppressed since the accept (normalised addresses). No attempt is recorded. */
  | {
    readonly _tag: "Suppressed"
    readonly lease: SendLease
    readonly mode: Mode
    /** Attempts made before. */
    readonly attempts: number
    readonly addresses: ReadonlyArray<string>
  }
  /** The sender's domain was removed, or is verified no more, since the accept. No attempt is recorded. */
  | { readonly _tag: "DomainRemoved"; readonly lease: SendLease; readonly mode: Mode; readonly attempts: number }

/** What happens to the job after a hand-off. */
export type NextStep =
  | { readonly _tag: "Done" }
  /** Try again then. */
  | { readonly _tag: "RetryAt"; readonly at: Date }
  /** No provider was asked: come again then, and do not count the attempt. */
  | { readonly _tag: "Deferred"; readonly at: Date }
  /** The outcome is unknown: wait for evidence until then, and hand over again if none came. */
  | { readonly _tag: "AwaitEvidence"; readonly until: Date }
  /** The outcome is unknown and the policy is to hold: nothing happens until evidence comes. */
  | { readonly _tag: "Hold" }
  /** Others of the same hand-off are not answered for yet: the lease stays as it is. */
  | { readonly _tag: "Continue" }

/** How one lease ends. */
export interface Settlement {
  readonly lease: SendLease
  readonly now: Date
  readonly evidence: ReadonlyArray<Evidence>
  readonly next: NextStep
  /**
   * The recipients that wait apart from each other: `next` is the earliest of their steps. null, or absent: all who are
   * left wait together.
   */
  readonly parts?: ReadonlyArray<SendPart> | null
  /** Reports to be applied later, kept in the same commit: the simulator's. */
  readonly later: ReadonlyArray<{ readonly at: Date; readonly event: ProviderEvent }>
  /** The hand-off that ended, kept in the same commit; absent where no provider was asked. */
  readonly handoff?: HandoffAttempt | undefined
}

/** An email that waits for somebody to say how it goes on: what became of its last hand-off is not known. */
export interface HeldSend {
  readonly emailId: string
  readonly accountId: string
  readonly mode: Mode
  readonly queuedAt: Date
  /** Since when it is held: its hand-off ended then without an answer, or the process that made it was lost. */
  readonly heldAt: Date
  /** Hand-offs that were begun. */
  readonly attempts: number
  /**
   * When it was due before an operator held it (`holdQueued`), and will be again once `releaseQueued` lets it go; null
   * where it is held because the outcome of its hand-off is not known.
   */
  readonly resumesAt: Date | null
  /** Normalised addresses of those who are still `queued`. */
  readonly recipients: ReadonlyArray<string>
}

/** Which of the queued emails are held or let go, and how far a step goes. */
export interface QueuedStep {
  /** null: those of all. */
  readonly accountId: string | null
  /** Those that had become due for the first time by then: accepted, or fallen due. */
  readonly queuedBy: Date
  /** What the step before answered as `next`; null for the first one. */
  readonly after: string | null
  /** Emails that one step looks at. */
  readonly limit: number
  readonly now: Date
}

/** What one step did. */
export interface QueuedMoved {
  /** Emails that are held, or let go, by it. */
  readonly moved: number
  /** Emails that would have been, and are in the hands of a worker. */
  readonly underWay: number
  /** Where the next step goes on; null: everything was examined. */
  readonly next: string | null
}

/** The fields that a report by mail is matched with. */
export interface Addressees {
  /** Normalised addresses of all recipients; those that were erased are not among them. */
  readonly recipients: ReadonlyArray<string>
  /** Message-ID without angle brackets. */
  readonly messageId: string
  /** The provider's id of the message; null until a hand-off is stored. */
  readonly providerMessageId: string | null
}

/**
 * The port behind which hand-offs wait for their turn and their outcome. Jobs hold ids and times only. Every command
 * is atomic and takes a batch; settling with the token of an expired lease changes nothing.
 */
export class SendJobs extends Context.Service<SendJobs, {
  /**
   * Leases up to `limit` due jobs, at most `perAccount` of one account, oldest first within an account; accounts take
   * turns, so that none waits for another one's queue. Live jobs of paused accounts and all jobs of suspended ones
   * stay. A job whose lease ran out is free again, and its crash is counted until a hand-off is settled: `CrashPolicy`
   * decides when it is due, or whether it is held where its hand-off had begun and its outcome is unknown. The crash that
   * makes `maxCrashes` ends the job instead: the recipients still `queued` fail with an `email.failed` event whose
   * `details` are `reason: "crashed"` and `attempts`, and with an error text. A job without recipients still `queued`
   * ends without an event. A hand-off that had begun is kept as one of an unknown outcome.
   */
  readonly claim: (options: {
    readonly now: Date
    readonly limit: number
    readonly perAccount: number
    readonly leaseMillis: number
    readonly unknownWaitMillis: number
    readonly unknownPolicy: "resend" | "hold"
    readonly maxCrashes: number
    /** Whether leases come with the domains of their recipients; absent: without. */
    readonly withDomains?: boolean
  }) => Effect.Effect<ReadonlyArray<SendLease>, StorageError>
  /**
   * Checks the lease (one that ran out is lost), the domain and the recipients that are still `queued`, records the
   * attempt and reads the email.
   */
  readonly begin: (
    leases: ReadonlyArray<SendLease>,
    now: Date
  ) => Effect.Effect<ReadonlyArray<Begun>, StorageError>
  /**
   * Applies the evidence (`Evidence.apply`), stores its events with their webhook deliveries, suppresses (live mode
   * only, never for simulated recipients), keeps what comes later, and moves the job on; a job whose recipients are all
   * known to be past `queued` ends whatever `next` says. Reports that were parked for the email's provider message id
   * become due. Answers for each settlement whether its token was still held.
   */
  readonly settle: (settlements: ReadonlyArray<Settlement>) => Effect.Effect<ReadonlyArray<boolean>, StorageError>
  /** Hands back leases whose hand-off has not begun; they are due at once and nothing is counted. Others stay. */
  readonly release: (leases: ReadonlyArray<SendLease>) => Effect.Effect<void, StorageError>
  /**
   * Joins reports to their emails by `emailId`, `providerMessageId` or `messageId`, applies them as evidence, and ends
   * the jobs of unknown hand-offs that the evidence resolves: those that leave no recipient `queued`. A hand-off in
   * progress is left to its worker. Reports without an email are parked; those parked for a provider message id that
   * a report brings to its email become due.
   */
  readonly intake: (
    events: ReadonlyArray<ProviderEvent>,
    now: Date
  ) => Effect.Effect<IntakeAnswer, StorageError>
  /**
   * Binds a signature to the request that it came with, unless it is bound to another one: of several at once, one
   * is first. Answers whether it is bound to this one. It is remembered until it expires.
   */
  readonly bindSignature: (signature: LooseSignature, now: Date) => Effect.Effect<boolean, StorageError>
  /**
   * The recipients of an email of any account: for finding the recipient that a return path was made for. null for an
   * email that is not, or no more, there.
   */
  readonly addressees: (emailId: string) => Effect.Effect<Addressees | null, StorageError>
  /**
   * The emails that are held, of an account or of all (null): the one that is named, or up to `limit` of those strictly
   * after `after`, by (queuedAt, id), oldest first.
   */
  readonly held: (query: {
    readonly accountId: string | null
    readonly emailId: string | null
    readonly limit: number
    readonly after?: { readonly queuedAt: Date; readonly emailId: string } | null
  }) => Effect.Effect<ReadonlyArray<HeldSend>, StorageError>
  /**
   * Holds emails that wait for their turn, their next try or news of their last one: one step over a part of the queue.
   * An email in the hands of a worker stays with it. One whose lease ran out is taken care of first, as a claim that
   * holds what is not known would.
   */
  readonly holdQueued: (step: QueuedStep & { readonly maxCrashes: number }) => Effect.Effect<QueuedMoved, StorageError>
  /** Lets those go that `holdQueued` held: they are due when they were before. Others that are held stay so. */
  readonly releaseQueued: (step: QueuedStep) => Effect.Effect<QueuedMoved, StorageError>
  /** Lets a held email of an account be handed over again, at `now`. Answers whether there was one. */
  readonly free: (accountId: string, emailId: string, now: Date) => Effect.Effect<boolean, StorageError>
  /**
   * Applies a report of an email of an account, named by its `emailId`, as `intake` does, if the email is held by then:
   * of this and `free` at the same time, one answers true.
   */
  readonly settleHeld: (accountId: string, report: ProviderEvent, now: Date) => Effect.Effect<boolean, StorageError>
  /** Applies up to `limit` kept reports that are due by `now`. Answers how many it took up. */
  readonly applyKept: (now: Date, limit: number) => Effect.Effect<number, StorageError>
  /**
   * The earliest time at which a job, a kept report or a scheduled email is due; null where none waits. Jobs that no
   * claim would give out, because their account is paused or suspended, do not count.
   */
  readonly nextDue: Effect.Effect<Date | null, StorageError>
}>()("@sendwright/core/sending/SendJobs") {}
