import type { NumberedStep } from "./migrationPlan.ts"
import { recordStatement, schemaStatement, tableStatement } from "./migrationRecord.ts"

/** Of the advisory lock that is held while a step runs. */
export const lockKey = "1886745704, 1"

/** The limits of a session are for what runs every day; a migration takes as long as it takes. */
const limits = ["statement_timeout", "idle_in_transaction_session_timeout", "transaction_timeout"]

/** Only those that the server knows: `transaction_timeout` came with Postgres 17. */
const unlimited = (local: boolean) =>
  `SELECT set_config(name, '0', ${local}) FROM pg_settings WHERE name IN (${
    [...limits, ...local ? [] : ["lock_timeout"]].map((name) => `'${name}'`).join(", ")
  })`

/** Makes the schema and its record where they are missing. */
export const bootstrap = (missing: { readonly schema: boolean; readonly record: boolean }): ReadonlyArray<string> => [
  ...missing.schema ? [schemaStatement] : [],
  ...missing.record ? [tableStatement] : []
]

/** What a transaction of a step begins with. */
export const prelude = (lockMillis: number): ReadonlyArray<string> => [
  unlimited(true),
  `SET LOCAL lock_timeout = ${lockMillis}`
]

/** The limits of a session, to be set again when a step outside a transaction has ended. */
export const limitsStatement = `SELECT name, setting FROM pg_settings WHERE name IN (${
  [...limits, "lock_timeout"].map((name) => `'${name}'`).join(", ")
})`

/** What a session is set to for a step outside a transaction. */
export const sessionPrelude = unlimited(false)

/** A step and the record of it. */
export const body = (step: NumberedStep): ReadonlyArray<string> => [...step.statements, recordStatement(step)]

/** All of it as a script for `psql`, for people to read, and to run where programs may not. */
export const script = (
  steps: ReadonlyArray<NumberedStep>,
  missing: { readonly schema: boolean; readonly record: boolean },
  lockMillis: number
): ReadonlyArray<ReadonlyArray<string>> =>
  steps.map((step, index) => {
    const own = [...index === 0 ? bootstrap(missing) : [], ...body(step)]
    return step.outsideTransaction === true
      ? [sessionPrelude, `SELECT pg_advisory_lock(${lockKey})`, ...own, `SELECT pg_advisory_unlock(${lockKey})`]
      : ["BEGIN", ...prelude(lockMillis), `SELECT pg_advisory_xact_lock(${lockKey})`, ...own, "COMMIT"]
  })

/** The same for another tool, which brings the transaction and runs it once. */
export const plainScript = (
  steps: ReadonlyArray<NumberedStep>,
  isWhole: boolean
): ReadonlyArray<ReadonlyArray<string>> =>
  steps.map((step, index) => [
    ...index === 0 && isWhole ? bootstrap({ schema: true, record: true }) : [],
    ...body(step)
  ])
