import type * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { logTables, type Month, monthOf } from "./months.ts"

/** A partition of a month. */
interface MonthTable {
  /** Of the table that it is a partition of. */
  readonly name: string
  readonly state: "attached" | "pending" | "detached"
}

/** What there is of a month of the log. */
export interface LogMonth {
  readonly month: Month
  readonly tables: ReadonlyArray<MonthTable>
  /** Without indexes and what is kept beside the rows: 0 where no row was written since it was made or emptied. */
  readonly bytes: number
  /** Whether this user may detach its tables. */
  readonly isOwn: boolean
}

const names = logTables.map(({ name }) => name)

/**
 * All tables of months, by the catalog, which needs no right to any of them. Each name is a letter word, then year and
 * month.
 */
export const monthsStatement = `
SELECT (left(m.of, 4)::int4 - 1970) * 12 + right(m.of, 2)::int4 - 1 AS month,
  json_agg(json_build_object('name', m.name, 'state', CASE WHEN i.inhrelid IS NULL THEN 'detached'
    WHEN i.inhdetachpending THEN 'pending' ELSE 'attached' END)) AS tables,
  sum(pg_relation_size(m.oid))::float8 AS bytes,
  bool_and(pg_has_role(m.relowner, 'USAGE')) AS "isOwn"
FROM (
  SELECT c.oid, c.relowner, left(c.relname, -8) AS name, right(c.relname, 7) AS of FROM pg_class c
  WHERE c.relnamespace = to_regnamespace('sendwright') AND c.relkind = 'r' AND c.relname ~ '_\\d{4}_\\d\\d$'
    AND left(c.relname, -8) = ANY (ARRAY[${names.map((name) => `'${name}'`).join(", ")}])
) m LEFT JOIN pg_inherits i ON i.inhrelid = m.oid
GROUP BY 1 ORDER BY 1`

/** The months of the log, the oldest first. */
export const logMonths = (db: Database): Effect.Effect<ReadonlyArray<LogMonth>, SqlError> =>
  db.query<LogMonth>(monthsStatement)

/** Whether a month has all of its tables, so that it takes emails. */
export const isMade = ({ tables }: LogMonth): boolean =>
  tables.filter(({ state }) => state === "attached").length === logTables.length

/** How many months after that of a time are made, without a gap. */
export const monthsAheadOf = (months: ReadonlyArray<LogMonth>, now: Date): number => {
  const made = new Set(months.filter(isMade).map(({ month }) => month))
  const present = monthOf(now.getTime())
  let ahead = 0
  while (made.has(present + ahead + 1)) ahead++
  return ahead
}
