import * as GivenUp from "@sendwright/core/sending/GivenUp"
import type { QueuedMoved } from "@sendwright/core/sending/SendJobs"
import type { SendPart } from "@sendwright/core/sending/SendParts"
import * as SendParts from "@sendwright/core/sending/SendParts"
import type { SiteStep } from "@sendwright/core/sending/SiteStore"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { lowestId } from "../queues/DueGroups.ts"
import * as Evidence from "../reports/evidence.ts"
import { lock } from "../reports/lockedEmails.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import { jobsOf } from "./sendLeases.ts"
import { waitingFor } from "./siteWaiting.ts"
import { partsFrom, setParts, type StoredPart, storedParts } from "./storedParts.ts"

interface Hastening extends SiteStep {
  readonly dueAt: Date
}

interface HastenedRow {
  readonly looked: number
  readonly locked: number
  readonly moved: number
  readonly last: string | null
}

/** Times of parts are numbers, those of jobs are not: a part of the site that is due later is due at `dueAt`. */
const hastenStatement = statement<Hastening, HastenedRow>((parameters) => {
  const site = `${parameters.value("text", (step) => step.site)}::text`
  const after = `${parameters.value("uuid", ({ after }) => P.idOrNull(after ?? lowestId))}::uuid`
  const limit = parameters.value("int4", (step) => step.limit)
  const dueAt = `${parameters.value("timestamptz", (step) => step.dueAt)}::timestamptz`
  const millis = `${parameters.value("int8", (step) => BigInt(step.dueAt.getTime()))}::int8`
  const isLater = `p.part->>3 = ${site} AND (p.part->>2)::int8 > ${millis}`
  return `
WITH looked AS MATERIALIZED (${waitingFor(site, limit, after)}),
locked AS MATERIALIZED (
  SELECT l.email_id FROM looked l
  CROSS JOIN LATERAL (
    SELECT FROM sendwright.send_jobs j
    WHERE j.email_id = l.email_id AND j.token IS NULL AND NOT j.held AND j.parts IS NOT NULL
    FOR UPDATE OF j SKIP LOCKED
  ) j
),
moved AS (
  UPDATE sendwright.send_jobs j SET due_at = least(j.due_at, ${dueAt}),
    wake_at = CASE WHEN j.waits_for IS NULL THEN least(j.wake_at, ${dueAt}) ELSE j.wake_at END,
    parts = (
      SELECT json_agg(
        CASE WHEN ${isLater} THEN json_build_array(p.part->0, p.part->1, ${millis}, p.part->3) ELSE p.part END
        ORDER BY p.position
      )
      FROM json_array_elements(j.parts) WITH ORDINALITY AS p(part, position)
    )
  FROM locked l
  WHERE j.email_id = l.email_id AND ${jobsOf("locked")}
    AND EXISTS (SELECT FROM json_array_elements(j.parts) AS p(part) WHERE ${isLater})
  RETURNING 1
)
SELECT (SELECT count(*)::int4 FROM looked) AS looked, (SELECT count(*)::int4 FROM locked) AS locked,
  (SELECT count(*)::int4 FROM moved) AS moved, (SELECT email_id FROM looked ORDER BY email_id DESC LIMIT 1) AS last`
})

/** Makes due what waits for a site. Times are the database's. */
export const hasten = (db: Database, step: Hastening): Effect.Effect<QueuedMoved, SqlError> =>
  Effect.map(db.write(db.run(hastenStatement, step)), ([row]) => ({
    moved: row?.moved ?? 0,
    underWay: (row?.looked ?? 0) - (row?.locked ?? 0),
    next: row === undefined || row.looked < step.limit ? null : row.last
  }))

const lookStatement = statement<SiteStep, { readonly email_id: string }>((parameters) => {
  const site = `${parameters.value("text", (step) => step.site)}::text`
  const after = `${parameters.value("uuid", ({ after }) => P.idOrNull(after ?? lowestId))}::uuid`
  return waitingFor(site, parameters.value("int4", (step) => step.limit), after)
})

interface JobRow {
  readonly email_id: string
  readonly parts: ReadonlyArray<StoredPart>
}

const lockJobsStatement = `
SELECT email_id, parts FROM sendwright.send_jobs
WHERE email_id = ANY ($1::uuid[]) AND token IS NULL AND NOT held AND parts IS NOT NULL AND $2::text = ANY (receivers)
ORDER BY email_id FOR UPDATE`

interface Left {
  readonly id: string
  readonly parts: ReadonlyArray<SendPart> | null
}

const leftColumns: ReadonlyArray<Column<Left>> = [
  column("email_id", "uuid", ({ id }) => id),
  column("parts", "json", ({ parts }) => storedParts(parts)),
  column("due_at", "timestamptz", ({ parts }) => SendParts.earliest(parts ?? []))
]

interface Given {
  readonly ended: ReadonlyArray<string>
  readonly left: ReadonlyArray<Left>
}

const leaveStatement = statement<Given>((parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", leftColumns, ({ left }) => left)}),
ended AS (
  DELETE FROM sendwright.send_jobs WHERE email_id = ANY (${parameters.values("uuid", ({ ended }) => ended)}::uuid[])
)
UPDATE sendwright.send_jobs j SET ${setParts("u.parts")},
  due_at = CASE WHEN j.waits_for IS NULL THEN coalesce(u.due_at, j.due_at) ELSE j.due_at END,
  wake_at = CASE WHEN j.waits_for IS NULL THEN coalesce(u.due_at, j.wake_at) ELSE j.wake_at END
FROM u WHERE j.email_id = u.email_id AND ${jobsOf("u")}`)

/** Gives up those who wait for a site. */
export const giveUp = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  step: SiteStep
): Effect.fn.Return<QueuedMoved, SqlError> {
  const { limit, now, site } = step
  const looked = yield* db.run(lookStatement, step)
  if (looked.length === 0) return { moved: 0, underWay: 0, next: null }
  const ids = looked.map(({ email_id }) => email_id)
  const moved = yield* db.transaction(Effect.gen(function*() {
    const emails = yield* lock(db, ids)
    const jobs = yield* db.query<JobRow>(lockJobsStatement, [P.uuids(ids), P.text(site)])
    const ended: Array<string> = []
    const left: Array<Left> = []
    for (const job of jobs) {
      const email = emails.get(job.email_id)
      if (email === undefined) continue
      const { recipients } = email.record
      const given = GivenUp.decide({ parts: partsFrom(job.parts), recipients }, site, now)
      Evidence.apply(email, given.evidence, now)
      if (Evidence.isUnsent(email)) left.push({ id: job.email_id, parts: given.parts })
      else ended.push(job.email_id)
    }
    yield* Evidence.write(db, random, emails.values())
    yield* db.run(leaveStatement, { ended, left })
    return ended.length + left.length
  }))
  return { moved, underWay: looked.length - moved, next: looked.length < limit ? null : ids.at(-1) ?? null }
})
