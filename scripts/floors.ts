/**
 * The floors that the sources stand on, lowest first. A file imports, types included, what stands on lower floors or in
 * its own room: its package, or inside core its folder. Rooms of one floor know nothing of each other.
 */

/** The packages. What joins surfaces, storages and providers stands above them all. */
export const packageFloors: ReadonlyArray<ReadonlyArray<string>> = [
  ["core", "client", "create-sendwright"],
  ["api", "mime"],
  ["http", "http-providers", "node", "postgres", "s3", "ses", "smtp"],
  ["dashboard", "docs", "embedded", "postmark", "resend", "sendgrid", "submission"],
  ["promise"],
  ["host", "testing"],
  ["bench", "consumer", "reference"]
]

/** The folders of core; "." are the modules at its root, which put the features together, and "index" is its root entry. */
export const coreFloors: ReadonlyArray<ReadonlyArray<string>> = [
  ["net"],
  ["foundation"],
  ["model"],
  ["audit"],
  ["accounts"],
  ["reputation", "secrets"],
  ["people"],
  ["domains", "metrics", "portal", "templates"],
  ["emails"],
  ["suppressions", "webhooks"],
  ["privacy"],
  ["requests", "sending"],
  ["contents", "operations"],
  ["."],
  ["memory"],
  ["index"]
]

interface Place {
  readonly pkg: string
  /** The folder below `src`; "." for the root, "index" for the root entry. */
  readonly folder: string
}

const sourceFile = /(?:^|\/)packages\/([^/]+)\/src\/(.+)$/
const ownPackage = /^@sendwright\/([^/]+)(?:\/(.+))?$/

const placeOf = (file: string): Place | undefined => {
  const match = sourceFile.exec(file)
  if (match === null) return undefined
  const [, pkg = "", below = ""] = match
  const folder = below === "index.ts" ? "index" : below.includes("/") ? below.slice(0, below.indexOf("/")) : "."
  return { pkg, folder }
}

const resolve = (file: string, specifier: string): string =>
  new URL(specifier, `file:///${file.replaceAll("\\", "/").replace(/^\/+/, "")}`).pathname

const targetOf = (file: string, specifier: string): Place | undefined => {
  if (specifier.startsWith(".")) return placeOf(resolve(file, specifier))
  const match = ownPackage.exec(specifier)
  if (match === null) return undefined
  const [, pkg = "", module = ""] = match
  return { pkg, folder: module.includes("/") ? module.slice(0, module.indexOf("/")) : "." }
}

const floorOf = (floors: ReadonlyArray<ReadonlyArray<string>>, room: string): number =>
  floors.findIndex((rooms) => rooms.includes(room))

const judge = (floors: ReadonlyArray<ReadonlyArray<string>>, table: string, from: string, to: string) => {
  if (from === to) return undefined
  const here = floorOf(floors, from)
  const there = floorOf(floors, to)
  if (here < 0) return `${from} stands on no floor: give it one in ${table} of scripts/floors.ts.`
  if (there < 0) return `${to} stands on no floor: give it one in ${table} of scripts/floors.ts.`
  return there < here
    ? undefined
    : `${from} must not import ${to}, which does not stand below it: see ${table} in scripts/floors.ts.`
}

/** Why a source file may not import a module; `undefined` where it may. Tests and scripts may import anything. */
export const checkImport = (file: string, specifier: string): string | undefined => {
  const from = placeOf(file.replaceAll("\\", "/"))
  const to = targetOf(file, specifier)
  if (from === undefined || to === undefined) return undefined
  if (from.pkg !== to.pkg) return judge(packageFloors, "packageFloors", from.pkg, to.pkg)
  return from.pkg === "core" ? judge(coreFloors, "coreFloors", from.folder, to.folder) : undefined
}
