import * as Schema from "effect/Schema"

/**
 * An issuer did not identify the person: it was not reached in time (`unavailable`), the person or the issuer refused
 * (`denied`), or its answer cannot be trusted (`failed`).
 */
export class OidcFailed extends Schema.TaggedError<OidcFailed>()("OidcFailed", {
  reason: Schema.Literals(["unavailable", "denied", "failed"]),
  /** The problem, for the log. It contains nothing about the person. */
  message: Schema.String
}) {}
