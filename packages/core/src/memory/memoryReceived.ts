import type { EmailScope } from "../accounts/Caller.ts"
import type { Mode } from "../foundation/Mode.ts"
import * as Steps from "../foundation/Steps.ts"
import { positionOf } from "../model/EmailQuery.ts"
import { noContents, type ReceivedEmail, type ReceivedSummary, type SentReply } from "../received/ReceivedEmail.ts"
import { isWalked, matchOf, type ReceivedQuery, recipientsOf, senderOf } from "../received/ReceivedQuery.ts"
import type { ListedReceived, NewReceived, ReceivedPage } from "../received/ReceivedStore.ts"
import { deliveryId } from "../webhooks/DeliveryId.ts"
import { logName, type MemoryData } from "./MemoryDatabase.ts"
import { seen } from "./memoryEmailList.ts"
import type { DeliveryRow, ReceivedRow } from "./memoryRows.ts"
import { compare, countBefore, drop, insert, type Ordered } from "./ordered.ts"

/** Where a received email stands, which its id alone says. */
const placeOf = ({ received }: ReceivedRow): Ordered => positionOf(received.id)

/** By what a message is known when it comes again. */
export const printName = (
  { accountId, fingerprint, mode }: Pick<NewReceived, "accountId" | "fingerprint" | "mode">
): string => `${accountId} ${mode} ${fingerprint}`

/** The latest email with the fingerprint of another one. */
export const withPrintOf = (db: MemoryData, message: NewReceived): ReceivedRow | undefined =>
  db.receivedPrints.get(printName(message))

const countBytes = (db: MemoryData, accountId: string, bytes: number): void => {
  db.receivedBytes.set(accountId, (db.receivedBytes.get(accountId) ?? 0) + bytes)
}

/** Stores a received email. */
export const addReceived = (db: MemoryData, message: NewReceived): void => {
  const { content, mostBytes: _, ...received } = message
  const row: ReceivedRow = { received, content }
  countBytes(db, received.accountId, received.sizeBytes)
  db.received.set(received.id, row)
  db.receivedPrints.set(printName(received), row)
  const name = logName(received.accountId, received.mode)
  let log = db.receivedLog.get(name)
  if (log === undefined) db.receivedLog.set(name, log = [])
  insert(log, row, placeOf)
}

/** The deliveries that a received email fanned out to; not those that were sent again. */
const deliveriesOf = (db: MemoryData, { received }: ReceivedRow): ReadonlyArray<DeliveryRow> =>
  Array.from(db.endpoints.get(received.accountId)?.keys() ?? []).flatMap((endpointId) =>
    db.deliveries.get(deliveryId(received.id, endpointId)) ?? []
  )

/** Whether a delivery of a received email is still to be made. */
export const isReceivedPending = (db: MemoryData, row: ReceivedRow): boolean =>
  deliveriesOf(db, row).some(({ delivery }) => db.webhookQueue.get(delivery.id) !== undefined)

/** Has attempts made again that are under way: they carry what the email was. */
export const recallReceived = (db: MemoryData, row: ReceivedRow): void => {
  for (const { delivery } of deliveriesOf(db, row)) {
    const job = db.webhookQueue.get(delivery.id)
    if (job !== undefined && job.token !== null) db.webhookQueue.reschedule(job, job.dueAt)
  }
}

/** Gives the room of a message back, once. */
const free = (db: MemoryData, { content, received }: ReceivedRow): void => {
  if (content !== null) countBytes(db, received.accountId, -received.sizeBytes)
}

/** Deletes what a received email contained. */
export const purgeReceived = (db: MemoryData, row: ReceivedRow): void => {
  free(db, row)
  row.received = { ...row.received, ...noContents }
  row.content = null
}

/** Forgets a received email and its deliveries. */
export const removeReceived = (db: MemoryData, row: ReceivedRow): void => {
  free(db, row)
  const { accountId, id, mode } = row.received
  for (const delivery of deliveriesOf(db, row)) db.removeDelivery(delivery)
  db.received.delete(id)
  db.receivedAnswers.delete(id)
  drop(db.receivedLog.get(logName(accountId, mode)), row, placeOf)
  const name = printName(row.received)
  if (db.receivedPrints.get(name) === row) db.receivedPrints.delete(name)
}

/** The received emails of an account and a mode, oldest first. */
export const receivedOf = (db: MemoryData, accountId: string, mode: Mode): ReadonlyArray<ReceivedRow> =>
  db.receivedLog.get(logName(accountId, mode)) ?? []

/** Those of them that stand behind a place, oldest first. */
export const receivedAfter = (
  rows: ReadonlyArray<ReceivedRow>,
  after: Ordered | null,
  limit: number
): ReadonlyArray<ReceivedRow> => {
  if (after === null) return rows.slice(0, limit)
  const at = countBefore(rows, after, placeOf)
  const first = rows[at]
  const begin = first !== undefined && compare(placeOf(first), after) === 0 ? at + 1 : at
  return rows.slice(begin, begin + limit)
}

