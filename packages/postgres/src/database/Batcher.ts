// What is waited for is a database, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import * as Tracing from "@sendwright/core/foundation/Tracing"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberSet from "effect/FiberSet"
import type * as Scope from "effect/Scope"
import * as Tracer from "effect/Tracer"

/** Collects the calls of many fibers, so that they leave as one statement. */
export interface Batcher<in A, out B, out E> {
  /**
   * Waits for the batch that carries the item. An item whose caller is interrupted before its batch left is taken back;
   * after that the batch goes on. An item that finds too many before it, or waits too long for its batch to leave, is
   * refused: nothing was done about it.
   */
  readonly submit: (item: A) => Effect.Effect<B, E>
}

interface Entry<A, B, E> {
  readonly item: A
  readonly weight: number
  /** The span that waits for it, where one is collected. */
  readonly caller: Tracing.Collected | undefined
  readonly resume: (result: Effect.Effect<B, E>) => void
  readonly since: number
  queued: boolean
}

/** A batch smaller than this is not worth splitting, unless its statement says otherwise. */
const minShare = 8

/**
 * How many full batches may wait. A batch takes 10 to 100 ms and some are under way at once: a call behind more
 * than these would wait for longer than `patienceMillis`.
 */
const maxBatches = 64

/** As many links as OpenTelemetry's own limit lets a span have. */
const maxLinks = 128

/**
 * Puts a batch under a span of its own: it belongs to the traces of all its callers, and so is the child of none. It
 * links to their spans, and they to it. A batch of which no caller is traced leaves no span, nor do its statements.
 */
