import { duration, httpUrl, integer, oneOf, type Reader, setting } from "@sendwright/core/foundation/Setting"
import type * as LogLevel from "effect/LogLevel"
import * as Result from "effect/Result"

const levels = { trace: "Trace", debug: "Debug", info: "Info", warn: "Warn", error: "Error", none: "None" } as const

const logLevel: Reader<LogLevel.LogLevel> = (text) =>
  Result.map(oneOf("trace", "debug", "info", "warn", "error", "none")(text.toLowerCase()), (word) => levels[word])

/** What a process tells of itself, and how it ends. */
export const processSettings = {
  metricsPort: setting(
    "SENDWRIGHT_METRICS_PORT",
    "off",
    "Port for `GET /metrics` in Prometheus' format, on `HOST`. Do not open it to the world.",
    integer(1, 65_535)
  ),
  figuresInterval: setting(
    "SENDWRIGHT_FIGURES_SECONDS",
    "`15`",
    "How often what the gauges show of queues, domains, accounts and the database is read. See "
      + "[observability](./observability.md).",
    duration("second", 1, 3_600)
  ),
  claimSilence: setting(
    "SENDWRIGHT_CLAIM_SILENCE_SECONDS",
    "`15`",
    "How long no claim of due emails or webhooks may come back before the process says that it is not ready.",
    duration("second", 1, 3_600)
  ),
  logLevel: setting("SENDWRIGHT_LOG_LEVEL", "`info`", "`trace`, `debug`, `info`, `warn`, `error` or `none`.", logLevel),
  logFormat: setting(
    "SENDWRIGHT_LOG_FORMAT",
    "`json`; with `dev` `pretty`",
    "One JSON object a line, or lines for people.",
    oneOf("json", "pretty")
  ),
  otlpEndpoint: setting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "off",
    "Collector to send traces and metrics to over OTLP/HTTP, such as `http://127.0.0.1:4318`.",
    httpUrl
  ),
  drainTimeout: setting(
    "SENDWRIGHT_DRAIN_SECONDS",
    "`30`",
    "How long work that has begun may go on after SIGTERM.",
    duration("second", 0, 600)
  ),
  shutdownDelay: setting(
    "SENDWRIGHT_SHUTDOWN_DELAY_SECONDS",
    "`6`; with `dev` `0`",
    "How long after SIGTERM requests are still taken while `/health/ready` says 503: longer than a load balancer needs to "
      + "notice. See [stopping](#stopping).",
    duration("second", 0, 600)
  )
} as const
