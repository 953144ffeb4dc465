import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import { type Caller, type EmailScope, scopeOf } from "../accounts/Caller.ts"
import { ValidationError } from "../foundation/Errors.ts"
import * as SteadyCache from "../foundation/SteadyCache.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { EmailSummary } from "../model/Email.ts"
import type { Position } from "../model/EmailQuery.ts"
import { EmailLog, type LogRequest, maxStates, type Wanted } from "./EmailLog.ts"
import { type EmailState, EmailStore } from "./EmailStore.ts"
import { FeedBuffer } from "./FeedBuffer.ts"
import {
  beginOf,
  decodeHorizon,
  encodeHorizon,
  type Horizon,
  horizonOf,
  overlapMillis,
  unknownIn
} from "./FeedHorizon.ts"

/** Emails that were accepted, newest first. */
export interface FeedBatch {
  readonly emails: ReadonlyArray<EmailSummary>
  /** Whether there are more than are included: read the list again. */
  readonly isCut: boolean
  /** The end of this batch: pass it to receive later emails. */
  readonly cursor: string
}

/** Emails of one batch. */
export const maxBatch = 200
/** The wait between two looks of one feed: at most, and at least where emails arrive. */
const pollMillis = { max: 1_000, min: 250 }
/** Emails of a burst that are distinguished: where more arrived in ten seconds, late ones may be reported as a cut. */
const maxWindow = 5_000
/** How long states that one viewer asked for do for the others. */
const statesMillis = 1_000

/** What all viewers of one account, mode and filter share in a process. */
interface Shared {
  readonly buffer: FeedBuffer<EmailSummary>
  /** What every viewer knows who has taken all of the buffer. */
  horizon: Horizon
  /** Done after the first look, which tells the later ones what is known: everything after it is reported. */
  readonly begun: Deferred.Deferred<void>
  viewers: number
}

/**
 * Tells viewers of the log what is new, as it comes. All viewers of one account, mode and filter share one look at the
 * storage, once a second at most and at once where this process accepts something; without viewers nobody looks. What
 * changes of the emails on a screen is asked for by their ids (`states`), which costs the hand-offs nothing.
 *
 * @example
 * ```ts no-run: it has no end
 * import { type Caller, LiveFeed } from "@sendwright/core"
 * import { wholeLog } from "@sendwright/core/emails/EmailLog"
 * import * as Console from "effect/Console"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * export const watch = Effect.fn("watch")(function*(caller: Caller) {
 *   const feed = yield* LiveFeed
 *   yield* Stream.runForEach(feed.follow(caller, wholeLog, null), ({ emails }) =>
 *     Console.log(emails.map(({ subject }) => subject).join("\n")))
 * })
 * ```
 */
