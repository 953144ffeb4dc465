import type {
  RetainedKind,
  RetentionStore,
  RetentionTerm,
  SetAsideMonth
} from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import * as Database from "../database/Database.ts"
import { judgedAge } from "../database/DatabaseClock.ts"
import { firstIdOf } from "../months/months.ts"
import * as P from "../sql/params.ts"

type Table = readonly [table: string, key: string]

/** Of sent emails, and of received ones. */
const tables: Readonly<Record<RetainedKind, ReadonlyArray<Table>>> = {
  contents: [["email_contents", "email_id"], ["received_contents", "received_id"]],
  emails: [["emails", "id"], ["received", "id"]]
}

const dueStatement = (of: ReadonlyArray<Table>): string => {
  const old = of.map(([table, key]) => `(SELECT FROM sendwright.${table} WHERE ${key} < $1 LIMIT $2)`)
  return `SELECT least(count(*), $2)::float8 AS count FROM (${old.join(" UNION ALL ")}) t`
}

interface TermRow {
  readonly kind: RetainedKind
  readonly cutoff: Date | null
  readonly largest: number
  readonly stopped_at: Date | null
  readonly stopped_cutoff: Date | null
  readonly due: number | null
  readonly restored: boolean
}

const termStatement = `SELECT kind, cutoff, largest::float8 AS largest, stopped_at, stopped_cutoff, due::float8 AS due,
  restored FROM sendwright.retention_terms WHERE kind = $1`

const noteStatement = `
INSERT INTO sendwright.retention_terms AS t (kind, cutoff, largest) VALUES ($1, $2, $3)
ON CONFLICT (kind) DO UPDATE SET cutoff = EXCLUDED.cutoff, largest = greatest(t.largest, EXCLUDED.largest),
  stopped_at = NULL, stopped_cutoff = NULL, due = NULL
WHERE NOT t.restored`

const stopStatement = `
INSERT INTO sendwright.retention_terms AS t (kind, stopped_at, stopped_cutoff, due, restored) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (kind) DO UPDATE SET stopped_at = coalesce(t.stopped_at, EXCLUDED.stopped_at),
  stopped_cutoff = EXCLUDED.stopped_cutoff, due = EXCLUDED.due, restored = t.restored OR EXCLUDED.restored`

const allowStatement = `
UPDATE sendwright.retention_terms SET cutoff = stopped_cutoff, stopped_at = NULL, stopped_cutoff = NULL, due = NULL,
  restored = false
WHERE stopped_at IS NOT NULL RETURNING kind`

const asideStatement = `
SELECT to_char(month AT TIME ZONE 'UTC', 'YYYY-MM') AS month, CASE WHEN whole THEN 'emails' ELSE 'contents' END AS kind,
  emails::float8 AS count, since AS at FROM sendwright.months_aside ORDER BY months_aside.month`

const termOf = (row: TermRow | undefined): RetentionTerm => ({
  cutoff: row?.cutoff ?? null,
  largest: row?.largest ?? 0,
  stopped: row === undefined || row.stopped_at === null || row.stopped_cutoff === null ? null : {
    at: row.stopped_at,
    cutoff: row.stopped_cutoff,
    due: row.due ?? 0,
    restored: row.restored
  }
})

const named = (command: string) => Database.storage(`RetentionStore.${command}`, "background")

type Rounds = "countDue" | "term" | "noteRound" | "stop" | "allow" | "setAside" | "restore" | "dropSetAside"

/** What is kept of the rounds of retention, and the months that they set aside. */
export const makeRounds = (db: Database.Database): Pick<RetentionStore["Service"], Rounds> => ({
  countDue: (kind, before, most) =>
    db.query<{ readonly count: number }>(dueStatement(tables[kind]), [P.uuid(firstIdOf(before.getTime())), P.int(most)])
      .pipe(Effect.map(([row]) => row?.count ?? 0), named("countDue")),
  term: (kind) =>
    db.query<TermRow>(termStatement, [P.text(kind)]).pipe(Effect.map(([row]) => termOf(row)), named("term")),
  noteRound: (kind, cutoff, taken) =>
    db.write(db.query(noteStatement, [P.text(kind), P.time(cutoff), P.long(BigInt(taken))])).pipe(
      Effect.asVoid,
      named("noteRound")
    ),
  stop: (kind, { at, cutoff, due, restored }) =>
    db.write(
      db.query(stopStatement, [P.text(kind), P.time(at), P.time(cutoff), P.long(BigInt(due)), P.bool(restored)])
    ).pipe(Effect.asVoid, named("stop")),
  allow: db.write(db.query<Pick<TermRow, "kind">>(allowStatement)).pipe(
    Effect.map((rows) => rows.map(({ kind }) => kind)),
    named("allow")
  ),
  setAside: db.query<SetAsideMonth>(asideStatement).pipe(named("setAside")),
  restore: (month, now) =>
    db.transaction(Effect.gen(function*() {
      const time = new Date(`${month}-01T00:00:00Z`)
      const [row] = yield* db.query<{ readonly done: boolean }>(
        `SELECT sendwright.restore_month($1) AS done`,
        [P.time(time)]
      )
      if (row?.done !== true) return false
      for (const kind of ["contents", "emails"] as const) {
        yield* db.query(stopStatement, [P.text(kind), P.time(now), P.time(now), P.long(0n), P.bool(true)])
      }
      return true
    })).pipe(named("restore")),
  dropSetAside: (before, olderThanMillis) =>
    db.write(
      db.query<{ readonly done: boolean }>(
        `SELECT sendwright.drop_aside(${judgedAge("$1", "$2", "$3")}) AS done`,
        [P.time(before), P.float(olderThanMillis), P.bool(db.clock.isReal)]
      )
    ).pipe(Effect.map(([row]) => row?.done === true), named("dropSetAside"))
})
