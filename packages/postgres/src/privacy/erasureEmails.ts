import { normalize, parseMailbox } from "@sendwright/core/foundation/Address"
import type { Evidence as PieceOfEvidence } from "@sendwright/core/model/Evidence"
import { erasedError, erasedReason, namesOf, wentToNobodyElse } from "@sendwright/core/privacy/ErasedEmail"
import type { Erasure } from "@sendwright/core/privacy/ErasureStore"
import { erased, make, type Redactor } from "@sendwright/core/privacy/Redaction"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { cancelStatement } from "../emails/emailChanges.ts"
import { deletedEntries } from "../emails/searchEntries.ts"
import { countBeforeDeletion } from "../metrics/metricsPlace.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import * as Evidence from "../reports/evidence.ts"
import { lock, type LockedEmail } from "../reports/lockedEmails.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { redactHandoffs } from "./erasureHandoffs.ts"
import * as Rows from "./erasureRows.ts"

/** How the address is spelt where it stands by itself: another script of its domain may be in the texts as well. */
const spellingsIn = (row: Rows.EmailRow, address: string): ReadonlyArray<string> =>
  [
    row.sender,
    ...row.to_list,
    ...row.cc_list,
    ...row.bcc_list,
    ...row.reply_to ?? [],
    ...row.own_header?.visible?.to ?? [],
    ...row.own_header?.visible?.cc ?? []
  ].flatMap((mailbox) => {
    const parsed = parseMailbox(mailbox)
    return Result.isSuccess(parsed) && normalize(parsed.success.address) === address ? [parsed.success.address] : []
  })

/** The deliveries of emails: those that events fanned out to, and those that were sent again. */
const deliveriesStatement = statementIn<ReadonlyArray<string>, { readonly id: string }>(({ within }, parameters) => {
  const ids = `${parameters.values("uuid", (ids) => ids)}::uuid[]`
  return `
SELECT d.id FROM sendwright.email_history v
JOIN sendwright.emails e ON e.id = v.email_id AND e.id = ANY (${ids})${within("e.id")}
CROSS JOIN LATERAL (
  SELECT w.id FROM sendwright.webhook_endpoints w WHERE w.account_id = e.account_id OFFSET 0
) w
CROSS JOIN LATERAL (
  SELECT d.id FROM sendwright.webhook_deliveries d WHERE d.id = sendwright.delivery_id(v.id, w.id) OFFSET 0
) d
WHERE v.email_id = ANY (${ids})${within("v.email_id")}
UNION ALL
SELECT d.id FROM sendwright.webhook_deliveries d WHERE d.email_id = ANY (${ids}) AND d.replay_of IS NOT NULL`
})

/** A settlement of an attempt holds its job first. */
const lockWebhookJobsStatement = `
SELECT delivery_id FROM sendwright.webhook_jobs WHERE delivery_id = ANY ($1::uuid[]) ORDER BY delivery_id FOR UPDATE`

interface Deletion {
  readonly ids: ReadonlyArray<string>
  readonly deliveries: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
  readonly now: Date
}

const nameColumns: ReadonlyArray<Column<string>> = [column("name", "text", (name) => name)]

const deleteStatement = statementIn<Deletion>(({ within }, parameters) => {
  const ids = `${parameters.values("uuid", (deletion) => deletion.ids)}::uuid[]`
  const deliveries = `${parameters.values("uuid", (deletion) => deletion.deliveries)}::uuid[]`
  const areOf = (column: string): string => `${column} = ANY (${ids})${within(column)}`
  return `
WITH jobs AS (DELETE FROM sendwright.send_jobs WHERE email_id = ANY (${ids})),
contents AS (DELETE FROM sendwright.email_contents WHERE ${areOf("email_id")}),${deletedEntries(ids, within)},
files AS (DELETE FROM sendwright.email_attachments WHERE ${areOf("email_id")}),
events AS (DELETE FROM sendwright.email_events WHERE ${areOf("email_id")}),
handoffs AS (DELETE FROM sendwright.email_handoffs WHERE ${areOf("email_id")}),
states AS (DELETE FROM sendwright.email_states WHERE ${areOf("email_id")}),
webhook_jobs AS (DELETE FROM sendwright.webhook_jobs WHERE delivery_id = ANY (${deliveries})),
deliveries AS (DELETE FROM sendwright.webhook_deliveries WHERE id = ANY (${deliveries})${within("id")}),
attempts AS (
  DELETE FROM sendwright.webhook_attempts WHERE delivery_id = ANY (${deliveries})${within("delivery_id")}
),
names AS (
  INSERT INTO sendwright.erased_names (name, erased_at) SELECT DISTINCT name, ${
    parameters.value("timestamptz", ({ now }) => now)
  }
  FROM ${parameters.rows("u", nameColumns, ({ names }) => names)} ON CONFLICT (name) DO NOTHING
)
DELETE FROM sendwright.emails WHERE ${areOf("id")}`
})

