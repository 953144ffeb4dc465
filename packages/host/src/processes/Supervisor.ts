import * as MetricsRoute from "@sendwright/http/MetricsRoute"
import { createServer } from "@sendwright/http/NodeServer"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import * as ProcessGauges from "@sendwright/node/ProcessGauges"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import type * as Scope from "effect/Scope"
import cluster from "node:cluster"
import * as Observability from "../adapters/Observability.ts"
import type { HostConfig } from "../config/Config.ts"
import { warningsOf } from "../config/warningsOf.ts"
import { HostError } from "../foundation/HostError.ts"
import * as Signals from "../foundation/Signals.ts"
import * as Listener from "../server/Listener.ts"
import { merge, registryOf, retire } from "./MergedMetrics.ts"
import { drainGraceMillis, type Samples } from "./Messages.ts"
import * as Restarts from "./Restarts.ts"
import { watch } from "./watch.ts"
import * as Workers from "./Worker.ts"
import type { Ended, Serving, Worker } from "./Worker.ts"

const restarts = Metric.counter("sendwright_worker_restarts_total", {
  description: "Processes of this server that were replaced: those that ended, and those that hung and were ended",
  incremental: true
})
const servingGauge = Metric.gauge("sendwright_workers", { description: "Processes of this server that serve" })

/** How long a scrape waits for the workers: it is answered within a second also where one of them is busy. */
const countPatienceMillis = 500
/** So many workers of a place that die without a word before any has served end the start. */
const mostStarts = 3

const wordsOf = ({ code, failure, signal }: Ended): string =>
  failure?.message ?? (signal === null ? `It ended with code ${code}.` : `It was ended by ${signal}.`)

/**
 * Runs a server as several processes behind its ports, of which this one is the primary: it holds the ports and hands
 * each connection to the next worker in turn, replaces workers that die or hang, and shows the metrics of all of them on
 * one page. It has no database and no engine. Ends at SIGTERM or SIGINT, once all workers have drained; a second signal
 * ends all processes at once.
 */
export const run = (
  config: HostConfig,
  announce: (serving: Serving) => Effect.Effect<void>
): Effect.Effect<void, HostError> =>
  Effect.gen(function*() {
    const { arrived } = yield* Signals.first
    for (const warning of warningsOf(config)) yield* Effect.logWarning(warning)
    yield* supervise(config, announce, arrived)
  }).pipe(Effect.scoped, Effect.provide(Observability.layer(config)))

// Far beyond any pause of an event loop that turns: a garbage collection, or a machine with much else to do.
const silenceMillis = 30_000

const supervise = Effect.fnUntraced(
  function*(
    config: HostConfig,
    announce: (serving: Serving) => Effect.Effect<void>,
    stop: Effect.Effect<NodeJS.Signals>
  ): Effect.fn.Return<void, HostError, Scope.Scope> {
    const fleet = yield* makeFleet
    yield* Layer.build(ProcessGauges.layer)
    if (config.metricsPort !== null) {
      const page = MetricsRoute.layerOf(fleet.counted).pipe(
        Layer.provide(Answers.layer),
        Layer.provide(PooledRandom.layer)
      )
      const { drainMillis, host, metricsPort: port } = config
      yield* Layer.build(
        Listener.layer(page, createServer, { host, port, drainMillis, setting: "SENDWRIGHT_METRICS_PORT" })
      )
    }
    yield* Effect.forkScoped(watch(fleet.running, silenceMillis))

    const numbers = Array.from({ length: config.processes }, (_, i) => i + 1)
    const [first, ...others] = numbers as [number, ...Array<number>]
    /** Each is replaced from its first moment on, whatever the others do. */
    const startOne = Effect.fnUntraced(function*(number: number) {
      const started = yield* firstStart(fleet, number)
      yield* Effect.forkScoped(keep(fleet, started.worker))
      return started.serving
    })
    const startAll = Effect.gen(function*() {
      // What stands against a start is found, and told, by the first; the database is brought up to date by it.
      const serving = yield* startOne(first)
      yield* Effect.forEach(others, startOne, { concurrency: "unbounded", discard: true })
      yield* announce(serving)
      return yield* Effect.never
    })

    const kept = yield* Effect.forkScoped(Effect.scoped(startAll))
    const signal = yield* Effect.raceFirst(stop, Fiber.join(kept)).pipe(
      Effect.tapError(() => drain(fleet, config, "The start failed", false))
    )
    yield* Fiber.interrupt(kept)
    const delay = config.role === "worker" ? 0 : config.shutdownDelayMillis
    yield* Effect.logInfo(
      `${signal}: ${
        delay === 0 ? "" : `taking requests for ${delay / 1000} more seconds, and `
      }finishing what has begun, `
        + `for ${config.drainMillis / 1000} seconds at the most`
    )
    const unfinished = yield* drain(fleet, config, signal, true)
    if (unfinished > 0) {
      return yield* new HostError({
        message: `${unfinished} of ${config.processes} processes did not end in order: see the log.`
      })
    }
    yield* Effect.logInfo("Stopped")
  }
)

/** The workers that run, and what those had counted that ran before. */
interface Fleet {
  readonly running: Set<Worker>
  /** `isFirst`: it does what is to happen once, as none has served before. */
  readonly start: (number: number, isFirst: boolean) => Worker
  /** All that was counted, for one page. */
  readonly counted: Effect.Effect<Metric.MetricRegistry>
}

