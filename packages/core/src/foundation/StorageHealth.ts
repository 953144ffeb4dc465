import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { LockHolder } from "./LockHolder.ts"
import type { StorageError, StorageOutage } from "./StorageError.ts"

/** The counts of domains, accounts and requests stop here. */
export const countLimit = 100_000

/**
 * A queue of so many jobs is counted exactly. Of a longer one a storage may look at a part, and tell what that part says
 * of the whole, so that a look costs the same however long the queue is.
 */
export const exactUpTo = 10_000

/**
 * The emails that are not handed over yet, by what they wait for: exact up to `exactUpTo` in all, and beyond that as
 * a rule within some hundredths of all that wait.
 */
export interface EmailQueue {
  /** May be handed over now. */
  readonly due: number
  /** Wait for their next try, or for a slot of their provider or their recipients' domain. */
  readonly waiting: number
  /** In the hands of a worker. */
  readonly leased: number
  /** Wait for an operator (`HeldEmails`): exact, and no more than `exactUpTo`. */
  readonly held: number
  /** Of accounts that are paused or suspended, whatever else they wait for. */
  readonly paused: number
  /** Accepted for later: exact, and no more than `exactUpTo`. */
  readonly scheduled: number
  /** For how many milliseconds the one that was due first, of those looked at, may have been handed over; null: none is. */
  readonly oldestDueMillis: number | null
}

/** The deliveries of webhooks that are not finished yet, counted as emails are. */
export interface WebhookQueue {
  /** Deliveries to endpoints that answer. */
  readonly healthy: number
  /** Deliveries to endpoints whose last attempts failed. */
  readonly failing: number
  /** For how many milliseconds the one that was due first has been due, by the same classes; null: none is due. */
  readonly oldestDueMillis: { readonly healthy: number | null; readonly failing: number | null }
}

/** What a database knows of itself; null where the storage is none. */
export interface DatabaseFigures {
  readonly sizeBytes: number
  /** How old the oldest snapshot is that keeps dead rows from being removed, in milliseconds; 0: there is none. */
  readonly oldestSnapshotMillis: number
  /** Rows that are dead and not removed yet, by the database's estimate, of each table that is a queue. */
  readonly deadRows: Readonly<Record<string, number>>
  /** How many months after the present one are ready for email, without a gap (`StorageMonths`). */
  readonly monthsAhead: number
}

/** What an operator watches. */
export interface StorageFigures {
  readonly emails: EmailQueue
  readonly webhooks: WebhookQueue
  /** Send requests that applications stored by SQL and that are not judged yet. */
  readonly requests: {
    readonly pending: number
    /** For how many milliseconds the first of them has waited; null: none does. */
    readonly oldestMillis: number | null
  }
  readonly domains: {
    /** Verified and with all records found. */
    readonly healthy: number
    /** Verified, and their records broke: after 72 hours nothing is sent from them. */
    readonly broken: number
    readonly pending: number
    readonly failed: number
  }
  readonly accounts: { readonly active: number; readonly paused: number; readonly suspended: number }
  /**
   * How old the oldest event is that is not in the counts by the hour yet (`metrics/MetricsStore`), in milliseconds;
   * null: all are.
   */
  readonly uncountedMillis: number | null
  readonly database: DatabaseFigures | null
}

/** How a storage is asked whether it can carry out a send. */
export interface ProbeOptions {
  /**
   * Whether to write more than a small record: asked while something is wrong, so that a storage that has room for a
   * record and not for an email does not pass as well again.
   */
  readonly thorough: boolean
}

/**
 * What the accepts of this process say of the storage: `well`, where nothing speaks against it; `partly`, where those of
 * one account fail or stand, and may do so for a reason of its own; `stopped`, where those of several do, and no other
 * one has got past since.
 */
export type AcceptState =
  | { readonly _tag: "well" | "partly" }
  | { readonly _tag: "stopped"; readonly outage: StorageOutage | null }

/**
 * The port behind readiness and the gauges of queues. Nothing of it is on the way of an email, and both are asked for
 * by one fiber of a process at intervals: never by readers of health or metrics.
 */
export class StorageHealth extends Context.Service<StorageHealth, {
  /**
   * Succeeds where a send could be stored now: over the connections that sends take, it writes something small and
   * waits until that is as durable as an email, and it waits for every lock that an accept waits for. It leaves nothing
   * behind that must be cleaned up.
   */
  readonly probe: (options: ProbeOptions) => Effect.Effect<void, StorageError>
  /** What accepts came to in the last seconds, as far as it is known without asking anybody. */
  readonly accepts: Effect.Effect<AcceptState>
  /**
   * Who holds the locks that commands wait for now, those first who wait for nobody; a few of them. Asked where something
   * is wrong, over a connection of its own. The caller sets the deadline.
   */
  readonly lockHolders: Effect.Effect<ReadonlyArray<LockHolder>, StorageError>
  /** The figures at this time of this process; what is due and how old it is follow the storage's clock. */
  readonly figures: (now: Date) => Effect.Effect<StorageFigures, StorageError>
}>()("@sendwright/core/foundation/StorageHealth") {}
