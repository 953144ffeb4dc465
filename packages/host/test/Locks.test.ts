import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { randomBytes } from "node:crypto"
import { Client } from "pg"
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
const database = `locks_${randomBytes(6).toString("hex")}`
const url = Object.assign(new URL(inject("databaseUrl")), { pathname: `/${database}` }).href

const connected = async (application: string, connectionString = url) => {
  const client = new Client({ connectionString, application_name: application })
  client.on("error", () => {})
  await client.connect()
  const { rows } = await client.query<{ readonly pid: number }>("SELECT pg_backend_pid() AS pid")
  return Object.assign(client, { pid: rows[0]!.pid })
}

const asAdmin = async (...statements: ReadonlyArray<string>) => {
  const client = await connected("admin", inject("databaseUrl"))
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const environment = (changes: Environment = {}): Environment => ({
  DATABASE_URL: url,
  SENDWRIGHT_DATA_DIR: directory,
  SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SENDWRIGHT_SERVICE_DOMAIN: "example.net",
  ...changes
})

interface Condition {
  readonly name: string
  readonly message: string
  readonly blocks: boolean
}

const health = async ({ baseUrl }: Running) => {
  const answer = await fetch(`${baseUrl}/health/ready`)
  const body = await answer.json() as {
    readonly conditions?: ReadonlyArray<Condition>
    readonly error?: { readonly details: { readonly conditions: ReadonlyArray<Condition> } }
  }
  return { status: answer.status, conditions: body.conditions ?? body.error?.details.conditions ?? [] }
}

const lockOf = async (server: Running) => (await health(server)).conditions.find(({ name }) => name === "database-lock")

const becomesReady = (server: Running) =>
  eventually(async () => (await health(server)).status === 200 ? true : undefined)

/** Unready for a lock: within 5 s, which is held on a virtual clock. */
const becomesLocked = (server: Running) =>
  eventually(async () => {
    const { conditions, status } = await health(server)
    return status === 503 ? conditions.find(({ name }) => name === "database-lock") : undefined
  })

interface Sender {
  readonly key: string
  readonly domain: string
  readonly id: string
}

const newSender = async (name: string): Promise<Sender> => {
  const account = await runJson(
    `accounts create --name ${name} --owner-email ada@example.com --plan enterprise --trusted --monthly 100000 --rate 500`
      .split(" "),
    environment()
  )
  const { key } = await runJson(`keys create --account ${account.id} --mode live --name k`.split(" "), environment())
  return { key, domain: account.sandbox_domain, id: account.id }
}

const send = async ({ baseUrl }: Running, sender: Sender) => {
  const { domain, key } = sender
  const begun = performance.now()
  const answer = await fetch(`${baseUrl}/v1/emails`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ from: `a@${domain}`, to: "ada@example.com", subject: "a", text: "hi" })
  })
  const { id } = await answer.json() as { readonly id?: string }
  return { status: answer.status, id, millis: performance.now() - begun, sender }
}

