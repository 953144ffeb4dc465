/** What is in a packed package, and how large it is. */
import * as fs from "node:fs"
import * as path from "node:path"
import { type Outcome, root, run } from "./run.ts"

/** What a project downloads and keeps, in bytes. */
export interface Size {
  /** Of the archive. */
  readonly packed: number
  /** Of the package alone. */
  readonly unpacked: number
  /** Of the package, its peers and everything that they depend on. */
  readonly installed: number
}

/** The sum of all files below a directory, links not followed. */
const bytesBelow = (directory: string): number =>
  fs.readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)

/** Holds the names in an archive against the sources that they must come from. */
export const judgeContents = (name: string, archive: string): Outcome => {
  const listed = run("tar", ["-tzf", archive])
  if (!listed.ok) return listed
  const source = path.join(root, "packages", name, "src")
  const files = listed.output.split("\n").map((line) => line.trim().replace(/^package\//, ""))
  const page = ["dashboard", "docs"].includes(name) ? ["assets/index.html", "assets/third-party-notices.md"] : []
  const missing = ["package.json", "README.md", "LICENSE", ...page].filter((file) => !files.includes(file))
  const foreign = files.filter((file) => {
    if (["package.json", "README.md", "LICENSE"].includes(file)) return false
    if (page.length > 0 && file.startsWith("assets/")) return false
    if (file.startsWith("src/")) return !fs.existsSync(path.join(source, file.slice("src/".length)))
    const compiled = /^dist\/(.+)\.(?:js|d\.ts)(?:\.map)?$/.exec(file)?.[1]
    return compiled === undefined || !fs.existsSync(path.join(source, `${compiled}.ts`))
  })
  const problems = [
    ...missing.map((file) => `${name}: ${file} is missing`),
    ...foreign.map((file) => `${name}: ${file} does not belong there`)
  ]
  return { ok: problems.length === 0, output: problems.join("\n") }
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
  for (const entry of fs.readdirSync(siblings)) {
    const below = path.join(siblings, entry)
    const packages = entry.startsWith("@") ? fs.readdirSync(below).map((scoped) => path.join(below, scoped)) : [below]
    for (const one of packages) if (fs.existsSync(path.join(one, "package.json"))) closure(one, seen)
  }
  return seen
}

/** The sizes of a package in a project that has installed its archive. */
export const sizeOf = (name: string, archive: string, project: string): Size => {
  const installed = fs.realpathSync(path.join(project, "node_modules", "@sendwright", name))
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
  `\`@sendwright/${name}\``,
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
    const cells = text.split("\n").find((line) => line.startsWith(`| \`@sendwright/${name}\` `))?.split("|").slice(2, 5)
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
