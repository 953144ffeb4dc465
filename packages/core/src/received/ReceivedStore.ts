import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { EmailScope } from "../accounts/Caller.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { ReceivedEmail, ReceivedMatch, ReceivedSummary, SentReply } from "./ReceivedEmail.ts"
import type { ReceivedQuery } from "./ReceivedQuery.ts"
import type { ReceivedFull } from "./ReceivedRoom.ts"

/** The most messages of one `add`. */
export const maxAdded = 100
/** For how long a message that comes again is known, in milliseconds. */
export const repeatedMillis = 24 * 3_600_000

/** A message as it is to be stored, for one account. */
export interface NewReceived extends Omit<ReceivedEmail, "hasOriginal"> {
  readonly accountId: string
  /** The message as it came, octet for octet (RFC 5322, CRLF line ends). */
  readonly content: Uint8Array
  /** By what it is known when it comes again: `fingerprintOf`. */
  readonly fingerprint: string
  /** How many bytes of received mail its account may keep with it (`ReceivedRoom`); null: no limit. */
  readonly mostBytes: number | null
}

/** What became of one message. */
export interface AddAnswer {
  /** Its own, or that of the email which it repeats. */
  readonly id: string
  /** Whether it was stored now. */
  readonly isNew: boolean
}

/** A received email of a list. */
export interface ListedReceived extends ReceivedSummary {
  /** null where the query does not search. */
  readonly match: ReceivedMatch | null
}

/** The received emails of a page, newest first. */
export interface ReceivedPage {
  readonly emails: ReadonlyArray<ListedReceived>
  /**
   * Where the reading stopped before the page was full and before the end of the list: the page after it goes on there.
   * null where it did not stop.
   */
  readonly stoppedAt: Position | null
}

/**
 * The port behind which received emails live. Each command is atomic: it happens whole or not at all, also when the
 * process dies in it. An account and modes are in every command; what is outside of them is as if it were not there.
 *
 * The mail of an account may be everybody's: retention deletes contents and emails of an age (`RetentionStore`), and an
 * erasure removes whole emails, because signed bytes cannot lose a name (`ErasureStore`).
 *
 * @example
 * ```ts
 * import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
 * import * as Effect from "effect/Effect"
 *
 * // The answers to an email, oldest first.
 * export const answers = Effect.fn("answers")(function*(accountId: string, emailId: string) {
 *   const store = yield* ReceivedStore
 *   return yield* store.answersOf({ accountId, modes: ["live"] }, emailId, 100)
 * })
 * ```
 */
export class ReceivedStore extends Context.Service<ReceivedStore, {
  /**
   * Stores up to `maxAdded` messages, each for one account, in one commit. One whose fingerprint the account has in the
   * same mode from less than `repeatedMillis` before its `receivedAt`, or that an earlier one of the batch has, is not
   * stored: its answer is the id of that one. So the same command again stores nothing twice. Of two at once, the second
   * waits for the first. A message that was removed is not known any more. Answers are in the order of the messages.
   *
   * `ReceivedFull` where the messages that are new to an account would have it keep more bytes than `mostBytes`: then
   * nothing is stored. Commands at once are judged one after the other.
   */
  readonly add: (
    messages: ReadonlyArray<NewReceived>
  ) => Effect.Effect<ReadonlyArray<AddAnswer>, ReceivedFull | StorageError>
  /** The full record; `None` for another account's and for a mode outside the scope. */
  readonly find: (scope: EmailScope, id: string) => Effect.Effect<Option.Option<ReceivedEmail>, StorageError>
  /**
   * Up to `query.limit` emails, newest first by their ids, strictly after `query.after`. `match` is filled where the query
   * searches.
   */
  readonly list: (scope: EmailScope, query: ReceivedQuery) => Effect.Effect<ReceivedPage, StorageError>
  /** Up to `limit` emails that stand right before one in a list, newest first: those next newer than it. */
  readonly newer: (
    scope: EmailScope,
    before: string,
    limit: number
  ) => Effect.Effect<ReadonlyArray<ReceivedSummary>, StorageError>
  /** The attachments of some emails, by their ids; those that the scope does not have are left out. */
  readonly attachments: (
    scope: EmailScope,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyMap<string, ReceivedEmail["attachments"]>, StorageError>
  /** The message as it came; `None` where there is no such email, or no longer its contents. */
  readonly content: (scope: EmailScope, id: string) => Effect.Effect<Option.Option<Uint8Array>, StorageError>
  /** Removes an email with its contents; false where there is no such email. */
  readonly remove: (scope: EmailScope, id: string) => Effect.Effect<boolean, StorageError>
  /** Up to `limit` emails that answer a sent one, oldest first. */
  readonly answersOf: (
    scope: EmailScope,
    emailId: string,
    limit: number
  ) => Effect.Effect<ReadonlyArray<ReceivedSummary>, StorageError>
  /**
   * Up to `limit` sent emails that answer some received ones (`NewEmail.answers`), oldest first by their ids. Those of
   * another account or mode are left out, as are those that are gone, and all of a received email that was removed.
   */
  readonly repliesTo: (
    scope: EmailScope,
    receivedIds: ReadonlyArray<string>,
    limit: number
  ) => Effect.Effect<ReadonlyArray<SentReply>, StorageError>
  /**
   * The id of the sent email that is named first by some Message-IDs without angle brackets, up to `maxNamed` of them
   * (`namedBy`). An email is named by the Message-ID that the engine gave it (`messageIdOf`), and by the provider's id for
   * it, alone or before an `@`, as in the Message-IDs of providers that write their own. Of one that only the header of a
   * sender's own says, storages keep no index: it names nothing.
   */
  readonly findSent: (
    scope: EmailScope,
    messageIds: ReadonlyArray<string>
  ) => Effect.Effect<Option.Option<string>, StorageError>
}>()("@sendwright/core/received/ReceivedStore") {}
