import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { type Environment, eventually, killAll, runJson, type Running, serve, temporaryDirectory } from "./Program.ts"

const { directory, remove } = temporaryDirectory()
const database = `health_${randomBytes(6).toString("hex")}`
const url = Object.assign(new URL(inject("databaseUrl")), { pathname: `/${database}` }).href

const connected = async (connectionString: string) => {
  const client = new Client({ connectionString })
  client.on("error", () => {})
  await client.connect()
  return client
}

const asAdmin = async (...statements: ReadonlyArray<string>) => {
  const client = await connected(inject("databaseUrl"))
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const endSessions = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`

const environment = (changes: Environment = {}): Environment => ({
  DATABASE_URL: url,
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SENDWRIGHT_CLAIM_SILENCE_SECONDS: "2",
  SENDWRIGHT_SERVICE_DOMAIN: "example.net",
  SMTP_URL: "smtp://127.0.0.1:1",
  ...changes
})

interface Health {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
  readonly millis: number
}

const health = async ({ baseUrl }: Running): Promise<Health> => {
  const begun = performance.now()
  const answer = await fetch(`${baseUrl}/health/ready`)
  const text = await answer.text()
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    text,
    millis: performance.now() - begun
  }
}

/** Asks until the answer has this status, and how long that took. */
const becomes = async (server: Running, status: number) => {
  const begun = performance.now()
  const found = await eventually(async () => {
    const answer = await health(server)
    // It is known already: nobody waits for a database that does not answer.
    assert.isBelow(answer.millis, 2_000)
    return answer.status === status ? answer : undefined
  })
  return { ...found, after: performance.now() - begun }
}

/** What the log has on a condition. */
const linesOn = (server: Running, condition: string) =>
  server.stdout().split("\n").filter((line) => line.includes(`"condition":"${condition}"`))

describe("readiness", { timeout: 300_000 }, () => {
  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${database}`)
    await runJson(["migrate"], environment())
  }, 300_000)
  afterEach(async () => {
    killAll()
    await asAdmin(
      `ALTER DATABASE ${database} RESET default_transaction_read_only`,
      `ALTER DATABASE ${database} ALLOW_CONNECTIONS true`
    )
  })
  afterAll(async () => {
    await asAdmin(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    remove()
  })

  it("says within 5 s and without any traffic that the database takes no writes, and is back without a restart", async () => {
    const server = await serve("serve", environment({ SENDWRIGHT_ROLE: "api" }))
    await becomes(server, 200)
    await asAdmin(`ALTER DATABASE ${database} SET default_transaction_read_only = on`, endSessions)
    const ill = await becomes(server, 503)
    assert.isBelow(ill.after, 5_000)
    await eventually(async () => /takes no writes/.test((await health(server)).text) ? true : undefined)
    assert.strictEqual(ill.retryAfter, "5")
    const live = await fetch(`${server.baseUrl}/health/live`)
    assert.strictEqual(live.status, 200)
    await asAdmin(`ALTER DATABASE ${database} RESET default_transaction_read_only`, endSessions)
    await becomes(server, 200)
    assert.strictEqual(linesOn(server, "database").length, 2, server.stdout())
  })

  it("says within 5 s that the database is gone", async () => {
    const server = await serve("serve", environment())
    await becomes(server, 200)
    await asAdmin(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`, endSessions)
    const ill = await becomes(server, 503)
    assert.isBelow(ill.after, 5_000)
    assert.include(ill.text, "\"database\"")
    await asAdmin(`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`)
    await becomes(server, 200)
  })

  it("says that claims do not come back, beside the lock that they wait for", async () => {
    const server = await serve("serve", environment({ SENDWRIGHT_ROLE: "worker" }))
    await becomes(server, 200)
    const client = await connected(url)
    await client.query("BEGIN")
    await client.query("LOCK TABLE sendwright.webhook_jobs IN ACCESS EXCLUSIVE MODE")
    await becomes(server, 503)
    let told = ""
    await eventually(async () => {
      told = (await health(server)).text
      return /No claim of due webhooks has come back for \d+ s/.test(told)
          && told.includes("LOCK TABLE sendwright.webhook_jobs IN ACCESS EXCLUSIVE MODE")
        ? true
        : undefined
    }).catch((error: unknown) => assert.fail(`${String(error)}: ${told} ${server.stdout()}`))
    await client.query("ROLLBACK")
    await client.end()
    await becomes(server, 200)
  })

  it("says that it drains, without asking to come back", async () => {
    const server = await serve("serve", environment({ SENDWRIGHT_DRAIN_SECONDS: "20" }))
    const { hostname, port } = new URL(server.baseUrl)
    const { connect } = await import("node:net")
    const socket = connect(Number(port), hostname)
    socket.on("error", () => {})
    let answered = ""
    socket.on("data", (chunk: Buffer) => answered += chunk.toString())
    // A request under way keeps the server, and one more on its connection is answered.
    socket.write("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\nGET /health/ready HTTP/1.1\r\nHost: x\r\n")
    await eventually(() => answered.includes("200 OK") ? true : undefined)
    server.signal("SIGTERM")
    await eventually(() => server.stdout().includes("finishing what has begun") ? true : undefined)
    socket.write("\r\n")
    await eventually(() => answered.includes("\"draining\"") ? true : undefined)
    assert.include(answered, "HTTP/1.1 503")
    assert.notMatch(answered, /retry-after/i)
    socket.destroy()
  })
})
