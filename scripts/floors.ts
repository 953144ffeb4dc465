/**
 * The floors that the sources stand on, lowest first. A file imports, types included, only from lower floors and from its
 * own room: its package, and inside the package its folder. Rooms of one floor do not import each other.
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

/**
 * The rooms of each package that has folders: a folder, or a module at the root that stands on a floor of its own. "." are
 * the other modules at the root.
 */
export const roomFloors: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  api: [["wire"], ["."]],
  core: [
    ["net"],
    ["foundation"],
    ["model"],
    ["audit"],
    ["accounts"],
    ["reputation", "secrets"],
    ["users"],
    ["domains", "metrics", "portal", "templates"],
    ["emails"],
    ["suppressions", "webhooks"],
    ["privacy"],
    ["requests", "sending"],
    ["objects", "operator"],
    ["."],
    ["memory"],
    ["index"]
  ],
  dashboard: [["contract"], ["server"]],
  embedded: [["internal"], ["."]],
  host: [
    ["foundation"],
    ["config"],
    ["adapters"],
    ["checks"],
    ["admin"],
    ["engine"],
    ["server"],
    ["processes"],
    ["cli"],
    ["."]
  ],
  "http-providers": [["HttpOptions"], ["internal"], ["."]],
  node: [["internal"], ["."]],
  postgres: [
    ["connection", "sql"],
    ["database", "migrations"],
    ["accounts", "audit", "domains", "months", "queues", "reputation", "secrets", "suppressions", "templates"],
    ["emails", "metrics", "objects", "portal", "schema", "users"],
    ["join", "reports", "requests", "webhooks"],
    ["privacy", "sending"],
    ["health"],
    ["."]
  ],
  s3: [["S3Options"], ["internal"], ["."]],
  ses: [["SesOptions", "SesOutcome"], ["internal"], ["."]],
  smtp: [["DsnRequest", "SmtpOptions"], ["client"], ["."]],
  submission: [["Reply"], ["internal"], ["."]],
  testing: [["."], ["conformance", "joined", "simulation"], ["createTestSendwright"]]
}

interface Place {
  readonly pkg: string
  readonly room: string
}

const sourceFile = /(?:^|\/)packages\/([^/]+)\/src\/(.+)$/
const ownPackage = /^@sendwright\/([^/]+)(?:\/(.+))?$/

const roomOf = (pkg: string, module: string): string =>
  module.includes("/")
    ? module.slice(0, module.indexOf("/"))
    : roomFloors[pkg]?.flat().includes(module) === true
    ? module
    : "."

const placeOf = (file: string): Place | undefined => {
  const match = sourceFile.exec(file)
  if (match === null) return undefined
  const [, pkg = "", below = ""] = match
  return { pkg, room: roomOf(pkg, below.replace(/\.ts$/, "")) }
}

const resolve = (file: string, specifier: string): string =>
  new URL(specifier, `file:///${file.replaceAll("\\", "/").replace(/^\/+/, "")}`).pathname

const targetOf = (file: string, specifier: string): Place | undefined => {
  if (specifier.startsWith(".")) return placeOf(resolve(file, specifier))
  const match = ownPackage.exec(specifier)
  if (match === null) return undefined
  const [, pkg = "", module = ""] = match
  return { pkg, room: roomOf(pkg, module) }
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
  const floors = roomFloors[from.pkg]
  return floors === undefined ? undefined : judge(floors, "roomFloors", from.room, to.room)
}
