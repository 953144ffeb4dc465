import { afterAll, assert, beforeAll, describe, it, layer } from "@effect/vitest"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { newId, peppers, suppression } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import { SqlClient } from "effect/sql/SqlClient"
import * as TestClock from "effect/testing/TestClock"
import { type LocalPostgres, startPostgres } from "../../../scripts/local-postgres.ts"
import * as Database from "../src/database/Database.ts"
import { newDatabaseOn, patient, random } from "./databases.ts"
import { tryFew } from "./support/runs.ts"

/** Servers of somebody else's, as those of `pnpm bench drill-patroni --suites`: all suites are run there. */
const given = {
  primary: process.env["SENDWRIGHT_TEST_PRIMARY_URL"],
  replica: process.env["SENDWRIGHT_TEST_REPLICA_URL"]
}
const isOurs = given.primary === undefined || given.replica === undefined

// Other values are read at the same place as these: PgStorage.server.test.ts tries many on the statements.
tryFew(2)

/** Those that read on a standby most, or must not. */
const ofReads = [
  "EmailStore",
  "ReceivedStore",
  "SuppressionStore",
  "UserStore",
  "MetricsStore",
  "ExportStore",
  "NodeStore"
] as const

let primary: Pick<LocalPostgres, "url" | "stop">
let standby: Pick<LocalPostgres, "url" | "stop" | "crash" | "restart">
beforeAll(async () => {
  if (given.primary !== undefined && given.replica !== undefined) {
    const nothing = () => Promise.resolve()
    primary = { url: given.primary, stop: nothing }
    standby = { url: given.replica, stop: nothing, crash: nothing, restart: nothing }
    return
  }
  const started = await startPostgres({ durable: false, settings: ["shared_buffers=32MB", "synchronous_commit=on"] })
  primary = started
  standby = await started.follow()
}, 300_000)
afterAll(() => Promise.all([standby.stop(), primary.stop()]))

/** A new database that the standby has, too, and how a node uses it that reads there. */
const database = Effect.gen(function*() {
  const { name, url } = yield* newDatabaseOn(primary.url)
  yield* onStandby(`SELECT FROM pg_database WHERE datname = '${name}'`).pipe(
    Effect.filterOrFail((rows) => rows.length === 1),
    Effect.retry({ schedule: Schedule.spaced("20 millis"), times: 500 })
  )
  const readUrl = Object.assign(new URL(standby.url), { pathname: `/${name}` }).href
  const options: PgStorage.ServerOptions = {
    url,
    readUrl: Redacted.make(readUrl),
    ...patient
  }
  return options
})

const onStandby = (statement: string) =>
  SqlClient.use((sql) => sql.unsafe(statement)).pipe(
    Effect.provide(PgStorage.layerClient({ url: Redacted.make(standby.url), maxConnections: 1 }))
  )

/** How many reads went where, by the reason. */
const counts = Effect.map(
  Metric.snapshot,
  (snapshots) =>
    Object.fromEntries(
      snapshots.flatMap((snapshot) =>
        snapshot.id === "sendwright_database_replica_reads_total" && snapshot.type === "Counter"
          ? [[snapshot.attributes?.["reason"] ?? "", Number(snapshot.state.count)]]
          : []
      )
    )
)

/** Whether the standby may be read from is found out beside the first reads, which go to the primary. */
const untilReadThere = <E>(read: Effect.Effect<unknown, E>) =>
  Effect.gen(function*() {
    const { fresh: before = 0 } = yield* counts
    yield* Effect.andThen(read, counts).pipe(
      Effect.filterOrFail(({ fresh = 0 }) => fresh > before),
      Effect.retry({ schedule: Schedule.spaced("20 millis"), times: 500 })
    )
  })

const stores = (options: PgStorage.ServerOptions) =>
  Effect.map(
    Layer.build(Layer.fresh(PgStorage.layer.pipe(
      Layer.provideMerge(PgStorage.layerClient(options)),
      Layer.provide([random, peppers])
    ))),
    (context) => Context.get(context, SuppressionStore)
  )

/** What a list of an account shows. */
const listed = (store: SuppressionStore["Service"], accountId: string) =>
  Effect.map(store.list(accountId, 10, null), (rows) => rows.length)

