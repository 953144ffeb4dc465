/**
 * `pnpm bench drill-upgrade --old DIR`: an older version and this one side by side under load, upgrade and rollback. DIR
 * is a checkout of the older one with its packages installed. `--step`, `--rate` and `--emails` say for how many seconds
 * each step lasts, how many requests a second there are, and how many emails there were before.
 */
import { execFileSync } from "node:child_process"
import * as path from "node:path"
import { parseArgs } from "node:util"
import { report } from "../Report.ts"
import { playUpgrade, type UpgradeOptions } from "./upgrade/play.ts"
import { brokenPromises } from "./upgrade/promises.ts"

export const upgrade = async (): Promise<void> => {
  const { values } = parseArgs({
    args: process.argv.slice(3).filter((one) => one !== "--"),
    options: {
      old: { type: "string" },
      step: { type: "string", default: "20" },
      rate: { type: "string", default: "40" },
      emails: { type: "string", default: "100000" }
    }
  })
  if (values.old === undefined) {
    throw new Error("name the checkout of the older version: git worktree add DIR COMMIT, install there, --old DIR")
  }
  const options: UpgradeOptions = {
    oldProgram: path.resolve(values.old, "packages/host/src/main.ts"),
    path: [["old", "old"], ["new", "old"], ["new", "new"], ["new", "old"], ["old", "old"], ["new", "new"]],
    stepMs: Number(values.step) * 1_000,
    perSecond: Number(values.rate),
    emails: Number(values.emails),
    inTheWayMs: 5_000
  }
  const old = execFileSync("git", ["-C", values.old, "rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()
  const figures = await playUpgrade(options)
  const { oldProgram: _, ...settings } = options
  report("drill-upgrade", { old, ...settings }, figures)
  const broken = brokenPromises(figures, options)
  if (broken.length > 0) throw new Error(`a promise was broken: ${broken.join("; ")}`)
}
