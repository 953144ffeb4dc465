import { RequestContext } from "@sendwright/http/RequestContext"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Routes from "@sendwright/http/Routes"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as ProviderEventsRoute from "./ProviderEventsRoute.ts"

const toReference = HttpServerResponse.redirect("/docs", { status: 303 })

/** `GET /`: whoever opens the address of the server in a browser is led to the reference. */
const root = HttpRouter.use((router) =>
  router.add(
    "GET",
    "/",
    Effect.map(RequestContext, (context) => {
      context.route = "/"
      return toReference
    })
  )
)

/** Every route of the reference server: those of the API, and those on which providers report. */
export const layer = Layer.merge(
  Routes.layer,
  Layer.provide(Layer.merge(ProviderEventsRoute.layer, root), Answers.layer)
)
