import { every, type Steps } from "../foundation/Steps.ts"
import { differs, redactReport } from "../privacy/ErasedEmail.ts"
import { all, type Redactor } from "../privacy/Redaction.ts"
import { keptName, type MemoryData } from "./MemoryDatabase.ts"
import { redactTags } from "./MemoryMetricsStore.ts"

/** A key or a report is read in some microseconds. */
const entriesPerStep = 200

/** Takes an address out of what an account has beside its emails, of which those that are `gone` were deleted. */
export function* redactRelated(
  db: MemoryData,
  accountId: string,
  redactor: Redactor,
  gone: ReadonlySet<string>
): Steps<void> {
  yield* redactErrors(db, accountId, redactor)
  redactTags(db, accountId, redactor)
  yield* redactKeys(db, accountId, redactor, gone)
  yield* redactReports(db, accountId, redactor)
}

/** What endpoints answered, or why they did not. */
function* redactErrors(db: MemoryData, accountId: string, redactor: Redactor): Steps<void> {
  const isStep = every(entriesPerStep)
  for (const endpoint of db.endpoints.get(accountId)?.values() ?? []) {
    // Others may add some meanwhile, or take some away.
    for (const row of endpoint.deliveries.slice()) {
      if (isStep()) yield
      const { lastError } = row.delivery
      if (lastError !== null) row.delivery = { ...row.delivery, lastError: redactor.text(lastError) }
      row.attempts.forEach((attempt, index) => {
        if (attempt.error !== null) row.attempts[index] = { ...attempt, error: redactor.text(attempt.error) }
      })
    }
  }
}

/** A key that holds the address, or that answers for a deleted email alone, is forgotten; other answers are redacted. */
function* redactKeys(
  db: MemoryData,
  accountId: string,
  redactor: Redactor,
  gone: ReadonlySet<string>
): Steps<void> {
  const isStep = every(entriesPerStep)
  for (const [name, row] of db.idempotency) {
    if (isStep()) yield
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
function* redactReports(db: MemoryData, accountId: string, redactor: Redactor): Steps<void> {
  const isStep = every(entriesPerStep)
  for (const [name, kept] of db.kept) {
    if (isStep()) yield
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
