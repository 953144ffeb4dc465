import * as Formatter from "effect/Formatter"
import * as Logger from "effect/Logger"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => typeof value === "string" ? value : Formatter.formatJson(value)

/**
 * One JSON object a line. `message` is always a string: the fields of objects that are logged beside it are among the
 * `annotations`, so that a reader of the log finds them in one place and of one type.
 */
const oneLine: Logger.Logger<unknown, string> = Logger.map(
  Logger.formatStructured,
  ({ annotations, message, ...line }) => {
    const parts: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
    const shown = parts.filter((part, index) => index === 0 || !isRecord(part))
    const fields = parts.filter((part, index) => index > 0 && isRecord(part))
    return Formatter.formatJson({
      message: shown.map(textOf).join(" "),
      ...line,
      annotations: Object.assign({}, ...fields, annotations)
    })
  }
)

/** Writes each line to the console. */
export const layer = Logger.layer([Logger.withConsoleLog(oneLine)])
