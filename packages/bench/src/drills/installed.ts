/**
 * `pnpm bench drill-installed`: an earlier commit is packed as 0.0.9, installed by npm and worked with; then the archives
 * of the next release are installed in its place, the earlier ones again, and the next ones once more. Each version has to
 * show what the one before showed, and to go on with it. `--old COMMIT` names another commit than the one that the first
 * migration has been final since. This checkout has to be built.
 */
import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { parseArgs } from "node:util"
import { startRegistry } from "../../../../scripts/registry.ts"
import { packNext } from "../../../../scripts/stage.ts"
import { report } from "../Report.ts"
import { packCommit } from "./installed/archives.ts"
import { playEmbedded } from "./installed/embedded.ts"
import { makeFolder } from "./installed/Folder.ts"
import { playServer, type Stage } from "./installed/server.ts"

/** The commit that named the first migration for good. */
const earliest = "516030e2093af772264a2c2fbac15b6f923b01d8"
const earlierVersion = "0.0.9"

/** What an upgrade in place and the way back promise, and did not keep. */
const broken = (
  server: { readonly stages: ReadonlyArray<Stage>; readonly unfinished: number },
  embedded: { readonly differences: ReadonlyArray<string> }
): ReadonlyArray<string> => [
  ...server.stages.flatMap(({ differences, sameEmail, standing, version }) => [
    ...differences.map((difference) => `${version}: ${difference}`),
    ...sameEmail ? [] : [`${version}: a repeated key got another email`],
    ...standing.compatible ? [] : [`${version} says that it may not work with the database`]
  ]),
  ...server.unfinished === 0 ? [] : [`${server.unfinished} emails came to no end`],
  ...embedded.differences
]

export const installed = async (): Promise<void> => {
  const { values } = parseArgs({
    args: process.argv.slice(3).filter((one) => one !== "--"),
    options: { old: { type: "string", default: earliest } }
  })
  const old = execFileSync("git", ["rev-parse", "--short", values.old], { encoding: "utf8" }).trim()
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-archives-"))
  const archives = (name: string) => {
    const folder = path.join(directory, name)
    fs.mkdirSync(folder)
    return folder
  }
  try {
    const earlier = archives("earlier")
    packCommit(old, earlierVersion, earlier)
    const next = archives("next")
    const { ok, output, version } = packNext(next)
    if (!ok) throw new Error(output)
    const registry = await startRegistry([earlier, next])
    const versions = [earlierVersion, version, earlierVersion, version]
    const inFolder = async <A>(play: (folder: ReturnType<typeof makeFolder>) => Promise<A>): Promise<A> => {
      const folder = makeFolder(registry.url)
      return play(folder).finally(folder.remove)
    }
    try {
      const server = await inFolder((folder) => playServer(folder, versions))
      const embedded = await inFolder((folder) => playEmbedded(folder, versions))
      report("drill-installed", { old, versions }, { server, embedded })
      const problems = broken(server, embedded)
      if (problems.length > 0) throw new Error(`a promise was broken: ${problems.join("; ")}`)
    } finally {
      await registry.stop()
    }
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
