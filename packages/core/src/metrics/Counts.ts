import * as Sketch from "./Sketch.ts"

/**
 * What is counted. `accepted` and `cancelled` count emails; the others count the recipients that events name, each
 * event once.
 */
export const countNames = [
  "accepted",
  "sent",
  "delivered",
  "bouncedPermanently",
  "bouncedTemporarily",
  "complained",
  "delayed",
  "failed",
  "cancelled"
] as const

/** One of `countNames`. */
export type CountName = typeof countNames[number]

/** Counts of some events, and how long the deliveries among them took. */
export interface Counts extends Readonly<Record<CountName, number>> {
  /** Milliseconds to delivery as providers told them (`processing_time_ms`), once a recipient. */
  readonly times: Sketch.Sketch
}

/** Counts of nothing. */
export const none: Counts = {
  accepted: 0,
  sent: 0,
  delivered: 0,
  bouncedPermanently: 0,
  bouncedTemporarily: 0,
  complained: 0,
  delayed: 0,
  failed: 0,
  cancelled: 0,
  times: Sketch.none
}

/** Adds counts up. Commutative and associative, with `none` for nothing. */
export const add = (left: Counts, right: Counts): Counts => ({
  accepted: left.accepted + right.accepted,
  sent: left.sent + right.sent,
  delivered: left.delivered + right.delivered,
  bouncedPermanently: left.bouncedPermanently + right.bouncedPermanently,
  bouncedTemporarily: left.bouncedTemporarily + right.bouncedTemporarily,
  complained: left.complained + right.complained,
  delayed: left.delayed + right.delayed,
  failed: left.failed + right.failed,
  cancelled: left.cancelled + right.cancelled,
  times: Sketch.add(left.times, right.times)
})
