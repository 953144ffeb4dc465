import * as CliOutput from "effect/cli/CliOutput"
import * as Console from "effect/Console"

const asJson = process.argv.includes("--json")

/** Says what is wrong with the arguments in a line each, on standard error; `--help` shows the rest. */
const present: CliOutput.Presenter["present"] = (event) => {
  if (event._tag !== "InvalidInvocation") return CliOutput.defaultPresenter.present(event)
  const messages = event.errors.map(({ message }) => message)
  return Console.error(
    asJson
      ? JSON.stringify({ error: { code: "usage", message: messages.join("; ") } })
      : [...messages, `See ${event.commandPath.join(" ")} --help`].join("\n")
  )
}

/** How the command line speaks to people who asked for what it cannot do. */
export const layer = CliOutput.layerPresenter({ present })
