import type { MailboxIdentity } from "../foundation/Address.ts"
import type { Steps } from "../foundation/Steps.ts"
import {
  differs,
  erasedError,
  erasedReason,
  isRedacted,
  namesOf,
  redactContents,
  redactEvent,
  redactHandoff,
  wentToNobodyElse
} from "../privacy/ErasedEmail.ts"
import { erased, make, type Redactor } from "../privacy/Redaction.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { append, applyEvidence } from "./memoryEvents.ts"
import type { EmailRow } from "./memoryRows.ts"

/** What became of an email of which an address was erased. */
export type ErasedRow =
  | { readonly _tag: "Untouched" }
  | { readonly _tag: "Deleted" }
  /** The email is there without the address, which was in so many of its events. */
  | { readonly _tag: "Redacted"; readonly events: number; readonly redactor: Redactor }

const untouched: ErasedRow = { _tag: "Untouched" }
const deleted: ErasedRow = { _tag: "Deleted" }

/**
 * Erases an address from an email. Its contents are read in steps, and the email then changes in one. At most one event
 * comes of it, whose id `nextId` gives.
 */
export const eraseRow = function*(
  db: MemoryData,
  row: EmailRow,
  redactor: Redactor,
  now: Date,
  nextId: () => string
): Steps<ErasedRow> {
  const goesWhole = () => wentToNobodyElse(row.recipients.map(({ address }) => address), redactor)
  const after = goesWhole() ? undefined : yield* redactedEmail(row, redactor)
  // Another caller may have changed or deleted it between two steps.
  if (db.emails.get(row.email.id) !== row) return untouched
  if (after === undefined || goesWhole()) {
    remove(db, row)
    return deleted
  }
  const endsIn = endingOf(row, redactor)
  const events = redactRow(db, row, after, redactor)
  if (endsIn !== undefined) end(db, row, endsIn, now, nextId)
  return events === undefined ? untouched : { _tag: "Redacted", events, redactor }
}

/** So many sets of spellings are remembered: nearly all emails know the same few. */
const maxRedactors = 64

/**
 * What takes an address out of an email: the redactor of the spellings that are known, and of those under which the email
 * itself names it. To make one takes longer than to read an email.
 */
export const redactorsFor = (address: MailboxIdentity, spelling: string): (row: EmailRow) => Redactor => {
  const plain = make(address, [spelling])
  const known = new Map<string, Redactor>()
  return (row) => {
    const more = new Set(spellingsIn(mailboxesOf(row), plain))
    for (const usual of [address, spelling]) more.delete(usual)
    if (more.size === 0) return plain
    const name = [...more].sort().join("\n")
    let redactor = known.get(name)
    if (redactor === undefined) {
      redactor = make(address, [spelling, ...more])
      if (known.size < maxRedactors) known.set(name, redactor)
    }
    return redactor
  }
}

const mailboxesOf = ({ email: { bcc, cc, from, ownHeader, replyTo, to } }: EmailRow): ReadonlyArray<string> => {
  const visible = ownHeader?.visible
  return [from, ...to, ...cc, ...bcc, ...replyTo, ...visible?.to ?? [], ...visible?.cc ?? []]
}

/** How the address is spelt where it stands by itself, in lower case. */
const spellingsIn = (mailboxes: ReadonlyArray<string>, { mailbox: redacted }: Redactor): ReadonlyArray<string> =>
  mailboxes.flatMap((mailbox) => {
    const spelt = mailbox.endsWith(">") ? mailbox.slice(mailbox.lastIndexOf("<") + 1, -1) : mailbox.trim()
    return redacted(mailbox) === erased ? [spelt.toLowerCase()] : []
  })

const endingOf = (row: EmailRow, { is, mailbox }: Redactor): "cancelled" | "failed" | undefined => {
  const isSender = mailbox(row.email.from) === erased
  if (row.status === "scheduled") {
    return isSender || row.recipients.some(({ address }) => is(address)) ? "cancelled" : undefined
  }
  const waiting = row.recipients.filter(({ state }) => state === "queued")
  return waiting.length > 0 && (isSender || waiting.some(({ address }) => is(address))) ? "failed" : undefined
}

