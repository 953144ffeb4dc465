import * as Clock from "effect/Clock"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"

const servers = new Set(["serve", "dev"])

/** Whether a server was to run whose log is JSON: also where its settings could not be read. */
const logsJson = (args: ReadonlyArray<string>, environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean => {
  const command = args.find((arg) => !arg.startsWith("-"))
  if (command === undefined || !servers.has(command) || isTerminal) return false
  const format = environment["SENDWRIGHT_LOG_FORMAT"]?.trim()
  return command === "serve" ? format !== "pretty" : format === "json"
}

/**
 * What a command ends with that failed: its error for programs with `--json`; a line of the log for a server whose log is
 * JSON; else the message alone.
 */
export const print = Effect.fnUntraced(function*(code: string, message: string) {
  if (process.argv.includes("--json")) return yield* Console.error(JSON.stringify({ error: { code, message } }))
  if (!logsJson(process.argv.slice(2), process.env, process.stderr.isTTY === true)) return yield* Console.error(message)
  const timestamp = new Date(yield* Clock.currentTimeMillis).toISOString()
  yield* Console.error(JSON.stringify({ message, level: "FATAL", timestamp, annotations: { code } }))
})
