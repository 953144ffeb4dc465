import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ProcessActivity } from "../foundation/ProcessActivity.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { erased } from "../privacy/Redaction.ts"
import { SendJobs } from "../sending/SendJobs.ts"
import { keptName, MemoryDatabase } from "./MemoryDatabase.ts"
import { begin, settle } from "./memoryHandoff.ts"
import { compareHeld, heldSend, holdQueued, releaseQueued } from "./memoryHeldSends.ts"
import { applyReport, bindSignature, emailOf, park } from "./memoryReports.ts"
import { claim } from "./memorySendClaim.ts"
import { heldJob, isHeld, isOpen } from "./memorySendJob.ts"

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
      bindSignature: (signature, now) => Effect.sync(() => bindSignature(db, signature, now)),
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
          job.work.parts = null
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
