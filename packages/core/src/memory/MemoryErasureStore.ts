import * as Arr from "effect/Array"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Uuid from "../foundation/Uuid.ts"
import {
  differs,
  erasedError,
  erasedReason,
  isRedacted,
  namesOf,
  redactContents,
  redactEvent,
  redactHandoff,
  redactReport,
  wentToNobodyElse
} from "../privacy/ErasedEmail.ts"
import { type Erased, type Erasure, ErasureStore } from "../privacy/ErasureStore.ts"
import { all, erased, make, type Redactor } from "../privacy/Redaction.ts"
import { type EmailRow, keptName, logName, type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { append, applyEvidence } from "./memoryEvents.ts"
import { redactTags } from "./MemoryMetricsStore.ts"

/** `ErasureStore` in memory. */
export const layer: Layer.Layer<ErasureStore, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  ErasureStore,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    return ErasureStore.of({
      // At most one event for each email that waits, whose ids are drawn before the one step that changes anything.
      erase: Effect.fnUntraced(function*(erasure) {
        const ids = emailsOf(db, erasure.accountId).map(({ email }) => email.id)
        const elsewhere = erasure.elsewhere === undefined
          ? []
          : yield* Effect.forEach(Arr.chunksOf(ids, windowLength), erasure.elsewhere)
        const bytes = yield* Effect.suspend(() => random.randomBytes(16 * waitingOf(db, erasure.accountId).length))
        const { redacted, ...erased } = erase(db, erasure, bytes)
        const redactor = make(erasure.address, [erasure.spelling])
        for (const rest of elsewhere) {
          for (const id of yield* rest((id) => redacted.get(id) ?? redactor)) redacted.set(id, redactor)
        }
        return { ...erased, emailsRedacted: redacted.size }
      })
    })
  })
)

/** Emails that are looked through elsewhere at a time. */
const windowLength = 1_000

const emailsOf = (db: MemoryData, accountId: string): ReadonlyArray<EmailRow> =>
  (["live", "test"] as const).flatMap((mode) => db.log.get(logName(accountId, mode)) ?? [])

const waitingOf = (db: MemoryData, accountId: string): ReadonlyArray<EmailRow> =>
  emailsOf(db, accountId).filter((row) => row.status === "scheduled" || db.sendQueue.get(row.email.id) !== undefined)

/** The emails that lost the address, and what took it out of each. */
type Redacted = Map<string, Redactor>

const erase = (
  db: MemoryData,
  erasure: Erasure,
  random: Uint8Array
): Omit<Erased, "emailsRedacted"> & { readonly redacted: Redacted } => {
  const { accountId, address, now, spelling } = erasure
  const recipientHash = suppress(db, erasure)
  let used = 0
  const nextId = () => Uuid.v7(now.getTime(), random, 16 * used++)
  const redacted: Redacted = new Map()
  let emailsDeleted = 0
  let eventsRedacted = 0
  const gone = new Set<string>()
  const rows = emailsOf(db, accountId)
  for (const row of rows) {
    const { bcc, cc, from, ownHeader, replyTo, to } = row.email
    const shown = ownHeader?.visible ?? { to: [], cc: [] }
    const mailboxes = [from, ...to, ...cc, ...bcc, ...replyTo, ...shown.to, ...shown.cc]
    const redactor = make(address, [spelling, ...spellingsIn(mailboxes, address)])
    if (wentToNobodyElse(row.recipients.map((recipient) => recipient.address), redactor)) {
      remove(db, row)
      gone.add(row.email.id)
      emailsDeleted++
      continue
    }
    const endsIn = endingOf(row, redactor)
    const events = redactRow(db, row, redactor)
    if (events !== undefined) {
      redacted.set(row.email.id, redactor)
      eventsRedacted += events
    }
    if (endsIn !== undefined) end(db, row, endsIn, now, nextId)
  }
  const redactor = make(address, [spelling])
  for (const endpoint of db.endpoints.get(accountId)?.values() ?? []) {
    for (const row of endpoint.deliveries) {
      const { lastError } = row.delivery
      if (lastError !== null) row.delivery = { ...row.delivery, lastError: redactor.text(lastError) }
      row.attempts.forEach((attempt, index) => {
        if (attempt.error !== null) row.attempts[index] = { ...attempt, error: redactor.text(attempt.error) }
      })
    }
  }
  redactTags(db, accountId, redactor)
  redactKeys(db, accountId, redactor, gone)
  redactReports(db, accountId, redactor)
  return { recipientHash, redacted, emailsDeleted, eventsRedacted, suppressed: true }
}

/** How the address is spelt where it stands by itself. */
const spellingsIn = (mailboxes: ReadonlyArray<string>, address: string): ReadonlyArray<string> =>
  mailboxes.flatMap((mailbox) => {
    const spelt = mailbox.endsWith(">") ? mailbox.slice(mailbox.lastIndexOf("<") + 1, -1) : mailbox.trim()
    return make(address).mailbox(mailbox) === erased ? [spelt] : []
  })

