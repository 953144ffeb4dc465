import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"
import type { SendLease } from "./SendJobs.ts"

/** The scope of the hand-offs to one provider. */
export const providerScope = (name: string): string => `provider:${name}`

/** The scope of the hand-offs to one recipient domain, which is in A-label form and lower case. */
export const domainScope = (domain: string): string => `domain:${domain}`

/** A wish for one slot in each of some scopes: all of them, or none. */
export interface SlotRequest {
  /** By which the slots are given back; for a lease its own token. Asking again with it renews what it holds. */
  readonly token: string
  /** Each once. */
  readonly scopes: ReadonlyArray<string>
  /** Slots that each of the scopes has, at least 1. */
  readonly limit: number
  /** When the slots are free again, whether they are given back or not: what a node held that died. */
  readonly expiresAt: Date
  /**
   * The job that waits where the slots are refused: its lease, whose token is `token` and whose hand-off has not begun,
   * is handed back in the same commit. The job is due `until`, or as soon as the scope that refused it has a slot for
   * it. null: nobody waits.
   */
  readonly waiting: { readonly lease: SendLease; readonly until: Date } | null
}

/**
 * The port behind which the slots of hand-offs are counted, over all nodes of one database: at no time has a scope more
 * slots taken than its limit. Every command is atomic. Jobs that wait for a scope form a line, in which accounts take
 * turns: a slot that is given back makes a job of the next account due again, the one that was due first, with its old
 * place among the jobs of its account. Jobs of accounts that are paused or suspended are passed over and stay.
 */
export class SendSlots extends Context.Service<SendSlots, {
  /**
   * Serves the requests in their order, and answers for each of them null where it has its slots, or the scope that had
   * none left. Where a job that wants several scopes is refused by one, the jobs that wait for the others are woken as
   * far as these have room.
   */
  readonly acquire: (
    requests: ReadonlyArray<SlotRequest>,
    now: Date
  ) => Effect.Effect<ReadonlyArray<string | null>, StorageError>
  /**
   * Gives back all slots of these tokens, and wakes as many jobs that wait for them. Answers how many. Tokens that hold
   * nothing, or no more, are nobody's mistake.
   */
  readonly release: (tokens: ReadonlyArray<string>) => Effect.Effect<number, StorageError>
  /**
   * Takes away the slots that ran out and wakes, for each scope that jobs wait for, as many as it has room for where
   * every scope has `limit` slots. Answers how many. What heals a line whose slots were never given back.
   */
  readonly sweep: (limit: number, now: Date) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/sending/SendSlots") {}
