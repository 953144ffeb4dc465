import { type ChildProcess, spawn } from "node:child_process"
import * as fs from "node:fs"
import * as path from "node:path"

/** Starts a program that stays in the foreground; what it says is in a file with its name. */
export const startDaemon = (
  directory: string,
  program: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {}
): ChildProcess => {
  const log = fs.openSync(path.join(directory, `${path.basename(program)}.log`), "a")
  const child = spawn(program, args, { env: { PATH: "/usr/bin:/bin", ...env }, stdio: ["ignore", log, log] })
  fs.closeSync(log)
  child.on("error", () => {})
  return child
}
