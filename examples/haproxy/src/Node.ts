import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

export type Environment = Readonly<Record<string, string | undefined>>

/** Waits until an address answers with 200, for a minute. */
export const ready = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`It ended before ${url} answered.`)
    if (await fetch(url).then(({ ok }) => ok, () => false)) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer.`)
}

/** One server of Sendwright: `sendwright serve` on a port. */
export class Node {
  readonly #environment: Environment
  readonly #port: string
  #child: ChildProcess | undefined

  constructor(port: string, environment: Environment) {
    this.#port = port
    this.#environment = environment
  }

  async start(): Promise<void> {
    const env = { ...this.#environment, PORT: this.#port, SENDWRIGHT_DATA_DIR: `.sendwright/${this.#port}` }
    this.#child = spawn("sendwright", ["serve"], { env, stdio: ["ignore", "ignore", "inherit"] })
    await ready(`http://127.0.0.1:${this.#port}/health/ready`, this.#child)
  }

  /** Tells the balancer first that it goes, takes requests for a while, and finishes what it has begun. */
  async stop(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null) return
    const exited = once(child, "exit")
    child.kill("SIGTERM")
    await exited
  }
}

/** Runs a command of the command line, which works on the database that the nodes share. */
export const command = async <A>(environment: Environment, ...args: ReadonlyArray<string>): Promise<A> => {
  const { stdout } = await promisify(execFile)("sendwright", [...args, "--json"], { env: environment })
  return JSON.parse(stdout) as A
}
