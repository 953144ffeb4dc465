import type { SiteReport, SiteState } from "@sendwright/core/foundation/SiteShaping"
import {
  maxCounted,
  maxSites,
  silentMillis,
  type SitePlace,
  SiteStore,
  type SiteView
} from "@sendwright/core/sending/SiteStore"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { type Column, column, columnsOf, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import * as SiteMoves from "./siteMoves.ts"
import { countWaiting, waitingFor } from "./siteWaiting.ts"

/** How many of what is old one report deletes at most. */
const sweptAtOnce = 500

interface Reported {
  readonly reporter: string
  readonly sites: ReadonlyArray<SiteReport>
  readonly now: Date
}

const saidColumns: ReadonlyArray<Column<SiteReport>> = [
  column("site", "text", ({ site }) => site),
  column("state", "text", ({ state }) => state),
  column("per_minute", "float8", ({ perMinute }) => perMinute),
  column("connections", "int4", ({ connections }) => connections),
  column("taken", "int4", ({ answers }) => answers.taken),
  column("slowed", "int4", ({ answers }) => answers.slowed),
  column("other", "int4", ({ answers }) => answers.other),
  column("silent", "int4", ({ answers }) => answers.silent)
]

const refusalColumns: ReadonlyArray<Column<SiteReport>> = [
  column("refusal_code", "text", ({ refusal }) => refusal?.code ?? null),
  column("refusal_text", "text", ({ refusal }) => refusal?.text ?? null),
  column("refused_at", "timestamptz", ({ refusal }) => refusal?.at ?? null)
]

const latest = (name: string): string =>
  `${name} = CASE WHEN s.refused_at IS NULL OR EXCLUDED.refused_at > s.refused_at THEN EXCLUDED.${name} ELSE s.${name} END`

/**
 * Sites are written in the order of their names, so that two processes never wait for each other both ways, and once a
 * minute: what changes with every report is in the other table.
 */
const reportStatement = statement<Reported>((parameters) => {
  const now = `${parameters.value("timestamptz", (input) => input.now)}::timestamptz`
  const reporter = parameters.value("uuid", (input) => input.reporter)
  return `
WITH r AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("r", [...saidColumns, ...refusalColumns], ({ sites }) => sites)} ORDER BY site
),
silent AS (
  DELETE FROM sendwright.site_reports WHERE (reporter, site) IN (
    SELECT reporter, site FROM sendwright.site_reports
    WHERE reported_at < ${now} - ${silentMillis} * interval '1 millisecond' AND reporter <> ${reporter}
    ORDER BY reporter, site LIMIT ${sweptAtOnce} FOR UPDATE SKIP LOCKED
  )
),
unused AS (
  DELETE FROM sendwright.sites WHERE site IN (
    SELECT site FROM sendwright.sites WHERE site IN (
      SELECT site FROM sendwright.sites WHERE paused_at IS NULL
      ORDER BY seen_at DESC, site OFFSET ${maxSites} LIMIT ${sweptAtOnce}
    ) AND site NOT IN (SELECT site FROM r) ORDER BY site FOR UPDATE SKIP LOCKED
  )
),
said AS (
  INSERT INTO sendwright.site_reports (reporter, ${namesOf(saidColumns)}, reported_at)
  SELECT ${reporter}, ${columnsOf("r", saidColumns)}, ${now} FROM r
  ON CONFLICT (reporter, site) DO UPDATE SET reported_at = EXCLUDED.reported_at, ${
    saidColumns.slice(1).map(({ name }) => `${name} = EXCLUDED.${name}`).join(", ")
  }
)
INSERT INTO sendwright.sites AS s (site, seen_at, ${namesOf(refusalColumns)})
SELECT site, ${now}, ${namesOf(refusalColumns)} FROM r
ON CONFLICT (site) DO UPDATE SET seen_at = EXCLUDED.seen_at, ${
    refusalColumns.map(({ name }) => latest(name)).join(", ")
  }
WHERE s.seen_at <= EXCLUDED.seen_at - interval '1 minute' OR s.refused_at IS NULL AND EXCLUDED.refused_at IS NOT NULL`
})

const ordersStatement = `
SELECT site, paused_at IS NOT NULL AS paused, CASE WHEN flushed_at >= $1 THEN flushes END AS flushes FROM sendwright.sites
WHERE paused_at IS NOT NULL OR flushed_at >= $1 ORDER BY site`

interface OrdersRow {
  readonly site: string
  readonly paused: boolean
  readonly flushes: number | null
}

interface Looked {
  /** null: all sites. */
  readonly site: string | null
  readonly after: SitePlace | null
  readonly limit: number
  readonly now: Date
}

interface ViewRow {
  readonly site: string
  readonly state: SiteState | null
  readonly per_minute: number
  readonly connections: number
  readonly taken: number
  readonly slowed: number
  readonly other: number
  readonly silent: number
  readonly refusal_code: string | null
  readonly refusal_text: string | null
  readonly refused_at: Date | null
  readonly paused_at: Date | null
  readonly paused_by: string | null
  readonly seen_at: Date
  readonly waiting: number
  readonly oldest_at: Date | null
}

const summed = (name: string, type: string): string => `coalesce(sum(r.${name}), 0)::${type} AS ${name}`

/** The sites that are remembered are few: all are ranked, and what waits is counted for those of the page alone. */
const viewStatement = statement<Looked, ViewRow>((parameters) => {
  const since = `${parameters.value("timestamptz", ({ now }) => plus(now, -silentMillis))}::timestamptz`
  const site = `${parameters.value("text", (input) => input.site)}::text`
  const rank = `${parameters.value("int4", ({ after }) => after?.rank ?? null)}::int4`
  const name = `${parameters.value("text", ({ after }) => after?.site ?? null)}::text`
  return `
WITH live AS (
  SELECT r.site, max(CASE r.state WHEN 'resting' THEN 2 WHEN 'slowed' THEN 1 ELSE 0 END) AS worst,
    ${summed("per_minute", "float8")}, ${
    ["connections", "taken", "slowed", "other", "silent"].map((column) => summed(column, "int4")).join(", ")
  }
  FROM sendwright.site_reports r WHERE r.reported_at >= ${since} AND (${site} IS NULL OR r.site = ${site}) GROUP BY r.site
),
ranked AS (
  SELECT s.*, l.*, s.site AS name, CASE WHEN s.paused_at IS NOT NULL THEN 3 ELSE coalesce(l.worst, 0) END AS rank
  FROM sendwright.sites s LEFT JOIN live l ON l.site = s.site WHERE ${site} IS NULL OR s.site = ${site}
),
page AS MATERIALIZED (
  SELECT * FROM ranked WHERE ${rank} IS NULL OR rank < ${rank} OR rank = ${rank} AND name > ${name}
  ORDER BY rank DESC, name LIMIT ${parameters.value("int4", ({ limit }) => limit)}
)
SELECT p.name AS site, CASE p.worst WHEN 2 THEN 'resting' WHEN 1 THEN 'slowed' WHEN 0 THEN 'well' END AS state,
  coalesce(p.per_minute, 0) AS per_minute, ${
    ["connections", "taken", "slowed", "other", "silent"].map((name) => `coalesce(p.${name}, 0) AS ${name}`).join(", ")
  },
  p.refusal_code, p.refusal_text, p.refused_at, p.paused_at, p.paused_by, p.seen_at,
  (${countWaiting("p.name", maxCounted)}) AS waiting,
  (SELECT queued_at FROM (${waitingFor("p.name", "1")}) q) AS oldest_at
FROM page p
ORDER BY p.rank DESC, p.name`
})

const viewOf = (row: ViewRow, ahead: number): SiteView => ({
  site: row.site,
  state: row.state,
  paused: row.paused_at === null ? null : { at: plus(row.paused_at, -ahead), by: row.paused_by ?? "" },
  perMinute: row.per_minute,
  connections: row.connections,
  answers: { taken: row.taken, slowed: row.slowed, other: row.other, silent: row.silent },
  refusal: row.refused_at === null
    ? null
    : { code: row.refusal_code, text: row.refusal_text ?? "", at: plus(row.refused_at, -ahead) },
  seenAt: plus(row.seen_at, -ahead),
  waiting: row.waiting,
  oldestAt: row.oldest_at === null ? null : plus(row.oldest_at, -ahead)
})

const pauseStatement = `
UPDATE sendwright.sites SET paused_at = $2, paused_by = $3 WHERE site = $1 AND paused_at IS NULL RETURNING site`

const resumeStatement = `
UPDATE sendwright.sites SET paused_at = NULL, paused_by = NULL WHERE site = $1 AND paused_at IS NOT NULL RETURNING site`

const flushStatement = `
UPDATE sendwright.sites SET flushes = flushes + 1, flushed_at = $2 WHERE site = $1 RETURNING site`

/** `SiteStore` on Postgres. What processes say is in an unlogged table, of which no standby has anything. */
export const layer: Layer.Layer<SiteStore, never, SqlClient | SecureRandom.SecureRandom> = Layer.effect(
  SiteStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const random = yield* SecureRandom.SecureRandom
    const changed = (text: string, params: ReadonlyArray<unknown>) =>
      Effect.map(db.write(db.query(text, params)), (rows) => rows.length > 0)
    const views = Effect.fnUntraced(function*(looked: Looked) {
      const ahead = yield* db.clock.ahead
      const rows = yield* db.run(viewStatement, { ...looked, now: plus(looked.now, ahead) })
      return rows.map((row) => viewOf(row, ahead))
    })
    return SiteStore.of({
      report: (reporter, said, { flushedSince, now }) =>
        Effect.gen(function*() {
          const ahead = yield* db.clock.ahead
          if (said.length > 0) {
            const sites = said.map((report) => ({
              ...report,
              refusal: report.refusal === null ? null : { ...report.refusal, at: plus(report.refusal.at, ahead) }
            }))
            yield* db.write(db.run(reportStatement, { reporter, sites, now: plus(now, ahead) }))
          }
          const rows = yield* db.query<OrdersRow>(ordersStatement, [P.time(plus(flushedSince, ahead))])
          return {
            paused: rows.flatMap(({ paused, site }) => paused ? [site] : []),
            flushed: rows.flatMap(({ flushes, site }) => flushes === null ? [] : [{ site, count: flushes }])
          }
        }).pipe(Database.storage("SiteStore.report", "background")),
      leave: (reporter) =>
        db.write(db.query(`DELETE FROM sendwright.site_reports WHERE reporter = $1`, [P.uuid(P.idOrNull(reporter))]))
          .pipe(
            Effect.asVoid,
            Database.storage("SiteStore.leave")
          ),
      list: (query) => views({ ...query, site: null }).pipe(Database.storage("SiteStore.list", "reads", false)),
      find: (site, now) =>
        views({ site, after: null, limit: 1, now }).pipe(
          Effect.map(([view]) => view ?? null),
          Database.storage("SiteStore.find", "reads", false)
        ),
      pause: (site, { at, by }) =>
        Effect.flatMap(
          db.clock.aheadOf(at),
          (ahead) => changed(pauseStatement, [P.text(site), P.time(plus(at, ahead)), P.text(by)])
        ).pipe(Database.storage("SiteStore.pause")),
      resume: (site) => changed(resumeStatement, [P.text(site)]).pipe(Database.storage("SiteStore.resume")),
      flush: (site, now) =>
        Effect.flatMap(
          db.clock.aheadOf(now),
          (ahead) => changed(flushStatement, [P.text(site), P.time(plus(now, ahead))])
        ).pipe(Database.storage("SiteStore.flush")),
      hasten: (step) =>
        Effect.flatMap(
          db.clock.aheadOf(step.now),
          (ahead) => SiteMoves.hasten(db, { ...step, dueAt: plus(step.dueAt, ahead) })
        ).pipe(Database.storage("SiteStore.hasten", "background")),
      giveUp: (step) => SiteMoves.giveUp(db, random, step).pipe(Database.storage("SiteStore.giveUp", "background"))
    })
  })
)
