import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Quota from "../accounts/Quota.ts"
import {
  type AcceptAnswer,
  type AcceptGroup,
  type EmailRecord,
  EmailStore,
  type NewEmail,
  type Verdict
} from "../emails/EmailStore.ts"
import { normalize } from "../foundation/Address.ts"
import { runSteps } from "../foundation/runSteps.ts"
import * as Uuid from "../foundation/Uuid.ts"
import type { Email } from "../model/Email.ts"
import { contentsOf } from "../model/EmailFields.ts"
import { shownKey } from "../model/Idempotency.ts"
import { attachmentsOf, hasOriginal } from "../model/OriginalMessage.ts"
import { erased } from "../privacy/Redaction.ts"
import { attachmentOf } from "./memoryAttachments.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { addressedOf, list, newer, seen, toSummary } from "./memoryEmailList.ts"
import { append, applyEvidence } from "./memoryEvents.ts"
import type { EmailRow } from "./memoryRows.ts"
import { isOpen, jobFacts } from "./memorySendJob.ts"

/** `EmailStore` in memory. */
export const layer: Layer.Layer<EmailStore, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  EmailStore,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    return EmailStore.of({
      accept: (groups) => Effect.sync(() => groups.map((group) => accept(db, group))),
      judge: (group) => Effect.sync(() => judge(db, group)),
      recall: (lookup, now) =>
        Effect.sync(() => {
          const row = db.idempotency.get(keyName(lookup))
          return row === undefined || row.expiresAt <= now.getTime() ? Option.none() : Option.some(row)
        }),
      find: (scope, id) => Effect.sync(() => Option.map(Option.fromNullishOr(seen(db, scope, id)), toEmail)),
      list: (scope, query) => runSteps(list(db, scope, query)),
      newer: (scope, before, limit) =>
        Effect.sync(() => newer(db, scope, before, limit).map((row) => toSummary(row, null))),
      places: (scope, query) =>
        Effect.map(runSteps(list(db, scope, query)), ({ emails, stoppedAt }) => ({
          places: emails.map(({ createdAt, id }) => ({ createdAt, id })),
          stoppedAt
        })),
      record: (scope, id) => Effect.sync(() => Option.map(Option.fromNullishOr(seen(db, scope, id)), recordOf(db))),
      attachments: (scope, id) => Effect.sync(() => seen(db, scope, id)?.email.attachments.map(attachmentOf) ?? []),
      attachment: (scope, id, position) =>
        Effect.sync(() =>
          Option.map(Option.fromNullishOr(seen(db, scope, id)?.email.attachments[position]), attachmentOf)
        ),
      states: (scope, ids) =>
        Effect.sync(() =>
          [...new Set(ids)].flatMap((id) => {
            const row = seen(db, scope, id)
            return row === undefined ? [] : [{ id, status: row.status, updatedAt: row.updatedAt }]
          })
        ),
      addressees: (scope, ids) =>
        Effect.sync(() =>
          [...new Set(ids)].flatMap((id) => {
            const row = seen(db, scope, id)
            return row === undefined ? [] : [{ id, ...addressedOf(row) }]
          })
        ),
      cancel: (scope, id, now) =>
        Effect.map(random.randomBytes(16), (bytes) => {
          const row = seen(db, scope, id)
          if (row === undefined) return "not_found"
          if (row.status !== "scheduled") return "not_scheduled"
          row.status = "cancelled"
          row.updatedAt = now
          const eventId = Uuid.v7(now.getTime(), bytes, 0)
          append(db, row, { id: eventId, type: "email.cancelled", details: {}, occurredAt: now }, now)
          return "cancelled"
        }),
      reschedule: (scope, { id, now, scheduledAt }) =>
        Effect.map(random.randomBytes(16), (bytes) => {
          const row = seen(db, scope, id)
          if (row === undefined) return "not_found"
          if (row.status !== "scheduled") return "not_scheduled"
          row.email = { ...row.email, scheduledAt }
          row.updatedAt = now
          db.scheduled.push(scheduledAt.getTime(), db.nextOrder(), row)
          const eventId = Uuid.v7(now.getTime(), bytes, 0)
          const details = { scheduled_at: scheduledAt.toISOString() }
          append(db, row, { id: eventId, type: "email.scheduled", details, occurredAt: now }, now)
          return "rescheduled"
        }),
      promoteScheduled: (now, limit) =>
        // As many ids as can be needed are drawn before the one step that changes anything.
        Effect.suspend(() => random.randomBytes(16 * Math.min(limit, db.emails.size))).pipe(
          Effect.map((bytes) => promote(db, now, bytes))
        ),
      pruneIdempotency: (now, limit) =>
        Effect.sync(() => {
          let pruned = 0
          for (; pruned < limit; pruned++) {
            const row = db.expiries.popDue(now.getTime())
            if (row === undefined) break
            db.idempotency.delete(row.name)
          }
          return pruned
        })
    })
  })
)

