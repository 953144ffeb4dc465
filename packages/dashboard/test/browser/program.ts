/** The program itself, as a newcomer starts it. So the page talks to the real server. */
import { type ChildProcessByStdio, execFile, spawn } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import type { Readable } from "node:stream"
import { promisify } from "node:util"
import { testedProgram } from "../../../../scripts/tested-program.ts"

/** A developer's own settings must not reach the program. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    !/^(?:SENDWRIGHT_|OTEL_|NODE_OPTIONS$|NODE_ENV$|HOST$|PORT$|DATABASE_URL$|SMTP_URL$|VITEST)/.test(name)
  )
)

/** The id of the user that a development server makes. */
export const owner = { email: "owner@example.com", password: "a long walk by the sea" }

export interface DevServer extends AsyncDisposable {
  readonly url: string
  /** The path of the link that the first start prints. */
  readonly link: string
  /** Sets the owner's password, and signs them out everywhere. */
  readonly setPassword: () => Promise<void>
  /** Ends the program, as an update would. */
  readonly stop: () => Promise<void>
  /** Starts it again, on the same port and with the same data. */
  readonly start: () => Promise<void>
}

type Child = ChildProcessByStdio<null, Readable, Readable>

/** Waits until the program prints its address. */
const ready = (child: Child): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let output = ""
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const link = /^ *Dashboard +(http:\/\/[\d.:]+)(\/sign-in\/link#\S+)$/m.exec(output)
      if (link !== null) resolve(link)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.on("close", () => reject(new Error(`The server ended: ${output}`)))
  })

/** Starts `sendwright dev` with its own data directory and these settings; `start` runs it again. */
export const startDev = async (settings: Readonly<Record<string, string>> = {}): Promise<DevServer> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-dev-"))
  const env = { ...plain, ...settings, PORT: "0", SENDWRIGHT_DATA_DIR: path.join(directory, "data") }
  const run = () => spawn(process.execPath, [testedProgram, "dev"], { env, stdio: ["ignore", "pipe", "pipe"] })
  let child = run()
  const [, url = "", link = ""] = await ready(child)
  env.PORT = new URL(url).port
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
    child.kill("SIGTERM")
    await ended
  }
  return {
    url,
    link,
    stop,
    start: async () => {
      child = run()
      await ready(child)
    },
    setPassword: async () => {
      const args = [testedProgram, "users", "reset", owner.email, "--json"]
      const { stdout } = await promisify(execFile)(process.execPath, args, { env })
      const token = new URL(JSON.parse(stdout).link).hash.slice(1)
      const answer = await fetch(`${url}/dashboard/api/links/reset`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: url },
        body: JSON.stringify({ token, password: owner.password })
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [Symbol.asyncDispose]: async () => {
      await stop()
      fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
