import type { HeldSend, QueuedMoved, QueuedStep, SendJobs } from "../sending/SendJobs.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import type { EmailRow } from "./memoryRows.ts"
import { rescue } from "./memorySendClaim.ts"
import { isHeld } from "./memorySendJob.ts"

type HeldPlace = Pick<HeldSend, "queuedAt" | "emailId">

export const compareHeld = (left: HeldPlace, right: HeldPlace): number =>
  left.queuedAt.getTime() - right.queuedAt.getTime() ||
  (left.emailId < right.emailId ? -1 : left.emailId > right.emailId ? 1 : 0)

export const heldSend = (db: MemoryData, { email, queuedAt, recipients }: EmailRow): HeldSend | undefined => {
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

export const holdQueued: (db: MemoryData, step: Parameters<SendJobs["Service"]["holdQueued"]>[0]) => QueuedMoved = (
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

export const releaseQueued = (db: MemoryData, step: QueuedStep): QueuedMoved => {
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
