import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { attemptsPrefix } from "../accounts/RateStore.ts"
import { emptyContents, hasContents } from "../model/EmailFields.ts"
import {
  attemptsMillis,
  endedPortalMillis,
  expiredLinkMillis,
  type RetentionAnswer,
  type RetentionStep,
  RetentionStore,
  type RetentionTerm
} from "../privacy/RetentionStore.ts"
import { keptName, type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { isReceivedPending, purgeReceived, removeReceived } from "./memoryReceived.ts"
import type { EmailRow, ReceivedRow } from "./memoryRows.ts"

/**
 * `RetentionStore` in memory. It keeps no months apart: what is deleted is gone at once, nothing is set aside and nothing
 * can be taken back.
 */
export const layer: Layer.Layer<RetentionStore, never, MemoryDatabase> = Layer.effect(
  RetentionStore,
  Effect.map(MemoryDatabase, (db) =>
    RetentionStore.of({
      purgeContents: (step) =>
        Effect.sync(() =>
          andReceived(
            db,
            step,
            take(db, step, isPurgeable, (row) => {
              row.email = { ...row.email, ...emptyContents, attachments: [] }
            }),
            ({ content }) => content !== null,
            (row) => purgeReceived(db, row)
          )
        ),
      removeEmails: (step) =>
        Effect.sync(() => {
          removeTests(db, step.before)
          const taken = take(db, step, (row) => !isPending(db, row), (row) => db.removeEmail(row))
          return andReceived(db, step, taken, (row) => !isReceivedPending(db, row), (row) => removeReceived(db, row))
        }),
      countDue: (kind, before, most) =>
        Effect.sync(() => {
          let count = 0
          for (const row of db.emails.values()) {
            if (count === most) break
            if (row.email.createdAt < before && (kind === "emails" || isPurgeable(row))) count++
          }
          for (const { content, received } of db.received.values()) {
            if (count === most) break
            if (received.receivedAt < before && (kind === "emails" || content !== null)) count++
          }
          return count
        }),
      term: (kind) => Effect.sync(() => db.retention.get(kind) ?? noTerm),
      noteRound: (kind, cutoff, taken) =>
        Effect.sync(() => {
          const { largest, stopped } = db.retention.get(kind) ?? noTerm
          if (stopped?.restored === true) return
          db.retention.set(kind, { cutoff, largest: Math.max(largest, taken), stopped: null })
        }),
      stop: (kind, stopped) =>
        Effect.sync(() => {
          const term = db.retention.get(kind) ?? noTerm
          const at = term.stopped?.at ?? stopped.at
          const restored = stopped.restored || term.stopped?.restored === true
          db.retention.set(kind, { ...term, stopped: { ...stopped, at, restored } })
        }),
      allow: Effect.sync(() =>
        [...db.retention].flatMap(([kind, { largest, stopped }]) => {
          if (stopped === null) return []
          db.retention.set(kind, { largest, cutoff: stopped.cutoff, stopped: null })
          return [kind]
        })
      ),
      setAside: Effect.succeed([]),
      restore: () => Effect.succeed(false),
      dropSetAside: () => Effect.succeed(false),
      pruneReports: (before, limit) =>
        Effect.sync(() => {
          const old = [...db.kept.values()]
            .filter(({ dueAt, keptAt }) => dueAt === null && keptAt < before.getTime())
            .slice(0, limit)
          for (const kept of old) {
            db.kept.delete(keptName(kept.event))
            const { providerMessageId } = kept.event
            if (providerMessageId === null) continue
            const others = db.parkedByProviderMessageId.get(providerMessageId)?.filter((other) => other !== kept) ?? []
            if (others.length === 0) db.parkedByProviderMessageId.delete(providerMessageId)
            else db.parkedByProviderMessageId.set(providerMessageId, others)
          }
          return old.length
        }),
      pruneSignIns: ({ idleSince, limit, now }) =>
        Effect.sync(() =>
          forget(db.sessions, limit, ({ expiresAt, seenAt }) => expiresAt <= now || seenAt <= idleSince)
          + forget(db.links, limit, ({ expiresAt }) => expiresAt.getTime() <= now.getTime() - expiredLinkMillis)
          + forget(
            db.portalSessions,
            limit,
            ({ expiresAt, linkExpiresAt }) =>
              expiresAt <= now && linkExpiresAt.getTime() <= now.getTime() - endedPortalMillis
          )
          + forget(
            db.buckets,
            limit,
            ({ updatedAt }, key) =>
              key.startsWith(attemptsPrefix) && updatedAt.getTime() <= now.getTime() - attemptsMillis
          )
        )
    }))
)

const noTerm: RetentionTerm = { cutoff: null, largest: 0, stopped: null }

/** Deletes up to `limit` entries; answers with how many. */
const forget = <A>(entries: Map<string, A>, limit: number, isOld: (value: A, key: string) => boolean): number => {
  let count = 0
  for (const [key, value] of entries) {
    if (count === limit) break
    if (isOld(value, key) && entries.delete(key)) count++
  }
  return count
}

const isPurgeable = ({ email }: EmailRow): boolean => hasContents(email) || email.attachments.length > 0

const isFinished = (db: MemoryData, row: EmailRow): boolean =>
  row.status !== "queued" && row.status !== "scheduled" && db.sendQueue.get(row.email.id) === undefined

/** What is passed by stays first in line and is examined again: every step begins anew. */
const take = (
  db: MemoryData,
  { before, by, limit }: RetentionStep,
  concerns: (row: EmailRow) => boolean,
  act: (row: EmailRow) => void
): RetentionAnswer => {
  let count = 0
  const end = by === "month" ? monthOf(before) : before.getTime()
  for (const row of db.emails.values()) {
    if (count === limit) return { count, next: "" }
    if (row.updatedAt >= before || row.email.createdAt.getTime() >= end || !isFinished(db, row) || !concerns(row)) {
      continue
    }
    act(row)
    count++
  }
  return { count, next: null }
}

/** The same step through received emails, which are finished when they come. */
const andReceived = (
  db: MemoryData,
  { before, by, limit }: RetentionStep,
  { count, next }: RetentionAnswer,
  concerns: (row: ReceivedRow) => boolean,
  act: (row: ReceivedRow) => void
): RetentionAnswer => {
  if (next !== null) return { count, next }
  const end = by === "month" ? monthOf(before) : before.getTime()
  let taken = count
  for (const row of db.received.values()) {
    if (taken === limit) return { count: taken, next: "" }
    if (row.received.receivedAt.getTime() >= end || !concerns(row)) continue
    act(row)
    taken++
  }
  return { count: taken, next: null }
}

/** Whether a delivery of an email is still to be made. */
const isPending = (db: MemoryData, { email }: EmailRow): boolean => {
  for (const { delivery } of db.deliveriesOf(email.id)) if (db.webhookQueue.get(delivery.id) !== undefined) return true
  return false
}

/** When the calendar month of a time begins. */
const monthOf = (time: Date): number => Date.UTC(time.getUTCFullYear(), time.getUTCMonth())

/** Deletes the deliveries of no email that were made in a month that is wholly before a time, and are not pending. */
const removeTests = (db: MemoryData, before: Date): void => {
  const month = monthOf(before)
  for (const row of db.deliveries.values()) {
    const { createdAt, emailId, id } = row.delivery
    if (emailId !== null || createdAt.getTime() >= month || db.webhookQueue.get(id) !== undefined) continue
    db.removeDelivery(row)
  }
}
