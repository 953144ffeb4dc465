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
    "Port of `GET /metrics` (Prometheus) on `HOST`. Keep it private.",
    integer(1, 65_535)
  ),
  logLevel: setting("SENDWRIGHT_LOG_LEVEL", "`info`", "`trace`, `debug`, `info`, `warn`, `error` or `none`.", logLevel),
  logFormat: setting(
    "SENDWRIGHT_LOG_FORMAT",
    "`json`; with `dev` `pretty`",
    "`json` for one object per line, `pretty` for people.",
    oneOf("json", "pretty")
  ),
  otlpEndpoint: setting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "off",
    "OTLP/HTTP collector, such as `http://127.0.0.1:4318`.",
    httpUrl
  ),
  shutdownDelay: setting(
    "SENDWRIGHT_SHUTDOWN_DELAY_SECONDS",
    "`6`; with `dev` `0`",
    "How long requests are accepted after SIGTERM. See [Stopping](#stopping).",
    duration("second", 0, 600)
  )
} as const
