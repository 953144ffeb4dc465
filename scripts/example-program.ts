/** Examples as their readers run them: by the command of a script of their `package.json`, in a process of its own. */
import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { Client } from "pg"

const root = path.join(import.meta.dirname, "..")

/** What of this process's environment a program needs to run at all: a developer's own settings must not reach it. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    !/^(?:SENDWRIGHT_|RESEND_|SMTP_|WEBHOOK_|NODE_OPTIONS$|HOST$|PORT$|DATABASE_URL$|VITEST)/.test(name)
  )
)

export interface ExampleProgram extends AsyncDisposable {
  /** The lines that it has printed so far. */
  readonly lines: ReadonlyArray<string>
  /** Waits for a line; fails where the program ends without it. */
  readonly line: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Waits for its end; fails where it ends with a code other than 0. */
  readonly ended: Promise<ReadonlyArray<string>>
  /** Ends it as Ctrl-C does, and waits for that. */
  readonly stop: () => Promise<void>
}

export interface ExampleOptions {
  /** Absent: `start`. */
  readonly script?: string
  readonly env?: Readonly<Record<string, string>>
  readonly args?: ReadonlyArray<string>
  /** Where the example is. Absent: `examples/<name>`. */
  readonly directory?: string
}

/** Starts a script of an example. */
export const startExample = (
  name: string,
  { args = [], directory = path.join(root, "examples", name), env = {}, script = "start" }: ExampleOptions = {}
): ExampleProgram => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(directory, "package.json"), "utf8"))
  const [program = "", ...rest] = String(scripts[script]).split(" ")
  // The programs of its dependencies are found as package managers let scripts find them.
  const bin = path.join(directory, "node_modules/.bin")
  const runtime = path.dirname(process.execPath)
  const child = spawn(program, [...rest, ...args], {
    cwd: directory,
    env: { ...plain, PATH: [runtime, bin, plain["PATH"]].join(path.delimiter), ...env },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const lines: Array<string> = []
  let open = ""
  let errors = ""
  child.stdout.on("data", (chunk: Buffer) => {
    const parts = (open + chunk.toString()).split("\n")
    open = parts.pop() ?? ""
    lines.push(...parts)
    child.emit("lines")
  })
  child.stderr.on("data", (chunk: Buffer) => errors += chunk.toString())

  const closed = once(child, "close").then(([code, signal]) => ({ code, signal }))
  const story = () => `${name}: ${[...lines, open, errors].join("\n")}`
  const ended = closed.then(({ code, signal }) => {
    if (code !== 0) throw new Error(`It ended with ${code ?? signal}. ${story()}`)
    return lines
  })
  ended.catch(() => {})

  const line = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = lines.map((text) => pattern.exec(text)).find((match) => match !== null)
        if (found === undefined || found === null) return
        child.off("lines", look)
        resolve(found)
      }
      child.on("lines", look)
      void closed.then(() => reject(new Error(`It ended without ${pattern}. ${story()}`)))
      look()
    })

  const stop = async () => {
    child.kill("SIGTERM")
    await ended
  }
  const end = async () => {
    child.kill("SIGKILL")
    await closed
  }
  return { lines, line, ended, stop, [Symbol.asyncDispose]: end }
}

export interface TemporaryDirectory extends Disposable {
  readonly path: string
}

export const temporaryDirectory = (): TemporaryDirectory => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-example-"))
  return {
    path: directory,
    [Symbol.dispose]: () => fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

export interface TemporaryDatabase extends AsyncDisposable {
  readonly url: string
  readonly client: Client
}

/** A new database on a server, and its removal. */
export const temporaryDatabase = async (serverUrl: string): Promise<TemporaryDatabase> => {
  const name = `example_${randomUUID().replaceAll("-", "")}`
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  return {
    url: url.href,
    client,
    [Symbol.asyncDispose]: async () => {
      await client.end()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    }
  }
}

/** What `sendwright dev` says of itself with `--json`. */
export interface Dev {
  readonly base_url: string
  readonly sandbox_domain: string
  readonly live_key: string
  readonly smtp_url: string | null
  readonly captured_mail: string
}

export interface DevServer extends Dev, AsyncDisposable {}

/** The server that an example's own `sendwright` script starts, with its data in a directory that is gone afterwards. */
export const startDevServer = async (name: string, env: Readonly<Record<string, string>> = {}): Promise<DevServer> => {
  const directory = temporaryDirectory()
  const server = startExample(name, {
    script: "sendwright",
    args: ["--json"],
    env: { PORT: "0", SENDWRIGHT_DATA_DIR: path.join(directory.path, "data"), ...env }
  })
  const [text] = await server.line(/^\{"base_url".*\}$/)
  return {
    ...JSON.parse(text) as Dev,
    [Symbol.asyncDispose]: async () => {
      await server.stop()
      directory[Symbol.dispose]()
    }
  }
}

/** Asks again and again until the answer is there, for half a minute. */
export const eventually = async <A>(ask: () => A | undefined | Promise<A | undefined>): Promise<A> => {
  const until = Date.now() + 30_000
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > until) throw new Error("It did not happen in time.")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
