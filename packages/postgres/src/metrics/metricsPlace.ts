import type { HourRow } from "@sendwright/core/metrics/HourRow"
import type { Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import * as P from "../sql/params.ts"
import { addRows, eventColumns, type EventRow, foldRows, joins, type StoredRow, toHourRow } from "./metricsRows.ts"

/**
 * How far the events are counted: up to a snapshot. Every event names the transaction that stored it
 * (`email_events.stored_in`), so that those which the snapshot does not see are exactly those which are not counted,
 * however late they were committed.
 */
export const place = `SELECT coalesce((SELECT counted FROM sendwright.metrics_place), '3:3:'::pg_snapshot) AS counted`

const eventFields = "v.email_id, v.sequence, v.type, v.details, v.occurred_at, v.stored_in"

/** Events `v` that `counted` had in progress. Those among them that are still in progress are not seen. */
export const finishedLate = (counted: string): string => `
  SELECT f.* FROM pg_snapshot_xip(${counted}) AS x(id)
  CROSS JOIN LATERAL (SELECT ${eventFields} FROM sendwright.email_events v WHERE v.stored_in = x.id OFFSET 0) f`

/** Events `v` of transactions that began after `counted`, oldest first. */
export const begunSince = (counted: string): string =>
  `SELECT ${eventFields} FROM sendwright.email_events v WHERE v.stored_in >= pg_snapshot_xmax(${counted})
  ORDER BY v.stored_in`

/** Of the advisory lock that each change of the counts holds. */
export const lockKey = "1886745704, 3"

const placeStatement = `SELECT p.counted::text AS counted FROM (${place}) p`

interface PlaceRow {
  readonly counted: string
}

const peekStatement = `
SELECT EXISTS (${begunSince("p.counted")}) OR EXISTS (${finishedLate("p.counted")}) AS found FROM (${place}) p`

/** $1 how far, $2 how many events at most, apart from others of the transactions that one of them is of. */
const stepStatement = `
WITH span AS MATERIALIZED (SELECT $1::text::pg_snapshot AS last, pg_current_snapshot() AS this),
cut AS MATERIALIZED (
  SELECT f.stored_in AS until FROM span CROSS JOIN LATERAL (${begunSince("span.last")} OFFSET $2 - 1 LIMIT 1) f
),
changed AS MATERIALIZED (
  SELECT f.* FROM span CROSS JOIN LATERAL (
    SELECT ${eventFields} FROM sendwright.email_events v WHERE v.stored_in >= pg_snapshot_xmax(span.last)
      AND v.stored_in <= coalesce((SELECT c.until FROM cut c), pg_snapshot_xmax(span.this)) OFFSET 0
  ) f
  UNION ALL
  SELECT f.* FROM span CROSS JOIN LATERAL (${finishedLate("span.last")} OFFSET 0) f
)
SELECT span.this::text AS this, (SELECT c.until::text FROM cut c) AS until, r.*
FROM span LEFT JOIN (SELECT ${eventColumns} FROM changed v ${joins()}) r ON true`

type StepRow =
  | EventRow & { readonly this: string; readonly until: string | null }
  | { readonly this: string; readonly until: string | null; readonly account_id: null }

/**
 * The snapshot that sees what `snapshot` sees of the transactions up to one, or all of it. A snapshot is written
 * `xmin:xmax:` and the transactions between the two that were in progress.
 */
export const upTo = (snapshot: string, until: string | null): string => {
  const [, xmax = "", running = ""] = snapshot.split(":")
  const end = until === null ? BigInt(xmax) : BigInt(until) + 1n
  const inProgress = running === "" ? [] : running.split(",").map(BigInt).filter((id) => id < end)
  const first = inProgress.reduce((least, id) => id < least ? id : least, end)
  return `${first}:${end}:${inProgress.join(",")}`
}

const moveStatement = `
INSERT INTO sendwright.metrics_place (counted) VALUES ($1::text::pg_snapshot)
ON CONFLICT (id) DO UPDATE SET counted = EXCLUDED.counted`

/** Counts about so many events. Answers whether more may wait. */
export const step = Effect.fnUntraced(function*(
  db: Database,
  limit: number
): Effect.fn.Return<boolean, SqlError> {
  // Nothing is locked or written while nothing is to be counted.
  const [peek] = yield* db.query<{ readonly found: boolean }>(peekStatement)
  if (peek?.found !== true) return false
  return yield* db.transaction(Effect.gen(function*() {
    const [lock] = yield* db.query<{ readonly held: boolean }>(`SELECT pg_try_advisory_xact_lock(${lockKey}) AS held`)
    if (lock?.held !== true) return false
    const [at] = yield* db.query<PlaceRow>(placeStatement)
    const found = yield* db.query<StepRow>(stepStatement, [P.text(at!.counted), P.int(limit)])
    const { this: snapshot, until } = found[0]!
    yield* addRows(db, foldRows(found.flatMap((row) => row.account_id === null ? [] : [row])))
    yield* db.query(moveStatement, [P.text(upTo(snapshot, until))])
    return until !== null
  }))
})

/** Waits for a change of the counts that is under way. For use in a transaction, which reads the changed counts. */
const lockCounts = (db: Database) => db.query(`SELECT pg_advisory_xact_lock(${lockKey})`)

const uncountedStatement = statementIn<ReadonlyArray<string>, EventRow>(({ within }, parameters) => `
SELECT ${eventColumns} FROM sendwright.email_events v ${joins(within)} CROSS JOIN (${place}) p
WHERE v.email_id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("v.email_id")}
  AND NOT pg_visible_in_snapshot(v.stored_in, p.counted)`)

/** Emails that have had no event since the accept, as their accept. */
const untouchedStatement = statementIn<ReadonlyArray<string>, EventRow>(({ within }, parameters) => `
SELECT ${eventColumns} FROM (
  SELECT s.email_id, 1 AS sequence, 'email.queued' AS type, '{}'::json AS details,
    sendwright.time_of(s.email_id) AS occurred_at
  FROM sendwright.email_states s
  WHERE s.email_id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("s.email_id")}
    AND s.next_sequence = 1
) v ${joins(within)}`)

/** Counts what is not counted yet of emails that are about to be deleted. For use in the transaction that deletes them. */
export const countBeforeDeletion = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>
): Effect.fn.Return<void, SqlError> {
  yield* lockCounts(db)
  const months = yield* monthsOf(ids)
  const uncounted = yield* db.run(uncountedStatement(months), ids)
  const untouched = yield* db.run(untouchedStatement(months), ids)
  yield* addRows(db, foldRows([...uncounted, ...untouched]))
})

const tagsStatement = `SELECT DISTINCT name FROM sendwright.metrics_hours WHERE account_id = $1 AND kind = 'tag'`

const takeStatement =
  `DELETE FROM sendwright.metrics_hours WHERE account_id = $1 AND kind = 'tag' AND name = ANY ($2) RETURNING *`

/** Takes an address out of the tags that an account's counts are kept under. */
export const redactTags = (db: Database, accountId: string, redactor: Redactor): Effect.Effect<void, SqlError> =>
  db.transaction(Effect.gen(function*() {
    yield* lockCounts(db)
    const tags = yield* db.query<{ readonly name: string }>(tagsStatement, [P.uuid(accountId)])
    const hit = tags.map(({ name }) => name).filter((name) => redactor.text(name) !== name)
    if (hit.length === 0) return
    const taken = yield* db.query<StoredRow>(takeStatement, [P.uuid(accountId), P.texts(hit)])
    const redacted = taken.map((row): HourRow => ({ ...toHourRow(row), name: redactor.text(row.name) }))
    yield* addRows(db, redacted)
  }))
