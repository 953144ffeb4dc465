import * as Effect from "effect/Effect"
import type { HttpRouter, HttpServerResponse } from "effect/http"
import { RequestContext } from "./RequestContext.ts"

/** Adds a GET route beside the API: one that needs no key. */
export const publicRoute = <R>(
  router: HttpRouter.HttpRouter,
  path: `/${string}`,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>
) =>
  router.add(
    "GET",
    path,
    Effect.flatMap(RequestContext, (context) => {
      context.route = path
      return answer
    })
  )