const makeFleet: Effect.Effect<Fleet, never, Scope.Scope> = Effect.gen(function*() {
  // A free worker gets the next connection, and the ports stay open while a worker is replaced.
  cluster.schedulingPolicy = cluster.SCHED_RR
  const running = new Set<Worker>()
  const asking = new Set<(worker: Worker) => void>()
  const context = yield* Effect.context<never>()
  let ended: Samples = []

  const onHeld = () => {
    const all = [...running].filter(({ isServing }) => isServing)
    servingGauge.updateUnsafe(all.length, context)
    for (const worker of running) {
      worker.send({ _tag: "Others", held: all.filter((one) => one !== worker).map(({ held }) => held) })
    }
  }
  const onSamples = (worker: Worker) => {
    for (const take of asking) take(worker)
  }
  const onEnded = (worker: Worker) => {
    running.delete(worker)
    ended = retire(ended, worker.samples)
    onSamples(worker)
    onHeld()
    return [...running].some(({ isServing }) => isServing)
  }
  // Other ends are left to the workers, which finish what they have begun when this process is gone.
  const killAll = (code: number) => {
    if (code !== Signals.interruptedCode) return
    for (const worker of running) worker.kill()
  }
  yield* Effect.acquireRelease(
    Effect.sync(() => process.on("exit", killAll)),
    () => Effect.sync(() => process.off("exit", killAll))
  )

  /** Asks all workers at once; one that does not answer in time counts with its last answer. */
  const ask = Effect.callback<void>((resume) => {
    const missing = new Set(running)
    const take = (worker: Worker) => {
      missing.delete(worker)
      if (missing.size === 0) resume(Effect.void)
    }
    asking.add(take)
    for (const worker of running) worker.send({ _tag: "Count" })
    if (missing.size === 0) resume(Effect.void)
    return Effect.sync(() => asking.delete(take))
  })
  const counted = Effect.gen(function*() {
    yield* Effect.timeoutOption(ask, countPatienceMillis)
    const workers = [...running].map(({ number, samples }) => ({ process: String(number), samples }))
    return registryOf(merge([{ process: "primary", samples: yield* Metric.snapshot }, ...workers], ended))
  })
  const start = (number: number, isFirst: boolean): Worker => {
    const worker = Workers.start(number, isFirst, { onEnded, onHeld, onSamples })
    running.add(worker)
    return worker
  }
  return { running, counted, start }
})

/**
 * A worker's first start. Where it says what stands against it, or several die in a row, the server does not start; one
 * that hung or was killed is replaced.
 */
const firstStart = Effect.fnUntraced(function*(fleet: Fleet, number: number) {
  const isFirst = number === 1
  let worker = fleet.start(number, isFirst)
  let deaths = 0
  for (;;) {
    const began = yield* Effect.raceFirst(worker.serving, worker.ended)
    if (!("failure" in began)) return { worker, serving: began }
    const { failure } = began
    if (failure !== null || deaths >= mostStarts - 1) {
      const message = failure?.message
        ?? `The processes of the server end at their start: see the log before this line. ${wordsOf(began)}`
      return yield* new HostError(failure?.code === undefined ? { message } : { code: failure.code, message })
    }
    const next = yield* replace(fleet, worker, began, { deaths, isFirst })
    worker = next.worker
    deaths = next.deaths
  }
})

/** Replaces a worker, and each that comes after it. */
const keep = Effect.fnUntraced(function*(fleet: Fleet, first: Worker) {
  let worker = first
  let deaths = 0
  for (;;) {
    const next = yield* replace(fleet, worker, yield* worker.ended, { deaths, isFirst: false })
    worker = next.worker
    deaths = next.deaths
  }
})

/** Starts another worker in the place of one that has ended, after the time that many deaths in a row take. */
const replace = Effect.fnUntraced(function*(
  fleet: Fleet,
  worker: Worker,
  ended: Ended,
  before: { readonly deaths: number; readonly isFirst: boolean }
) {
  const inOrder = ended.code === 0 && !worker.hung
  const { deaths, waitMillis } = Restarts.after({ servedMillis: ended.servedMillis, inOrder }, before.deaths)
  const { number, pid } = worker
  const wait = waitMillis === 0 ? "now" : `in ${waitMillis / 1_000} s`
  yield* Metric.update(Metric.withAttributes(restarts, { reason: worker.hung ? "hung" : "ended" }), 1)
  const line = `Process ${number} of the server is replaced ${wait}. ${wordsOf(ended)}`
  yield* (inOrder ? Effect.logInfo(line) : Effect.logError(line)).pipe(
    Effect.annotateLogs({ process: String(number), pid, code: ended.code, signal: ended.signal })
  )
  yield* Effect.sleep(waitMillis)
  return { worker: fleet.start(number, before.isFirst), deaths }
})

/** Has all workers finish what they have begun, and says how many did not end in order. */
const drain = Effect.fnUntraced(
  function*({ running }: Fleet, config: HostConfig, reason: string, takesRequests: boolean) {
    const workers = [...running]
    const delayMillis = takesRequests ? config.shutdownDelayMillis : 0
    for (const worker of workers) worker.send({ _tag: "Drain", reason, takesRequests })
    const all = Effect.forEach(workers, ({ ended }) => ended, { concurrency: "unbounded" })
    const late = Effect.andThen(
      Effect.sleep(delayMillis + config.drainMillis + drainGraceMillis),
      Effect.suspend(() => {
        for (const worker of running) worker.kill()
        return all
      })
    )
    const ends = yield* Effect.raceFirst(all, late)
    // One that was still starting may end by the very signal that ends all of them.
    return ends.filter(({ code, servedMillis }) => code !== 0 && servedMillis !== null).length
  }
)
