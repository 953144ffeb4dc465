import * as path from "node:path"
import { parseArgs } from "node:util"
import { Refusal } from "./Refusal.ts"
import { isTemplate, type Template, templates } from "./Template.ts"

/** What the command line said; what it left out is asked for, or has its default. */
export interface Options {
  readonly folder: string | undefined
  readonly template: Template | undefined
  readonly help: boolean
  readonly version: boolean
  readonly yes: boolean
}

export const defaultFolder = "sendwright-app"
export const defaultTemplate: Template = "app"

const width = Math.max(...Object.keys(templates).map((name) => name.length))

export const usage = `npm create sendwright [folder] -- [options]

Makes an app that sends email with Sendwright, in a new or empty folder (${defaultFolder} by default).

  --template, -t   which one (${defaultTemplate} by default):
${Object.entries(templates).map(([name, what]) => `                   ${name.padEnd(width)}  ${what}`).join("\n")}
  --yes, -y        asks nothing, and takes the defaults
  --help, -h       shows this
  --version, -v    shows the version`

export const toTemplate = (text: string): Template => {
  if (isTemplate(text)) return text
  throw new Refusal(`There is no template ${JSON.stringify(text)}. There are ${Object.keys(templates).join(", ")}.`)
}

/**
 * Reads a command line without its first two words.
 *
 * @throws {Refusal} for an unknown option or template, or more than one folder
 */
export const readOptions = (args: ReadonlyArray<string>): Options => {
  const { positionals, values } = parse(args)
  if (positionals.length > 1) {
    throw new Refusal(`One folder is made at a time, but ${positionals.length} were named: ${positionals.join(", ")}.`)
  }
  return {
    folder: positionals[0],
    template: values.template === undefined ? undefined : toTemplate(values.template),
    help: values.help,
    version: values.version,
    yes: values.yes
  }
}

const parse = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: "string", short: "t" },
        help: { type: "boolean", short: "h", default: false },
        version: { type: "boolean", short: "v", default: false },
        yes: { type: "boolean", short: "y", default: false }
      }
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error })
  }
}

/** The longest name that a package may have. */
const longestName = 214

/** The name of the package in a folder: its last part, in the letters that npm allows. */
export const packageName = (folder: string): string => {
  const name = path.basename(path.resolve(folder)).toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^[._-]+|(?<!-)-+$/g, "")
    .slice(0, longestName)
  return name === "" ? defaultFolder : name
}
