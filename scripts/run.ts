/** Runs the tools of the other scripts. */
import { spawnSync } from "node:child_process"
import * as path from "node:path"

/** The directory of the checkout. */
export const root = path.resolve(import.meta.dirname, "..")

/** The published packages: their folders' names below `packages/`. */
export const published = [
  "core",
  "api",
  "http",
  "dashboard",
  "postgres",
  "mime",
  "smtp",
  "ses",
  "node",
  "promise",
  "testing",
  "client",
  "host"
] as const

const tools = path.join(root, "node_modules", ".bin")

export interface Outcome {
  readonly ok: boolean
  /** What the program printed on both streams, in the order of the streams. */
  readonly output: string
}

/** Runs one program of the workspace, or of the machine, by default from the root of the checkout. */
export const run = (
  program: string,
  args: ReadonlyArray<string>,
  directory = root,
  env: Readonly<Record<string, string>> = {}
): Outcome => {
  const result = spawnSync(program, args, {
    cwd: directory,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      PATH: `${tools}${path.delimiter}${process.env["PATH"] ?? ""}`,
      ...env
    }
  })
  return {
    ok: result.status === 0,
    output: [result.stdout, result.stderr, result.error?.message].filter((text) => text).join("\n").trim()
  }
}
