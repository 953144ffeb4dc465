import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as Conditions from "../src/foundation/Conditions.ts"
import { StorageError } from "../src/foundation/StorageError.ts"
import * as StorageGauges from "../src/foundation/StorageGauges.ts"
import { type StorageFigures, StorageHealth } from "../src/foundation/StorageHealth.ts"

const figures: StorageFigures = {
  emails: { due: 3, waiting: 4, leased: 5, held: 6, paused: 7, scheduled: 8, oldestDueMillis: 90_500 },
  webhooks: { healthy: 9, failing: 10, oldestDueMillis: { healthy: null, failing: 4_000 } },
  requests: { pending: 22, oldestMillis: 23_000 },
  domains: { healthy: 11, broken: 12, pending: 13, failed: 14 },
  accounts: { active: 15, paused: 16, suspended: 17 },
  uncountedMillis: 21_000,
  database: { sizeBytes: 18, oldestSnapshotMillis: 19_000, deadRows: { send_jobs: 20 }, monthsAhead: 2 }
}

const rig = (answer: () => Effect.Effect<StorageFigures, StorageError>) => {
  const stage = { asked: 0 }
  const health = Layer.succeed(StorageHealth, {
    probe: () => Effect.void,
    accepts: Effect.succeed({ _tag: "well" as const }),
    lockHolders: Effect.succeed([]),
    figures: () =>
      Effect.suspend(() => {
        stage.asked++
        return answer()
      })
  })
  const quiet = Layer.mergeAll(Conditions.layer, Logger.layer([]))
  return { stage, layer: StorageGauges.layer.pipe(Layer.provide(health), Layer.provideMerge(quiet)) }
}

const shown = Effect.map(
  Metric.snapshot,
  (metrics) =>
    Object.fromEntries(metrics.flatMap((metric) =>
      metric.type === "Gauge"
        ? [[
          [metric.id, ...Object.values(metric.attributes ?? {})].join(" ").replace("sendwright_", ""),
          Number(metric.state.value)
        ]]
        : []
    ))
)

const held = Effect.flatMap(Conditions.Conditions, ({ current }) => current)

describe("StorageGauges", () => {
  it.effect("shows what the storage tells, in base units, and asks again at its interval alone", () => {
    const { layer, stage } = rig(() => Effect.succeed(figures))
    return Effect.gen(function*() {
      yield* TestClock.adjust(0)
      assert.deepInclude(yield* shown, {
        "emails_pending due": 3,
        "emails_pending waiting": 4,
        "emails_pending leased": 5,
        "emails_pending held": 6,
        "emails_pending paused": 7,
        "emails_pending scheduled": 8,
        "email_oldest_due_age_seconds": 90.5,
        "webhooks_pending healthy": 9,
        "webhooks_pending failing": 10,
        "webhook_oldest_due_age_seconds healthy": 0,
        "webhook_oldest_due_age_seconds failing": 4,
        "sql_requests_pending": 22,
        "sql_request_oldest_age_seconds": 23,
        "metrics_behind_seconds": 21,
        "domains healthy": 11,
        "domains broken": 12,
        "domains pending": 13,
        "domains failed": 14,
        "accounts active": 15,
        "accounts paused": 16,
        "accounts suspended": 17,
        "database_size_bytes": 18,
        "database_oldest_snapshot_age_seconds": 19,
        "database_dead_rows send_jobs": 20,
        "database_months_ahead": 2,
        "figures_timestamp_seconds": 0
      })
      yield* TestClock.adjust(60_000)
      assert.strictEqual(stage.asked, 5)
      assert.deepInclude(yield* shown, { "figures_timestamp_seconds": 60 })
    }).pipe(Effect.provide(layer))
  })

  it.effect("goes on where a reading fails or hangs, and says that the gauges are old while three in a row did", () => {
    let answer: Effect.Effect<StorageFigures, StorageError> = Effect.succeed(figures)
    const { layer } = rig(() => answer)
    return Effect.gen(function*() {
      yield* TestClock.adjust(1_000)
      answer = Effect.fail(new StorageError({ command: "figures", cause: "no" }))
      yield* TestClock.adjust(30_000)
      assert.deepStrictEqual(yield* held, [])
      answer = Effect.never
      yield* TestClock.adjust(30_000)
      const [condition] = yield* held
      assert.deepInclude(condition, { name: "figures", blocks: false })
      assert.deepInclude(yield* shown, { "figures_timestamp_seconds": 0, "emails_pending due": 3 })
      answer = Effect.succeed(figures)
      yield* TestClock.adjust(30_000)
      assert.deepStrictEqual(yield* held, [])
    }).pipe(Effect.provide(layer))
  })
})
