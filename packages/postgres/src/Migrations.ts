import { monthsAhead } from "@sendwright/core/foundation/StorageMonths"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "./connection/errorCodes.ts"
import { adoptRestored } from "./metrics/metricsRestore.ts"
import { mailboxIdentities } from "./migrations/mailboxIdentities.ts"
import { MigrationError } from "./migrations/MigrationError.ts"
import {
  describe,
  type Migration,
  type NumberedStep,
  plan,
  type RecordedStep,
  stepsOf
} from "./migrations/migrationPlan.ts"
import * as Rights from "./migrations/migrationRights.ts"
import * as Runner from "./migrations/migrationRunner.ts"
import * as Script from "./migrations/migrationScript.ts"
import { monthOf, startOf } from "./months/months.ts"
import { auditSources } from "./schema/auditSources.ts"
import { emailTemplates } from "./schema/emailTemplates.ts"
import { initialSchema } from "./schema/initial.ts"
import { joinedAccepts } from "./schema/joinedAccepts.ts"
import { joinedLookups } from "./schema/joinedLookups.ts"
import { received, receivedBodies, receivedRoom } from "./schema/received.ts"
import { receivers } from "./schema/receivers.ts"
import { reportSignatures } from "./schema/reportSignatures.ts"
import { requestKeys, requestReplies, requests } from "./schema/requests.ts"
import { routes } from "./schema/routes.ts"
import { sendParts } from "./schema/sendParts.ts"
import { setAsideMonths } from "./schema/setAside.ts"
import { sites } from "./schema/sites.ts"
import { templateDefaults } from "./schema/templateDefaults.ts"
import { tlsReports } from "./schema/tlsReports.ts"
import { warmups } from "./schema/warmups.ts"

export { MigrationError } from "./migrations/MigrationError.ts"
export type { Migration, NumberedStep, RecordedStep, Step } from "./migrations/migrationPlan.ts"

/**
 * All migrations in order. What was released is never changed, the first one included: tests hold it to what the kept
 * dumps of earlier versions say of it, and migrate each of those.
 */
export const migrations: ReadonlyArray<Migration> = [
  {
    id: 1,
    name: "initial",
    steps: [{ name: "tables", statements: initialSchema }]
  },
  {
    id: 2,
    name: "mailbox_identities",
    needs: 1,
    steps: mailboxIdentities
  },
  {
    id: 3,
    name: "set_aside",
    // Programs before it delete months at once, and know nothing of those that are set aside.
    needs: 1,
    steps: [{ name: "months that can be taken back", statements: setAsideMonths }]
  },
  {
    id: 4,
    name: "audit_sources",
    needs: 1,
    steps: auditSources
  },
  {
    id: 5,
    name: "template_defaults",
    needs: 1,
    steps: [{ name: "defaults of templates", statements: templateDefaults }]
  },
  {
    id: 6,
    name: "report_signatures",
    needs: 1,
    steps: [{ name: "signatures of reports", statements: reportSignatures }]
  },
  {
    id: 7,
    name: "requests",
    needs: 1,
    steps: [{ name: "send requests by SQL", statements: requests }]
  },
  {
    id: 8,
    name: "joined_accepts",
    needs: 1,
    steps: [{ name: "accepts of joined transactions", statements: joinedAccepts }]
  },
  {
    id: 9,
    name: "request_keys",
    needs: 1,
    steps: [{ name: "keys of send requests", statements: requestKeys }]
  },
  {
    id: 10,
    name: "email_templates",
    needs: 1,
    steps: [{ name: "templates of emails", statements: emailTemplates }]
  },
  {
    id: 11,
    name: "joined_lookups",
    needs: 1,
    steps: [{ name: "look-ups of one account", statements: joinedLookups }]
  },
  {
    id: 12,
    name: "received",
    needs: 1,
    steps: [
      { name: "received emails", statements: received },
      { name: "domains that receive", statements: receivers },
      { name: "bodies of received emails in webhooks", statements: receivedBodies },
      { name: "answers to send requests", statements: requestReplies },
      { name: "recipients that wait apart", statements: sendParts },
      { name: "room for received emails", statements: receivedRoom },
      { name: "counts of young addresses", statements: warmups },
      { name: "sites of receivers", statements: sites },
      { name: "TLS reports", statements: tlsReports },
      { name: "routes", statements: routes }
    ]
  }
]

