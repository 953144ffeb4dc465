import { createSendwright, joined, NotRunning, postgres, QueryError, type Sendwright } from "@sendwright/promise"
import { pgTransaction } from "@sendwright/promise/join"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { account, hello, rejection, secretKey, started } from "./app.ts"

const server = inject("databaseUrl")
const name = `promise_joined_${process.pid}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href

let admin: pg.Client
let client: pg.Client
let worker: Sendwright
let web: Sendwright

const joining = async () => {
  const sendwright = createSendwright({ storage: joined(), secretKey, account })
  await sendwright.start()
  return sendwright
}

beforeAll(async () => {
  admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  web = await joining()
}, 300_000)

afterAll(async () => {
  await web?.close()
  await worker?.close()
  await client?.end()
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.end()
})

describe("a process that only joins", { timeout: 120_000 }, () => {
  it("names a database without tables at its first use, and one without the account", async () => {
    client = new pg.Client({ connectionString: url })
    await client.connect()
    const send = async () => {
      await client.query("BEGIN")
      const email = { from: "a@example.com", to: "b@example.com", text: "Hello" }
      const error = await rejection(web.join(pgTransaction(client)).emails.send(email))
      await client.query("ROLLBACK")
      return error
    }
    const missing = await send()
    assert.instanceOf(missing, QueryError)
    assert.match(missing.message, /without the tables of this version of Sendwright/)
    worker = await started({
      storage: postgres({ url: `${url}?application_name=worker`, maxConnections: 4 }),
      engine: { pollInterval: "1 hour" }
    })
    assert.strictEqual((await send()).code, "domain_not_verified")
  })

  it("sends, in batches too, and its emails leave with the commit", async () => {
    const email = await hello(worker)
    await client.query("BEGIN")
    const tx = web.join(pgTransaction(client))
    const { id } = await tx.emails.send(email, { idempotencyKey: "joined" })
    const { results } = await tx.emails.batch([email, { ...email, to: "nobody" }])
    await tx.suppressions.add("gone@example.net")
    assert.strictEqual((await tx.emails.get(id)).status, "queued")
    await client.query("COMMIT")
    await worker.emails.waitFor(id, "sent", { signal: AbortSignal.timeout(10_000) })
    assert.deepStrictEqual(results.map(({ ok }) => ok), [true, false])
    await worker.suppressions.remove("gone@example.net")
  })

  it("opens no connection, and says where to call it instead", async () => {
    // Not those of the server itself, such as an autovacuum, nor those of the worker, which come and go.
    const connections = async () => {
      const { rows: [row] } = await admin.query<{ count: number }>(
        `SELECT count(*)::int FROM pg_stat_activity
         WHERE datname = $1 AND backend_type = 'client backend' AND application_name <> 'worker'`,
        [name]
      )
      return row?.count
    }
    const before = await connections()
    const another = await joining()
    const error = await rejection(another.emails.get("1"))
    assert.instanceOf(error, NotRunning)
    assert.match(error.message, /no connection of its own: call it on sendwright\.join/)
    assert.instanceOf(await rejection(another.withTransaction(async () => {})), NotRunning)
    await client.query("BEGIN")
    await another.join(pgTransaction(client)).emails.send(await hello(worker))
    await client.query("ROLLBACK")
    assert.strictEqual(await connections(), before)
    assert.deepStrictEqual(another.conditions(), [])
    await another.close()
  })
})
