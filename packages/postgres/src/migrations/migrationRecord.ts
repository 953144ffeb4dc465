import { version } from "@sendwright/core/foundation/Version"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "../connection/errorCodes.ts"
import { MigrationError } from "./MigrationError.ts"
import type { NumberedStep, RecordedStep } from "./migrationPlan.ts"

/** Whole rows, so that those which another version wrote in another way can be read as well, and told. */
const lookStatement = `SELECT to_jsonb(m) AS entry FROM sendwright.migrations m`

export const existsStatement = `SELECT to_regclass('sendwright.migrations') IS NOT NULL AS found`

export const schemaStatement = `CREATE SCHEMA sendwright`

export const tableStatement = `CREATE TABLE sendwright.migrations (
    id int4 NOT NULL,
    step int4 NOT NULL,
    name text NOT NULL,
    needs int4 NOT NULL,
    program text NOT NULL,
    ran_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id, step)
  )`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** What notes that a step is done. */
export const recordStatement = ({ id, migration, needs, step }: NumberedStep): string =>
  `INSERT INTO sendwright.migrations (id, step, name, needs, program) VALUES `
  + `(${id}, ${step}, ${literal(migration)}, ${needs}, ${literal(version)})`

const Entry = Schema.Struct({
  id: Schema.Int,
  step: Schema.Int,
  name: Schema.String,
  needs: Schema.Int,
  program: Schema.String,
  ran_at: Schema.DateFromString
})

const decode = Schema.decodeUnknownOption(Entry)

const toStep = (entry: unknown): RecordedStep | null =>
  Option.getOrNull(
    Option.map(decode(entry), ({ name, ran_at, ...rest }) => ({ ...rest, migration: name, ranAt: ran_at }))
  )

interface Row {
  readonly entry: unknown
}

/** PostgreSQL, appendix A: no such table, no such schema. */
const missing = new Set(["42P01", "3F000"])

const mayNotLook = (error: SqlError) =>
  new MigrationError({
    reason: "rights",
    message: "This user may not read the table sendwright.migrations: grant it what a user that serves needs.",
    cause: error
  })

/** What ran, by one read; null where there is no record. An entry is null that is of an unreleased version. */
export const look = (
  read: (text: string) => Effect.Effect<ReadonlyArray<object>, SqlError>
): Effect.Effect<ReadonlyArray<RecordedStep | null> | null, MigrationError | SqlError> =>
  Effect.map(read(lookStatement), (rows) => (rows as ReadonlyArray<Row>).map(({ entry }) => toStep(entry))).pipe(
    Effect.catch((error) => {
      const code = codeOf(error.reason.cause)
      if (missing.has(code)) return Effect.succeed(null)
      return Effect.fail(code === "42501" ? mayNotLook(error) : error)
    })
  )

/** Reads with a client, on the connection of a transaction where there is one. */
export const reading = (sql: SqlClient) => (text: string): Effect.Effect<ReadonlyArray<object>, SqlError> =>
  sql.unsafe<object>(text).unprepared
