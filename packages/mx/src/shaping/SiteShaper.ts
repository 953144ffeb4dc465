import * as LimitShare from "@sendwright/core/foundation/LimitShare"
import type { Activity } from "@sendwright/core/foundation/ProcessActivity"
import type { SiteOrders, SiteReport, SiteShaping } from "@sendwright/core/foundation/SiteShaping"
import * as Submission from "@sendwright/core/sending/Submission"
import { diagnostic } from "@sendwright/smtp/diagnostic"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Random from "effect/Random"
import type { Heard } from "./answerOf.ts"
import type { Room } from "./Room.ts"
import * as SiteLimits from "./SiteLimits.ts"
import * as SiteMetrics from "./SiteMetrics.ts"
import { SiteNews } from "./SiteNews.ts"
import * as SitePace from "./SitePace.ts"
import * as Slots from "./Slots.ts"
import * as Turns from "./Turns.ts"

/** Hands messages over to sites no faster than these take them, and none to those that an operator paused. */
export interface SiteShaper extends SiteShaping {
  /**
   * Hands one message over to a site when it is its turn, and learns from what the site says. The wait is a second at
   * most for a connection, and as much for the rate; a message without a turn is put off, which is the failure.
   */
  readonly handOver: <A>(
    site: SiteLimits.ShapedSite,
    carryOut: (room: Room) => Effect.Effect<A>,
    heardOf: (answer: A) => Heard
  ) => Effect.Effect<A, Submission.TemporarilyRefused>
  /** How many sites are remembered. */
  readonly size: () => number
}

/** How sites are shaped. */
export interface SiteShaperOptions extends SiteLimits.AllLimits {
  /** Whose messages they are: its name in metrics. */
  readonly provider: string
  /** Which part of the limits this process has now. */
  readonly activity: Pick<Activity, "senders" | "standing">
}

/** How long a message waits for a connection, and then for the rate, in milliseconds. */
const waitMillis = 1_000
/** Sites that are remembered at most, but for those that messages are under way to. */
export const maxSites = 2_000
/** A site has one line in the log in so many milliseconds at most. */
const tellMillis = 60_000
/** Sites that are reported at once at most. */
const mostReported = 500
/**
 * What is meant for a paused site comes again after so long, in milliseconds. The end of the pause brings it earlier; until
 * then a long queue costs little.
 */
const pausedMillis = { least: 60 * 60_000, most: 120 * 60_000 }

interface Entry {
  readonly shape: SiteLimits.Shape
  readonly room: Room
  readonly slots: Slots.Slots
  readonly news: SiteNews
  /** Messages that are handed over. */
  underWay: number
  /** Messages that wait or are under way. */
  users: number
  pace: SitePace.SitePace
  turns: Turns.Turns
  /** The last wish for less. */
  wish: Heard | null
  told: SitePace.SiteState
  toldAt: number
}

const silence: Heard = { answer: "silent", code: null, words: "" }

