import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Email } from "../model/Email.ts"
import type { EmailEvent } from "../model/EmailEvent.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { ReceivedEmail } from "../received/ReceivedEmail.ts"

/** A stretch of an account's log of one mode, oldest first by (createdAt, id). */
export interface ExportPage {
  readonly accountId: string
  readonly mode: Mode
  /** Nothing that was accepted after it, so that an export ends while the account goes on sending. */
  readonly until: Date
  /** Strictly after this place; null: from the beginning. */
  readonly after: Position | null
  /** Emails that are examined, at most. */
  readonly limit: number
}

/**
 * The port from which an account's log is exported: pages in the order in which they were accepted, each read by
 * one statement. Pages are read one after the other, not in one transaction.
 */
export class ExportStore extends Context.Service<ExportStore, {
  /**
   * Full records. A page ends early, but not before its first email, where their bodies exceed `maxBytes`; an empty one
   * is the end.
   */
  readonly emails: (
    page: ExportPage & { readonly maxBytes: number }
  ) => Effect.Effect<ReadonlyArray<Email>, StorageError>
  /**
   * The events of a page's emails, those of one email together and oldest first. `next` is where the page after begins;
   * null at the end.
   */
  readonly events: (
    page: ExportPage
  ) => Effect.Effect<
    { readonly events: ReadonlyArray<EmailEvent>; readonly next: Position | null },
    StorageError
  >
  /** Full records of received emails, in pages that end as those of `emails` do. */
  readonly received: (
    page: ExportPage & { readonly maxBytes: number }
  ) => Effect.Effect<ReadonlyArray<ReceivedEmail>, StorageError>
}>()("@sendwright/core/privacy/ExportStore") {}