const suppress = (db: MemoryData, { accountId, address, now, suppressionId }: Erasure): string => {
  const plain = db.suppressions.get(accountId)?.get(address)
  db.suppressions.get(accountId)?.delete(address)
  const known = db.erasedAs(accountId, address)
  if (known !== undefined) return known
  const hash = db.hasher.active(accountId, address)
  if (hash === undefined) throw new Error("No recipient can be erased without a pepper: provide RecipientHashes.")
  let list = db.erased.get(accountId)
  if (list === undefined) db.erased.set(accountId, list = new Map())
  list.set(hash, {
    id: suppressionId,
    accountId,
    address: null,
    reason: plain?.reason ?? "manual",
    createdAt: plain?.createdAt ?? now
  })
  return hash
}

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

/** Answers how many events held the address; `undefined` where the email did not hold it at all. */
const redactRow = (db: MemoryData, row: EmailRow, redactor: Redactor): number | undefined => {
  const before = row.email
  const after = redactContents(before, redactor)
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
  row.events.forEach((event, index) => {
    const redacted = redactEvent(event, redactor)
    if (!differs(event.details, redacted.details)) return
    row.events[index] = redacted
    events++
    for (const delivery of db.deliveries.values()) if (delivery.event === event) delivery.event = redacted
  })
  let isReplyChanged = false
  row.handoffs.forEach((handoff, index) => {
    const redacted = redactHandoff(handoff, redactor)
    isReplyChanged ||= redacted.reply !== handoff.reply
    row.handoffs[index] = redacted
  })
  if (!isChanged && !isStateChanged && !isReplyChanged && events === 0) return undefined
  // Attempts under way carry what the email was: they are made again, and what comes of them is not recorded.
  for (const { delivery } of db.deliveries.values()) {
    const job = delivery.emailId === row.email.id ? db.webhookQueue.get(delivery.id) : undefined
    if (job !== undefined && job.token !== null) db.webhookQueue.reschedule(job, job.dueAt)
  }
  return events
}

const remove = (db: MemoryData, row: EmailRow): void => {
  const { accountId, id, messageId, mode } = row.email
  for (const name of namesOf({ id, messageId, providerMessageId: row.providerMessageId })) db.erasedNames.add(name)
  db.emails.delete(id)
  const log = db.log.get(logName(accountId, mode))
  log?.splice(log.indexOf(row), 1)
  if (row.providerMessageId !== null) db.byProviderMessageId.delete(row.providerMessageId)
  // What still waits for its time passes by what is cancelled.
  row.status = "cancelled"
  db.sendQueue.remove(id)
  for (const endpoint of db.endpoints.get(accountId)?.values() ?? []) {
    for (let index = endpoint.deliveries.length - 1; index >= 0; index--) {
      const delivery = endpoint.deliveries[index]?.delivery
      if (delivery === undefined || delivery.emailId !== id) continue
      endpoint.deliveries.splice(index, 1)
      db.deliveries.delete(delivery.id)
      db.webhookQueue.remove(delivery.id)
    }
  }
}

/** A key that holds the address, or that answers for a deleted email alone, is forgotten; other answers are redacted. */
const redactKeys = (db: MemoryData, accountId: string, redactor: Redactor, gone: ReadonlySet<string>): void => {
  for (const [name, row] of db.idempotency) {
    if (!name.startsWith(`${accountId} `)) continue
    const accepted = row.verdicts.filter((verdict) => verdict._tag === "Accepted")
    const isGone = accepted.length > 0 && accepted.every(({ emailId }) => gone.has(emailId))
    if (isGone || redactor.name(name) !== name) {
      db.idempotency.delete(name)
      continue
    }
    const kept = { verdicts: row.verdicts, answer: row.answer }
    const redacted = redactor.json(kept)
    if (!differs(kept, redacted)) continue
    const changed = { ...row, ...redacted }
    db.idempotency.set(name, changed)
    db.expiries.push(row.expiresAt, db.nextOrder(), changed)
  }
}

/** Reports that wait: those of deleted emails go, those of another account's emails stay as they are. */
const redactReports = (db: MemoryData, accountId: string, redactor: Redactor): void => {
  for (const [name, kept] of db.kept) {
    const { emailId, messageId, providerMessageId } = kept.event
    const row = (emailId === null ? undefined : db.emails.get(emailId))
      ?? (providerMessageId === null ? undefined : db.byProviderMessageId.get(providerMessageId))
      ?? (messageId === null ? undefined : db.byMessageId(messageId))
    if (row !== undefined && row.email.accountId !== accountId) continue
    const names = [emailId, messageId, providerMessageId]
    if (row === undefined && names.some((known) => known !== null && db.erasedNames.has(known))) {
      db.kept.delete(name)
      continue
    }
    const redacted = redactReport(kept.event, all([redactor]))
    if (!differs(kept.event, redacted)) continue
    db.kept.delete(name)
    kept.event = redacted
    db.kept.set(keptName(redacted), kept)
  }
}