/** A shaper that remembers sites for as long as there is room for them. */
export const make = Effect.fnUntraced(
  function*(options: SiteShaperOptions): Effect.fn.Return<SiteShaper> {
    const { activity, provider } = options
    const clock = yield* Clock.Clock
    const now = () => clock.currentTimeMillisUnsafe()
    // The one used last stands last.
    const entries = new Map<string, Entry>()
    const underWay = new Map<string, number>()
    let paused: ReadonlySet<string> = new Set()
    let flushes: ReadonlyMap<string, number> = new Map()

    const ownLimits = ({ shape }: Entry) =>
      shape.isStrict
        ? SiteLimits.shareOf(shape, LimitShare.placesAt(activity.standing, now()))
        : SiteLimits.guessedShareOf(shape, activity.senders)
    const connectionsOf = (entry: Entry) => {
      const { connections } = ownLimits(entry)
      return Math.min(connections, Math.max(1, Math.floor(connections * entry.pace.share)))
    }
    const rateOf = (entry: Entry) => {
      const { perMinute } = ownLimits(entry)
      // With less, it would take too long to see that the site is well again.
      return Math.max(perMinute * entry.pace.share, Math.min(perMinute, 1))
    }

    const open = (shape: SiteLimits.Shape): Entry => {
      const { key, messagesPerConnection } = shape
      const entry: Entry = {
        shape,
        room: { key, messagesPerConnection, connections: () => connectionsOf(entry) },
        slots: new Slots.Slots(() => connectionsOf(entry)),
        news: new SiteNews(),
        underWay: 0,
        users: 0,
        pace: SitePace.well,
        turns: Turns.initial,
        wish: null,
        told: "well",
        toldAt: -Infinity
      }
      return entry
    }

    const forget = () => {
      for (const [key, { users }] of entries) {
        if (entries.size <= maxSites) return
        if (users === 0) entries.delete(key)
      }
    }

    const entryOf = (site: SiteLimits.ShapedSite): Entry => {
      const shape = SiteLimits.shapeOf(options, site)
      const entry = entries.get(shape.key) ?? open(shape)
      entries.delete(shape.key)
      entries.set(shape.key, entry)
      entry.users++
      forget()
      return entry
    }

    const labelOf = ({ shape }: Entry) => shape.isNamed ? shape.key : SiteMetrics.others

    const showRate = (entry: Entry) =>
      entry.shape.isNamed
        ? SiteMetrics.rate(provider, labelOf(entry), entry.pace.rest === null ? rateOf(entry) : 0)
        : Effect.void

    const moved = (entry: Entry, by: 1 | -1) =>
      Effect.suspend(() => {
        const label = labelOf(entry)
        const count = (underWay.get(label) ?? 0) + by
        underWay.set(label, count)
        entry.underWay += by
        entry.news.change()
        return SiteMetrics.connections(provider, label, count)
      })

    /** Tells the operator where the state is another one than was told last, and that not a moment ago. */
    const tell = (entry: Entry) =>
      Effect.suspend(() => {
        const { pace, shape: { key: site }, told, toldAt, wish } = entry
        const state = SitePace.stateOf(pace)
        if (state === told || now() - toldAt < tellMillis) return Effect.void
        entry.told = state
        entry.toldAt = now()
        switch (state) {
          case "well":
            return Effect.logInfo("A receiver takes as much as before", { site })
          case "slowed":
            return Effect.logWarning("A receiver asks for less, and is sent less for some minutes", {
              site,
              perMinute: Math.round(rateOf(entry)),
              connections: connectionsOf(entry),
              code: wish?.code
            })
          case "resting":
            return Effect.logWarning("A receiver puts everything off, and is left alone for a while", {
              site,
              seconds: Math.ceil(((pace.rest?.until ?? now()) - now()) / 1_000),
              code: wish?.code
            })
        }
      })

    const learn = (entry: Entry, heard: Heard, isProbe: boolean) =>
      Effect.suspend(() => {
        entry.news.hear(heard, now())
        if (heard.answer === "slowed") entry.wish = heard
        // What was under way before the rest says nothing of it by its silence.
        if (heard.answer !== "silent" || isProbe) {
          entry.pace = SitePace.after(entry.pace, heard.answer, now(), ownLimits(entry).perMinute)
        }
        return Effect.andThen(
          SiteMetrics.answered(provider, labelOf(entry), heard.answer),
          Effect.andThen(showRate(entry), tell(entry))
        )
      })

    const isPaused = ({ shape: { key } }: Entry) => paused.has(key)
    const admits = (entry: Entry) => isPaused(entry) ? "none" : SitePace.admits(entry.pace, now())

    const putOffPaused = ({ shape: { key } }: Entry) =>
      Effect.flatMap(
        Random.nextIntBetween(pausedMillis.least, pausedMillis.most),
        (millis) =>
          Effect.fail(Submission.deferred(`An operator paused deliveries to the mail servers of ${key}`, millis))
      )

    const putOff = (entry: Entry) =>
      Effect.suspend(() => {
        const { pace, shape: { key }, turns, wish } = entry
        if (isPaused(entry)) return putOffPaused(entry)
        if (SitePace.isLasting(pace)) {
          return Effect.fail(Submission.temporarilyRefused(
            diagnostic(`The mail servers of ${key} put everything off for long; their last answer: ${wish?.words}`),
            { code: wish?.code ?? null, reason: "throttled" }
          ))
        }
        // Where this process has no part, the message is for another one.
        const perMinute = rateOf(entry) || entry.shape.perMinute
        const appointed = Turns.appoint(turns, perMinute, pace.rest?.until ?? now(), now())
        entry.turns = appointed.turns
        return Effect.fail(
          Submission.deferred(`The mail servers of ${key} are sent no more at once`, appointed.inMillis)
        )
      })

    /** Waits for the turn. `probe` learns whether it is the message that goes first after a rest. */
    const waitForTurn = Effect.fnUntraced(function*(entry: Entry, ticket: Slots.Ticket, probe: { is: boolean }) {
      if (connectionsOf(entry) === 0 || admits(entry) === "none") return yield* putOff(entry)
      if (!(yield* entry.slots.enter(ticket, waitMillis))) return yield* putOff(entry)
      const admitted = admits(entry)
      if (admitted === "none") return yield* putOff(entry)
      const rate = rateOf(entry)
      // It may have lost its part meanwhile.
      if (rate === 0) return yield* putOff(entry)
      const since = entry.shape.isStrict ? activity.standing.since : -Infinity
      const { at, turns } = Turns.take(entry.turns, rate, now(), since)
      if (at - now() > waitMillis) return yield* putOff(entry)
      entry.turns = turns
      if (admitted === "probe") {
        entry.pace = SitePace.probing(entry.pace, true)
        probe.is = true
      }
      if (at > now()) yield* Effect.sleep(at - now())
      if (probe.is ? isPaused(entry) : admits(entry) !== "any") return yield* putOff(entry)
    })

    const report = (): ReadonlyArray<SiteReport> =>
      [...entries.values()]
        .filter(({ news, pace }) => news.isDue(SitePace.stateOf(pace) === "well", now()))
        .sort((left, right) => left.news.toldAt - right.news.toldAt)
        .slice(0, mostReported)
        .map((entry) => ({
          site: entry.shape.key,
          state: SitePace.stateOf(entry.pace),
          perMinute: entry.pace.rest === null ? rateOf(entry) : 0,
          connections: entry.underWay,
          ...entry.news.tell(now())
        }))

    const heed = (orders: SiteOrders): void => {
      paused = new Set(orders.paused)
      for (const { count, site } of orders.flushed) {
        const entry = entries.get(site)
        if (entry === undefined || flushes.get(site) === count) continue
        entry.pace = SitePace.well
        entry.turns = Turns.freed(entry.turns, Math.max(1, ownLimits(entry).perMinute))
        entry.news.change()
      }
      flushes = new Map(orders.flushed.map(({ count, site }) => [site, count]))
    }

    return {
      report,
      heed,
      size: () => entries.size,
      handOver: <A>(
        site: SiteLimits.ShapedSite,
        carryOut: (room: Room) => Effect.Effect<A>,
        heardOf: (answer: A) => Heard
      ) =>
        Effect.suspend(() => {
          const entry = entryOf(site)
          const ticket = Slots.ticket()
          const probe = { is: false }
          const carried = Effect.acquireUseRelease(
            moved(entry, 1),
            () => carryOut(entry.room),
            (_, exit) =>
              Effect.andThen(
                moved(entry, -1),
                Effect.suspend(() => {
                  const heard = Exit.isSuccess(exit) ? heardOf(exit.value) : silence
                  const isProbe = probe.is
                  probe.is = false
                  return learn(entry, heard, isProbe)
                })
              )
          )
          return waitForTurn(entry, ticket, probe).pipe(
            Effect.andThen(carried),
            Effect.ensuring(Effect.sync(() => {
              // It never went: another one may go first.
              if (probe.is) entry.pace = SitePace.probing(entry.pace, false)
              entry.users--
              entry.slots.leave(ticket)
            }))
          )
        })
    }
  }
)