const end = (db: MemoryData, row: EmailRow, status: "cancelled" | "failed", now: Date, nextId: () => string): void => {
  if (status === "cancelled") {
    row.status = "cancelled"
    row.updatedAt = now
    return append(db, row, { id: nextId(), type: "email.cancelled", details: {}, occurredAt: now }, now)
  }
  const job = db.sendQueue.get(row.email.id)
  // A worker that is handing over now settles the job itself.
  if (job === undefined || (job.work.begun && job.token !== null)) return
  applyEvidence(
    db,
    row,
    [{
      type: "email.failed",
      occurredAt: now,
      recipients: row.recipients.filter(({ state }) => state === "queued").map(({ address }) => address),
      details: { reason: erasedReason, provider_code: null, attempts: job.work.attempts },
      keys: [],
      providerMessageId: null,
      error: erasedError
    }],
    now,
    nextId
  )
  db.sendQueue.remove(row.email.id)
}

/** The email without the address; read again where another erasure changed it meanwhile. */
const redactedEmail = function*(row: EmailRow, redactor: Redactor): Steps<EmailRow["email"]> {
  while (true) {
    const before = row.email
    const after = yield* redactContents(before, redactor)
    if (row.email === before) return after
  }
}

/** Answers how many events held the address; `undefined` where the email did not hold it at all. */
const redactRow = (
  db: MemoryData,
  row: EmailRow,
  after: EmailRow["email"],
  redactor: Redactor
): number | undefined => {
  const before = row.email
  const isChanged = differs({ ...before, attachments: [] }, { ...after, attachments: [] })
    || after.attachments.some((file, index) => isRedacted(before.attachments[index]!, file))
  if (isChanged) row.email = after
  const key = row.idempotencyKey === null ? null : redactor.name(row.idempotencyKey)
  const error = row.error === null ? null : redactor.text(row.error)
  const providerMessageId = row.providerMessageId === null ? null : redactor.name(row.providerMessageId)
  const isStateChanged = key !== row.idempotencyKey || error !== row.error ||
    providerMessageId !== row.providerMessageId
  if (row.providerMessageId !== null && providerMessageId !== null && providerMessageId !== row.providerMessageId) {
    db.byProviderMessageId.delete(row.providerMessageId)
    db.byProviderMessageId.set(providerMessageId, row)
  }
  row.idempotencyKey = key
  row.error = error
  row.providerMessageId = providerMessageId
  row.recipients = row.recipients.map((recipient) =>
    redactor.is(recipient.address) ? { ...recipient, address: erased, envelope: erased } : recipient
  )
  row.keys = new Set([...row.keys].map(redactor.key))
  let events = 0
  const deliveries = db.deliveriesOf(before.id)
  row.events.forEach((event, index) => {
    const redacted = redactEvent(event, redactor)
    if (!differs(event.details, redacted.details)) return
    row.events[index] = redacted
    events++
    for (const delivery of deliveries) if (delivery.event === event) delivery.event = redacted
  })
  let isReplyChanged = false
  row.handoffs.forEach((handoff, index) => {
    const redacted = redactHandoff(handoff, redactor)
    isReplyChanged ||= redacted.reply !== handoff.reply
    row.handoffs[index] = redacted
  })
  if (!isChanged && !isStateChanged && !isReplyChanged && events === 0) return undefined
  // Attempts under way carry what the email was: they are made again, and what comes of them is not recorded.
  for (const { delivery } of deliveries) {
    const job = db.webhookQueue.get(delivery.id)
    if (job !== undefined && job.token !== null) db.webhookQueue.reschedule(job, job.dueAt)
  }
  return events
}

const remove = (db: MemoryData, row: EmailRow): void => {
  const { id, messageId } = row.email
  for (const name of namesOf({ id, messageId, providerMessageId: row.providerMessageId })) db.erasedNames.add(name)
  db.removeEmail(row)
  // What still waits for its time passes by what is cancelled.
  row.status = "cancelled"
  db.sendQueue.remove(id)
}
