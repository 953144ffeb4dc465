import { ValidationError } from "@sendwright/core/foundation/Errors"
import { issuesOf, parseOptions } from "@sendwright/core/foundation/Issues"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

/** A reader of request bodies that finds every issue; nothing is decoded of a body that is made to have too many. */
export const decoder = <S extends Schema.Decoder<unknown>>(
  schema: S
): (json: unknown) => Result.Result<S["Type"], ValidationError> => {
  const decode = Schema.decodeUnknownResult(schema, parseOptions)
  return (json) => {
    const oversize = requestLimitIssue(json)
    return oversize === undefined
      ? Result.mapError(decode(json), (error) => new ValidationError({ issues: issuesOf(error) }))
      : Result.fail(new ValidationError({ issues: [oversize] }))
  }
}