const accept = (db: MemoryData, group: AcceptGroup): AcceptAnswer => {
  const { idempotency } = group
  const { accountId, mode } = group
  const name = idempotency === null ? "" : keyName({ ...idempotency, accountId, mode })
  if (idempotency !== null) {
    const known = db.idempotency.get(name)
    const now = (group.now ?? group.messages[0]?.createdAt)?.getTime() ?? -Infinity
    if (known !== undefined && known.expiresAt > now) {
      return known.fingerprint === idempotency.fingerprint
        ? { _tag: "Replayed", verdicts: known.verdicts, answer: known.answer }
        : { _tag: "KeyReused" }
    }
  }
  if (group.allOrNothing) {
    const verdicts = judge(db, group)
    if (verdicts.some(({ _tag }) => _tag !== "Accepted")) return { _tag: "Refused", verdicts }
  }
  const key = shownKey(idempotency)
  // Of a repetition it is not known what its first run began.
  const isRepeated = group.messages.some(({ id }) => db.emails.has(id))
  const begun = group.lease === undefined || isRepeated ? undefined : new Map<string, string | null>()
  const verdicts = group.messages.map((email) => evaluate(db, email, group, key, begun))
  if (idempotency !== null && verdicts.some((verdict) => verdict._tag === "Accepted")) {
    const row = {
      name,
      fingerprint: idempotency.fingerprint,
      expiresAt: idempotency.expiresAt.getTime(),
      verdicts: verdicts.map((verdict) => withoutErased(db, accountId, verdict)),
      answer: group.answer
    }
    db.idempotency.set(name, row)
    db.expiries.push(row.expiresAt, db.nextOrder(), row)
  }
  return begun === undefined ? { _tag: "Judged", verdicts } : { _tag: "Judged", verdicts, begun }
}

/** What the messages of a group would get at present. */
const judge = (db: MemoryData, { messages, quota }: AcceptGroup): ReadonlyArray<Verdict> => {
  let accepted = 0
  return messages.map((email) => {
    // The same ids again are the repetition of a command whose answer was lost.
    if (db.emails.has(email.id)) return { _tag: "Accepted", emailId: email.id }
    const verdict = verdictOf(db, email, quota, accepted)
    if (verdict._tag === "Accepted") accepted++
    return verdict
  })
}

/** What is kept of a verdict: a replay says that a recipient was suppressed, and not who, if that one was erased. */
const withoutErased = (db: MemoryData, accountId: string, verdict: Verdict): Verdict =>
  verdict._tag === "Suppressed"
    ? {
      ...verdict,
      addresses: verdict.addresses.map((address) => db.isErased(accountId, normalize(address)) ? erased : address)
    }
    : verdict

const keyName = (of: Parameters<EmailStore["Service"]["recall"]>[0]): string =>
  `${of.accountId} ${of.mode} ${of.kind} ${of.key}`

/** Where an account's live emails of a month are counted. */
export const monthCounter = (accountId: string, month: string): string => `${accountId} ${month}`

const countersOf = (email: NewEmail, quota: Quota.QuotaClaim) => ({
  month: monthCounter(email.accountId, quota.month),
  day: `${email.accountId} ${quota.day}`
})

/** What becomes of a message where `before` of its group are to be accepted and are not counted yet. */
const verdictOf = (db: MemoryData, email: NewEmail, quota: Quota.QuotaClaim | null, before: number): Verdict => {
  if (email.domain !== null && db.verifiedDomain(email.accountId, email.domain) === undefined) {
    return { _tag: "DomainNotVerified", domain: email.domain }
  }
  const addresses = db.suppressedOf(email.accountId, email.recipients)
  if (addresses.length > 0) return { _tag: "Suppressed", addresses }
  if (quota !== null) {
    const { day, month } = countersOf(email, quota)
    const used = { month: (db.counters.get(month) ?? 0) + before, day: (db.counters.get(day) ?? 0) + before }
    const short = Quota.shortageOf(quota, used)
    if (short !== undefined) return { _tag: "OverQuota", ...short }
  }
  return { _tag: "Accepted", emailId: email.id }
}

