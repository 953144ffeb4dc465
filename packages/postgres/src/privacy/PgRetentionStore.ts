import { attemptsPrefix } from "@sendwright/core/accounts/RateStore"
import {
  attemptsMillis,
  endedPortalMillis,
  expiredLinkMillis,
  parkedMillis,
  type RetentionAnswer,
  type RetentionStep,
  RetentionStore
} from "@sendwright/core/privacy/RetentionStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "../database/Database.ts"
import { judged, judgedAge } from "../database/DatabaseClock.ts"
import { deletedEntries } from "../emails/searchEntries.ts"
import { countBeforeDeletion } from "../metrics/metricsPlace.ts"
import { logMonths } from "../months/logMonths.ts"
import { firstIdOf, type Month, monthOfId, startOf } from "../months/months.ts"
import * as P from "../sql/params.ts"
import { andReceived } from "./retentionReceived.ts"
import { makeRounds } from "./retentionRounds.ts"

/**
 * Emails are found by their ids, which are UUIDs v7: in the order in which they were accepted, by the index that every
 * table has. What is deleted leaves the front of it, so that a walk begins where the work is.
 */
const windowStatement = (table: string, column: string): string => `
SELECT ${column} AS id FROM sendwright.${table} WHERE ${column} > $1 AND ${column} < $2 ORDER BY ${column} LIMIT $3`

/**
 * Of some emails, locks those that are finished and long unchanged. Who holds one now is about to change it. The lock
 * keeps reports away until the transaction ends; afterwards they find no email.
 */
const lockStatement = `
SELECT s.email_id AS id FROM sendwright.email_states s
WHERE s.email_id = ANY ($1::uuid[]) AND s.updated_at < ${
  judgedAge("$2", "$3", "$4")
} AND s.status NOT IN ('queued', 'scheduled')
  AND (SELECT count(*) FROM sendwright.send_jobs j WHERE j.email_id = s.email_id) = 0
ORDER BY s.email_id FOR UPDATE OF s SKIP LOCKED`

const purgeStatement = `
WITH files AS (DELETE FROM sendwright.email_attachments WHERE email_id = ANY ($1::uuid[]))
DELETE FROM sendwright.email_contents WHERE email_id = ANY ($1::uuid[]) RETURNING email_id AS id`

/**
 * The deliveries of emails, without an index of their own: those that events fanned out to by the ids that follow from
 * event and endpoint, those that were sent again by the index of such.
 */
const deliveriesStatement = `
SELECT v.email_id, d.id FROM sendwright.email_history v
JOIN sendwright.emails e ON e.id = v.email_id
CROSS JOIN LATERAL (
  SELECT w.id FROM sendwright.webhook_endpoints w WHERE w.account_id = e.account_id OFFSET 0
) w
CROSS JOIN LATERAL (
  SELECT d.id FROM sendwright.webhook_deliveries d WHERE d.id = sendwright.delivery_id(v.id, w.id) OFFSET 0
) d
WHERE v.email_id = ANY ($1::uuid[])
UNION ALL
SELECT d.email_id, d.id FROM sendwright.webhook_deliveries d
WHERE d.email_id = ANY ($1::uuid[]) AND d.replay_of IS NOT NULL`

const pendingStatement = `SELECT delivery_id AS id FROM sendwright.webhook_jobs WHERE delivery_id = ANY ($1::uuid[])`

const removeStatement = `
WITH contents AS (DELETE FROM sendwright.email_contents WHERE email_id = ANY ($1::uuid[])),${
  deletedEntries("$1::uuid[]")
},
files AS (DELETE FROM sendwright.email_attachments WHERE email_id = ANY ($1::uuid[])),
events AS (DELETE FROM sendwright.email_events WHERE email_id = ANY ($1::uuid[])),
handoffs AS (DELETE FROM sendwright.email_handoffs WHERE email_id = ANY ($1::uuid[])),
states AS (DELETE FROM sendwright.email_states WHERE email_id = ANY ($1::uuid[])),
deliveries AS (DELETE FROM sendwright.webhook_deliveries WHERE id = ANY ($2::uuid[])),
attempts AS (DELETE FROM sendwright.webhook_attempts WHERE delivery_id = ANY ($2::uuid[]))
DELETE FROM sendwright.emails WHERE id = ANY ($1::uuid[]) RETURNING id`

const pruneStatement = `
WITH old AS MATERIALIZED (
  SELECT provider, key FROM sendwright.provider_events WHERE due_at IS NULL AND kept_at < ${judgedAge("$1", "$3", "$4")}
  ORDER BY kept_at LIMIT $2 FOR UPDATE SKIP LOCKED
)
DELETE FROM sendwright.provider_events p USING old
WHERE p.provider = old.provider AND p.key = old.key AND p.due_at IS NULL
RETURNING 1 AS pruned`

