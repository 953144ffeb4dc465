/** The pages of docs/operate, and the files beside them. */
import * as fs from "node:fs"
import * as path from "node:path"

export const root = path.join(import.meta.dirname, "../../../..")

const directory = path.join(root, "docs/operate")

/** Where a file beside the pages is. */
export const fileOf = (name: string): string => path.join(directory, name)

export const read = (name: string): string => fs.readFileSync(fileOf(name), "utf8")

/** The commands of a page that can be pasted anywhere, in order; those marked `no-run` need a machine of their own. */
export const commandsOf = (page: string): ReadonlyArray<string> =>
  [...read(page).matchAll(/^( *)```sh\n([^]*?)^\1```$/gm)].map(([, indent = "", text = ""]) =>
    text.replaceAll(new RegExp(`^${indent}`, "gm"), "")
  )

/** The fences of a page in another language. */
export const fencesOf = (page: string, language: string): ReadonlyArray<string> =>
  [...read(page).matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, "gm"))].map(([, text = ""]) => text)

/** Replaces what is there, and fails where it is not: then the documentation has changed. */
export const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`there is no longer: ${from}`)
  return text.replaceAll(from, to)
}

/** The settings of a file for `EnvironmentFile=`, whose values stand in single quotes. */
export const settingsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)='([^']*)'$/gm)].map(([, name = "", value = ""]) => [name, value])
  )

/** Where a program is; undefined where it is not installed. */
export const whereIs = (program: string): string | undefined =>
  [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"]
    .map((directory) => path.join(directory, program)).find((file) => fs.existsSync(file))

/** Says that tests are skipped for want of a program. */
export const warnWithout = (program: string, debian: string, what: string): void => {
  if (whereIs(program) === undefined) console.warn(`SKIPPED: ${what}: there is no ${program} (Debian: ${debian})`)
}
