/** A whole deployment for tests: `sendwright serve` in a process of its own, on the test Postgres, driven from outside. */
import { type ChildProcess, execFile, fork, spawn } from "node:child_process"
import { createHash, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import pg from "pg"
import { inject } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { testedProgram } from "../../../../scripts/tested-program.ts"
import type { NameServer } from "./NameServer.ts"
import type { Mode, Taken } from "./smtp-server.ts"

export interface MailServer {
  readonly url: string
  /** What it has taken so far. */
  readonly taken: Array<Taken>
  /** What it has refused for the time being. */
  readonly refused: Array<Mode>
  /** Ends when it does. */
  readonly behave: (mode: Mode) => Promise<void>
  readonly stop: () => void
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => void
}

interface Told {
  readonly port?: number
  readonly taken?: Taken
  readonly refused?: Mode
  readonly behaves?: Mode
}

/** The mail server in a process of its own. */
export const startMailServer = async (): Promise<MailServer> => {
  const child = fork(path.join(import.meta.dirname, "smtp-server.ts"))
  const taken: Array<Taken> = []
  const refused: Array<Mode> = []
  const behaving: Array<() => void> = []
  const port = await new Promise<number>((resolve, reject) => {
    child.on("error", reject)
    child.on("message", (message: Told) => {
      if (message.port !== undefined) resolve(message.port)
      if (message.taken !== undefined) taken.push(message.taken)
      if (message.refused !== undefined) refused.push(message.refused)
      if (message.behaves !== undefined) behaving.shift()?.()
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    behave: (mode) =>
      new Promise((resolve) => {
        behaving.push(resolve)
        child.send(mode)
      }),
    stop: () => {
      if (child.connected) child.disconnect()
    },
    kill: () => void child.kill("SIGKILL")
  }
}

interface Webhook {
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly raw: Buffer
  readonly body: any
}

export interface WebhookReceiver {
  readonly url: string
  readonly received: Array<Webhook>
  readonly stop: () => void
}

/** An endpoint that takes every webhook. */
export const startReceiver = async (): Promise<WebhookReceiver> => {
  const received: Array<Webhook> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const raw = Buffer.concat(chunks)
      received.push({ headers: request.headers, raw, body: JSON.parse(raw.toString()) })
      response.writeHead(204).end()
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no address")
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

export interface Deployment {
  readonly port: number
  readonly key: string
  /** The sandbox domain, and the owner's address. */
  readonly sandbox: string
  readonly owner: string
  /** Calls `/v1`, again where the key's rate asks to wait. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<any>
  readonly sendwright: (...args: ReadonlyArray<string>) => Promise<string>
  /** What the servers have logged so far; `SENDWRIGHT_LOG_LEVEL` says what that is. */
  readonly log: () => ReadonlyArray<any>
  /**
   * Starts one more server on the same database and answers with its port; it stops with the deployment. `env` changes
   * settings for it alone.
   */
  readonly join: (env?: Readonly<Record<string, string>>) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Asks a server, and again after as long as it says where that was too fast. */
export const request = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, init)
  if (response.status !== 429) return response
  await sleep(1_000 * Number(response.headers.get("retry-after") ?? 1))
  return request(url, init)
}

const onServer = async <A>(use: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: inject("databaseUrl") })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

const addressOf = (database: string): string =>
  Object.assign(new URL(inject("databaseUrl")), { pathname: `/${database}` }).href

const newName = () => `sendwright_${randomUUID().replaceAll("-", "")}`

/** What the program is told of a database; all deployments of a run have the same key, as their databases are copies. */
const settingsOf = (database: string) => ({
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
  DATABASE_URL: addressOf(database),
  SENDWRIGHT_SECRET_KEY: createHash("sha256").update(inject("templateDatabase")).digest("base64"),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test"
})

const runProgram = async (env: Readonly<Record<string, string>>, args: ReadonlyArray<string>): Promise<string> =>
  (await promisify(execFile)(process.execPath, [testedProgram, ...args], { env })).stdout

/**
 * Makes the database that those of deployments are copies of, with an account and a live key, unless another file of the
 * run has made it; answers with the key, which is kept as its comment.
 */
const prepare = (): Promise<string> =>
  onServer(async (client) => {
    const template = `${inject("templateDatabase")}_deployed`
    await client.query("SELECT pg_advisory_lock(hashtext('sendwright tests: deployments'))")
    const found = await client.query(
      "SELECT shobj_description(oid, 'pg_database') AS key FROM pg_database WHERE datname = $1",
      [template]
    )
    if (found.rows.length > 0) return found.rows[0].key
    // It has its name as soon as it is whole.
    const draft = newName()
    await client.query(`CREATE DATABASE ${draft}`)
    const run = (command: string) => runProgram(settingsOf(draft), [...command.split(" "), "--json"])
    const account = JSON.parse(
      await run("accounts create --name E2E --owner-email owner@example.com --plan enterprise --trusted")
    )
    const { key } = JSON.parse(await run(`keys create --account ${account.id} --mode live --name e2e`))
    await client.query(`COMMENT ON DATABASE ${draft} IS ${client.escapeLiteral(key)}`)
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
    return key
  })

const makeDatabase = async () => {
  const name = newName()
  const key = await prepare()
  await onServer((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${inject("templateDatabase")}_deployed STRATEGY FILE_COPY`)
  )
  return { name, key, drop: () => onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)) }
}

/** Starts a server with one account and a live key. `env` adds settings. */
export const deploy = async (env: Readonly<Record<string, string>>): Promise<Deployment> => {
  const database = await makeDatabase()
  const port = await freePort()
  const environment = {
    ...settingsOf(database.name),
    PORT: String(port),
    SENDWRIGHT_LOG_LEVEL: "error",
    SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE: "true",
    SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0",
    // Nobody answers there: tests never ask the name servers of the machine.
    SENDWRIGHT_DNS_SERVERS: "127.0.0.1:9",
    ...env
  }
  const sendwright = (...args: ReadonlyArray<string>) => runProgram(environment, args)
  const servers: Array<ChildProcess> = []
  let logged = ""
  const serve = async (port: number, env: Readonly<Record<string, string>> = {}): Promise<void> => {
    const server = spawn(process.execPath, [testedProgram, "serve"], {
      env: { ...environment, ...env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"]
    })
    server.stdout?.on("data", (chunk: Buffer) => {
      logged += chunk.toString()
    })
    servers.push(server)
    await ready(server, port)
  }
  await serve(port)
  const { key } = database
  const call: Deployment["call"] = async (method, path, body) => {
    const response = await request(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { sandbox } = await call("GET", "/v1/account")
  return {
    port,
    key,
    sandbox: sandbox.domain,
    owner: sandbox.recipients[0],
    call,
    sendwright,
    // What stands behind the last end of a line is not whole.
    log: () => logged.split("\n").slice(0, -1).filter((line) => line.startsWith("{")).map((line) => JSON.parse(line)),
    join: async (env) => {
      const port = await freePort()
      await serve(port, env)
      return port
    },
    stop: async () => {
      await Promise.all(servers.map(async (server) => {
        const exited = once(server, "exit")
        server.kill("SIGTERM")
        await exited
      }))
      await database.drop()
    }
  }
}

const ready = async (server: ChildProcess, port: number): Promise<void> => {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error("the server did not start")
    if (await fetch(`http://127.0.0.1:${port}/health/ready`).then((answer) => answer.ok, () => false)) return
    await sleep(100)
  }
  throw new Error("the server did not become ready")
}

/** Asks until the answer is there: what is waited for happens in other processes. */
export const until = async <A>(
  what: string,
  ask: () => Promise<A | undefined> | A | undefined,
  seconds = 20
): Promise<A> => {
  for (let tries = 0; tries < 20 * seconds; tries++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(50)
  }
  throw new Error(`${what} did not happen within ${seconds} s`)
}

/** Adds a domain, publishes its records, and answers with it once it is verified. */
export const verifiedDomain = async (
  { call }: Pick<Deployment, "call">,
  names: Pick<NameServer, "publish">,
  name: string
): Promise<any> => {
  const { dns_records, id } = await call("POST", "/v1/domains", { name })
  names.publish(dns_records)
  return until("a verified domain", async () => {
    const found = await call("GET", `/v1/domains/${id}`)
    return found.status === "verified" ? found : undefined
  })
}
