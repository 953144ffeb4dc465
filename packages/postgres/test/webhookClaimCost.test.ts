import { assert, describe, it } from "@effect/vitest"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { newId } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { costOf, medianOf, quietDatabases } from "./blocksRead.ts"
import { clientOf, random } from "./databases.ts"

const time = new Date("2026-11-21T12:00:00Z")
const at = (millis: number) => new Date(time.getTime() + millis)

const options = { limit: 64, perEndpoint: 16, leaseMillis: 30_000 }

const newDatabase = quietDatabases()

/** A node on one connection, so that the statistics of that session are what its commands have read. */
const measuredNode = Effect.gen(function*() {
  const { url } = yield* newDatabase
  const context = yield* Layer.build(
    Layer.fresh(PgStorage.layer.pipe(Layer.provideMerge(clientOf(url, 1)), Layer.provide(random)))
  )
  const store = Context.get(context, WebhookStore)
  const sql = Context.get(context, SqlClient)
  yield* sql`SELECT sendwright.make_month(${time})`
  const accountId = newId()
  /** How many blocks of the queue a command reads. */
  const cost = <A, E>(command: Effect.Effect<A, E>) =>
    Effect.provideService(costOf(["webhook_jobs"])(command), SqlClient, sql)
  const addEndpoints = (ids: ReadonlyArray<string>) =>
    sql`
      INSERT INTO sendwright.webhook_endpoints (id, account_id, mode, url, events, format, enabled, sealed_secret,
        created_at)
      SELECT u, ${accountId}::uuid, 'live', 'https://x', ARRAY['email.sent'], 'sendwright', true, '', ${time}
      FROM unnest(${ids}::uuid[]) u`
  const add = (endpoints: ReadonlyArray<string>, wakeAt: Date, isRetry = false) =>
    sql`
      WITH added AS (
        INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_type, status, attempts, is_test,
          created_at)
        SELECT (left(sendwright.first_id(${time})::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid, ${accountId}::uuid, u, 'live', 'email.sent', 'pending', 0, true, ${time}
        FROM unnest(${endpoints}::uuid[]) u RETURNING id, endpoint_id
      )
      INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at, is_retry)
      SELECT id, endpoint_id, ${wakeAt}, ${wakeAt}, ${isRetry} FROM added`
  const end = (leases: ReadonlyArray<{ readonly deliveryId: string; readonly token: string }>) =>
    store.settle(leases.map(({ deliveryId, token }) => ({
      deliveryId,
      token,
      attempt: { at: time, responseCode: 200, error: null, durationMs: 1 },
      next: { _tag: "Delivered" as const }
    })))
  return { url, store, sql, cost, addEndpoints, add, end }
})

/** What a claim of eight deliveries, and the look ahead after it, read: the median of some. */
const measure = Effect.fnUntraced(function*(
  { add, cost, end, store }: Effect.Success<typeof measuredNode>,
  one: string,
  from: number
) {
  const claims: Array<number> = []
  const looks: Array<number> = []
  for (let i = 0; i < 9; i++) {
    const now = at(from + 1_000 * i)
    yield* add(Array.from({ length: 8 }, () => one), now)
    const { blocks, value } = yield* cost(store.claim({ ...options, now }))
    assert.strictEqual(value.length, 8)
    claims.push(blocks)
    yield* end(value)
    assert.deepStrictEqual(yield* store.claim({ ...options, now }), [])
    looks.push((yield* cost(store.nextDue)).blocks)
  }
  return { claim: medianOf(claims), nextDue: medianOf(looks) }
})

