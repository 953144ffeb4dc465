import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as References from "effect/References"

/** What is logged, of every level: the level, the words and the fields of each line. */
export const logLines = () => {
  const lines: Array<ReadonlyArray<unknown>> = []
  const logger = Logger.make(({ logLevel, message }) => {
    lines.push([logLevel, ...(Array.isArray(message) ? message : [message])])
  })
  return {
    lines,
    layer: Layer.mergeAll(Logger.layer([logger]), Layer.succeed(References.MinimumLogLevel, "All"))
  }
}
