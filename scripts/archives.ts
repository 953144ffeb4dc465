/** What is in a packed package, and how large it is. */
import * as fs from "node:fs"
import * as path from "node:path"
import { nameOf, type Outcome, root, run } from "./run.ts"

/** What a project downloads and keeps, in bytes. */
export interface Size {
  /** Of the archive. */
  readonly packed: number
  /** Of the package alone. */
  readonly unpacked: number
  /** Of the package, the peers that it cannot do without, and everything that they depend on. */
  readonly installed: number
}

/** The sum of all files below a directory, links not followed. */
export const bytesBelow = (directory: string): number =>
  fs.readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)

/** The files below a folder of a package, each as it is called in the archive. */
const filesBelow = (name: string, folder: string): ReadonlyArray<string> => {
  const from = path.join(root, "packages", name)
  if (!fs.existsSync(path.join(from, folder))) return []
  return fs.readdirSync(path.join(from, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
}

/**
 * The files that an archive must have, and no others: each source with what is compiled of it, or its copy if it is JSON;
 * what is packed as it is, such as the dashboard's page; and the files that every package has.
 */
export const wantedFiles = (
  sources: ReadonlyArray<string>,
  asTheyAre: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const compiled = sources.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts")).flatMap((file) => {
    const base = file.replace(/^src\//, "dist/").replace(/\.tsx?$/, "")
    return [".js", ".d.ts", ".d.ts.map"].map((end) => `${base}${end}`)
  })
  const copied = sources.filter((file) => file.endsWith(".json")).map((file) => file.replace(/^src\//, "dist/"))
  return ["LICENSE", "README.md", "package.json", ...sources, ...compiled, ...copied, ...asTheyAre].toSorted()
}

/** Maps that name a source which is not in the package; `read` gives the text of one of its files. */
export const strayMaps = (files: ReadonlyArray<string>, read: (file: string) => string): ReadonlyArray<string> => {
  const known = new Set(files)
  return files.filter((file) => /\.(?:js|ts|css)\.map$/.test(file)).filter((file) => {
    const { sources = [] } = JSON.parse(read(file)) as { readonly sources?: ReadonlyArray<string> }
    return sources.length === 0
      || sources.some((source) => !known.has(path.posix.join(path.posix.dirname(file), source)))
  })
}

/** What is built into the assets of a package, and must be there. */
const builtAssets: Readonly<Record<string, ReadonlyArray<string>>> = {
  dashboard: ["index.html", "portal.html", "third-party-notices.md"],
  embedded: ["cluster.tgz"],
  host: ["sendwright.mjs", "third-party-notices.md"],
  docs: ["index.html", "llms.txt", "third-party-notices.md", "api/reference.html", "api/third-party-notices.md"]
}

/** Holds the names in an archive against those that it must have. */
export const judgeContents = (name: string, archive: string): Outcome => {
  const listed = run("tar", ["-tzf", archive])
  if (!listed.ok) return listed
  const files = listed.output.split("\n").map((line) => line.trim().replace(/^package\//, ""))
  const asTheyAre = [...filesBelow(name, "assets"), ...filesBelow(name, "templates")]
  const wanted = wantedFiles(filesBelow(name, "src"), asTheyAre)
  const page = (builtAssets[name] ?? []).map((file) => `assets/${file}`)
  const read = (file: string) => fs.readFileSync(path.join(root, "packages", name, file), "utf8")
  const problems = [
    ...[...wanted, ...page].filter((file) => !files.includes(file)).map((file) => `${name}: ${file} is missing`),
    ...files.filter((file) => !wanted.includes(file)).map((file) => `${name}: ${file} does not belong there`),
    ...strayMaps(files, read).map((file) => `${name}: ${file} names a source that is not there`)
  ]
  return { ok: problems.length === 0, output: problems.join("\n") }
}

/** The peers that a package can do without. */
const optionalPeers = (directory: string): ReadonlySet<string> => {
  const { peerDependenciesMeta = {} } = JSON.parse(fs.readFileSync(path.join(directory, "package.json"), "utf8")) as {
    readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  }
  return new Set(Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional === true))
}

/** Everything that a package of an installed project needs, by the links that pnpm makes beside it. */
const closure = (directory: string, seen: Set<string>): Set<string> => {
  const real = fs.realpathSync(directory)
  if (seen.has(real)) return seen
  seen.add(real)
  // `…/.pnpm/<package>@<version>/node_modules/<package>`: its siblings are its dependencies.
  const siblings = real.slice(
    0,
    real.lastIndexOf(`${path.sep}node_modules${path.sep}`) + `${path.sep}node_modules`.length
  )
  const optional = optionalPeers(real)
  for (const entry of fs.readdirSync(siblings)) {
    const below = path.join(siblings, entry)
    const packages = entry.startsWith("@") ? fs.readdirSync(below).map((scoped) => path.join(below, scoped)) : [below]
    for (const one of packages) {
      const isNeeded = !optional.has(path.relative(siblings, one).replaceAll(path.sep, "/"))
      if (isNeeded && fs.existsSync(path.join(one, "package.json"))) closure(one, seen)
    }
  }
  return seen
}

/** The sizes of a package in a project that has installed its archive. */
export const sizeOf = (name: string, archive: string, project: string): Size => {
  const installed = fs.realpathSync(path.join(project, "node_modules", nameOf(name)))
  return {
    packed: fs.statSync(archive).size,
    unpacked: bytesBelow(installed),
    installed: [...closure(installed, new Set())].reduce((sum, directory) => sum + bytesBelow(directory), 0)
  }
}

const page = path.join(root, "docs/embed/packages.md")
const begin = "<!-- sizes: written by node scripts/packages.ts --docs -->"
const end = "<!-- end of sizes -->"

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString("en")} kB`

const row = (name: string, { installed, packed, unpacked }: Size): ReadonlyArray<string> => [
  `\`${nameOf(name)}\``,
  kilobytes(packed),
  kilobytes(unpacked),
  kilobytes(installed)
]

/** The sizes as a table in Markdown, with columns that are padded as the formatter does it. */
export const table = (sizes: ReadonlyMap<string, Size>): string => {
  const rows = [
    ["Package", "Archive", "Unpacked", "With all dependencies"],
    ...[...sizes].map(([name, size]) => row(name, size))
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  const line = (cells: ReadonlyArray<string>) =>
    `| ${
      cells.map((cell, column) => column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)).join(" | ")
    } |`
  const rule = `| ${
    widths.map((width, column) => column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`).join(" | ")
  } |`
  return [line(rows[0]!), rule, ...rows.slice(1).map(line)].join("\n")
}

/** Writes the table into its page. */
export const writeSizes = (sizes: ReadonlyMap<string, Size>): void => {
  const text = fs.readFileSync(page, "utf8")
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) {
    throw new Error(`docs/embed/packages.md has no place for the sizes, between ${begin} and ${end}.`)
  }
  fs.writeFileSync(page, `${before}${begin}\n\n${table(sizes)}\n\n${end}${after}`)
}

/** How far a size may be from the one that is written down. */
const tolerance = 0.2

/** Whether what the page says is still about true. */
export const judgeSizes = (sizes: ReadonlyMap<string, Size>): Outcome => {
  const text = fs.readFileSync(page, "utf8")
  const stale = [...sizes].filter(([name, size]) => {
    const cells = text.split("\n").find((line) => line.startsWith(`| \`${nameOf(name)}\` `))?.split("|").slice(2, 5)
    const written = cells?.map((cell) => 1000 * Number(cell.replace(/\D/g, "")))
    const actual = [size.packed, size.unpacked, size.installed]
    return written === undefined
      || actual.some((bytes, index) => Math.abs(bytes - written[index]!) > tolerance * bytes + 1000)
  })
  return {
    ok: stale.length === 0,
    output: stale.length === 0
      ? ""
      : `The sizes of ${stale.map(([name]) => name).join(", ")} in docs/embed/packages.md are out of date: ` +
        `run node scripts/packages.ts --docs.\n${table(sizes)}`
  }
}