/** The first email finds its month made, also where the user who serves may make none. */
const makeMonths = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const present = monthOf(yield* Clock.currentTimeMillis)
  for (let month = present; month <= present + monthsAhead; month++) {
    yield* sql.unsafe(`SELECT sendwright.make_month($1::text::timestamptz)`, [new Date(startOf(month)).toISOString()])
  }
})

const runner = Effect.map(SqlClient, (sql) => Runner.make(sql.withoutTransforms(), migrations))

/**
 * Brings the database up to this version, and answers with the steps that it ran; none where there was nothing to do,
 * for which it reads and takes no lock. Processes may start at once: one runs a step at a time, under an advisory lock,
 * and the others wait for it, five minutes at most. A step that needs a lock on a table tries for it a second at a
 * time, for as long. What a process that ended has left is gone on with.
 *
 * The record of what ran is the table `sendwright.migrations`. Fails with a `MigrationError`, whose `reason` says what is
 * the matter. Not to be used inside a transaction. Where the tables come from a dump of another server, it is to run
 * before anything else uses them.
 *
 * @example
 * ```ts
 * import { migrate } from "@sendwright/postgres/Migrations"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // As a user who owns the schema; the servers may have one who does not.
 * export const release = migrate.pipe(
 *   Effect.tap((steps) => Effect.logInfo(steps.length === 0 ? "Nothing to migrate" : `Ran ${steps.length} steps`)),
 *   Effect.provide(Layer.unwrap(Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 2 }))))
 * )
 * ```
 */
export const migrate: Effect.Effect<ReadonlyArray<NumberedStep>, MigrationError | SqlError, SqlClient> = Effect
  .flatMap(runner, (runner) => Effect.tap(runner.migrate, () => Effect.andThen(adoptRestored, makeMonths)))

/**
 * The same without the months of the log, which depend on when it runs: for a database that others are copied from.
 *
 * @example
 * ```ts
 * import { migrateTemplate } from "@sendwright/postgres/Migrations"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // CREATE DATABASE tenant TEMPLATE mail takes a fifth of the time that the migrations take.
 * export const template = migrateTemplate.pipe(
 *   Effect.provide(Layer.unwrap(Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 2 }))))
 * )
 * ```
 */
export const migrateTemplate: Effect.Effect<ReadonlyArray<NumberedStep>, MigrationError | SqlError, SqlClient> = Effect
  .flatMap(runner, (runner) => runner.migrate)

/**
 * Fails where the database is not up to date or not for this program, and changes nothing of its schema: for processes
 * whose user may not migrate. It needs the right to read.
 *
 * @example
 * ```ts
 * import { requireMigrated } from "@sendwright/postgres/Migrations"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Layer from "effect/Layer"
 *
 * // Where the application makes the client, as a user who only serves.
 * const Storage = PgStorage.layerNoMigrations.pipe(Layer.provide(Layer.effectDiscard(requireMigrated)))
 * ```
 */
export const requireMigrated: Effect.Effect<void, MigrationError | SqlError, SqlClient> = Effect.gen(function*() {
  const steps = yield* (yield* runner).pending
  const [first, ...more] = steps
  if (first === undefined) return yield* adoptRestored
  return yield* new MigrationError({
    reason: "pending",
    message: `The database lacks ${describe(first)}${more.length === 0 ? "" : `, and ${more.length} after it`}: run `
      + "sendwright migrate first, or this package's migrate, as the user who owns the schema sendwright."
  })
})

/** What ran on a database, and what has not. */
export interface Status {
  /** What ran, in order; those of newer versions among them. */
  readonly ran: ReadonlyArray<RecordedStep>
  /** What is still to run; null where this program must not work with the database. */
  readonly pending: ReadonlyArray<NumberedStep> | null
  /** Why this program must not; null: it may, as soon as nothing is pending. */
  readonly refusal: MigrationError | null
  /** Why this user would fail to run what is pending, and what to do about it; null: nothing that can be foreseen. */
  readonly obstacle: string | null
}

/**
 * Looks what ran on a database and what has not; changes nothing.
 *
 * @example
 * ```ts
 * import { status } from "@sendwright/postgres/Migrations"
 * import * as Effect from "effect/Effect"
 *
 * const isUpToDate = Effect.map(status, ({ pending }) => pending?.length === 0)
 * ```
 */
