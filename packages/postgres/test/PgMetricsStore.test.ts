import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as Counts from "@sendwright/core/metrics/Counts"
import { MetricsStore, uncountedLimit } from "@sendwright/core/metrics/MetricsStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, peppers, report, seedAccount } from "@sendwright/testing/fixtures"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { upTo } from "../src/metrics/metricsPlace.ts"
import { clientOf, newDatabase, random } from "./databases.ts"

const hour = 10_000

/** A database with an account, whose events all happen in one hour. */
const opened = Effect.fnUntraced(function*() {
  const database = yield* newDatabase
  const storage = PgStorage.layer.pipe(Layer.provideMerge(clientOf(database.url)), Layer.provide([random, peppers]))
  const context = yield* Layer.build(Layer.fresh(storage))
  const within = Effect.provideContext(context)
  const store = yield* within(MetricsStore)
  const emails = yield* within(EmailStore)
  const jobs = yield* within(SendJobs)
  const sql = yield* within(SqlClient)
  const { account } = yield* within(seedAccount())
  const at = new Date(hour * 3_600_000)
  // Evidence on live email takes a row of the account's reputation, for which other transactions would wait.
  const email = () => newEmail({ accountId: account.id, createdAt: at, mode: "test" })
  const accept = (...messages: ReadonlyArray<ReturnType<typeof email>>) =>
    emails.accept(messages.map((message) => acceptGroup([message])))
  const deliver = (...ids: ReadonlyArray<string>) =>
    jobs.intake(ids.map((emailId) => report({ type: "email.delivered", emailId, occurredAt: at })), at)
  const read = Effect.map(
    store.read({ accountId: account.id, traffic: "test", kind: "domain", from: hour, to: hour + 1 }),
    ({ isCurrent, rows }) => {
      const { accepted, delivered } = rows[0]?.counts ?? Counts.none
      return { accepted, delivered, isCurrent }
    }
  )
  /** What is counted, without what waits. */
  const counted = Effect.map(
    sql.unsafe<{ readonly accepted: number; readonly delivered: number }>(
      `SELECT coalesce(sum(accepted), 0)::int4 AS accepted, coalesce(sum(delivered), 0)::int4 AS delivered
      FROM sendwright.metrics_hours WHERE kind = 'domain'`
    ),
    ([row]) => ({ ...row })
  )
  const drain = (limit: number) =>
    Effect.gen(function*() {
      let steps = 1
      while (yield* store.count(limit)) steps++
      return steps
    })
  return { store, sql, email, accept, deliver, read, counted, drain, at, within }
})

describe("upTo", () => {
  it("is the whole snapshot, or what it sees up to a transaction", () => {
    assert.strictEqual(upTo("10:20:10,15,18", null), "10:20:10,15,18")
    assert.strictEqual(upTo("20:20:", null), "20:20:")
    assert.strictEqual(upTo("10:20:10,15,18", "14"), "10:15:10")
    assert.strictEqual(upTo("10:20:10,15,18", "16"), "10:17:10,15")
    assert.strictEqual(upTo("12:20:15", "13"), "14:14:")
  })
})

