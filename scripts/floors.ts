/**
 * The floors that the sources stand on, lowest first. A file imports, types included, only from lower floors and from its
 * own room: its package, inside the package its folder, and inside a folder that has rooms of its own its folder there.
 * Rooms of one floor do not import each other.
 */

/** The packages. What joins surfaces, storages and providers stands above them all. */
export const packageFloors: ReadonlyArray<ReadonlyArray<string>> = [
  ["core", "client", "create-sendwright"],
  ["api", "mime"],
  ["http", "http-providers", "node", "postgres", "s3", "smtp"],
  [
    "dashboard",
    "docs",
    "embedded",
    "mailgun",
    "mx",
    "postmark",
    "receiving",
    "resend",
    "sendgrid",
    "ses",
    "ses-api",
    "submission"
  ],
  ["promise"],
  ["host", "testing"],
  ["bench", "consumer", "reference"]
]

/**
 * The rooms of each package that has folders, and of each folder that has rooms itself: a folder, or a module that stands
 * on a floor of its own. "." are the other modules. `page` is the dashboard's page, whose sources are in `page/src`.
 */
export const roomFloors: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  api: [["wire"], ["."]],
  core: [
    ["net", "replies"],
    ["foundation"],
    ["model"],
    ["audit"],
    ["accounts"],
    ["reputation", "secrets"],
    ["users"],
    ["domains", "metrics", "portal", "templates"],
    ["emails"],
    ["received", "suppressions"],
    ["webhooks"],
    ["privacy"],
    ["requests", "sending"],
    ["objects", "operator"],
    ["."],
    ["memory"],
    ["index"]
  ],
  dashboard: [["contract"], ["page", "server"]],
  "dashboard/page": [["foundation"], ["live", "snippets", "ui"], ["sign-in"], ["frame"], ["screens"], [".", "portal"]],
  "dashboard/page/screens": [
    ["domains", "email", "keys", "metrics", "operator", "send", "sign-in", "suppressions", "templates", "webhooks"],
    ["account", "emails", "set-up"],
    ["received"],
    ["index"]
  ],
  "dashboard/server": [
    ["OidcIssuer"],
    ["DashboardSettings"],
    ["foundation"],
    ["previews", "sessions", "streams"],
    ["oidc"],
    ["handlers"],
    ["."]
  ],
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
  mime: [["OriginalHeader", "asBytes", "base64", "quotedPrintable"], ["reading"], ["."]],
  mx: [["dns"], ["Route", "Site"], ["shaping", "tls"], ["reports", "sources"], ["."]],
  node: [["internal"], ["."]],
  postgres: [
    ["connection", "sql"],
    ["database", "migrations"],
    ["accounts", "audit", "domains", "months", "queues", "reputation", "secrets", "suppressions", "templates"],
    ["emails", "metrics", "objects", "portal", "schema", "users"],
    ["join", "received", "reports", "requests"],
    ["webhooks"],
    ["privacy", "sending"],
    ["health"],
    ["."]
  ],
  receiving: [["authentication", "spam"], ["."]],
  s3: [["S3Options"], ["internal"], ["."]],
  ses: [["SesOptions", "SesOutcome"], ["internal"], ["."]],
  smtp: [["DsnRequest", "SmtpOptions", "diagnostic"], ["client", "server"], ["."]],
  testing: [["."], ["conformance", "joined", "simulation"], ["createTestSendwright"]]
}

/** A package, and the path of a module below its sources. */
interface Place {
  readonly pkg: string
  readonly module: string
}

const sourceFile = /(?:^|\/)packages\/([^/]+)\/(page\/)?src\/(.+)$/
const ownPackage = /^@sendwright\/([^/]+)(?:\/(.+))?$/

const placeOf = (file: string): Place | undefined => {
  const match = sourceFile.exec(file)
  if (match === null) return undefined
  const [, pkg = "", page = "", below = ""] = match
  return { pkg, module: page + below.replace(/\.tsx?$/, "") }
}

const resolve = (file: string, specifier: string): string =>
  new URL(specifier, `file:///${file.replaceAll("\\", "/").replace(/^\/+/, "")}`).pathname

const targetOf = (file: string, specifier: string): Place | undefined => {
  if (specifier.startsWith(".")) return placeOf(resolve(file, specifier))
  const match = ownPackage.exec(specifier)
  if (match === null) return undefined
  const [, pkg = "", module = ""] = match
  return { pkg, module }
}

const judge = (floors: ReadonlyArray<ReadonlyArray<string>>, table: string, from: string, to: string) => {
  const here = floors.findIndex((rooms) => rooms.includes(from))
  const there = floors.findIndex((rooms) => rooms.includes(to))
  if (here < 0) return `${from} stands on no floor: give it one in ${table} of scripts/floors.ts.`
  if (there < 0) return `${to} stands on no floor: give it one in ${table} of scripts/floors.ts.`
  return there < here
    ? undefined
    : `${from} must not import ${to}, which does not stand below it: see ${table} in scripts/floors.ts.`
}

const roomOf = (rooms: ReadonlyArray<string>, module: string): string =>
  module.includes("/")
    ? module.slice(0, module.indexOf("/"))
    : rooms.includes(module)
    ? module
    : "."

/** Judges by the rooms of the first folder in which the two modules are in different ones. */
const judgeRooms = (folder: string, from: string, to: string): string | undefined => {
  const floors = roomFloors[folder]
  if (floors === undefined) return undefined
  const [here, there] = [roomOf(floors.flat(), from), roomOf(floors.flat(), to)]
  return here === there
    ? judgeRooms(`${folder}/${here}`, from.slice(here.length + 1), to.slice(here.length + 1))
    : judge(floors, `roomFloors["${folder}"]`, here, there)
}

/** Why a source file may not import a module; `undefined` where it may. Tests and scripts may import anything. */
export const checkImport = (file: string, specifier: string): string | undefined => {
  const from = placeOf(file.replaceAll("\\", "/"))
  const to = targetOf(file, specifier)
  if (from === undefined || to === undefined) return undefined
  return from.pkg === to.pkg
    ? judgeRooms(from.pkg, from.module, to.module)
    : judge(packageFloors, "packageFloors", from.pkg, to.pkg)
}
