import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { packageName } from "./Options.ts"
import { Refusal } from "./Refusal.ts"
import type { Template } from "./Template.ts"

const sources = path.join(import.meta.dirname, "..", "templates")

/** What may be in the folder already: a repository that was just made. */
const harmless = new Set([".git", ".DS_Store"])

/** npm leaves files of these names out of an archive, or reads them itself, so they are packed under other names. */
const renamed: Readonly<Record<string, string>> = { "_gitignore": ".gitignore", "_package.json": "package.json" }

/** The folders that an app is made of; a file of a later one takes the place of an earlier one's. */
const layers: Readonly<Record<Template, ReadonlyArray<string>>> = {
  "app": ["app"],
  "react-email": ["app", "react-email"],
  "server": ["server"]
}

/** How many files a refusal names. */
const shown = 3

const messageOf = (error: unknown): string => error instanceof Error ? error.message : String(error)

/**
 * The absolute path of a folder that an app may be written to: one that is not there, or is empty.
 *
 * @throws {Refusal} where it is a file, holds anything, or cannot be read
 */
export const freeFolder = (folder: string): string => {
  const directory = path.resolve(folder)
  const entries = entriesOf(directory).filter((name) => !harmless.has(name))
  if (entries.length === 0) return directory
  const more = entries.length > shown ? ` and ${entries.length - shown} more` : ""
  throw new Refusal(
    `${directory} is not empty: it has ${entries.slice(0, shown).join(", ")}${more}. ` +
      `Nothing was changed. Name another folder: npm create sendwright my-app`
  )
}

const entriesOf = (directory: string): ReadonlyArray<string> => {
  try {
    return fs.readdirSync(directory)
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined
    if (code === "ENOENT") return []
    if (code === "ENOTDIR") throw new Refusal(`${directory} is a file, not a folder.`, { cause: error })
    throw new Refusal(`${directory} cannot be read: ${messageOf(error)}.`, { cause: error })
  }
}

/** The manifest of an app, in which each package of Sendwright has the version that this program belongs to. */
const manifestOf = (text: string, name: string, version: string): string => {
  const manifest = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> }
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).map(([dependency, range]) => [
      dependency,
      dependency.startsWith("@sendwright/") ? `^${version}` : range
    ])
  )
  return `${JSON.stringify({ name, ...manifest, dependencies }, null, 2)}\n`
}

/** The settings of an app, with a secret key made for it alone. */
const settingsOf = (example: string): string =>
  example.replace(/^SENDWRIGHT_SECRET_KEY=$/m, `SENDWRIGHT_SECRET_KEY=${randomBytes(32).toString("base64")}`)

const filesBelow = (source: string): ReadonlyArray<readonly [below: string, text: string]> =>
  fs.readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => [
    path.join(path.relative(source, entry.parentPath), renamed[entry.name] ?? entry.name),
    fs.readFileSync(path.join(entry.parentPath, entry.name), "utf8")
  ])

/**
 * Writes an app into a folder that `freeFolder` has found free, and answers with its files, sorted, below the folder.
 *
 * @throws {Refusal} where a file cannot be written
 */
export const writeApp = (directory: string, template: Template, version: string): ReadonlyArray<string> => {
  const files = new Map(layers[template].flatMap((layer) => filesBelow(path.join(sources, layer))))
  const manifest = files.get("package.json")
  if (manifest !== undefined) files.set("package.json", manifestOf(manifest, packageName(directory), version))
  const example = files.get(".env.example")
  if (example !== undefined) files.set(".env", settingsOf(example))
  try {
    for (const [below, text] of files) {
      const file = path.join(directory, below)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, text, { flag: "wx", mode: below === ".env" ? 0o600 : 0o666 })
    }
  } catch (error) {
    throw new Refusal(`The app could not be written: ${messageOf(error)}.`, { cause: error })
  }
  return [...files.keys()].toSorted()
}
