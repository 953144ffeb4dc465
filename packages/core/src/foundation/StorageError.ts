import * as Schema from "effect/Schema"

/**
 * A storage adapter could not carry out a command. Nothing of the command was stored, unless `cause` is a lost
 * connection: then it may have been, and repeating it with the same ids or idempotency key is safe.
 */
export class StorageError extends Schema.TaggedError<StorageError>()("StorageError", {
  /** The port's command: `EmailStore.accept`. */
  command: Schema.String,
  cause: Schema.Defect()
}) {
  override get message(): string {
    return `${this.command} failed`
  }
}
