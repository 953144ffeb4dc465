import type { MailboxIdentity } from "@sendwright/core/foundation/Address"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Simulation } from "@sendwright/core/model/Email"
import type { EmailStatus, RecipientState } from "@sendwright/core/model/EmailStatus"
import type * as Evidence from "@sendwright/core/model/Evidence"
import { addressesIn, all, erased, make as makeRedactor, type Redactors } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, column } from "../sql/columns.ts"
import { hasErased } from "../sql/recipientHash.ts"
import { statement } from "../sql/Statement.ts"

export interface LockedRow {
  readonly email_id: string
  readonly account_id: string
  readonly mode: Mode
  readonly status: EmailStatus
  readonly error: string | null
  readonly provider_message_id: string | null
  readonly states: ReadonlyArray<RecipientState>
  readonly next_sequence: number
  readonly has_evidence: boolean
  readonly recipients: ReadonlyArray<MailboxIdentity>
  readonly simulations: ReadonlyArray<Simulation | null> | null
  readonly has_erased: boolean
}

const lockStatement = statementIn<ReadonlyArray<string>, LockedRow>(({ within }, parameters) => `
SELECT s.email_id, s.account_id, s.mode, s.status, s.error, s.provider_message_id, s.states, s.next_sequence,
  s.has_evidence, e.recipients, e.simulations, ${hasErased("s.account_id")} AS has_erased
FROM sendwright.email_states s
CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = s.email_id${within("e.id")} OFFSET 0) e
WHERE s.email_id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("s.email_id")}
ORDER BY s.email_id FOR UPDATE OF s`)

interface KeysRow {
  readonly email_id: string
  readonly keys: ReadonlyArray<string>
}

const keysStatement = statementIn<ReadonlyArray<string>, KeysRow>(({ within }, parameters) => `
SELECT email_id, keys FROM sendwright.email_events
WHERE email_id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("email_id")} AND keys <> '{}'`)

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

interface Hashed {
  readonly account: string
  readonly hash: string
  readonly address: string
}

const hashedColumns: ReadonlyArray<Column<Hashed>> = [
  column("account_id", "uuid", ({ account }) => account),
  column("recipient_hash", "text", ({ hash }) => hash)
]

const erasedStatement = statement<
  ReadonlyArray<Hashed>,
  { readonly account_id: string; readonly recipient_hash: string }
>((parameters) => `
SELECT s.account_id, s.recipient_hash FROM ${parameters.rows("u", hashedColumns, (hashed) => hashed)}
JOIN sendwright.suppressions s ON s.account_id = u.account_id AND s.recipient_hash = u.recipient_hash`)

/** For each account that erased somebody, a function that takes these recipients out of emails and evidence. */
const redactorsOf = Effect.fnUntraced(function*(
  db: Database,
  rows: ReadonlyArray<LockedRow>,
  said: ReadonlyArray<unknown>
): Effect.fn.Return<ReadonlyMap<string, Redactors>, SqlError> {
  const named = addressesIn(JSON.stringify(said))
  const hashes = new Map<string, Hashed>()
  for (const { account_id: account, recipients } of rows) {
    for (const address of new Set([...named, ...recipients])) {
      for (const hash of db.hasher.all(account, address)) hashes.set(`${account} ${hash}`, { account, hash, address })
    }
  }
  const found = yield* db.run(erasedStatement, [...hashes.values()])
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
  const rows = yield* db.run(lockStatement(yield* monthsOf(ids)), [...new Set(ids)])
  const withEvidence = rows.filter((row) => row.has_evidence).map((row) => row.email_id)
  // Read after the rows are locked: a transaction that held them before has stored its keys by now.
  const keyRows = withEvidence.length === 0
    ? []
    : yield* db.run(keysStatement(yield* monthsOf(withEvidence)), withEvidence)
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
