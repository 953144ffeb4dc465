import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { domainOf } from "../foundation/Address.ts"
import { ProcessActivity } from "../foundation/ProcessActivity.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { contentsOf } from "../model/EmailFields.ts"
import type { Evidence } from "../model/Evidence.ts"
import type { HandoffAttempt } from "../model/HandoffAttempt.ts"
import { evidenceOf, type ProviderEvent } from "../model/ProviderEvent.ts"
import type { SendFacts } from "../model/Waiting.ts"
import { redactHandoff, redactReport } from "../privacy/ErasedEmail.ts"
import { erased } from "../privacy/Redaction.ts"
import { crashedHandoff } from "../sending/HandoffRecord.ts"
import {
  type Begun,
  type HeldSend,
  type QueuedMoved,
  type QueuedStep,
  SendJobs,
  type SendLease,
  type Settlement
} from "../sending/SendJobs.ts"
import type { Job } from "./LeaseQueue.ts"
import { attachmentOf } from "./memoryAttachments.ts"
import { type EmailRow, keptName, type MemoryData, MemoryDatabase, type SendRow } from "./MemoryDatabase.ts"
import { applyEvidence, redactorsOf } from "./memoryEvents.ts"

/** `SendJobs` in memory. */
export const layer: Layer.Layer<SendJobs, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  SendJobs,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    const { tagged } = yield* ProcessActivity
    // As many ids as can be needed are drawn before the one step that changes anything.
    const withIds = <A>(count: () => number, step: (random: Uint8Array) => A): Effect.Effect<A> =>
      Effect.map(Effect.suspend(() => random.randomBytes(16 * count())), step)
    return SendJobs.of({
      claim: (options) =>
        withIds(() => Math.min(options.limit, db.sendQueue.size), (bytes) => claim(db, options, bytes, tagged)),
      begin: (leases, now) => Effect.sync(() => leases.map((lease) => begin(db, lease, now))),
      settle: (settlements) =>
        withIds(
          () => settlements.reduce((count, { evidence }) => count + evidence.length, 0),
          (bytes) => {
            const nextId = ids(bytes)
            return settlements.map((settlement) => settle(db, settlement, nextId))
          }
        ),
      release: (leases) =>
        Effect.sync(() => {
          for (const lease of leases) {
            const job = heldJob(db, lease)
            if (job === undefined || job.work.begun) continue
            db.sendQueue.reschedule(job, job.dueAt)
          }
        }),
      intake: (events, now) =>
        withIds(() => events.length, (bytes) => {
          const nextId = ids(bytes)
          const answer = { applied: 0, duplicates: 0, parked: 0 }
          for (const event of events) {
            const row = emailOf(db, event)
            if (row === undefined) answer[park(db, event, now) ? "parked" : "duplicates"]++
            else answer[applyReport(db, row, event, now, nextId) ? "applied" : "duplicates"]++
          }
          return answer
        }),
      held: ({ accountId, after = null, emailId, limit }) =>
        Effect.sync(() => {
          const rows = emailId === null ? [...db.emails.values()] : [db.emails.get(emailId)]
          return rows.flatMap((row) =>
            row !== undefined && (accountId === null || row.email.accountId === accountId)
              ? heldSend(db, row) ?? []
              : []
          )
            .filter((held) => after === null || compareHeld(after, held) < 0)
            .sort(compareHeld)
            .slice(0, limit)
        }),
      free: (accountId, emailId, now) =>
        Effect.sync(() => {
          const job = db.sendQueue.get(emailId)
          if (job === undefined || job.group !== accountId || !isHeld(job)) return false
          job.work.resumesAt = null
          db.sendQueue.reschedule(job, now.getTime())
          return true
        }),
      holdQueued: (step) => Effect.sync(() => holdQueued(db, step)),
      releaseQueued: (step) => Effect.sync(() => releaseQueued(db, step)),
      settleHeld: (accountId, report, now) =>
        withIds(() => 1, (bytes) => {
          const row = db.emails.get(report.emailId ?? "")
          if (row === undefined || row.email.accountId !== accountId) return false
          const job = db.sendQueue.get(row.email.id)
          if (job === undefined || !isHeld(job)) return false
          applyReport(db, row, report, now, ids(bytes))
          return true
        }),
      addressees: (emailId) =>
        Effect.sync(() => {
          const row = db.emails.get(emailId)
          return row === undefined ? null : {
            recipients: row.recipients.map(({ address }) => address).filter((address) => address !== erased),
            messageId: row.email.messageId,
            providerMessageId: row.providerMessageId
          }
        }),
      applyKept: (now, limit) =>
        withIds(() => Math.min(limit, db.kept.size), (bytes) => {
          const nextId = ids(bytes)
          let taken = 0
          for (; taken < bytes.length / 16; taken++) {
            const kept = db.keptDue.popDue(now.getTime())
            if (kept === undefined) break
            db.kept.delete(keptName(kept.event))
            const row = emailOf(db, kept.event)
            if (row !== undefined) applyReport(db, row, kept.event, now, nextId)
          }
          return taken
        }),
      nextDue: Effect.sync(() => {
        const next = Math.min(
          db.sendQueue.nextDue((accountId, mode) => isOpen(db, accountId, mode)) ?? Infinity,
          db.keptDue.peek()?.at ?? Infinity,
          db.scheduled.peek()?.at ?? Infinity
        )
        return next === Infinity ? null : new Date(next)
      })
    })
  })
)