/** The time, also as the statement is run. */
const present = judged("$1", "$7")

const signInsStatement = `
WITH sessions AS (
  DELETE FROM sendwright.sessions WHERE id IN (
    SELECT id FROM sendwright.sessions WHERE expires_at <= ${present} OR seen_at <= ${present} - ($1 - $2) LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
), links AS (
  DELETE FROM sendwright.sign_in_links WHERE id IN (
    SELECT id FROM sendwright.sign_in_links WHERE expires_at <= ${present} - ($1 - $3) LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
), portals AS (
  DELETE FROM sendwright.portal_sessions WHERE id IN (
    SELECT id FROM sendwright.portal_sessions WHERE expires_at <= ${present} AND link_expires_at <= ${present} - ($1 - $6)
    LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
), buckets AS (
  DELETE FROM sendwright.rate_buckets WHERE key IN (
    SELECT key FROM sendwright.rate_buckets WHERE starts_with(key, '${attemptsPrefix}') AND updated_millis <= $4 - extract(epoch FROM $1 - ${present}) * 1000
    LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
)
SELECT ((SELECT count(*) FROM sessions) + (SELECT count(*) FROM links) + (SELECT count(*) FROM portals)
  + (SELECT count(*) FROM buckets))::int4 AS count`

const setAsideStatement = `SELECT outcome, count::float8 AS count, ids::text[] AS ids FROM sendwright.set_aside($1, ${
  judgedAge("$2", "$3", "$4")
}, $5, $6)`

interface Emptied {
  readonly outcome: "emptied" | "empty" | "missing" | "open" | "busy" | "spread"
  readonly count: number
  readonly ids: ReadonlyArray<string> | null
}

interface IdRow {
  readonly id: string
}

const idsOf = (rows: ReadonlyArray<IdRow>): ReadonlyArray<string> => rows.map(({ id }) => id)

/** What is deleted of emails, and how. */
interface Way {
  /** Finds the next ids. */
  readonly window: string
  /** Does it to emails that may go, in a transaction; answers with those that it took. */
  readonly act: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<IdRow>, SqlError>
  readonly ofEmails: boolean
}

const nothing: RetentionAnswer = { count: 0, next: null }

/** Whether a month is left until it goes as a whole. */
const waits = ({ before, by }: RetentionStep, month: Month): boolean =>
  by === "month" && startOf(month + 2) > before.getTime()

