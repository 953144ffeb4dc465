/** The reference server on its embedded database, in a process of its own, whose time and surroundings are the story's. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { freePort } from "../../../scripts/free-port.ts"

const program = path.resolve(import.meta.dirname, "../../host/src/main.ts")
const preload = new URL("world.ts", import.meta.url).href

/** What the server sees of the world outside. */
export interface World {
  /** The time, in milliseconds since 1970. */
  readonly at: number
  /** Whether time stands still. */
  readonly isFrozen: boolean
  /** What the DNS has, as it stands in a zone. */
  readonly records: ReadonlyArray<{ readonly type: string; readonly name: string; readonly value: string }>
  /** Hosts of webhook endpoints, all of which answer on `hooksPort` of this machine. */
  readonly hooks: ReadonlyArray<string>
  readonly hooksPort: number
}

export interface Server extends AsyncDisposable {
  /** Where it answers. */
  readonly url: string
  /** Where it says that it answers: the same in every run. */
  readonly origin: string
  /** The path of the link that signs the operator in. */
  readonly link: string
  /** What the start says once, for the first account. */
  readonly liveKey: string
  readonly bouncePort: number
  readonly world: () => World
  readonly change: (change: Partial<World>) => Promise<void>
}

/** The settings of whoever takes the pictures must not reach the server. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    !/^(?:SENDWRIGHT_|OTEL_|NODE_OPTIONS$|NODE_ENV$|HOST$|PORT$|DATABASE_URL$|SMTP_URL|AWS_)/.test(name)
  )
)

export const startServer = async (first: World, relayPort: number): Promise<Server> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-pictures-"))
  const [port, bouncePort] = [await freePort(), await freePort()]
  const origin = "http://localhost:4400"
  const child = spawn(process.execPath, ["--import", preload, program, "dev"], {
    env: {
      ...plain,
      PICTURES_WORLD: JSON.stringify(first),
      PORT: String(port),
      SENDWRIGHT_BASE_URL: origin,
      SENDWRIGHT_DATABASE_TIMEOUT_SECONDS: "60",
      SENDWRIGHT_DATA_DIR: path.join(directory, "data"),
      SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com",
      SENDWRIGHT_MAIL_HOST: "bounces.example.com",
      SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${bouncePort}`,
      SENDWRIGHT_FEEDBACK_ADDRESS: "fbl@bounces.example.com",
      SENDWRIGHT_UNKNOWN_POLICY: "hold",
      SENDWRIGHT_RETAIN_BODIES_DAYS: "90",
      SENDWRIGHT_SESSION_IDLE_HOURS: "720",
      SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
      SMTP_URL: `smtp://127.0.0.1:${relayPort}`,
      SMTP_URL_2: `smtp://127.0.0.1:${relayPort}`
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  let output = ""
  const pick = (pattern: RegExp): string => {
    const found = pattern.exec(output)?.[1]
    if (found === undefined) throw new Error(`The server did not say what was expected:\n${output}`)
    return found
  }
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (/Send the first email:/.test(output)) resolve()
    }
    child.stdout!.on("data", read)
    child.stderr!.on("data", read)
    child.on("close", () => reject(new Error(`The server ended:\n${output}`)))
  })
  let world = first
  return {
    url: `http://127.0.0.1:${port}`,
    origin,
    link: pick(/^ *Dashboard +http:\/\/localhost:\d+(\/sign-in\/link#\S+)$/m),
    liveKey: pick(/^ *Live key +(\S+)$/m),
    bouncePort,
    world: () => world,
    change: async (change) => {
      world = { ...world, ...change }
      const taken = once(child, "message")
      child.send(world)
      await taken
    },
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM")
      await ended
      fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
