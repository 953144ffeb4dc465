import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { EmailScope } from "../accounts/Caller.ts"
import type { QuotaClaim } from "../accounts/Quota.ts"
import type { MailboxIdentity } from "../foundation/Address.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { TraceContext } from "../foundation/Tracing.ts"
import type { Email, EmailSummary, Recipient, Simulation } from "../model/Email.ts"
import type { EmailFields } from "../model/EmailFields.ts"
import type { EmailQuery, Position } from "../model/EmailQuery.ts"
import type { EmailStatus } from "../model/EmailStatus.ts"
import type { HandoffAttempt } from "../model/HandoffAttempt.ts"
import type { Kind } from "../model/Idempotency.ts"
import type { Origin } from "../model/Origin.ts"
import type { StoredFile } from "../model/OriginalMessage.ts"
import type { Addressed } from "../model/SearchedAddress.ts"
import type { SendFacts } from "../model/Waiting.ts"

/** A file as it is to be stored. */
export interface NewFile extends StoredFile {
  /** In bytes, where `content` replaces something longer that lives elsewhere; absent: that of `content`. */
  readonly size?: number
}

/** An email that passed every rule which needs no storage. */
export interface NewEmail extends EmailFields {
  /** A UUID v7 of its `createdAt` (RFC 9562 §5.7): retention walks through the log by it. */
  readonly id: string
  /** The id of its first event: `email.queued`, or `email.scheduled`. */
  readonly eventId: string
  readonly accountId: string
  readonly mode: Mode
  readonly createdAt: Date
  readonly scheduledAt: Date | null
  /** The sender's domain as A-labels, which must be verified on the account; null for its sandbox domain. */
  readonly domain: string | null
  /** Its attachments, and after them its original message where it has one. */
  readonly attachments: ReadonlyArray<NewFile>
  /** `messageIdOf` of the id and a domain: emails are found by it without an index of their own. */
  readonly messageId: string
  /** De-duplicated over to, cc and bcc, in the order of their first mention. */
  readonly recipients: ReadonlyArray<{
    readonly address: MailboxIdentity
    readonly envelope: string
    readonly simulation: Simulation | null
  }>
  /** The span that accepts it; null where it is not traced. Hand-offs and webhook attempts link to it. */
  readonly trace: TraceContext | null
  readonly origin: Origin
  /** The id of the received email that it answers (`ReceivedStore.repliesTo`). */
  readonly answers?: string
}

/** The lease under which the accepting process hands the messages of a group over. */
export interface HandoffLease {
  /** The fencing token of their leases. */
  readonly token: string
  /** How long after `createdAt` the leases end. */
  readonly leaseMillis: number
}

/** Messages that are judged one by one and stored in one commit: one for a single send, up to 100 for a batch. */
export interface AcceptGroup {
  readonly accountId: string
  readonly mode: Mode
  readonly idempotency: {
    readonly kind: Kind
    /** Unique within account, mode and kind. Shown on the emails, but for keys of messages. */
    readonly key: string
    readonly fingerprint: string
    readonly expiresAt: Date
  } | null
  /** The figures that the messages count against; null in test mode, which counts against none. */
  readonly quota: QuotaClaim | null
  readonly messages: ReadonlyArray<NewEmail>
  /** By which the key has expired or not, by the storage's clock (`StorageTime`); absent: `createdAt` of the first message. */
  readonly now?: Date | undefined
  /** Kept with the idempotency key and given back on a replay: the part of the answer that storage did not judge. */
  readonly answer: unknown
  /** Whether nothing is stored where one of the messages is refused. */
  readonly allOrNothing: boolean
  /**
   * Where given, the messages that are due at once are stored as leased by this token, with their first attempt begun,
   * so that nobody claims them: their domain and recipients are judged in the same commit. Those of an account that may
   * not send now are stored without a lease.
   */
  readonly lease?: HandoffLease | undefined
}

