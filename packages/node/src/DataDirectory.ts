import * as fs from "node:fs"
import * as path from "node:path"

/** What this project puts into a data directory. */
const ownEntry = /^(?:pgdata|captured|secret-key|admin\.(?:sock|path)|sendwright\.lock.*|lost\+found|\.DS_Store)$/

const permissions = 0o777
const owner = 0o700

/**
 * Makes a directory of the owner's alone, with the parents that are missing. Throws where that cannot be done. One that
 * is there already and holds nothing but what is ours is closed to everybody else, unless it belongs to another user; one
 * that holds other things, such as a project's own directory, stays as it is.
 *
 * Node's own `recursive` never ends below a file system that answers ENOENT although the parent is there, as /proc.
 *
 * @example
 * ```ts
 * import { makeDirectory } from "@sendwright/node/DataDirectory"
 *
 * makeDirectory("data/keys")
 * ```
 */
export const makeDirectory = (directory: string): void => {
  if (!fs.existsSync(directory)) {
    const parent = path.dirname(directory)
    if (!fs.existsSync(parent)) makeDirectory(parent)
    fs.mkdirSync(directory, { mode: owner })
  } else if (isTooOpen(directory) && fs.readdirSync(directory).every((name) => ownEntry.test(name))) {
    restrict(directory, owner)
  }
}

/**
 * Makes a directory inside one of ours, closed to everybody else whatever it was before.
 *
 * @example
 * ```ts
 * import { makeDirectory, makePrivate } from "@sendwright/node/DataDirectory"
 *
 * makeDirectory("data")
 * makePrivate("data/captured")
 * ```
 */
export const makePrivate = (directory: string): void => {
  if (!fs.existsSync(directory)) fs.mkdirSync(directory, { mode: owner })
  if (isTooOpen(directory)) restrict(directory, owner)
}

/** Whether anybody but the owner has any right to a file or directory; never where the system has no such rights. */
export const isTooOpen = (place: string): boolean =>
  process.platform !== "win32" && (fs.statSync(place).mode & permissions & ~owner) !== 0

/** Takes rights away where this user may: what belongs to others, as a volume of an orchestrator, is theirs to close. */
export const restrict = (place: string, mode: number): void => {
  try {
    fs.chmodSync(place, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error
  }
}