export class LiveFeed extends Context.Service<LiveFeed, {
  /** The cursor of this moment. A reader who takes it before the list misses nothing in between. */
  readonly cursor: (caller: Caller, request: LogRequest) => Effect.Effect<string, ValidationError | StorageError>
  /**
   * What is accepted from now on, or after a cursor, also one of another connection. Nothing is told after a cursor where
   * nothing is new. Where an email came late, those around it may be told again: keep what is not known yet.
   */
  readonly follow: (
    caller: Caller,
    request: LogRequest,
    cursor: string | null
  ) => Stream.Stream<FeedBatch, ValidationError | StorageError>
  /** How far up to `EmailLog.maxStates` emails have come, at most a second ago; those that are not read are left out. */
  readonly states: (
    caller: Caller,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<EmailState>, ValidationError | StorageError>
}>()("@sendwright/core/emails/LiveFeed") {
  static readonly layer = Layer.effect(
    LiveFeed,
    Effect.gen(function*() {
      const log = yield* EmailLog
      const store = yield* EmailStore
      const wakeups = yield* Wakeups
      const clock = yield* Clock.Clock
      const scope = yield* Effect.scope
      const now = () => clock.currentTimeMillisUnsafe()
      const feeds = new Map<string, Shared>()

      /** The newest of what stands from a place on, and the ids of all of it; not `isWhole`: of as many as can be read. */
      const look = Effect.fnUntraced(function*(of: EmailScope, { query }: Wanted, since: Position) {
        const asked = { ...query, after: null, since }
        const found = yield* store.list(of, { ...asked, limit: maxBatch + 1 })
        const emails = found.emails.slice(0, maxBatch)
        if (found.emails.length === emails.length || found.stoppedAt !== null) {
          return { emails, ids: emails.map(({ id }) => id), isWhole: found.stoppedAt === null }
        }
        const { places, stoppedAt } = yield* store.places(of, { ...asked, limit: maxWindow + 1 })
        return { emails, ids: places.map(({ id }) => id), isWhole: stoppedAt === null && places.length <= maxWindow }
      })

      /** Which emails of a look are told, and whether others are left out. */
      const shownOf = ({ emails, isWhole }: Effect.Success<ReturnType<typeof look>>, fresh: ReadonlyArray<string>) => {
        const news = new Set(fresh)
        const shown = emails.filter(({ id }) => news.has(id))
        return { shown, isCut: shown.length < news.size || (!isWhole && shown.length === emails.length) }
      }

      const poll = Effect.fnUntraced(function*(of: EmailScope, wanted: Wanted, shared: Shared) {
        let known: ReadonlySet<string> = new Set()
        const lookOnce = Effect.fnUntraced(function*(tells: boolean) {
          const began = now()
          const looked = yield* look(of, wanted, beginOf(shared.horizon))
          const fresh = looked.ids.filter((id) => !known.has(id))
          known = new Set([
            ...[...known].filter((id) => Uuid.millisOf(id) >= began - 2 * overlapMillis),
            ...looked.ids
          ])
          shared.horizon = horizonOf(began, known, looked.isWhole)
          if (!tells || fresh.length === 0) return
          const { isCut, shown } = shownOf(looked, fresh)
          shared.buffer.add(shown.toReversed(), isCut)
        })
        // A storage that does not answer makes the feed late, and no more.
        const lookOrPass = (tells: boolean) =>
          lookOnce(tells).pipe(
            Effect.catch((error) =>
              Effect.logDebug("The live feed could not look for new emails", { reason: error.message })
            )
          )
        yield* lookOrPass(false)
        yield* Deferred.succeed(shared.begun, undefined)
        while (true) {
          yield* Effect.raceFirst(wakeups.accepted, Effect.sleep(pollMillis.max))
          yield* lookOrPass(true)
          yield* Effect.sleep(pollMillis.min)
        }
      })

      const join = Effect.fnUntraced(function*(key: string, of: EmailScope, wanted: Wanted) {
        const known = feeds.get(key)
        const shared: Shared = known ?? {
          buffer: new FeedBuffer(maxBatch),
          horizon: horizonOf(now(), [], true),
          begun: Deferred.makeUnsafe<void>(),
          viewers: 0
        }
        shared.viewers++
        if (known === undefined) {
          feeds.set(key, shared)
          yield* Effect.forkIn(Effect.raceFirst(poll(of, wanted, shared), shared.buffer.closed), scope)
        }
        return shared
      })

      const leave = (key: string, shared: Shared) =>
        Effect.sync(() => {
          if (--shared.viewers > 0) return
          feeds.delete(key)
          shared.buffer.close()
        })

      /** What a request asks for, and what its cursors belong to. */
      const read = Effect.fnUntraced(function*(caller: Caller, request: LogRequest) {
        const wanted = yield* log.wanted(caller, request)
        const of: EmailScope = { accountId: caller.account.id, modes: [wanted.mode] }
        const filters = ["feed", ...wanted.filters]
        return { wanted, of, filters, key: JSON.stringify(filters) }
      })

      const cursor = Effect.fnUntraced(function*(caller: Caller, request: LogRequest) {
        const { filters, key, of, wanted } = yield* read(caller, request)
        const shared = feeds.get(key)
        if (shared !== undefined && Deferred.isDoneUnsafe(shared.begun)) return encodeHorizon(shared.horizon, filters)
        const at = now()
        const { ids, isWhole } = yield* look(of, wanted, beginOf({ at }))
        return encodeHorizon(horizonOf(at, ids, isWhole), filters)
      })

      const begin = Effect.fnUntraced(function*(caller: Caller, request: LogRequest, cursor: string | null) {
        const { filters, key, of, wanted } = yield* read(caller, request)
        const given = cursor === null ? null : decodeHorizon(cursor, filters)
        if (given !== null && Result.isFailure(given)) {
          return yield* new ValidationError({ issues: [{ path: ["cursor"], message: given.failure }] })
        }
        const shared = yield* Effect.acquireRelease(join(key, of, wanted), (joined) => leave(key, joined))
        yield* Deferred.await(shared.begun)
        let serial = shared.buffer.end
        let shown: ReadonlySet<string> = new Set()
        const next = Effect.gen(function*() {
          while (true) {
            const { changed } = shared.buffer
            const { end, isCut, items } = shared.buffer.after(serial)
            serial = end
            const emails = items.filter(({ id }) => !shown.has(id)).toReversed()
            if (emails.length > 0 || isCut) {
              return { emails, isCut, cursor: encodeHorizon(shared.horizon, filters) }
            }
            yield* changed
          }
        })
        const following: Stream.Stream<FeedBatch> = Stream.paginate(
          0,
          () => Effect.map(next, (batch) => [[batch], Option.some(0)] as const)
        )
        if (given === null) return following
        const at = now()
        const missed = yield* look(of, wanted, beginOf(given.success))
        shown = new Set(missed.ids)
        const { isCut, shown: emails } = shownOf(missed, unknownIn(given.success, missed.ids))
        const cursorNow = encodeHorizon(horizonOf(at, missed.ids, missed.isWhole), filters)
        return emails.length === 0 && !isCut
          ? following
          : Stream.concat(Stream.succeed({ emails, isCut, cursor: cursorNow }), following)
      })

      const statesOf = yield* SteadyCache.make({
        capacity: 1_000,
        keepMillis: () => statesMillis,
        lookup: (key: string) => {
          const [accountId, modes, ids] = JSON.parse(key) as [string, EmailScope["modes"], ReadonlyArray<string>]
          return store.states({ accountId, modes }, ids)
        }
      })

      const states = Effect.fn("LiveFeed.states")(function*(caller: Caller, ids: ReadonlyArray<string>) {
        if (ids.length === 0 || ids.length > maxStates) return yield* log.states(caller, ids)
        const { accountId, modes } = scopeOf(caller)
        return yield* statesOf(JSON.stringify([accountId, modes, [...new Set(ids)].sort()]))
      })

      return LiveFeed.of({
        cursor,
        follow: (caller, request, cursor) => Stream.unwrap(begin(caller, request, cursor)),
        states
      })
    })
  )
}
