import * as Schema from "effect/Schema"

/** Why a domain's policy could not be had, under the name that reports give it (RFC 8460 §4.3). */
export class StsProblem extends Schema.TaggedError<StsProblem>()("StsProblem", {
  result: Schema.Literals(["sts-policy-fetch-error", "sts-policy-invalid", "sts-webpki-invalid"]),
  /** For an operator. */
  message: Schema.String
}) {}
