import { isTooOpen } from "@sendwright/node/DataDirectory"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import * as path from "node:path"
import * as AdminSocket from "../adapters/AdminSocket.ts"
import * as DataDir from "../adapters/DataDir.ts"
import { captureDirectory, type HostConfig } from "../config/Config.ts"
import * as KeyRings from "../config/KeyRing.ts"
import { type Check, check } from "./Check.ts"

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** The nearest directory above that is there: where one is missing, it is made below it. */
const nearest = (directory: string): string =>
  fs.existsSync(directory) || path.dirname(directory) === directory ? directory : nearest(path.dirname(directory))

const writeCheck = (dataDir: string): Check => {
  const name = "data directory"
  try {
    const place = nearest(dataDir)
    if (!fs.statSync(place).isDirectory()) return check(name, "fail", DataDir.explain(dataDir, "ENOTDIR").message)
    fs.accessSync(place, fs.constants.W_OK)
    return check(
      name,
      "ok",
      fs.existsSync(dataDir) ? `${dataDir} can be written` : `${dataDir} is made when it is needed`
    )
  } catch (error) {
    return check(name, "fail", DataDir.explain(dataDir, codeOf(error)).message)
  }
}

/** What others could read: bodies, addresses, keys. */
const modeCheck = (config: HostConfig): Check => {
  const name = "file modes"
  const places = [
    config.dataDir,
    path.join(config.dataDir, "pgdata"),
    captureDirectory(config),
    KeyRings.fileOf(config.dataDir)
  ]
  const open = places.filter((place) => fs.existsSync(place) && isTooOpen(place))
  if (open.length === 0) return check(name, "ok", "nothing in the data directory is open to other users")
  return check(
    name,
    open.length === 1 && open[0] === config.dataDir ? "warn" : "fail",
    `open to other users: ${open.join(", ")}; run chmod go-rwx ${open.join(" ")}, which a start also does where it may`
  )
}

const socketCheck = (dataDir: string): ReadonlyArray<Check> => {
  const found = AdminSocket.find(dataDir)
  return found._tag === "Untrusted" ? [check("admin socket", "fail", found.message)] : []
}

/** Looks at the data directory, what is in it, and who may read it. */
export const examine = (config: HostConfig): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.sync(() => {
    const needed = config.databaseUrl === null || config.providers.length === 0
    if (!needed && !fs.existsSync(config.dataDir)) return []
    return [writeCheck(config.dataDir), modeCheck(config), ...socketCheck(config.dataDir)]
  }).pipe(
    Effect.catchDefect((error) =>
      Effect.succeed([check("data directory", "fail", DataDir.explain(config.dataDir, codeOf(error)).message)])
    )
  )
