import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Simulation } from "@sendwright/core/model/Email"
import { storedDetails } from "@sendwright/core/model/EmailEvent"
import type { EmailStatus, RecipientState } from "@sendwright/core/model/EmailStatus"
import * as Evidence from "@sendwright/core/model/Evidence"
import { redactEvidence } from "@sendwright/core/privacy/ErasedEmail"
import { addressesIn, all, erased, make as makeRedactor, type Redactors } from "@sendwright/core/privacy/Redaction"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { fanOut } from "./fanOut.ts"
import * as P from "./params.ts"
import { hasErased } from "./recipientHash.ts"
import * as Reputation from "./reputation.ts"
import { newEntries } from "./searchEntries.ts"

const lockStatement = `
SELECT s.email_id, s.account_id, s.mode, s.status, s.error, s.provider_message_id, s.states, s.next_sequence,
  s.has_evidence, e.recipients, e.simulations, ${hasErased("s.account_id")} AS has_erased
FROM sendwright.email_states s JOIN sendwright.emails e ON e.id = s.email_id
WHERE s.email_id = ANY ($1::uuid[]) ORDER BY s.email_id FOR UPDATE OF s`

const keysStatement = `
SELECT email_id, keys FROM sendwright.email_events WHERE email_id = ANY ($1::uuid[]) AND keys <> '{}'`

interface LockedRow {
  readonly email_id: string
  readonly account_id: string
  readonly mode: Mode
  readonly status: EmailStatus
  readonly error: string | null
  readonly provider_message_id: string | null
  readonly states: ReadonlyArray<RecipientState>
  readonly next_sequence: number
  readonly has_evidence: boolean
  readonly recipients: ReadonlyArray<string>
  readonly simulations: ReadonlyArray<Simulation | null> | null
  readonly has_erased: boolean
}

/** An email whose row this transaction has locked, and what evidence has made of it so far. */
export interface LockedEmail {
  readonly row: LockedRow
  record: Evidence.EmailRecord
  updatedAt: Date | null
  readonly events: Array<{ readonly evidence: Evidence.Evidence; readonly at: Date }>
  readonly suppressions: Array<Evidence.SuppressionCause & { readonly at: Date }>
  /** Takes recipients that the account erased out of what is said of the email; `undefined` where there is none. */
  readonly redactors: Redactors | undefined
}

const erasedStatement = `
SELECT s.account_id, s.recipient_hash FROM unnest($1::uuid[], $2::text[]) AS u(account_id, recipient_hash)
JOIN sendwright.suppressions s ON s.account_id = u.account_id AND s.recipient_hash = u.recipient_hash`

/** For each account that erased somebody, what takes those out of whom emails and evidence name. */
const redactorsOf = Effect.fnUntraced(function*(
  db: Database,
  rows: ReadonlyArray<LockedRow>,
  said: ReadonlyArray<unknown>
): Effect.fn.Return<ReadonlyMap<string, Redactors>, SqlError> {
  const named = addressesIn(JSON.stringify(said))
  const hashes = new Map<string, { readonly account: string; readonly hash: string; readonly address: string }>()
  for (const { account_id: account, recipients } of rows) {
    for (const address of new Set([...named, ...recipients])) {
      for (const hash of db.hasher.all(account, address)) hashes.set(`${account} ${hash}`, { account, hash, address })
    }
  }
  const looked = [...hashes.values()]
  const found = yield* db.query<{ readonly account_id: string; readonly recipient_hash: string }>(erasedStatement, [
    P.uuids(looked.map(({ account }) => account)),
    P.texts(looked.map(({ hash }) => hash))
  ])
  const ofAccounts = new Map<string, Set<string>>()
  for (const { account_id, recipient_hash } of found) {
    const address = hashes.get(`${account_id} ${recipient_hash}`)?.address
    if (address === undefined) continue
    const addresses = ofAccounts.get(account_id) ?? new Set()
    ofAccounts.set(account_id, addresses.add(address))
  }
  return new Map(
    Array.from(ofAccounts, ([account, addresses]) => [account, all([...addresses].map((a) => makeRedactor(a)))])
  )
})

