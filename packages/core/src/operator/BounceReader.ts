import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { StorageError } from "../foundation/StorageError.ts"
import type { EventType } from "../model/EmailEvent.ts"

/** Characters of a message that is pasted, at most: as many octets as the bounce listener takes. */
export const longestMessage = 1_048_576

/** What a report says of one recipient (RFC 3464 §2.3). */
export interface ReportedRecipient {
  readonly address: string | null
  readonly action: string
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  readonly status: string | null
  readonly diagnostic: string | null
  readonly remoteMta: string | null
}

/** What a message is, as the bounce listener reads it. */
export type ReadReport =
  | {
    /** A delivery status notification (RFC 3464), or a bounce in words alone. */
    readonly _tag: "Dsn"
    readonly reportingMta: string | null
    readonly recipients: ReadonlyArray<ReportedRecipient>
  }
  | {
    /** A complaint in the Abuse Reporting Format (RFC 5965). */
    readonly _tag: "Arf"
    /** Such as `abuse`. */
    readonly type: string
    readonly userAgent: string | null
    readonly originalRecipient: string | null
  }
  /** An answer that no person wrote, such as out of office (RFC 3834). */
  | { readonly _tag: "AutoReply" }
  | { readonly _tag: "Other" }

/** What an email would learn from a report. */
export interface WouldHappen {
  readonly type: EventType
  readonly emailId: string
  /** Normalised. */
  readonly recipient: string
  /** What the event would carry. */
  readonly details: Readonly<Record<string, unknown>>
}

/** What the bounce listener would make of a message. */
export interface ReadBounce {
  readonly report: ReadReport
  /** The email whose genuine return path the message names, or whose Message-ID the enclosed message has; or null. */
  readonly email: {
    readonly id: string
    /** The recipient that the return path was made for; null where the message names none. */
    readonly recipient: string | null
    /** A Message-ID proves nothing: the listener uses return paths alone. */
    readonly by: "return_path" | "message_id"
  } | null
  /** What would be stored; nothing for what the listener takes no notice of. */
  readonly events: ReadonlyArray<WouldHappen>
  /** Why nothing would be stored; null where something would. */
  readonly ignored: string | null
}

/** A message that is too long, or that cannot be read; the text says which. */
export class UnreadableBounce extends Schema.TaggedError<UnreadableBounce>()("UnreadableBounce", {
  message: Schema.String
}) {}

/**
 * The port that says what the bounce listener would make of a message, without doing it: for an operator who has one and
 * wonders. A process with a listener provides it.
 */
export class BounceReader extends Context.Service<BounceReader, {
  /** Reads a message as it came (RFC 5322, with its header), of 1 MiB at most. */
  readonly read: (message: string) => Effect.Effect<ReadBounce, UnreadableBounce | StorageError>
}>()("@sendwright/core/operator/BounceReader") {}
