import { redactHandoff, redactReport } from "../privacy/ErasedEmail.ts"
import { erased } from "../privacy/Redaction.ts"
import { type Begun, sendableOf, type SendLease, type Settlement } from "../sending/SendJobs.ts"
import { attachmentOf } from "./memoryAttachments.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { applyEvidence, redactorsOf } from "./memoryEvents.ts"
import { keep } from "./memoryReports.ts"
import { heldJob, isUnsent, keepHandoff } from "./memorySendJob.ts"

export const begin = (db: MemoryData, lease: SendLease, now: Date): Begun => {
  const job = heldJob(db, lease)
  const row = db.emails.get(lease.emailId)
  if (job === undefined || row === undefined || job.leaseEnd <= now.getTime()) {
    return { _tag: "Lost", lease }
  }
  const send = job.work
  const { email } = row
  const domain = email.domain === null ? undefined : db.verifiedDomain(email.accountId, email.domain)
  if (email.domain !== null && domain === undefined) {
    return { _tag: "DomainRemoved", lease, mode: email.mode, attempts: send.attempts }
  }
  const suppressed = db.suppressedOf(email.accountId, row.recipients.filter(({ state }) => state === "queued"))
  // Nobody can be written to in the name of an erased person.
  const addresses = email.from === erased ? [erased, ...suppressed] : suppressed
  if (addresses.length > 0) return { _tag: "Suppressed", lease, mode: email.mode, attempts: send.attempts, addresses }
  send.attempts++
  send.begun = true
  send.begunAt = now
  return {
    _tag: "Ready",
    lease,
    attempt: send.attempts,
    parts: send.parts,
    email: {
      ...sendableOf(email, domain?.id ?? null),
      attachments: email.attachments.map(attachmentOf),
      recipients: row.recipients,
      scheduledAt: email.scheduledAt,
      queuedAt: row.queuedAt
    }
  }
}

export const settle = (db: MemoryData, settlement: Settlement, nextId: (at: Date) => string): boolean => {
  const { lease, next, now } = settlement
  const job = heldJob(db, lease)
  const row = db.emails.get(lease.emailId)
  if (job === undefined || row === undefined) {
    // The provider has just named an email that was deleted with its recipient meanwhile.
    for (const { providerMessageId } of settlement.evidence) {
      if (providerMessageId !== null && db.erasedNames.has(lease.emailId)) db.erasedNames.add(providerMessageId)
    }
    return false
  }
  const { handoff, later } = settlement
  const redactors = redactorsOf(db, row.email.accountId, row.recipients, [later, handoff])
  applyEvidence(db, row, settlement.evidence, now, () => nextId(now))
  if (handoff !== undefined) keepHandoff(row, redactors === undefined ? handoff : redactHandoff(handoff, redactors))
  for (const { at, event } of later) {
    keep(db, redactors === undefined ? event : redactReport(event, redactors), at, now)
  }
  job.work.parts = settlement.parts ?? null
  if (next._tag !== "Continue") job.work.crashes = 0
  switch (next._tag) {
    case "Continue":
      break
    case "Done":
      db.sendQueue.remove(lease.emailId)
      break
    case "RetryAt":
      db.sendQueue.reschedule(job, next.at.getTime())
      break
    case "Deferred":
      job.work.attempts--
      db.sendQueue.reschedule(job, next.at.getTime())
      break
    case "AwaitEvidence":
      db.sendQueue.reschedule(job, next.until.getTime())
      break
    case "Hold":
      job.work.heldAt = settlement.now
      db.sendQueue.reschedule(job, null)
      break
  }
  // Evidence may have overtaken the settlement: then there is nobody left to hand over to.
  if (!isUnsent(row)) db.sendQueue.remove(lease.emailId)
  return true
}
