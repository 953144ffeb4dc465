import * as Reputation from "@sendwright/core/reputation/Reputation"
import { type Paused, ReputationStore } from "@sendwright/core/reputation/ReputationStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "../database/Database.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

const sums = (window: string, filter: string) =>
  ["recipients", "bounces", "complaints"].map((figure) =>
    `coalesce(sum(${figure})${filter}, 0)::int4 AS ${window}_${figure}`
  ).join(", ")

/** $1 accounts, $2 first hour of the week, $3 first hour of the day. */
const windowsStatement = `
SELECT account_id, ${sums("week", "")}, ${sums("day", " FILTER (WHERE hour >= $3)")}
FROM sendwright.reputation_hours WHERE account_id = ANY ($1::uuid[]) AND hour >= $2 GROUP BY account_id`

type WindowsRow =
  & { readonly account_id: string }
  & Readonly<Record<`${"week" | "day"}_${keyof Reputation.Figures}`, number>>

const toWindows = (row: WindowsRow): Reputation.Windows => ({
  week: { recipients: row.week_recipients, bounces: row.week_bounces, complaints: row.week_complaints },
  day: { recipients: row.day_recipients, bounces: row.day_bounces, complaints: row.day_complaints }
})

const noWindows: Reputation.Windows = { week: Reputation.noFigures, day: Reputation.noFigures }

const takeStatement = `
DELETE FROM sendwright.reputation_notes WHERE id IN (
  SELECT id FROM sendwright.reputation_notes ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
) RETURNING account_id`

/** A resumption holds the same lock while it forgets the figures: none is judged by what an operator has dismissed. */
const lockStatement = `
SELECT id, created_at FROM sendwright.accounts WHERE id = ANY ($1::uuid[]) AND paused_at IS NULL
ORDER BY id FOR NO KEY UPDATE`

const pausedColumns: ReadonlyArray<Column<Paused>> = [
  column("id", "uuid", ({ accountId }) => accountId),
  column("reason", "text", ({ breach }) => breach.reason)
]

const pauseStatement = statement<{ readonly paused: ReadonlyArray<Paused>; readonly now: Date }>((parameters) => `
UPDATE sendwright.accounts a SET paused_at = ${
  parameters.value("timestamptz", ({ now }) => now)
}, paused_reason = u.reason
FROM ${parameters.rows("u", pausedColumns, ({ paused }) => paused)} WHERE a.id = u.id AND a.paused_at IS NULL`)

const pruneStatement = `
WITH old AS (
  SELECT account_id, hour, shard FROM sendwright.reputation_hours WHERE hour < $1
  ORDER BY hour LIMIT $2 FOR UPDATE SKIP LOCKED
)
DELETE FROM sendwright.reputation_hours r USING old o
WHERE r.account_id = o.account_id AND r.hour = o.hour AND r.shard = o.shard RETURNING 1 AS pruned`

/** `ReputationStore` on Postgres. */
export const layer: Layer.Layer<ReputationStore, never, SqlClient> = Layer.effect(
  ReputationStore,
  Effect.gen(function*() {
    const db = yield* Database.make

    const windowsOf = Effect.fnUntraced(function*(
      accountIds: ReadonlyArray<string | null>,
      now: Date
    ): Effect.fn.Return<Map<string, Reputation.Windows>, SqlError> {
      const first = Reputation.firstHours(now)
      const rows = yield* db.query<WindowsRow>(windowsStatement, [
        P.uuids(accountIds),
        P.int(first.week),
        P.int(first.day)
      ])
      return new Map(rows.map((row) => [row.account_id, toWindows(row)]))
    })

    return ReputationStore.of({
      windows: (accountId, now) =>
        windowsOf([P.idOrNull(accountId)], now).pipe(
          Effect.map((windows) => windows.get(accountId) ?? noWindows),
          Database.storage("ReputationStore.windows")
        ),
      windowsOfAll: (accountIds, now) =>
        windowsOf(accountIds.map((id) => P.idOrNull(id)), now).pipe(
          Database.storage("ReputationStore.windowsOfAll", "reads")
        ),
      review: ({ evaluate, limit, now }) =>
        db.transaction(Effect.gen(function*() {
          const notes = yield* db.query<{ readonly account_id: string }>(takeStatement, [P.int(limit)])
          const accounts = notes.length === 0 ?
            [] :
            yield* db.query<{ readonly id: string; readonly created_at: Date }>(
              lockStatement,
              [P.uuids([...new Set(notes.map((note) => note.account_id))])]
            )
          if (accounts.length === 0) return { taken: notes.length, paused: [] }
          const windows = yield* windowsOf(accounts.map(({ id }) => id), now)
          const paused = accounts.flatMap(({ created_at, id }): ReadonlyArray<Paused> => {
            const known = windows.get(id) ?? noWindows
            const breach = evaluate(created_at, known)
            return breach === undefined ? [] : [{ accountId: id, breach, windows: known }]
          })
          if (paused.length > 0) yield* db.run(pauseStatement, { paused, now })
          return { taken: notes.length, paused }
        })).pipe(Database.storage("ReputationStore.review")),
      prune: (now, limit) =>
        db.write(db.query(pruneStatement, [P.int(Reputation.firstHours(now).week), P.int(limit)])).pipe(
          Effect.map((rows) => rows.length),
          Database.storage("ReputationStore.prune", "background")
        )
    })
  })
)