/** `RetentionStore` on Postgres. */
export const layer: Layer.Layer<RetentionStore, never, SqlClient> = Layer.effect(
  RetentionStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const clock = yield* Clock.Clock
    const now = Effect.map(Effect.provideService(db.clock.standing, Clock.Clock, clock), (standing) => standing.now)

    const limitsOf = ({ before, olderThanMillis }: RetentionStep) =>
      [P.time(before), P.float(olderThanMillis), P.bool(db.clock.isReal)] as const

    /** Locks those of some emails that may go, and does it to them. */
    const actOn = Effect.fnUntraced(function*({ act }: Way, found: ReadonlyArray<string>, step: RetentionStep) {
      if (found.length === 0) return 0
      const ids = idsOf(yield* db.query<IdRow>(lockStatement, [P.uuids(found), ...limitsOf(step)]))
      // Counted as it is deleted: another node may have been faster with some of them.
      return ids.length === 0 ? 0 : (yield* act(ids)).length
    })

    /** A window of ids from a place in a month on. */
    const someRows = (
      way: Way,
      step: RetentionStep & { readonly after: string },
      month: Month
    ): Effect.Effect<RetentionAnswer, SqlError> =>
      db.transaction(Effect.gen(function*() {
        const { after, before, limit } = step
        const end = Math.min(before.getTime(), startOf(month + 1))
        const found = idsOf(
          yield* db.query<IdRow>(way.window, [P.uuid(after), P.uuid(firstIdOf(end)), P.int(limit)])
        )
        const next = found.length < limit ? null : found[found.length - 1] ?? null
        return { count: yield* actOn(way, found, step), next }
      }))

    /** A whole month: null where it is to be gone through by rows. */
    const wholeMonth = Effect.fnUntraced(function*(
      way: Way,
      step: RetentionStep,
      month: Month
    ): Effect.fn.Return<RetentionAnswer | null, SqlError> {
      if (startOf(month + 1) > step.before.getTime()) return null
      const [answer] = yield* db.query<Emptied>(setAsideStatement, [
        P.time(new Date(startOf(month))),
        ...limitsOf(step),
        P.bool(way.ofEmails),
        P.time(yield* now)
      ])
      const { count, ids, outcome } = answer!
      switch (outcome) {
        case "emptied":
          yield* db.query(`SELECT sendwright.make_month($1)`, [P.time(new Date(startOf(month)))])
          return { count, next: null }
        case "empty":
        case "missing":
          return nothing
        case "spread": {
          const removed = yield* db.transaction(actOn(way, ids ?? [], step))
          // Those that are passed by would be named again.
          return removed === 0 ? null : { count: removed, next: firstIdOf(startOf(month)) }
        }
        case "open":
        case "busy":
          return null
      }
    })

    /**
     * One step. The emails of a month are gone through by rows, from its first id on; but at the beginning of one that
     * lies wholly before the term it is tried whether it can be emptied at once.
     */
    const stepOf = Effect.fnUntraced(function*(
      way: Way,
      step: RetentionStep
    ): Effect.fn.Return<RetentionAnswer, SqlError> {
      const { after, before } = step
      const months = (yield* logMonths(db)).map(({ month }) => month).filter((month) =>
        startOf(month) < before.getTime()
      )
      const current = after === null ? -Infinity : monthOfId(after)
      for (const month of months) {
        if (month < current) continue
        const start = firstIdOf(startOf(month))
        const isBegun = month === current && after !== null && after !== start
        const whole = isBegun ? null : yield* wholeMonth(way, step, month)
        const { count, next } = whole ?? (waits(step, month)
          ? nothing
          : yield* someRows(way, { ...step, after: isBegun ? after : start }, month))
        const following = months.find((other) => other > month)
        const place = next ?? (following === undefined ? null : firstIdOf(startOf(following)))
        if (count > 0 || next !== null || place === null) return { count, next: place }
      }
      return nothing
    })

    const remove = Effect.fnUntraced(function*(
      ids: ReadonlyArray<string>
    ): Effect.fn.Return<ReadonlyArray<IdRow>, SqlError> {
      const deliveries = yield* db.query<IdRow & { readonly email_id: string }>(deliveriesStatement, [P.uuids(ids)])
      const pending = new Set(
        deliveries.length === 0 ? [] : idsOf(yield* db.query<IdRow>(pendingStatement, [P.uuids(idsOf(deliveries))]))
      )
      const kept = new Set(deliveries.flatMap(({ email_id, id }) => pending.has(id) ? [email_id] : []))
      const gone = ids.filter((id) => !kept.has(id))
      if (gone.length === 0) return []
      yield* countBeforeDeletion(db, gone)
      return yield* db.query<IdRow>(removeStatement, [
        P.uuids(gone),
        P.uuids(idsOf(deliveries.filter(({ email_id }) => !kept.has(email_id))))
      ])
    })

    const contents: Way = {
      window: windowStatement("email_contents", "email_id"),
      act: (ids) => db.query<IdRow>(purgeStatement, [P.uuids(ids)]),
      ofEmails: false
    }
    const emails: Way = { window: windowStatement("emails", "id"), act: remove, ofEmails: true }

    return RetentionStore.of({
      purgeContents: (step) =>
        Database.storage("RetentionStore.purgeContents", "background")(
          andReceived(db, "contents", (step) => stepOf(contents, step))(step)
        ),
      removeEmails: (step) =>
        Database.storage("RetentionStore.removeEmails", "background")(
          andReceived(db, "emails", (step) => stepOf(emails, step))(step)
        ),
      ...makeRounds(db),
      pruneReports: (before, limit) =>
        db.write(
          db.query(pruneStatement, [P.time(before), P.int(limit), P.float(parkedMillis), P.bool(db.clock.isReal)])
        ).pipe(
          Effect.map((rows) => rows.length),
          Database.storage("RetentionStore.pruneReports", "background")
        ),
      pruneSignIns: ({ idleSince, limit, now }) =>
        db.write(db.query<{ readonly count: number }>(signInsStatement, [
          P.time(now),
          P.time(idleSince),
          P.time(new Date(now.getTime() - expiredLinkMillis)),
          P.long(BigInt(now.getTime() - attemptsMillis)),
          P.int(limit),
          P.time(new Date(now.getTime() - endedPortalMillis)),
          P.bool(db.clock.isReal)
        ])).pipe(
          Effect.map(([row]) => row?.count ?? 0),
          Database.storage("RetentionStore.pruneSignIns", "background")
        )
    })
  })
)
