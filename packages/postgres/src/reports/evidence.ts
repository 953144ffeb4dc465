import { storedDetails } from "@sendwright/core/model/EmailEvent"
import * as Evidence from "@sendwright/core/model/Evidence"
import { redactEvidence } from "@sendwright/core/privacy/ErasedEmail"
import { erased } from "@sendwright/core/privacy/Redaction"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plusInSql } from "../database/DatabaseClock.ts"
import { fanOut } from "../emails/fanOut.ts"
import { newEntries } from "../emails/searchEntries.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import * as Reputation from "../reputation/reputation.ts"
import { type Column, column } from "../sql/columns.ts"
import type { LockedEmail, LockedRow } from "./lockedEmails.ts"

/** Applies evidence to a locked email. Answers how many events came of it; `write` stores them. */
export const apply = (email: LockedEmail, evidence: ReadonlyArray<Evidence.Evidence>, at: Date): number => {
  const { redactors } = email
  const said = redactors === undefined ? evidence : evidence.map((piece) => redactEvidence(piece, redactors))
  const applied = Evidence.apply(email.record, said)
  if (applied.events.length === 0) return 0
  email.record = applied.record
  email.updatedAt = at
  for (const piece of applied.events) email.events.push({ evidence: piece, at })
  if (email.row.mode === "live") {
    for (const cause of applied.suppressions) {
      if (isReal(email.row, cause.address)) email.suppressions.push({ ...cause, at })
    }
  }
  return applied.events.length
}

const isReal = ({ recipients, simulations }: LockedRow, address: string): boolean =>
  address !== erased &&
  (simulations === null || simulations[recipients.findIndex((known) => known === address)] === null)

/** Whether a hand-off could still reach somebody. */
export const isUnsent = (email: LockedEmail): boolean =>
  email.record.recipients.some((recipient) => recipient.state === "queued")

const stateColumns: ReadonlyArray<Column<LockedEmail>> = [
  column("email_id", "uuid", ({ row }) => row.email_id),
  column("status", "text", ({ record }) => record.status),
  column("error", "text", ({ record }) => record.error),
  column("provider_message_id", "text", ({ record }) => record.providerMessageId),
  column("states", "text[]", ({ record }) => record.recipients.map(({ state }) => state)),
  column("next_sequence", "int4", ({ events, row }) => row.next_sequence + events.length),
  column("updated_at", "timestamptz", ({ updatedAt }) => updatedAt)
]

interface NewEvent {
  readonly id: string
  readonly row: LockedRow
  readonly sequence: number
  readonly evidence: Evidence.Evidence
  readonly at: Date
}

const eventColumns: ReadonlyArray<Column<NewEvent>> = [
  column("email_id", "uuid", ({ row }) => row.email_id),
  column("sequence", "int4", ({ sequence }) => sequence),
  column("event_id", "uuid", ({ id }) => id),
  column("type", "text", ({ evidence }) => evidence.type),
  column("details", "json", ({ evidence, row }) => storedDetails(row.mode, evidence.details)),
  column("occurred_at", "timestamptz", ({ evidence }) => evidence.occurredAt),
  column("keys", "text[]", ({ evidence }) => Evidence.keysOf(evidence)),
  column("account_id", "uuid", ({ row }) => row.account_id),
  column("mode", "text", ({ row }) => row.mode),
  column("at", "timestamptz", ({ at }) => at)
]

interface NewSuppression extends Evidence.SuppressionCause {
  readonly id: string
  readonly accountId: string
  readonly at: Date
}

const suppressionColumns: ReadonlyArray<Column<NewSuppression>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("address", "text", ({ address }) => address),
  column("reason", "text", ({ reason }) => reason),
  column("at", "timestamptz", ({ at }) => at)
]

const namedColumns: ReadonlyArray<Column<LockedEmail>> = [
  column("provider_message_id", "text", ({ record }) => record.providerMessageId),
  column("at", "timestamptz", ({ updatedAt }) => updatedAt)
]

interface Changes {
  /** How far the database's clock is ahead of that of the events' times, in milliseconds. */
  readonly ahead: number
  readonly changed: ReadonlyArray<LockedEmail>
  readonly events: ReadonlyArray<NewEvent>
  readonly suppressions: ReadonlyArray<NewSuppression>
  readonly counts: ReadonlyArray<Reputation.Count>
}

