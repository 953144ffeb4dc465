/** Finds the examples in docstrings: what stands between ```` ```ts ```` and ```` ``` ````. */
import * as fs from "node:fs"
import * as path from "node:path"

export const root = path.resolve(import.meta.dirname, "../../..")

/** A source of what the packages open. */
export interface Source {
  /** From the root. */
  readonly file: string
  readonly text: string
  /** What a root entry takes from it; `undefined` where the source is an entry itself. */
  readonly names: ReadonlySet<string> | undefined
}

/** An example of a docstring. */
export interface Example {
  readonly file: string
  /** Where its code begins. */
  readonly line: number
  readonly code: string
  /** Why it is compiled and not run: what follows `no-run:` in its fence. */
  readonly notRun: string | undefined
}

const docstrings = /\/\*\*(?:(?!\*\/)[^])*\*\//g
const fences = /^```ts(?: no-run: ([^\n]+))?\n([^]*?)^```$/gm

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length

export const examplesOf = ({ file, text }: Pick<Source, "file" | "text">): ReadonlyArray<Example> =>
  [...text.matchAll(docstrings)].flatMap((docstring) => {
    const plain = docstring[0].replace(/^[ \t]*\* ?/gm, "")
    return [...plain.matchAll(fences)].map((fence) => ({
      file,
      line: lineAt(text, docstring.index) + lineAt(plain, fence.index),
      code: fence[2] ?? "",
      notRun: fence[1]
    }))
  })

const declarations =
  /(?<docstring>\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export (?:class (?<name>\w+)(?<base>[^{\n]*)|const (?<constant>\w+)(?<value>[^\n]*)|(?:interface|type) (?<type>\w+))/g

const isConstructor = (name: string): boolean => /^(?:layer|make|create|suite)/.test(name)

/**
 * What a source leaves its reader alone with: its services, references and constructors whose docstrings show no
 * example; of what a root entry takes, every function and class but errors.
 */
export const withoutExample = ({ names, text }: Pick<Source, "names" | "text">): ReadonlyArray<string> => {
  const found = [...text.matchAll(declarations)].map(({ groups = {} }) => groups)
  const shown = new Set(
    found.flatMap(({ constant, docstring = "", name, type }) =>
      docstring.includes("```ts") ? [name ?? constant ?? type] : []
    )
  )
  return found.flatMap(({ base = "", constant, name = constant, type, value = "" }) => {
    if (type !== undefined || name === undefined) return []
    const isCalled = constant === undefined
      ? names === undefined ? base.includes("Context.Service<") : !base.includes("Error")
      : names === undefined
      ? isConstructor(constant) || value.includes("= Context.Reference")
      : value.includes("= (") || value.includes("= async (")
    return isCalled && (names?.has(name) ?? true) && !shown.has(name) ? [name] : []
  })
}

interface Manifest {
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, string>>
}

const reExports = /^export \{([^}]*)\} from "(\.[^"]+)"$/gm

const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8")

const sourcesOf = (folder: string, entries: ReadonlyArray<string>): ReadonlyArray<Source> => {
  const files = entries.map((entry) => path.join(folder, entry))
  return files.flatMap((file): ReadonlyArray<Source> => {
    if (path.basename(file) !== "index.ts") return [{ file, text: read(file), names: undefined }]
    return [...read(file).matchAll(reExports)]
      .map(([, list = "", named = ""]) => ({
        file: path.join(path.dirname(file), named),
        names: new Set(list.split(",").map((name) => name.trim()).filter((name) => !name.startsWith("type ")))
      }))
      .filter((source) => !files.includes(source.file))
      .map((source) => ({ ...source, text: read(source.file) }))
  })
}

/** The sources of what the published packages open; for a root entry, those that it takes something from. */
export const publicSources = (): ReadonlyArray<Source> =>
  fs.globSync("packages/*/package.json", { cwd: root }).toSorted().flatMap((file) => {
    const manifest: Manifest = JSON.parse(read(file))
    return manifest.private === true ? [] : sourcesOf(path.dirname(file), Object.values(manifest.exports ?? {}))
  })
