import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { constants, monitorEventLoopDelay, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks"

const gauge = (name: string, description: string) => Metric.gauge(name, { description })

const resident = gauge("process_resident_memory_bytes", "Memory of this process, its buffers included")
const heap = gauge("nodejs_heap_size_used_bytes", "Memory that objects of JavaScript take")
const startedAt = gauge("process_start_time_seconds", "When this process began, in seconds since 1970")
const cpu = Metric.counter("process_cpu_seconds_total", {
  description: "Processor time of this process",
  incremental: true
})
const delay = {
  p50: gauge("nodejs_eventloop_delay_p50_seconds", "Median delay of the event loop since the last reading"),
  p99: gauge(
    "nodejs_eventloop_delay_p99_seconds",
    "99th percentile of the delay of the event loop since the last reading"
  ),
  max: gauge("nodejs_eventloop_delay_max_seconds", "Longest delay of the event loop since the last reading")
}
const collections = Metric.histogram("v8js_gc_duration_seconds", {
  description: "Pauses of the garbage collector, by kind",
  boundaries: [0.001, 0.01, 0.1, 1]
})

const kinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: "minor",
  [constants.NODE_PERFORMANCE_GC_MAJOR]: "major",
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: "incremental",
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: "weakcb"
}

const kindOf = (entry: PerformanceEntry): string => {
  const detail: unknown = Reflect.get(entry, "detail")
  const kind: unknown = typeof detail === "object" && detail !== null ? Reflect.get(detail, "kind") : undefined
  return (typeof kind === "number" ? kinds[kind] : undefined) ?? "other"
}

const everyMillis = 5_000
const resolutionMillis = 20
const nanos = 1e9

/**
 * Shows what this process uses: its memory, processor time, delay of the event loop and pauses of the garbage collector,
 * by the names that Prometheus' clients and OpenTelemetry's conventions for Node.js have for them.
 *
 * @example
 * ```ts
 * import * as ProcessGauges from "@sendwright/node/ProcessGauges"
 * import { Sendwright } from "@sendwright/core"
 * import * as Layer from "effect/Layer"
 *
 * export const Health = Layer.merge(Sendwright.layerHealth, ProcessGauges.layer)
 * ```
 */
export const layer: Layer.Layer<never> = Layer.effectDiscard(Effect.gen(function*() {
  const context = yield* Effect.context<never>()
  const loop = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const histogram = monitorEventLoopDelay({ resolution: resolutionMillis })
      histogram.enable()
      return histogram
    }),
    (histogram) => Effect.sync(() => histogram.disable())
  )
  yield* Effect.acquireRelease(
    Effect.sync(() => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Metric.withAttributes(collections, { v8js_gc_type: kindOf(entry) })
            .updateUnsafe(entry.duration / 1_000, context)
        }
      })
      observer.observe({ entryTypes: ["gc"] })
      return observer
    }),
    (observer) => Effect.sync(() => observer.disconnect())
  )
  yield* Metric.update(startedAt, performance.timeOrigin / 1_000)
  let used = 0

  const read = Effect.suspend(() => {
    const { heapUsed, rss } = process.memoryUsage()
    const { system, user } = process.cpuUsage()
    const before = used
    used = (system + user) / 1e6
    const seconds = (value: number) =>
      Number.isFinite(value) ? Math.max(0, value / nanos - resolutionMillis / 1_000) : 0
    const [p50, p99, max] = [loop.percentile(50), loop.percentile(99), loop.max].map(seconds) as [
      number,
      number,
      number
    ]
    loop.reset()
    return Effect.all([
      Metric.update(resident, rss),
      Metric.update(heap, heapUsed),
      Metric.update(cpu, used - before),
      Metric.update(delay.p50, p50),
      Metric.update(delay.p99, p99),
      Metric.update(delay.max, max)
    ], { discard: true })
  })
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(read, Effect.sleep(everyMillis))))
}))