const leftQueue = ({ record, row }: LockedEmail): boolean => row.status === "queued" && record.status !== "queued"
const isNamed = ({ record, row }: LockedEmail): boolean => record.providerMessageId !== row.provider_message_id

const writeStatement = statementIn<Changes>(({ ofRows, within }, parameters) => {
  const ahead = `${parameters.value("float8", (changes) => changes.ahead)}::float8`
  return `
WITH u AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("u", stateColumns, ({ changed }) => changed)}
),
changed AS (
  UPDATE sendwright.email_states s SET status = u.status, error = u.error, provider_message_id = u.provider_message_id,
    states = u.states::text[], next_sequence = u.next_sequence, updated_at = u.updated_at, has_evidence = true
  FROM u WHERE s.email_id = u.email_id${ofRows("s.email_id", "u")}
),
e AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("e", eventColumns, ({ events }) => events)}
),
appended AS MATERIALIZED (SELECT event_id, email_id, account_id, mode, type, at FROM e),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, event_id, type, details::json, occurred_at, keys::text[] FROM e
),
${fanOut(ahead)},
suppressed AS (
  INSERT INTO sendwright.suppressions AS x (id, account_id, address, reason, created_at)
  SELECT DISTINCT ON (account_id, address) id, account_id, address, reason, at
  FROM ${parameters.rows("u", suppressionColumns, ({ suppressions }) => suppressions)}
  ORDER BY account_id, address, reason DESC
  ON CONFLICT (account_id, address) WHERE address IS NOT NULL
  DO UPDATE SET reason = EXCLUDED.reason WHERE x.reason = 'bounce' AND EXCLUDED.reason = 'complaint'
),
unparked AS (
  UPDATE sendwright.provider_events p SET due_at = ${plusInSql("u.at", ahead)}
  FROM ${parameters.rows("u", namedColumns, ({ changed }) => changed.filter(isNamed))}
  WHERE p.due_at IS NULL AND p.provider_message_id = u.provider_message_id AND p.provider_message_id = ANY (${
    parameters.values("text", ({ changed }) =>
      changed.filter(isNamed).flatMap(({ record }) =>
        record.providerMessageId ?? []
      ))
  }::text[])
),
counts AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("u", Reputation.countColumns, ({ counts }) => counts)}
),
counted AS (${Reputation.addCounts("SELECT account_id, hour, shard, recipients, bounces, complaints FROM counts")}),
noted AS (
  INSERT INTO sendwright.reputation_notes (account_id)
  SELECT DISTINCT account_id FROM counts WHERE bounces > 0 OR complaints > 0
),${
    newEntries(`SELECT account_id, mode, id, tags, search_text FROM sendwright.emails
  WHERE id = ANY (${
      parameters.values("uuid", ({ changed }) => changed.filter(leftQueue).map(({ row }) => row.email_id))
    }::uuid[])${within("id")}`)
  }
SELECT 1`
})

/** Stores what evidence made of locked emails: one statement, and none where nothing changed. */
export const write = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  emails: Iterable<LockedEmail>
): Effect.fn.Return<void, SqlError> {
  const changed = [...emails].filter((email) => email.updatedAt !== null)
  if (changed.length === 0) return
  const eventIds = yield* Effect.replicateEffect(
    random.uuidV7(),
    changed.reduce((count, { events }) => count + events.length, 0)
  )
  let next = 0
  const events = changed.flatMap(({ events, row }) =>
    events.map(({ at, evidence }, index): NewEvent => ({
      id: eventIds[next++]!,
      row,
      sequence: row.next_sequence + index,
      evidence,
      at
    }))
  )
  const suppressions: Array<NewSuppression> = []
  for (const { row, suppressions: causes } of changed) {
    for (const cause of causes) {
      suppressions.push({ ...cause, id: yield* random.uuidV7(), accountId: row.account_id })
    }
  }
  const counts = Reputation.countsOf(changed, Reputation.shardOf(eventIds[0] ?? ""))
  const ahead = yield* db.clock.aheadOf(
    new Date(Math.max(...changed.map(({ updatedAt }) => updatedAt?.getTime() ?? 0)))
  )
  const months = yield* monthsOf(changed.map(({ row }) => row.email_id))
  yield* db.run(writeStatement(months), { ahead, changed, events, suppressions, counts })
})