describe("PgMetricsStore", { timeout: 300_000 }, () => {
  it.live("counts what commits after later transactions were counted, once, and nothing that is rolled back", () =>
    Effect.gen(function*() {
      const t = yield* opened()
      const [early, late, lost] = [t.email(), t.email(), t.email()]
      yield* t.accept(early, late, lost)
      /** A transaction that has stored its event, and ends when it is told to. */
      const hold = Effect.fnUntraced(function*(id: string, fails: boolean) {
        const stored = yield* Deferred.make<void>()
        const end = yield* Deferred.make<void>()
        const fiber = yield* Effect.forkChild(Effect.exit(t.sql.withTransaction(Effect.gen(function*() {
          yield* t.deliver(id)
          yield* Deferred.succeed(stored, undefined)
          yield* Deferred.await(end)
          if (fails) return yield* Effect.fail("rolled back")
        }))))
        yield* Deferred.await(stored)
        // What ends it, when its turn has come.
        // @effect-diagnostics-next-line returnEffectInGen:off
        return Effect.andThen(Deferred.succeed(end, undefined), Fiber.await(fiber))
      })
      const endLate = yield* hold(late.id, false)
      const endLost = yield* hold(lost.id, true)
      yield* t.deliver(early.id)
      const one = { accepted: 3, delivered: 1, isCurrent: true }
      assert.deepStrictEqual(yield* t.read, one)
      yield* t.drain(10)
      assert.deepStrictEqual(yield* t.counted, { accepted: 1, delivered: 1 })
      assert.deepStrictEqual(yield* t.read, one)
      // Others are counted meanwhile, so that both lie far behind.
      const more = Array.from({ length: 5 }, t.email)
      yield* t.accept(...more)
      for (const { id } of more) {
        yield* t.deliver(id)
        yield* t.drain(1)
      }
      assert.deepStrictEqual(yield* t.counted, { accepted: 6, delivered: 6 })
      yield* endLate
      const all = { accepted: 8, delivered: 7, isCurrent: true }
      assert.deepStrictEqual(yield* t.read, all)
      yield* t.drain(1)
      assert.deepStrictEqual(yield* t.counted, { accepted: 7, delivered: 7 })
      yield* endLost
      yield* t.drain(1)
      yield* t.drain(1)
      assert.deepStrictEqual(yield* t.counted, { accepted: 7, delivered: 7 })
      assert.deepStrictEqual(yield* t.read, all)
    }).pipe(Effect.scoped))

  it.live("goes on in steps, each with all events of a transaction", () =>
    Effect.gen(function*() {
      const t = yield* opened()
      const emails = Array.from({ length: 30 }, t.email)
      yield* t.accept(...emails)
      yield* t.deliver(...emails.slice(0, 20).map(({ id }) => id))
      for (const { id } of emails.slice(20)) yield* t.deliver(id)
      // Twenty at once, then three at a time.
      assert.strictEqual(yield* t.drain(3), 5)
      assert.deepStrictEqual(yield* t.counted, { accepted: 30, delivered: 30 })
      const place = yield* t.sql.unsafe(`SELECT counted::text FROM sendwright.metrics_place`)
      assert.strictEqual(yield* t.drain(3), 1)
      assert.deepStrictEqual(yield* t.sql.unsafe(`SELECT counted::text FROM sendwright.metrics_place`), place)
    }).pipe(Effect.scoped))

  it.live("says where more waits than a reading adds, and reads what is counted", () =>
    Effect.gen(function*() {
      const t = yield* opened()
      const [one, other] = [t.email(), t.email()]
      yield* t.accept(one, other)
      yield* t.deliver(one.id)
      yield* t.drain(10)
      yield* t.sql.unsafe(
        `INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
        SELECT '${other.id}', n, gen_random_uuid(), 'email.delivered', '{}', to_timestamp(${hour * 3_600}), '{}'
        FROM generate_series(1, ${uncountedLimit + 1}) AS n`
      )
      yield* t.sql.unsafe(`UPDATE sendwright.email_states SET next_sequence = 99999 WHERE email_id = '${other.id}'`)
      assert.deepStrictEqual(yield* t.read, { accepted: 1, delivered: 1, isCurrent: false })
      yield* t.drain(10)
      assert.deepStrictEqual(yield* t.read, { accepted: 2, delivered: uncountedLimit + 2, isCurrent: true })
    }).pipe(Effect.scoped))

  it.live("goes on where it was on a server that a dump of another one was restored on", () =>
    Effect.gen(function*() {
      const t = yield* opened()
      const emails = Array.from({ length: 6 }, t.email)
      yield* t.accept(...emails)
      const [first, second, third, fourth] = emails.map(({ id }) => id)
      yield* t.deliver(first!, second!)
      yield* t.drain(10)
      yield* t.deliver(third!)
      // The other server was a billion transactions ahead.
      const ahead = 1_000_000_000n
      yield* t.sql.unsafe(
        `UPDATE sendwright.email_events SET stored_in = (stored_in::text::int8 + ${ahead})::text::xid8`
      )
      const [row] = yield* t.sql.unsafe<{ readonly counted: string }>(
        `SELECT counted::text FROM sendwright.metrics_place`
      )
      const moved = row!.counted.replaceAll(/\d+/g, (id) => String(BigInt(id) + ahead))
      yield* t.sql.unsafe(`UPDATE sendwright.metrics_place SET counted = '${moved}'`)
      yield* t.within(migrate)
      yield* t.deliver(fourth!)
      const all = { accepted: 6, delivered: 4, isCurrent: true }
      assert.deepStrictEqual(yield* t.read, all)
      yield* t.drain(1)
      assert.deepStrictEqual(yield* t.read, all)
      assert.deepStrictEqual(yield* t.counted, { accepted: 4, delivered: 4 })
      // What is in order stays as it is.
      const stamps = t.sql.unsafe(`SELECT id, stored_in::text FROM sendwright.email_events ORDER BY id`)
      const before = yield* stamps
      yield* t.within(migrate)
      assert.deepStrictEqual(yield* stamps, before)
    }).pipe(Effect.scoped))
})
