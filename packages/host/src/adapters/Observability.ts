import { version } from "@sendwright/core/foundation/Version"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import * as os from "node:os"
import type { HostConfig } from "../config/Config.ts"
import * as JsonLogger from "../foundation/JsonLogger.ts"
import * as LineLogger from "../foundation/LineLogger.ts"

/** Traces and metrics over OTLP/HTTP; loaded only where a collector is named. */
const exporter = (baseUrl: string) =>
  Layer.unwrap(Effect.promise(async () => {
    const [Otlp, FetchHttpClient] = await Promise.all([
      import("effect/observability/Otlp"),
      import("effect/http/FetchHttpClient")
    ])
    return Otlp.layerJson({
      baseUrl,
      resource: {
        serviceName: "sendwright",
        serviceVersion: version,
        // Figures of several processes are distinguished by it, and replace one another otherwise.
        attributes: { "service.instance.id": `${os.hostname()}:${process.pid}` }
      },
      loggerMergeWithExisting: true
    }).pipe(Layer.provide(FetchHttpClient.layer))
  }))

/** Logs on standard output at the level asked for, and traces where a collector is named. */
export const layer = (config: HostConfig): Layer.Layer<never> => {
  const logs = Layer.mergeAll(
    config.logFormat === "json" ? JsonLogger.layer : LineLogger.layer,
    Layer.succeed(Logger.LogToStderr, false),
    Layer.succeed(References.MinimumLogLevel, config.logLevel)
  )
  return config.otlpEndpoint === null ? logs : exporter(config.otlpEndpoint).pipe(Layer.provideMerge(logs))
}
