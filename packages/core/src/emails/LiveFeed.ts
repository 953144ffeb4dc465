import * as Cache from "effect/Cache"
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
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { EmailSummary } from "../model/Email.ts"
import { decodeCursor, encodeCursor, type Position } from "../model/EmailQuery.ts"
import { EmailLog, type LogRequest, maxStates, type Wanted } from "./EmailLog.ts"
import { type EmailState, EmailStore } from "./EmailStore.ts"
import { FeedBuffer } from "./FeedBuffer.ts"

/** Emails that were accepted, newest first. */
export interface FeedBatch {
  readonly emails: ReadonlyArray<EmailSummary>
  /** Whether there are more that are not told of: read the list anew. */
  readonly isCut: boolean
  /** Where this batch ends: whoever comes back with it is told what came after. */
  readonly cursor: string
}

/** Emails of one batch. */
export const maxBatch = 200
/** The wait between two looks of one feed: at the most, and at the least where emails come in. */
const pollMillis = { max: 1_000, min: 250 }
/** Commits of nodes with other clocks come later than their times say: so far back each look begins. */
const overlapMillis = 10_000
/** How long states that one viewer asked for do for the others. */
const statesMillis = 1_000

const zeroId = "00000000-0000-0000-0000-000000000000"

/** What all viewers of one account, mode and filter share in a process. */
interface Shared {
  readonly buffer: FeedBuffer<EmailSummary>
  /** Done after the first look, which tells the later ones what is known: whatever comes after it is told of. */
  readonly begun: Deferred.Deferred<void>
  viewers: number
}

/**
 * Tells viewers of the log what is new, as it comes. All viewers of one account, mode and filter share one look at the
 * storage, once a second at the most and at once where this process accepts something; without viewers nobody looks. What
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
  /**
   * The cursor to follow from: the given one where it is of a feed with these filters, `ValidationError` where it is not,
   * and without one that of this moment. Whoever takes it before they read the list misses nothing in between.
   */
  readonly cursor: (
    caller: Caller,
    request: LogRequest,
    given: string | null
  ) => Effect.Effect<string, ValidationError>
  /**
   * What is accepted from now on, or after a cursor, also one of another connection. An email may be told of twice after
   * a cursor: take what is known for known. Goes on until nobody takes any more.
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

      const look = (of: EmailScope, { query }: Wanted, since: Position) =>
        Effect.map(store.list(of, { ...query, limit: maxBatch + 1, after: null, since }), ({ emails, stoppedAt }) => ({
          emails: emails.slice(0, maxBatch),
          isCut: emails.length > maxBatch || stoppedAt !== null
        }))

      const poll = Effect.fnUntraced(function*(of: EmailScope, wanted: Wanted, shared: Shared) {
        let known = new Map<string, number>()
        let lastLook = now()
        const lookOnce = Effect.fnUntraced(function*(tells: boolean) {
          const began = now()
          const from = lastLook - overlapMillis
          const { emails, isCut } = yield* look(of, wanted, { createdAt: new Date(from), id: zeroId })
          lastLook = began
          const fresh = emails.filter(({ id }) => !known.has(id))
          known = new Map([...known].filter(([, createdAt]) => createdAt >= began - 2 * overlapMillis))
          for (const { createdAt, id } of fresh) known.set(id, createdAt.getTime())
          if (tells && fresh.length > 0) shared.buffer.add(fresh.toReversed(), isCut && fresh.length === emails.length)
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

      /** What a request asks for, and the place that its cursor names. */
      const read = Effect.fnUntraced(function*(caller: Caller, request: LogRequest, cursor: string | null) {
        const wanted = yield* log.wanted(caller, request)
        const filters = ["feed", ...wanted.filters]
        if (cursor === null) return { wanted, filters, place: null }
        const place = decodeCursor(cursor, filters)
        return Result.isSuccess(place)
          ? { wanted, filters, place: place.success }
          : yield* new ValidationError({ issues: [{ path: ["cursor"], message: place.failure }] })
      })

      const cursor = Effect.fnUntraced(function*(caller: Caller, request: LogRequest, given: string | null) {
        const { filters, place } = yield* read(caller, request, given)
        return encodeCursor(place ?? { createdAt: new Date(now()), id: zeroId }, filters)
      })

      const begin = Effect.fnUntraced(function*(caller: Caller, request: LogRequest, cursor: string | null) {
        const { filters, place, wanted } = yield* read(caller, request, cursor)
        const of: EmailScope = { accountId: caller.account.id, modes: [wanted.mode] }
        const key = JSON.stringify(filters)
        const shared = yield* Effect.acquireRelease(join(key, of, wanted), (joined) => leave(key, joined))
        yield* Deferred.await(shared.begun)
        let serial = shared.buffer.end
        let last: Position = place ?? { createdAt: new Date(now()), id: zeroId }
        let told: ReadonlySet<string> = new Set()
        const batchOf = (emails: ReadonlyArray<EmailSummary>, isCut: boolean): FeedBatch => {
          for (const { createdAt, id } of emails) {
            // Whoever comes back is told of more than the last moment again: which email of it was the last does not matter.
            if (createdAt > last.createdAt) last = { createdAt, id }
          }
          return { emails, isCut, cursor: encodeCursor(last, filters) }
        }
        const next = Effect.gen(function*() {
          while (true) {
            const changed = shared.buffer.changed
            const { end, isCut, items } = shared.buffer.after(serial)
            serial = end
            const fresh = items.filter(({ id }) => !told.has(id)).toReversed()
            if (fresh.length > 0 || isCut) return batchOf(fresh, isCut)
            yield* changed
          }
        })
        const following = Stream.paginate(0, () => Effect.map(next, (batch) => [[batch], Option.some(0)] as const))
        if (place === null) return following
        const createdAt = new Date(place.createdAt.getTime() - overlapMillis)
        const missed = yield* look(of, wanted, { createdAt, id: zeroId })
        told = new Set(missed.emails.map(({ id }) => id))
        // A look that read enough before it found anything has left something out, too.
        return missed.emails.length === 0 && !missed.isCut
          ? following
          : Stream.concat(Stream.succeed(batchOf(missed.emails, missed.isCut)), following)
      })

      const cache = yield* Cache.make({
        capacity: 1_000,
        timeToLive: statesMillis,
        lookup: (key: string) => {
          const [accountId, modes, ids] = JSON.parse(key) as [string, EmailScope["modes"], ReadonlyArray<string>]
          return store.states({ accountId, modes }, ids)
        }
      })

      const states = Effect.fn("LiveFeed.states")(function*(caller: Caller, ids: ReadonlyArray<string>) {
        if (ids.length === 0 || ids.length > maxStates) return yield* log.states(caller, ids)
        const { accountId, modes } = scopeOf(caller)
        return yield* Cache.get(cache, JSON.stringify([accountId, modes, [...new Set(ids)].sort()]))
      })

      return LiveFeed.of({
        cursor,
        follow: (caller, request, cursor) => Stream.unwrap(begin(caller, request, cursor)),
        states
      })
    })
  )
}
