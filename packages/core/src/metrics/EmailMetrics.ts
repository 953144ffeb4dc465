import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Account } from "../accounts/Account.ts"
import { type Issue, ValidationError } from "../foundation/Errors.ts"
import { ReputationSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { type Standing, standingOf } from "../reputation/Reputation.ts"
import { ReputationGuard } from "../reputation/ReputationGuard.ts"
import { type Buckets, bucketsOf, type Grain, maxPoints, placeOf } from "./Buckets.ts"
import * as Counts from "./Counts.ts"
import type { HourRow, Traffic } from "./HourRow.ts"
import { MetricsStore } from "./MetricsStore.ts"
import * as Sketch from "./Sketch.ts"

/** Which figures are asked for. */
export interface MetricsQuery {
  readonly accountId: string
  readonly traffic: Traffic
  /** The first hour or day that is counted is the one in which this lies. */
  readonly from: Date
  /** Later than `from`; the last hour or day is the one that ends at this time or holds it. */
  readonly to: Date
  /** By the hour, 31 days at most; by the day, 400. */
  readonly grain: Grain
  /** An IANA time zone, such as `Europe/Berlin`, whose days are counted; UTC by default. */
  readonly zone?: string | undefined
  /** One series of everything, or one for each sending domain, or for each tag: an email is in that of each of its tags. */
  readonly by: "none" | "domain" | "tag"
  /** So many series, those with the most emails and recipients; the others are counted together. 1 to 100, 20 by default. */
  readonly limit?: number | undefined
}

/** Counts, and how long it took until recipients had their email, in milliseconds, to within 5 %. */
export interface Figures extends Readonly<Record<Counts.CountName, number>> {
  /** Of the deliveries whose provider told how long they took; null: of none. */
  readonly deliveryMillis: { readonly p50: number; readonly p95: number } | null
}

/** Figures over time. */
export interface Series {
  /** The domain or the tag; null for the total, for the sandbox domain, and for combined groups. */
  readonly name: string | null
  readonly total: Figures
  /** One of each of the answer's `starts`. */
  readonly points: ReadonlyArray<Figures>
}

/** What was asked for. */
export interface MetricsAnswer {
  /** When each hour or day begins. */
  readonly starts: ReadonlyArray<Date>
  readonly series: ReadonlyArray<Series>
  /** All that have no series of their own; null where there are none. */
  readonly rest: Series | null
  /** false: so many events wait to be counted that they are not in the figures yet. */
  readonly isCurrent: boolean
}

const defaultLimit = 20
const maxLimit = 100

/**
 * What became of an account's email, by the hour and by the day. Counted are events, when they happened: `accepted` and
 * `cancelled` are emails, everything else recipients. What is stored is in the figures at once.
 *
 * @example
 * ```ts
 * import { type Caller, EmailMetrics } from "@sendwright/core"
 * import * as Clock from "effect/Clock"
 * import * as Effect from "effect/Effect"
 *
 * // How many recipients of each sending domain had their email within the last day.
 * export const deliveredOf = Effect.fn("deliveredOf")(function*({ account }: Caller) {
 *   const now = yield* Clock.currentTimeMillis
 *   const { series } = yield* (yield* EmailMetrics).read({
 *     accountId: account.id,
 *     traffic: "live",
 *     from: new Date(now - 86_400_000),
 *     to: new Date(now),
 *     grain: "hour",
 *     by: "domain"
 *   })
 *   return series.map(({ name, total }) => ({ domain: name, delivered: total.delivered }))
 * })
 * ```
 */
export class EmailMetrics extends Context.Service<EmailMetrics, {
  readonly read: (query: MetricsQuery) => Effect.Effect<MetricsAnswer, ValidationError | StorageError>
  /** The rates of an account's live mail beside those that pause it. */
  readonly standing: (account: Account) => Effect.Effect<Standing, StorageError>
}>()("@sendwright/core/metrics/EmailMetrics") {
  static readonly layer = Layer.effect(
    EmailMetrics,
    Effect.gen(function*() {
      const store = yield* MetricsStore
      const reputation = yield* ReputationGuard
      const settings = yield* ReputationSettings
      const clock = yield* Clock.Clock

      const read = Effect.fn("EmailMetrics.read")(function*(query: MetricsQuery) {
        const { accountId, by, traffic } = query
        const { buckets, limit } = yield* check(query)
        // An hour in which a day begins half-way belongs to the day before it.
        const { isCurrent, rows } = yield* store.read({
          accountId,
          traffic,
          kind: by === "tag" ? "tag" : "domain",
          from: Math.ceil(hoursUntil(buckets.starts[0] ?? buckets.end)),
          to: Math.ceil(hoursUntil(buckets.end))
        })
        return { ...seriesOf(rows, buckets, by, limit), starts: buckets.starts, isCurrent }
      })

      return EmailMetrics.of({
        read,
        standing: (account) =>
          Effect.map(
            reputation.windows(account.id),
            (windows) => standingOf(account.createdAt, windows, new Date(clock.currentTimeMillisUnsafe()), settings)
          )
      })
    })
  )
}

const hoursUntil = (at: Date): number => at.getTime() / 3_600_000

interface Checked {
  readonly buckets: Buckets
  readonly limit: number
}

const check = (query: MetricsQuery): Effect.Effect<Checked, ValidationError> => {
  const { from, grain, limit = defaultLimit, to, zone = "UTC" } = query
  const issues: Array<Issue> = []
  const says = (path: keyof MetricsQuery, message: string) => issues.push({ path: [path], message })
  const known = DateTime.zoneMakeNamed(zone)
  if (Option.isNone(known)) says("zone", "must be the name of a time zone, such as Europe/Berlin")
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    says("limit", `must be a whole number from 1 to ${maxLimit}`)
  }
  const isRange = isTime(from) && isTime(to) && from < to
  if (!isRange) says("to", "must be a time later than from")
  const buckets = isRange && Option.isSome(known) ? bucketsOf(grain, from, to, known.value) : undefined
  if (isRange && Option.isSome(known) && buckets === undefined) {
    says("from", `must be nearer to the end: at most ${maxPoints[grain]} ${grain}s are counted at once`)
  }
  return buckets === undefined || issues.length > 0
    ? Effect.fail(new ValidationError({ issues }))
    : Effect.succeed({ buckets, limit })
}

