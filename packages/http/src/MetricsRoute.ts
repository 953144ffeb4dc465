import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import * as Metric from "effect/Metric"
import { PrometheusMetrics } from "effect/observability"
import { publicRoute } from "./publicRoute.ts"

const contentType = "text/plain; version=0.0.4; charset=utf-8"

/** `GET /metrics` of what is read for each answer: for a page that tells of more than this process. */
export const layerOf = (read: Effect.Effect<Metric.MetricRegistry>) =>
  HttpRouter.use((router) =>
    publicRoute(
      router,
      "/metrics",
      Effect.flatMap(read, (registry) =>
        Effect.provideService(PrometheusMetrics.format(), Metric.MetricRegistry, registry))
        .pipe(Effect.map((text) =>
          HttpServerResponse.text(text, { contentType })
        ))
    )
  )

/**
 * `GET /metrics` in the Prometheus text format. It needs no key, so it belongs on a port that only the operator's
 * network reaches, or nowhere.
 */
export const layer = layerOf(Metric.MetricRegistry)