const ids = (random: Uint8Array) => {
  let used = 0
  return (at: Date): string => Uuid.v7(at.getTime(), random, 16 * used++)
}

/** Whether an account may send in a mode now. */
export const isOpen = (db: MemoryData, accountId: string, mode: string): boolean => {
  const account = db.accounts.get(accountId)?.account
  return account === undefined || (account.suspended === null && (mode === "test" || account.paused === null))
}

const claim = (
  db: MemoryData,
  options: Parameters<SendJobs["Service"]["claim"]>[0],
  random: Uint8Array,
  tagged: (token: string) => string
): ReadonlyArray<SendLease> => {
  for (const job of db.sendQueue.expired(options.now.getTime())) rescue(db, job, options)
  const taken = new Map<string, number>()
  const jobs = db.sendQueue.claim({
    now: options.now.getTime(),
    limit: random.length / 16,
    leaseEnd: options.now.getTime() + options.leaseMillis,
    isOpen: (accountId, mode) => (taken.get(accountId) ?? 0) < options.perAccount && isOpen(db, accountId, mode),
    token: (index) => tagged(Uuid.v4(random, 16 * index)),
    onClaim: (job) => taken.set(job.group, (taken.get(job.group) ?? 0) + 1)
  })
  return jobs.map((job) => {
    const send = job.work
    send.begun = false
    // Handed back, it stands where it stood before it waited.
    if (send.waits !== null) job.dueAt = send.waits.dueAt
    send.waits = null
    const lease = { emailId: job.id, accountId: job.group, token: job.token ?? "" }
    return options.withDomains === true ? { ...lease, domains: domainsOf(db, job.id) } : lease
  })
}

/** The domains of those whom a provider is still to be given. */
const domainsOf = (db: MemoryData, emailId: string): ReadonlyArray<string> => {
  const row = db.emails.get(emailId)
  if (row === undefined || row.email.mode === "test") return []
  const real = row.recipients.filter(({ address, simulation, state }) =>
    state === "queued" && simulation === null && address !== erased
  )
  return [...new Set(real.map(({ address }) => domainOf(address)))].sort()
}

type RescueOptions = Pick<
  Parameters<SendJobs["Service"]["claim"]>[0],
  "now" | "unknownWaitMillis" | "unknownPolicy" | "maxCrashes"
>

