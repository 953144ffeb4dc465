import type { Mode } from "@sendwright/core/foundation/Mode"
import * as Counts from "@sendwright/core/metrics/Counts"
import {
  boundTags,
  type CountedEvent,
  fold,
  type HourRow,
  hoursOf,
  type Kind,
  rowsFor,
  sum,
  type TagDay,
  tagDayName,
  tagDaysOf,
  type Traffic
} from "@sendwright/core/metrics/HourRow"
import * as Sketch from "@sendwright/core/metrics/Sketch"
import type { Simulation } from "@sendwright/core/model/Email"
import type { EventDetails, EventType } from "@sendwright/core/model/EmailEvent"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import type { InMonths } from "../months/monthStatement.ts"
import { type Column, column, inside, namesOf, valuesOf } from "../sql/columns.ts"
import { statement } from "../sql/Statement.ts"

/** An event of an email, as `eventColumns` read it. */
export interface EventRow {
  readonly account_id: string
  readonly mode: Mode
  readonly domain: string | null
  readonly tags: ReadonlyArray<string>
  readonly recipients: ReadonlyArray<string>
  readonly simulations: ReadonlyArray<Simulation | null> | null
  /** Milliseconds since 1970. */
  readonly created_at: number
  readonly sequence: number
  readonly type: EventType
  readonly details: EventDetails
  readonly occurred_at: number
}

const millis = (time: string): string => `round(extract(epoch FROM ${time}) * 1000)::float8`

/** Columns of an event `v`, its email `e` and the domain `d`; no row of `domains` is ever deleted. */
export const eventColumns = `e.account_id, e.mode, d.name AS domain, e.tags, e.recipients, e.simulations, ${
  millis("e.created_at")
} AS created_at,
  v.sequence, v.type, v.details, ${millis("v.occurred_at")} AS occurred_at`

/**
 * The email `e` of an event `v`, and its domain `d`. Looked up one by one: a join of all months might be made by reading
 * all of them.
 */
export const joins = (within: InMonths["within"] = () => ""): string =>
  `CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = v.email_id${within("e.id")} OFFSET 0) e
LEFT JOIN sendwright.domains d ON d.id = e.domain_id`

/**
 * What rows say: each of its event, and the second event of an email of its first one too, which is no row of
 * `email_events`: with it the accept is counted, and nothing is written for that when it is accepted.
 */
const eventsOf = (row: EventRow): ReadonlyArray<CountedEvent> => {
  const { account_id: accountId, details, mode, recipients, sequence, simulations, tags, type } = row
  const email = {
    accountId,
    mode,
    domain: row.domain ?? "",
    tags,
    recipients: recipients.map((address, index) => ({ address, simulation: simulations?.[index] ?? null }))
  }
  const event = { email, isFirst: false, type, details, occurredAt: new Date(row.occurred_at) }
  return sequence === 1
    ? [{ ...event, isFirst: true, type: "email.queued", details: {}, occurredAt: new Date(row.created_at) }, event]
    : [event]
}

/** Emails of one hour that have had no event since the accept. */
export interface WaitingRow {
  readonly hour: number
  readonly domain: string | null
  readonly tags: ReadonlyArray<string>
  /** All recipients of each of them are. */
  readonly simulated: boolean
  readonly count: number
}

/** The counts of their accepts. */
export const acceptedRows = (
  accountId: string,
  mode: Mode,
  { count, domain, hour, simulated, tags }: WaitingRow
): ReadonlyArray<HourRow> => {
  const traffic = mode === "test" ? "test" : simulated ? "simulator" : "live"
  return rowsFor({ accountId, domain: domain ?? "", tags }, traffic, hour, { ...Counts.none, accepted: count })
}

export const foldRows = (rows: ReadonlyArray<EventRow>): ReadonlyArray<HourRow> => fold(rows.flatMap(eventsOf))

const nameColumns: ReadonlyArray<Column<HourRow>> = [
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("traffic", "text", ({ traffic }) => traffic),
  column("kind", "text", ({ kind }) => kind),
  column("hour", "int4", ({ hour }) => hour),
  column("name", "text", ({ name }) => name)
]

const countColumns: ReadonlyArray<Column<Counts.Counts>> = [
  column("accepted", "int4", ({ accepted }) => accepted),
  column("sent", "int4", ({ sent }) => sent),
  column("delivered", "int4", ({ delivered }) => delivered),
  column("bounced_permanently", "int4", ({ bouncedPermanently }) => bouncedPermanently),
  column("bounced_temporarily", "int4", ({ bouncedTemporarily }) => bouncedTemporarily),
  column("complained", "int4", ({ complained }) => complained),
  column("delayed", "int4", ({ delayed }) => delayed),
  column("failed", "int4", ({ failed }) => failed),
  column("cancelled", "int4", ({ cancelled }) => cancelled)
]

