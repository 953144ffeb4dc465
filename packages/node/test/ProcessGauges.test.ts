import { assert, describe, it } from "@effect/vitest"
import * as ProcessGauges from "@sendwright/node/ProcessGauges"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { setTimeout } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

setFlagsFromString("--expose-gc")
const collect: () => void = runInNewContext("gc")

const value = (name: string) =>
  Effect.map(Metric.snapshot, (metrics) => {
    const found = metrics.find(({ id }) => id === name)
    return found?.type === "Gauge"
      ? Number(found.state.value)
      : found?.type === "Counter" || found?.type === "Histogram"
      ? Number(found.state.count)
      : NaN
  })

describe("ProcessGauges", () => {
  it.live(
    "tells of memory, processor time, the event loop and the garbage collector, in base units",
    () =>
      Effect.gen(function*() {
        yield* Effect.gen(function*() {
          yield* Effect.promise(() => setTimeout(100))
          const until = performance.now() + 300
          // Holds the event loop up, and collects garbage.
          while (performance.now() < until) collect()
          yield* Effect.promise(() => setTimeout(5_200))
        }).pipe(Effect.provide(ProcessGauges.layer))
        const memory = process.memoryUsage()
        assert.closeTo(yield* value("process_resident_memory_bytes"), memory.rss, memory.rss / 2)
        assert.isAtMost(yield* value("nodejs_heap_size_used_bytes"), memory.heapTotal * 4)
        const { system, user } = process.cpuUsage()
        assert.closeTo(yield* value("process_cpu_seconds_total"), (system + user) / 1e6, 3)
        assert.closeTo(yield* value("process_start_time_seconds"), performance.timeOrigin / 1_000, 1)
        assert.isAbove(yield* value("nodejs_eventloop_delay_max_seconds"), 0.2)
        assert.isBelow(yield* value("nodejs_eventloop_delay_p50_seconds"), 0.2)
        assert.isAbove(yield* value("v8js_gc_duration_seconds"), 0)
      }),
    300_000
  )
})
