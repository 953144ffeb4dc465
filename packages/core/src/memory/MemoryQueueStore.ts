import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { domainOf } from "../foundation/Address.ts"
import { type QueueCause, type QueueLine, type QueueLook, type QueueQuery, QueueStore } from "../operator/QueueStore.ts"
import { erased } from "../privacy/Redaction.ts"
import type { Job } from "./LeaseQueue.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import type { EmailRow, SendRow } from "./memoryRows.ts"
import { isOpen } from "./memorySendJob.ts"

interface Waiting {
  readonly row: EmailRow
  readonly cause: QueueCause
  readonly since: Date
  readonly until: number | null
  readonly of: string | null
}

/** `QueueStore` in memory. */
export const layer: Layer.Layer<QueueStore, never, MemoryDatabase> = Layer.effect(
  QueueStore,
  Effect.map(MemoryDatabase, (db) => QueueStore.of({ look: (query) => Effect.sync(() => look(db, query)) }))
)

const causeOf = (db: MemoryData, job: Job<SendRow>, now: number): QueueCause => {
  if (job.token !== null && job.leaseEnd > now) return "leased"
  if (job.token === null && job.dueAt === null) return "held"
  if (!isOpen(db, job.group, job.lane)) {
    return db.accounts.get(job.group)?.account.suspended === null ? "paused" : "suspended"
  }
  if (job.work.waits !== null) return "throttled"
  return job.token === null && job.dueAt !== null && job.dueAt > now ? "later" : "due"
}

const untilOf = (job: Job<SendRow>, cause: QueueCause): number | null =>
  cause === "leased" ? job.leaseEnd : cause === "later" ? job.dueAt : null

const waitingOf = (db: MemoryData, { accountId, depth, mode, now }: QueueQuery) => {
  const isAsked = ({ email }: EmailRow) =>
    (accountId === null || email.accountId === accountId) && (mode === null || email.mode === mode)
  const jobs: Array<Waiting> = []
  for (const job of db.sendQueue.jobs()) {
    const row = db.emails.get(job.id)
    if (row === undefined || !isAsked(row) || jobs.length > depth) continue
    const cause = causeOf(db, job, now.getTime())
    const of = cause === "leased"
      ? job.token?.slice(0, 8) ?? null
      : cause === "throttled"
      ? job.work.waits?.scope ?? null
      : null
    jobs.push({ row, cause, since: row.queuedAt, until: untilOf(job, cause), of })
  }
  const scheduled: Array<Waiting> = []
  for (const row of db.emails.values()) {
    if (row.status !== "scheduled" || !isAsked(row) || scheduled.length > depth) continue
    const until = row.email.scheduledAt?.getTime() ?? null
    scheduled.push({ row, cause: "scheduled", since: row.email.createdAt, until, of: null })
  }
  return {
    waiting: [...jobs.slice(0, depth), ...scheduled.slice(0, depth)],
    complete: jobs.length <= depth && scheduled.length <= depth
  }
}

const keysOf = ({ email, recipients }: EmailRow, by: QueueQuery["by"]): ReadonlyArray<string> => {
  if (by === "account") return [email.accountId]
  const left = recipients.filter(({ address, state }) =>
    (state === "queued" || state === "scheduled") && address !== erased
  )
  return [...new Set(left.map(({ address }) => domainOf(address)))]
}

const isOlder = (left: Waiting, right: Waiting): boolean =>
  left.since < right.since || left.since.getTime() === right.since.getTime() && left.row.email.id < right.row.email.id

const look = (db: MemoryData, query: QueueQuery): QueueLook => {
  const { complete, waiting } = waitingOf(db, query)
  const lines = new Map<string, { key: string; count: number; oldest: Waiting }>()
  const oldest = new Map<string, number>()
  for (const one of waiting) {
    for (const key of keysOf(one.row, query.by)) {
      oldest.set(key, Math.min(oldest.get(key) ?? Infinity, one.since.getTime()))
      const name = `${one.cause} ${key}`
      const known = lines.get(name)
      if (known === undefined) lines.set(name, { key, count: 1, oldest: one })
      else {
        known.count++
        if (isOlder(one, known.oldest)) known.oldest = one
      }
    }
  }
  const keys = [...oldest].sort(([left, a], [right, b]) => a - b || (left < right ? -1 : 1)).map(([key]) => key)
  const places = new Map(keys.slice(0, query.keys).map((key, place) => [key, place]))
  const found = [...lines.values()].flatMap(({ count, key, oldest }): ReadonlyArray<QueueLine> => {
    const { cause, of, row, since, until } = oldest
    const first = { emailId: row.email.id, since, until: until === null ? null : new Date(until), of }
    return places.has(key) ? [{ key, cause, count, oldest: first }] : []
  })
  return {
    lines: found.sort((left, right) =>
      (places.get(left.key) ?? 0) - (places.get(right.key) ?? 0) || (left.cause < right.cause ? -1 : 1)
    ),
    complete: complete && keys.length <= query.keys
  }
}