/** Those of a scope that stand right before one in a list, newest first. */
export const newerReceived = (
  db: MemoryData,
  { accountId, modes }: EmailScope,
  before: string,
  limit: number
): ReadonlyArray<ReceivedRow> =>
  [...new Set(modes)].flatMap((mode) => receivedAfter(receivedOf(db, accountId, mode), positionOf(before), limit))
    .sort((left, right) => compare(placeOf(left), placeOf(right))).slice(0, limit).toReversed()

/** A received email of a scope, by its id. */
export const seenReceived = (db: MemoryData, scope: EmailScope, id: string): ReceivedRow | undefined => {
  const row = db.received.get(id)
  return row !== undefined && row.received.accountId === scope.accountId && scope.modes.includes(row.received.mode)
    ? row
    : undefined
}

/** What a list shows of a received email. */
export const toReceivedSummary = ({ received }: ReceivedRow): ReceivedSummary => ({
  id: received.id,
  mode: received.mode,
  domain: received.domain,
  envelope: received.envelope,
  from: received.from,
  to: received.to,
  cc: received.cc,
  replyTo: received.replyTo,
  subject: received.subject,
  messageId: received.messageId,
  inReplyTo: received.inReplyTo,
  references: received.references,
  authentication: received.authentication,
  spam: received.spam,
  sizeBytes: received.sizeBytes,
  repliedToEmailId: received.repliedToEmailId,
  receivedAt: received.receivedAt
})

/** What was sent as answers to some received emails, oldest first. */
export const repliesTo = (
  db: MemoryData,
  scope: EmailScope,
  receivedIds: ReadonlyArray<string>,
  limit: number
): ReadonlyArray<SentReply> =>
  [...new Set(receivedIds)].flatMap((receivedId) =>
    (db.receivedAnswers.get(receivedId) ?? []).flatMap((id) => {
      const row = seen(db, scope, id)
      if (row === undefined) return []
      const { email: { createdAt, from, subject }, status } = row
      return [{ id, receivedId, from, subject, status, createdAt }]
    })
  ).sort((left, right) => left.id < right.id ? -1 : 1).slice(0, limit)

/** The full record of a received email. */
export const toReceivedEmail = (row: ReceivedRow): ReceivedEmail => {
  const { attachments, headers, html, replyText, text } = row.received
  return { ...toReceivedSummary(row), html, text, replyText, headers, attachments, hasOriginal: row.content !== null }
}

/** So many emails are examined in one step, in a millisecond or two. */
const rowsPerStep = 500

/** A page of received emails, newest first, in steps: others may store and remove emails between two. */
export function* listReceived(db: MemoryData, scope: EmailScope, query: ReceivedQuery): Steps.Steps<ReceivedPage> {
  const { depth, limit, search, since } = query
  const isBounded = isWalked(query)
  const isStep = Steps.every(rowsPerStep)
  const emails: Array<ListedReceived> = []
  let { after } = query
  for (let read = 0; emails.length < limit; read++) {
    const row = newest(db, scope, after, search?._tag === "EmailId" ? search.id : null)
    if (row === undefined || (since !== undefined && placeOf(row).createdAt < since)) break
    if (isBounded && read === depth) return { emails, stoppedAt: after }
    after = placeOf(row)
    if (passes(row, query)) {
      const match = search === null ? null : matchOf(row.received, search)
      if (match !== undefined) emails.push({ ...toReceivedSummary(row), match })
    }
    if (isStep()) yield
  }
  return { emails, stoppedAt: null }
}

/** The newest of a scope that stands behind a place. */
const newest = (
  db: MemoryData,
  scope: EmailScope,
  after: Ordered | null,
  id: string | null
): ReceivedRow | undefined => {
  if (id !== null) {
    const row = seenReceived(db, scope, id)
    return row !== undefined && (after === null || compare(placeOf(row), after) < 0) ? row : undefined
  }
  let found: ReceivedRow | undefined
  for (const mode of scope.modes) {
    const rows = receivedOf(db, scope.accountId, mode)
    const row = rows[(after === null ? rows.length : countBefore(rows, after, placeOf)) - 1]
    if (row !== undefined && (found === undefined || compare(placeOf(row), placeOf(found)) > 0)) found = row
  }
  return found
}

const passes = ({ received }: ReceivedRow, query: ReceivedQuery): boolean => {
  const { domain, from, repliedToEmailId, to, until } = query
  return (until === undefined || positionOf(received.id).createdAt < until)
    && (domain === undefined || received.domain === domain)
    && (from === undefined || senderOf(received) === from)
    && (to === undefined || recipientsOf(received).includes(to))
    && (repliedToEmailId === undefined || received.repliedToEmailId === repliedToEmailId)
}
