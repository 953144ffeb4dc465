import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ProcessActivity } from "../foundation/ProcessActivity.ts"
import type { SiteShaping } from "../foundation/SiteShaping.ts"
import { EmailProvider } from "./EmailProvider.ts"
import { reportMillis } from "./Sites.ts"
import { SiteStore } from "./SiteStore.ts"

/** A report that takes longer is given up, in milliseconds: the next one says more. */
const patienceMillis = 4_000
const leaveMillis = 1_000
/** Flushes are heard of for so long, in milliseconds, also by a process that did not reach the storage for a while. */
const heardForMillis = 10 * 60_000

const reporting = Effect.gen(function*() {
  // What shapes the mail is part of the provider, and there once that is.
  yield* EmailProvider
  const store = yield* SiteStore
  const random = yield* SecureRandom.SecureRandom
  const activity = yield* ProcessActivity
  const clock = yield* Clock.Clock
  const reporters = new Map<SiteShaping, string>()

  const reporterOf = Effect.fnUntraced(function*(shaping: SiteShaping) {
    const known = reporters.get(shaping)
    if (known !== undefined) return known
    const reporter = yield* random.uuidV7()
    reporters.set(shaping, reporter)
    return reporter
  })

  const leave = (reporter: string) =>
    Effect.ignore(Effect.timeout(Effect.interruptible(store.leave(reporter)), leaveMillis))

  const reportOf = Effect.fnUntraced(
    function*(shaping: SiteShaping) {
      const reporter = yield* reporterOf(shaping)
      const now = clock.currentTimeMillisUnsafe()
      shaping.heed(
        yield* store.report(reporter, shaping.report(), {
          now: new Date(now),
          flushedSince: new Date(now - heardForMillis)
        })
      )
    },
    (report) =>
      report.pipe(
        Effect.timeout(patienceMillis),
        Effect.catchCause((cause) => Effect.logDebug("This process could not tell of its sites", cause))
      )
  )

  const report = Effect.gen(function*() {
    for (const [shaping, reporter] of reporters) {
      if (activity.shapings.has(shaping)) continue
      reporters.delete(shaping)
      yield* leave(reporter)
    }
    yield* Effect.forEach([...activity.shapings], reportOf, { discard: true })
  })

  yield* Effect.addFinalizer(() => Effect.forEach([...reporters.values()], leave, { discard: true }))
  // Nothing is handed over before the pauses are known.
  yield* report
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(reportMillis), report)))
})

/**
 * Tells every 5 seconds what this process gives the sites of receivers, and has it heed what operators order, until the
 * layer's scope closes. What is built on it finds the first orders heeded. A process that shapes no mail tells nothing and
 * asks nothing. `Sendwright.layerWorkers` includes it.
 *
 * @example
 * ```ts
 * import { MemoryStorage } from "@sendwright/core"
 * import * as SiteReports from "@sendwright/core/sending/SiteReports"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * export const Reports = SiteReports.layer.pipe(
 *   Layer.provide([MemoryStorage.layer, CaptureProvider.layer("captured")]),
 *   Layer.provide(SecureRandom.layerWebCrypto)
 * )
 * ```
 */
export const layer: Layer.Layer<never, never, EmailProvider | SiteStore | SecureRandom.SecureRandom> = Layer
  .effectDiscard(reporting)
