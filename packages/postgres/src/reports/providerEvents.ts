import { emailIdOf } from "@sendwright/core/model/MessageId"
import { evidenceOf, type IntakeAnswer, type ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import type { LowWater } from "../database/LowWater.ts"
import { inRecent, monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import * as Evidence from "./evidence.ts"
import { lock } from "./lockedEmails.ts"

/** A report as it is kept: JSON, with its time in milliseconds. */
export type Stored = Omit<ProviderEvent, "occurredAt"> & { readonly occurredAt: number }

export const encodeEvent = (event: ProviderEvent): string =>
  P.json(
    {
      type: event.type,
      occurredAt: event.occurredAt.getTime(),
      recipients: event.recipients,
      details: event.details,
      keys: event.keys,
      providerMessageId: event.providerMessageId,
      error: event.error,
      provider: event.provider,
      key: event.key,
      emailId: event.emailId,
      messageId: event.messageId
    } satisfies Stored
  )

export const decodeEvent = (stored: Stored): ProviderEvent => ({ ...stored, occurredAt: new Date(stored.occurredAt) })

/** The id in the name that an email has to its senders. */
const namedId = ({ messageId }: ProviderEvent): string | null =>
  messageId === null ? null : P.idOrNull(emailIdOf(messageId))

const nameColumns: ReadonlyArray<Column<ProviderEvent>> = [
  column("email_id", "uuid", ({ emailId }) => P.idOrNull(emailId)),
  column("provider_message_id", "text", ({ providerMessageId }) => providerMessageId),
  column("message_id", "text", ({ messageId }) => messageId),
  column("named_id", "uuid", namedId)
]

interface JoinedRow {
  readonly n: number
  readonly email_id: string | null
}

/**
 * The emails that reports speak of, each by the first of its names that is known. The provider's name does not say when
 * the email was accepted: it is looked for among those of this month and the last.
 */
const joinStatement = statementIn<ReadonlyArray<ProviderEvent>, JoinedRow>(({ present, within }, parameters) => `
SELECT u.n::int4, coalesce(
  (SELECT s.email_id FROM sendwright.email_states s WHERE s.email_id = u.email_id${within("s.email_id")}),
  (SELECT s.email_id FROM sendwright.email_states s
    WHERE s.provider_message_id = u.provider_message_id${inRecent(present, "s.email_id")} LIMIT 1),
  (SELECT e.id FROM sendwright.emails e WHERE e.id = u.named_id AND e.message_id = u.message_id${within("e.id")})
) AS email_id
FROM ${parameters.rows("u", nameColumns, (events) => events, "n")}`)

/** The emails of any month that reports speak of by the provider's name. */
const joinAnyStatement = statement<ReadonlyArray<ProviderEvent>, JoinedRow>((parameters) => `
SELECT u.n::int4, (
  SELECT s.email_id FROM sendwright.email_states s WHERE s.provider_message_id = u.provider_message_id LIMIT 1
) AS email_id
FROM ${parameters.rows("u", nameColumns, (events) => events, "n")}`)

/** The ids of the emails that reports speak of, where those are known. */
const joinedIds = Effect.fnUntraced(function*(
  db: Database,
  events: ReadonlyArray<ProviderEvent>
): Effect.fn.Return<ReadonlyArray<string | null>, SqlError> {
  const ids: Array<string | null> = events.map(() => null)
  const months = yield* monthsOf(events.flatMap((event) => [event.emailId, namedId(event)].filter((id) => id !== null)))
  for (const { email_id, n } of yield* db.run(joinStatement(months), events)) ids[n - 1] = email_id
  const missing = events.flatMap((event, index) =>
    ids[index] === null && event.providerMessageId !== null ? [index] : []
  )
  if (missing.length === 0) return ids
  const rows = yield* db.run(joinAnyStatement, missing.map((index) => events[index]!))
  for (const { email_id, n } of rows) ids[missing[n - 1]!] = email_id
  return ids
})

interface Unknown {
  readonly events: ReadonlyArray<ProviderEvent>
  readonly now: Date
}

const parkedColumns: ReadonlyArray<Column<ProviderEvent>> = [
  column("provider", "text", ({ provider }) => provider),
  column("key", "text", ({ key }) => key),
  column("event", "text", encodeEvent),
  column("provider_message_id", "text", ({ providerMessageId }) => providerMessageId),
  column("email_id", "text", ({ emailId }) => emailId),
  column("message_id", "text", ({ messageId }) => messageId)
]

/** Keeps reports until their email is known; one of an email that was deleted with its recipient never will be. */
const parkStatement = statement<Unknown>((parameters) => `
INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at, provider_message_id)
SELECT provider, key, event::json, NULL, ${parameters.value("timestamptz", ({ now }) => now)}, provider_message_id
FROM ${parameters.rows("u", parkedColumns, ({ events }) => events)}
WHERE NOT EXISTS (
  SELECT FROM sendwright.erased_names n WHERE n.name IN (u.email_id, u.provider_message_id, u.message_id)
)
ORDER BY provider, key
ON CONFLICT (provider, key) DO NOTHING RETURNING 1 AS parked`)

/** A job ends where nobody is left to hand over to, unless a worker is handing over now: it settles the job itself. */
const endJobsStatement = `
DELETE FROM sendwright.send_jobs
WHERE email_id = ANY ($1::uuid[]) AND NOT (token IS NOT NULL AND began_at IS NOT NULL)`

/** Joins and applies reports, in their order. For use in a transaction. */
const applyAll = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  events: ReadonlyArray<ProviderEvent>,
  now: Date
): Effect.fn.Return<IntakeAnswer & { readonly unknown: ReadonlyArray<ProviderEvent> }, SqlError> {
  const emailIds = yield* joinedIds(db, events)
  const emails = yield* lock(db, emailIds.filter((id) => id !== null), events)
  const unknown: Array<ProviderEvent> = []
  let applied = 0
  let duplicates = 0
  events.forEach((event, index) => {
    const email = emails.get(emailIds[index] ?? "")
    if (email === undefined) unknown.push(event)
    else if (Evidence.apply(email, [evidenceOf(event)], now) > 0) applied++
    else duplicates++
  })
  yield* Evidence.write(db, random, emails.values())
  const ended = [...emails.values()].filter((email) => email.updatedAt !== null && !Evidence.isUnsent(email))
  if (ended.length > 0) yield* db.query(endJobsStatement, [P.uuids(ended.map(({ row }) => row.email_id))])
  return { applied, duplicates, parked: 0, unknown }
})

