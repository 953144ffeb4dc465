import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as ConnectionFailure from "@sendwright/postgres/connection/ConnectionFailure"
import * as PgWakeups from "@sendwright/postgres/PgWakeups"
import * as FaultProxy from "@sendwright/testing/FaultProxy"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlErrors from "effect/sql/SqlError"
import pg from "pg"
import { type LocalPostgres, startPostgres } from "../../../scripts/local-postgres.ts"
import { clientWith, elapsed } from "./faults.ts"

const password = "secret"
let servers: ReadonlyArray<LocalPostgres> = []

const admin = async (url: string, ...statements: ReadonlyArray<string>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  servers = await Promise.all([startPostgres({ durable: false }), startPostgres({ durable: false })])
  await Promise.all(
    servers.map(({ url }) =>
      admin(url, "CREATE DATABASE app", `CREATE ROLE app LOGIN SUPERUSER PASSWORD '${password}'`)
    )
  )
})
afterAll(() => Promise.all(servers.map(({ stop }) => stop())))

/** Whether a server takes writes, which a standby does not: its sessions hear of it, too. */
const takesWrites = (index: number, does: boolean) =>
  Effect.promise(() =>
    admin(
      servers[index]!.url,
      `ALTER SYSTEM SET default_transaction_read_only = ${does ? "off" : "on"}`,
      "SELECT pg_reload_conf()",
      "SELECT pg_sleep(0.1)"
    )
  )

/** Two servers behind proxies, of which the first takes writes, and the URL that names both. */
const pair = Effect.gen(function*() {
  yield* takesWrites(0, true)
  yield* takesWrites(1, false)
  const before = (index: number) => FaultProxy.make({ target: { port: Number(new URL(servers[index]!.url).port) } })
  const [first, second] = yield* Effect.all([before(0), before(1)])
  const url = Redacted.make(
    `postgres://app:${password}@127.0.0.1:${first.port},127.0.0.1:${second.port}/app?connect_timeout=1`
  )
  const node = Effect.gen(function*() {
    const client = yield* clientWith({ url, commandTimeout: "1 second" })
    const { db, run } = client
    return {
      ...client,
      write: run(db.query("CREATE TEMPORARY TABLE IF NOT EXISTS things (id int)")),
      server: Effect.map(
        run(db.query<{ readonly port: string }>("SELECT current_setting('port') AS port")),
        ([row]) => servers.findIndex(({ url }) => new URL(url).port === row?.port)
      ),
      moves: client.lines.filter.bind(client.lines, (line: string) => line.includes("The database is on"))
    }
  })
  return { first, second, node }
})

const eventually = <A, E>(effect: Effect.Effect<A, E>) =>
  elapsed(Effect.timeout(Effect.eventually(Effect.tapError(effect, () => Effect.sleep("50 millis"))), "15 seconds"))

const moveCount = Effect.map(
  Metric.snapshot,
  (metrics) =>
    metrics.flatMap((metric) => metric.id === "sendwright_database_moves_total" ? [metric.state] : []).reduce(
      (sum, state) => sum + Number((state as { readonly count: number | bigint }).count),
      0
    )
)

