/** A folder in which one version of the server is installed, and another one in its place, by npm and from archives. */
import { execFile } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
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
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-installed-"))
  const program = path.join(directory, "node_modules/@sendwright/host/dist/main.js")
  fs.writeFileSync(path.join(directory, "package.json"), JSON.stringify({ name: "installed", private: true }))
  return {
    directory,
    program,
    install: async (version) => {
      const beganMs = performance.now()
      await promisify(execFile)(
        "npm",
        ["install", "--no-audit", "--no-fund", `--registry=${registry}`, `@sendwright/host@${version}`],
        { cwd: directory }
      )
      const installMs = Math.round(performance.now() - beganMs)
      const { stdout } = await promisify(execFile)(process.execPath, [program, "--version"])
      if (!stdout.trim().endsWith(`v${version}`)) throw new Error(`${version} is not installed, but ${stdout.trim()}`)
      return installMs
    },
    remove: () => fs.rmSync(directory, { recursive: true, force: true })
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
