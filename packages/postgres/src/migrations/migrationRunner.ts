import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "../connection/errorCodes.ts"
import { KeepsSessions } from "../connection/Listening.ts"
import { outageOf, sqlErrorOf } from "../connection/outages.ts"
import { MigrationError } from "./MigrationError.ts"
import { describe, type Migration, type NumberedStep, plan, type RecordedStep } from "./migrationPlan.ts"
import * as Record from "./migrationRecord.ts"
import * as Rights from "./migrationRights.ts"
import * as Script from "./migrationScript.ts"

/** How long a migration waits for others. Milliseconds. */
export interface Patience {
  /** For another process that migrates. */
  readonly othersMillis: number
  /** For a lock, while traffic may queue behind. */
  readonly lockMillis: number
  /** How long a step that got no lock is tried again. */
  readonly retryMillis: number
  /** Between two tries of it, so that the traffic that queued can go on. */
  readonly pauseMillis: number
}

export const defaultPatience: Patience = {
  othersMillis: 300_000,
  lockMillis: 1_000,
  retryMillis: 300_000,
  pauseMillis: 3_000
}

/** Between two looks whether another process has ended its step, in milliseconds: at first, and at most. */
const pauses = { first: 20, most: 1_000 }

type Failure = MigrationError | SqlError

/** What became of a step: another process ran it first (`overtaken`), or runs one now (`busy`). */
type Attempt = "ran" | "overtaken" | "busy"

/** Others go by the time of the machine, also where a test has another one. */
const machine = Clock.Clock.defaultValue()
const pause = (millis: number) => Effect.provideService(Effect.sleep(millis), Clock.Clock, machine)

const tryLock = `SELECT pg_try_advisory_xact_lock(${Script.lockKey}) AS held`
const trySessionLock = `SELECT pg_try_advisory_lock(${Script.lockKey}) AS held`
const unlock = `SELECT pg_advisory_unlock(${Script.lockKey})`

const [lockClass, lockObject] = Script.lockKey.split(", ")

/** The session that holds the lock of migrations. */
const migratorStatement = `
SELECT l.pid::int4 AS pid, COALESCE(a.application_name, '') AS application, NULL::float8 AS seconds FROM pg_locks l
LEFT JOIN pg_stat_activity a ON a.pid = l.pid
WHERE l.locktype = 'advisory' AND (l.classid, l.objid, l.objsubid) = (${lockClass}, ${lockObject}, 2) AND l.granted
  AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`

/** The oldest transaction that holds locks on tables of the schema. */
const holderStatement = `
SELECT l.pid::int4 AS pid, COALESCE(a.application_name, '') AS application,
  extract(epoch FROM clock_timestamp() - a.xact_start)::float8 AS seconds
FROM pg_locks l JOIN pg_class c ON c.oid = l.relation LEFT JOIN pg_stat_activity a ON a.pid = l.pid
WHERE l.locktype = 'relation' AND l.granted AND c.relnamespace = to_regnamespace('sendwright')
  AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND l.pid <> pg_backend_pid()
ORDER BY a.xact_start NULLS LAST LIMIT 1`

interface Holder {
  readonly pid: number | null
  readonly application: string
  readonly seconds: number | null
}

const inWords = ({ application, pid, seconds }: Holder): string =>
  `session ${pid ?? "of a prepared transaction"} (${application === "" ? "without a name" : application}${
    seconds === null ? "" : `, in a transaction for ${Math.round(seconds)} s`
  })`

const holder = (sql: SqlClient.SqlClient, statement: string) =>
  Effect.map(sql.unsafe<Holder>(statement).unprepared, ([found]) => found === undefined ? null : inWords(found))

/** No lock in time, or a deadlock with traffic, which other tries may not meet. */
const isBlocked = (error: Failure): boolean =>
  error._tag === "SqlError" && ["40P01", "55P03"].includes(codeOf(error.reason.cause))

/** Messages of these classes name objects, those of others may quote what is in rows. */
const namesObjects = /^(?:0A|2B|3D|3F|42|55|58)/