/** What became of one message. */
export type Verdict =
  | { readonly _tag: "Accepted"; readonly emailId: string }
  /** The normalised addresses that are suppressed, all of them. */
  | { readonly _tag: "Suppressed"; readonly addresses: ReadonlyArray<string> }
  | { readonly _tag: "DomainNotVerified"; readonly domain: string }
  | { readonly _tag: "OverQuota"; readonly limit: "month" | "day"; readonly allowed: number }

/** What became of a group. */
export type AcceptAnswer =
  /** One verdict for each message, in order. */
  | {
    readonly _tag: "Judged"
    readonly verdicts: ReadonlyArray<Verdict>
    /**
     * For a group with a lease: the emails that were begun under it, and the verified domain of each; null for the
     * sandbox domain. Absent where it is not known, as after a command whose answer was lost.
     */
    readonly begun?: ReadonlyMap<string, string | null>
  }
  /**
   * Nothing of a group that is all or nothing was stored or counted, its key included. One verdict for each message, in
   * order, at least one of them a refusal: what each would have got in a group that is not all or nothing.
   */
  | { readonly _tag: "Refused"; readonly verdicts: ReadonlyArray<Verdict> }
  /** The key is known with the same request: the first answer again. */
  | { readonly _tag: "Replayed"; readonly verdicts: ReadonlyArray<Verdict>; readonly answer: unknown }
  /** The key is known with another request. */
  | { readonly _tag: "KeyReused" }

/** What is remembered of an idempotency key. */
export interface Recalled {
  readonly fingerprint: string
  readonly verdicts: ReadonlyArray<Verdict>
  readonly answer: unknown
}

/** The emails of a page, newest first. */
export interface ListAnswer {
  readonly emails: ReadonlyArray<EmailSummary>
  /**
   * Where the reading stopped before the page was full and before the end of the log: the page after it goes on there.
   * null where it did not stop.
   */
  readonly stoppedAt: Position | null
}

/** The places of a page, newest first. */
export interface PlacesAnswer {
  readonly places: ReadonlyArray<Position>
  /** As in `ListAnswer`. */
  readonly stoppedAt: Position | null
}

/** Everything that is stored of one email for the people who look, but its webhook deliveries. */
export interface EmailRecord {
  readonly email: Email
  readonly origin: Origin
  /** The name of the key that sent it. */
  readonly keyName: string | null
  readonly recipients: ReadonlyArray<Recipient>
  /** Oldest first. */
  readonly handoffs: ReadonlyArray<HandoffAttempt>
  readonly facts: SendFacts
}

/** How far an email has come. */
export interface EmailState {
  readonly id: string
  readonly status: EmailStatus
  readonly updatedAt: Date
}

/** What an email says of its recipients. */
export interface Addressees extends Addressed {
  readonly id: string
}

/** What became of a cancel: `not_found` for an email outside of the scope, too. */
export type CancelAnswer = "cancelled" | "not_scheduled" | "not_found"

/** What became of a new time for a scheduled email; otherwise as `CancelAnswer`. */
export type RescheduleAnswer = "rescheduled" | "not_scheduled" | "not_found"

/** A new time for a scheduled email. */
export interface Reschedule {
  readonly id: string
  readonly scheduledAt: Date
  readonly now: Date
}

/**
 * The port behind which emails live. Each command is atomic: it happens whole or not at all, also when the process
 * dies in it. Adapters fill event and delivery ids from `SecureRandom` and take every time from their arguments.
 */
