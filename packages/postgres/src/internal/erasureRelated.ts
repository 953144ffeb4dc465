import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { redactReport } from "@sendwright/core/privacy/ErasedEmail"
import type { Erasure } from "@sendwright/core/privacy/ErasureStore"
import { all, type Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { type Column, column } from "./columns.ts"
import type { Database } from "./Database.ts"
import * as P from "./params.ts"
import { decodeEvent, encodeEvent, type Stored } from "./providerEvents.ts"
import { statement } from "./Statement.ts"

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
export const redactRelated = Effect.fnUntraced(function*(
  db: Database,
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
