import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Counts from "../metrics/Counts.ts"
import { boundTags, type CountedEvent, dayOf, type HourRow, keyOf, rowsOf, tagDayName } from "../metrics/HourRow.ts"
import { MetricsStore } from "../metrics/MetricsStore.ts"
import type { Redactor } from "../privacy/Redaction.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"

/** `MetricsStore` in memory: events are counted as they are stored, so that none ever waits. */
export const layer: Layer.Layer<MetricsStore, never, MemoryDatabase> = Layer.effect(
  MetricsStore,
  Effect.map(MemoryDatabase, (db) =>
    MetricsStore.of({
      count: () => Effect.succeed(false),
      read: ({ accountId, from, kind, to, traffic }) =>
        Effect.sync(() => ({
          rows: [...db.metrics.get(accountId)?.values() ?? []].filter((row) =>
            row.kind === kind && row.traffic === traffic && row.hour >= from && row.hour < to
          ),
          isCurrent: true
        })),
      prune: (hour, limit) =>
        Effect.sync(() => {
          let pruned = 0
          for (const rows of db.metrics.values()) {
            for (const [key, row] of rows) {
              if (pruned === limit) return pruned
              if (row.hour >= hour) continue
              rows.delete(key)
              if (row.kind === "tag") db.metricTags.delete(tagDayName({ ...row, day: dayOf(row.hour) }))
              pruned++
            }
          }
          return pruned
        })
    }))
)

/** Counts an event that is being stored. */
export const count = (db: MemoryData, event: CountedEvent): void =>
  store(db, event.email.accountId, boundTags(rowsOf(event), db.metricTags))

/** Takes an address out of the tags that an account's counts are kept under. */
export const redactTags = (db: MemoryData, accountId: string, redactor: Redactor): void => {
  const hit = [...db.metrics.get(accountId) ?? []].filter(([, { kind, name }]) =>
    kind === "tag" && redactor.text(name) !== name
  )
  for (const [key, row] of hit) {
    db.metrics.get(accountId)?.delete(key)
    const day = tagDayName({ ...row, day: dayOf(row.hour) })
    db.metricTags.get(day)?.delete(row.name)
    store(db, accountId, boundTags([{ ...row, name: redactor.text(row.name) }], db.metricTags))
  }
}

const store = (db: MemoryData, accountId: string, added: ReadonlyArray<HourRow>): void => {
  let rows = db.metrics.get(accountId)
  if (rows === undefined) db.metrics.set(accountId, rows = new Map())
  for (const row of added) {
    const key = keyOf(row)
    const known = rows.get(key)
    rows.set(key, known === undefined ? row : { ...known, counts: Counts.add(known.counts, row.counts) })
  }
}
