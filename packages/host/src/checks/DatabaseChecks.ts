import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import { monthsAhead } from "@sendwright/core/foundation/StorageMonths"
import * as Migrations from "@sendwright/postgres/Migrations"
import * as PgExamination from "@sendwright/postgres/PgExamination"
import type { Migrate } from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import { type Check, check } from "./Check.ts"

const oldestVersion = 150_000
/** The share of the connections that may be in use before it is worth a warning. */
const crowded = 0.8
const oldSnapshotSeconds = 900
/** Fewer dead rows are what a busy queue has between two vacuums. */
const manyDeadRows = 100_000

const minutes = (seconds: number): string => `${Math.round(seconds / 60)} minutes`

const writeCheck = ({ isReadOnly, write }: PgExamination.Examination): Check => {
  const name = "database writes"
  if (isReadOnly || write === "read-only") {
    return check(
      name,
      "fail",
      "it takes none: it is a standby, or read-only by its settings; name the primary in DATABASE_URL"
    )
  }
  switch (write) {
    case "done":
      return check(name, "ok", "a mebibyte could be written, and was taken back")
    case "full":
      return check(name, "fail", "its disk has no room for one mebibyte: make room")
    case "refused":
      return check(name, "warn", "not tried: this user may make no temporary tables (GRANT TEMPORARY ON DATABASE)")
    case "failed":
      return check(name, "fail", "a trial failed: see the database's own log")
  }
}

const connectionCheck = ({ connections: { limit, used } }: PgExamination.Examination): Check =>
  used < limit * crowded
    ? check("connections", "ok", `${used} of ${limit} are in use`)
    : check(
      "connections",
      "warn",
      `${used} of ${limit} are in use: raise max_connections, or lower SENDWRIGHT_DATABASE_POOL of the servers`
    )

const snapshotCheck = ({ oldestSnapshot }: PgExamination.Examination): Check => {
  const name = "oldest snapshot"
  if (oldestSnapshot === null || oldestSnapshot.seconds < oldSnapshotSeconds) {
    return check(name, "ok", "no session keeps dead rows from being removed")
  }
  const { application, pid, seconds, state } = oldestSnapshot
  return check(
    name,
    "warn",
    `session ${pid} (${application === "" ? "without a name" : application}${
      state === null ? "" : `, ${state}`
    }) holds `
      + `one for ${
        minutes(seconds)
      }: dead rows pile up and queues get slow; end it (SELECT pg_terminate_backend(${pid}))`
  )
}

const queueCheck = ({ queues }: PgExamination.Examination): Check => {
  const name = "dead rows"
  const full = queues.filter(({ dead, live }) => dead > manyDeadRows && dead > live)
  return full.length === 0
    ? check(name, "ok", "the queues have few")
    : check(
      name,
      "warn",
      `${
        full.map(({ dead, table }) => `${dead} in sendwright.${table}`).join(", ")
      }: see the oldest snapshot, and that `
        + "autovacuum runs (VACUUM removes them at once)"
    )
}

const monthCheck = ({ months }: PgExamination.Examination): ReadonlyArray<Check> => {
  const name = "months"
  if (months === null) return []
  const { ahead, left } = months
  if (ahead < monthsAhead) {
    return [check(
      name,
      "warn",
      `${ahead === 0 ? "the next month of the log is not made" : `of the log's next months only ${ahead} is made`}: a `
        + "server with workers makes them each day (see its log), and sendwright migrate does, as the owner of the schema"
    )]
  }
  const kept = left === 0
    ? ""
    : `; ${left} past ones are empty and still attached: the owner of the schema drops them once a day`
  return [check(name, "ok", `the log's next ${ahead} are made${kept}`)]
}

const searchCheck = ({ trigrams }: PgExamination.Examination): ReadonlyArray<Check> => {
  const name = "search"
  switch (trigrams) {
    case "there":
      return [check(name, "ok", "pg_trgm is there and knows the letters of all scripts")]
    case "missing":
      return []
    case "hidden":
      return [check(
        name,
        "fail",
        "pg_trgm is in a schema off the search path: ALTER EXTENSION pg_trgm SET SCHEMA public, or set the user's search_path"
      )]
    case "mute":
      return [check(
        name,
        "warn",
        "the database's encoding or locale knows no letters but A to Z, so that searches in other scripts read everything: "
          + "make it anew, with createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8"
      )]
  }
}

const schemaCheck = ({ obstacle, pending, ran, refusal }: Migrations.Status, migrate: Migrate): Check => {
  const name = "schema"
  if (refusal !== null) return check(name, "fail", refusal.message)
  const [first, ...more] = pending ?? []
  if (first === undefined) {
    const newest = ran.at(-1)
    return check(
      name,
      "ok",
      newest === undefined || newest.id <= Migrations.migrations.length
        ? "up to date"
        : `migration ${newest.id} of a newer version ran, with which this program works as well`
    )
  }
  const lacks = ran.length === 0
    ? "there are no tables yet"
    : `${Migrations.describeStep(first)} has not run${more.length === 0 ? "" : `, nor ${more.length} after it`}`
  // A user who only serves has one who migrates beside it.
  if (obstacle !== null) return check(name, "fail", `${lacks}, and this user cannot change that. ${obstacle}`)
  return migrate === "never"
    ? check(name, "fail", `${lacks}: run sendwright migrate, without which serve does not start (SENDWRIGHT_MIGRATE)`)
    : check(name, "warn", `${lacks}: run sendwright migrate; serve does it at its start, too`)
}

const clockCheck = (difference: ClockDifference.ClockDifference): Check =>
  ClockDifference.isInStep(difference)
    ? check("clock", "ok", `within ${Math.abs(difference.millis)} ms of the database's`)
    : check(
      "clock",
      "warn",
      `the database's is ${ClockDifference.describe(difference)}: keep all clocks in step (NTP)`
    )

/** What the facts about a database mean for a server. */
export const checksOf = (place: string, facts: PgExamination.Examination): ReadonlyArray<Check> => [
  facts.versionNumber >= oldestVersion
    ? check("database", "ok", `${place} answers (PostgreSQL ${facts.version})`)
    : check("database", "fail", `${place} is PostgreSQL ${facts.version}: 15 is the oldest that is supported`),
  writeCheck(facts),
  connectionCheck(facts),
  snapshotCheck(facts),
  queueCheck(facts),
  ...monthCheck(facts),
  ...searchCheck(facts)
]

/** Looks at a database, its clock and its tables without changing anything. `migrate` is when servers migrate it. */
export const examine = Effect.fnUntraced(function*(place: string, migrate: Migrate) {
  const diagnostics = yield* StorageDiagnostics
  const facts = yield* PgExamination.examine
  const schema = yield* Migrations.status.pipe(
    Effect.map((status) => schemaCheck(status, migrate)),
    Effect.catchTag(
      "MigrationError",
      ({ message }) =>
        Effect.succeed(
          check("schema", "fail", `${message} Run sendwright migrate --grant <user> as the one who owns it`)
        )
    )
  )
  const clock = yield* Effect.result(diagnostics.clock)
  return [
    ...checksOf(place, facts),
    schema,
    ...(clock._tag === "Success" ? [clockCheck(clock.success)] : [])
  ]
})
