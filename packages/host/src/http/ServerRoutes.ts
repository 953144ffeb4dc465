import * as Dashboard from "@sendwright/dashboard/server/Dashboard"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Routes from "@sendwright/http/Routes"
import * as Resend from "@sendwright/resend/Resend"
import { ResendSettings } from "@sendwright/resend/ResendSettings"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as ProviderEventsRoute from "./ProviderEventsRoute.ts"

const toReference = HttpServerResponse.redirect("/docs", { status: 303 })

/** `GET /`: without the dashboard, whoever opens the address of the server in a browser is led to the reference. */
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

const always = Layer.merge(Routes.layer, Layer.provide(ProviderEventsRoute.layer, Answers.layer))

/** Every route of the reference server: those of the API, those on which providers report, and the dashboard. */
export const layer = Layer.merge(always, Dashboard.layer)

/** The same without the dashboard. */
export const layerNoDashboard = Layer.merge(always, Layer.provide(root, Answers.layer))

/** Resend's interface under a path. */
export const layerResend = (path: ResendSettings["path"]) =>
  Layer.provide(Resend.layer, Layer.succeed(ResendSettings, { path }))
