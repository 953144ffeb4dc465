import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schedule from "effect/Schedule"
import * as Semaphore from "effect/Semaphore"
import { RateStore } from "../accounts/RateStore.ts"
import { throttled } from "../foundation/Metrics.ts"
import { EngineSettings, ThrottleSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { EmailProvider } from "./EmailProvider.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import * as ProviderWatch from "./ProviderWatch.ts"
import { providerScope, SendSlots } from "./SendSlots.ts"
import * as Submission from "./Submission.ts"

type Provider = EmailProvider["Service"]

/** What the throttles of all nodes are kept in. */
export type Throttles = SendSlots | RateStore | SecureRandom.SecureRandom

// With a failover before it and a provider behind it that uses up its own time, a hand-off still ends in time.
const waitShare = 0.04
const maxWaitMillis = 10_000
// What another node gives back is not told to this one.
const pollMillis = { min: 50, max: 150 }
/** How far apart nodes ask again that were told the same time. */
const spreadMillis = 20
/** Tokens that nobody of this node came for by then are given up: the rate is kept, never passed. */
const holdMillis = 100
/** When a message that had no turn comes again. */
const againMillis = { min: 1_000, max: 3_000 }
// What is not given back after some 3 s of trying is free when it runs out.
const releaseRetry = { schedule: Schedule.exponential(100), times: 4 }

/** The bucket of a provider's rate: it holds one second's worth, and two at least. */
export const rateBucket = (name: string, rate: number) => ({
  key: `handoffs:${name}`,
  capacity: Math.max(2, rate),
  refillPerSecond: rate
})

/**
 * A provider that keeps to `ThrottleSettings.sendRate` and `providerConcurrency`, over all nodes of one database. With
 * neither it is the provider itself.
 *
 * It stands around each provider and beneath a failover: who carries a message is known no earlier. So the attempt is
 * recorded by then, and the wait is part of the hand-off, for up to a twenty-fifth of the lease (4.8 s by default). Who
 * had no turn by then is answered for with `Submission.deferred`: the attempt is taken back, the waits between attempts
 * do not grow, and no failover happens, since the provider works. A process that dies in the wait leaves an unknown
 * outcome, although nothing was handed over: that errs on the safe side.
 *
 * The wait is also what holds the queue back: `concurrency` is no more than twice what gets its turn within the wait
 * (the other half may be under way with a slow server), so that a worker claims about as much as it can hand over.
 * Messages of one node get their turns in the order in which they came; nodes ask again with a little chance, so that
 * none of them is always the second.
 *
 * A slot is taken first and a token of the rate last: what waits for a slot would otherwise save up tokens and leave
 * all at once. While the storage does not answer, nothing is handed over.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as Layer from "effect/Layer"
 *
 * // Two directories, each with the rate of its own name.
 * export const Provider = Layer.effect(EmailProvider, ThrottledProvider.make(CaptureProvider.make("captured"), "files"))
 * ```
 */
export const make = Effect.fnUntraced(function*(inner: Provider, name: string = inner.name) {
  const { providerConcurrency, sendRate } = yield* ThrottleSettings
  if (providerConcurrency === null && sendRate === null) return inner
  // What waits for its turn here is no hand-off.
  const provider = yield* ProviderWatch.around(inner)
  const slots = yield* SendSlots
  const rates = yield* RateStore
  const random = yield* SecureRandom.SecureRandom
  const clock = yield* Clock.Clock
  const { sendLeaseMillis } = yield* EngineSettings
  const now = () => new Date(clock.currentTimeMillisUnsafe())
  const waitMillis = Math.min(maxWaitMillis, Math.floor(sendLeaseMillis * waitShare))
  const between = ({ max, min }: { readonly min: number; readonly max: number }) => random.intBetween(min, max)

  const line = Semaphore.makeUnsafe(1)
  const freed = Latch.makeUnsafe(false)
  let inLine = 0

  const tryAcquire = (token: string, limit: number): Effect.Effect<boolean, StorageError> =>
    Effect.suspend(() =>
      slots.acquire([{
        token,
        scopes: [providerScope(name)],
        limit,
        expiresAt: new Date(clock.currentTimeMillisUnsafe() + sendLeaseMillis),
        waiting: null
      }], now())
    ).pipe(Effect.map(([refusedBy]) => refusedBy === null))

  // A hand-off queues behind those that wait already; only the first in line asks again.
  const takeSlot = (tryOnce: Effect.Effect<boolean, StorageError>) =>
    Effect.gen(function*() {
      if (inLine === 0 && (yield* tryOnce)) return
      inLine++
      yield* throttled("provider")
      yield* Semaphore.withPermits(line, 1)(Effect.gen(function*() {
        while (true) {
          freed.closeUnsafe()
          if (yield* tryOnce) return
          yield* Effect.raceFirst(freed.await, Effect.sleep(yield* between(pollMillis)))
        }
      })).pipe(Effect.ensuring(Effect.sync(() => inLine--)))
    })

  const releaseSlot = (token: string): Effect.Effect<void> =>
    Effect.retry(slots.release([token]), releaseRetry).pipe(
      Effect.catch((error) =>
        Effect.logWarning("A provider's slot could not be given back: it is free when it runs out", {
          provider: name,
          error
        })
      ),
      Effect.andThen(Effect.sync(() => freed.openUnsafe()))
    )

  const dispenser = Semaphore.makeUnsafe(1)
  const reserve = { tokens: 0, until: 0 }
  let wanted = 0
  let refusals = 0
  let isEmpty = false

  // One at a time asks, for all who wait; they are served in their order.
  const takeToken = (rate: number) =>
    Effect.suspend(() => {
      wanted++
      // Those behind a refused hand-off wait as well.
      const before = isEmpty ? -1 : refusals
      const bucket = rateBucket(name, rate)
      return Semaphore.withPermits(dispenser, 1)(Effect.gen(function*() {
        while (true) {
          if (reserve.tokens > 0 && clock.currentTimeMillisUnsafe() < reserve.until) {
            reserve.tokens--
            return
          }
          const [taken] = yield* rates.take([{ ...bucket, want: Math.min(wanted, bucket.capacity) }], now())
          if (taken !== undefined && taken.granted > 0) {
            reserve.tokens = taken.granted
            reserve.until = clock.currentTimeMillisUnsafe() + holdMillis
            continue
          }
          refusals++
          const millis = (taken?.retryAfterMillis ?? 0) + (yield* between({ min: 0, max: spreadMillis }))
          isEmpty = true
          yield* Effect.ensuring(
            Effect.sleep(millis),
            Effect.sync(() => {
              isEmpty = false
            })
          )
        }
      })).pipe(Effect.ensuring(Effect.suspend(() => {
        wanted--
        return refusals === before ? Effect.void : throttled("rate")
      })))
    })

  const hasNoTurn = Effect.map(
    between(againMillis),
    (millis) => Submission.deferred(`${name} is throttled: the email's turn did not come in time`, millis)
  )

  const submit = (message: OutgoingMessage): Effect.Effect<Submission.Submission> =>
    Effect.suspend(() => {
      let held: string | null = null
      const enter = Effect.gen(function*() {
        if (providerConcurrency !== null) {
          const token = yield* random.uuidV4()
          // Broken off in the middle, it would not be known whether there is anything to give back.
          yield* takeSlot(Effect.uninterruptible(
            Effect.tap(tryAcquire(token, providerConcurrency), (isHeld) =>
              Effect.sync(() => {
                if (isHeld) held = token
              }))
          ))
        }
        if (sendRate !== null) yield* takeToken(sendRate)
      })
      return Effect.timeoutOption(enter, waitMillis).pipe(
        Effect.catch((error) =>
          Effect.as(
            Effect.logError("Nothing is handed over: the throttle's storage does not answer", {
              provider: name,
              reason: error.message
            }),
            Option.none()
          )
        ),
        Effect.flatMap((turn) => Option.isSome(turn) ? provider.submit(message) : hasNoTurn),
        Effect.ensuring(Effect.suspend(() => held === null ? Effect.void : releaseSlot(held)))
      )
    })

  const withinWait = sendRate === null ? Infinity : Math.max(1, Math.ceil(2 * sendRate * waitMillis / 1000))
  const concurrency = Math.min(provider.concurrency ?? Infinity, providerConcurrency ?? Infinity, withinWait)
  return EmailProvider.of({ ...provider, ...(Number.isFinite(concurrency) ? { concurrency } : {}), submit })
})

/**
 * The provider of another layer, with its throttles around it.
 *
 * @example
 * ```ts
 * import { ThrottledProvider } from "@sendwright/core"
 * import { ThrottleSettings } from "@sendwright/core/foundation/Settings"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as Layer from "effect/Layer"
 *
 * // 14 emails a second, as many nodes as there may be.
 * export const Provider = ThrottledProvider.layer(CaptureProvider.layer("captured")).pipe(
 *   Layer.provide(
 *     Layer.succeed(ThrottleSettings, { sendRate: 14, providerConcurrency: null, domainConcurrency: null })
 *   )
 * )
 * ```
 */
export const layer = <E, R>(
  provider: Layer.Layer<EmailProvider, E, R>
): Layer.Layer<EmailProvider, E, R | Throttles> =>
  Layer.effect(EmailProvider, Effect.flatMap(EmailProvider, (inner) => make(inner))).pipe(Layer.provide(provider))
