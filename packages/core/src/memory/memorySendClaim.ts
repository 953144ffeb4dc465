import { domainOf } from "../foundation/Address.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { erased } from "../privacy/Redaction.ts"
import * as CrashPolicy from "../sending/CrashPolicy.ts"
import { crashed } from "../sending/HandoffEvidence.ts"
import { crashedHandoff } from "../sending/HandoffRecord.ts"
import type { SendJobs, SendLease } from "../sending/SendJobs.ts"
import * as SendParts from "../sending/SendParts.ts"
import type { Job } from "./LeaseQueue.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { applyEvidence } from "./memoryEvents.ts"
import type { EmailRow, SendRow } from "./memoryRows.ts"
import { isOpen, isUnsent, keepHandoff } from "./memorySendJob.ts"

export const claim = (
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

/** The domains of the recipients that still have to be handed to a provider. */
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
export const rescue = (db: MemoryData, job: Job<SendRow>, options: RescueOptions): void => {
  const row = db.emails.get(job.id)
  const send = job.work
  if (row === undefined || !isUnsent(row)) return db.sendQueue.remove(job.id)
  send.crashes++
  const next = CrashPolicy.decide(
    { crashes: send.crashes, begun: send.begun, leaseEnd: job.leaseEnd, dueAt: job.dueAt ?? job.leaseEnd },
    options
  )
  const dueAt = next._tag === "Due" ? next.at : null
  if (send.begun) {
    const nextAt = dueAt === null ? null : new Date(dueAt)
    const ended = { number: send.attempts, beganAt: send.begunAt, endedAt: options.now, nextAt }
    keepHandoff(row, crashedHandoff(ended))
  }
  if (next._tag === "GiveUp") return failCrashed(db, row, send, job.token ?? "", options.now)
  if (send.begun && send.parts !== null) {
    send.parts = SendParts.lost(send.parts, send.begunAt, dueAt === null ? null : new Date(dueAt))
    const earliest = SendParts.earliest(send.parts)
    if (earliest !== null) return db.sendQueue.reschedule(job, earliest.getTime())
  }
  if (next._tag === "Hold") send.heldAt = new Date(job.leaseEnd)
  db.sendQueue.reschedule(job, dueAt)
}

const failCrashed = (db: MemoryData, row: EmailRow, send: SendRow, token: string, now: Date): void => {
  const evidence = crashed(row.recipients, { attempts: send.attempts, crashes: send.crashes, now })
  db.sendQueue.remove(row.email.id)
  applyEvidence(db, row, [evidence], now, () => Uuid.derived(row.email.id, token))
}