export const status: Effect.Effect<Status, MigrationError | SqlError, SqlClient> = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const recorded = (yield* (yield* runner).look) ?? []
  const ran = recorded.filter((entry) => entry !== null).toSorted((a, b) => a.id - b.id || a.step - b.step)
  const planned = plan(migrations, recorded)
  if (Result.isFailure(planned)) {
    return { ran, pending: null, refusal: new MigrationError(planned.failure), obstacle: null }
  }
  const pending = planned.success
  const obstacle = pending[0] === undefined ? null : Rights.obstacleOf(yield* Rights.read(sql), pending[0])
  return { ran, pending, refusal: null, obstacle: obstacle?.message ?? null }
})

/**
 * The SQL of what is pending, by step, as `migrate` would run it; nothing is changed. It can be run with `psql` as well,
 * one statement at a time. Fails where `migrate` would refuse.
 *
 * @example
 * ```ts
 * import { dryRun } from "@sendwright/postgres/Migrations"
 * import * as Effect from "effect/Effect"
 *
 * const text = Effect.map(dryRun, (steps) => steps.flatMap(({ sql }) => sql).map((one) => `${one};`).join("\n"))
 * ```
 */
export const dryRun: Effect.Effect<
  ReadonlyArray<{ readonly step: NumberedStep; readonly sql: ReadonlyArray<string> }>,
  MigrationError | SqlError,
  SqlClient
> = Effect.gen(function*() {
  const { missing, pending } = yield* runner
  const steps = yield* pending
  if (steps.length === 0) return []
  const sql = Script.script(steps, yield* missing, Runner.defaultPatience.lockMillis)
  return steps.map((step, index) => ({ step, sql: sql[index] ?? [] }))
})

/**
 * The SQL of all migrations after one of them, for a tool that runs the migrations of an application: in its transaction,
 * once, and in this order. The record of what ran is part of it. By default all that there are, for a database that has
 * none.
 *
 * @example
 * ```ts
 * import { sqlAfter } from "@sendwright/postgres/Migrations"
 *
 * export const text = sqlAfter().flatMap(({ sql }) => sql).map((one) => `${one};`).join("\n")
 * ```
 */
export const sqlAfter = (
  id = 0
): ReadonlyArray<{ readonly step: NumberedStep; readonly sql: ReadonlyArray<string> }> => {
  const steps = stepsOf(migrations.filter((migration) => migration.id > id))
  const sql = Script.plainScript(steps, id === 0)
  return steps.map((step, index) => ({ step, sql: sql[index] ?? [] }))
}

/** A step in words, such as `migration 2 (tags), step 1 of 2: column`. */
export const describeStep: (step: NumberedStep) => string = describe

/**
 * The statements that give a user what it needs to serve without the right to change the schema: to read and write rows,
 * and to call functions. Later tables get the same, if the user who migrates runs them.
 *
 * @example
 * ```ts
 * import { grantsFor } from "@sendwright/postgres/Migrations"
 *
 * // GRANT USAGE ON SCHEMA sendwright TO "mail"; …
 * export const text = grantsFor("mail").map((statement) => `${statement};`).join("\n")
 * ```
 */
export const grantsFor: (role: string) => ReadonlyArray<string> = Rights.grantsOf

/** Gives them, in one transaction, and answers with them. Fails where there is no such user, or the schema is another's. */
export const grant = (
  role: string
): Effect.Effect<ReadonlyArray<string>, MigrationError | SqlError, SqlClient> =>
  Effect.gen(function*() {
    const sql = yield* SqlClient
    const statements = grantsFor(role)
    yield* sql.withTransaction(
      Effect.forEach(statements, (statement) => sql.unsafe(statement).unprepared, { discard: true })
    )
    return statements
  }).pipe(Effect.catch((error): Effect.Effect<never, MigrationError | SqlError> => {
    const message = refusals[codeOf(error.reason.cause)]
    return Effect.fail(
      message === undefined ? error : new MigrationError({ reason: "rights", message: message(role), cause: error })
    )
  }))

/** PostgreSQL, appendix A: no such role, no such schema, not the owner. */
const refusals: Readonly<Record<string, (role: string) => string>> = {
  "42704": (role) => `There is no user ${role} to grant anything to: make it first, with CREATE ROLE`,
  "3F000": () => "There is no schema sendwright to grant anything on: migrate first",
  "42501": () => "This user may not grant what is not its own: do it as the user who owns the schema sendwright"
}
