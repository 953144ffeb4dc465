import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { redactReport } from "@sendwright/core/privacy/ErasedEmail"
import { type Erasure, ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { all, make, type Redactor } from "@sendwright/core/privacy/Redaction"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import { type Column, column, namesOf } from "./internal/columns.ts"
import * as Database from "./internal/Database.ts"
import { eraseFrom } from "./internal/erasureEmails.ts"
import { windowStatement } from "./internal/erasureRows.ts"
import * as P from "./internal/params.ts"
import { decodeEvent, encodeEvent, type Stored } from "./internal/providerEvents.ts"
import { statement } from "./internal/Statement.ts"

/** Emails that are looked through by one statement, and that are changed in one transaction. */
const windowLength = 1_000
const chunkLength = 50

/**
 * `ErasureStore` on Postgres. The entry on the suppression list is committed first. Then whatever began before it is
 * waited for, table by table; from then on nobody writes the address any more. The log is gone through in windows, in
 * transactions of a few emails each, and what is kept beside it comes last, so that what was written meanwhile is found.
 */
export const layer: Layer.Layer<ErasureStore, never, SqlClient | SecureRandom.SecureRandom> = Layer.effect(
  ErasureStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const random = yield* SecureRandom.SecureRandom

    const emails = Effect.fnUntraced(function*(erasure: Erasure, redactor: Redactor) {
      const sum = { redacted: 0, deleted: 0, events: 0 }
      for (const mode of ["live", "test"] as const) {
        let after = { created_at: new Date(-62_135_596_800_000), id: zeroId }
        for (;;) {
          const window = yield* db.runPlanned(windowStatement, {
            accountId: erasure.accountId,
            mode,
            after,
            length: windowLength,
            pattern: redactor.pattern,
            address: erasure.address
          })
          const hits = window.filter(({ hit }) => hit === true).map(({ id }) => id)
          for (let start = 0; start < hits.length; start += chunkLength) {
            const done = yield* db.transaction(
              eraseFrom(db, random, erasure, hits.slice(start, start + chunkLength))
            )
            sum.redacted += done.redacted
            sum.deleted += done.deleted
            sum.events += done.events
          }
          const last = window[windowLength - 1]
          if (last === undefined) break
          after = last
        }
      }
      return sum
    })

    const erase = Effect.fnUntraced(function*(erasure: Erasure) {
      const recipientHash = yield* db.transaction(suppress(db, erasure))
      for (const table of ["emails", "email_states", "suppressions"]) yield* waitForWriters(db, table)
      const redactor = make(erasure.address, [erasure.spelling])
      const { deleted, events, redacted } = yield* emails(erasure, redactor)
      yield* db.transaction(redactRelated(db, erasure, redactor))
      return {
        recipientHash,
        emailsRedacted: redacted,
        emailsDeleted: deleted,
        eventsRedacted: events,
        suppressed: true
      }
    })

    return ErasureStore.of({
      erase: (erasure) => Database.storage("ErasureStore.erase")(erase(erasure))
    })
  })
)

const zeroId = "00000000-0000-0000-0000-000000000000"

interface Suppression extends Erasure {
  /** Under every pepper that is known. */
  readonly hashes: ReadonlyArray<string>
  /** Under the pepper of new entries. */
  readonly hash: string
  readonly pepper: string
}

const entryColumns: ReadonlyArray<Column<Suppression>> = [
  column("id", "uuid", ({ suppressionId }) => suppressionId),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("recipient_hash", "text", ({ hash }) => hash),
  column("pepper", "text", ({ pepper }) => pepper)
]

const suppressStatement = statement<Suppression>((parameters) => {
  const accountId = parameters.value("uuid", (entry) => entry.accountId)
  const now = parameters.value("timestamptz", (entry) => entry.now)
  return `
WITH plain AS (
  DELETE FROM sendwright.suppressions
  WHERE account_id = ${accountId} AND address = ${parameters.value("text", ({ address }) => address)}
  RETURNING reason, created_at
)
INSERT INTO sendwright.suppressions (${namesOf(entryColumns)}, reason, created_at)
SELECT ${parameters.row(entryColumns, (entry) => entry)},
  coalesce((SELECT reason FROM plain), 'manual'), coalesce((SELECT created_at FROM plain), ${now})
WHERE NOT EXISTS (
  SELECT FROM sendwright.suppressions
  WHERE account_id = ${accountId} AND recipient_hash = ANY (${parameters.values("text", ({ hashes }) => hashes)})
)
ON CONFLICT (account_id, recipient_hash) WHERE recipient_hash IS NOT NULL DO NOTHING`
})

