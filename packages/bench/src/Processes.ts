/** The processes that a benchmark measures, started from the sources. */
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { freePort } from "../../../scripts/free-port.ts"
import { testedProgram } from "../../../scripts/tested-program.ts"

/** The program of this checkout. */
export const host = testedProgram
const floor = path.join(import.meta.dirname, "floor.ts")
const secretKey = `bench:${randomBytes(32).toString("base64")}`

export interface Running {
  readonly port: number
  readonly pid: number
  readonly stop: () => Promise<void>
}

const stopping = (child: ChildProcess) => async () => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGTERM")
  await exited
}

/** The settings that every process of one benchmark shares. */
export const environment = (databaseUrl: string): Record<string, string> => ({
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
  NODE_ENV: "production",
  DATABASE_URL: databaseUrl,
  SENDWRIGHT_SECRET_KEY: secretKey,
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "2",
  SENDWRIGHT_LOG_LEVEL: "Error",
  SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE: "true"
})

/** Starts the server, or that of another version's program, and waits until it is ready. */
export const startServer = async (
  env: Record<string, string>,
  command: "serve" | "dev" = "serve",
  program: string = host
): Promise<Running> => {
  const port = await freePort()
  const child = spawn(process.execPath, [program, command], {
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"]
  })
  for (let tries = 0; tries < 3_000; tries++) {
    if (child.exitCode !== null) throw new Error("the server did not start")
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false
    )
    if (ready) return { port, pid: child.pid ?? 0, stop: stopping(child) }
    await sleep(20)
  }
  throw new Error("the server did not become ready")
}

/** Starts the hand-written floor. */
export const startFloor = async (databaseUrl: string): Promise<Running> => {
  const child = spawn(process.execPath, [floor], {
    env: { PATH: process.env["PATH"] ?? "", DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const [line] = await once(child.stdout, "data") as [Buffer]
  return { port: JSON.parse(line.toString()).port, pid: child.pid ?? 0, stop: stopping(child) }
}

/** Runs a command of a program's command line and reads its JSON. */
export const sendwrightOf =
  (program: string) => async (env: Record<string, string>, ...args: ReadonlyArray<string>): Promise<any> => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, "--json"], { env })
    return JSON.parse(stdout)
  }

/** A further key of an account. */
export const makeKey = async (
  env: Record<string, string>,
  accountId: string,
  mode: "live" | "test",
  program: string = host
) => {
  const made = await sendwrightOf(program)(
    env,
    "keys",
    "create",
    "--account",
    accountId,
    "--mode",
    mode,
    "--name",
    "bench"
  )
  return made.key as string
}

/** What the link ends with by which a user chooses a new password. */
export const resetTokenOf = async (env: Record<string, string>, user: string): Promise<string> =>
  new URL((await sendwrightOf(host)(env, "users", "reset", user)).link).hash.slice(1)

/**
 * An account of the enterprise plan with a key, without limits that matter; `rate` null leaves the plan's. `program` is
 * another version's, for a database that this one must not migrate yet.
 */
export const makeAccount = async (
  env: Record<string, string>,
  mode: "live" | "test",
  { program = host, rate = 1_000_000 }: { readonly rate?: number | null; readonly program?: string } = {}
) => {
  const create = "accounts create --name Bench --owner-email owner@example.com --plan enterprise --trusted"
  const rates = rate === null ? [] : ["--rate", String(rate)]
  const account = await sendwrightOf(program)(env, ...create.split(" "), ...rates)
  return { id: account.id as string, key: await makeKey(env, account.id, mode, program) }
}
