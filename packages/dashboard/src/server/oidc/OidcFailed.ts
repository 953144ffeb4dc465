import * as Schema from "effect/Schema"

/**
 * An issuer did not say who somebody is: it was not reached in time (`unavailable`), the person or the issuer refused
 * (`denied`), or its answer is not one that may be believed (`failed`).
 */
export class OidcFailed extends Schema.TaggedError<OidcFailed>()("OidcFailed", {
  reason: Schema.Literals(["unavailable", "denied", "failed"]),
  /** For the log: what went wrong, without anything of the person. */
  message: Schema.String
}) {}