const allColumns: ReadonlyArray<Column<HourRow>> = [
  ...nameColumns,
  ...inside(({ counts }: HourRow) => counts, countColumns),
  column("times", "text", ({ counts }) => `{${Sketch.encode(counts.times).join(",")}}`)
]

/** A row of `metrics_hours`. */
export interface StoredRow {
  readonly account_id: string
  readonly traffic: Traffic
  readonly kind: Kind
  readonly hour: number
  readonly name: string
  readonly accepted: number
  readonly sent: number
  readonly delivered: number
  readonly bounced_permanently: number
  readonly bounced_temporarily: number
  readonly complained: number
  readonly delayed: number
  readonly failed: number
  readonly cancelled: number
  readonly times: ReadonlyArray<number>
}

export const toHourRow = (row: StoredRow): HourRow => {
  const { accepted, account_id: accountId, cancelled, complained, delayed, delivered, failed, sent } = row
  return {
    accountId,
    traffic: row.traffic,
    kind: row.kind,
    hour: row.hour,
    name: row.name,
    counts: {
      accepted,
      sent,
      delivered,
      bouncedPermanently: row.bounced_permanently,
      bouncedTemporarily: row.bounced_temporarily,
      complained,
      delayed,
      failed,
      cancelled,
      times: Sketch.decode(row.times)
    }
  }
}

const dayColumns: ReadonlyArray<Column<TagDay>> = [
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("traffic", "text", ({ traffic }) => traffic),
  column("day", "int4", ({ day }) => day),
  column("first", "int4", ({ day }) => hoursOf(day).from),
  column("behind", "int4", ({ day }) => hoursOf(day).to)
]

interface TagRow {
  readonly account_id: string
  readonly traffic: Traffic
  readonly day: number
  readonly name: string
}

const tagsStatement = statement<ReadonlyArray<TagDay>, TagRow>((parameters) => `
SELECT DISTINCT u.account_id, u.traffic, u.day, h.name FROM ${parameters.rows("u", dayColumns, (days) => days)}
JOIN sendwright.metrics_hours h ON h.account_id = u.account_id AND h.traffic = u.traffic AND h.kind = 'tag'
  AND h.hour >= u.first AND h.hour < u.behind AND h.name <> ''`)

/** The tags of the days that have rows, by `tagDayName`. */
const knownTags = Effect.fnUntraced(function*(
  db: Database,
  rows: ReadonlyArray<HourRow>
): Effect.fn.Return<Map<string, Set<string>>, SqlError> {
  const days = tagDaysOf(rows)
  const known = new Map<string, Set<string>>()
  if (days.length === 0) return known
  for (const { account_id: accountId, day, name, traffic } of yield* db.run(tagsStatement, days)) {
    const of = tagDayName({ accountId, traffic, day })
    const names = known.get(of) ?? new Set()
    known.set(of, names.add(name))
  }
  return known
})

const storedStatement = statement<ReadonlyArray<HourRow>, StoredRow>((parameters) => `
SELECT h.* FROM ${parameters.rows("u", nameColumns, (rows) => rows)}
JOIN sendwright.metrics_hours h ON h.account_id = u.account_id AND h.traffic = u.traffic AND h.kind = u.kind
  AND h.hour = u.hour AND h.name = u.name`)

const writeStatement = statement<ReadonlyArray<HourRow>>((parameters) => `
INSERT INTO sendwright.metrics_hours (${namesOf(allColumns)})
SELECT ${valuesOf(allColumns).replace(/\btimes$/, "times::int4[]")}
FROM ${parameters.rows("u", allColumns, (rows) => rows)}
ON CONFLICT (${namesOf(nameColumns)}) DO UPDATE SET ${
  [...namesOf(countColumns).split(", "), "times"].map((name) => `${name} = EXCLUDED.${name}`).join(", ")
}`)

/** Adds to the counts. For use in a transaction that holds their lock: nobody else changes what it reads. */
export const addRows = Effect.fnUntraced(function*(
  db: Database,
  added: ReadonlyArray<HourRow>
): Effect.fn.Return<void, SqlError> {
  const rows = boundTags(added, yield* knownTags(db, added))
  if (rows.length === 0) return
  const stored = yield* db.run(storedStatement, rows)
  yield* db.run(writeStatement, sum([...stored.map(toHourRow), ...rows]))
})
