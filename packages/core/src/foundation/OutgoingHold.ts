import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Conditions } from "./Conditions.ts"
import { type Hold, HoldStore } from "./HoldStore.ts"
import { EngineSettings } from "./Settings.ts"
import type { StorageError } from "./StorageError.ts"

const condition = "hold"

const message =
  "All sending is held: emails are accepted, and neither they nor webhooks leave until an operator runs " +
  "sendwright emails release --all."

/** For how long a process may go by what it read. */
const freshMillis = 1_000
/** The same where nothing can be read first, beyond the wait for the next claim: as long as that may take to come back. */
const patienceMillis = 4_000
const watchMillis = 2_000

/**
 * Whether anything may leave: emails to providers, scheduled ones to the queue, and webhooks. It is the storage's
 * (`HoldStore`), so that a process that was started without knowing of it obeys as well. A process reads it before its
 * first claim and, while it claims, at most a second old; where it cannot be read, nothing is claimed. What had begun
 * comes to its end.
 *
 * @example
 * ```ts
 * import { OutgoingHold } from "@sendwright/core/foundation/OutgoingHold"
 * import * as Effect from "effect/Effect"
 *
 * // Before the workers of a storage that comes from a backup.
 * export const prepared = OutgoingHold.use((hold) => Effect.andThen(hold.begin, hold.current))
 * ```
 */
export class OutgoingHold extends Context.Service<OutgoingHold, {
  /** The hold in the storage. */
  readonly current: Effect.Effect<Hold | null, StorageError>
  /** Whether something may leave, as of a second ago at most. */
  readonly isOpen: Effect.Effect<boolean, StorageError>
  /** The same as of the last claims, without a look: false where this process has not looked for five seconds. */
  readonly wasOpen: () => boolean
  /** Holds everything, on every process within two seconds. Answers false where it is held already. */
  readonly begin: Effect.Effect<boolean, StorageError>
  /** Lets everything leave again. Answers false where nothing was held. */
  readonly end: Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/foundation/OutgoingHold") {
  static readonly layer = Layer.effect(
    OutgoingHold,
    Effect.gen(function*() {
      const store = yield* HoldStore
      const clock = yield* Clock.Clock
      const { pollMillis } = yield* EngineSettings
      let known: { readonly hold: Hold | null; readonly at: number } | null = null

      const current = Effect.suspend(() => {
        const at = clock.currentTimeMillisUnsafe()
        return Effect.map(store.current, (hold) => {
          known = { hold, at }
          return hold
        })
      })
      const ageMillis = (at: number): number => Math.abs(clock.currentTimeMillisUnsafe() - at)

      return OutgoingHold.of({
        current,
        isOpen: Effect.suspend(() =>
          known !== null && ageMillis(known.at) < freshMillis
            ? Effect.succeed(known.hold === null)
            : Effect.map(current, (hold) => hold === null)
        ),
        wasOpen: () => known !== null && known.hold === null && ageMillis(known.at) < pollMillis + patienceMillis,
        begin: Effect.suspend(() => store.begin(new Date(clock.currentTimeMillisUnsafe()))).pipe(
          Effect.tap(current),
          Effect.withSpan("OutgoingHold.begin")
        ),
        end: Effect.tap(store.end, current).pipe(Effect.withSpan("OutgoingHold.end"))
      })
    })
  )
}

/**
 * Raises the condition `hold` while everything is held, in each process, with workers or without; it stops no requests.
 * It looks every two seconds until the layer's scope closes.
 *
 * @example
 * ```ts
 * import { MemoryStorage } from "@sendwright/core"
 * import * as OutgoingHold from "@sendwright/core/foundation/OutgoingHold"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * // What `Sendwright.layerHealth` has of it.
 * export const Watched = OutgoingHold.layerWatch.pipe(
 *   Layer.provide(MemoryStorage.layer),
 *   Layer.provide(SecureRandom.layerWebCrypto)
 * )
 * ```
 */
export const layerWatch: Layer.Layer<never, never, HoldStore> = Layer.effectDiscard(
  Effect.gen(function*() {
    const { current } = yield* HoldStore
    const conditions = yield* Conditions
    const observer = {}
    const look = Effect.flatMap(current, (hold) =>
      hold === null
        ? conditions.clear(condition, observer)
        : conditions.raise({ name: condition, message, blocks: false }, observer))
    yield* Effect.addFinalizer(() => conditions.clear(condition, observer))
    // Where the storage does not answer, its own condition tells of that.
    yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.ignore(look), Effect.sleep(watchMillis))))
  })
)
