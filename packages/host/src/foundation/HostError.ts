import * as Schema from "effect/Schema"

/** Something that the operator can put right. The message is for people: what is wrong, and what to do about it. */
export class HostError extends Schema.TaggedError<HostError>()("HostError", {
  message: Schema.String,
  /** What `--json` calls it; `host` where there is nothing more to say. */
  code: Schema.optionalKey(Schema.String)
}) {}

/** The code of the error that another process holds the embedded database. */
export const lockedCode = "locked"
