import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/**
 * A state of the storage in which it carries out nothing, or nothing of a kind, for now: it cannot be reached, it does
 * not answer in time, it has no connection to spare, it takes no writes, its disk is full, the object store that large
 * contents live in cannot be used (`contents`), or this node's clock is more than five minutes off (`clock`).
 */
export const StorageOutage = Schema.Literals([
  "unreachable",
  "unanswered",
  "overloaded",
  "read-only",
  "full",
  "contents",
  "clock"
])
export type StorageOutage = typeof StorageOutage.Type

/**
 * A storage adapter could not carry out a command. Nothing of the command was stored, unless the storage became
 * `unreachable` or left it `unanswered`: then it may have been, and repeating it with the same ids or idempotency key is
 * safe.
 */
export class StorageError extends Schema.TaggedError<StorageError>()("StorageError", {
  /** The port's command: `EmailStore.accept`. */
  command: Schema.String,
  cause: Schema.Defect(),
  /** The state of the storage that it failed for and that may pass; null: it has another reason, such as a fault of ours. */
  outage: Schema.NullOr(StorageOutage).pipe(Schema.withConstructorDefault(Effect.succeed(null)))
}) {
  override get message(): string {
    if (this.outage === null) return `${this.command} failed`
    if (this.outage === "clock") return `${this.command} failed: the clock of this node is wrong`
    return this.outage === "contents"
      ? `${this.command} failed: the object store of large contents cannot be used`
      : `${this.command} failed: the storage is ${this.outage}`
  }
}

/** The outage of the storage that something failed for, as a failure or as a defect; null where it had another reason. */
export const outageOf = (cause: Cause.Cause<unknown>): StorageOutage | null => {
  for (const reason of cause.reasons) {
    const error = Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined
    if (error instanceof StorageError && error.outage !== null) return error.outage
  }
  return null
}

/** Whether something failed for an outage of the storage. */
export const isOutage = (cause: Cause.Cause<unknown>): boolean => outageOf(cause) !== null
