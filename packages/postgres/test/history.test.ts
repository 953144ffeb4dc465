/** Every version that was kept, brought up to this one: the schema. `bench/test/history.test.ts` has what it holds. */
import { assert, describe, it } from "@effect/vitest"
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import { migrate, migrations, status } from "@sendwright/postgres/Migrations"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, beforeAll, inject } from "vitest"
import { type LocalPostgres, oldestPrograms, startPostgres } from "../../../scripts/local-postgres.ts"
import { clientOf, dropTables, emptyDatabase, emptyDatabaseOn } from "./databases.ts"
import { catalogOf, catalogQuery, differences, sharedMonths } from "./history/catalog.ts"
import { type Beside, connected, hasLz4, releasedOf, restore, versions, withoutLz4 } from "./history/versions.ts"

const kept = versions()

/** The machine's clock, but for what it shows: the months that are made are those of the dump. */
const at = (time: string) =>
  Effect.updateService(Clock.Clock, (clock): Clock.Clock => ({
    currentTimeMillisUnsafe: () => Date.parse(time),
    currentTimeMillis: Effect.succeed(Date.parse(time)),
    currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
    currentTimeNanos: clock.currentTimeNanos,
    monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: clock.monotonicTimeNanos,
    sleep: (duration) => clock.sleep(duration)
  }))

const catalog = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  return catalogOf(yield* sql.unsafe<{ readonly name: string; readonly says: string }>(catalogQuery))
})

/** What `migrate` ran, and what the catalog says after it. */
const migrated = Effect.fnUntraced(function*(time: string) {
  const ran = yield* migrate.pipe(at(time), Effect.provide(Logger.layer([]), { local: true }))
  return { ran, catalog: yield* catalog }
})
type Migrated = Effect.Success<ReturnType<typeof migrated>>

const on = (url: Redacted.Redacted) => Effect.provide(clientOf(url, 1), { local: true })

const embedded = Effect.provide(Layer.fresh(EmbeddedPostgres.layer({ memory: true })), { local: true })

/** What became of a dump has to be what a new database is. */
const demandSame = ({ migrations: then }: Beside, old: Migrated, fresh: Migrated) => {
  const known = new Set(then.map(({ id }) => id))
  const since = migrations.map(({ id }) => id).filter((id) => !known.has(id))
  assert.deepStrictEqual([...new Set(old.ran.map(({ id }) => id))], since)
  assert.isNotEmpty([...sharedMonths(old.catalog, fresh.catalog)])
  const found = differences(["migrated", old.catalog], ["new", fresh.catalog])
  assert.isEmpty(found, `The schemas differ:\n${found.join("\n")}`)
}

let oldest: LocalPostgres | undefined
beforeAll(async () => {
  if (oldestPrograms !== undefined) oldest = await startPostgres({ durable: false, programs: oldestPrograms })
})
afterAll(() => oldest?.stop())

const made = new Map<string, Migrated>()
/** What a new database is, which is the same for all versions of a month. */
const fresh = <E, R>(place: string, time: string, make: Effect.Effect<Migrated, E, R>) =>
  Effect.gen(function*() {
    const key = `${place} in ${time.slice(0, 7)}`
    const found = made.get(key) ?? (yield* make)
    made.set(key, found)
    return found
  })

const servers = [
  { server: "the tests' Postgres", url: () => inject("databaseUrl"), isMissing: false },
  { server: "the oldest Postgres", url: () => oldest!.url, isMissing: oldestPrograms === undefined }
]

