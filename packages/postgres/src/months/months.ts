import { positionOf } from "@sendwright/core/model/EmailQuery"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

/** A table of the log, which is partitioned by the month that the UUIDs v7 of its key say. */
export interface LogTable {
  readonly name: string
  readonly key: string
  /** How its partitions are stored: a partitioned table has no such parameters of its own. */
  readonly storage: string
}

/** Rows that change are vacuumed when a twentieth of a month's have: a fifth of them, the default, is late. */
const changing = "autovacuum_vacuum_scale_factor = 0.05"

/** The log of sent emails. `emails` comes last: a month whose partition of it is there has all of them. */
export const sentTables: ReadonlyArray<LogTable> = [
  { name: "search_entries", key: "email_id", storage: "" },
  { name: "email_states", key: "email_id", storage: `WITH (${changing})` },
  { name: "email_contents", key: "email_id", storage: "" },
  { name: "email_attachments", key: "email_id", storage: "" },
  { name: "email_events", key: "email_id", storage: "" },
  { name: "email_handoffs", key: "email_id", storage: "" },
  { name: "webhook_deliveries", key: "id", storage: `WITH (fillfactor = 80, ${changing})` },
  { name: "webhook_attempts", key: "delivery_id", storage: "" },
  { name: "emails", key: "id", storage: "" }
]

/** Received emails. Retention takes them row by row, so that only the tables of sent ones are set aside. */
const receivedTables: ReadonlyArray<LogTable> = [
  { name: "received_recipients", key: "received_id", storage: "" },
  { name: "received_contents", key: "received_id", storage: "" },
  { name: "received_answers", key: "received_id", storage: "" },
  { name: "received", key: "id", storage: "" }
]

/** All tables that have months. */
export const logTables: ReadonlyArray<LogTable> = [...receivedTables, ...sentTables]

/** A calendar month in UTC, as the number of months since January 1970. */
export type Month = number

export const monthOf = (millis: number): Month => {
  const time = new Date(millis)
  return (time.getUTCFullYear() - 1970) * 12 + time.getUTCMonth()
}

/** The month that a UUID v7 says; of any other UUID one that means nothing. */
export const monthOfId = (id: string): Month => monthOf(positionOf(id).createdAt.getTime())

/** When a month begins, in milliseconds since 1970. */
export const startOf = (month: Month): number => Date.UTC(1970, month)

/** The name of a table's partition of a month. */
export const nameOf = (table: string, month: Month): string =>
  `${table}_${new Date(startOf(month)).toISOString().slice(0, 7).replace("-", "_")}`

/** The least UUID v7 of a time in milliseconds: its 48 bits, and nothing after them. */
export const firstIdOf = (millis: number): string => {
  const hex = Math.max(0, Math.trunc(millis)).toString(16).padStart(12, "0")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`
}

/** Months in a row. */
export interface Span {
  readonly from: Month
  readonly to: Month
}

/** The present month and the one before it. */
const recentSpan = (nowMillis: number): Span => ({ from: monthOf(nowMillis) - 1, to: monthOf(nowMillis) })

/** The condition that a column of ids is of the present month or the one before it; it begins with AND. */
export const inRecent = (present: Month, column: string): string => within({ from: present - 1, to: present }, column)

/** The condition that a column of ids is of a span; it begins with AND. */
const within = (span: Span, column: string): string =>
  ` AND ${column} >= '${firstIdOf(startOf(span.from))}' AND ${column} < '${firstIdOf(startOf(span.to + 1))}'`

/** The months that some ids are of. */
export interface Months {
  /** Runs of them, the oldest first. */
  readonly spans: ReadonlyArray<Span>
  /** The present month. */
  readonly present: Month
  /** Whether there is none but the present month and the one before it, as nearly always on the hot paths. */
  readonly areRecent: boolean
}

/** The months that ids are of; what is no id is of none. */
export const monthsAt = (ids: Iterable<string>, nowMillis: number): Months => {
  const present = monthOf(nowMillis)
  const months = new Set<Month>()
  for (const id of ids) months.add(monthOfId(id))
  months.delete(Number.NaN)
  const spans: Array<Span> = []
  for (const month of [...months].sort((left, right) => left - right)) {
    const last = spans.at(-1)
    if (last?.to === month - 1) spans[spans.length - 1] = { from: last.from, to: month }
    else spans.push({ from: month, to: month })
  }
  const areRecent = spans.every(({ from, to }) => from >= present - 1 && to <= present)
  return { spans, present, areRecent }
}

/** The months that ids are of, by the clock. */
export const monthsOf = (ids: Iterable<string>): Effect.Effect<Months> =>
  Clock.clockWith((clock) => Effect.succeed(monthsAt(ids, clock.currentTimeMillisUnsafe())))

/** The condition that a column of ids is of some months; it begins with AND. */
export const among = ({ spans }: Pick<Months, "spans">, column: string): string => {
  const [first, ...others] = spans
  if (first === undefined) return " AND false"
  return others.length === 0
    ? within(first, column)
    : ` AND (${spans.map((span) => `(${within(span, column).slice(" AND ".length)})`).join(" OR ")})`
}

/** The present month and the one before it, for a statement that looks whether ids are of these. */
export const recentMonths = (nowMillis: number): Months => ({
  spans: [recentSpan(nowMillis)],
  present: monthOf(nowMillis),
  areRecent: true
})

/** Whether an id is of the present month or the one before it. */
export const isRecent = (id: string, nowMillis: number): boolean => {
  const { from, to } = recentSpan(nowMillis)
  const month = monthOfId(id)
  return from <= month && month <= to
}
