import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  countLimit,
  type EmailQueue,
  exactUpTo,
  type StorageFigures,
  StorageHealth
} from "../foundation/StorageHealth.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { isOpen } from "./memorySendJob.ts"

const earlier = (left: number | null, right: number): number => left === null ? right : Math.min(left, right)
const most = (count: number, limit = countLimit): number => Math.min(count, limit)

const emailsOf = (db: MemoryData, now: number): EmailQueue => {
  const counts = { due: 0, waiting: 0, leased: 0, held: 0, paused: 0 }
  let oldest: number | null = null
  for (const { dueAt, group, lane, leaseEnd, token, work } of db.sendQueue.jobs()) {
    const state = token !== null && leaseEnd > now
      ? "leased"
      : dueAt === null && work.waits === null
      ? "held"
      : !isOpen(db, group, lane)
      ? "paused"
      : dueAt === null || work.waits !== null || dueAt > now
      ? "waiting"
      : "due"
    counts[state]++
    if (state === "due" && dueAt !== null) oldest = earlier(oldest, dueAt)
  }
  let scheduled = 0
  for (const { status } of db.emails.values()) if (status === "scheduled") scheduled++
  return {
    ...counts,
    held: most(counts.held, exactUpTo),
    scheduled: most(scheduled, exactUpTo),
    oldestDueMillis: oldest === null ? null : now - oldest
  }
}

const webhooksOf = (db: MemoryData, now: number): StorageFigures["webhooks"] => {
  const endpoints = new Map<string, { pending: number; isFailing: boolean; dueAt: number | null }>()
  for (const { dueAt, group, token, work } of db.webhookQueue.jobs()) {
    const known = endpoints.get(group) ?? { pending: 0, isFailing: false, dueAt: null }
    known.pending++
    known.isFailing ||= work.delivery.lastError !== null
    if (token === null && dueAt !== null && dueAt <= now) known.dueAt = earlier(known.dueAt, dueAt)
    endpoints.set(group, known)
  }
  const of = (isFailing: boolean) => [...endpoints.values()].filter((one) => one.isFailing === isFailing)
  const pending = (isFailing: boolean) => of(isFailing).reduce((sum, one) => sum + one.pending, 0)
  const oldest = (isFailing: boolean) => {
    const dueAt = of(isFailing).reduce<number | null>(
      (first, one) => one.dueAt === null ? first : earlier(first, one.dueAt),
      null
    )
    return dueAt === null ? null : now - dueAt
  }
  return {
    healthy: pending(false),
    failing: pending(true),
    oldestDueMillis: { healthy: oldest(false), failing: oldest(true) }
  }
}

const requestsOf = (db: MemoryData, now: number): StorageFigures["requests"] => {
  let oldest = Infinity
  for (const { request } of db.requests.values()) oldest = Math.min(oldest, request.storedAt.getTime())
  return {
    pending: most(db.requests.size),
    oldestMillis: db.requests.size === 0 ? null : Math.max(0, now - oldest)
  }
}

const domainsOf = (db: MemoryData): StorageFigures["domains"] => {
  const counts = { healthy: 0, broken: 0, pending: 0, failed: 0 }
  for (const domains of db.domains.values()) {
    for (const { health, status } of domains.values()) {
      const state = status !== "verified" ? status : health === "action_needed" ? "broken" : "healthy"
      counts[state] = most(counts[state] + 1)
    }
  }
  return counts
}

const accountsOf = (db: MemoryData): StorageFigures["accounts"] => {
  const counts = { active: 0, paused: 0, suspended: 0 }
  for (const { account } of db.accounts.values()) {
    const state = account.suspended !== null ? "suspended" : account.paused !== null ? "paused" : "active"
    counts[state] = most(counts[state] + 1)
  }
  return counts
}

/** `StorageHealth` in memory, which is always well. */
export const layer: Layer.Layer<StorageHealth, never, MemoryDatabase> = Layer.effect(
  StorageHealth,
  Effect.map(MemoryDatabase, (db) =>
    StorageHealth.of({
      probe: () => Effect.void,
      accepts: Effect.succeed({ _tag: "well" }),
      lockHolders: Effect.succeed([]),
      figures: (now) =>
        Effect.sync(() => ({
          emails: emailsOf(db, now.getTime()),
          webhooks: webhooksOf(db, now.getTime()),
          requests: requestsOf(db, now.getTime()),
          domains: domainsOf(db),
          accounts: accountsOf(db),
          uncountedMillis: null,
          database: null
        }))
    }))
)
