import type { ValidationError } from "@sendwright/core/foundation/Errors"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { type BodyError, readJson } from "@sendwright/http/RequestBody"
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import type * as Result from "effect/Result"

/**
 * Reads the body of a request, and finds every issue. `limit` is the most bytes of the body; by default the API's limit
 * for all requests except sends.
 */
export const readBody = <A>(
  request: HttpServerRequest.HttpServerRequest,
  decode: (json: unknown) => Result.Result<A, ValidationError>,
  limit?: number
): Effect.Effect<A, ValidationError | BodyError> =>
  Effect.flatMap(
    HttpSettings,
    ({ bodyLimits }) =>
      Effect.flatMap(readJson(request, limit ?? bodyLimits.other), (json) => Effect.fromResult(decode(json)))
  )