export const intake = (
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  events: ReadonlyArray<ProviderEvent>,
  now: Date
): Effect.Effect<IntakeAnswer, SqlError> =>
  db.transaction(Effect.gen(function*() {
    const { applied, duplicates, unknown } = yield* applyAll(db, random, events, now)
    if (unknown.length === 0) return { applied, duplicates, parked: 0 }
    const parked = yield* db.run(parkStatement, { events: unknown, now: plus(now, yield* db.clock.aheadOf(now)) })
    return { applied, duplicates: duplicates + unknown.length - parked.length, parked: parked.length }
  }))

const lockHeldStatement = `
SELECT email_id FROM sendwright.send_jobs WHERE email_id = $1 AND account_id = $2 AND held FOR UPDATE`

/** Applies a report of an email, if it is held. The email is locked before its job, as everywhere. */
export const settleHeld = (
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  accountId: string,
  report: ProviderEvent,
  now: Date
): Effect.Effect<boolean, SqlError> => {
  const id = P.idOrNull(report.emailId)
  if (id === null) return Effect.succeed(false)
  return db.transaction(Effect.gen(function*() {
    yield* lock(db, [id])
    const held = yield* db.query(lockHeldStatement, [P.uuid(id), P.uuid(P.idOrNull(accountId))])
    if (held.length > 0) yield* applyAll(db, random, [report], now)
    return held.length > 0
  }))
}

/**
 * Makes reports due whose email came to be known while they were being parked, which neither of the two transactions
 * could see, and tells whether any report is due. $1 now, $2 since when, $3 from where on those are read that are due.
 */
const dueStatement = `
WITH found AS (
  UPDATE sendwright.provider_events p SET due_at = $1
  WHERE p.due_at IS NULL AND p.kept_at > $2 AND (
    SELECT s.email_id FROM sendwright.email_states s WHERE s.provider_message_id = p.provider_message_id LIMIT 1
  ) IS NOT NULL
  RETURNING 1
)
SELECT EXISTS (SELECT FROM found) OR EXISTS (SELECT FROM sendwright.provider_events WHERE due_at >= $3 AND due_at <= $1) AS due`

const recentMillis = 600_000

const takeStatement = `
WITH due AS (
  SELECT provider, key FROM sendwright.provider_events WHERE due_at >= $3 AND due_at <= $1
  ORDER BY due_at, kept_at, provider, key LIMIT $2 FOR UPDATE SKIP LOCKED
)
DELETE FROM sendwright.provider_events p USING due WHERE p.provider = due.provider AND p.key = due.key
RETURNING p.event, p.due_at, p.kept_at`

export const applyKept = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  kept: LowWater,
  now: Date,
  limit: number
): Effect.fn.Return<number, SqlError> {
  // Kept by several nodes, and so by the database's clock.
  const dueBy = plus(now, yield* db.clock.aheadOf(now))
  const from = P.time(kept.from(dueBy.getTime()))
  const [row] = yield* db.write(db.query<{ readonly due: boolean }>(dueStatement, [
    P.time(dueBy),
    P.time(plus(dueBy, -recentMillis)),
    from
  ]))
  if (row?.due !== true) {
    kept.passed(null)
    return 0
  }
  return yield* db.transaction(Effect.gen(function*() {
    const rows = yield* db.query<{ readonly event: Stored; readonly due_at: Date; readonly kept_at: Date }>(
      takeStatement,
      [P.time(dueBy), P.int(limit), from]
    )
    const inOrder = rows.toSorted((left, right) =>
      left.due_at.getTime() - right.due_at.getTime() || left.kept_at.getTime() - right.kept_at.getTime()
    )
    if (inOrder.length > 0) yield* applyAll(db, random, inOrder.map((kept) => decodeEvent(kept.event)), now)
    return rows.length
  }))
})
