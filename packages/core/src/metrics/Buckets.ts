import * as DateTime from "effect/DateTime"
import { timeOf } from "./HourRow.ts"

/** What one point of a series covers. */
export type Grain = "hour" | "day"

/** The most points that are asked for at once: 31 days by the hour, or 400 days. */
export const maxPoints: Readonly<Record<Grain, number>> = { hour: 31 * 24, day: 400 }

/** Points in time that follow each other without a gap: each lasts until the next begins, the last until `end`. */
export interface Buckets {
  readonly starts: ReadonlyArray<Date>
  readonly end: Date
}

const next = (grain: Grain, at: DateTime.Zoned): DateTime.Zoned =>
  // Hours are those of UTC: where clocks are set back, one of them stands twice on the clock.
  grain === "hour" ? DateTime.addDuration(at, "1 hour") : DateTime.startOf(DateTime.add(at, { days: 1 }), "day")

const hourMillis = 3_600_000

const first = (grain: Grain, at: Date, zone: DateTime.TimeZone): DateTime.Zoned =>
  grain === "hour"
    ? DateTime.makeZonedUnsafe(Math.floor(at.getTime() / hourMillis) * hourMillis, { timeZone: zone })
    : DateTime.startOf(DateTime.makeZonedUnsafe(at, { timeZone: zone }), "day")

/**
 * The hours or days that cover a time from one moment until another. Days are those of the zone, 23 or 25 hours long
 * where its clocks are changed. `undefined` where they are more than `maxPoints`.
 */
export const bucketsOf = (grain: Grain, from: Date, to: Date, zone: DateTime.TimeZone): Buckets | undefined => {
  const starts: Array<Date> = []
  let at = first(grain, from, zone)
  while (DateTime.toEpochMillis(at) < to.getTime()) {
    if (starts.length === maxPoints[grain]) return undefined
    starts.push(DateTime.toDateUtc(at))
    at = next(grain, at)
  }
  return { starts, end: DateTime.toDateUtc(at) }
}

/**
 * The place of the bucket in which an hour begins; -1 where it begins before or after them all. In zones that are half an
 * hour off, the hour that holds midnight is the earlier day's.
 */
export const placeOf = ({ end, starts }: Buckets, hour: number): number => {
  const at = timeOf(hour).getTime()
  if (at >= end.getTime()) return -1
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (starts[middle]!.getTime() <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
