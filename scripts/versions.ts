/**
 * Turns the pending changesets into the next version: of every published package, and a chapter of CHANGELOG.md. All
 * packages share one version, so they share one changelog, too. `--tag v1.2.3` changes nothing: it fails unless the tree
 * is at that version with nothing pending, and prints its chapter.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { parseArgs } from "node:util"
import { nameOf, type Outcome, published, root, run } from "./run.ts"

/** A change as a file in `.changeset` says it. */
export interface Change {
  /** By how much it moves the version. */
  readonly bump: string
  /** The folders of the packages that it concerns; none stands for all of them. */
  readonly packages: ReadonlyArray<string>
  readonly text: string
}

const file = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
const line = /^"([^"]+)": (major|minor|patch)$/
const bumps = ["major", "minor", "patch"]

/** Reads a changeset. */
export const readChange = (text: string): Change => {
  const [, heads = "", body = ""] = file.exec(text) ?? []
  const named = heads.split("\n").map((head) => line.exec(head))
  if (body.trim() === "" || named.includes(null)) throw new Error(`This is no changeset:\n${text}`)
  const packages = named.map((match) => match![1]!.replace("@sendwright/", ""))
  return {
    bump: bumps.find((bump) => named.some((match) => match![2] === bump))!,
    packages: published.every((name) => packages.includes(name)) ? [] : packages,
    text: body.trim()
  }
}

const headings: Readonly<Record<string, string>> = { major: "Breaking", minor: "New and changed", patch: "Mended" }

const entryOf = ({ packages, text }: Change): string =>
  packages.length === 0 ? text : `- ${packages.map((name) => `\`${name}\``).join(", ")}: ${text.replace(/\n/g, "\n  ")}`

/** The chapter of a version in CHANGELOG.md. */
export const toChapter = (version: string, changes: ReadonlyArray<Change>): string =>
  [
    `## ${version}`,
    ...bumps.flatMap((bump) => {
      const these = changes.filter((change) => change.bump === bump)
      if (these.length === 0) return []
      // Where everything is new, a heading that says so says nothing.
      const heading = these.length === changes.length && changes.length === 1 ? [] : [`### ${headings[bump]}`]
      return [...heading, ...these.map(entryOf)]
    })
  ].join("\n\n")

const marker = "<!-- versions: the newest follows -->"

const versionIn = (directory: string): string =>
  JSON.parse(fs.readFileSync(path.join(directory, "packages", "core", "package.json"), "utf8")).version

const pending = (directory: string): ReadonlyArray<Change> => {
  const folder = path.join(directory, ".changeset")
  return fs.readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => readChange(fs.readFileSync(path.join(folder, name), "utf8")))
}

/** Does it to the tree in `directory`, which may be a copy that holds manifests and changesets alone; says the version. */
export const applyVersions = (directory: string): Outcome & { readonly version: string } => {
  const changes = pending(directory)
  if (changes.length === 0) return { ok: true, output: "No change is pending.", version: versionIn(directory) }
  const { ok, output } = run("changeset", ["version"], directory)
  const version = versionIn(directory)
  if (!ok) return { ok, output, version }
  const others = published.filter((name) => {
    const manifest = path.join(directory, "packages", name, "package.json")
    return JSON.parse(fs.readFileSync(manifest, "utf8")).version !== version
  })
  if (others.length > 0) {
    return { ok: false, output: `Not at ${version}: ${others.map(nameOf).join(", ")}.`, version }
  }
  const log = path.join(directory, "CHANGELOG.md")
  const [before, after] = fs.readFileSync(log, "utf8").split(marker)
  if (after === undefined) return { ok: false, output: `CHANGELOG.md has no line ${marker}.`, version }
  const chapters = [toChapter(version, changes), after.trim()].filter((chapter) => chapter !== "")
  fs.writeFileSync(log, `${before}${marker}\n\n${chapters.join("\n\n")}\n`)
  return { ok: true, output: `Version ${version}: look at CHANGELOG.md, and commit.`, version }
}

/** The chapter of the version that a tag names, without its heading. */
export const notesOf = (directory: string, tag: string): Outcome => {
  const version = versionIn(directory)
  if (tag !== `v${version}`) return { ok: false, output: `The tag ${tag} is not of the version ${version}.` }
  const waiting = pending(directory).length
  if (waiting > 0) return { ok: false, output: `${waiting} changesets are pending: run the script "version" first.` }
  const [, rest] = fs.readFileSync(path.join(directory, "CHANGELOG.md"), "utf8").split(`\n## ${version}\n`)
  if (rest === undefined) return { ok: false, output: `CHANGELOG.md has no chapter ${version}.` }
  return { ok: true, output: rest.split("\n## ")[0]!.trim() }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { tag: { type: "string" } } })
  const { ok, output } = values.tag === undefined ? applyVersions(root) : notesOf(root, values.tag)
  if (ok) console.log(output)
  else console.error(output)
  process.exitCode = ok ? 0 : 1
}