describe.each(kept)("A database of $name", ({ shown, sql }) => {
  for (const { isMissing, server, url } of servers) {
    it.live.skipIf(isMissing)(
      `has after its migration the schema of a new one, on ${server}`,
      () =>
        Effect.gen(function*() {
          const old = yield* emptyDatabaseOn(url())
          yield* Effect.promise(() => restore(Redacted.value(old.url), sql))
          const beside = fresh(
            server,
            shown.madeAt,
            Effect.flatMap(emptyDatabaseOn(url()), (database) => on(database.url)(migrated(shown.madeAt)))
          )
          demandSame(shown, yield* on(old.url)(migrated(shown.madeAt)), yield* beside)
        }).pipe(Effect.scoped)
    )
  }

  it.live("has after its migration the schema of a new one, on the embedded database", () =>
    Effect.gen(function*() {
      const old = yield* embedded(Effect.gen(function*() {
        yield* dropTables
        const client = (yield* SqlClient).withoutTransforms()
        const found = yield* client.unsafe(hasLz4)
        const dump = found.length === 0 ? withoutLz4(sql) : sql
        // As one statement, which is all that this client sends at once.
        yield* client.unsafe(`DO $one$ BEGIN EXECUTE $dump$${dump}$dump$; END $one$`)
        yield* client.unsafe("RESET ALL")
        return yield* migrated(shown.madeAt)
      }))
      demandSame(shown, old, yield* fresh("embedded", shown.madeAt, embedded(migrated(shown.madeAt))))
    }), 120_000)

  it.live("is migrated once", () =>
    Effect.gen(function*() {
      const { url } = yield* emptyDatabase
      yield* Effect.promise(() => restore(Redacted.value(url), sql))
      const before = yield* on(url)(migrated(shown.madeAt))
      const after = yield* on(url)(migrated(shown.madeAt))
      assert.isEmpty(after.ran)
      assert.deepStrictEqual(differences(["before", before.catalog], ["after", after.catalog]), [])
      const { obstacle, pending, refusal } = yield* on(url)(status)
      assert.deepStrictEqual({ obstacle, pending, refusal }, { obstacle: null, pending: [], refusal: null })
    }).pipe(Effect.scoped))

  it("was made by migrations that are still the same", () => {
    const now = new Map(migrations.map((migration) => [migration.id, releasedOf(migration)]))
    for (const then of shown.migrations) {
      assert.deepStrictEqual(
        now.get(then.id),
        then,
        `Migration ${then.id} (${then.name}) has run on databases, and does something else now, which they never get. `
          + "Put it back as it was, and add a migration at the end of packages/postgres/src/Migrations.ts that changes "
          + "what is there: see docs/internals/schema-changes.md."
      )
    }
  })
})

it.live("whatever differs in a schema is named", () =>
  Effect.gen(function*() {
    const { url } = yield* emptyDatabase
    const { catalog: one } = yield* on(url)(migrated(kept[0]!.shown.madeAt))
    const changes = [
      "ALTER TABLE sendwright.holds DROP COLUMN since",
      "ALTER TABLE sendwright.send_jobs ALTER COLUMN attempt SET DEFAULT 1",
      "ALTER TABLE sendwright.send_jobs SET (fillfactor = 71)",
      "ALTER TABLE sendwright.users ALTER COLUMN name DROP NOT NULL",
      "ALTER TABLE ONLY sendwright.email_attachments ALTER COLUMN content SET STORAGE EXTENDED",
      "DROP INDEX sendwright.send_jobs_later",
      "DROP TRIGGER send_jobs_freeing ON sendwright.send_jobs",
      "ALTER TABLE sendwright.domains DROP CONSTRAINT domains_health_check",
      "CREATE OR REPLACE FUNCTION sendwright.name_freeing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
      "CREATE OR REPLACE VIEW sendwright.email_history AS "
      + "SELECT email_id, sequence, id, type, details, occurred_at FROM sendwright.email_events"
    ]
    yield* Effect.promise(() => connected(Redacted.value(url), (client) => client.query(changes.join(";\n"))))
    const other = yield* on(url)(catalog)
    assert.deepStrictEqual(differences(["one", one], ["other", other]).map((text) => text.split(":", 1)[0]), [
      "column email_attachments.content",
      "column holds.since",
      "column send_jobs.attempt",
      "column users.name",
      "constraint domains_health_check of domains",
      "function sendwright.name_freeing()",
      "index send_jobs_later",
      "table send_jobs",
      "trigger send_jobs_freeing of send_jobs",
      "view email_history"
    ])
  }).pipe(Effect.scoped))

it("every version is kept from its release on, the first one included", () => {
  assert.strictEqual(kept[0]?.name, "1-initial")
})
