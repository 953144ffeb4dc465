/**
 * Under which licences the software is that is installed with the published packages, or is built into them. It is
 * written into THIRD-PARTY-NOTICES.md by `node scripts/notices.ts`; `check` fails where that is out of date, or where a
 * licence is not one of those that are allowed.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { nameOf, type Outcome, published, root } from "./run.ts"

/** What asks for no more than that its notice is kept, each with its name in SPDX. */
const allowed: Readonly<Record<string, string>> = {
  "MIT": "the project's own",
  "MIT-0": "MIT without the duty to keep the notice",
  "Apache-2.0": "with a grant of patents; its notices are kept",
  "BSD-2-Clause": "like MIT",
  "BSD-3-Clause": "like MIT; names may not be used to advertise",
  "ISC": "like MIT in fewer words",
  "0BSD": "BSD without the duty to keep the notice",
  "BlueOak-1.0.0": "like MIT, with a grant of patents",
  "PostgreSQL": "like MIT"
}

/** Others' software inside a package that names only its own licence. */
const inside: Readonly<Record<string, string>> = {
  "@electric-sql/pglite": "holds Postgres compiled to WebAssembly, under the PostgreSQL licence"
}

export interface Part {
  readonly name: string
  readonly version: string
  readonly licence: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly os?: ReadonlyArray<string>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const manifestIn = (directory: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(directory, "package.json"), "utf8"))

/** Where Node finds a package from a directory. */
const found = (from: string, name: string): string | undefined => {
  for (let directory = fs.realpathSync(from);; directory = path.dirname(directory)) {
    const candidate = path.join(directory, "node_modules", name)
    if (fs.existsSync(path.join(candidate, "package.json"))) return fs.realpathSync(candidate)
    if (path.dirname(directory) === directory) return undefined
  }
}

/** Everything that an install of all published packages brings along; what is only for some platforms is left out. */
export const installedParts = (): ReadonlyArray<Part> => {
  const seen = new Map<string, Manifest>()
  const visit = (directory: string): void => {
    if (seen.has(directory)) return
    const manifest = manifestIn(directory)
    if (manifest.os !== undefined) return
    seen.set(directory, manifest)
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    // An optional peer is there where its user chose it.
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
    for (const name of new Set([...Object.keys(dependencies), ...peers])) {
      const target = found(directory, name)
      if (target !== undefined) visit(target)
      else if (!(name in optionalDependencies)) {
        throw new Error(`${manifest.name} needs ${name}, which is not installed.`)
      }
    }
  }
  for (const folder of published) visit(path.join(root, "packages", folder))
  const own = new Set(published.map(nameOf))
  return sorted(
    [...seen.values()].filter(({ name }) => !own.has(name)).map(({ license = "none", name, version }) => ({
      name,
      version,
      licence: license
    }))
  )
}

const sorted = (parts: ReadonlyArray<Part>): ReadonlyArray<Part> => {
  const named = new Map(parts.map((part) => [`${part.name} ${part.version}`, part]))
  return [...named.keys()].toSorted().map((key) => named.get(key)!)
}

const heading = /^## (\S+) - (\S+) \((.+)\)$/gm

/** The packages whose pages others' software is built into, and what the notices say of it. */
const bundled = {
  dashboard:
    "Into the scripts and styles of its pages. The styles begin with those of Tailwind CSS, under MIT, whose notice stands in them.",
  docs: "Into the site, and into the reference of the API.",
  host: "Into the program `sendwright`."
} as const

export type Bundled = keyof typeof bundled

/** What is built into each of these packages. */
export type BuiltIn = Readonly<Record<Bundled, ReadonlyArray<Part>>>

const noticesIn = (folder: Bundled): ReadonlyArray<string> => {
  const assets = path.join(root, "packages", folder, "assets")
  return fs.readdirSync(assets, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("third-party-notices.md"))
    .map((name) => path.join(assets, name))
}

/** What is built into a package, by the notices that its build writes. */
const partsIn = (folder: Bundled): ReadonlyArray<Part> =>
  sorted(
    noticesIn(folder).flatMap((file) =>
      [...fs.readFileSync(file, "utf8").matchAll(heading)].map((match) => ({
        name: match[1]!,
        version: match[2]!,
        licence: match[3]!
      }))
    )
  )

export const builtInParts = (): BuiltIn => ({
  dashboard: partsIn("dashboard"),
  docs: partsIn("docs"),
  host: partsIn("host")
})

/** Those whose licence is none of the allowed ones. */
export const refused = (parts: ReadonlyArray<Part>): ReadonlyArray<string> =>
  parts.filter(({ licence }) => !Object.hasOwn(allowed, licence))
    .map(({ licence, name, version }) => `${name} ${version} is under ${licence}, which is not allowed in what ships.`)

const table = (heads: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: ReadonlyArray<string>) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n")
}

const partTable = (parts: ReadonlyArray<Part>): string =>
  table(
    ["Package", "Version", "Licence"],
    parts.map(({ licence, name, version }) => [
      `\`${name}\``,
      version,
      name in inside ? `${licence}; ${inside[name]}` : licence
    ])
  )

/** The whole of THIRD-PARTY-NOTICES.md. */
export const toNotices = (installed: ReadonlyArray<Part>, builtIn: BuiltIn): string => {
  const used = new Set([installed, ...Object.values(builtIn)].flat().map(({ licence }) => licence))
  const sections = Object.entries(bundled).map(([folder, what]) =>
    `## Built into ${nameOf(folder)}

${what} The texts of the licences are in the package, in the files below \`assets\` whose names end in \`third-party-notices.md\`.

${partTable(builtIn[folder as Bundled])}
`
  )
  return `# Third-party notices

Sendwright is under the [MIT licence](LICENSE). This page lists others' software that comes with it, and is written by \`node scripts/notices.ts\` from what is installed.

## Licences

No other licence than these is allowed in what ships; \`npx -y pnpm@12 check\` fails on one.

${table(["Licence", "What it is"], Object.entries(allowed).filter(([name]) => used.has(name)))}

## Installed beside the packages

By a package manager, as packages of their own, each with its licence in it. All packages together need these; most need less. Packages for one platform alone, and optional peers, are not listed.

${partTable(installed)}

${sections.join("\n")}`
}

const page = path.join(root, "THIRD-PARTY-NOTICES.md")

export const checkNotices = (): Outcome => {
  const installed = installedParts()
  const builtIn = builtInParts()
  const problems = refused([installed, ...Object.values(builtIn)].flat())
  if (fs.readFileSync(page, "utf8") !== toNotices(installed, builtIn)) {
    return {
      ok: false,
      output: [...problems, "THIRD-PARTY-NOTICES.md is out of date: run node scripts/notices.ts."].join("\n")
    }
  }
  return { ok: problems.length === 0, output: problems.join("\n") }
}

if (import.meta.main) {
  fs.writeFileSync(page, toNotices(installedParts(), builtInParts()))
  const { ok, output } = checkNotices()
  if (output !== "") console.log(output)
  process.exitCode = ok ? 0 : 1
}
