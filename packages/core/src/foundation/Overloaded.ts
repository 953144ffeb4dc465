import * as Schema from "effect/Schema"

/**
 * There is no room for more work of a kind at present: nothing was done, and the same again succeeds when some of what
 * is under way has ended.
 */
export class Overloaded extends Schema.TaggedError<Overloaded>()("Overloaded", {
  /** Whose room is used up: that of the `account`, or that of the whole `process`. */
  by: Schema.Literals(["account", "process"]),
  /** What is under way, as the subject of a sentence: "The bodies of requests". */
  what: Schema.String,
  /** Whole seconds, at least 1, after which it is worth trying again. */
  retryAfterSeconds: Schema.Int
}) {
  override get message(): string {
    const whose = this.by === "account" ? " of this account" : ""
    return `${this.what}${whose} that are under way leave no room for more: try again in ${this.retryAfterSeconds} s.`
  }
}
