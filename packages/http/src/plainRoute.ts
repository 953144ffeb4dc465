import * as Effect from "effect/Effect"
import type { HttpRouter, HttpServerResponse } from "effect/http"
import { Exchange } from "./Exchange.ts"

/** Adds a GET route beside the API: one that needs no key. */
export const plainRoute = <R>(
  router: HttpRouter.HttpRouter,
  path: `/${string}`,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>
) =>
  router.add(
    "GET",
    path,
    Effect.flatMap(Exchange, (exchange) => {
      exchange.route = path
      return answer
    })
  )