const evaluate = (
  db: MemoryData,
  email: NewEmail,
  { lease, quota }: AcceptGroup,
  key: string | null,
  begun: Map<string, string | null> | undefined
): Verdict => {
  // As in `judge`.
  if (db.emails.has(email.id)) return { _tag: "Accepted", emailId: email.id }
  const verdict = verdictOf(db, email, quota, 0)
  if (verdict._tag !== "Accepted") return verdict
  if (quota !== null) {
    for (const counter of Object.values(countersOf(email, quota))) {
      db.counters.set(counter, (db.counters.get(counter) ?? 0) + 1)
    }
  }
  const domain = email.domain === null ? undefined : db.verifiedDomain(email.accountId, email.domain)
  const row = db.addEmail(email, domain?.id ?? null, key)
  if (email.answers !== undefined) addAnswer(db, email.answers, email)
  const { createdAt, eventId: id, scheduledAt } = email
  if (scheduledAt === null) {
    append(db, row, { id, type: "email.queued", details: {}, occurredAt: createdAt }, createdAt)
    if (lease !== undefined && isOpen(db, email.accountId, email.mode)) {
      db.addBegunSend(row, createdAt, lease)
      begun?.set(email.id, row.domainId)
    } else db.addSend(row, createdAt)
  } else {
    const details = { scheduled_at: scheduledAt.toISOString() }
    append(db, row, { id, type: "email.scheduled", details, occurredAt: createdAt }, createdAt)
  }
  return { _tag: "Accepted", emailId: email.id }
}

/** One that was removed meanwhile, or is another account's, has no answers. */
const addAnswer = (db: MemoryData, receivedId: string, { accountId, id }: NewEmail): void => {
  if (db.received.get(receivedId)?.received.accountId !== accountId) return
  db.receivedAnswers.set(receivedId, [...db.receivedAnswers.get(receivedId) ?? [], id])
}

const promote = (db: MemoryData, now: Date, random: Uint8Array): number => {
  const limit = random.length / 16
  let promoted = 0
  for (; promoted < limit; promoted++) {
    const row = db.scheduled.popDue(now.getTime())
    if (row === undefined) break
    const id = Uuid.v7(now.getTime(), random, 16 * promoted)
    applyEvidence(
      db,
      row,
      [{
        type: "email.queued",
        occurredAt: now,
        recipients: "all",
        details: {},
        keys: [],
        providerMessageId: null,
        error: null
      }],
      now,
      () => id
    )
    row.queuedAt = now
    db.addSend(row, now)
  }
  return promoted
}

/** The full record of an email. */
export const toEmail = (row: EmailRow): Email => ({
  ...toSummary(row, null),
  ...contentsOf(row.email),
  idempotencyKey: row.idempotencyKey,
  attachments: attachmentsOf(row.email.attachments).map(({ content, size, ...head }) => ({
    ...head,
    size: size ?? content.length
  })),
  hasOriginal: hasOriginal(row.email.attachments),
  domainId: row.domainId,
  providerMessageId: row.providerMessageId,
  error: row.error,
  events: row.events.toSorted((left, right) =>
    left.occurredAt.getTime() - right.occurredAt.getTime() || left.sequence - right.sequence
  )
})

/** All that is stored of an email. */
const recordOf = (db: MemoryData) => (row: EmailRow): EmailRecord => {
  const { accountId, domain, mode, origin, scheduledAt } = row.email
  const ofAccount = db.accounts.get(accountId)
  const account = ofAccount?.account
  return {
    email: toEmail(row),
    origin,
    keyName: ofAccount?.keys.find(({ id }) => id === origin.keyId)?.name ?? null,
    recipients: row.recipients,
    handoffs: row.handoffs.toSorted((left, right) => left.number - right.number),
    facts: {
      mode,
      status: row.status,
      scheduledAt,
      job: jobFacts(db, row.email.id),
      account: {
        isPaused: account !== undefined && account.paused !== null,
        isSuspended: account !== undefined && account.suspended !== null
      },
      isDomainVerified: domain === null || db.verifiedDomain(accountId, domain) !== undefined
    }
  }
}
