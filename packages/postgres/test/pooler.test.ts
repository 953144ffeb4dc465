import { assert, describe, it } from "@effect/vitest"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as ConnectionFailure from "@sendwright/postgres/connection/ConnectionFailure"
import { migrations } from "@sendwright/postgres/Migrations"
import * as PgPooler from "@sendwright/postgres/PgPooler"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as PgWakeups from "@sendwright/postgres/PgWakeups"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import { SqlClient } from "effect/sql/SqlClient"
import { pgbouncerVersion } from "../../../scripts/local-pgbouncer.ts"
import * as Database from "../src/database/Database.ts"
import { clientOf } from "./databases.ts"
import { pooledDatabase, withoutPgBouncer } from "./poolers.ts"
import { expand, next, recorded, run, steps } from "./programs.ts"

const node = (options: PgStorage.ServerOptions) =>
  Effect.map(
    Layer.build(Layer.fresh(PgWakeups.layer.pipe(Layer.provideMerge(PgStorage.layerClient(options))))),
    (context) => ({ wakeups: Context.get(context, Wakeups), sql: Context.get(context, SqlClient) })
  )

describe.skipIf(withoutPgBouncer())("a pooler", () => {
  it.live("that the settings say nothing of is named", () =>
    Effect.gen(function*() {
      const { pooled } = yield* pooledDatabase("transaction")
      const error = yield* Effect.flip(
        SqlClient.use((sql) => sql`SELECT 1`).pipe(Effect.provide(PgStorage.layerClient({ url: pooled })))
      )
      const failure = ConnectionFailure.of(error)
      assert.strictEqual(failure?.reason, "pooler")
      assert.match(failure?.message ?? "", /^The server is behind a pooler that does not take what sessions begin with/)
      assert.isFalse(ConnectionFailure.isPassing(failure!))
    }).pipe(Effect.scoped))

  it.live("is recognised with its mode, and so is what its sessions lack", () =>
    Effect.gen(function*() {
      const { direct, pooled } = yield* pooledDatabase("transaction")
      const session = yield* pooledDatabase("session", { bare: true, settings: ["default_pool_size = 1"] })
      const seen = yield* Effect.forEach([direct, pooled, session.pooled], (url) => PgPooler.look({ url }))
      assert.deepStrictEqual(seen.map(({ pooler }) => pooler), ["none", "transaction", "session"])
      assert.deepStrictEqual(seen.map(({ missing }) => missing), [
        [],
        [],
        [
          "jit = off",
          "max_parallel_workers_per_gather = 0",
          "enable_seqscan = off",
          "statement_timeout = 65s",
          "idle_in_transaction_session_timeout = 15s"
        ]
      ])
    }).pipe(Effect.scoped))

  it.live("in transaction mode passes on that a statement is given up at its deadline", () =>
    Effect.gen(function*() {
      const { direct, pooled } = yield* pooledDatabase("transaction")
      yield* Effect.gen(function*() {
        const db = yield* Database.make
        const error = yield* Effect.flip(Database.storage("Test.sleep")(db.query("SELECT pg_sleep(60)")))
        assert.strictEqual(error.outage, "unanswered")
        // The connection, or another one, serves the next command.
        yield* db.query("SELECT 1")
      }).pipe(
        Effect.provide(PgStorage.layerClient({ url: pooled, pooler: "transaction", commandTimeout: "300 millis" }))
      )
      yield* Effect.gen(function*() {
        const sql = yield* SqlClient
        yield* sql<{ readonly n: number }>`
          SELECT count(*)::int4 AS n FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(60)%' AND state = 'active'`
          .pipe(
            Effect.filterOrFail(([row]) => row?.n === 0),
            Effect.retry({ schedule: Schedule.spaced("50 millis"), times: 100 })
          )
      }).pipe(Effect.provide(clientOf(direct)))
    }).pipe(Effect.scoped))

  it.live("in transaction mode lets word of new work through, and a node past it hears that", () =>
    Effect.gen(function*() {
      const { direct, pooled } = yield* pooledDatabase("transaction")
      const deaf = yield* node({ url: pooled, pooler: "transaction" })
      const hearing = yield* node({ url: pooled, pooler: "transaction", directUrl: direct })
      yield* Effect.all([hearing.wakeups.wait("sends"), hearing.wakeups.wait("webhooks")])
      yield* deaf.wakeups.notify("webhooks")
      yield* hearing.wakeups.wait("webhooks").pipe(Effect.timeout("5 seconds"))
      yield* hearing.wakeups.notify("sends")
      assert.isTrue((yield* deaf.wakeups.wait("sends").pipe(Effect.timeoutOption("200 millis")))._tag === "None")
    }).pipe(Effect.scoped))

  it.live("in transaction mode is no way for a migration that needs a session, which goes past it", () =>
    Effect.gen(function*() {
      const { direct, pooled } = yield* pooledDatabase("transaction", { empty: true })
      const behind = PgStorage.layerClient({ url: pooled, pooler: "transaction" })
      const error = yield* Effect.flip(run([...migrations, expand])).pipe(Effect.provide(behind))
      assert.match(error.message, /step 2 of 3: index.* needs a session for itself.*SENDWRIGHT_DATABASE_DIRECT_URL/)
      // The steps before it went through.
      assert.deepStrictEqual((yield* Effect.provide(recorded, behind)).slice(steps), [`${next}/1`])
      assert.strictEqual((yield* run([...migrations, expand]).pipe(Effect.provide(clientOf(direct)))).length, 2)
    }).pipe(Effect.scoped))

  it.live.skipIf(pgbouncerVersion()[1] < 21)(
    "in transaction mode keeps prepared statements where it can",
    () =>
      Effect.gen(function*() {
        const { pooled } = yield* pooledDatabase("transaction", { settings: ["max_prepared_statements = 100"] })
        yield* Effect.gen(function*() {
          const sql = yield* SqlClient
          const one = Effect.map(sql<{ readonly n: number }>`SELECT ${1}::int4 + 1 AS n`, ([row]) => row?.n)
          const all = yield* Effect.replicateEffect(sql.withTransaction(one), 200, { concurrency: 8 })
          assert.deepStrictEqual(new Set(all), new Set([2]))
        }).pipe(Effect.provide(PgStorage.layerClient({ url: pooled, pooler: "transaction", prepare: true })))
      }).pipe(Effect.scoped)
  )
})