const traced =
  (name: string, entries: ReadonlyArray<{ readonly caller: Tracing.Collected | undefined }>) =>
  <A, E>(batch: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.withFiber((fiber) => {
      const callers = entries.flatMap(({ caller }) => caller ?? [])
      const [first] = callers
      if (first === undefined) return Tracing.isCollected(fiber) ? Effect.withTracerEnabled(batch, false) : batch
      const links = callers.slice(0, maxLinks).map(({ span }) => ({ span, attributes: {} }))
      const attributes = { "sendwright.batch.size": entries.length }
      return Effect.useSpan(name, { root: true, links, attributes }, (span) => {
        for (const caller of callers) {
          if (caller.span._tag === "Span") caller.span.addLinks([{ span, attributes: {} }])
        }
        return Effect.provideService(batch, Tracer.ParentSpan, span)
      }).pipe(Effect.withTracer(first.tracer))
    })

/** A batcher's `run` of items that are lists: all of them are run as one list, and each gets the answers to its own. */
export const overLists =
  <A, B, E>(run: (all: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<B>, E>) =>
  (lists: ReadonlyArray<ReadonlyArray<A>>): Effect.Effect<ReadonlyArray<ReadonlyArray<B>>, E> =>
    Effect.map(run(lists.flat()), (answers) => {
      let next = 0
      return lists.map((list) => answers.slice(next, next += list.length))
    })

/**
 * Group commit: while fewer than `concurrency` batches are under way, everything that waits leaves at once; otherwise
 * it waits for one of them to end. There is no delay but one turn of the scheduler, in which the requests of one tick
 * join.
 */
export const make = <A, B, E>(options: {
  /** The command, for traces. */
  readonly name: string
  /** Batches under way at once. */
  readonly concurrency: number
  /** At most so many items in a batch. */
  readonly maxItems: number
  /**
   * For a statement that costs more than most of its items: while a batch is under way, or left less than `fillMillis`
   * ago, another one leaves with so many items at least, or once the oldest has waited for `fillMillis`. By default any
   * number leaves.
   */
  readonly fill?: number
  /** Milliseconds; 25 by default. */
  readonly fillMillis?: number
  /** What an item counts towards `maxWeight`; an item that is heavier leaves alone. */
  readonly weightOf?: (item: A) => number
  readonly maxWeight?: number
  /** One answer for each item, in order. */
  readonly run: (items: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<B>, E>
  /** Whether a failed batch is tried again item by item, so that one of them does not fail its neighbours. */
  readonly separates: (error: E) => boolean
  /** The failure of an item that was refused. */
  readonly refused: () => E
  /**
   * How long an item may wait for its batch to leave, and a batch that failed may take to be tried item by item.
   * Milliseconds of the machine, as the deadlines of commands are.
   */
  readonly patienceMillis: number
}): Effect.Effect<Batcher<A, B, E>, never, Scope.Scope> =>
  Effect.gen(function*() {
    const {
      concurrency,
      fill = 1,
      fillMillis = 25,
      maxItems,
      maxWeight = Infinity,
      name,
      patienceMillis,
      refused,
      run,
      separates,
      weightOf = () => 1
    } = options
    const runFork = yield* FiberSet.makeRuntime<never, void, never>()
    let queue: Array<Entry<A, B, E>> = []
    let running = 0
    let leftAt = -Infinity
    let starting = false
    let closed = false
    let filling: NodeJS.Timeout | undefined

    const refuse = (entry: Entry<A, B, E>): void => entry.resume(Effect.fail(refused()))

    /** The oldest stand first. */
    const refuseLate = (): void => {
      const since = performance.now() - patienceMillis
      const kept = queue.findIndex((entry) => entry.since > since)
      if (kept === 0) return
      const late = kept < 0 ? queue : queue.slice(0, kept)
      queue = kept < 0 ? [] : queue.slice(kept)
      for (const entry of late) {
        entry.queued = false
        refuse(entry)
      }
    }

    const take = (): Array<Entry<A, B, E>> => {
      refuseLate()
      let count = 0
      let weight = 0
      // Callers that were answered together come back together: shared out, they keep all slots busy.
      const share = Math.max(minShare, fill, Math.ceil(queue.length / (concurrency - running)))
      const most = Math.min(maxItems, share)
      for (const entry of queue) {
        weight += entry.weight
        if (count > 0 && (count === most || weight > maxWeight)) break
        entry.queued = false
        count++
      }
      const taken = queue.slice(0, count)
      queue = queue.slice(count)
      return taken
    }

    const runAlone = (since: number) => (entry: Entry<A, B, E>): Effect.Effect<void> =>
      Effect.suspend(() => {
        if (performance.now() - since > patienceMillis) return Effect.sync(() => refuse(entry))
        return Effect.map(Effect.exit(run([entry.item])), (exit) => {
          entry.resume(Exit.isSuccess(exit) ? Effect.succeed(exit.value[0] as B) : Effect.failCause(exit.cause))
        })
      })

    const runBatch = (entries: ReadonlyArray<Entry<A, B, E>>): Effect.Effect<void> =>
      Effect.flatMap(Effect.exit(run(entries.map((entry) => entry.item))), (exit) => {
        if (Exit.isSuccess(exit)) {
          entries.forEach((entry, index) => entry.resume(Effect.succeed(exit.value[index] as B)))
          return Effect.void
        }
        const failure = exit.cause.reasons.find(Cause.isFailReason)
        if (entries.length > 1 && failure !== undefined && separates(failure.error)) {
          return Effect.forEach(entries, runAlone(performance.now()), { discard: true })
        }
        for (const entry of entries) entry.resume(Effect.failCause(exit.cause))
        return Effect.void
      })

    /** How long what waits is to wait for more. */
    const fillingMillis = (): number => {
      const [oldest] = queue
      if (oldest === undefined || queue.length >= fill) return 0
      const now = performance.now()
      return running > 0 || now - leftAt < fillMillis ? oldest.since + fillMillis - now : 0
    }

    // The batch that is under way may take long: it is not waited for.
    const awaitFull = (millis: number): void => {
      filling ??= setTimeout(() => {
        filling = undefined
        start()
      }, millis)
    }

    const start = (): void => {
      if (starting || running >= concurrency || queue.length === 0) return
      const millis = fillingMillis()
      if (millis > 0) return awaitFull(millis)
      starting = true
      runFork(Effect.flatMap(Effect.yieldNow, () => {
        starting = false
        const entries = take()
        if (entries.length === 0) return Effect.void
        running++
        leftAt = performance.now()
        // More may wait than one batch holds.
        start()
        return Effect.onExit(traced(name, entries)(runBatch(entries)), (exit) =>
          Effect.sync(() => {
            if (Exit.isFailure(exit)) {
              for (const entry of entries) entry.resume(Effect.failCause(exit.cause))
            }
            running--
            start()
          }))
      }))
    }

    // A call that still waits when the scope closes waits for nothing.
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        closed = true
        clearTimeout(filling)
        for (const entry of queue) entry.resume(Effect.interrupt)
        queue = []
      })
    )

    return {
      submit: (item: A) =>
        Effect.withFiber((fiber) =>
          Effect.callback<B, E>((resume) => {
            if (closed) return resume(Effect.interrupt)
            const caller = Tracing.collectedOf(fiber)
            if (queue.length >= maxBatches * maxItems) return resume(Effect.fail(refused()))
            const entry: Entry<A, B, E> = {
              item,
              weight: weightOf(item),
              caller,
              resume,
              since: performance.now(),
              queued: true
            }
            queue.push(entry)
            start()
            return Effect.sync(() => {
              if (entry.queued) queue = queue.filter((other) => other !== entry)
            })
          })
        )
    }
  })
