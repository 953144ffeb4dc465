import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Reputation from "../reputation/Reputation.ts"
import { type Paused, ReputationStore } from "../reputation/ReputationStore.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"

/** `ReputationStore` in memory. */
export const layer: Layer.Layer<ReputationStore, never, MemoryDatabase> = Layer.effect(
  ReputationStore,
  Effect.map(MemoryDatabase, (db) =>
    ReputationStore.of({
      windows: (accountId, now) => Effect.sync(() => windowsOf(db, accountId, now)),
      windowsOfAll: (accountIds, now) =>
        Effect.sync(() =>
          new Map(accountIds.flatMap((id) => {
            const windows = windowsOf(db, id, now)
            const { bounces, complaints, recipients } = windows.week
            return recipients + bounces + complaints === 0 ? [] : [[id, windows] as const]
          }))
        ),
      review: ({ evaluate, limit, now }) =>
        Effect.sync(() => {
          const paused: Array<Paused> = []
          const notes = Array.from(db.reputationNotes).slice(0, limit)
          for (const accountId of notes) {
            db.reputationNotes.delete(accountId)
            const row = db.accounts.get(accountId)
            if (row === undefined || row.account.paused !== null) continue
            const windows = windowsOf(db, accountId, now)
            const breach = evaluate(row.account.createdAt, windows)
            if (breach === undefined) continue
            row.account = { ...row.account, paused: { at: now, reason: breach.reason } }
            paused.push({ accountId, breach, windows })
          }
          return { taken: notes.length, paused }
        }),
      prune: (now, limit) =>
        Effect.sync(() => {
          const first = Reputation.firstHours(now).week
          let pruned = 0
          for (const [accountId, hours] of db.reputation) {
            for (const hour of hours.keys()) {
              if (pruned === limit) return pruned
              if (hour >= first) continue
              hours.delete(hour)
              pruned++
            }
            if (hours.size === 0) db.reputation.delete(accountId)
          }
          return pruned
        })
    }))
)

const windowsOf = (db: MemoryData, accountId: string, now: Date): Reputation.Windows => {
  const first = Reputation.firstHours(now)
  let week = Reputation.noFigures
  let day = Reputation.noFigures
  for (const [hour, figures] of db.reputation.get(accountId) ?? []) {
    if (hour >= first.week) week = Reputation.add(week, figures)
    if (hour >= first.day) day = Reputation.add(day, figures)
  }
  return { week, day }
}
