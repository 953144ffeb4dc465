import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type AuditAction, type AuditActor, operator } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { Conflict, NotFound } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { QueuedMoved } from "./SendJobs.ts"
import { type SitePlace, type SiteStep, SiteStore, type SiteView } from "./SiteStore.ts"

/** From one report of a process to the next, in milliseconds: an order is heeded after so long at most. */
export const reportMillis = 5_000
/** What waits is handed over again after so many milliseconds: by then, all processes have heard of the order. */
const heardMillis = 2 * reportMillis

/** Emails that one call looks at: some seconds' worth. */
const emailsAtOnce = 20_000
const hastenedInStep = 1_000
const givenUpInStep = 200

const isPaused = new Conflict({ message: "The site is paused: resume it, which also hands over what waits for it." })

/** An order about what waits for a site, or how it goes on. */
export interface SiteOrder {
  readonly site: string
  /** null to begin; what the call before answered as `next`. */
  readonly after: string | null
}

/**
 * The sites of receivers that mail is delivered to directly. An operator sees what each is given and what waits for it,
 * and pauses, resumes, flushes or bounces it. A site is what has limits of its own: the pattern of a row, or the site of a
 * receiver without one.
 *
 * @example
 * ```ts
 * import { Sites } from "@sendwright/core/sending/Sites"
 * import * as Effect from "effect/Effect"
 *
 * // The sites that asked for less, or are left alone.
 * export const troubled = Effect.gen(function*() {
 *   const sites = yield* (yield* Sites).list(100, null)
 *   return sites.filter(({ state }) => state === "slowed" || state === "resting").map(({ site }) => site)
 * })
 * ```
 */
export class Sites extends Context.Service<Sites, {
  /** Up to `limit` sites: paused ones first, then by state, the worst first, then by name; strictly after `after`. */
  readonly list: (limit: number, after: SitePlace | null) => Effect.Effect<ReadonlyArray<SiteView>, StorageError>
  readonly find: (site: string) => Effect.Effect<SiteView, NotFound | StorageError>
  /**
   * Hands a site nothing more, from at most 5 seconds later on. What comes for it waits, and no attempt counts. Answers
   * false where it was paused.
   */
  readonly pause: (site: string, by?: AuditActor) => Effect.Effect<boolean, NotFound | StorageError>
  /**
   * Ends a pause. What waits for the site is handed over again 10 seconds later: up to 20,000 emails, so that it is to be
   * called again with the `next` of its answer. A site that is not paused stays as it is.
   */
  readonly resume: (order: SiteOrder, by?: AuditActor) => Effect.Effect<QueuedMoved, NotFound | StorageError>
  /**
   * Hands over again what waits for a site, as `resume` does, and has all processes forget that the site asked for less.
   * A paused one is a `Conflict`.
   */
  readonly flush: (order: SiteOrder, by?: AuditActor) => Effect.Effect<QueuedMoved, Conflict | NotFound | StorageError>
  /**
   * Gives up on those who wait for a site: they fail, with an event, and nobody is suppressed. Up to 20,000 emails are
   * looked at, as by `resume`.
   */
  readonly bounce: (order: SiteOrder, by?: AuditActor) => Effect.Effect<QueuedMoved, NotFound | StorageError>
}>()("@sendwright/core/sending/Sites") {
  static readonly layer = Layer.effect(
    Sites,
    Effect.gen(function*() {
      const store = yield* SiteStore
      const audit = yield* AuditLog
      const wakeups = yield* Wakeups
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const find = Effect.fn("Sites.find")(function*(site: string) {
        return (yield* store.find(site, now())) ?? (yield* new NotFound())
      })

      const inSteps = Effect.fnUntraced(function*(
        { after, site }: SiteOrder,
        limit: number,
        step: (step: SiteStep) => Effect.Effect<QueuedMoved, StorageError>
      ) {
        let moved = 0
        let underWay = 0
        let next = after
        for (let looked = 0; looked < emailsAtOnce; looked += limit) {
          const done = yield* step({ site, after: next, limit, now: now() })
          moved += done.moved
          underWay += done.underWay
          next = done.next
          if (next === null) break
        }
        return { moved, underWay, next }
      })

      const hasten = Effect.fnUntraced(function*(order: SiteOrder) {
        const dueAt = new Date(now().getTime() + heardMillis)
        const done = yield* inSteps(order, hastenedInStep, (step) => store.hasten({ ...step, dueAt }))
        if (done.moved > 0) yield* wakeups.notify("sends")
        return done
      })

      const record = (action: AuditAction, site: string, by: AuditActor) => audit.record(null, by, action, site)

      const pause = Effect.fn("Sites.pause")(function*(site: string, by: AuditActor = operator) {
        const isNew = yield* store.pause(site, { at: now(), by: by.name })
        if (isNew) yield* record("site.paused", site, by)
        else yield* find(site)
        return isNew
      })

      const resume = Effect.fn("Sites.resume")(function*(order: SiteOrder, by: AuditActor = operator) {
        const { after, site } = order
        if (after === null) {
          if (!(yield* store.resume(site))) {
            yield* find(site)
            return nothing
          }
          yield* record("site.resumed", site, by)
        }
        return yield* hasten(order)
      })

      const flush = Effect.fn("Sites.flush")(function*(order: SiteOrder, by: AuditActor = operator) {
        const { after, site } = order
        if (after === null) {
          if ((yield* find(site)).paused !== null) return yield* isPaused
          if (!(yield* store.flush(site, now()))) return yield* new NotFound()
          yield* record("site.flushed", site, by)
        }
        return yield* hasten(order)
      })

      const bounce = Effect.fn("Sites.bounce")(function*(order: SiteOrder, by: AuditActor = operator) {
        const { after, site } = order
        if (after === null) {
          yield* find(site)
          yield* record("site.bounced", site, by)
        }
        const done = yield* inSteps(order, givenUpInStep, store.giveUp)
        if (done.moved > 0) yield* wakeups.notify("webhooks")
        return done
      })

      return Sites.of({
        list: (limit, after) => store.list({ limit, after, now: now() }),
        find,
        pause,
        resume,
        flush,
        bounce
      })
    })
  )
}

const nothing: QueuedMoved = { moved: 0, underWay: 0, next: null }
