import * as Logger from "effect/Logger"

const colours: Readonly<Record<string, number>> = { WARN: 33, ERROR: 31, FATAL: 31, DEBUG: 2, TRACE: 2 }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const valueOf = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value) ?? "undefined"
  return typeof value === "string" && /[\s"=]/.test(text) ? JSON.stringify(text) : text
}

const pairs = (fields: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  Object.entries(fields).filter(([, value]) => value !== null).map(([name, value]) => `${name}=${valueOf(value)}`)

/** One line for people: the time of day, the level, what happened, and its fields; a cause stands below. */
export const lineOf = (colourful: boolean) =>
  Logger.map(Logger.formatStructured, ({ annotations, cause, level, message, timestamp }) => {
    const parts: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
    const shown = parts.flatMap((part) =>
      isRecord(part) ? pairs(part) : [typeof part === "string" ? part : valueOf(part)]
    )
    const colour = colourful ? colours[level] : undefined
    const line = [timestamp.slice(11, 23), level.padEnd(5), ...shown, ...pairs(annotations)].join(" ")
    return `${colour === undefined ? line : `\u001B[${colour}m${line}\u001B[0m`}${
      cause === undefined ? "" : `\n${cause}`
    }`
  })

/** Writes lines for people to the console, in colour where that is a terminal. */
export const layer = Logger.layer([Logger.withConsoleLog(lineOf(process.stdout.isTTY === true))])
