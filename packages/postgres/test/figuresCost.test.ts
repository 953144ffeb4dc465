import { assert, describe, it } from "@effect/vitest"
import { StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { newId, peppers } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { costOf, quietDatabases } from "./blocksRead.ts"
import { clientOf, random } from "./databases.ts"

const time = new Date("2026-11-21T12:00:00Z")
const at = (millis: number) => new Date(time.getTime() + millis)
const minute = 60_000

const newDatabase = quietDatabases()

/** A node on one connection, so that the statistics of that session are what its commands have read. */
const opened = Effect.gen(function*() {
  const { url } = yield* newDatabase
  const context = yield* Layer.build(
    Layer.fresh(PgStorage.layer.pipe(Layer.provideMerge(clientOf(url, 1)), Layer.provide([random, peppers])))
  )
  const sql = Context.get(context, SqlClient)
  const { figures } = Context.get(context, StorageHealth)
  const closed = newId()
  yield* sql`
    INSERT INTO sendwright.accounts (id, name, plan, trusted, paused_at, created_at)
    VALUES (${closed}, 'Closed', 'pro', false, ${time}, ${time})`
  const send = (account: string, count: number, dueAt: Date, queuedAt = dueAt) =>
    sql`
      INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
      SELECT gen_random_uuid(), ${account}::uuid, 'live', ${dueAt}, ${dueAt}, ${queuedAt} FROM generate_series(1, ${count}::int4)`
  const deliver = (endpoint: string, count: number, dueAt: Date, isRetry: boolean) =>
    sql`
      INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at, is_retry)
      SELECT gen_random_uuid(), ${endpoint}::uuid, ${dueAt}, ${dueAt}, ${isRetry}::bool FROM generate_series(1, ${count}::int4)`
  const emails = (now: Date) => Effect.map(figures(now), (all) => all.emails)
  const webhooks = (now: Date) => Effect.map(figures(now), (all) => all.webhooks)
  const cost = (tables: ReadonlyArray<string>) =>
    Effect.map(Effect.provideService(costOf(tables)(figures(at(minute))), SqlClient, sql), ({ blocks }) => blocks)
  return { closed, cost, deliver, emails, figures, send, sql, webhooks }
})

describe("The figures of queues", { timeout: 300_000 }, () => {
  it.live("cost the same however long the queues are", () =>
    Effect.gen(function*() {
      const { cost, deliver, send, sql } = yield* opened
      const tables = ["send_jobs", "webhook_jobs", "email_states"]
      const [account, endpoint] = [newId(), newId()]
      const schedule = (count: number) =>
        sql`
          INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states,
            scheduled_at, next_sequence, has_evidence)
          SELECT (left(sendwright.first_id(${time})::text, 14) || substr(gen_random_uuid()::text, 15))::uuid,
            ${account}::uuid, 'live', ${time}, 'scheduled', '{scheduled}',
            ${at(60 * minute)}, 1, false FROM generate_series(1, ${count}::int4)`
      yield* sql`SELECT sendwright.make_month(${time})`
      yield* Effect.all([send(account, 11_000, time), deliver(endpoint, 11_000, time, false), schedule(11_000)])
      yield* cost(tables)
      const few = yield* cost(tables)
      yield* Effect.all([send(account, 89_000, time), deliver(endpoint, 89_000, time, false), schedule(29_000)])
      yield* cost(tables)
      const many = yield* cost(tables)
      yield* Effect.logInfo("blocks", { few, many })
      assert.isAtMost(many, 1.5 * few)
    }).pipe(Effect.scoped))

  it.live("are exact while a queue is short, and afterwards within three hundredths of it", () =>
    Effect.gen(function*() {
      const { closed, emails, sql } = yield* opened
      const open = newId()
      // Half of an account that is paused, three tenths due, and two tenths due later.
      const fill = (count: number) =>
        sql`
          INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
          SELECT gen_random_uuid(), CASE WHEN n % 10 < 5 THEN ${closed}::uuid ELSE ${open}::uuid END, 'live', due_at, due_at, ${time}
          FROM (
            SELECT n, CASE WHEN n % 10 < 8 THEN ${time}::timestamptz ELSE ${at(60 * minute)}::timestamptz END AS due_at
            FROM generate_series(1, ${count}::int4) n
          ) x`
      yield* fill(10_000)
      const oldestDueMillis = minute
      assert.deepInclude(yield* emails(at(minute)), { paused: 5_000, due: 3_000, waiting: 2_000, oldestDueMillis })
      yield* fill(50_000)
      const { due, paused, waiting, ...rest } = yield* emails(at(minute))
      for (const [count, expected] of [[paused, 30_000], [due, 18_000], [waiting, 12_000]] as const) {
        assert.closeTo(count, expected, 0.03 * 60_000)
      }
      assert.deepStrictEqual(rest, { leased: 0, held: 0, scheduled: 0, oldestDueMillis })
    }).pipe(Effect.scoped))

  it.live("miss no email that is due among many that are not, for as long as it is, nor one that is held", () =>
    Effect.gen(function*() {
      const { closed, emails, send, sql } = yield* opened
      yield* send(closed, 50_000, time)
      assert.deepInclude(yield* emails(at(0)), { due: 0, oldestDueMillis: null })
      const open = newId()
      yield* send(open, 1, at(minute))
      for (const minutes of [2, 3, 20]) {
        const oldestDueMillis = (minutes - 1) * minute
        assert.deepInclude(yield* emails(at(minutes * minute)), { due: 1, oldestDueMillis })
      }
      yield* sql`UPDATE sendwright.send_jobs SET wake_at = ${at(22 * minute)}, due_at = ${at(22 * minute)}
        WHERE account_id = ${open}`
      assert.deepInclude(yield* emails(at(21 * minute)), { due: 0, oldestDueMillis: null })
      // It becomes due by the clock; then its worker leaves it.
      assert.deepInclude(yield* emails(at(23 * minute)), { due: 1, oldestDueMillis: minute })
      yield* sql`UPDATE sendwright.send_jobs SET token = 'x', wake_at = ${at(25 * minute)} WHERE account_id = ${open}`
      assert.deepInclude(yield* emails(at(24 * minute)), { due: 0, oldestDueMillis: null })
      assert.deepInclude(yield* emails(at(26 * minute)), { due: 1, oldestDueMillis: 4 * minute })
      yield* sql`UPDATE sendwright.send_jobs SET token = NULL, held = true WHERE account_id = ${open}`
      assert.deepInclude(yield* emails(at(27 * minute)), { due: 0, held: 1, oldestDueMillis: null })
    }).pipe(Effect.scoped))

  it.live("find an email that was due before the process began, with time", () =>
    Effect.gen(function*() {
      const { closed, emails, send } = yield* opened
      yield* send(closed, 15_000, time)
      yield* send(newId(), 1, at(minute))
      yield* send(closed, 15_000, time)
      let readings = 0
      while ((yield* emails(at(2 * minute))).due === 0) readings++
      // 30,000 jobs take some 650 blocks, of which 64 are searched each time.
      assert.isAtMost(readings, 12)
      assert.deepInclude(yield* emails(at(3 * minute)), { due: 1, oldestDueMillis: 2 * minute })
    }).pipe(Effect.scoped))

  it.live("are exact in a table that was long and is nearly empty", () =>
    Effect.gen(function*() {
      const { emails, send, sql } = yield* opened
      const account = newId()
      yield* send(account, 60_000, time)
      yield* send(account, 7, at(minute))
      yield* sql`DELETE FROM sendwright.send_jobs WHERE due_at = ${time}`
      assert.deepInclude(yield* emails(at(2 * minute)), { due: 7, oldestDueMillis: minute })
    }).pipe(Effect.scoped))

  it.live("know an endpoint that fails by few retries among many deliveries", () =>
    Effect.gen(function*() {
      const { deliver, webhooks } = yield* opened
      const [failing, healthy] = [newId(), newId()]
      yield* deliver(failing, 20_000, time, false)
      yield* deliver(healthy, 20_000, at(minute), false)
      yield* deliver(failing, 1, at(30 * minute), true)
      const figures = yield* webhooks(at(2 * minute))
      assert.closeTo(figures.failing, 20_000, 1_200)
      assert.closeTo(figures.healthy, 20_000, 1_200)
      assert.deepStrictEqual(figures.oldestDueMillis, { failing: 2 * minute, healthy: minute })
    }).pipe(Effect.scoped))
})
