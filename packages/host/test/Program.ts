/** The program as its users run it: in processes of its own. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { testedProgram } from "../../../scripts/tested-program.ts"

/** What of this process's environment a program needs to run at all: a developer's own settings must not reach it. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    !/^(?:SENDWRIGHT_|OTEL_|NODE_OPTIONS$|HOST$|PORT$|DATABASE_URL$|SMTP_URL$|VITEST)/.test(name)
  )
)

export type Environment = Readonly<Record<string, string>>

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const start = (
  args: ReadonlyArray<string>,
  environment: Environment
): ChildProcess & { stdoutText: string; stderrText: string } => {
  const child = Object.assign(
    spawn(process.execPath, [testedProgram, ...args], {
      env: { ...plain, ...environment },
      stdio: ["ignore", "pipe", "pipe"]
    }),
    { stdoutText: "", stderrText: "" }
  )
  child.stdout?.on("data", (chunk: Buffer) => child.stdoutText += chunk.toString())
  child.stderr?.on("data", (chunk: Buffer) => child.stderrText += chunk.toString())
  return child
}

const ended = async (child: ReturnType<typeof start>): Promise<Ended> => {
  await once(child, "close")
  return { code: child.exitCode, stdout: child.stdoutText, stderr: child.stderrText }
}

/** Runs a command to its end. */
export const run = (args: ReadonlyArray<string>, environment: Environment): Promise<Ended> =>
  ended(start(args, environment))

/** Runs a command with `--json` and reads what it printed. */
// oxlint-disable-next-line typescript/no-explicit-any
export const runJson = async (args: ReadonlyArray<string>, environment: Environment): Promise<any> => {
  const { code, stderr, stdout } = await run([...args, "--json"], environment)
  if (code !== 0) throw new Error(`sendwright ${args.join(" ")} ended with ${code}: ${stderr}`)
  return JSON.parse(stdout)
}

export interface Running {
  /** Where it answers. */
  readonly baseUrl: string
  readonly pid: number
  /** What it has printed so far. */
  readonly stdout: () => string
  readonly signal: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Ended>
}

const started = new Set<ChildProcess>()

/** Starts a server on a free port and waits until it says where it answers. */
export const serve = async (
  command: "dev" | "serve",
  environment: Environment,
  ...flags: ReadonlyArray<string>
): Promise<Running> => {
  const child = start([command, ...flags], { PORT: "0", ...environment })
  started.add(child)
  const done = ended(child)
  const baseUrl = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const found = /Sendwright serves (https?:\/\/[\w.:-]+)/.exec(child.stdoutText)?.[1]
      // One that is told where others reach it says that.
      if (found !== undefined) {
        resolve(environment["SENDWRIGHT_BASE_URL"] === undefined ? found : `http://127.0.0.1:${environment["PORT"]}`)
      }
    })
    void done.then(({ code, stderr, stdout }) => reject(new Error(`ended with ${code}: ${stdout}${stderr}`)))
  })
  return {
    baseUrl,
    pid: child.pid ?? 0,
    stdout: () => child.stdoutText,
    signal: (signal) => void child.kill(signal),
    ended: done
  }
}

/** Ends the servers that a test left running. */
export const killAll = (): void => {
  for (const child of started) child.kill("SIGKILL")
  started.clear()
}

/** A directory of its own, and its removal. */
export const temporaryDirectory = () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-host-"))
  return { directory, remove: () => fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Asks again and again until the answer is there. */
export const eventually = async <A>(ask: () => A | undefined | Promise<A | undefined>, seconds = 30): Promise<A> => {
  const until = Date.now() + seconds * 1_000
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > until) throw new Error("it did not happen in time")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
