import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { type SchemaState, StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import * as Migrations from "@sendwright/postgres/Migrations"
import * as PgExamination from "@sendwright/postgres/PgExamination"
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
        "the database's locale knows no letters but A to Z, so that searches in other scripts read everything: make it "
          + "anew with a locale such as C.UTF-8"
      )]
  }
}

const schemaCheck = ({ current, expected }: SchemaState): Check => {
  const name = "schema"
  if (current === null) {
    return check(name, "warn", "there are no tables yet: run sendwright migrate; serve does it at its start, too")
  }
  if (current < expected) {
    return check(
      name,
      "warn",
      `at version ${current}, this program needs ${expected}: run sendwright migrate; serve does it at its start, too`
    )
  }
  return current > expected
    ? check(name, "fail", `at version ${current}, which is newer than this program's ${expected}: update this program`)
    : check(name, "ok", "up to date")
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
  ...searchCheck(facts)
]

/** Looks at a database, its clock and its tables without changing anything. */
export const examine = Effect.fnUntraced(function*(place: string) {
  const diagnostics = yield* StorageDiagnostics
  const facts = yield* PgExamination.examine
  const state = yield* Effect.result(diagnostics.schema)
  const clock = yield* Effect.result(diagnostics.clock)
  const schema = state._tag === "Failure"
    ? check("schema", "fail", "this user may not read the table sendwright.migrations: grant it the schema's tables")
    : schemaCheck(state.success)
  const names = schema.status !== "ok" ? schema : yield* Migrations.checkNames.pipe(
    Effect.as(schema),
    Effect.catchTag("MigrationError", ({ message }) => Effect.succeed(check("schema", "fail", message)))
  )
  return [
    ...checksOf(place, facts),
    names,
    ...(clock._tag === "Success" ? [clockCheck(clock.success)] : [])
  ]
})
