import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import * as Latch from "effect/Latch"
import type * as Scope from "effect/Scope"
import { logFailedWork } from "./failedWork.ts"
import * as Heartbeat from "./Heartbeat.ts"
import { type ClaimedQueue, ProcessActivity } from "./ProcessActivity.ts"

/** What a worker does, apart from when it does it. */
export interface Work<Lease, E> {
  /** Names the worker in logs. */
  readonly name: string
  /** Where it claims: it is told when it last did (`ProcessActivity`). */
  readonly queue: ClaimedQueue
  /** Leases in progress at once. */
  readonly concurrency: number
  /** Takes up to so many leases. */
  readonly claim: (limit: number) => Effect.Effect<ReadonlyArray<Lease>, E>
  /** Whether the last claim, which took so many, left nothing that may be taken now; without it: where it took none. */
  readonly isExhausted?: (taken: number) => boolean
  /**
   * Carries one lease to its end and calls `begun` when it can no longer be handed back. It handles its own errors; a
   * defect is logged and the lease runs out.
   */
  readonly handle: (lease: Lease, begun: () => void) => Effect.Effect<void>
  /** Hands back leases whose work has not begun. */
  readonly release: (leases: ReadonlyArray<Lease>) => Effect.Effect<void, E>
  /** Waits for a hint that there may be work. */
  readonly wakeup: Effect.Effect<void>
  /** The earliest time at which something is due, so as to sleep no longer. */
  readonly nextDue: Effect.Effect<Date | null, E>
  /** The longest sleep. */
  readonly pollMillis: number
  /** How long the work that has begun may go on when the scope closes. */
  readonly drainMillis: number
  /** Whether a finished lease may free others to be claimed, because the claim itself keeps to caps. */
  readonly recheckOnFinish: boolean
  /** What is raised where claims are asked for and none comes back. */
  readonly watched: Heartbeat.Watched
}

// A claim for each slot that becomes free would cost a statement a lease: a quarter of them is waited for, a while.
const claimShare = 4
const gatherMillis = 20

/**
 * Claims and works until the scope closes. Then it claims no more, lets what has begun come to its end for
 * `drainMillis`, interrupts what is left, and hands back what had not begun.
 */
export const run = Effect.fnUntraced(function*<Lease, E>(
  work: Work<Lease, E>
): Effect.fn.Return<void, never, Scope.Scope> {
  const clock = yield* Clock.Clock
  const { claims } = yield* ProcessActivity
  const heartbeat = yield* Heartbeat.make(work.watched, work.pollMillis)
  const slotFreed = Latch.makeUnsafe(false)
  const unbegun = new Set<Lease>()
  let inFlight = 0
  let finished = 0
  let stopping = false

  const logged = <A>(doing: string, fallback: A) => <B, E2>(effect: Effect.Effect<B, E2>): Effect.Effect<A | B> =>
    Effect.catchCause(effect, (cause) => Effect.as(logFailedWork(`${work.name}: ${doing} failed`, cause), fallback))

  yield* Effect.addFinalizer(() =>
    Effect.suspend(() => unbegun.size === 0 ? Effect.void : work.release([...unbegun])).pipe(
      logged("handing back", undefined)
    )
  )
  const fibers = yield* FiberSet.make<void>()
  yield* Effect.addFinalizer(() => Effect.timeoutOption(FiberSet.awaitEmpty(fibers), work.drainMillis))

  const carry = (lease: Lease): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (stopping) return Effect.void
      return Effect.map(
        logged("work", undefined)(work.handle(lease, () => unbegun.delete(lease))),
        () => void unbegun.delete(lease)
      )
    }).pipe(Effect.ensuring(Effect.sync(() => {
      inFlight--
      finished++
      slotFreed.openUnsafe()
    })))

  const claimed = Effect.sync(() => {
    heartbeat.beat()
    claims[work.queue] = new Date(clock.currentTimeMillisUnsafe())
  })

  // Not to be interrupted: leases that were claimed and then forgotten would stay until they run out.
  const take = Effect.uninterruptible(
    Effect.suspend(() =>
      Effect.flatMap(
        logged("claiming", [])(Effect.tap(work.claim(work.concurrency - inFlight), claimed)),
        (leases) =>
          Effect.as(
            Effect.forEach(leases, (lease) => {
              unbegun.add(lease)
              inFlight++
              return FiberSet.run(fibers, Effect.interruptible(carry(lease)))
            }, { discard: true }),
            leases.length
          )
      )
    )
  )

  // `before` is how many leases had finished when the last claim began.
  const idle = Effect.fnUntraced(function*(before: number) {
    const due = yield* logged("looking ahead", null)(work.nextDue)
    const ahead = due === null ? Infinity : due.getTime() - clock.currentTimeMillisUnsafe()
    // What is due and yet was not claimed is not ours to have now: asking again at once would spin.
    const sleep = Effect.sleep(ahead > 0 ? Math.min(ahead, work.pollMillis) : work.pollMillis)
    const waits = [work.wakeup, sleep]
    if (work.recheckOnFinish) {
      // One that finished meanwhile has made room too, and may have been the last to say so.
      if (finished === before) slotFreed.closeUnsafe()
      waits.push(Effect.andThen(slotFreed.await, Effect.sleep(gatherMillis)))
    }
    yield* Effect.raceAllFirst(waits)
  })

  const awaitFree = (slots: number) =>
    Effect.gen(function*() {
      while (work.concurrency - inFlight < slots) {
        slotFreed.closeUnsafe()
        yield* slotFreed.await
      }
    })
  const share = Math.ceil(work.concurrency / claimShare)

  const loop = Effect.gen(function*() {
    while (true) {
      if (inFlight >= work.concurrency) {
        heartbeat.rest(true)
        yield* awaitFree(1)
        heartbeat.rest(false)
      }
      // Not for long: the leases in the other slots may hang, and what is free must not wait for them.
      if (work.concurrency - inFlight < share) yield* Effect.timeoutOption(awaitFree(share), gatherMillis)
      const before = finished
      const taken = yield* take
      if (work.isExhausted === undefined ? taken === 0 : work.isExhausted(taken)) yield* idle(before)
    }
  })
  yield* Effect.forkScoped(loop)
  // The last to be added is the first to run: what a claim under way still brings is handed back and not begun.
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      stopping = true
      heartbeat.rest(true)
    })
  )
})
