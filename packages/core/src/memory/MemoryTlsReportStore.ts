import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { mostCounts, type TlsReportKey, TlsReportStore, type TlsSessionCount } from "../sending/TlsReportStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import type { TlsReportRow } from "./memoryRows.ts"

const nameOf = ({ day, domain }: TlsReportKey): string => `${day} ${domain}`

const add = (counts: TlsReportRow["counts"], { failure, policy, sessions }: TlsSessionCount): void => {
  const key = JSON.stringify([policy, failure])
  const known = counts.get(key)
  if (known === undefined && counts.size >= (failure === null ? 2 : 1) * mostCounts) return
  counts.set(key, { policy, failure, sessions: (known?.sessions ?? 0) + sessions })
}

/** `TlsReportStore` in memory. */
export const layer: Layer.Layer<TlsReportStore, never, MemoryDatabase> = Layer.effect(
  TlsReportStore,
  Effect.map(MemoryDatabase, ({ tlsReports }) => {
    const change = (id: string, of: (row: TlsReportRow) => TlsReportRow | undefined) =>
      Effect.sync(() => {
        for (const [name, row] of tlsReports) {
          if (row.id !== id) continue
          const changed = of(row)
          if (changed === undefined) tlsReports.delete(name)
          else tlsReports.set(name, changed)
        }
      })
    return TlsReportStore.of({
      add: (additions) =>
        Effect.sync(() => {
          for (const { counts, ...report } of additions) {
            const row = tlsReports.get(nameOf(report)) ?? { ...report, attempts: 0, done: [], counts: new Map() }
            tlsReports.set(nameOf(report), row)
            const [failures, successes] = [true, false].map((isFailure) =>
              counts.filter(({ failure }) => (failure !== null) === isFailure)
            )
            for (const count of [...successes!, ...failures!]) add(row.counts, count)
          }
        }),
      claimDue: ({ leaseMillis, limit, now }) =>
        Effect.sync(() =>
          [...tlsReports.values()]
            .filter(({ dueAt }) => dueAt <= now)
            .sort((left, right) => left.dueAt.getTime() - right.dueAt.getTime() || (left.id < right.id ? -1 : 1))
            .slice(0, limit)
            .map((row) => {
              tlsReports.set(nameOf(row), { ...row, dueAt: new Date(now.getTime() + leaseMillis) })
              const { dueAt: _, ...report } = row
              return { ...report, counts: [...row.counts.values()] }
            })
        ),
      defer: ({ dueAt, id, done }) => change(id, (row) => ({ ...row, dueAt, done, attempts: row.attempts + 1 })),
      forget: (id) => change(id, () => undefined)
    })
  })
)