/**
 * Attempts under way carry what the email was: they are made again, and what comes of them is not recorded. What was
 * sent before this transaction ends cannot be called back.
 */
const recallAttemptsStatement = `
UPDATE sendwright.webhook_jobs SET token = NULL, wake_at = due_at WHERE delivery_id = ANY ($1::uuid[]) AND token IS NOT NULL`

const stateColumns: ReadonlyArray<Column<Item>> = [
  column("email_id", "uuid", ({ row }) => row.id),
  column("error", "text", ({ email }) => email.record.error),
  column("provider_message_id", "text", ({ email }) => email.record.providerMessageId)
]

const statesStatement = statementIn<ReadonlyArray<Item>>(({ ofRows }, parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", stateColumns, (items) => items)})
UPDATE sendwright.email_states s SET error = u.error, provider_message_id = u.provider_message_id, has_evidence = true
FROM u WHERE s.email_id = u.email_id${ofRows("s.email_id", "u")}`)

const jobsStatement = `
SELECT email_id, attempt, token IS NOT NULL AND began_at IS NOT NULL AS begun FROM sendwright.send_jobs
WHERE email_id = ANY ($1::uuid[]) ORDER BY email_id FOR UPDATE`

interface Item {
  readonly row: Rows.EmailRow
  readonly email: LockedEmail
  readonly redactor: Redactor
}

export interface Done {
  /** The emails that lost the address, and what took it out of each. */
  readonly redacted: ReadonlyMap<string, Redactor>
  readonly deleted: number
  readonly events: number
}

/** Erases an address from some emails of the account, which it locks. For use in a transaction. */
export const eraseFrom = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  erasure: Erasure,
  ids: ReadonlyArray<string>
): Effect.fn.Return<Done, SqlError> {
  const { address, spelling } = erasure
  const locked = yield* lock(db, ids)
  const rows = yield* db.run(Rows.emailsStatement(yield* monthsOf(locked.keys())), [...locked.keys()])
  const items = rows.flatMap((row): ReadonlyArray<Item> => {
    const email = locked.get(row.id)
    return email === undefined ? [] : [{
      row,
      email,
      redactor: make(address, [spelling, ...spellingsIn(row, address)])
    }]
  })
  const gone = items.filter(({ redactor, row }) => wentToNobodyElse(row.recipients, redactor))
  const kept = items.filter((item) => !gone.includes(item))
  if (gone.length > 0) yield* remove(db, erasure, gone)
  if (kept.length === 0) return { redacted: new Map(), deleted: gone.length, events: 0 }

  const changed = new Set(yield* Rows.redactEmails(db, kept))
  let events = 0
  // Emails that spell the address in one way are done together; nearly always that is all of them.
  for (const group of Map.groupBy(kept, ({ redactor }) => redactor.pattern).values()) {
    const ofGroup = group.map(({ row }) => row.id)
    const { redactor } = group[0]!
    for (const id of yield* Rows.redactFiles(db, ofGroup, redactor)) changed.add(id)
    for (const id of yield* redactHandoffs(db, ofGroup, redactor)) changed.add(id)
    for (const id of yield* Rows.redactEvents(db, ofGroup, redactor)) {
      changed.add(id)
      events++
    }
  }
  yield* redactStates(db, kept, changed)
  yield* end(db, random, erasure, kept)
  const { rows: deliveries } = yield* deliveriesOf(db, [...changed])
  if (deliveries.length > 0) yield* db.query(recallAttemptsStatement, [P.uuids(deliveries)])
  const redacted = new Map(kept.flatMap(({ redactor, row }) => changed.has(row.id) ? [[row.id, redactor]] : []))
  return { redacted, deleted: gone.length, events }
})

const deliveriesOf = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>
): Effect.fn.Return<{ readonly rows: ReadonlyArray<string> }, SqlError> {
  if (ids.length === 0) return { rows: [] }
  const rows = yield* db.run(deliveriesStatement(yield* monthsOf(ids)), ids)
  const deliveries = rows.map(({ id }) => id)
  if (deliveries.length > 0) yield* db.query(lockWebhookJobsStatement, [P.uuids(deliveries)])
  return { rows: deliveries }
})

const remove = Effect.fnUntraced(function*(
  db: Database,
  { now }: Erasure,
  items: ReadonlyArray<Item>
): Effect.fn.Return<void, SqlError> {
  const ids = items.map(({ row }) => row.id)
  const { rows: deliveries } = yield* deliveriesOf(db, ids)
  const names = items.flatMap(({ email, row }) =>
    namesOf({ id: row.id, messageId: row.message_id, providerMessageId: email.row.provider_message_id })
  )
  yield* countBeforeDeletion(db, ids)
  yield* db.run(deleteStatement(yield* monthsOf([...ids, ...deliveries])), { ids, deliveries, names, now })
})

/** `has_evidence` keeps a settlement under way from the short cut, which looks at nothing. */
const redactStates = Effect.fnUntraced(function*(
  db: Database,
  items: ReadonlyArray<Item>,
  changed: Set<string>
): Effect.fn.Return<void, SqlError> {
  for (const { email, redactor, row } of items) {
    const { error, provider_message_id: providerMessageId } = email.row
    email.record = {
      ...email.record,
      error: error === null ? null : redactor.text(error),
      providerMessageId: providerMessageId === null ? null : redactor.name(providerMessageId)
    }
    if (email.record.error !== error || email.record.providerMessageId !== providerMessageId) changed.add(row.id)
  }
  const written = items.filter(({ row }) => changed.has(row.id))
  if (written.length > 0) {
    yield* db.run(statesStatement(yield* monthsOf(written.map(({ row }) => row.id))), written)
  }
})

const isSender = ({ redactor, row }: Item): boolean => redactor.mailbox(row.sender) === erased

/** Ends emails that have not left and would go to the address, or in its name. */
const end = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  { accountId, now }: Erasure,
  items: ReadonlyArray<Item>
): Effect.fn.Return<void, SqlError> {
  const concerned = items.filter((item) =>
    isSender(item) || item.row.recipients.some((address, index) => {
      const state = item.email.row.states[index]
      return item.redactor.is(address) && (state === "queued" || state === "scheduled")
    })
  )
  for (const { row } of concerned.filter(({ email }) => email.row.status === "scheduled")) {
    const [months, eventId, ahead] = yield* Effect.all([monthsOf([row.id]), random.uuidV7(), db.clock.aheadOf(now)])
    const change = { accountId, modes: ["live", "test"], id: row.id, now, eventId, ahead } as const
    yield* db.run(cancelStatement(months), change)
  }
  const waiting = concerned.filter(({ email }) => Evidence.isUnsent(email))
  if (waiting.length === 0) return
  const jobs = yield* db.query<{ readonly email_id: string; readonly attempt: number; readonly begun: boolean }>(
    jobsStatement,
    [P.uuids(waiting.map(({ row }) => row.id))]
  )
  // A worker that is handing over now settles the job itself.
  const ended = jobs.filter((job) => !job.begun)
  const failed = waiting.flatMap(({ email, row }) => {
    const job = ended.find(({ email_id }) => email_id === row.id)
    if (job === undefined) return []
    Evidence.apply(email, [failure(email, job.attempt, now)], now)
    return [email]
  })
  yield* Evidence.write(db, random, failed)
  yield* db.query(`DELETE FROM sendwright.send_jobs WHERE email_id = ANY ($1::uuid[])`, [
    P.uuids(ended.map(({ email_id }) => email_id))
  ])
})

const failure = (email: LockedEmail, attempts: number, now: Date): PieceOfEvidence => ({
  type: "email.failed",
  occurredAt: now,
  recipients: email.record.recipients.filter(({ state }) => state === "queued").map(({ address }) => address),
  details: { reason: erasedReason, provider_code: null, attempts },
  keys: [],
  providerMessageId: null,
  error: erasedError
})