const knownStatement = `
SELECT recipient_hash FROM sendwright.suppressions WHERE account_id = $1 AND recipient_hash = ANY ($2)
ORDER BY created_at, id LIMIT 1`

/** Answers with the hash that the address has on the list. */
const suppress = Effect.fnUntraced(function*(
  db: Database.Database,
  erasure: Erasure
): Effect.fn.Return<string, SqlError> {
  const { accountId, address } = erasure
  const hash = db.hasher.active(accountId, address)
  const pepper = db.hasher.activeId
  if (hash === undefined || pepper === undefined) {
    return yield* Effect.die(new Error("No recipient can be erased without a pepper: provide RecipientHashes."))
  }
  const hashes = db.hasher.all(accountId, address)
  yield* db.run(suppressStatement, { ...erasure, hashes, hash, pepper })
  const [row] = yield* db.query<{ readonly recipient_hash: string }>(knownStatement, [
    P.uuid(accountId),
    P.texts(hashes)
  ])
  return row?.recipient_hash ?? hash
})

/** How often a wait is given up, so that those who queue behind it can pass, and begun anew. */
const waits = 20

/**
 * Waits until every transaction that was at work on a table has ended. A statement takes its lock before its snapshot:
 * whoever comes after sees what was committed before. The lock is given back at once; while it waits, others wait
 * behind it, so it waits two seconds at a time: longer than an autovacuum takes to give way.
 */
const waitForWriters = (db: Database.Database, table: string): Effect.Effect<void, SqlError> =>
  Effect.retry(
    db.transaction(
      Effect.andThen(
        db.query("SET LOCAL lock_timeout = '2s'"),
        db.query(`LOCK TABLE sendwright.${table} IN EXCLUSIVE MODE`)
      )
    ),
    { times: waits, while: (error) => isSqlError(error) && error.reason._tag === "LockTimeoutError" }
  )

const errorsStatement = (table: string, column: string): string => `
SELECT ${table === "webhook_deliveries" ? "d.id, 0 AS number" : "a.delivery_id AS id, a.number"}, ${column} AS error
FROM sendwright.webhook_endpoints w JOIN sendwright.webhook_deliveries d ON d.endpoint_id = w.id
${table === "webhook_deliveries" ? "" : "JOIN sendwright.webhook_attempts a ON a.delivery_id = d.id"}
WHERE w.account_id = $1 AND ${column} ~* $2`

interface ErrorRow {
  readonly id: string
  readonly number: number
  readonly error: string
}

const errorColumns: ReadonlyArray<Column<ErrorRow>> = [
  column("id", "uuid", ({ id }) => id),
  column("number", "int4", (row) => row.number),
  column("error", "text", ({ error }) => error)
]

const writeDeliveriesStatement = statement<ReadonlyArray<ErrorRow>>((parameters) => `
UPDATE sendwright.webhook_deliveries d SET last_error = u.error
FROM ${parameters.rows("u", errorColumns, (rows) => rows)} WHERE d.id = u.id`)

const writeAttemptsStatement = statement<ReadonlyArray<ErrorRow>>((parameters) => `
UPDATE sendwright.webhook_attempts a SET error = u.error
FROM ${parameters.rows("u", errorColumns, (rows) => rows)}
WHERE a.delivery_id = u.id AND a.number = u.number`)

/**
 * Idempotency keys that hold the address, or that answer for deleted emails alone, are forgotten: what repeats them is
 * judged anew, and refused where it goes to the address. $1 account, $2 pattern.
 */
const forgetKeysStatement = `
DELETE FROM sendwright.idempotency_keys k
WHERE k.account_id = $1 AND (k.key ~* $2 OR NOT EXISTS (
  SELECT FROM json_array_elements(k.verdicts) AS v
  WHERE v ->> '_tag' = 'Accepted' AND NOT EXISTS (SELECT FROM sendwright.erased_names n WHERE n.name = v ->> 'emailId')
))`

const keysStatement = `
SELECT mode, kind, key, verdicts, answer FROM sendwright.idempotency_keys
WHERE account_id = $1 AND (verdicts::text ~* $2 OR answer::text ~* $2)`

interface KeyRow {
  readonly mode: string
  readonly kind: string
  readonly key: string
  readonly verdicts: unknown
  readonly answer: unknown
}

const keyColumns: ReadonlyArray<Column<KeyRow>> = [
  column("mode", "text", ({ mode }) => mode),
  column("kind", "text", ({ kind }) => kind),
  column("key", "text", ({ key }) => key),
  column("verdicts", "json", ({ verdicts }) => verdicts),
  column("answer", "json", ({ answer }) => answer)
]

