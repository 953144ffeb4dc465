/** What `npm install` brings into an empty folder. */
import * as fs from "node:fs"
import * as path from "node:path"
import { bytesBelow } from "../../../../scripts/archives.ts"
import { round } from "../Statistics.ts"

export interface Installed {
  readonly packages: number
  readonly megabytes: number
  /** Each package that has a tenth of a megabyte and more, with the packages that npm put below it. */
  readonly largest: Readonly<Record<string, number>>
}

const megabytes = (bytes: number): number => round(bytes / 1e6, 1)

/** By what npm has written down of its own work. */
export const installedIn = (directory: string): Installed => {
  const modules = path.join(directory, "node_modules")
  const lock = JSON.parse(fs.readFileSync(path.join(modules, ".package-lock.json"), "utf8"))
  const bytes = new Map(
    Object.keys(lock.packages).map((folder) => [
      folder.replace("node_modules/", ""),
      bytesBelow(path.join(directory, folder))
    ])
  )
  return {
    packages: bytes.size,
    megabytes: megabytes(bytesBelow(modules)),
    largest: Object.fromEntries(
      [...bytes].filter(([, size]) => size >= 1e5).toSorted(([, a], [, b]) => b - a)
        .map(([name, size]) => [name, megabytes(size)])
    )
  }
}