/** Years of four digits. */
const isTime = (at: Date): boolean => Math.abs(at.getTime() - 128_000_000_000_000) < 128_000_000_000_000

interface Sums {
  total: Counts.Counts
  readonly points: Array<Counts.Counts>
}

const seriesOf = (rows: ReadonlyArray<HourRow>, buckets: Buckets, by: MetricsQuery["by"], limit: number) => {
  const empty = (): Sums => ({ total: Counts.none, points: buckets.starts.map(() => Counts.none) })
  const sums = new Map<string, Sums>()
  for (const { counts, hour, name } of rows) {
    const place = placeOf(buckets, hour)
    if (place === -1) continue
    const key = by === "none" ? "" : name
    let into = sums.get(key)
    if (into === undefined) sums.set(key, into = empty())
    into.points[place] = Counts.add(into.points[place]!, counts)
  }
  for (const sum of sums.values()) sum.total = sum.points.reduce(Counts.add, Counts.none)
  if (by === "none") return { series: [toSeries(null, sums.get("") ?? empty())], rest: null }
  // The empty name is that of the sandbox domain, and among tags of those that have no rows of their own.
  const isNamed = (name: string) => by === "domain" || name !== ""
  const named = [...sums].filter(([name]) => isNamed(name)).sort(([left, { total: one }], [right, { total: other }]) =>
    weightOf(other) - weightOf(one) || (left < right ? -1 : 1)
  )
  const others = [...named.slice(limit), ...[...sums].filter(([name]) => !isNamed(name))].map(([, sum]) => sum)
  const rest = others.length === 0 ? null : toSeries(
    null,
    others.reduce((left, right) => ({
      total: Counts.add(left.total, right.total),
      points: left.points.map((counts, place) => Counts.add(counts, right.points[place]!))
    }))
  )
  return { series: named.slice(0, limit).map(([name, sum]) => toSeries(name === "" ? null : name, sum)), rest }
}

const weightOf = ({ accepted, delivered, sent }: Counts.Counts): number => accepted + sent + delivered

const toSeries = (name: string | null, { points, total }: Sums): Series => ({
  name,
  total: toFigures(total),
  points: points.map(toFigures)
})

const toFigures = ({ times, ...counts }: Counts.Counts): Figures => {
  const p50 = Sketch.quantile(times, 0.5)
  const p95 = Sketch.quantile(times, 0.95)
  return { ...counts, deliveryMillis: p50 === null || p95 === null ? null : { p50, p95 } }
}
