/** Runs the tools of the other scripts. */
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"

/** The directory of the checkout. */
export const root = path.resolve(import.meta.dirname, "..")

/** The published packages: their folders' names below `packages/`. */
export const published = [
  "core",
  "api",
  "http",
  "dashboard",
  "docs",
  "resend",
  "sendgrid",
  "postmark",
  "ses-api",
  "mailgun",
  "postgres",
  "embedded",
  "mime",
  "smtp",
  "mx",
  "receiving",
  "submission",
  "s3",
  "ses",
  "http-providers",
  "node",
  "promise",
  "testing",
  "client",
  "host",
  "create-sendwright"
] as const

/** What a package is called where it is published. */
export const nameOf = (folder: string): string => folder === "create-sendwright" ? folder : `@sendwright/${folder}`

const tools = path.join(root, "node_modules", ".bin")

export interface Outcome {
  readonly ok: boolean
  /** What the program printed on both streams, in the order of the streams. */
  readonly output: string
}

const environment = (env: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  PATH: `${tools}${path.delimiter}${process.env["PATH"] ?? ""}`,
  ...env
})

/** Starts a program of the workspace, which goes on beside what is run meanwhile; the answer waits for its end. */
export const begin = (program: string, args: ReadonlyArray<string>): () => Promise<Outcome> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-run-"))
  const file = path.join(directory, "output")
  // A file takes all that is printed while nobody reads: `run` keeps this process busy.
  const output = fs.openSync(file, "w")
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", output, output], env: environment() })
  const ended = once(child, "exit")
  return async () => {
    const [code] = await ended
    const text = fs.readFileSync(file, "utf8").trim()
    fs.closeSync(output)
    fs.rmSync(directory, { recursive: true })
    return { ok: code === 0, output: text }
  }
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
    env: environment(env)
  })
  return {
    ok: result.status === 0,
    output: [result.stdout, result.stderr, result.error?.message].filter((text) => text).join("\n").trim()
  }
}
