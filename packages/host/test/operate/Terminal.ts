/** A shell in which the commands of a page are pasted one after the other, as an operator does. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as path from "node:path"
import { testedProgram } from "../../../../scripts/tested-program.ts"

export interface Terminal {
  /** Pastes a script and answers with what it printed; fails where one of its commands does. */
  readonly paste: (script: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** Opens one, in which `sendwright` is the program, and `sudo` changes nobody. */
export const openTerminal = (directory: string, environment: Readonly<Record<string, string>>): Terminal => {
  const programs = path.join(directory, "bin")
  fs.mkdirSync(programs, { recursive: true })
  const install = (name: string, line: string) =>
    fs.writeFileSync(path.join(programs, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  install("sendwright", `exec '${process.execPath}' '${testedProgram}' "$@"`)
  install("sudo", `exec "$@"`)
  const shell = spawn("bash", ["--noprofile", "--norc", "-s"], {
    cwd: directory,
    env: {
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      ...environment,
      PATH: [programs, path.dirname(process.execPath), process.env["PATH"] ?? ""].join(path.delimiter)
    },
    stdio: ["pipe", "pipe", "pipe"]
  })
  const exited = once(shell, "exit")
  let printed = ""
  let complained = ""
  shell.stdout.on("data", (chunk: Buffer) => printed += chunk.toString())
  shell.stderr.on("data", (chunk: Buffer) => complained += chunk.toString())
  shell.stdin.on("error", () => {})
  shell.stdin.write("set -euo pipefail\n")
  let pasted = 0
  return {
    paste: async (script) => {
      const end = `--- end of paste ${pasted++} ---\n`
      const from = printed.length
      shell.stdin.write(`${script}\nprintf '%s\\n' '${end.trim()}'\n`)
      while (!printed.endsWith(end)) {
        const ended = await Promise.race([once(shell.stdout, "data").then(() => false), exited.then(() => true)])
        if (ended) throw new Error(`${script}\nended the shell: ${printed.slice(from)}${complained}`)
      }
      return printed.slice(from, -end.length)
    },
    close: async () => {
      shell.stdin.end()
      await exited
    }
  }
}
