import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as ClockDifference from "./ClockDifference.ts"
import { Conditions } from "./Conditions.ts"
import * as LockHolder from "./LockHolder.ts"
import * as Probation from "./Probation.ts"
import { HealthSettings } from "./Settings.ts"
import { conditionName, conditionOf } from "./StorageCondition.ts"
import type { StorageOutage } from "./StorageError.ts"
import { StorageHealth } from "./StorageHealth.ts"

// A second look follows a failed one soon, so that what is wrong is known within 5 s.
const secondLookMillis = 250
// So much later than it was to be, a deadline tells of this process and not of the storage.
const heldUpMillis = 500
// Probes that were given up and have not ended yet.
const mostUnended = 4
// A probe that has not answered by then may wait for a lock.
const suspectMillis = 500
const holderPatienceMillis = 1_000

const holderGauge = Metric.gauge("sendwright_database_lock_holder", {
  description: "The process id of the database session that sends wait for; 0 where they wait for none"
})

/** What one look found. */
interface Look {
  readonly finding: Probation.Finding
  readonly outage: StorageOutage | null
  /** Who holds the lock that is waited for, where that is the reason and it is known. */
  readonly holder: LockHolder.LockHolder | null
}

/**
 * Asks the storage again and again whether it could store a send, and raises or clears the condition `database` by what
 * it says, or `database-lock` where somebody holds a lock that sends wait for. A caller that wants to know reads
 * `Conditions`: that never waits, and asking often makes no load. An adapter may see from its commands that something
 * is wrong too: then the probe is thorough, and the condition lasts until both are well.
 */
export const layer: Layer.Layer<never, never, StorageHealth> = Layer.effectDiscard(Effect.gen(function*() {
  const { accepts, lockHolders, probe } = yield* StorageHealth
  const { probeMillis, probeTimeoutMillis } = yield* HealthSettings
  const conditions = yield* Conditions
  const clock = yield* Clock.Clock
  const scope = yield* Effect.scope
  const observer = {}
  let probation = Probation.start
  let partly = Probation.start
  let unended = 0
  let shown: LockHolder.LockHolder | null = null
  let search: Fiber.Fiber<LockHolder.LockHolder | null> | null = null

  const steadyMillis = () => ClockDifference.read(clock).steady

  /** One at a time; nobody waits for the end of one that was given up. */
  const findHolder = Effect.suspend(() =>
    search !== null
      ? Effect.succeed(search)
      : lockHolders.pipe(
        Effect.map(([first]) => first ?? null),
        Effect.orElseSucceed(() => null),
        Effect.timeoutOrElse({ duration: holderPatienceMillis, orElse: () => Effect.succeed(null) }),
        Effect.ensuring(Effect.sync(() => {
          search = null
        })),
        Effect.forkIn(scope),
        Effect.tap((fiber) =>
          Effect.sync(() => {
            if (fiber.pollUnsafe() === undefined) search = fiber
          })
        )
      )
  )

  const look = Effect.fnUntraced(function*(thorough: boolean): Effect.fn.Return<Look> {
    const unanswered = { finding: "ill", outage: "unanswered", holder: null } as const
    if (unended >= mostUnended) return unanswered
    const begun = steadyMillis()
    unended++
    const asked = yield* probe({ thorough }).pipe(
      Effect.result,
      Effect.ensuring(Effect.sync(() => void unended--)),
      Effect.forkIn(scope)
    )
    const soonMillis = Math.min(suspectMillis, probeTimeoutMillis)
    let answer = yield* Effect.timeoutOption(Fiber.join(asked), soonMillis)
    let holder: LockHolder.LockHolder | null = null
    if (answer._tag === "None") {
      const searching = yield* findHolder
      answer = yield* Effect.timeoutOption(Fiber.join(asked), probeTimeoutMillis - soonMillis)
      const found = searching.pollUnsafe()
      holder = found?._tag === "Success" ? found.value : null
    }
    if (answer._tag === "None") {
      // A connection that is mute may take its time to be given up: nobody waits for that.
      asked.interruptUnsafe()
      return steadyMillis() - begun > probeTimeoutMillis + heldUpMillis
        ? { finding: "unclear", outage: null, holder: null }
        : { ...unanswered, holder }
    }
    const { value } = answer
    if (value._tag === "Failure") {
      const { outage } = value.failure
      return { finding: "ill", outage, holder: outage === "unanswered" || outage === "overloaded" ? holder : null }
    }
    const state = yield* accepts
    if (state._tag !== "stopped") return { finding: "well", outage: null, holder: null }
    return { finding: "ill", outage: state.outage, holder: yield* Effect.flatMap(findHolder, Fiber.join) }
  })

  const show = Effect.fnUntraced(function*(holder: LockHolder.LockHolder | null, blocks: boolean) {
    if (holder === null && shown === null) return
    shown = holder
    yield* Metric.update(holderGauge, holder?.pid ?? 0)
    yield* holder === null
      ? conditions.clear(LockHolder.conditionName, observer)
      : conditions.raise(LockHolder.conditionOf(holder, blocks), observer)
  })

  /** Accepts of one account that stand or fail, while the storage is well: told, and no reason to be sent none. */
  const judgePartly = Effect.gen(function*() {
    const state = yield* accepts
    const [next, verdict] = Probation.judge(partly, state._tag === "partly" ? "ill" : "well", steadyMillis())
    partly = next
    if (verdict === "clear") return yield* show(null, false)
    if (verdict !== "raise") return
    const holder = yield* Effect.flatMap(findHolder, Fiber.join)
    if (holder !== null) yield* show(holder, false)
  })

  const round = Effect.gen(function*() {
    const held = yield* conditions.current
    const { finding, holder, outage } = yield* look(
      held.some(({ name }) => name === conditionName || name === LockHolder.conditionName)
    )
    const [next, verdict] = Probation.judge(probation, finding, steadyMillis())
    probation = next
    if (verdict === "raise") {
      // Who held it a moment ago is worth more than that nobody was found.
      const known = holder ?? (outage === "unanswered" ? shown : null)
      yield* show(known, true)
      yield* known === null
        ? conditions.raise(conditionOf(outage), observer)
        : conditions.clear(conditionName, observer)
    }
    if (verdict === "clear") {
      yield* show(null, false)
      yield* conditions.clear(conditionName, observer)
    }
    if (!next.isIll) yield* judgePartly
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
