import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberSet from "effect/FiberSet"
import * as Latch from "effect/Latch"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import { logFailedWork } from "./failedWork.ts"
import * as Heartbeat from "./Heartbeat.ts"
import { type ClaimedQueue, ProcessActivity } from "./ProcessActivity.ts"

/** What a worker does, apart from when it does it. */
export interface Work<Lease, Begun, E> {
  /** Names the worker in logs. */
  readonly name: string
  /** Where it claims: it is told when it last did (`ProcessActivity`). */
  readonly queue: ClaimedQueue
  /** Leases that have a slot at once. Besides, as many, or 32, may be at what they need none for any more (`freed`). */
  readonly concurrency: number
  /** Takes up to so many leases. */
  readonly claim: (limit: number) => Effect.Effect<ReadonlyArray<Lease>, E>
  /** Whether the last claim, which took so many, left nothing that may be taken now; without it: where it took none. */
  readonly isExhausted?: (taken: number) => boolean
  /**
   * Begins the leases of one claim, all together: from then on none of them can be handed back. What it answers is
   * carried on, each by itself. It handles its own errors; leases of which it answers nothing, or all where it breaks,
   * run out. No further claim is made while two of these are under way, so that claims grow with the time they take.
   */
  readonly begin: (leases: ReadonlyArray<Lease>) => Effect.Effect<ReadonlyArray<Begun>>
  /**
   * Carries what was begun to its end. It may call `freed` when what is left to do needs no slot, such as to store an
   * outcome: then another lease takes the slot. It handles its own errors; a defect is logged and the lease runs out.
   */
  readonly handle: (begun: Begun, freed: () => void) => Effect.Effect<void>
  /** Hands back leases whose work has not begun. */
  readonly release: (leases: ReadonlyArray<Lease>) => Effect.Effect<void, E>
  /** Waits for a hint that there may be work. */
  readonly wakeup: Effect.Effect<void>
  /** The earliest time at which something is due, so as to sleep no longer. */
  readonly nextDue: Effect.Effect<Date | null, E>
  /** The longest sleep. */
  readonly pollMillis: number
  /** How much later than the one before a claim begins that followed one which brought little: see `paceMillis`. */
  readonly paceMillis: number
  /**
   * The same where claims bring several: each of them begins after so many times `paceMillis` as the one before brought
   * leases, and so long at most.
   */
  readonly busyPaceMillis?: number
  /** How long the work that has begun may go on when the scope closes. */
  readonly drainMillis: number
  /** Whether a finished lease may free others to be claimed, because the claim itself keeps to caps. */
  readonly recheckOnFinish: boolean
  /** What is raised where claims are asked for and none comes back. */
  readonly watched: Heartbeat.Watched
}

/** Slots for what somebody brings begun, so that it need not be claimed. */
export interface Slots<in Begun> {
  /**
   * Keeps so many slots. Answers false where they are not free, where the last claim left something that is due, and
   * while the loop stops; a quarter of the slots is left to what waits.
   */
  readonly reserve: (count: number) => boolean
  /** Carries what was begun to its end, in a slot that was kept. */
  readonly carry: (begun: Begun) => void
  /** Gives a slot back that was kept. */
  readonly release: () => void
}

// A claim for each slot that becomes free would cost a statement a lease: a quarter of them is waited for, a while.
const claimShare = 4
const gatherMillis = 20
const beginsAtOnce = 2
// Few slots are no reason to store outcomes one by one.
const leastBesides = 32
// Where a claim brought little, the next one begins so much later, and brings what has come since. Hints that lead to
// nothing repeatedly, such as those of events that have no endpoint, are followed less and less often.
const slowestPace = 8
const inVainAllowed = 2
// Claims take longer on a machine, or a database, that is busy: then fewer of them bring more each.
const durationsApart = 3
const slowestBusy = 4
const paceOf = (paceMillis: number, tookMillis: number, inVain: number): number =>
  inVain === 0
    ? Math.min(Math.max(paceMillis, durationsApart * tookMillis), slowestBusy * paceMillis)
    : inVain <= inVainAllowed
    ? 0
    : paceMillis * Math.min(slowestPace, 2 ** (inVain - inVainAllowed))

/** What claims are paced by on the machine's clock, in milliseconds. One that somebody moves is not waited for: 0. */
export const paceMillis: Effect.Effect<number> = Effect.withFiber((fiber) =>
  Effect.succeed(Context.getOrUndefined(fiber.context, Clock.Clock) === undefined ? 8 : 0)
)

