import type { HandoffAttempt } from "../model/HandoffAttempt.ts"
import type { SendFacts } from "../model/Waiting.ts"
import type { SendLease } from "../sending/SendJobs.ts"
import type { Job } from "./LeaseQueue.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import type { EmailRow, SendRow } from "./memoryRows.ts"

/** Whether an account may send in a mode now. */
export const isOpen = (db: MemoryData, accountId: string, mode: string): boolean => {
  const account = db.accounts.get(accountId)?.account
  return account === undefined || (account.suspended === null && (mode === "test" || account.paused === null))
}

/** Whether a hand-off could still reach somebody. */
export const isUnsent = (row: EmailRow): boolean => row.recipients.some(({ state }) => state === "queued")

/** Whether nothing happens to a job until somebody says so, or evidence ends it. */
export const isHeld = (job: Job<SendRow>): boolean => job.token === null && job.dueAt === null

/** The job of a lease that is still held. */
export const heldJob = (db: MemoryData, lease: SendLease): Job<SendRow> | undefined => {
  const job = db.sendQueue.get(lease.emailId)
  return job !== undefined && job.token === lease.token ? job : undefined
}

/** Keeps one of each number. */
export const keepHandoff = (row: EmailRow, handoff: HandoffAttempt): void => {
  if (row.handoffs.every(({ number }) => number !== handoff.number)) row.handoffs.push(handoff)
}

/** What is known of the way of an email to its provider. */
export const jobFacts = (db: MemoryData, id: string): SendFacts["job"] => {
  const job = db.sendQueue.get(id)
  if (job === undefined) return null
  const { attempts, begun, begunAt, parts, waits } = job.work
  const dueAt = waits?.dueAt ?? job.dueAt
  const isLeased = job.token !== null
  return {
    dueAt: dueAt === null ? null : new Date(dueAt),
    attempts,
    isLeased,
    beganAt: isLeased && begun ? begunAt : null,
    isHeld: isHeld(job),
    throttle: waits?.scope ?? null,
    isReceiverPaused: parts?.some(({ receiver }) => (db.sites.get(receiver ?? "")?.paused ?? null) !== null) ?? false
  }
}
