/**
 * What the published packages open to others. Each lists its modules under `exports` of its package.json, as sources;
 * what stands there once it is published, under `publishConfig.exports`, is written from that list by
 * `node scripts/entries.ts`. `check` fails where that was forgotten, or where the list names what is not there.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { type Outcome, published, root } from "./run.ts"

interface Manifest {
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig: object
}

const fileOf = (name: string): string => path.join(root, "packages", name, "package.json")

const manifestOf = (name: string): Manifest => JSON.parse(fs.readFileSync(fileOf(name), "utf8"))

/** The modules that a package opens, as its `exports` name them: `.` and `./emails/Emails`. */
export const entriesOf = (name: string): ReadonlyArray<string> => Object.keys(manifestOf(name).exports)

/** The source of an entry, from the package's folder. */
export const sourceOf = (entry: string): string => entry === "." ? "./src/index.ts" : `./src/${entry.slice(2)}.ts`

const compiledOf = (source: string): string => source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, "")

/** What `publishConfig.exports` must say. */
export const publishedExports = (exports: Manifest["exports"]) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, source]) => [
      entry,
      { types: `${compiledOf(source)}.d.ts`, default: `${compiledOf(source)}.js` }
    ])
  )

/** What is wrong with the list of a package; `exists` says whether it has a file. */
export const problemsOf = (exports: Manifest["exports"], exists: (file: string) => boolean): ReadonlyArray<string> => {
  const entries = Object.keys(exports)
  const sorted = entries.toSorted()
  return [
    ...Object.entries(exports).flatMap(([entry, source]) =>
      source !== sourceOf(entry)
        ? [`"${entry}" must be "${sourceOf(entry)}"`]
        : exists(source)
        ? []
        : [`"${entry}" names ${source}, which is not there`]
    ),
    ...entries.flatMap((entry, index) => entry === sorted[index] ? [] : [`"${entry}" is not in alphabetical order`])
  ]
}

const judge = (name: string): ReadonlyArray<string> => {
  const manifest = manifestOf(name)
  const problems = problemsOf(manifest.exports, (file) => fs.existsSync(path.join(path.dirname(fileOf(name)), file)))
  const written = JSON.stringify("exports" in manifest.publishConfig ? manifest.publishConfig.exports : undefined)
  return [
    ...problems,
    ...written === JSON.stringify(publishedExports(manifest.exports))
      ? []
      : ["publishConfig.exports is not what exports asks for: run node scripts/entries.ts"]
  ].map((problem) => `packages/${name}/package.json: ${problem}`)
}

export const checkEntries = (): Outcome => {
  const problems = published.flatMap(judge)
  return { ok: problems.length === 0, output: problems.join("\n") }
}

if (import.meta.main) {
  for (const name of published) {
    const manifest = manifestOf(name)
    const exports = publishedExports(manifest.exports)
    const text = JSON.stringify({ ...manifest, publishConfig: { ...manifest.publishConfig, exports } }, null, 2)
    fs.writeFileSync(fileOf(name), `${text}\n`)
  }
  const { ok, output } = checkEntries()
  if (output !== "") console.log(output)
  process.exitCode = ok ? 0 : 1
}
