import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { PrometheusMetrics } from "effect/observability"
import { publicRoute } from "./publicRoute.ts"

const contentType = "text/plain; version=0.0.4; charset=utf-8"

/**
 * `GET /metrics` in the Prometheus text format. It needs no key, so it belongs on a port that only the operator's
 * network reaches, or nowhere.
 */
export const layer = HttpRouter.use((router) =>
  publicRoute(
    router,
    "/metrics",
    Effect.map(PrometheusMetrics.format(), (text) => HttpServerResponse.text(text, { contentType }))
  )
)
