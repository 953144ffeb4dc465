import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { originOf } from "@sendwright/core/users/clientNames"
import type { Pace } from "@sendwright/smtp/server/SmtpDoor"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import * as FairShare from "./FairShare.ts"
import * as Metrics from "./MailMetrics.ts"

/** After a pause, so many seconds' worth is read sooner: by default a message of the largest size, and some more. */
const burstSeconds = 4
/** So many times the rate is the most that is read then: at the speed of a network it would be all that the process does. */
const peak = 4
/** And of that so many seconds' worth at once. */
const peakSeconds = 1 / 16
const quantum = 16_384
/** An ordinary message, and what is said around it. */
const credit = 131_072
const tickMillis = 2
const tellMillis = 1_000

/** How fast the connections of the listener are read. An address has its share, however many connections it has. */
interface ReadingRate {
  readonly pace: Pace
  /** What a connection did is as much work as to read so many octets. */
  readonly charge: (id: string, address: string, octets: number) => void
  /** A connection is closed. */
  readonly leave: (id: string) => void
}

/** The rate of a listener, in octets a second; `onSlow` is told while mail comes faster than it is read. */
export const make = Effect.fnUntraced(function*(octetsPerSecond: number, onSlow: Effect.Effect<void>) {
  const clock = yield* Clock.Clock
  const run = yield* FiberSet.makeRuntime<never, void, never>()
  const share = FairShare.make({ quantum, credit })
  /** By connection: a session that ends before its greeting does not tell its address any more. */
  const origins = new Map<string, string>()
  let isWatched = false

  const originOfConnection = (id: string, address: string): string => {
    const known = origins.get(id)
    if (known !== undefined) return known
    const origin = originOf(address)
    origins.set(id, origin)
    return origin
  }

  const millis = () => ClockDifference.read(clock).steady

  /** Takes so many octets of a bucket; the answer is how many are left. */
  const bucketOf = (capacity: number, refillPerSecond: number) => {
    let bucket: Bucket | undefined
    return (want: number): number => {
      const [next, { remaining }] = take(bucket, { key: "", capacity, refillPerSecond, want }, new Date(millis()))
      bucket = next
      return remaining
    }
  }
  const lasting = bucketOf(burstSeconds * octetsPerSecond, octetsPerSecond)
  const momentary = bucketOf(peakSeconds * peak * octetsPerSecond, peak * octetsPerSecond)

  /** Reads what may be read now; the answer is whether the rate keeps more from being read. */
  const settle = (): boolean => {
    const { freed, paid } = share.pay(Math.min(lasting(0), momentary(0)))
    const left = lasting(paid)
    momentary(paid)
    for (const goOn of freed) goOn()
    return left === 0 && share.isWaiting()
  }

  /** What was slow until now is told: it may go on for long. */
  const tell = (slowMillis: number) =>
    slowMillis === 0 ? Effect.void : Effect.andThen(Metrics.countSlow(slowMillis / 1_000), onSlow)

  const catchUp = Effect.gen(function*() {
    let at = millis()
    let slowMillis = 0
    while (share.isWaiting()) {
      const before = at
      yield* Effect.sleep(tickMillis)
      const isSlow = settle()
      at = millis()
      if (isSlow) slowMillis += at - before
      if (slowMillis < tellMillis) continue
      yield* tell(slowMillis)
      slowMillis = 0
    }
    isWatched = false
    yield* tell(slowMillis)
  })

  const rate: ReadingRate = {
    pace: ({ id, remoteAddress }, work, goOn) => {
      share.wait(originOfConnection(id, remoteAddress), id, work, goOn)
      settle()
      if (isWatched || !share.isWaiting()) return
      isWatched = true
      run(catchUp)
    },
    charge: (id, address, octets) => share.charge(originOfConnection(id, address), id, octets),
    leave: (id) => {
      const origin = origins.get(id)
      if (origin === undefined) return
      origins.delete(id)
      share.leave(origin, id)
    }
  }
  return rate
})
