import { PGlite } from "@electric-sql/pglite"
import { QueryError, RecipientSuppressed } from "@sendwright/promise"
import { pgTransaction } from "@sendwright/promise/join"
import { createTestSendwright, type TestSendwrightOptions } from "@sendwright/testing/createTestSendwright"
import pg from "pg"
import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "vitest"
import { rejection } from "./app.ts"
import { libraries, type Library, pgliteLibraries } from "./libraries.ts"

const server = inject("databaseUrl")
const name = `promise_test_kit_${process.pid}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
const email = { from: "Shop <hello@app.example>", to: "ada@example.com", subject: "Hello", text: "Hello, Ada." }

let admin: pg.Client
let pool: pg.Pool
beforeAll(async () => {
  admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  // Its database is dropped while its last connections close.
  pool = new pg.Pool({ connectionString: url, max: 4 }).on("error", () => {})
  await pool.query("CREATE TABLE orders (number int PRIMARY KEY)")
})
afterAll(async () => {
  await pool?.end()
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.end()
})

const open: Array<{ readonly close: () => Promise<void> }> = []
const kit = (options: TestSendwrightOptions) => {
  const sendwright = createTestSendwright(options)
  open.push(sendwright)
  return sendwright
}
afterEach(async () => {
  for (const sendwright of open.splice(0)) await sendwright.close()
})

let number = 0
const next = () => ++number

const checks = (load: () => Promise<Library>, orders: () => Promise<ReadonlyArray<unknown>>) => {
  let library: Library
  const begin = () => kit({ database: library.outside ?? pgTransaction(pool) })
  beforeAll(async () => {
    library = await load()
  })
  afterAll(async () => {
    await library?.close()
  })

  it("sends what is committed, and shows it to its transaction before", async () => {
    const sendwright = begin()
    const mine = next()
    const id = await library.transaction(async ({ joinable, order }) => {
      const tx = sendwright.join(joinable)
      await order(mine)
      const { id } = await tx.emails.send(email)
      assert.strictEqual((await tx.emails.get(id)).status, "queued")
      assert.deepStrictEqual((await tx.emails.list().page()).data.map(({ subject }) => subject), ["Hello"])
      assert.strictEqual((await rejection(sendwright.emails.get(id))).code, "not_found")
      return id
    })
    assert.include(await orders(), mine)
    await sendwright.committed()
    assert.strictEqual(sendwright.outbox.expectSent({ to: "ada@example.com" }).emailId, id)
    await sendwright.advance("1 second")
    assert.strictEqual((await sendwright.emails.get(id)).status, "delivered")
    sendwright.outbox.expectCount(1)
  })

  it("leaves nothing of what is rolled back", async () => {
    const sendwright = begin()
    const mine = next()
    const thrown = await rejection(library.transaction(async ({ joinable, order }) => {
      const tx = sendwright.join(joinable)
      await order(mine)
      await tx.emails.send(email, { idempotencyKey: "order" })
      assert.strictEqual((await tx.emails.batch([email, email])).accepted, 2)
      await tx.suppressions.add("grace@example.com")
      throw new Error("no stock")
    }))
    assert.strictEqual(thrown.message, "no stock")
    await sendwright.committed()
    sendwright.outbox.expectCount(0)
    assert.notInclude(await orders(), mine)
    assert.lengthOf((await sendwright.emails.list().page()).data, 0)
    assert.strictEqual((await rejection(sendwright.suppressions.remove("grace@example.com"))).code, "not_found")
    assert.isFalse((await sendwright.emails.send(email, { idempotencyKey: "order" })).replayed)
  })

  it("refuses without cost, and sends the rest", async () => {
    const sendwright = begin()
    const mine = next()
    await library.transaction(async ({ joinable, order }) => {
      const tx = sendwright.join(joinable)
      await tx.suppressions.add("ada@example.com")
      assert.instanceOf(await rejection(tx.emails.send(email)), RecipientSuppressed)
      assert.strictEqual((await rejection(tx.emails.send({ ...email, to: "nobody" }))).code, "validation_error")
      await tx.suppressions.remove("ada@example.com")
      await order(mine)
      const { results } = await sendwright.join(joinable).emails.batch([email, { ...email, to: "nobody" }, email])
      assert.deepStrictEqual(results.map(({ ok }) => ok), [true, false, true])
    })
    await sendwright.committed()
    sendwright.outbox.expectCount(2)
    assert.include(await orders(), mine)
  })

  it("answers the same key alike, from one transaction to the other, and takes scheduled email back", async () => {
    const sendwright = begin()
    const later = { ...email, scheduledAt: new Date(sendwright.now().getTime() + 3_600_000) }
    const first = await library.transaction(async ({ joinable }) => {
      const first = await sendwright.join(joinable).emails.send(later, { idempotencyKey: "reminder" })
      const again = await sendwright.join(joinable).emails.send(later, { idempotencyKey: "reminder" })
      assert.deepStrictEqual(again, { id: first.id, replayed: true })
      return first
    })
    await library.transaction(async ({ joinable }) => {
      const tx = sendwright.join(joinable)
      assert.isTrue((await tx.emails.send(later, { idempotencyKey: "reminder" })).replayed)
      await tx.emails.cancel(first.id)
    })
    await sendwright.advance("2 hours")
    sendwright.outbox.expectCount(0)
    assert.strictEqual((await sendwright.emails.get(first.id)).status, "cancelled")
  })

  it("says what its library said of a statement that failed", async () => {
    const sendwright = begin()
    const error = await rejection(library.transaction(async ({ joinable }) => {
      await joinable.query("SELECT 1/0 AS joined_row", []).then(undefined, () => undefined)
      await sendwright.join(joinable).emails.send(email)
    }))
    assert.instanceOf(error, QueryError)
    assert.strictEqual(error.sqlState, "25P02")
  })
}

for (const [library, load] of Object.entries(libraries)) {
  describe(`the test kit in a transaction of ${library}`, () => {
    checks(
      () => load(url),
      async () => (await pool.query("SELECT number FROM orders")).rows.map(({ number }) => number as number)
    )
  })
}

for (const [library, load] of Object.entries(pgliteLibraries)) {
  describe(`the test kit in a transaction of ${library}`, () => {
    let db: PGlite
    checks(
      async () => {
        db = new PGlite()
        await db.query("CREATE TABLE orders (number int PRIMARY KEY)")
        return load(db)
      },
      async () => (await db.query<{ number: number }>("SELECT number FROM orders")).rows.map(({ number }) => number)
    )
  })
}

describe("the test kit in a transaction", () => {
  const begin = (options: Omit<TestSendwrightOptions, "database"> = {}) =>
    kit({ ...options, database: pgTransaction(pool) })

  const withClient = async <A>(work: (client: pg.PoolClient) => Promise<A>): Promise<A> => {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release(true)
    }
  }

  it("keeps what a savepoint keeps, and no more", async () => {
    const sendwright = begin()
    await withClient(async (client) => {
      await client.query("BEGIN")
      const tx = sendwright.join(pgTransaction(client))
      await tx.emails.send({ ...email, subject: "kept" })
      await client.query("SAVEPOINT mine")
      await tx.emails.send({ ...email, subject: "gone" })
      await client.query("ROLLBACK TO SAVEPOINT mine")
      assert.deepStrictEqual((await tx.emails.list().page()).data.map(({ subject }) => subject), ["kept"])
      await client.query("SAVEPOINT mine")
      await tx.emails.send({ ...email, subject: "released" })
      await client.query("RELEASE SAVEPOINT mine")
      await client.query("COMMIT")
    })
    await sendwright.committed()
    assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["kept", "released"])
  })

  it("lets the outbox be looked at only once it is known what was committed", async () => {
    const sendwright = begin()
    await withClient(async (client) => {
      await client.query("BEGIN")
      await sendwright.join(pgTransaction(client)).emails.send(email)
      assert.throws(() => sendwright.outbox.expectCount(0), /await sendwright\.committed\(\)/)
      await sendwright.committed()
      sendwright.outbox.expectCount(0)
      await client.query("COMMIT")
    })
    await sendwright.advance(0)
    sendwright.outbox.expectCount(1)
  })

  it("lets a second transaction with the same key wait for the first", async () => {
    const sendwright = begin()
    for (const end of ["COMMIT", "ROLLBACK"]) {
      await withClient((first) =>
        withClient(async (second) => {
          await first.query("BEGIN")
          await second.query("BEGIN")
          const send = (client: pg.PoolClient) =>
            sendwright.join(pgTransaction(client)).emails.send(email, { idempotencyKey: end })
          const { id } = await send(first)
          let isThere = false
          const waiting = send(second).finally(() => {
            isThere = true
          })
          await sendwright.join(pgTransaction(first)).emails.get(id)
          assert.isFalse(isThere)
          await first.query(end)
          const answer = await waiting
          assert.strictEqual(answer.id === id, end === "COMMIT")
          assert.strictEqual(answer.replayed, end === "COMMIT")
          await second.query("COMMIT")
        })
      )
    }
    await sendwright.committed()
    sendwright.outbox.expectCount(2)
  })

  it("fails one of two with the same key where a snapshot does not see the other", async () => {
    const sendwright = begin()
    await withClient((first) =>
      withClient(async (second) => {
        for (const client of [first, second]) {
          await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ")
          await client.query("SELECT 1")
        }
        await sendwright.join(pgTransaction(first)).emails.send(email, { idempotencyKey: "key" })
        await first.query("COMMIT")
        const error = await rejection(
          sendwright.join(pgTransaction(second)).emails.send(email, { idempotencyKey: "key" })
        )
        assert.strictEqual(error["sqlState"], "40001")
      })
    )
  })

  it("keeps two at once apart, and commits both", async () => {
    const sendwright = begin()
    await withClient((first) =>
      withClient(async (second) => {
        await first.query("BEGIN")
        await second.query("BEGIN")
        const [one, two] = [first, second].map((client) => sendwright.join(pgTransaction(client)))
        await one!.emails.send({ ...email, subject: "one" })
        assert.lengthOf((await two!.emails.list().page()).data, 0)
        await two!.emails.send({ ...email, subject: "two" })
        await second.query("COMMIT")
        assert.lengthOf((await one!.emails.list().page()).data, 2)
        await sendwright.committed()
        assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["two"])
        await first.query("COMMIT")
      })
    )
    await sendwright.committed()
    assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["two", "one"])
  })

  it("that is long sees what savepoints and others have changed between its calls", async () => {
    const sendwright = begin()
    await withClient(async (client) => {
      await client.query("BEGIN")
      const tx = sendwright.join(pgTransaction(client))
      const subjects = async () => (await tx.emails.list().page()).data.map(({ subject }) => subject).toSorted()
      const send = (subject: string) => tx.emails.send({ ...email, subject })
      for (const subject of ["1", "2", "3"]) await send(subject)
      assert.deepStrictEqual(await subjects(), ["1", "2", "3"])
      await client.query("SAVEPOINT mine")
      for (const subject of ["4", "5"]) await send(subject)
      await client.query("ROLLBACK TO SAVEPOINT mine")
      await send("6")
      assert.deepStrictEqual(await subjects(), ["1", "2", "3", "6"])
      await sendwright.suppressions.add("ada@example.com")
      assert.instanceOf(await rejection(send("7")), RecipientSuppressed)
      await sendwright.suppressions.remove("ada@example.com")
      await send("8")
      await client.query("COMMIT")
    })
    await sendwright.committed()
    assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["1", "2", "3", "6", "8"])
  })

  it("of a runner that rolls back every test takes a released savepoint for a commit", async () => {
    await withClient(async (client) => {
      await client.query("BEGIN")
      const sendwright = kit({ database: pgTransaction(client) })
      await sendwright.start()
      const tx = sendwright.join(pgTransaction(client))
      await client.query("SAVEPOINT app")
      await tx.emails.send({ ...email, subject: "kept" })
      await sendwright.committed()
      sendwright.outbox.expectCount(0)
      await client.query("RELEASE SAVEPOINT app")
      await client.query("SAVEPOINT app")
      await tx.emails.send({ ...email, subject: "gone" })
      await client.query("ROLLBACK TO SAVEPOINT app")
      await sendwright.committed()
      assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["kept"])
      await client.query("ROLLBACK")
      // Of the next test the kit is the same one.
      await client.query("BEGIN")
      await client.query("SAVEPOINT app")
      await tx.emails.send({ ...email, subject: "next" })
      await client.query("RELEASE SAVEPOINT app")
      await sendwright.committed()
      assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["kept", "next"])
      await client.query("ROLLBACK")
    })
  })

  it("of one kit is not another's", async () => {
    const [first, second] = [begin(), begin()]
    await withClient(async (client) => {
      await client.query("BEGIN")
      await first.join(pgTransaction(client)).emails.send(email, { idempotencyKey: "order" })
      assert.lengthOf((await second.join(pgTransaction(client)).emails.list().page()).data, 0)
      await second.join(pgTransaction(client)).emails.send(email, { idempotencyKey: "order" })
      await client.query("COMMIT")
    })
    await first.committed()
    await second.committed()
    first.outbox.expectCount(1)
    second.outbox.expectCount(1)
  })

  it("gives the same bytes in every run, at the time of the call", async () => {
    const run = async () => {
      const sendwright = begin({ seed: 7 })
      await withClient(async (client) => {
        await client.query("BEGIN")
        const tx = sendwright.join(pgTransaction(client))
        await tx.emails.send(email)
        await tx.domains.add("new.example")
        await sendwright.advance("1 hour")
        await client.query("COMMIT")
      })
      await sendwright.committed()
      return { emails: (await sendwright.emails.list().page()).data, domains: await sendwright.domains.list() }
    }
    const first = await run()
    assert.strictEqual(first.emails[0]!.createdAt.toISOString(), "2026-01-01T00:00:00.000Z")
    assert.lengthOf(first.domains, 2)
    assert.deepStrictEqual(await run(), first)
  })

  it("refuses by the account's own rules", async () => {
    const sendwright = begin()
    await withClient(async (client) => {
      await client.query("BEGIN")
      const tx = sendwright.join(pgTransaction(client))
      const error = await rejection(tx.emails.send({ ...email, from: "hello@elsewhere.example" }))
      assert.strictEqual(error.code, "domain_not_verified")
      await client.query("COMMIT")
    })
    sendwright.outbox.expectCount(0)
  })

  it("does not wait for what happens after the commit", async () => {
    const sendwright = begin()
    await withClient(async (client) => {
      await client.query("BEGIN")
      const tx = sendwright.join(pgTransaction(client))
      const { id } = await tx.emails.send(email)
      assert.match((await rejection(tx.emails.waitFor(id, "sent"))).message, /after the commit/)
      await client.query("COMMIT")
    })
  })

  it("says so where something else makes impossible what it was told", async () => {
    const sendwright = begin()
    await withClient(async (client) => {
      await client.query("BEGIN")
      await sendwright.join(pgTransaction(client)).emails.send(email)
      await sendwright.suppressions.add("ada@example.com")
      await client.query("COMMIT")
    })
    assert.match((await rejection(sendwright.committed())).message, /something else has changed/)
    await sendwright.committed()
    sendwright.outbox.expectCount(0)
  })

  it("that has ended is asked for no longer", async () => {
    let statements = 0
    const { query } = pgTransaction(pool)
    const sendwright = kit({
      database: {
        query: (text, parameters) => {
          statements++
          return query(text, parameters)
        }
      }
    })
    for (const end of ["COMMIT", "ROLLBACK"]) {
      await withClient(async (client) => {
        await client.query("BEGIN")
        await sendwright.join(pgTransaction(client)).emails.send(email)
        await sendwright.committed()
        await client.query(end)
      })
      await sendwright.committed()
      await sendwright.committed()
      statements = 0
      await sendwright.advance("1 minute")
      assert.strictEqual(statements, 0, end)
    }
    sendwright.outbox.expectCount(1)
  })

  it("that only reads may be one that only reads", async () => {
    const sendwright = begin()
    const { id } = await sendwright.emails.send(email)
    await withClient(async (client) => {
      await client.query("BEGIN READ ONLY")
      assert.strictEqual((await sendwright.join(pgTransaction(client)).emails.get(id)).subject, "Hello")
      await client.query("COMMIT")
    })
  })

  it("needs the database, and says so", async () => {
    const nowhere = kit({})
    assert.throws(() => nowhere.join(pgTransaction(pool)), /createTestSendwright\(\{ database/)
    const broken = kit({ database: { query: () => Promise.reject(new Error("no such server")) } })
    const error = await rejection(broken.join(pgTransaction(pool)).emails.send(email))
    assert.instanceOf(error, QueryError)
    assert.strictEqual((error.cause as Error).message, "no such server")
  })
})

describe("the test kit on a database of one connection", () => {
  let db: PGlite
  beforeAll(async () => {
    db = new PGlite()
    await db.query("SELECT 1")
  })
  afterAll(() => db.close())

  it("does not wait for the transaction that it is called in", async () => {
    const sendwright = kit({ database: pgTransaction(db) })
    await db.transaction((tx) => sendwright.join(pgTransaction(tx)).emails.send({ ...email, subject: "first" }))
    await db.transaction(async () => {
      assert.deepStrictEqual((await sendwright.emails.list().page()).data.map(({ subject }) => subject), ["first"])
    })
    const failed = await rejection(db.transaction(async (tx) => {
      await sendwright.join(pgTransaction(tx)).emails.send({ ...email, subject: "second" })
      await tx.query("SELECT 1/0").catch(() => undefined)
      const error = await rejection(sendwright.emails.list().page())
      assert.strictEqual(error.sqlState, "25P02")
      throw error
    }))
    assert.strictEqual(failed.sqlState, "25P02")
    await sendwright.committed()
    assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["first"])
  })

  it("keeps what a savepoint keeps, and no more", async () => {
    const sendwright = kit({ database: pgTransaction(db) })
    await db.transaction(async (outer) => {
      const tx = sendwright.join(pgTransaction(outer))
      await outer.query("SAVEPOINT app")
      await tx.emails.send({ ...email, subject: "gone" })
      assert.lengthOf((await sendwright.emails.list().page()).data, 0)
      await outer.query("ROLLBACK TO SAVEPOINT app")
      await tx.emails.send({ ...email, subject: "kept" })
    })
    await sendwright.committed()
    assert.deepStrictEqual(sendwright.outbox.all.map(({ subject }) => subject), ["kept"])
  })
})
