import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import * as P from "../sql/params.ts"
import type { JobQueue } from "./JobQueue.ts"
import { isSparse, type Sample, sampleOf, searchAfter, whole } from "./queueSample.ts"

/** How many jobs that are due first are remembered from one reading to the next. */
export const mostKept = 64

/** How many of the jobs are examined that became claimable since the last reading, in each of the ways to become so. */
export const mostNew = 256

/** What a process remembers of a queue from one reading to the next. */
export interface Reader {
  /** The block at which the search for what is rare goes on. */
  searchFrom: number
  /** The first transaction that had not begun at the last reading; null before the first. */
  since: string | null
  /** The time of the last reading. */
  readAt: Date | null
  /** The jobs that were due first, of those that were found. */
  kept: ReadonlyArray<string>
}

export const makeReader = (): Reader => ({ searchFrom: 0, since: null, readAt: null, kept: [] })

/** What a statement that reads a queue answers with. */
interface Reading {
  /** Of the rows that count, by state. */
  readonly counts: Readonly<Record<string, number>>
  /** The first transaction that has not begun yet. */
  readonly next: string
  /** The jobs that were due first, of all that were examined: each with its age in milliseconds, the oldest first. */
  readonly oldest: ReadonlyArray<readonly [id: string, age: number, isFailing: boolean]>
}

/** The tables that are queues. */
type Table = "send_jobs" | "webhook_jobs"

const blocksOf = (table: Table): string =>
  `(pg_relation_size('sendwright.${table}') / current_setting('block_size')::int4)::int4 AS ${table}`

/**
 * How many blocks the queues have. For the rest of the transaction, what is read as far as a limit is read in the order of
 * its index: a bitmap would be made of all that is there.
 */
export const sizesStatement = `SELECT set_config('enable_bitmapscan', 'off', true), ${blocksOf("send_jobs")}, ${
  blocksOf("webhook_jobs")
}`

/** The blocks of each queue. */
export type Sizes = Readonly<Record<Table, number>>

const paramsOf = (reader: Reader, sample: Sample, now: Date): ReadonlyArray<unknown> => [
  P.time(now),
  P.texts(sample.parts.map(({ from }) => `(${from},0)`)),
  P.texts(sample.parts.map(({ to }) => `(${to},0)`)),
  P.bools(sample.parts.map(({ counted }) => counted)),
  P.text(sample === whole ? null : reader.since),
  P.time(sample === whole ? null : reader.readAt),
  P.uuids(sample === whole ? [] : reader.kept)
]

/**
 * The rows that a statement looks at, `counted` or not. $1 now, $2 the first row of each part, $3 the one behind its last,
 * $4 whether it counts; where not all is read, $5 transaction and $6 time of the last reading, $7 jobs that are remembered.
 *
 * Each part is read as it lies on the disk: what is dead costs a fraction of what it costs in an index, and the work has a
 * bound. What a sample may miss is looked up where it comes to be: what was freed, became due by the clock or was left by
 * its worker since the last reading.
 */
export const lookedAt = ({ id, isFreed, isLater, isLeased, table }: JobQueue, columns: string): string => `
looked AS (
  SELECT p.counted, r.* FROM (
    SELECT low::tid AS low, high::tid AS high, counted FROM unnest($2::text[], $3::text[], $4::bool[]) u(low, high, counted)
  ) p CROSS JOIN LATERAL (
    SELECT ${columns} FROM ${table} j WHERE j.ctid >= p.low AND j.ctid < p.high OFFSET 0
  ) r
  UNION ALL
  SELECT false, r.* FROM (
    SELECT ${columns} FROM ${table} j WHERE ${isFreed} AND j.freed_in >= $5::text::xid8
    ORDER BY j.freed_in LIMIT ${mostNew}
  ) r
  UNION ALL
  SELECT false, r.* FROM (
    SELECT ${columns} FROM ${table} j WHERE ${isLater} AND j.wake_at > $6 AND j.wake_at <= $1
    ORDER BY j.wake_at LIMIT ${mostNew}
  ) r
  UNION ALL
  SELECT false, r.* FROM (
    SELECT ${columns} FROM ${table} j WHERE ${isLeased} AND j.wake_at > $6 AND j.wake_at <= $1
    ORDER BY j.wake_at LIMIT ${mostNew}
  ) r
  UNION ALL
  SELECT false, ${columns} FROM ${table} j WHERE j.${id} = ANY ($7)
)`

/** Reads a queue by a statement, whole where it is short and by a sample where it is long, and remembers what is due first. */
export const readQueue = Effect.fnUntraced(function*(
  db: Database,
  reader: Reader,
  { blocks, now, statement }: { readonly blocks: number; readonly now: Date; readonly statement: string }
): Effect.fn.Return<
  { readonly count: (state: string) => number; readonly oldest: Reading["oldest"] },
  SqlError
> {
  const read = (sample: Sample) =>
    Effect.map(db.query<Reading>(statement, paramsOf(reader, sample, now)), ([row]) => row!)
  if (reader.searchFrom >= blocks) reader.searchFrom = 0
  let sample = sampleOf(blocks, reader.searchFrom)
  let { counts, next, oldest } = yield* read(sample)
  const counted = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (isSparse(blocks, sample, counted)) {
    sample = whole
    ;({ counts, next, oldest } = yield* read(sample))
  }
  reader.searchFrom = searchAfter(blocks, reader.searchFrom)
  reader.since = next
  reader.readAt = now
  reader.kept = oldest.map(([id]) => id)
  return { count: (state) => Math.round((counts[state] ?? 0) * sample.weight), oldest }
})
