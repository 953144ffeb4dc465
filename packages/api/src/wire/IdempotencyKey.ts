import { ValidationError } from "@sendwright/core/foundation/Errors"
import * as Idempotency from "@sendwright/core/model/Idempotency"
import * as Result from "effect/Result"

/** Reads the header `Idempotency-Key`: null where there is none. */
export const idempotencyKeyOf = (header: string | undefined): Result.Result<string | null, ValidationError> => {
  const problem = header === undefined ? undefined : Idempotency.checkKey(header)
  return problem === undefined
    ? Result.succeed(header ?? null)
    : Result.fail(new ValidationError({ issues: [{ path: ["Idempotency-Key"], message: problem }] }))
}
