/** An empty folder in which packages are installed by npm, as somebody would. */
import { execFile } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"

export interface NpmFolder {
  readonly directory: string
  /** Says how long it took, in milliseconds. What npm has in its cache is not fetched again. */
  readonly install: (...packages: ReadonlyArray<string>) => Promise<number>
  readonly remove: () => void
}

export const npmFolder = (registry: string): NpmFolder => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-installed-"))
  fs.writeFileSync(path.join(directory, "package.json"), JSON.stringify({ name: "installed", private: true }))
  return {
    directory,
    install: async (...packages) => {
      const beganMs = performance.now()
      const options = ["--no-audit", "--no-fund", "--prefer-offline", `--registry=${registry}`]
      await promisify(execFile)("npm", ["install", ...options, ...packages], { cwd: directory })
      return Math.round(performance.now() - beganMs)
    },
    remove: () => fs.rmSync(directory, { recursive: true, force: true })
  }
}
