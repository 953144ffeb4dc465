import { postgres, QueryError, RecipientSuppressed, type Sendwright } from "@sendwright/promise"
import { pgTransaction } from "@sendwright/promise/join"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { pgbouncerPath, startPgBouncer } from "../../../scripts/local-pgbouncer.ts"
import { hello, owner, rejection, started } from "./app.ts"
import { libraries, type Library } from "./libraries.ts"

const name = `promise_join_${process.pid}`

let server: string
let url: string
let stop: () => Promise<void>
let admin: pg.Client
let watch: pg.Client
let sendwright: Sendwright
let email: Awaited<ReturnType<typeof hello>>
let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined

/** The tables in which a row names one of these emails. */
const tablesOf = async (ids: ReadonlyArray<string>) => {
  const { rows } = await watch.query<{ place: string; column: string }>(
    "SELECT format('%I.%I', table_schema, table_name) AS place, column_name AS column FROM information_schema.columns "
      + "WHERE table_schema = 'sendwright' AND udt_name = 'uuid' AND column_name IN ('id', 'email_id')"
  )
  const found: Array<string> = []
  for (const { column, place } of rows) {
    const { rowCount } = await watch.query(`SELECT FROM ${place} WHERE ${column} = ANY ($1::uuid[])`, [ids])
    if (rowCount !== 0) found.push(place)
  }
  return found
}

const orders = async () =>
  (await watch.query("SELECT number FROM orders ORDER BY 1")).rows.map(({ number }) => number as number)

let number = 0
const next = () => ++number

const checks = (open: () => Promise<Library>) => {
  let library: Library
  beforeAll(async () => {
    library = await open()
  })
  afterAll(async () => {
    await library?.close()
  })

  it("sends once what is committed, and its workers hear of it by the commit", async () => {
    const mine = next()
    const id = await library.transaction(async ({ joinable, order }) => {
      const tx = sendwright.join(joinable)
      await order(mine)
      const { id } = await tx.emails.send({
        ...email,
        subject: "Grüße „$1“ \\ ' ☃",
        attachments: [{ filename: "ä ’.bin", content: Uint8Array.of(0, 255, 92) }]
      }, { idempotencyKey: `order-${mine}` })
      assert.strictEqual((await tx.emails.get(id)).subject, "Grüße „$1“ \\ ' ☃")
      assert.strictEqual((await rejection(sendwright.emails.get(id))).code, "not_found", "not before the commit")
      return id
    })
    await sendwright.emails.waitFor(id, "sent", { signal: AbortSignal.timeout(10_000) })
    assert.include(await orders(), mine)
    const again = await library.transaction(({ joinable }) =>
      sendwright.join(joinable).emails.send({
        ...email,
        subject: "Grüße „$1“ \\ ' ☃",
        attachments: [{ filename: "ä ’.bin", content: Uint8Array.of(0, 255, 92) }]
      }, { idempotencyKey: `order-${mine}` })
    )
    assert.deepStrictEqual(again, { id, replayed: true })
  })

  it("leaves nothing of what is rolled back", async () => {
    const ids: Array<string> = []
    const mine = next()
    const key = `rolled back ${mine}`
    const thrown = await rejection(library.transaction(async ({ joinable, order }) => {
      const tx = sendwright.join(joinable)
      await order(mine)
      ids.push((await tx.emails.send(email, { idempotencyKey: key })).id)
      for (const item of (await tx.emails.batch([email, email])).results) if (item.ok) ids.push(item.id)
      await tx.suppressions.add(`nobody${mine}@example.net`)
      throw new Error("no stock")
    }))
    assert.strictEqual(thrown.message, "no stock")
    assert.strictEqual(ids.length, 3)
    assert.deepStrictEqual(await tablesOf(ids), [])
    assert.notInclude(await orders(), mine)
    const { rowCount } = await watch.query("SELECT FROM sendwright.idempotency_keys WHERE key = $1", [key])
    assert.strictEqual(rowCount, 0)
    assert.strictEqual((await rejection(sendwright.suppressions.remove(`nobody${mine}@example.net`))).code, "not_found")
    // The key is free: it begins a new email.
    assert.isFalse((await sendwright.emails.send(email, { idempotencyKey: key })).replayed)
  })

  it("refuses without cost, and sends the rest", async () => {
    const mine = next()
    const sent = await library.transaction(async ({ joinable, order }) => {
      const tx = sendwright.join(joinable)
      await tx.suppressions.add(owner)
      assert.instanceOf(await rejection(tx.emails.send(email)), RecipientSuppressed)
      await tx.suppressions.remove(owner)
      await order(mine)
      const { accepted, results } = await sendwright.join(joinable).emails.batch([
        email,
        { ...email, to: "no address" },
        email
      ])
      assert.deepStrictEqual([accepted, results.map(({ ok }) => ok)], [2, [true, false, true]])
      return results.flatMap((item) => item.ok ? [item.id] : [])
    })
    for (const id of sent) {
      await sendwright.emails.waitFor(id, "sent", { signal: AbortSignal.timeout(10_000) })
    }
    assert.include(await orders(), mine)
  })

  it("moves a scheduled email and takes it back, each in another transaction", async () => {
    const id = await library.transaction(async ({ joinable }) =>
      (await sendwright.join(joinable).emails.send({ ...email, scheduledAt: new Date(Date.now() + 86_400_000) })).id
    )
    const moved = new Date(Date.now() + 2 * 86_400_000)
    await library.transaction(({ joinable }) => sendwright.join(joinable).emails.reschedule(id, moved))
    assert.deepStrictEqual((await sendwright.emails.get(id)).scheduledAt, moved)
    await library.transaction(({ joinable }) => sendwright.join(joinable).emails.cancel(id))
    assert.strictEqual((await sendwright.emails.get(id)).status, "cancelled")
  })

  it("says what its library said of a statement that failed", async () => {
    const error = await rejection(library.transaction(async ({ joinable }) => {
      await joinable.query("SELECT 1/0 AS joined_row", []).then(undefined, () => undefined)
      await sendwright.join(joinable).emails.send(email)
    }))
    assert.instanceOf(error, QueryError)
    assert.strictEqual(error.sqlState, "25P02")
    assert.isDefined(error.cause)
  })
}

