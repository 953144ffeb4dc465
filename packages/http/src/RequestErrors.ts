import { RequestErrors } from "@sendwright/api/Authorization"
import { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import { queryIssuesOf, unknownQueryIssues } from "@sendwright/core/foundation/Issues"
import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiMiddleware } from "effect/http-api"

/** What is wrong with the query of a request to a route that has no parameters; `undefined` where it has none. */
export const unknownQuery = (query: Readonly<Record<string, unknown>>): ValidationError | undefined => {
  for (const _ in query) {
    return new ValidationError({ issues: unknownQueryIssues(Object.keys(query)) })
  }
  return undefined
}

/** What is wrong with a path is a thing that does not exist; what is wrong with a query is listed. */
export const layer = HttpApiMiddleware.layerSchemaErrorTransform(
  RequestErrors,
  (error) =>
    error.kind === "Params"
      ? Effect.fail(new NotFound())
      : error.kind === "Query"
      ? Effect.flatMap(
        HttpServerRequest.ParsedSearchParams,
        (query) => Effect.fail(new ValidationError({ issues: queryIssuesOf(error.cause, query) }))
      )
      : Effect.die(error)
)