interface Keys {
  readonly accountId: string
  readonly rows: ReadonlyArray<KeyRow>
}

const writeKeysStatement = statement<Keys>((parameters) => `
UPDATE sendwright.idempotency_keys k SET verdicts = u.verdicts::json, answer = u.answer::json
FROM ${parameters.rows("u", keyColumns, ({ rows }) => rows)}
WHERE k.account_id = ${parameters.value("uuid", ({ accountId }) => accountId)}
  AND k.mode = u.mode AND k.kind = u.kind AND k.key = u.key`)

const toUuid = (text: string): string =>
  `CASE WHEN ${text} ~ '^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$' THEN (${text})::uuid END`

/** Whose email a waiting report speaks of, by the first of its names that is known; null where none is. */
const owner = `coalesce(
  (SELECT s.account_id FROM sendwright.email_states s WHERE s.email_id = ${toUuid("p.event ->> 'emailId'")}),
  (SELECT s.account_id FROM sendwright.email_states s WHERE s.provider_message_id = p.provider_message_id LIMIT 1),
  (SELECT e.account_id FROM sendwright.emails e
    WHERE e.id = ${toUuid("split_part(p.event ->> 'messageId', '@', 1)")} AND e.message_id = p.event ->> 'messageId')
)`

const dropReportsStatement = `
DELETE FROM sendwright.provider_events p
WHERE EXISTS (
  SELECT FROM sendwright.erased_names n
  WHERE n.name IN (p.event ->> 'emailId', p.event ->> 'messageId', p.provider_message_id)
) AND ${owner} IS NULL`

/** Reports that wait and may hold the address, but for those that are known to be another account's. */
const reportsStatement = `
SELECT p.provider, p.key, p.event FROM sendwright.provider_events p
WHERE p.event::text ~* $2 AND coalesce(${owner} = $1, true)
FOR UPDATE OF p`

interface RedactedReport {
  readonly provider: string
  readonly key: string
  readonly event: ProviderEvent
}

const reportColumns: ReadonlyArray<Column<RedactedReport>> = [
  column("provider", "text", ({ provider }) => provider),
  column("key", "text", ({ key }) => key),
  column("new_key", "text", ({ event }) => event.key),
  column("event", "text", ({ event }) => encodeEvent(event)),
  column("provider_message_id", "text", ({ event }) => event.providerMessageId)
]

const writeReportsStatement = statement<ReadonlyArray<RedactedReport>>((parameters) => `
UPDATE sendwright.provider_events p SET key = u.new_key, event = u.event::json, provider_message_id = u.provider_message_id
FROM ${parameters.rows("u", reportColumns, (reports) => reports)}
WHERE p.provider = u.provider AND p.key = u.key`)

/** What is kept beside the emails: errors of webhooks, idempotency keys, waiting reports, and the list once more. */
const redactRelated = Effect.fnUntraced(function*(
  db: Database.Database,
  { accountId, address }: Erasure,
  redactor: Redactor
): Effect.fn.Return<void, SqlError> {
  const scope = [P.uuid(accountId), P.text(redactor.pattern)]
  // Somebody may have added it between the entry and the wait.
  yield* db.query(`DELETE FROM sendwright.suppressions WHERE account_id = $1 AND address = $2`, [
    P.uuid(accountId),
    P.text(address)
  ])
  for (
    const { read, write } of [
      { read: errorsStatement("webhook_deliveries", "d.last_error"), write: writeDeliveriesStatement },
      { read: errorsStatement("webhook_attempts", "a.error"), write: writeAttemptsStatement }
    ]
  ) {
    const rows = yield* db.query<ErrorRow>(read, scope)
    if (rows.length > 0) {
      yield* db.run(write, rows.map((row) => ({ ...row, error: redactor.text(row.error) })))
    }
  }
  yield* db.query(forgetKeysStatement, scope)
  const keys = yield* db.query<KeyRow>(keysStatement, scope)
  if (keys.length > 0) {
    yield* db.run(writeKeysStatement, {
      accountId,
      rows: keys.map((row) => ({
        ...row,
        verdicts: redactor.json(row.verdicts),
        answer: redactor.json(row.answer)
      }))
    })
  }
  yield* db.query(dropReportsStatement)
  const reports = yield* db.query<
    { readonly provider: string; readonly key: string; readonly event: Stored }
  >(reportsStatement, scope)
  if (reports.length === 0) return
  yield* db.run(
    writeReportsStatement,
    reports.map(({ event, key, provider }) => ({
      provider,
      key,
      event: redactReport(decodeEvent(event), all([redactor]))
    }))
  )
})
