/** The archives of an earlier commit, as if it had been released. */
import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { run } from "../../../../../scripts/run.ts"
import { packNext } from "../../../../../scripts/stage.ts"
import { progress } from "../../Report.ts"

const succeed = (what: string, { ok, output }: { readonly ok: boolean; readonly output: string }): void => {
  if (!ok) throw new Error(`${what}:\n${output.slice(-4_000)}`)
}

/** Takes the commit's files, builds them in a directory of their own, and packs them as `version`. */
export const packCommit = (commit: string, version: string, destination: string): void => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-earlier-"))
  try {
    const files = path.join(tree, "files.tar")
    execFileSync("git", ["archive", `--output=${files}`, commit])
    execFileSync("tar", ["-xf", files, "-C", tree])
    fs.rmSync(files)
    progress(`installing and building ${commit}`)
    const pnpm = ["-y", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline"]
    succeed("install", run("npx", pnpm, tree))
    succeed(
      "build",
      run("node", ["scripts/build.ts"], tree, {
        PATH: `${path.join(tree, "node_modules", ".bin")}${path.delimiter}${process.env["PATH"]}`
      })
    )
    succeed("pack", packNext(destination, { tree, version }))
  } finally {
    fs.rmSync(tree, { recursive: true, force: true })
  }
}
