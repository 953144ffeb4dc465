import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { Conditions } from "./Conditions.ts"
import * as Probation from "./Probation.ts"
import { HealthSettings } from "./Settings.ts"
import { conditionName, conditionOf } from "./StorageCondition.ts"
import { StorageHealth } from "./StorageHealth.ts"

// A second look follows a failed one soon, so that what is wrong is known within 5 s.
const secondLookMillis = 250
// So much later than it was to be, a deadline tells of this process and not of the storage.
const heldUpMillis = 500
// Probes that were given up and have not ended yet.
const mostUnended = 4
const nanosOfMilli = 1_000_000

/**
 * Asks the storage again and again whether it could store a send, and raises or clears the condition `database` by what
 * it says. Whoever wants to know reads `Conditions`: that never waits, and asking often makes no load. An adapter may see
 * from its commands that something is wrong too: then the probe is thorough, and the condition lasts until both are well.
 */
export const layer: Layer.Layer<never, never, StorageHealth> = Layer.effectDiscard(Effect.gen(function*() {
  const { probe } = yield* StorageHealth
  const { probeMillis, probeTimeoutMillis } = yield* HealthSettings
  const conditions = yield* Conditions
  const clock = yield* Clock.Clock
  const scope = yield* Effect.scope
  const observer = {}
  let probation = Probation.start
  let unended = 0

  const steadyMillis = () => Number(clock.monotonicTimeNanosUnsafe()) / nanosOfMilli

  const look = Effect.fnUntraced(function*(thorough: boolean) {
    const unanswered = { finding: "ill", outage: "unanswered" } as const
    if (unended >= mostUnended) return unanswered
    const begun = steadyMillis()
    unended++
    const asked = yield* probe({ thorough }).pipe(
      Effect.result,
      Effect.ensuring(Effect.sync(() => void unended--)),
      Effect.forkIn(scope)
    )
    const answer = yield* Effect.timeoutOption(Fiber.join(asked), probeTimeoutMillis)
    if (answer._tag === "None") {
      // A connection that is mute may take its time to be given up: nobody waits for that.
      asked.interruptUnsafe()
      return steadyMillis() - begun > probeTimeoutMillis + heldUpMillis
        ? { finding: "unclear", outage: null } as const
        : unanswered
    }
    return answer.value._tag === "Success"
      ? { finding: "well", outage: null } as const
      : { finding: "ill", outage: answer.value.failure.outage } as const
  })

  const round = Effect.gen(function*() {
    const held = yield* conditions.current
    const { finding, outage } = yield* look(held.some(({ name }) => name === conditionName))
    const [next, verdict] = Probation.judge(probation, finding, steadyMillis())
    probation = next
    if (verdict === "raise") yield* conditions.raise(conditionOf(outage), observer)
    if (verdict === "clear") yield* conditions.clear(conditionName, observer)
    yield* Effect.sleep(finding === "ill" && !next.isIll ? Math.min(secondLookMillis, probeMillis) : probeMillis)
  }).pipe(
    Effect.catchCause((cause) =>
      // At the end of the process the probe is interrupted before this is.
      Cause.hasInterruptsOnly(cause)
        ? Effect.interrupt
        : Effect.andThen(Effect.logError("The probe of the database broke", cause), Effect.sleep(probeMillis))
    )
  )
  yield* Effect.forkScoped(Effect.forever(round))
}))