/**
 * Locks emails in the order of their ids and reads what the rules need to know of them. `said` is what is going to be
 * applied: of accounts that erased recipients, it is stored without them. For use in a transaction.
 */
export const lock = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>,
  said: ReadonlyArray<unknown> = []
): Effect.fn.Return<Map<string, LockedEmail>, SqlError> {
  const locked = new Map<string, LockedEmail>()
  if (ids.length === 0) return locked
  const rows = yield* db.query<LockedRow>(lockStatement, [P.uuids([...new Set(ids)])])
  const withEvidence = rows.filter((row) => row.has_evidence).map((row) => row.email_id)
  // Read after the rows are locked: whoever held them before has stored its keys by now.
  const keyRows = withEvidence.length === 0 ? [] : yield* db.query<{
    readonly email_id: string
    readonly keys: ReadonlyArray<string>
  }>(keysStatement, [P.uuids(withEvidence)])
  const keys = new Map<string, Set<string>>()
  for (const { email_id, keys: ofEvent } of keyRows) {
    const known = keys.get(email_id) ?? new Set()
    for (const key of ofEvent) known.add(key)
    keys.set(email_id, known)
  }
  const forgetful = rows.filter((row) => row.has_erased)
  const redactors = forgetful.length === 0 ? undefined : yield* redactorsOf(db, forgetful, said)
  for (const row of rows) {
    const ofAccount = redactors?.get(row.account_id)
    locked.set(row.email_id, {
      row,
      record: {
        status: row.status,
        error: row.error,
        providerMessageId: row.provider_message_id,
        recipients: row.recipients.map((address, index) => ({
          address: ofAccount?.is(address) === true ? erased : address,
          state: row.states[index] ?? "queued"
        })),
        keys: keys.get(row.email_id) ?? new Set()
      },
      updatedAt: null,
      events: [],
      suppressions: [],
      redactors: ofAccount
    })
  }
  return locked
})

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

const isReal = (row: LockedRow, address: string): boolean =>
  address !== erased && (row.simulations === null || row.simulations[row.recipients.indexOf(address)] === null)

/** Whether a hand-off could still reach somebody. */
export const isUnsent = (email: LockedEmail): boolean =>
  email.record.recipients.some((recipient) => recipient.state === "queued")

const writeStatement = `
WITH changed AS (
  UPDATE sendwright.email_states s SET status = u.status, error = u.error, provider_message_id = u.provider_message_id,
    states = u.states::text[], next_sequence = u.next_sequence, updated_at = u.updated_at, has_evidence = true
  FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int4[], $7::timestamptz[])
    AS u(email_id, status, error, provider_message_id, states, next_sequence, updated_at)
  WHERE s.email_id = u.email_id
),
e AS MATERIALIZED (
  SELECT * FROM unnest($8::uuid[], $9::int4[], $10::uuid[], $11::text[], $12::text[], $13::timestamptz[], $14::text[],
    $15::uuid[], $16::text[], $17::timestamptz[])
    AS e(email_id, sequence, event_id, type, details, occurred_at, keys, account_id, mode, at)
),
appended AS MATERIALIZED (SELECT event_id, email_id, account_id, mode, type, at FROM e),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, event_id, type, details::json, occurred_at, keys::text[] FROM e
),
${fanOut},
suppressed AS (
  INSERT INTO sendwright.suppressions AS x (id, account_id, address, reason, created_at)
  SELECT DISTINCT ON (account_id, address) id, account_id, address, reason, at
  FROM unnest($18::uuid[], $19::uuid[], $20::text[], $21::text[], $22::timestamptz[])
    AS u(id, account_id, address, reason, at)
  ORDER BY account_id, address, reason DESC
  ON CONFLICT (account_id, address) WHERE address IS NOT NULL
  DO UPDATE SET reason = EXCLUDED.reason WHERE x.reason = 'bounce' AND EXCLUDED.reason = 'complaint'
),
unparked AS (
  UPDATE sendwright.provider_events p SET due_at = u.at
  FROM unnest($23::text[], $24::timestamptz[]) AS u(provider_message_id, at)
  WHERE p.due_at IS NULL AND p.provider_message_id = u.provider_message_id
),
counts AS MATERIALIZED (
  SELECT * FROM unnest($25::uuid[], $26::int4[], $27::int4[], $28::int4[], $29::int4[], $30::int4[])
    AS u(account_id, hour, shard, recipients, bounces, complaints)
),
counted AS (${Reputation.addCounts("SELECT account_id, hour, shard, recipients, bounces, complaints FROM counts")}),
noted AS (
  INSERT INTO sendwright.reputation_notes (account_id)
  SELECT DISTINCT account_id FROM counts WHERE bounces > 0 OR complaints > 0
),${
  newEntries(`SELECT account_id, mode, created_at, id, tags, search_text
  FROM sendwright.emails WHERE id = ANY ($31::uuid[])`)
}
SELECT 1`

