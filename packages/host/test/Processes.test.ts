import { afterAll, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import * as http from "node:http"
import * as net from "node:net"
import pg from "pg"
import { freePort } from "../../../scripts/free-port.ts"
import {
  type Environment,
  eventually,
  killAll,
  run,
  runJson,
  type Running,
  serve,
  temporaryDirectory
} from "./Program.ts"

const { directory, remove } = temporaryDirectory()
const database = `host_${randomBytes(6).toString("hex")}`

const urlOf = (name: string): string => {
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${name}`
  return url.href
}

/** Email is written to files. */
const environmentOf = (changes: Environment = {}): Environment => ({
  DATABASE_URL: urlOf(database),
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_DATABASE_POOL: "4",
  SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "1",
  ...changes
})

const childrenOf = (pid: number): ReadonlyArray<number> =>
  execFileSync("pgrep", ["-P", String(pid)]).toString().trim().split("\n").map(Number)

const parentOf = (pid: number): number => Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)]))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

interface Line {
  readonly message: string
  readonly level: string
  readonly annotations: Readonly<Record<string, unknown>>
}

const linesOf = (stdout: string): ReadonlyArray<Line> =>
  stdout.split("\n").slice(0, -1).map((line) => JSON.parse(line) as Line)

describe("sendwright serve --processes 2", { timeout: 300_000 }, () => {
  let client: pg.Client
  let server: Running
  let metricsPort: number
  let sandbox: string
  let key: string

  /** Requests that nobody answered, on connections that nobody closed. */
  let hung = 0

  /** A send over a connection of its own; undefined where the connection broke. */
  const send = () =>
    new Promise<{ readonly status: number; readonly id: string; readonly isLast: boolean } | undefined>((resolve) => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
      const agent = new http.Agent({ keepAlive: true })
      const broke = () => resolve(undefined)
      const request = http.request(`${server.baseUrl}/v1/emails`, { method: "POST", agent, headers }, (answer) => {
        let body = ""
        answer.on("data", (chunk: Buffer) => body += chunk.toString())
        answer.on("error", broke)
        answer.on("end", () => {
          agent.destroy()
          const { id } = JSON.parse(body) as { readonly id: string }
          resolve({ status: answer.statusCode ?? 0, id, isLast: answer.headers.connection === "close" })
        })
      })
      request.on("error", broke)
      request.setTimeout(15_000, () => {
        hung++
        request.destroy()
      })
      request.end(JSON.stringify({ from: `a@${sandbox}`, to: "ada@example.com", subject: "a", text: "hi" }))
    })

  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const valueOf = (page: string, series: string) =>
    Number(page.split("\n").find((line) => line.startsWith(`${series} `))?.split(" ")[1] ?? 0)
  const acceptedOn = (page: string) => valueOf(page, `sendwright_emails_accepted_total{mode="live"}`)

  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: inject("databaseUrl") })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${database}`)
    await admin.end()
    const environment = environmentOf()
    const account = await runJson(
      "accounts create --name Acme --owner-email ada@example.com --plan enterprise --trusted".split(" "),
      environment
    )
    sandbox = account.sandbox_domain
    key = (await runJson(`keys create --account ${account.id} --mode live --name k`.split(" "), environment)).key
    client = new pg.Client({ connectionString: urlOf(database) })
    await client.connect()
    metricsPort = await freePort()
    server = await serve(
      "serve",
      environmentOf({
        SENDWRIGHT_METRICS_PORT: String(metricsPort),
        SENDWRIGHT_PROCESSES: "1",
        SENDWRIGHT_PROCESSS: "x"
      }),
      "--processes",
      "2"
    )
  }, 300_000)

  afterAll(async () => {
    killAll()
    await client.end()
    const admin = new pg.Client({ connectionString: inject("databaseUrl") })
    await admin.connect()
    await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    await admin.end()
    remove()
  }, 300_000)

  it("answers and sends with both, and says once what is to be said once", async () => {
    for (let n = 0; n < 10; n++) assert.strictEqual((await send())?.status, 201)
    const page = await eventually(async () => {
      const page = await scrape()
      return valueOf(page, `sendwright_handoffs_total{outcome="Accepted",provider="capture"}`) === 10 ? page : undefined
    })
    assert.strictEqual(acceptedOn(page), 10)
    assert.strictEqual(valueOf(page, "sendwright_workers"), 2)
    for (const process of ["1", "2", "primary"]) {
      assert.isAbove(valueOf(page, `process_resident_memory_bytes{process="${process}"}`), 1e7)
    }
    const lines = linesOf(server.stdout())
    const answered = lines.filter(({ annotations }) => annotations["route"] === "/v1/emails")
    for (const process of ["1", "2"]) {
      assert.lengthOf(answered.filter(({ annotations }) => annotations["process"] === process), 5)
    }
    const start = lines.filter(({ message }) => message.startsWith("Sendwright serves"))
    assert.deepStrictEqual(start.map(({ message }) => message.includes("role all, 2 processes, the database")), [true])
    assert.lengthOf(lines.filter(({ message }) => message.startsWith("SENDWRIGHT_PROCESSS is not a setting")), 1)
    const nodes = await client.query("SELECT pid, state FROM sendwright.nodes ORDER BY pid")
    const workers = childrenOf(server.pid)
    assert.deepStrictEqual(nodes.rows.map(({ pid }) => pid), [...workers].sort((a, b) => a - b))
  })

  it("loses no accepted email when one is killed, replaces it, and counts on", async () => {
    const [killed] = childrenOf(server.pid)
    const accepted: Array<string> = []
    const counts: Array<number> = []
    const clients = { goOn: true }
    const sending = [1, 2, 3].map(async () => {
      while (clients.goOn) {
        const answer = await send()
        if (answer?.status === 201) accepted.push(answer.id)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await eventually(() => accepted.length > 20 ? true : undefined)
    counts.push(acceptedOn(await scrape()))
    process.kill(killed!, "SIGKILL")
    await eventually(async () => {
      const page = await scrape()
      counts.push(acceptedOn(page))
      const restarts = valueOf(page, `sendwright_worker_restarts_total{reason="ended"}`)
      return restarts === 1 && valueOf(page, "sendwright_workers") === 2 ? true : undefined
    })
    const workers = childrenOf(server.pid)
    assert.lengthOf(workers, 2)
    assert.notInclude(workers, killed)
    assert.strictEqual((await fetch(`${server.baseUrl}/health/ready`)).status, 200)
    clients.goOn = false
    await Promise.all(sending)
    assert.strictEqual(hung, 0)
    counts.push(acceptedOn(await scrape()))
    assert.deepStrictEqual(counts, counts.toSorted((a, b) => a - b))
    assert.isAbove(counts.at(-1)!, 20)
    const { message } = linesOf(server.stdout()).find(({ level }) => level === "ERROR") ?? assert.fail("no line")
    assert.match(message, /^Process \d of the server is replaced in 1 s\. It was ended by SIGKILL\.$/)
    const stored = await client.query("SELECT count(*)::int AS n FROM sendwright.emails WHERE id = ANY($1::uuid[])", [
      accepted
    ])
    assert.strictEqual(stored.rows[0].n, accepted.length)
  })

  it("answers everything when it drains under load, and ends with code 0", async () => {
    const answers: Array<number | undefined> = []
    let balancerSends = true
    const clients = [1, 2, 3, 4].map(async () => {
      while (balancerSends) {
        const answer = await send()
        answers.push(answer?.status)
        if (answer?.isLast === true) balancerSends = false
      }
    })
    await eventually(() => answers.length > 10 ? true : undefined)
    const workers = childrenOf(server.pid)
    server.signal("SIGTERM")
    await Promise.all(clients)
    assert.deepStrictEqual([...new Set(answers)], [201])
    const { code, stderr, stdout } = await server.ended
    assert.strictEqual(code, 0, stderr)
    assert.deepStrictEqual(workers.map(isAlive), [false, false])
    for (const start of ["SIGTERM: taking requests for 1 more seconds", "Stopped"]) {
      assert.lengthOf(linesOf(stdout).filter(({ message }) => message.startsWith(start)), 1)
    }
    assert.isEmpty((await client.query("SELECT 1 FROM sendwright.nodes WHERE pid = ANY($1)", [workers])).rows)
  })

  it("tells once what stands against its start", async () => {
    const holder = net.createServer().listen(0, "127.0.0.1")
    await once(holder, "listening")
    const { port } = holder.address() as net.AddressInfo
    const { code, stderr, stdout } = await run(["serve", "--processes", "2"], environmentOf({ PORT: String(port) }))
    holder.close()
    assert.strictEqual(code, 1)
    assert.strictEqual(
      (JSON.parse(stderr) as Line).message,
      `127.0.0.1:${port} is in use: stop the process that listens there, or set PORT.`
    )
    assert.notMatch(stdout, /"level":"(?:ERROR|FATAL)"/)
  })

  it("answers as a worker for its health alone, and leaves no process behind when the first one is killed", async () => {
    const port = await freePort()
    const at = `http://127.0.0.1:${port}`
    const starting = serve(
      "serve",
      environmentOf({ SENDWRIGHT_ROLE: "worker", PORT: String(port) }),
      "--processes",
      "2"
    )
    const ended = starting.then(() => assert.fail("it started"), ({ message }: Error) => message)
    await eventually(() => fetch(`${at}/health/ready`).then(({ ok }) => ok || undefined, () => undefined))
    const headers = { authorization: `Bearer ${key}` }
    assert.strictEqual((await fetch(`${at}/v1/emails`, { headers })).status, 404)
    const worker: number = await eventually(async () =>
      (await client.query("SELECT pid FROM sendwright.nodes WHERE role = 'worker'")).rows[0]?.pid
    )
    const first = parentOf(worker)
    const workers = childrenOf(first)
    assert.include(workers, worker)
    process.kill(first, "SIGKILL")
    await eventually(() => workers.some(isAlive) ? undefined : true)
    assert.match(await ended, /^ended with null/)
  })
})
