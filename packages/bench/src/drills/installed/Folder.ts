/** A folder in which one version of the server is installed, and another one in its place, by npm and from archives. */
import { execFile } from "node:child_process"
import * as path from "node:path"
import { promisify } from "node:util"
import { npmFolder } from "../../npmFolder.ts"
import { sendwrightOf } from "../../Processes.ts"

export interface Folder {
  readonly directory: string
  /** The program, of whichever version is installed. */
  readonly program: string
  /** Puts a version in the place of the one before; says how long that took, in milliseconds. */
  readonly install: (version: string) => Promise<number>
  readonly remove: () => void
}

export const makeFolder = (registry: string): Folder => {
  const { directory, install, remove } = npmFolder(registry)
  const program = path.join(directory, "node_modules/.bin/sendwright")
  return {
    directory,
    program,
    install: async (version) => {
      const installMs = await install(`@sendwright/host@${version}`)
      const { stdout } = await promisify(execFile)(process.execPath, [program, "--version"])
      if (!stdout.trim().endsWith(`v${version}`)) throw new Error(`${version} is not installed, but ${stdout.trim()}`)
      return installMs
    },
    remove
  }
}

/** Whether a version may work with a database, as it says itself. */
export const standing = async (program: string, env: Record<string, string>) => {
  const { compatible, pending, up_to_date } = await sendwrightOf(program)(env, "migrate", "--status")
  return {
    upToDate: up_to_date as boolean,
    compatible: compatible as boolean,
    pending: (pending as Array<unknown>).length
  }
}
