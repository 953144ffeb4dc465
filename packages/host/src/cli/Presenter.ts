import * as CliOutput from "effect/cli/CliOutput"
import * as Console from "effect/Console"

const asJson = process.argv.includes("--json")

/** Says what is wrong with the arguments in a line each, on standard error; `--help` shows the rest. */
const presentWith = (commands: ReadonlyArray<string>): CliOutput.Presenter["present"] => (event) => {
  if (event._tag !== "InvalidInvocation") return CliOutput.defaultPresenter.present(event)
  const messages = event.errors.map((error) =>
    // Of a command that is like none, all are named.
    error._tag === "UnknownSubcommand" && error.suggestions.length === 0 && error.parent?.length === 1
      ? `${error.message}; the commands are ${commands.join(", ")}`
      : error.message
  )
  return Console.error(
    asJson
      ? JSON.stringify({ error: { code: "usage", message: messages.join("; ") } })
      : [...messages, `See ${event.commandPath.join(" ")} --help`].join("\n")
  )
}

/** How the command line, with these commands, speaks to people who asked for what it cannot do. */
export const layer = (commands: ReadonlyArray<string>) => CliOutput.layerPresenter({ present: presentWith(commands) })
