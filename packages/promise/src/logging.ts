import * as Cause from "effect/Cause"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import type { LogEntry, SendwrightOptions } from "./options.ts"

const levelOf = (level: string): LogEntry["level"] => {
  switch (level) {
    case "Fatal":
    case "Error":
      return "error"
    case "Warn":
      return "warn"
    case "Info":
      return "info"
    default:
      return "debug"
  }
}

/** Logs to the application, or warnings and errors to the console. */
export const layer = (log: SendwrightOptions["log"]): Layer.Layer<never> =>
  log === undefined
    ? Layer.succeed(References.MinimumLogLevel, "Warn")
    : Logger.layer([
      Logger.make<unknown, void>(({ cause, date, logLevel, message }) => {
        const [first, ...details] = Array.isArray(message) ? message : [message]
        log({
          level: levelOf(logLevel),
          message: String(first),
          details,
          cause: cause.reasons.length === 0 ? null : Cause.pretty(cause),
          at: date
        })
      })
    ])