const leftQueue = ({ record, row }: LockedEmail): boolean => row.status === "queued" && record.status !== "queued"

/** Stores what evidence made of locked emails: one statement, and none where nothing changed. */
export const write = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  emails: Iterable<LockedEmail>
): Effect.fn.Return<void, SqlError> {
  const changed = [...emails].filter((email) => email.updatedAt !== null)
  if (changed.length === 0) return
  const events = changed.flatMap(({ events, row }) =>
    events.map(({ at, evidence }, index) => ({ at, evidence, row, sequence: row.next_sequence + index }))
  )
  const suppressions = changed.flatMap(({ row, suppressions }) => suppressions.map((cause) => ({ ...cause, row })))
  const eventIds = yield* Effect.replicateEffect(random.uuidV7(), events.length)
  const named = changed.filter(({ record, row }) => record.providerMessageId !== row.provider_message_id)
  yield* db.query(writeStatement, [
    P.uuids(changed.map(({ row }) => row.email_id)),
    P.texts(changed.map(({ record }) => record.status)),
    P.texts(changed.map(({ record }) => record.error)),
    P.texts(changed.map(({ record }) => record.providerMessageId)),
    P.texts(changed.map(({ record }) => P.arrayLiteral(record.recipients.map(({ state }) => state)))),
    P.ints(changed.map(({ events, row }) => row.next_sequence + events.length)),
    P.times(changed.map(({ updatedAt }) => updatedAt)),
    P.uuids(events.map(({ row }) => row.email_id)),
    P.ints(events.map(({ sequence }) => sequence)),
    P.uuids(eventIds),
    P.texts(events.map(({ evidence }) => evidence.type)),
    P.texts(events.map(({ evidence, row }) => P.json(storedDetails(row.mode, evidence.details)))),
    P.times(events.map(({ evidence }) => evidence.occurredAt)),
    P.texts(events.map(({ evidence }) => P.arrayLiteral(Evidence.keysOf(evidence)))),
    P.uuids(events.map(({ row }) => row.account_id)),
    P.texts(events.map(({ row }) => row.mode)),
    P.times(events.map(({ at }) => at)),
    P.uuids(yield* Effect.replicateEffect(random.uuidV7(), suppressions.length)),
    P.uuids(suppressions.map(({ row }) => row.account_id)),
    P.texts(suppressions.map(({ address }) => address)),
    P.texts(suppressions.map(({ reason }) => reason)),
    P.times(suppressions.map(({ at }) => at)),
    P.texts(named.map(({ record }) => record.providerMessageId)),
    P.times(named.map(({ updatedAt }) => updatedAt)),
    ...Reputation.paramsOf(Reputation.countsOf(changed), Reputation.shardOf(eventIds[0] ?? "")),
    P.uuids(changed.filter(leftQueue).map(({ row }) => row.email_id))
  ])
})
