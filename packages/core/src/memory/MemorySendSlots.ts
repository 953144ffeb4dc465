import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SendSlots, type SlotRequest } from "../sending/SendSlots.ts"
import { DueHeap } from "./DueHeap.ts"
import type { Job } from "./LeaseQueue.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import type { SendRow } from "./memoryRows.ts"
import { heldJob, isOpen } from "./memorySendJob.ts"

/** `SendSlots` in memory. */
export const layer: Layer.Layer<SendSlots, never, MemoryDatabase> = Layer.effect(
  SendSlots,
  Effect.map(MemoryDatabase, (db) =>
    SendSlots.of({
      acquire: (requests, now) => Effect.sync(() => requests.map((request) => acquire(db, request, now.getTime()))),
      release: (tokens) => Effect.sync(() => tokens.reduce((woken, token) => woken + release(db, token), 0)),
      sweep: (limit, now) =>
        Effect.sync(() => {
          let woken = 0
          for (const scope of db.slots.keys()) takenOf(db, scope, now.getTime())
          for (const scope of db.slotLines.keys()) {
            woken += wake(db, scope, limit - takenOf(db, scope, now.getTime()))
          }
          return woken
        })
    }))
)

/** How many slots of a scope are taken; those that ran out are forgotten. */
const takenOf = (db: MemoryData, scope: string, now: number): number => {
  const taken = db.slots.get(scope)
  if (taken === undefined) return 0
  for (const [token, expiresAt] of taken) {
    if (expiresAt <= now) taken.delete(token)
  }
  if (taken.size === 0) db.slots.delete(scope)
  return taken.size
}

const acquire = (db: MemoryData, request: SlotRequest, now: number): string | null => {
  const { expiresAt, limit, scopes, token, waiting } = request
  const roomOf = (scope: string) => limit - takenOf(db, scope, now) + (db.slots.get(scope)?.has(token) === true ? 1 : 0)
  const full = scopes.find((scope) => roomOf(scope) <= 0)
  if (full === undefined) {
    for (const scope of scopes) {
      let taken = db.slots.get(scope)
      if (taken === undefined) db.slots.set(scope, taken = new Map())
      taken.set(token, expiresAt.getTime())
    }
    return null
  }
  if (waiting !== null) {
    const job = heldJob(db, waiting.lease)
    if (job !== undefined && !job.work.begun) {
      const dueAt = job.dueAt ?? now
      job.work.waits = { scope: full, dueAt }
      lineOf(db, full, job.group).push(dueAt, job.order, job)
      db.sendQueue.reschedule(job, waiting.until.getTime())
    }
    for (const scope of scopes) {
      if (scope !== full) wake(db, scope, roomOf(scope))
    }
  }
  return full
}

const release = (db: MemoryData, token: string): number => {
  let woken = 0
  for (const [scope, taken] of db.slots) {
    if (!taken.delete(token)) continue
    if (taken.size === 0) db.slots.delete(scope)
    woken += wake(db, scope, 1)
  }
  return woken
}

const lineOf = (db: MemoryData, scope: string, accountId: string): DueHeap<Job<SendRow>> => {
  let line = db.slotLines.get(scope)
  if (line === undefined) db.slotLines.set(scope, line = { accounts: new Map(), turn: "" })
  let jobs = line.accounts.get(accountId)
  if (jobs === undefined) {
    jobs = new DueHeap<Job<SendRow>>((job, at) => {
      const { waits } = job.work
      return job.token === null && waits?.scope === scope && waits.dueAt === at && db.sendQueue.get(job.id) === job
    })
    line.accounts.set(accountId, jobs)
  }
  return jobs
}

/** Makes up to `room` jobs that wait for a scope due: one of each account in turn, the one that was due first. */
const wake = (db: MemoryData, scope: string, room: number): number => {
  const line = db.slotLines.get(scope)
  if (line === undefined) return 0
  for (const [accountId, jobs] of line.accounts) {
    if (jobs.peek() === undefined) line.accounts.delete(accountId)
  }
  const waiting = [...line.accounts].filter(([accountId]) => isOpen(db, accountId, "live")).sort(byAccount)
  let woken = 0
  while (woken < room) {
    const place = waiting.findIndex(([accountId]) => accountId > line.turn)
    const next = waiting[Math.max(0, place)]
    if (next === undefined) break
    const [accountId, jobs] = next
    line.turn = accountId
    const first = jobs.peek()
    if (first === undefined) {
      waiting.splice(Math.max(0, place), 1)
      continue
    }
    jobs.popDue(first.at)
    first.value.work.waits = null
    db.sendQueue.reschedule(first.value, first.at)
    woken++
  }
  if (line.accounts.size === 0) db.slotLines.delete(scope)
  return woken
}

const byAccount = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left < right ? -1 : 1
