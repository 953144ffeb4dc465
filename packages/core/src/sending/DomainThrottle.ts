import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import type * as Scope from "effect/Scope"
import { logFailedWork } from "../foundation/failedWork.ts"
import { throttled } from "../foundation/Metrics.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { SendLease } from "./SendJobs.ts"
import { domainScope, SendSlots } from "./SendSlots.ts"

/** How often the slots of nodes that died are looked for, and lines that stand still. */
export const sweepMillis = 10_000
// The safety net under being woken. By chance, so that what waits together does not come back together.
const waitMillis = { min: 5 * 60_000, max: 10 * 60_000 }
// What is not given back after some 6 s of trying is free when it runs out.
const releaseRetry = { schedule: Schedule.exponential(100), times: 5 }

/** What a worker does with its leases, and what the throttle does around it. */
export interface Options {
  /** Hand-offs at once to one recipient domain, over all nodes. */
  readonly limit: number
  readonly leaseMillis: number
  /** Claims leases that name their domains. */
  readonly claim: (limit: number) => Effect.Effect<ReadonlyArray<SendLease>, StorageError>
  /** Hands leases back whose hand-off has not begun. */
  readonly release: (leases: ReadonlyArray<SendLease>) => Effect.Effect<void, StorageError>
}

/** A worker's steps with the slots of recipient domains around them. */
export interface DomainThrottle {
  /** Claims leases that hold a slot in each of their domains. */
  readonly claim: Options["claim"]
  /** Whether the last claim found jobs, and every one of them has to wait: others may stand behind them. */
  readonly claimedInVain: () => boolean
  /** Hands leases back with their slots. */
  readonly release: Options["release"]
  /** Gives the slots of a lease back when its hand-off is over, however it ended. */
  readonly leave: (lease: SendLease) => Effect.Effect<void>
}

const holdsSlots = ({ domains }: SendLease): boolean => domains !== undefined && domains.length > 0

/**
 * Keeps to `ThrottleSettings.domainConcurrency`. The domains of its recipients come with the lease, so that slots are
 * taken between the claim and `SendJobs.begin`, in one command for all leases of a claim: what has to wait never
 * begins, and is not counted as an attempt. An email takes one slot for each distinct domain, all or none, and gives
 * them back when its hand-off is settled.
 *
 * Who is refused does not come back by the clock: it is in the line of the domain that refused it and is woken,
 * when it is its account's turn, by the slot that is given back. So a domain with a long queue costs one look at each
 * of its emails, however long the queue is, and then as many claims as it has hand-offs.
 */
export const make = Effect.fnUntraced(
  function*(options: Options): Effect.fn.Return<
    DomainThrottle,
    never,
    SendSlots | Wakeups | SecureRandom.SecureRandom | Scope.Scope
  > {
    const slots = yield* SendSlots
    const wakeups = yield* Wakeups
    const random = yield* SecureRandom.SecureRandom
    const clock = yield* Clock.Clock
    const now = () => new Date(clock.currentTimeMillisUnsafe())
    let inVain = false

    const tellOf = (woken: number) => woken === 0 ? Effect.void : wakeups.notify("sends")

    const enter = Effect.fnUntraced(function*(leases: ReadonlyArray<SendLease>) {
      const throttledLeases = leases.filter(holdsSlots)
      if (throttledLeases.length === 0) return leases
      const at = now()
      const after = (millis: number) => new Date(at.getTime() + millis)
      const waits = yield* Effect.forEach(throttledLeases, () => random.intBetween(waitMillis.min, waitMillis.max))
      const answers = yield* slots.acquire(
        throttledLeases.map((lease, index) => ({
          token: lease.token,
          scopes: (lease.domains ?? []).map(domainScope),
          limit: options.limit,
          expiresAt: after(options.leaseMillis),
          waiting: { lease, until: after(waits[index] ?? waitMillis.max) }
        })),
        at
      )
      const refused = new Set(throttledLeases.filter((_, index) => answers[index] !== null))
      for (let i = 0; i < refused.size; i++) yield* throttled("domain")
      return leases.filter((lease) => !refused.has(lease))
    })

    const release: Options["release"] = (leases) =>
      Effect.andThen(
        options.release(leases),
        Effect.flatMap(slots.release(leases.filter(holdsSlots).map(({ token }) => token)), tellOf)
      )

    yield* Effect.sleep(sweepMillis).pipe(
      Effect.andThen(Effect.suspend(() => slots.sweep(options.limit, now()))),
      Effect.flatMap(tellOf),
      Effect.catchCause((cause) => logFailedWork("Slots of recipient domains could not be swept", cause)),
      Effect.forever,
      Effect.forkScoped
    )

    return {
      claim: (limit) =>
        Effect.gen(function*() {
          inVain = false
          const leases = yield* options.claim(limit)
          // Leases that nobody knows of would run out, and count as crashes of their emails.
          const ready = yield* Effect.onError(enter(leases), () => Effect.ignore(release(leases)))
          inVain = leases.length > 0 && ready.length === 0
          return ready
        }),
      claimedInVain: () => inVain,
      release,
      leave: (lease) =>
        holdsSlots(lease)
          ? Effect.retry(slots.release([lease.token]), releaseRetry).pipe(
            Effect.flatMap(tellOf),
            Effect.catch((error) =>
              Effect.logWarning(
                "The slots of recipient domains could not be given back: they are free when they run out",
                {
                  emailId: lease.emailId,
                  error
                }
              )
            )
          )
          : Effect.void
    }
  }
)