/**
 * Claims and works until the scope closes. Then it claims no more, lets what has begun come to its end for
 * `drainMillis`, interrupts what is left, and hands back what had not begun. Answers with the slots that others may use
 * meanwhile.
 */
export const run = Effect.fnUntraced(function*<Lease, Begun, E>(
  work: Work<Lease, Begun, E>
): Effect.fn.Return<Slots<Begun>, never, Scope.Scope> {
  const clock = yield* Clock.Clock
  const { claims } = yield* ProcessActivity
  const heartbeat = yield* Heartbeat.make(work.watched, work.pollMillis)
  const slotFreed = Latch.makeUnsafe(false)
  const unbegun = new Set<Lease>()
  // Of all leases in progress, those that have a slot.
  let slotted = 0
  let inFlight = 0
  // Those that have given their slot back, ever.
  let finished = 0
  let beginning = 0
  // Of those that have a slot, the ones that it is kept for until they are begun elsewhere.
  let reserved = 0
  // Whether something may wait that is due.
  let isBehind = true
  let stopping = false

  const logged = <A>(doing: string, fallback: A) => <B, E2>(effect: Effect.Effect<B, E2>): Effect.Effect<A | B> =>
    Effect.catchCause(effect, (cause) => Effect.as(logFailedWork(`${work.name}: ${doing} failed`, cause), fallback))

  yield* Effect.addFinalizer(() =>
    Effect.suspend(() => unbegun.size === 0 ? Effect.void : work.release([...unbegun])).pipe(
      logged("handing back", undefined)
    )
  )
  const fibers = yield* FiberSet.make<void>()
  const fork = yield* FiberSet.runtime(fibers)<never>()
  const drained = Effect.suspend(() =>
    awaitThat(() => reserved === 0).pipe(Effect.andThen(FiberSet.awaitEmpty(fibers)))
  )
  yield* Effect.addFinalizer(() => Effect.timeoutOption(drained, work.drainMillis))

  const mostInFlight = work.concurrency + Math.max(work.concurrency, leastBesides)
  const free = (): number => Math.min(work.concurrency - slotted, mostInFlight - inFlight)

  const carry = (begun: Begun): Effect.Effect<void> => {
    let hasSlot = true
    const freed = (): void => {
      if (hasSlot) {
        slotted--
        finished++
      }
      hasSlot = false
      slotFreed.openUnsafe()
    }
    return Effect.suspend(() => work.handle(begun, freed)).pipe(
      logged("work", undefined),
      Effect.ensuring(Effect.sync(() => {
        inFlight--
        freed()
      }))
    )
  }

  const begin = (leases: ReadonlyArray<Lease>): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (stopping) return Effect.succeed([])
      for (const lease of leases) unbegun.delete(lease)
      return logged("beginning", [])(work.begin(leases))
    }).pipe(
      Effect.onExit((exit) =>
        Effect.sync(() => {
          const begun = Exit.isSuccess(exit) ? exit.value : []
          const ended = leases.length - begun.length
          beginning--
          slotted -= ended
          inFlight -= ended
          finished += ended
          slotFreed.openUnsafe()
          for (const one of begun) fork(carry(one))
        })
      ),
      Effect.asVoid
    )

  const claimed = Effect.sync(() => {
    heartbeat.beat()
    claims[work.queue] = new Date(clock.currentTimeMillisUnsafe())
  })

  // Not to be interrupted: leases that were claimed and then forgotten would stay until they run out.
  const take = Effect.uninterruptible(
    Effect.suspend(() =>
      Effect.map(
        logged("claiming", [])(Effect.tap(work.claim(free()), claimed)),
        (leases) => {
          if (leases.length === 0) return 0
          for (const lease of leases) unbegun.add(lease)
          slotted += leases.length
          inFlight += leases.length
          beginning++
          fork(begin(leases))
          return leases.length
        }
      )
    )
  )

  const share = Math.ceil(work.concurrency / claimShare)
  const patience = Math.min(gatherMillis, work.pollMillis)
  const { busyPaceMillis } = work

  const awaitThat = (isSo: () => boolean) =>
    Effect.gen(function*() {
      while (!isSo()) {
        slotFreed.closeUnsafe()
        yield* slotFreed.await
      }
    })
  const awaitFree = (slots: number) => awaitThat(() => free() >= slots)

  // `before` is how many leases had finished when the last claim began, which brought so many.
  const idle = Effect.fnUntraced(function*(before: number, taken: number) {
    const gathered = Effect.timeoutOption(awaitThat(() => finished - before >= share), patience)
    // What is in progress ends soon under load, and frees others: there is no need to look further ahead.
    if (work.recheckOnFinish && inFlight > 0) {
      const isWoken = yield* Effect.raceFirst(Effect.as(work.wakeup, true), Effect.as(gathered, false))
      if (isWoken || finished > before) return
    }
    // Under load the next hint comes sooner than the answer to what is due would.
    const isPaced = work.paceMillis > 0 && !work.recheckOnFinish
    if (isPaced && Option.isSome(yield* Effect.timeoutOption(work.wakeup, patience))) return
    const due = yield* logged("looking ahead", null)(work.nextDue)
    const ahead = due === null ? Infinity : due.getTime() - clock.currentTimeMillisUnsafe()
    // A claim that brought something may have left something.
    if (!work.recheckOnFinish && taken > 0 && ahead <= 0) return
    // What is due and yet was not claimed is not ours to have now: asking again at once would spin.
    const sleep = Effect.sleep(ahead > 0 ? Math.min(ahead, work.pollMillis) : work.pollMillis)
    const waits = [work.wakeup, sleep]
    // One that finished meanwhile has made room too, and may have been the last to say so.
    if (work.recheckOnFinish) waits.push(Effect.andThen(awaitThat(() => finished > before), gathered))
    yield* Effect.raceAllFirst(waits)
  })

  const loop = Effect.gen(function*() {
    // When the last claim began; long ago where it brought much.
    let begunAt = -Infinity
    // How long it took, and what it brought.
    let tookMillis = 0
    let taken = 0
    // Claims in a row that brought nothing, one soon after the other: polls do not count.
    let inVain = 0
    while (true) {
      if (free() <= 0) {
        heartbeat.rest(true)
        yield* awaitFree(1)
        heartbeat.rest(false)
      }
      if (beginning >= beginsAtOnce) yield* awaitThat(() => beginning < beginsAtOnce)
      // Not for long: the leases in the other slots may hang, and what is free must not wait for them.
      if (free() < share) yield* Effect.timeoutOption(awaitFree(share), patience)
      const pace = busyPaceMillis !== undefined && taken > 1
        ? Math.min(taken * work.paceMillis, busyPaceMillis)
        : paceOf(work.paceMillis, tookMillis, inVain)
      const elapsed = clock.currentTimeMillisUnsafe() - begunAt
      // A clock that was set back says nothing of how long ago it was.
      if (elapsed >= 0 && elapsed < pace) yield* Effect.sleep(pace - elapsed)
      // What was said until now is answered by this claim, and asks for no other.
      yield* Effect.raceFirst(work.wakeup, Effect.void)
      const before = finished
      const now = clock.currentTimeMillisUnsafe()
      const isSoon = now - begunAt <= 2 * slowestPace * work.paceMillis
      begunAt = now
      taken = yield* take
      tookMillis = clock.currentTimeMillisUnsafe() - now
      const isExhausted = work.isExhausted === undefined ? taken === 0 : work.isExhausted(taken)
      isBehind = !isExhausted
      if (taken >= share) begunAt = -Infinity
      inVain = taken > 0 ? 0 : isSoon ? inVain + 1 : 1
      if (isExhausted) yield* idle(before, taken)
    }
  })
  yield* Effect.forkScoped(loop)
  const leftToQueue = Math.floor(work.concurrency / claimShare)
  const unreserve = (): void => {
    reserved--
    slotFreed.openUnsafe()
  }
  // The last to be added is the first to run: what a claim under way still brings is handed back and not begun.
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      stopping = true
      heartbeat.rest(true)
    })
  )
  return {
    reserve: (count) => {
      if (stopping || isBehind || free() - count < leftToQueue) return false
      slotted += count
      inFlight += count
      reserved += count
      return true
    },
    carry: (begun) => {
      fork(carry(begun))
      // After it: a stop that waits for the last of them goes on at once.
      unreserve()
    },
    release: () => {
      slotted--
      inFlight--
      finished++
      unreserve()
    }
  }
})
