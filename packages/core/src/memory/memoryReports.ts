import { evidenceOf, type LooseSignature, type ProviderEvent } from "../model/ProviderEvent.ts"
import { keptName, type MemoryData } from "./MemoryDatabase.ts"
import { applyEvidence } from "./memoryEvents.ts"
import type { EmailRow } from "./memoryRows.ts"
import { isUnsent } from "./memorySendJob.ts"

/** The email that a report speaks of, by the first of its names that is known. */
export const emailOf = (db: MemoryData, event: ProviderEvent): EmailRow | undefined =>
  (event.emailId === null ? undefined : db.emails.get(event.emailId))
    ?? (event.providerMessageId === null ? undefined : db.byProviderMessageId.get(event.providerMessageId))
    ?? (event.messageId === null ? undefined : db.byMessageId(event.messageId))

/** Whether the report was new. */
export const applyReport = (
  db: MemoryData,
  row: EmailRow,
  event: ProviderEvent,
  now: Date,
  nextId: (at: Date) => string
): boolean => {
  if (applyEvidence(db, row, [evidenceOf(event)], now, () => nextId(now)) === 0) return false
  const job = db.sendQueue.get(row.email.id)
  const handingOver = job !== undefined && job.token !== null && job.work.begun
  // A worker that is handing over now settles the job itself.
  if (!handingOver && !isUnsent(row)) db.sendQueue.remove(row.email.id)
  return true
}

/** Whether the report is kept until its email is known: not if it was already, nor if the email was erased. */
export const park = (db: MemoryData, event: ProviderEvent, now: Date): boolean =>
  [event.emailId, event.messageId, event.providerMessageId].every((name) => name === null || !db.erasedNames.has(name))
  && keep(db, event, null, now)

/** Whether the report was not kept already. */
export const keep = (db: MemoryData, event: ProviderEvent, at: Date | null, now: Date): boolean => {
  const name = keptName(event)
  if (db.kept.has(name)) return false
  const kept = { event, dueAt: at === null ? null : at.getTime(), keptAt: now.getTime() }
  db.kept.set(name, kept)
  if (kept.dueAt !== null) db.keptDue.push(kept.dueAt, db.nextOrder(), kept)
  else if (event.providerMessageId !== null) {
    const parked = db.parkedByProviderMessageId.get(event.providerMessageId)
    if (parked === undefined) db.parkedByProviderMessageId.set(event.providerMessageId, [kept])
    else parked.push(kept)
  }
  return true
}

/** Whether a signature belongs to the request that it came with. */
export const bindSignature = (db: MemoryData, signature: LooseSignature, now: Date): boolean => {
  for (let gone; (gone = db.signatureExpiries.popDue(now.getTime() - 1)) !== undefined;) db.signatures.delete(gone.name)
  const bound = db.signatures.get(signature.name)
  if (bound === undefined) {
    db.signatures.set(signature.name, signature)
    db.signatureExpiries.push(signature.expiresAt.getTime(), db.nextOrder(), signature)
  }
  return bound === undefined || bound.digest === signature.digest
}
