import { ConfiguredRoutes, RouteControl } from "@sendwright/core/sending/RouteControl"
import { asActor } from "@sendwright/core/users/User"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Route from "../../contract/wire/Route.ts"
import { readBody } from "../foundation/readBody.ts"

/** The endpoints of the rules that choose providers. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "routes",
  Effect.fnUntraced(function*(handlers) {
    const routes = yield* RouteControl
    const configured = yield* ConfiguredRoutes
    return handlers
      .handle(
        "current",
        () => Effect.map(routes.current, (view) => Route.toWire(view, configured)).pipe(dieOnServerFault)
      )
      .handleRaw(
        "set",
        Effect.fnUntraced(function*({ request }) {
          const { user } = yield* CurrentSession
          const { rules, version } = yield* readBody(request, Route.decodeRoutesChange)
          const view = yield* routes.set(rules, version, asActor(user))
          return HttpServerResponse.jsonUnsafe(Route.toWire(view, configured))
        }, dieOnServerFault)
      )
      .handleRaw(
        "explain",
        Effect.fnUntraced(function*({ request }) {
          const question = yield* readBody(request, Route.decodeRouteQuestion)
          return HttpServerResponse.jsonUnsafe(yield* routes.explain(Route.toQuestion(question)))
        }, dieOnServerFault)
      )
  })
)