/** Sends one after the other, several at once, until it is told to stop; answers with all that were accepted. */
const load = (server: Running, senders: ReadonlyArray<Sender>) => {
  const clients = { goOn: true }
  const answers: Array<Awaited<ReturnType<typeof send>>> = []
  const sending = senders.map(async (sender) => {
    while (clients.goOn) {
      // A test that fails ends its server under the load.
      const answer = await send(server, sender).catch(() => undefined)
      if (answer === undefined) return
      answers.push(answer)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  return {
    answers,
    stop: async () => {
      clients.goOn = false
      await Promise.all(sending)
      return answers.flatMap(({ id, status }) => status === 201 && id !== undefined ? [id] : [])
    }
  }
}

const linesOn = (server: Running, condition: string) =>
  server.stdout().split("\n").filter((line) => line.includes(`"condition":"${condition}"`))

describe("a lock that somebody else holds", { timeout: 300_000 }, () => {
  let ada: Sender
  let bob: Sender
  let holder: Awaited<ReturnType<typeof connected>>

  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${database}`)
    ada = await newSender("Ada")
    bob = await newSender("Bob")
  }, 300_000)
  afterEach(async () => {
    killAll()
    await holder.end()
  })
  afterAll(async () => {
    await asAdmin(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    remove()
  })

  it("on the emails makes a server unready, names its holder everywhere, and loses nothing", async () => {
    const metricsPort = await freePort()
    const server = await serve("serve", environment({ SENDWRIGHT_METRICS_PORT: String(metricsPort) }))
    holder = await connected("nightly report")
    await becomesReady(server)
    const traffic = load(server, [ada, bob, ada, bob])
    await eventually(() => traffic.answers.length > 20 ? true : undefined)
    await holder.query("BEGIN")
    await holder.query("LOCK TABLE sendwright.emails")
    const { message } = await becomesLocked(server)
    assert.include(message, `session ${holder.pid} (nightly report: LOCK TABLE sendwright.emails, idle in transaction`)
    const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    assert.include(page, `sendwright_database_lock_holder ${holder.pid}`)
    assert.include(page, `sendwright_condition{condition="database-lock"} 1`)
    const { stdout } = await run(["doctor"], environment())
    assert.match(
      stdout,
      new RegExp(`fail +locks: .*session ${holder.pid} \\(nightly report: LOCK TABLE sendwright.emails`)
    )
    // Accepts miss their deadlines meanwhile.
    await eventually(() => traffic.answers.some(({ status }) => status === 503) ? true : undefined)
    assert.notMatch(JSON.stringify(await health(server)), /cannot be reached/)
    await holder.query("ROLLBACK")
    await becomesReady(server)
    await eventually(async () => (await send(server, ada)).status === 201 ? true : undefined)
    const accepted = await traffic.stop()
    const { rows } = await holder.query(
      "SELECT count(*)::int AS n FROM sendwright.emails WHERE id = ANY ($1::uuid[])",
      [
        accepted
      ]
    )
    assert.strictEqual(rows[0].n, accepted.length)
    assert.isAbove(accepted.length, 20)
    assert.lengthOf(linesOn(server, "database-lock"), 2, server.stdout())
  })
  it("on one account's counter leaves the server ready, and the sends of others go on", async () => {
    const server = await serve("serve", environment())
    holder = await connected("billing")
    await becomesReady(server)
    assert.strictEqual((await send(server, ada)).status, 201)
    await holder.query("BEGIN")
    await holder.query("SELECT * FROM sendwright.quotas WHERE account_id = $1 FOR UPDATE", [ada.id])
    const traffic = load(server, [ada, bob, bob])
    const statuses: Array<number> = []
    const { message } = await eventually(async () => {
      const { conditions, status } = await health(server)
      statuses.push(status)
      return conditions.find(({ name }) => name === "database-lock")
    })
    assert.match(
      message,
      /^Sends of some accounts wait for locks on rows of the database: session \d+ \(billing: SELECT/
    )
    // Who holds a row is seen while somebody waits for it: between two tries of a send, nobody does.
    const told = new RegExp(`warn +locks: .*session ${holder.pid} \\(billing: `)
    await eventually(async () => told.test((await run(["doctor"], environment())).stdout) ? true : undefined)
    await holder.query("ROLLBACK")
    await eventually(async () => (await lockOf(server)) === undefined ? true : undefined)
    assert.deepStrictEqual([...new Set(statuses)], [200])
    await traffic.stop()
    // Those that shared a statement with one that stood failed with it, and the next try of each went through.
    const ofOthers = traffic.answers.filter(({ sender }) => sender === bob)
    assert.isAbove(ofOthers.filter(({ millis, status }) => status === 201 && millis < 2_000).length, 20)
  })

  it("is told by each of several processes", async () => {
    const server = await serve("serve", environment(), "--processes", "2")
    holder = await connected("psql")
    await becomesReady(server)
    await holder.query("BEGIN")
    await holder.query("LOCK TABLE sendwright.emails")
    await becomesLocked(server)
    const seen = await eventually(async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => health(server)))
      return all.every(({ status }) => status === 503) ? all : undefined
    })
    assert.include(JSON.stringify(seen), `session ${holder.pid}`)
    await holder.query("ROLLBACK")
    await eventually(async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => health(server)))
      return all.every(({ status }) => status === 200) ? true : undefined
    })
  })
})