/** What joining a transaction does on a server, with every library, directly and behind PgBouncer. */
export const joinChecks = (start: () => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>) => {
  beforeAll(async () => {
    const begun = await start()
    server = begun.url
    stop = begun.stop
    url = Object.assign(new URL(server), { pathname: `/${name}` }).href
    admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${name}`)
    sendwright = await started({ storage: postgres({ url, maxConnections: 4 }) })
    email = await hello(sendwright)
    watch = new pg.Client({ connectionString: url })
    await watch.connect()
    await watch.query("CREATE TABLE orders (number int PRIMARY KEY)")
    if (pgbouncerPath !== undefined) pooler = await startPgBouncer({ server, mode: "transaction", settings: [] })
  }, 300_000)

  afterAll(async () => {
    await sendwright?.close()
    await watch?.end()
    await pooler?.stop()
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.end()
    await stop()
  })

  for (const [library, open] of Object.entries(libraries)) {
    describe(`a transaction of ${library}`, { timeout: 120_000 }, () => {
      checks(() => open(url))
    })

    describe.skipIf(pgbouncerPath === undefined)(
      `a transaction of ${library}, behind PgBouncer`,
      { timeout: 120_000 },
      () => {
        checks(() => open(pooler!.through(url)))
      }
    )
  }

  describe("a joined transaction", { timeout: 120_000 }, () => {
    const withClient = async <A>(work: (client: pg.Client) => Promise<A>): Promise<A> => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    }

    it("tells the workers with the commit", async () => {
      const heard: Array<string | undefined> = []
      watch.on("notification", ({ payload }) => heard.push(payload))
      await watch.query("LISTEN sendwright")
      await withClient(async (client) => {
        // One hint in 20 ms is enough for all.
        while (!heard.includes("sends joined")) {
          await client.query("BEGIN")
          await sendwright.join(pgTransaction(client)).emails.send(email)
          await client.query("COMMIT")
          await watch.query("SELECT")
        }
      })
      await watch.query("UNLISTEN sendwright")
    })

    it("takes as many statements as the docs say", async () => {
      await withClient(async (client) => {
        const texts: Array<string> = []
        const joinable = {
          query: async (text: string, parameters: ReadonlyArray<string | null>) => {
            texts.push(text.slice(0, 12))
            return (await client.query(text, [...parameters])).rows
          }
        }
        const countOf = async (work: () => Promise<unknown>) => {
          await work()
          return texts.splice(0).length
        }
        await client.query("BEGIN")
        const tx = sendwright.join(joinable)
        assert.strictEqual(await countOf(() => tx.emails.send(email)), 1)
        assert.strictEqual(await countOf(() => tx.emails.batch([email, email, email])), 1)
        assert.strictEqual(await countOf(() => tx.emails.send(email, { idempotencyKey: "counted" })), 3)
        await client.query("ROLLBACK")
      })
    })

    it("keeps what a savepoint of the application's keeps, and no more", async () => {
      await withClient(async (client) => {
        await client.query("BEGIN")
        const tx = sendwright.join(pgTransaction(client))
        const kept = await tx.emails.send(email)
        await client.query("SAVEPOINT mine")
        const gone = await tx.emails.send(email)
        await client.query("ROLLBACK TO SAVEPOINT mine")
        await client.query("COMMIT")
        await sendwright.emails.waitFor(kept.id, "sent", { signal: AbortSignal.timeout(10_000) })
        assert.strictEqual((await rejection(sendwright.emails.get(gone.id))).code, "not_found")
      })
    })

    it("in a database without the tables is refused by name", async () => {
      const elsewhere = new pg.Client({ connectionString: server })
      await elsewhere.connect()
      await elsewhere.query("BEGIN")
      const error = await rejection(sendwright.join(pgTransaction(elsewhere)).emails.send(email))
      await elsewhere.end()
      assert.instanceOf(error, QueryError)
      assert.match(error.message, /without the tables of this version of Sendwright/)
    })

    it("sends each order once at SERIALIZABLE, however often its transaction is begun again", async () => {
      await watch.query("CREATE TABLE stock (item int PRIMARY KEY, left_over int NOT NULL)")
      await watch.query("INSERT INTO stock SELECT item, 1000 FROM generate_series(1, 3) item")
      const total = 60
      let conflicts = 0
      const ids = await Promise.all(Array.from({ length: 6 }, (_, worker) =>
        withClient(async (client) => {
          const sent: Array<string> = []
          for (let index = 0; index < total / 6; index++) {
            const key = `serial-${worker}-${index}`
            for (;;) {
              try {
                await client.query("BEGIN ISOLATION LEVEL SERIALIZABLE")
                await client.query("SELECT sum(left_over) FROM stock")
                await client.query("UPDATE stock SET left_over = left_over - 1 WHERE item = $1", [1 + index % 3])
                const { id } = await sendwright.join(pgTransaction(client)).emails.send(email, { idempotencyKey: key })
                await client.query("COMMIT")
                sent.push(id)
                break
              } catch (error) {
                await client.query("ROLLBACK")
                const state = error instanceof QueryError ? error.sqlState : (error as { code?: string }).code
                assert.include(["40001", "40P01"], state)
                conflicts++
              }
            }
          }
          return sent
        })))
      assert.strictEqual(new Set(ids.flat()).size, total)
      const { rows: [stored] } = await watch.query(
        "SELECT count(*)::int AS emails FROM sendwright.emails WHERE id = ANY ($1::uuid[])",
        [ids.flat()]
      )
      assert.strictEqual(stored.emails, total)
      const { rows: [left] } = await watch.query("SELECT sum(left_over)::int AS sum FROM stock")
      assert.strictEqual(left.sum, 3000 - total)
      assert.isAbove(conflicts, 0)
    })
  })
}
