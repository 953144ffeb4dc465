import * as path from "node:path"
import { createInterface } from "node:readline/promises"
import { freeFolder, writeApp } from "./App.ts"
import { defaultFolder, defaultTemplate, type Options, readOptions, toTemplate, usage } from "./Options.ts"
import { Refusal } from "./Refusal.ts"
import { type Template, templates } from "./Template.ts"

/** What the program gets from its caller. */
export interface Invocation {
  readonly args: ReadonlyArray<string>
  /** Of this program, and of the packages that the app depends on. */
  readonly version: string
  readonly nodeVersion: string
  /** How the package manager that runs this names itself: `npm/11.0.0 node/v24.0.0 …`. */
  readonly manager: string | undefined
  /** Whether somebody is there to be asked. */
  readonly isTerminal: boolean
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  readonly errors: NodeJS.WritableStream
}

/** The oldest Node that runs what is made. */
const oldest = [22, 19] as const

const isTooOld = (nodeVersion: string): boolean => {
  const [major = 0, minor = 0] = nodeVersion.split(".").map(Number)
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1])
}

interface Choice {
  readonly folder: string
  readonly template: Template
}

const ask = async ({ folder, template }: Options, { input, output }: Invocation): Promise<Choice> => {
  const questions = createInterface({ input, output })
  try {
    const named = folder ?? (await questions.question(`Folder (${defaultFolder}): `)).trim()
    const chosenFolder = named === "" ? defaultFolder : named
    // Before the next question: its answer would be for nothing.
    freeFolder(chosenFolder)
    if (template !== undefined) return { folder: chosenFolder, template }
    for (const [name, what] of Object.entries(templates)) output.write(`  ${name}: ${what}\n`)
    const answer = (await questions.question(`Template (${defaultTemplate}): `)).trim()
    return { folder: chosenFolder, template: answer === "" ? defaultTemplate : toTemplate(answer) }
  } finally {
    questions.close()
  }
}

const choose = (options: Options, invocation: Invocation): Promise<Choice> | Choice => {
  const { folder = defaultFolder, template = defaultTemplate } = options
  return options.yes || !invocation.isTerminal ? { folder, template } : ask(options, invocation)
}

/** The package manager to go on with. */
const managerOf = (agent: string | undefined): string => {
  const name = agent?.split("/")[0] ?? ""
  return ["bun", "pnpm", "yarn"].includes(name) ? name : "npm"
}

const nextSteps = (directory: string, files: ReadonlyArray<string>, manager: string): string => {
  const relative = path.relative(process.cwd(), directory)
  const below = relative.startsWith("..") ? directory : relative
  return `Made ${files.length} files in ${directory}. Now:

${below === "" ? "" : `  cd ${below.includes(" ") ? JSON.stringify(below) : below}\n`}  ${manager} install
  ${manager} start

README.md says what is in it.
`
}

/** Runs the program, and answers with its exit code: 0, or 1 where it refused and said why. */
export const create = async (invocation: Invocation): Promise<number> => {
  const { args, errors, manager, nodeVersion, output, version } = invocation
  try {
    const options = readOptions(args)
    if (options.help || options.version) {
      output.write(`${options.help ? usage : version}\n`)
      return 0
    }
    if (isTooOld(nodeVersion)) {
      throw new Refusal(`Sendwright needs Node ${oldest.join(".")} or later, and this is ${nodeVersion}.`)
    }
    const { folder, template } = await choose(options, invocation)
    const directory = freeFolder(folder)
    output.write(nextSteps(directory, writeApp(directory, template, version), managerOf(manager)))
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    errors.write(`${error.message}\n`)
    return 1
  }
}