describe("several servers", () => {
  it.live(
    "are left for one that takes writes when theirs does so no more, by every node",
    () =>
      Effect.gen(function*() {
        const { first, node, second } = yield* pair
        const nodes = yield* Effect.all([node, node])
        const before = yield* moveCount
        for (const { server, write } of nodes) {
          yield* write
          assert.strictEqual(yield* server, 0)
        }
        assert.strictEqual(second.accepted, 0)
        yield* takesWrites(1, true)
        yield* takesWrites(0, false)
        for (const { lines, moves, server, write } of nodes) {
          assert.strictEqual((yield* Effect.flip(write)).outage, "read-only")
          const [, millis] = yield* eventually(write)
          assert.isBelow(millis, 6_000)
          assert.strictEqual(yield* server, 1)
          assert.strictEqual(moves().length, 1, lines.join("\n"))
          assert.match(
            moves()[0]!,
            /^Warn The database is on 127\.0\.0\.1:\d+ now, and no longer on 127\.0\.0\.1:\d+, after \d\.\d s: .* is a primary that takes no writes/
          )
          assert.notInclude(lines.join("\n"), password)
        }
        yield* Effect.sleep("100 millis")
        assert.strictEqual(first.connections, 0)
        assert.strictEqual(yield* moveCount, before + 2)
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("are found again when another one takes over some time after theirs has died", () =>
    Effect.gen(function*() {
      const { first, node } = yield* pair
      const { context, moves, server, write } = yield* node
      const wakeups = Context.get(
        yield* Effect.provide(Layer.build(Layer.fresh(PgWakeups.layer)), context),
        Wakeups
      )
      yield* wakeups.wait("sends")
      yield* write
      yield* Effect.promise(() => first.refuse(true))
      first.reset()
      for (let again = 0; again < 5; again++) {
        const error = yield* Effect.flip(Effect.delay(write, "200 millis"))
        assert.include(["unreachable", "unanswered"], error.outage)
      }
      const sql = Context.get(context, SqlClient)
      const failure = yield* Effect.flip(sql`SELECT 1`)
      assert.match(
        SqlErrors.isSqlError(failure) ? ConnectionFailure.of(failure)?.message ?? "" : "",
        /^127\.0\.0\.1:\d+ refuses connections: .*; 127\.0\.0\.1:\d+ is a primary that takes no writes, and /
      )
      yield* takesWrites(1, true)
      const [, millis] = yield* eventually(write)
      assert.isBelow(millis, 6_000)
      assert.strictEqual(yield* server, 1)
      assert.strictEqual(moves().length, 1)
      // It listens there as well.
      yield* Effect.timeout(wakeups.wait("sends"), "5 seconds")
      yield* Effect.delay(
        Effect.promise(() =>
          admin(`${servers[1]!.url.replace(/postgres$/, "app")}`, "SELECT pg_notify('sendwright', 'sends')")
        ),
        "1500 millis"
      )
      yield* Effect.timeout(wakeups.wait("sends"), "2 seconds")
      // The former one is back, as it was: nobody goes there.
      yield* Effect.promise(() => first.refuse(false))
      yield* write
      assert.strictEqual(yield* server, 1)
    }).pipe(Effect.scoped), 300_000)

  it.live("are left when theirs goes silent, for old connections and new ones", () =>
    Effect.gen(function*() {
      const { first, node } = yield* pair
      const { moves, server, write } = yield* node
      yield* write
      yield* takesWrites(1, true)
      first.muteAll()
      const [error, waited] = yield* elapsed(Effect.flip(write))
      assert.strictEqual(error.outage, "unanswered")
      assert.isBelow(waited, 1_500)
      const [, millis] = yield* eventually(write)
      assert.isBelow(millis, 8_000)
      assert.strictEqual(yield* server, 1)
      assert.match(moves()[0] ?? "", /: 127\.0\.0\.1:\d+ (?:has not answered|does not answer)/)
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "are one where a single one must take writes, and it is said what it is instead",
    () =>
      Effect.gen(function*() {
        const { second } = yield* pair
        const { ask, context } = yield* clientWith({
          url: Redacted.make(`postgres://app:${password}@127.0.0.1:${second.port}/app?target_session_attrs=read-write`)
        })
        const failure = yield* Effect.flip(Context.get(context, SqlClient)`SELECT 1`)
        assert.match(
          ConnectionFailure.of(failure)?.message ?? "",
          /is a primary that takes no writes, and target_session_/
        )
        yield* takesWrites(1, true)
        yield* Effect.timeout(Effect.eventually(ask), "5 seconds")
      }).pipe(Effect.scoped),
    300_000
  )
})