/** What becomes of a job whose worker did not come back in time. */
const rescue = (db: MemoryData, job: Job<SendRow>, options: RescueOptions): void => {
  const row = db.emails.get(job.id)
  const send = job.work
  if (row === undefined || !isUnsent(row)) return db.sendQueue.remove(job.id)
  send.crashes++
  const isGivenUp = send.crashes >= options.maxCrashes
  const isHeld = options.unknownPolicy === "hold"
  const dueAt = isHeld ? null : job.leaseEnd + options.unknownWaitMillis
  if (send.begun) {
    const nextAt = isGivenUp || dueAt === null ? null : new Date(dueAt)
    const ended = { number: send.attempts, beganAt: send.begunAt, endedAt: options.now, nextAt }
    keepHandoff(row, crashedHandoff(ended))
  }
  if (isGivenUp) return failCrashed(db, row, send, job.token ?? "", options.now)
  if (send.begun && isHeld) send.heldAt = new Date(job.leaseEnd)
  db.sendQueue.reschedule(job, send.begun ? dueAt : job.dueAt)
}

const failCrashed = (db: MemoryData, row: EmailRow, send: SendRow, token: string, now: Date): void => {
  const evidence: Evidence = {
    type: "email.failed",
    occurredAt: now,
    recipients: row.recipients.filter(({ state }) => state === "queued").map(({ address }) => address),
    details: { reason: "crashed", attempts: send.attempts },
    keys: [],
    providerMessageId: null,
    error: `The hand-off took its worker down ${send.crashes} times`
  }
  db.sendQueue.remove(row.email.id)
  applyEvidence(db, row, [evidence], now, () => Uuid.derived(row.email.id, token))
}

/** Keeps one of each number. */
const keepHandoff = (row: EmailRow, handoff: HandoffAttempt): void => {
  if (row.handoffs.every(({ number }) => number !== handoff.number)) row.handoffs.push(handoff)
}

/** What is known of the way of an email to its provider. */
export const jobFacts = (db: MemoryData, id: string): SendFacts["job"] => {
  const job = db.sendQueue.get(id)
  if (job === undefined) return null
  const { attempts, begun, begunAt, waits } = job.work
  const dueAt = waits?.dueAt ?? job.dueAt
  const isLeased = job.token !== null
  return {
    dueAt: dueAt === null ? null : new Date(dueAt),
    attempts,
    isLeased,
    beganAt: isLeased && begun ? begunAt : null,
    isHeld: isHeld(job),
    throttle: waits?.scope ?? null
  }
}

/** Whether a hand-off could still reach somebody. */
const isUnsent = (row: EmailRow): boolean => row.recipients.some(({ state }) => state === "queued")

/** Whether nothing happens to a job until somebody says so, or evidence ends it. */
const isHeld = (job: Job<SendRow>): boolean => job.token === null && job.dueAt === null

type HeldPlace = Pick<HeldSend, "queuedAt" | "emailId">

const compareHeld = (left: HeldPlace, right: HeldPlace): number =>
  left.queuedAt.getTime() - right.queuedAt.getTime() ||
  (left.emailId < right.emailId ? -1 : left.emailId > right.emailId ? 1 : 0)

const heldSend = (db: MemoryData, { email, queuedAt, recipients }: EmailRow): HeldSend | undefined => {
  const job = db.sendQueue.get(email.id)
  return job === undefined || !isHeld(job) ? undefined : {
    emailId: email.id,
    accountId: email.accountId,
    mode: email.mode,
    queuedAt,
    heldAt: job.work.heldAt ?? queuedAt,
    attempts: job.work.attempts,
    resumesAt: job.work.resumesAt,
    recipients: recipients.filter(({ state }) => state === "queued").map(({ address }) => address)
  }
}

