/**
 * The archives of the next release. They are packed from a copy of the tree in which the pending changesets have become
 * versions, so that what is tested is what will be published; the tree itself keeps the last released version.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { nameOf, type Outcome, root, run } from "./run.ts"
import { applyVersions } from "./versions.ts"

/** What is packed beside a package's manifest. */
const packedParts = ["README.md", "assets", "dist", "src", "templates"]

/** The folders of the packages that a tree publishes. */
const publishedIn = (tree: string): ReadonlyArray<string> =>
  fs.readdirSync(path.join(tree, "packages")).filter((folder) => {
    const manifest = path.join(tree, "packages", folder, "package.json")
    return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, "utf8")).private !== true
  })

/** Copies what versions are made from, and nothing that is built, into an empty directory. */
export const copyManifests = (directory: string, tree = root): void => {
  for (const name of [".changeset", "CHANGELOG.md", "LICENSE", "package.json", "pnpm-workspace.yaml"]) {
    const from = path.join(tree, name)
    if (fs.existsSync(from)) fs.cpSync(from, path.join(directory, name), { recursive: true })
  }
  for (const folder of fs.readdirSync(path.join(tree, "packages"))) {
    const manifest = path.join("packages", folder, "package.json")
    if (!fs.existsSync(path.join(tree, manifest))) continue
    fs.mkdirSync(path.join(directory, "packages", folder), { recursive: true })
    fs.copyFileSync(path.join(tree, manifest), path.join(directory, manifest))
  }
}

const copyBuilt = (directory: string, tree: string): void => {
  for (const folder of publishedIn(tree)) {
    const to = path.join(directory, "packages", folder)
    for (const part of packedParts) {
      const from = path.join(tree, "packages", folder, part)
      if (fs.existsSync(from)) fs.cpSync(from, path.join(to, part), { recursive: true })
    }
    // The links by which pnpm finds the version that a package of this workspace has here.
    const linked = path.join("node_modules", "@sendwright")
    const links = path.join(tree, "packages", folder, linked)
    if (!fs.existsSync(links)) continue
    fs.mkdirSync(path.join(to, linked), { recursive: true })
    for (const link of fs.readdirSync(links)) {
      fs.symlinkSync(path.join("..", "..", "..", link), path.join(to, linked, link), "dir")
    }
  }
}

interface Manifest {
  readonly version: string
  readonly dependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>
}

/** What a package of this checkout says of itself. */
export const manifestOf = (name: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(root, "packages", name, "package.json"), "utf8"))

/** A package and all packages of this workspace that it needs. */
export const withDependencies = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const dependency of Object.keys(manifestOf(name).dependencies ?? {})) {
    if (dependency.startsWith("@sendwright/")) withDependencies(dependency.slice("@sendwright/".length), seen)
  }
  return seen
}

export interface Archives {
  readonly directory: string
  readonly version: string
}

/** The name of a package's archive. */
export const archiveOf = (folder: string, version: string): string =>
  `${nameOf(folder).replace("@", "").replace("/", "-")}-${version}.tgz`

/** Another tree than this checkout, such as an earlier commit's, and the version that its packages are to have. */
export interface Earlier {
  readonly tree: string
  readonly version: string
}

/** Packs all published packages, which must be built, into `destination`. */
export const packNext = (destination: string, earlier?: Earlier): Outcome & { readonly version: string } => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-stage-"))
  const tree = earlier?.tree ?? root
  try {
    copyManifests(directory, tree)
    copyBuilt(directory, tree)
    const applied = earlier === undefined ? applyVersions(directory) : giveVersion(directory, earlier.version)
    if (!applied.ok) return applied
    const filters = publishedIn(tree).flatMap((folder) => ["--filter", nameOf(folder)])
    const args = ["-y", "pnpm@12", ...filters, "-r", "pack", "--pack-destination", destination]
    return { ...run("npx", args, directory), version: applied.version }
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

/** Gives every published package of the copy one version. */
const giveVersion = (directory: string, version: string) => {
  for (const folder of publishedIn(directory)) {
    const file = path.join(directory, "packages", folder, "package.json")
    const manifest = JSON.parse(fs.readFileSync(file, "utf8"))
    fs.writeFileSync(file, JSON.stringify({ ...manifest, version }, null, 2))
  }
  return { ok: true, output: "", version }
}