describe("What a claim of webhook deliveries reads", () => {
  it.live("does not grow with what is dead, while a snapshot is held open", () =>
    Effect.gen(function*() {
      const node = yield* measuredNode
      const { add, addEndpoints, end, sql, store, url } = node
      const endpoints = Array.from({ length: 20 }, newId)
      yield* addEndpoints(endpoints)
      yield* measure(node, endpoints[0]!, 0)
      const holder = Context.get(yield* Layer.build(Layer.fresh(clientOf(url, 1))), SqlClient)
      yield* holder.withTransaction(Effect.gen(function*() {
        yield* holder`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`
        // It is idle for as long as the rest takes, which a busy machine makes long.
        yield* holder`SET LOCAL idle_in_transaction_session_timeout = 0`
        yield* holder`SELECT count(*) FROM sendwright.webhook_jobs`
        const fresh = yield* measure(node, endpoints[0]!, 10_000)
        // 8,000 deliveries, each stored, claimed and ended: two dead tuples of each, and as many entries of each index.
        for (let round = 0; round < 25; round++) {
          const now = at(20_000 + 100 * round)
          yield* add(Array.from({ length: 16 }, () => endpoints).flat(), now)
          const leases = yield* store.claim({ ...options, limit: 320, now })
          assert.strictEqual(leases.length, 320)
          yield* end(leases)
        }
        yield* sql`VACUUM sendwright.webhook_jobs`
        yield* sql`SELECT pg_stat_force_next_flush()`
        const [table] = yield* sql<{ dead: number }>`
          SELECT n_dead_tup::int4 AS dead FROM pg_stat_user_tables WHERE relname = 'webhook_jobs'`
        assert.isAbove(table?.dead ?? 0, 10_000)
        const later = yield* measure(node, endpoints[0]!, 60_000)
        assert.isAtMost(later.claim, 2 * fresh.claim)
        // A look ahead reads a handful of blocks, of which some more is no growth.
        assert.isAtMost(later.nextDue, 2 * fresh.nextDue + 16)
      }))
    }).pipe(Effect.scoped), 300_000)

  for (
    const [name, isRetry] of [["retries that are not due", true], [
      "deliveries of a clock that is ahead",
      false
    ]] as const
  ) {
    it.live(`does not grow with the endpoints that have nothing but ${name}`, () =>
      Effect.gen(function*() {
        const costs: Array<{ readonly claim: number; readonly nextDue: number }> = []
        for (const count of [20, 20_000]) {
          const node = yield* measuredNode
          const [busy, ...idle] = Array.from({ length: count + 1 }, newId)
          yield* node.addEndpoints([busy!, ...idle])
          yield* node.add(idle, at(3_600_000), isRetry)
          yield* node.sql`VACUUM ANALYZE sendwright.webhook_jobs`
          yield* measure(node, busy!, 0)
          costs.push(yield* measure(node, busy!, 10_000))
        }
        const [few, many] = costs
        assert.isAtMost(many!.claim, 2 * few!.claim)
        assert.isAtMost(many!.nextDue, 2 * few!.nextDue + 16)
      }).pipe(Effect.scoped), 300_000)
  }

  it.live("does not grow with what waits for an endpoint that has no room", () =>
    Effect.gen(function*() {
      const costs: Array<number> = []
      for (const count of [20, 20_000]) {
        const node = yield* measuredNode
        const [busy, dead] = [newId(), newId()]
        yield* node.addEndpoints([busy, dead])
        yield* node.add(Array.from({ length: count }, () => dead), time)
        yield* node.sql`VACUUM ANALYZE sendwright.webhook_jobs`
        const rooms = new Map([[dead, 0]])
        const claims: Array<number> = []
        for (let i = 0; i < 9; i++) {
          const now = at(1_000 * i)
          yield* node.add(Array.from({ length: 8 }, () => busy), now)
          const { blocks, value } = yield* node.cost(node.store.claim({ ...options, now, rooms }))
          assert.strictEqual(value.length, 8)
          yield* node.end(value)
          claims.push(blocks)
        }
        costs.push(medianOf(claims))
      }
      assert.isAtMost(costs[1]!, 2 * costs[0]!)
    }).pipe(Effect.scoped), 300_000)
})