/** The jobs of one step, by their ids. */
const jobsOfStep = (db: MemoryData, { accountId, after, limit, queuedBy }: QueuedStep) => {
  const looked = [...db.sendQueue.jobs()]
    .filter(({ id }) => after === null || id > after)
    .sort((left, right) => left.id < right.id ? -1 : 1)
    .slice(0, limit)
  const meant = looked.filter(({ group, id }) =>
    (accountId === null || group === accountId) && (db.emails.get(id)?.queuedAt ?? queuedBy) <= queuedBy
  )
  return { meant, next: looked.length < limit ? null : looked.at(-1)?.id ?? null }
}

const holdQueued: (db: MemoryData, step: Parameters<SendJobs["Service"]["holdQueued"]>[0]) => QueuedMoved = (
  db,
  { maxCrashes, ...step }
) => {
  const { now } = step
  const { meant, next } = jobsOfStep(db, step)
  let moved = 0
  let underWay = 0
  for (const job of meant) {
    if (job.token !== null && job.leaseEnd <= now.getTime()) {
      rescue(db, job, { now, maxCrashes, unknownPolicy: "hold", unknownWaitMillis: 0 })
      if (isHeld(job) && db.sendQueue.get(job.id) === job) moved++
    }
    if (db.sendQueue.get(job.id) !== job || isHeld(job)) continue
    if (job.token !== null) {
      underWay++
      continue
    }
    const send = job.work
    send.resumesAt = new Date(send.waits?.dueAt ?? job.dueAt ?? now)
    send.heldAt = now
    send.waits = null
    db.sendQueue.reschedule(job, null)
    moved++
  }
  return { moved, underWay, next }
}

const releaseQueued = (db: MemoryData, step: QueuedStep): QueuedMoved => {
  const { meant, next } = jobsOfStep(db, step)
  let moved = 0
  for (const job of meant) {
    const { resumesAt } = job.work
    if (!isHeld(job) || resumesAt === null) continue
    job.work.resumesAt = null
    db.sendQueue.reschedule(job, resumesAt.getTime())
    moved++
  }
  return { moved, underWay: 0, next }
}

/** The job of a lease that is still held. */
export const heldJob = (db: MemoryData, lease: SendLease): Job<SendRow> | undefined => {
  const job = db.sendQueue.get(lease.emailId)
  return job !== undefined && job.token === lease.token ? job : undefined
}

const begin = (db: MemoryData, lease: SendLease, now: Date): Begun => {
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
    email: {
      id: email.id,
      accountId: email.accountId,
      mode: email.mode,
      domainId: domain?.id ?? null,
      messageId: email.messageId,
      from: email.from,
      to: email.to,
      cc: email.cc,
      replyTo: email.replyTo,
      subject: email.subject,
      ownHeader: email.ownHeader,
      ...contentsOf(email),
      attachments: email.attachments.map(attachmentOf),
      recipients: row.recipients,
      createdAt: email.createdAt,
      scheduledAt: email.scheduledAt,
      queuedAt: row.queuedAt,
      trace: email.trace
    }
  }
}

const settle = (db: MemoryData, settlement: Settlement, nextId: (at: Date) => string): boolean => {
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
  switch (next._tag) {
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

/** The email that a report speaks of, by the first of its names that is known. */
const emailOf = (db: MemoryData, event: ProviderEvent): EmailRow | undefined =>
  (event.emailId === null ? undefined : db.emails.get(event.emailId))
    ?? (event.providerMessageId === null ? undefined : db.byProviderMessageId.get(event.providerMessageId))
    ?? (event.messageId === null ? undefined : db.byMessageId(event.messageId))

/** Whether the report was new. */
const applyReport = (
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
const park = (db: MemoryData, event: ProviderEvent, now: Date): boolean =>
  [event.emailId, event.messageId, event.providerMessageId].every((name) => name === null || !db.erasedNames.has(name))
  && keep(db, event, null, now)

/** Whether the report was not kept already. */
const keep = (db: MemoryData, event: ProviderEvent, at: Date | null, now: Date): boolean => {
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
