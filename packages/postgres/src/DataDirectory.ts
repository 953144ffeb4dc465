import * as fs from "node:fs"
import * as path from "node:path"

/**
 * Makes a directory of the owner's alone, with the parents that are missing. Throws where that cannot be done.
 *
 * Node's own `recursive` never ends below a file system that answers ENOENT although the parent is there, as /proc.
 *
 * @example
 * ```ts
 * import { makeDirectory } from "@sendwright/postgres/DataDirectory"
 *
 * makeDirectory("data/keys")
 * ```
 */
export const makeDirectory = (directory: string): void => {
  const parent = path.dirname(directory)
  if (!fs.existsSync(parent)) makeDirectory(parent)
  if (!fs.existsSync(directory)) fs.mkdirSync(directory, { mode: 0o700 })
}