const wordsOf = ({ reason }: SqlError): string => {
  const code = codeOf(reason.cause)
  const said = reason.cause instanceof Error && namesObjects.test(code) ? `: ${reason.cause.message}` : ""
  return code === "" ? reason._tag : `SQLSTATE ${code}${said}`
}

/** A step's failure in words; what is wrong with the connection or the server is left as it is. */
const explain = (sql: SqlClient.SqlClient, step: NumberedStep) => (error: Failure): Effect.Effect<never, Failure> =>
  Effect.gen(function*() {
    if (error._tag === "MigrationError" || isBlocked(error) || outageOf(error) !== null) return yield* error
    const obstacle = Rights.obstacleOf(yield* Rights.read(sql), step)
    if (obstacle !== null) return yield* new MigrationError({ ...obstacle, cause: error })
    return yield* new MigrationError({
      reason: codeOf(error.reason.cause) === "42501" ? "rights" : "failed",
      message: `Could not run ${describe(step)}: ${wordsOf(error)}. ${
        step.outsideTransaction === true
          ? "Part of it may be done; the next try begins it anew."
          : "Nothing of it was kept."
      }`,
      cause: error
    })
  })

/** Migrates with a list of migrations. Not to be used inside a transaction. */
export const make = (
  sql: SqlClient.SqlClient,
  known: ReadonlyArray<Migration>,
  patience: Patience = defaultPatience
) => {
  const planOf = (recorded: ReadonlyArray<RecordedStep | null> | null) =>
    Effect.fromResult(
      Result.mapError(plan(known, recorded ?? []), (refusal) => new MigrationError(refusal))
    )
  const read = Record.reading(sql)
  const pending = Effect.flatMap(Record.look(read), planOf)

  /** Whether no other process was first. To be asked under the lock, with a snapshot that is taken under it. */
  const isNext = (step: NumberedStep, record: Effect.Effect<ReadonlyArray<RecordedStep | null> | null, Failure>) =>
    Effect.map(
      Effect.flatMap(record, planOf),
      ([next]) => next !== undefined && next.id === step.id && next.step === step.step
    )

  const missing = Effect.gen(function*() {
    const [{ found } = { found: false }] = yield* sql.unsafe<{ readonly found: boolean }>(Record.existsStatement)
      .unprepared
    return { schema: !found && !(yield* Rights.read(sql)).hasSchema, record: !found }
  })

  /** All in one transaction, or nothing. Answers "busy" where another process holds the lock. */
  const inTransaction = (step: NumberedStep, begins: Effect.Effect<void>): Effect.Effect<Attempt, Failure> =>
    sql.withTransaction(Effect.gen(function*() {
      for (const text of Script.prelude(patience.lockMillis)) yield* read(text)
      const [lock] = yield* sql.unsafe<{ readonly held: boolean }>(tryLock).unprepared
      if (lock?.held !== true) return "busy"
      const lacks = yield* missing
      if (!(yield* isNext(step, lacks.record ? Effect.succeed(null) : Record.look(read)))) return "overtaken"
      yield* begins
      for (const text of [...Script.bootstrap(lacks), ...Script.body(step)]) yield* read(text)
      return "ran"
    })).pipe(
      Effect.provideService(SqlClient.BeginTransaction, "BEGIN ISOLATION LEVEL READ COMMITTED"),
      // A rollback on a lost connection dies.
      Effect.catchCause((cause) => {
        const error = sqlErrorOf(cause)
        return error === undefined ? Effect.failCause(cause) : Effect.fail(error)
      })
    )

  /** Statement by statement in one session, which holds the lock and has no limits meanwhile. */
  const inSession = (step: NumberedStep, begins: Effect.Effect<void>): Effect.Effect<Attempt, Failure> =>
    Effect.scoped(Effect.gen(function*() {
      if (!(yield* KeepsSessions)) {
        return yield* new MigrationError({
          reason: "failed",
          message:
            `Did not run ${describe(step)}: it needs a session for itself, which a pooler in transaction mode does not `
            + "keep. Migrate past the pooler: name the database itself in SENDWRIGHT_DATABASE_DIRECT_URL (directUrl)."
        })
      }
      const session = yield* sql.reserve
      const run = <Row extends object = object>(text: string): Effect.Effect<ReadonlyArray<Row>, SqlError> =>
        session.executeUnprepared(text, [], undefined)
      const release = (text: string) => Effect.addFinalizer(() => Effect.ignore(run(text)))
      const [lock] = yield* run<{ readonly held: boolean }>(trySessionLock)
      if (lock?.held !== true) return "busy"
      yield* release(unlock)
      for (
        const { name, setting } of yield* run<{ readonly name: string; readonly setting: string }>(
          Script.limitsStatement
        )
      ) {
        yield* release(`SELECT set_config('${name}', '${setting}', false)`)
      }
      yield* run(Script.sessionPrelude)
      if (!(yield* isNext(step, Record.look(run)))) return "overtaken"
      yield* begins
      for (const text of Script.body(step)) yield* run(text)
      return "ran"
    }))

  /**
   * Waits by looking again and again. To wait in the database would take a snapshot, for which the other one's
   * `CREATE INDEX CONCURRENTLY` waits in turn.
   */
  const alone = Effect.fnUntraced(function*(
    step: NumberedStep,
    begins: Effect.Effect<void>
  ): Effect.fn.Return<"ran" | "overtaken", Failure> {
    const attempt = (step.outsideTransaction === true ? inSession : inTransaction)(step, begins)
    const until = machine.currentTimeMillisUnsafe() + patience.othersMillis
    let told = false
    for (let millis = pauses.first;; millis = Math.min(2 * millis, pauses.most)) {
      const result = yield* attempt
      if (result !== "busy") return result
      const other = (yield* holder(sql, migratorStatement)) ?? "another session"
      if (machine.currentTimeMillisUnsafe() >= until) {
        return yield* new MigrationError({
          reason: "busy",
          message:
            `Another migration did not end within ${patience.othersMillis / 1_000} s: ${other} runs it. Wait for `
            + "it and start again, or end that session."
        })
      }
      if (!told) {
        yield* Effect.logInfo(
          `Waiting for another migration, for ${patience.othersMillis / 1_000} s at the most: ${other}`
        )
      }
      told = true
      yield* pause(millis)
    }
  })

  let isNew = false

  /** Gives way to the traffic where locks are not to be had, and tries again. */
  const patiently = Effect.fnUntraced(function*(step: NumberedStep): Effect.fn.Return<"ran" | "overtaken", Failure> {
    // Tables that are made for the first time are no news, nor is what is done to them at once.
    if (step.id === 1) isNew = true
    const begins = yield* Effect.cached(isNew ? Effect.void : Effect.logInfo(`Running ${describe(step)}`))
    const until = machine.currentTimeMillisUnsafe() + patience.retryMillis
    for (let told = false;; told = true) {
      const result = yield* Effect.result(alone(step, begins))
      if (Result.isSuccess(result)) return result.success
      if (!isBlocked(result.failure)) return yield* result.failure
      const other = (yield* holder(sql, holderStatement)) ?? "a session that has ended since"
      if (machine.currentTimeMillisUnsafe() >= until) {
        return yield* new MigrationError({
          reason: "busy",
          message:
            `Could not run ${describe(step)}: it got no lock within ${patience.retryMillis / 1_000} s. The oldest `
            + `transaction with locks on tables of Sendwright is ${other}. Wait for it or end it, and start again.`,
          cause: result.failure
        })
      }
      if (!told) {
        yield* Effect.logInfo(
          `Waiting for locks with ${describe(step)}, for ${patience.retryMillis / 1_000} s at the most: ${other}`
        )
      }
      yield* pause(patience.pauseMillis)
    }
  })

  /** Runs what is pending, step by step. Answers with the steps that this process ran. */
  const migrate: Effect.Effect<ReadonlyArray<NumberedStep>, Failure> = Effect.gen(function*() {
    const ran: Array<NumberedStep> = []
    for (;;) {
      const [step] = yield* pending
      if (step === undefined) return ran
      const result = yield* patiently(step).pipe(Effect.catch(explain(sql, step)))
      if (result === "ran") ran.push(step)
    }
  })

  return { look: Record.look(read), pending, missing, migrate }
}
