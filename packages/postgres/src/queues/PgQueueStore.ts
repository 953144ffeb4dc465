import { type QueueCause, type QueueKey, type QueueLine, QueueStore } from "@sendwright/core/operator/QueueStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import * as P from "../sql/params.ts"

/** How long a look may take, in milliseconds: a person waits for it. */
const statementMillis = 10_000

/** What is examined is read as it lies on the disk, from the front, which is where the oldest is as a rule. */
const settingsStatement =
  `SELECT set_config('enable_seqscan', 'on', true), set_config('synchronize_seqscans', 'off', true),
  set_config('statement_timeout', '${statementMillis}', true)`

const joins: Readonly<Record<QueueKey, string>> = {
  account: `SELECT w.*, w.account_id::text COLLATE "C" AS key FROM waiting w`,
  domain: `SELECT w.*, d.key FROM waiting w
    CROSS JOIN LATERAL (SELECT e.recipients FROM sendwright.emails e WHERE e.id = w.email_id OFFSET 0) e
    CROSS JOIN LATERAL (SELECT s.states FROM sendwright.email_states s WHERE s.email_id = w.email_id OFFSET 0) s
    CROSS JOIN LATERAL (
      SELECT DISTINCT substring(r.address FROM '@([^@]+)$') COLLATE "C" AS key
      FROM unnest(e.recipients, s.states) AS r(address, state)
      WHERE r.state IN ('queued', 'scheduled') AND r.address LIKE '%@%'
    ) d`
}

const asked = (account: string, mode: string) =>
  `($2::uuid IS NULL OR ${account} = $2) AND ($3::text IS NULL OR ${mode} = $3)`

/** $1 now, $2 account, $3 mode, $4 depth, $5 keys. One more than the depth is read, to know whether there is more. */
const lookStatement = (by: QueueKey) => `
WITH closed AS MATERIALIZED (
  SELECT id, suspended_at IS NOT NULL AS all_modes FROM sendwright.accounts
  WHERE paused_at IS NOT NULL OR suspended_at IS NOT NULL
),
jobs AS MATERIALIZED (
  SELECT * FROM sendwright.send_jobs j WHERE ${asked("j.account_id", "j.mode")} LIMIT $4 + 1
),
planned AS MATERIALIZED (
  SELECT * FROM sendwright.email_states s WHERE s.status = 'scheduled' AND ${asked("s.account_id", "s.mode")}
  ORDER BY s.scheduled_at, s.email_id LIMIT $4 + 1
),
waiting AS (
  SELECT j.email_id, j.account_id, j.queued_at AS since, j.wake_at, j.token, j.waits_for, CASE
    WHEN j.held THEN 'held'
    WHEN j.token IS NOT NULL AND j.wake_at > $1 THEN 'leased'
    WHEN c.all_modes THEN 'suspended'
    WHEN c.id IS NOT NULL AND j.mode = 'live' THEN 'paused'
    WHEN j.waits_for IS NOT NULL THEN 'throttled'
    WHEN j.token IS NULL AND j.wake_at > $1 THEN 'later'
    ELSE 'due'
  END COLLATE "C" AS cause
  FROM (SELECT * FROM jobs LIMIT $4) j LEFT JOIN closed c ON c.id = j.account_id
  UNION ALL
  SELECT s.email_id, s.account_id, sendwright.time_of(s.email_id), s.scheduled_at, NULL, NULL, 'scheduled'
  FROM (SELECT * FROM planned LIMIT $4) s
),
keyed AS (${joins[by]}),
line AS MATERIALIZED (
  SELECT DISTINCT ON (key, cause) key, cause, since, email_id, wake_at, token, waits_for,
    count(*) OVER (PARTITION BY key, cause) AS count
  FROM keyed WHERE key IS NOT NULL ORDER BY key, cause, since, email_id
),
first AS MATERIALIZED (SELECT key, min(since) AS since FROM line GROUP BY key ORDER BY 2, 1 LIMIT $5 + 1),
shown AS (SELECT key, since FROM first ORDER BY since, key LIMIT $5)
SELECT l.key, l.cause, l.count::float8 AS count, l.email_id, l.since,
  CASE WHEN l.cause IN ('leased', 'later', 'scheduled') THEN l.wake_at END AS until,
  CASE l.cause WHEN 'leased' THEN left(l.token, 8) WHEN 'throttled' THEN l.waits_for END AS of,
  (SELECT count(*) FROM jobs) <= $4 AND (SELECT count(*) FROM planned) <= $4
    AND (SELECT count(*) FROM first) <= $5 AS complete
FROM line l JOIN shown s ON s.key = l.key
ORDER BY s.since, s.key, l.cause`

interface Row {
  readonly key: string
  readonly cause: QueueCause
  readonly count: number
  readonly email_id: string
  readonly since: Date
  readonly until: Date | null
  readonly of: string | null
  readonly complete: boolean
}

/** The times of scheduled emails are on the engine's clock. */
const lineOf = (row: Row, ahead: number): QueueLine => {
  const off = row.cause === "scheduled" ? 0 : -ahead
  return {
    key: row.key,
    cause: row.cause,
    count: row.count,
    oldest: {
      emailId: row.email_id,
      since: plus(row.since, off),
      until: row.until === null ? null : plus(row.until, off),
      of: row.of
    }
  }
}

/** `QueueStore` on Postgres. */
export const layer: Layer.Layer<QueueStore, never, SqlClient> = Layer.effect(
  QueueStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const statements = { account: lookStatement("account"), domain: lookStatement("domain") }
    return QueueStore.of({
      look: ({ accountId, by, depth, keys, mode, now }) =>
        Effect.flatMap(db.clock.ahead, (ahead) =>
          db.transaction(Effect.gen(function*() {
            // An id that cannot be in the database must not be read as null, which means all.
            if (accountId !== null && P.idOrNull(accountId) === null) return { lines: [], complete: true }
            yield* db.query(settingsStatement)
            const rows = yield* db.queryPlanned<Row>(statements[by], [
              P.time(plus(now, ahead)),
              P.uuid(accountId),
              P.text(mode),
              P.int(depth),
              P.int(keys)
            ])
            return {
              lines: rows.map((row) => lineOf(row, ahead)),
              complete: rows.every(({ complete }) => complete)
            }
          }))).pipe(Database.storage("QueueStore.look", "background"))
    })
  })
)
