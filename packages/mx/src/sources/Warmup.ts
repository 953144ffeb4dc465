import { StorageTime } from "@sendwright/core/foundation/StorageTime"
import * as Submission from "@sendwright/core/sending/Submission"
import { type WarmupCount, WarmupStore } from "@sendwright/core/sending/WarmupStore"
import type { Transfer } from "@sendwright/smtp/HandOver"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Random from "effect/Random"
import type { Shape } from "../shaping/SiteLimits.ts"
import * as MxSource from "./MxSource.ts"
import * as SourceMetrics from "./SourceMetrics.ts"
import * as WarmupPlan from "./WarmupPlan.ts"

/** Lets messages leave sources within their plan. */
export interface Warmup {
  /**
   * Carries a transaction out from the first of the sources that has room for it today. Where none has, it is deferred to
   * the next day, for another provider to take meanwhile. A place is taken before, and given back where the receiver does
   * not have the message by then: so the next attempt takes no second one, and no more than the cap are ever taken.
   */
  readonly through: (
    sources: ReadonlyArray<MxSource.MxSource>,
    shape: Pick<Shape, "isNamed" | "key">,
    transfer: Transfer,
    carryOut: (source: MxSource.MxSource, transfer: Transfer) => Effect.Effect<Submission.Submission>
  ) => Effect.Effect<Submission.Submission>
}

const outcomesOf = (submission: Submission.Submission): ReadonlyArray<Submission.Uniform> =>
  submission._tag === "Mixed" ? submission.outcomes.map(({ outcome }) => outcome) : [submission]

/** Whether a receiver has the message, or may have it. */
const mayBeTaken = (submission: Submission.Submission): boolean =>
  outcomesOf(submission).some(({ _tag }) => _tag === "Accepted" || _tag === "Unknown")

/** When recipients come again that another provider may take, and others of the message not, in milliseconds. */
const soonMillis = 5_000

/** Nobody else is asked for a part of a message: those of it who had no room today come again soon, by themselves. */
export const soon = (submission: Submission.Submission): Submission.Submission =>
  submission._tag !== "Mixed" ? submission : {
    ...submission,
    outcomes: submission.outcomes.map(({ address, outcome }) => ({
      address,
      outcome: outcome._tag === "TemporarilyRefused" && outcome.deferred === true && outcome.scope === "provider"
        ? { ...outcome, retryAfterMillis: soonMillis }
        : outcome
    }))
  }

/** The same, and counts a message that a receiver took. */
const counted = (source: MxSource.MxSource, carriedOut: Effect.Effect<Submission.Submission>) =>
  Effect.tap(carriedOut, (submission) =>
    outcomesOf(submission).some(({ _tag }) => _tag === "Accepted")
      ? SourceMetrics.taken(MxSource.textOf(source))
      : Effect.void)

/** Every source may be used at any time. */
const unlimited: Warmup = {
  through: ([source], _shape, transfer, carryOut) => counted(source!, carryOut(source!, transfer))
}

/** What has no room is not asked for again for so long, in milliseconds. */
const fullMillis = 1_000
/** So many of those are remembered at most. */
const mostFull = 2_000
const hour = 3_600_000
/** What waits for the next day comes within so long after it has begun, in milliseconds. */
const spreadMillis = hour
/** Counts are kept for so many days, and deleted so many at a time. */
const kept = { days: 7, atOnce: 1_000 }
/** When a message comes again while the storage does not answer, in milliseconds. */
const againMillis = { least: 1_000, most: 3_000 }

interface Place {
  readonly source: MxSource.MxSource
  /** null: there is no cap on this day. */
  readonly count: WarmupCount | null
}

/** Keeps to a plan over all nodes of one storage; null: there is none. */
export const make = Effect.fnUntraced(
  function*(plan: WarmupPlan.WarmupPlan | null): Effect.fn.Return<Warmup, never, StorageTime | WarmupStore> {
    if (plan === null) return unlimited
    const time = yield* StorageTime
    const store = yield* WarmupStore
    const clock = yield* Clock.Clock
    const full = new Map<string, number>()
    let sweptOn = ""

    /** Once a day; what it leaves is for the next one. */
    const sweep = Effect.fnUntraced(function*(day: string) {
      if (sweptOn === day) return
      sweptOn = day
      yield* store.sweep(WarmupPlan.dayOf(new Date(Date.parse(day) - kept.days * 24 * hour)), kept.atOnce)
    })

    /** How many are left after this one; null: there was no place. */
    const take = Effect.fnUntraced(function*(count: WarmupCount, cap: number) {
      const key = `${count.source} ${count.site} ${count.day}`
      const now = clock.currentTimeMillisUnsafe()
      const age = now - (full.get(key) ?? -Infinity)
      // A clock may be set back.
      if (age >= 0 && age < fullMillis) return null
      const left = yield* store.take(count, cap)
      full.delete(key)
      if (left === null) {
        full.set(key, now)
        const [oldest] = full.keys()
        if (full.size > mostFull && oldest !== undefined) full.delete(oldest)
      }
      return left
    })

    const enter = Effect.fnUntraced(function*(
      sources: ReadonlyArray<MxSource.MxSource>,
      { isNamed, key: site }: Pick<Shape, "isNamed" | "key">
    ) {
      const now = yield* time.now
      const day = WarmupPlan.dayOf(now)
      const cap = WarmupPlan.capOn(plan, day)
      yield* sweep(day)
      for (const source of sources) {
        if (cap === null) return { source, count: null } satisfies Place
        const text = MxSource.textOf(source)
        const count = { source: text, site, day }
        const left = yield* take(count, cap)
        if (isNamed) yield* SourceMetrics.room(text, site, left ?? 0)
        if (left !== null) return { source, count } satisfies Place
      }
      const rest = WarmupPlan.restOf(now) + (yield* Random.nextIntBetween(0, spreadMillis))
      return yield* Effect.fail(
        Submission.deferred(`No address has room today for a further message to ${site}: it warms up`, rest, "provider")
      )
    })

    const noAnswer = Effect.fnUntraced(function*(reason: string) {
      yield* Effect.logError("Nothing leaves an address that warms up: the storage does not answer", { reason })
      const { least, most } = againMillis
      return yield* Effect.fail(
        Submission.deferred(
          "The storage does not say how many messages have left",
          yield* Random.nextIntBetween(least, most)
        )
      )
    })

    const giveBack = (count: WarmupCount) =>
      store.giveBack(count).pipe(
        Effect.catch((error) =>
          Effect.logWarning("The place of a message could not be given back: one fewer leaves today", {
            site: count.site,
            reason: error.message
          })
        )
      )

    return {
      through: (sources, shape, transfer, carryOut) => {
        let dataEnded = false
        const noted = {
          ...transfer,
          onDataEnd: () => {
            dataEnded = true
            transfer.onDataEnd()
          }
        }
        // Who is broken off while the storage is asked may leave a place taken: then one fewer leaves on that day.
        return Effect.uninterruptibleMask((restore) =>
          restore(enter(sources, shape)).pipe(
            Effect.catchTag("StorageError", ({ message }) => noAnswer(message)),
            Effect.flatMap(({ count, source }) =>
              restore(counted(source, carryOut(source, noted))).pipe(
                Effect.onExit((exit) => {
                  const isKept = Exit.isSuccess(exit) ? mayBeTaken(exit.value) : dataEnded
                  return count === null || isKept ? Effect.void : giveBack(count)
                })
              )
            ),
            Effect.catchTag("TemporarilyRefused", (refusal) => Effect.succeed<Submission.Submission>(refusal))
          )
        )
      }
    }
  }
)
