import type { EmailScope } from "../accounts/Caller.ts"
import type { ListAnswer } from "../emails/EmailStore.ts"
import { addressOf, normalize } from "../foundation/Address.ts"
import * as Steps from "../foundation/Steps.ts"
import type { EmailSummary, Match } from "../model/Email.ts"
import { headingOf } from "../model/EmailFields.ts"
import { type EmailQuery, isWalked, type Position, type Search, statusesOf } from "../model/EmailQuery.ts"
import { type Addressed, searchedAddresses } from "../model/SearchedAddress.ts"
import { logName, type MemoryData } from "./MemoryDatabase.ts"
import type { EmailRow } from "./memoryRows.ts"
import { compare, countBefore } from "./ordered.ts"

/** An email of a scope, by its id. */
export const seen = (db: MemoryData, scope: EmailScope, id: string): EmailRow | undefined => {
  const row = db.emails.get(id)
  return row !== undefined && row.email.accountId === scope.accountId && scope.modes.includes(row.email.mode)
    ? row
    : undefined
}

/** A page of the log, newest first, in steps. */
export function* list(db: MemoryData, scope: EmailScope, query: EmailQuery): Steps.Steps<ListAnswer> {
  const { depth, domain, from, keyId, limit, search, sender, since, templateId, to } = query
  const isBounded = isWalked(query)
  const statuses = statusesOf(query)
  const found: Array<EmailSummary> = []
  let read = 0
  let last: EmailRow | undefined
  for (const row of inSteps(db, scope, query)) {
    if (row === undefined) {
      yield
      continue
    }
    if (found.length >= limit) break
    const { createdAt } = row.email
    if (from !== undefined && createdAt < from || since !== undefined && compare(row.email, since) <= 0) break
    if (to !== undefined && createdAt >= to) continue
    if (statuses.length > 0 && !statuses.includes(row.status)) continue
    if (isBounded && read === depth && last !== undefined) {
      const { createdAt, id } = last.email
      return { emails: found, stoppedAt: { createdAt, id } }
    }
    read++
    last = row
    if (query.tag !== null && !row.email.tags.includes(query.tag)) continue
    if (domain !== undefined && row.email.domain !== domain.name) continue
    if (sender !== undefined && normalize(addressOf(row.email.from)) !== sender.address) continue
    if (keyId !== undefined && row.email.origin.keyId !== keyId) continue
    if (templateId !== undefined && row.email.origin.templateId !== templateId) continue
    const match = search === null ? null : matchOf(row, search)
    if (match === undefined) continue
    found.push(toSummary(row, match))
  }
  return { emails: found, stoppedAt: null }
}

/** So many emails are examined in one step, in a millisecond or two. */
const rowsPerStep = 500

/** The same as `newestFirst`, with `undefined` where a step ends. Others may store and delete emails then. */
function* inSteps(db: MemoryData, scope: EmailScope, query: EmailQuery): Iterable<EmailRow | undefined> {
  const isStep = Steps.every(rowsPerStep)
  let { after } = query
  for (;;) {
    let last: EmailRow | undefined
    for (const row of newestFirst(db, scope, { ...query, after })) {
      yield row
      if (!isStep()) continue
      last = row
      break
    }
    if (last === undefined) return
    yield undefined
    after = last.email
  }
}

function* newestFirst(db: MemoryData, scope: EmailScope, { after, search }: EmailQuery): Iterable<EmailRow> {
  if (search?._tag === "EmailId") {
    const row = seen(db, scope, search.id)
    if (row !== undefined && (after === null || compare(row.email, after) < 0)) yield row
    return
  }
  const logs = [...new Set(scope.modes)].map((mode) => {
    const rows = db.log.get(logName(scope.accountId, mode)) ?? []
    return { rows, left: after === null ? rows.length : countBefore(rows, after, (row) => row.email) }
  })
  for (;;) {
    let next: typeof logs[number] | undefined
    let newest: EmailRow | undefined
    for (const log of logs) {
      const row = log.rows[log.left - 1]
      if (row === undefined || (newest !== undefined && compare(row.email, newest.email) < 0)) continue
      next = log
      newest = row
    }
    if (next === undefined || newest === undefined) return
    next.left--
    yield newest
  }
}

/** Those right before a place, newest first. */
export const newer = (db: MemoryData, scope: EmailScope, before: Position, limit: number): ReadonlyArray<EmailRow> =>
  [...new Set(scope.modes)].flatMap((mode) => {
    const rows = db.log.get(logName(scope.accountId, mode)) ?? []
    const at = countBefore(rows, before, (row) => row.email)
    const from = at < rows.length && compare(rows[at]!.email, before) === 0 ? at + 1 : at
    return rows.slice(from, from + limit)
  }).sort((left, right) => compare(left.email, right.email)).slice(0, limit).toReversed()

const matchOf = (row: EmailRow, search: Search): Match | undefined => {
  if (search._tag === "EmailId") return { field: "email_id", value: row.email.id }
  const { text } = search
  if (row.providerMessageId === text || row.email.messageId === text) return { field: "message_id", value: text }
  const lower = text.toLowerCase()
  const recipient = searchedAddresses(addressedOf(row)).find((address) => address.toLowerCase().includes(lower))
  if (recipient !== undefined) return { field: "recipient", value: recipient }
  const { subject } = row.email
  return subject.toLowerCase().includes(lower) ? { field: "subject", value: subject } : undefined
}

/** What an email says of its recipients. */
export const addressedOf = ({ email: { bcc, cc, to }, recipients }: EmailRow): Addressed => ({
  to,
  cc,
  bcc,
  recipients: recipients.map(({ address }) => address)
})

/** What a list shows of an email. */
export const toSummary = (row: EmailRow, match: Match | null): EmailSummary => {
  const { createdAt, id, mode, scheduledAt } = row.email
  const { status, updatedAt } = row
  return { ...headingOf(row.email), id, mode, status, scheduledAt, createdAt, updatedAt, match }
}