describe("PgStorage that reads on a standby", () => {
  layer(
    PgStorage.layer.pipe(
      // The standby replays in the machine's time, also where the tests have another one.
      Layer.provideMerge(Layer.unwrap(Effect.map(TestClock.withLive(database), PgStorage.layerClient))),
      Layer.provide([random, peppers])
    ),
    { timeout: 300_000 }
  )((it) => {
    StorageSuite.tests(it, isOurs ? ofReads : undefined)

    it.effect("reads nothing there that a standby does not do, and more than now and then", () =>
      Effect.gen(function*() {
        const { cancelled = 0, fresh = 0 } = yield* counts
        assert.strictEqual(cancelled, 0)
        assert.isAbove(fresh, 20)
      }))
  })

  it.live.skipIf(!isOurs)(
    "shows on every node what another one stored just before, even where the standby lags",
    () =>
      Effect.gen(function*() {
        const options = yield* database
        const [one, two] = yield* Effect.all([stores(options), stores(options)])
        const accountId = newId()
        const conditions = yield* Conditions
        let stored = 0
        const storeAndList = Effect.gen(function*() {
          yield* one.add(suppression({ accountId, address: `${++stored}@example.com` }))
          assert.strictEqual(yield* listed(two, accountId), Math.min(stored, 10))
          return (yield* conditions.current).some(({ name }) => name === "replica")
        })
        yield* untilReadThere(listed(two, accountId))
        for (let i = 0; i < 3; i++) assert.isFalse(yield* storeAndList)
        yield* Effect.acquireRelease(
          onStandby("SELECT pg_wal_replay_pause()"),
          () => Effect.orDie(onStandby("SELECT pg_wal_replay_resume()"))
        ).pipe(
          // Left alone after a few reads that it was too far behind for.
          Effect.andThen(
            storeAndList.pipe(Effect.filterOrFail((isTold) => isTold, () => "not yet"), Effect.retry({ times: 50 }))
          ),
          Effect.scoped
        )
        yield* Effect.andThen(listed(two, accountId), conditions.current).pipe(
          Effect.filterOrFail((held) => held.every(({ name }) => name !== "replica")),
          Effect.retry({ schedule: Schedule.spaced("200 millis"), times: 100 })
        )
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("reads on the primary what the standby gives up, and what is in a transaction", () =>
    Effect.gen(function*() {
      const options = yield* database
      yield* Effect.gen(function*() {
        const sql = yield* SqlClient
        yield* sql.unsafe(`CREATE FUNCTION conflict() RETURNS text LANGUAGE plpgsql AS $$ BEGIN
          IF pg_is_in_recovery() THEN RAISE 'conflict with recovery' USING ERRCODE = '40001'; END IF;
          RETURN 'primary'; END $$`)
        const db = yield* Database.make
        const read = (text: string): Effect.Effect<string | boolean | undefined, StorageError> =>
          Effect.map(
            Database.storage("Test.read", "reads")(db.query<{ readonly at: string | boolean }>(text)),
            ([row]) => row?.at
          )
        // Whether it may be read from is found out beside the first reads.
        yield* read("SELECT pg_is_in_recovery() AS at").pipe(
          Effect.filterOrFail((at) => at === true, () => "not yet" as const),
          Effect.retry({ schedule: Schedule.spaced("20 millis"), times: 500 })
        )
        const before = (yield* counts)["cancelled"] ?? 0
        assert.strictEqual(yield* read("SELECT conflict() AS at"), "primary")
        assert.strictEqual((yield* counts)["cancelled"], before + 1)
        assert.isFalse(yield* sql.withTransaction(read("SELECT pg_is_in_recovery() AS at")))
        // A statement that is at fault is so there, too.
        assert.strictEqual((yield* Effect.flip(read("SELECT 1 / 0"))).outage, null)
      }).pipe(Effect.provide(PgStorage.layerClient(options)))
    }).pipe(Effect.scoped))

  it.live.skipIf(!isOurs)("goes on without the standby", () =>
    Effect.gen(function*() {
      const store = yield* stores(yield* database)
      const accountId = newId()
      yield* store.add(suppression({ accountId, address: "1@example.com" }))
      yield* untilReadThere(listed(store, accountId))
      yield* Effect.promise(standby.crash)
      yield* store.add(suppression({ accountId, address: "2@example.com" }))
      assert.strictEqual(yield* listed(store, accountId), 2)
      assert.isAbove((yield* counts)["down"] ?? 0, 0)
      yield* Effect.promise(standby.restart)
    }).pipe(Effect.scoped), 300_000)
})
