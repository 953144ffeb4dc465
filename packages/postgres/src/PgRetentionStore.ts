import { attemptsPrefix } from "@sendwright/core/accounts/RateStore"
import {
  attemptsMillis,
  endedPortalMillis,
  expiredLinkMillis,
  type RetentionAnswer,
  type RetentionStep,
  RetentionStore
} from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "./internal/Database.ts"
import { countBeforeDeletion } from "./internal/metricsPlace.ts"
import { firstIdOf } from "./internal/months.ts"
import * as P from "./internal/params.ts"
import { deletedEntries } from "./internal/searchEntries.ts"

/**
 * Emails are found by their ids, which are UUIDs v7: in the order in which they were accepted, by the index that every
 * table has. What is deleted leaves the front of it, so that a walk begins where the work is.
 */
const windowStatement = (table: string, column: string): string => `
SELECT ${column} AS id FROM sendwright.${table} WHERE ${column} > $1 AND ${column} < $2 ORDER BY ${column} LIMIT $3`

const contentsWindow = windowStatement("email_contents", "email_id")
const emailsWindow = windowStatement("emails", "id")

/**
 * Of some emails, locks those that are finished and long unchanged. Who holds one now is about to change it. The lock
 * keeps reports away until the transaction ends; afterwards they find no email.
 */
const lockStatement = `
SELECT s.email_id AS id FROM sendwright.email_states s
WHERE s.email_id = ANY ($1::uuid[]) AND s.updated_at < $2 AND s.status NOT IN ('queued', 'scheduled')
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
JOIN sendwright.webhook_endpoints w ON w.account_id = e.account_id
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
  SELECT provider, key FROM sendwright.provider_events WHERE due_at IS NULL AND kept_at < $1
  ORDER BY kept_at LIMIT $2 FOR UPDATE SKIP LOCKED
)
DELETE FROM sendwright.provider_events p USING old
WHERE p.provider = old.provider AND p.key = old.key AND p.due_at IS NULL
RETURNING 1 AS pruned`

const signInsStatement = `
WITH sessions AS (
  DELETE FROM sendwright.sessions WHERE id IN (
    SELECT id FROM sendwright.sessions WHERE expires_at <= $1 OR seen_at <= $2 LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
), links AS (
  DELETE FROM sendwright.sign_in_links WHERE id IN (
    SELECT id FROM sendwright.sign_in_links WHERE expires_at <= $3 LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
), portals AS (
  DELETE FROM sendwright.portal_sessions WHERE id IN (
    SELECT id FROM sendwright.portal_sessions WHERE expires_at <= $1 AND link_expires_at <= $6
    LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
), buckets AS (
  DELETE FROM sendwright.rate_buckets WHERE key IN (
    SELECT key FROM sendwright.rate_buckets WHERE starts_with(key, '${attemptsPrefix}') AND updated_millis <= $4
    LIMIT $5 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
)
SELECT ((SELECT count(*) FROM sessions) + (SELECT count(*) FROM links) + (SELECT count(*) FROM portals)
  + (SELECT count(*) FROM buckets))::int4 AS count`

const zeroId = "00000000-0000-0000-0000-000000000000"

interface IdRow {
  readonly id: string
}

const idsOf = (rows: ReadonlyArray<IdRow>): ReadonlyArray<string> => rows.map(({ id }) => id)

/** `RetentionStore` on Postgres. */
export const layer: Layer.Layer<RetentionStore, never, SqlClient> = Layer.effect(
  RetentionStore,
  Effect.gen(function*() {
    const db = yield* Database.make

    /** One step: a window of ids, those of it that may go, and what is done to them. */
    const stepOf = (
      window: string,
      { after, before, limit }: RetentionStep,
      act: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<IdRow>, SqlError>
    ): Effect.Effect<RetentionAnswer, SqlError> =>
      db.transaction(Effect.gen(function*() {
        const found = idsOf(
          yield* db.query<IdRow>(window, [P.uuid(after ?? zeroId), P.uuid(firstIdOf(before.getTime())), P.int(limit)])
        )
        const next = found.length < limit ? null : found[found.length - 1] ?? null
        if (found.length === 0) return { count: 0, next }
        const ids = idsOf(yield* db.query<IdRow>(lockStatement, [P.uuids(found), P.time(before)]))
        // Counted as it is deleted: another node may have been faster with some of them.
        return { count: ids.length === 0 ? 0 : (yield* act(ids)).length, next }
      }))

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

    return RetentionStore.of({
      purgeContents: (step) =>
        stepOf(contentsWindow, step, (ids) => db.query<IdRow>(purgeStatement, [P.uuids(ids)])).pipe(
          Database.storage("RetentionStore.purgeContents", "background")
        ),
      removeEmails: (step) =>
        Database.storage("RetentionStore.removeEmails", "background")(stepOf(emailsWindow, step, remove)),
      pruneReports: (before, limit) =>
        db.write(db.query(pruneStatement, [P.time(before), P.int(limit)])).pipe(
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
          P.time(new Date(now.getTime() - endedPortalMillis))
        ])).pipe(
          Effect.map(([row]) => row?.count ?? 0),
          Database.storage("RetentionStore.pruneSignIns", "background")
        )
    })
  })
)