export class EmailStore extends Context.Service<EmailStore, {
  /**
   * Judges and stores. A message is refused, in this order of precedence, for a domain that is not verified on the
   * account, for suppressed recipients, and for a used-up quota; within a group, earlier messages use up the quota
   * first. An accepted message is stored with its recipients, contents, first event, the webhook deliveries that the
   * event fans out to and its job, in one commit with its group's counters and idempotency row. A group in which
   * nothing was accepted stores nothing, its key included; so does a group that is all or nothing and has a message that
   * is refused. Of two groups with one key, the second waits for
   * the first and replays its answer; a key that expired by the `createdAt` of the group's messages is a new key.
   * Answers are in the order of the groups. The same command again, without a key, stores nothing twice.
   *
   * Inside the host application's own transaction on the same SQL client, the command joins that transaction, and
   * leases nothing.
   */
  readonly accept: (groups: ReadonlyArray<AcceptGroup>) => Effect.Effect<ReadonlyArray<AcceptAnswer>, StorageError>
  /**
   * What `accept` would answer to the messages of a group at present, whose key nobody has used, for what is costly to
   * bring about before. Attachments need not be there. Stores nothing and promises nothing: `accept` judges again.
   */
  readonly judge: (group: AcceptGroup) => Effect.Effect<ReadonlyArray<Verdict>, StorageError>
  /** What is remembered of an idempotency key that has not expired by `now`. */
  readonly recall: (
    lookup: { readonly accountId: string; readonly mode: Mode; readonly kind: Kind; readonly key: string },
    now: Date
  ) => Effect.Effect<Option.Option<Recalled>, StorageError>
  /** The full record, events included; `None` for another account's and for a mode outside the scope. */
  readonly find: (scope: EmailScope, id: string) => Effect.Effect<Option.Option<Email>, StorageError>
  /**
   * Up to `query.limit` emails in the order (createdAt, id) descending, strictly after `query.after`. `match` is
   * filled where the query searches.
   */
  readonly list: (scope: EmailScope, query: EmailQuery) => Effect.Effect<ListAnswer, StorageError>
  /**
   * Up to `limit` emails of the whole log that stand right before a place, in the order of `list`: what is newer, and of
   * that the oldest.
   */
  readonly newer: (
    scope: EmailScope,
    before: Position,
    limit: number
  ) => Effect.Effect<ReadonlyArray<EmailSummary>, StorageError>
  /** The places of the emails that `list` would answer with: for counting them, and for going through them. */
  readonly places: (scope: EmailScope, query: EmailQuery) => Effect.Effect<PlacesAnswer, StorageError>
  /** What `find` answers with and all else that is stored of the email. */
  readonly record: (scope: EmailScope, id: string) => Effect.Effect<Option.Option<EmailRecord>, StorageError>
  /** The files of an email as they were stored, in their order; none for one outside of the scope. */
  readonly attachments: (scope: EmailScope, id: string) => Effect.Effect<ReadonlyArray<StoredFile>, StorageError>
  /** The one of them at this place, from 0; nothing is read of the others. */
  readonly attachment: (
    scope: EmailScope,
    id: string,
    position: number
  ) => Effect.Effect<Option.Option<StoredFile>, StorageError>
  /** How far emails have come, in no particular order; those outside of the scope are left out. */
  readonly states: (
    scope: EmailScope,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<EmailState>, StorageError>
  /** What emails say of their recipients, in no particular order; those outside of the scope are left out. */
  readonly addressees: (
    scope: EmailScope,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<Addressees>, StorageError>
  /** Ends a scheduled email, with its `email.cancelled` event and deliveries. Races promotion: one of them wins. */
  readonly cancel: (scope: EmailScope, id: string, now: Date) => Effect.Effect<CancelAnswer, StorageError>
  /**
   * Gives a scheduled email another time, with an `email.scheduled` event that names it and its deliveries. Races
   * promotion: one of them wins.
   */
  readonly reschedule: (scope: EmailScope, change: Reschedule) => Effect.Effect<RescheduleAnswer, StorageError>
  /**
   * Turns up to `limit` scheduled emails that are due (`scheduledAt <= now`) into queued ones, with their
   * `email.queued` event, deliveries and job. Answers how many.
   */
  readonly promoteScheduled: (now: Date, limit: number) => Effect.Effect<number, StorageError>
  /** Forgets up to `limit` idempotency keys that expired before `now`. Answers how many. */
  readonly pruneIdempotency: (now: Date, limit: number) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/emails/EmailStore") {}
