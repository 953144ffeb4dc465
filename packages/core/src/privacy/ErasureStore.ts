import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { MailboxIdentity } from "../foundation/Address.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Redactor } from "./Redaction.ts"

/** The recipient that an account erases. */
export interface Erasure {
  readonly accountId: string
  readonly address: MailboxIdentity
  /** The address as it was named, lower-cased: its domain may be in its own script. */
  readonly spelling: string
  /** The id of the entry on the suppression list, where the address has none yet. */
  readonly suppressionId: string
  readonly now: Date
  /** How long it may wait for transactions that were open before it, in milliseconds. */
  readonly waitMillis: number
  /** Erases from what emails have elsewhere; absent: they have nothing elsewhere. */
  readonly elsewhere?: ErasureElsewhere | undefined
  /** Looks into what received emails have elsewhere; absent: they have nothing elsewhere. */
  readonly receivedElsewhere?: ReceivedElsewhere | undefined
}

/**
 * Called for each stretch of the log, up to 1,000 emails, before the address is erased from it; what it answers with is
 * run after that was committed, and answers with the emails that lost the address then. Some of them may have lost it in
 * the storage too: they count once.
 */
export type ErasureElsewhere = (
  emailIds: ReadonlyArray<string>
) => Effect.Effect<
  (redactorOf: (emailId: string) => Redactor) => Effect.Effect<ReadonlyArray<string>, StorageError>,
  StorageError
>

/**
 * Called for up to 1,000 received emails, before the address is erased from them. Answers which of them name it in a message
 * that is elsewhere; `forget` is run after it was committed that emails are gone, or have lost their contents.
 */
export type ReceivedElsewhere = (
  ids: ReadonlyArray<string>,
  redactor: Redactor
) => Effect.Effect<{
  readonly named: ReadonlySet<string>
  readonly forget: (ids: ReadonlyArray<string>) => Effect.Effect<void, StorageError>
}, StorageError>

/** What an erasure did. */
export interface Erased {
  /** The hash that the entry on the suppression list has, in hex. */
  readonly recipientHash: string
  /**
   * Emails to others as well, or to others alone, that held the address and are there without it; received ones that are
   * there without their contents among them.
   */
  readonly emailsRedacted: number
  /** Emails that went to nobody else, and received ones that the address stood on. */
  readonly emailsDeleted: number
  /** Events that held the address and are there without it. */
  readonly eventsRedacted: number
  /** Whether the address is on the suppression list by its hash. */
  readonly suppressed: boolean
}

/**
 * Transactions that were open before the erasure did not end in time, and may still store the address. The address is
 * suppressed already; the same command again does the rest.
 */
export class ErasureBlocked extends Schema.TaggedError<ErasureBlocked>()("ErasureBlocked", {
  /** How many of them were left. */
  transactions: Schema.Int
}) {
  override get message(): string {
    return `${this.transactions} transactions that were open before the erasure have not ended`
  }
}

/**
 * The port through which one recipient is forgotten.
 *
 * First the suppression list gets the entry with the hash, in place of the one with the address: from then on no send
 * to the address is accepted or handed over, and evidence that names it is stored without it. Then the emails: unsent
 * ones to the address (and from it) end, those without another recipient are deleted with all that belongs to them, and
 * in all others every field loses the address. An adapter may take the emails in several steps; each email is done
 * whole or not at all, and when a process dies in between, the same command again does the rest.
 *
 * Of received emails nothing is rewritten: they are the words of others, with their signatures. One whose sender or
 * recipient the address is, or whose record names it otherwise, is removed whole. One that names it in what it contains
 * alone loses its contents, with the message as it came, and keeps its record.
 *
 * A hand-off under way goes on to its end: what its settlement, and any later report, says of the address is stored
 * without it, and what concerns a deleted email is not stored.
 */
export class ErasureStore extends Context.Service<ErasureStore, {
  readonly erase: (erasure: Erasure) => Effect.Effect<Erased, ErasureBlocked | StorageError>
}>()("@sendwright/core/privacy/ErasureStore") {}
