import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { originOf } from "@sendwright/core/users/clientNames"
import type { Pace } from "@sendwright/smtp/server/SmtpDoor"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import * as FairShare from "./FairShare.ts"
import * as Metrics from "./MailMetrics.ts"

/** After a pause, so many seconds' worth is read at once: by default a message of the largest size, and some more. */
const burstSeconds = 4
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
  let bucket: Bucket | undefined
  let isSlow = false

  const originOfConnection = (id: string, address: string): string => {
    const known = origins.get(id)
    if (known !== undefined) return known
    const origin = originOf(address)
    origins.set(id, origin)
    return origin
  }

  const millis = () => ClockDifference.read(clock).steady

  const look = (want: number) => {
    const request = { key: "", capacity: burstSeconds * octetsPerSecond, refillPerSecond: octetsPerSecond, want }
    const [next, taken] = take(bucket, request, new Date(millis()))
    bucket = next
    return taken
  }

  const settle = (): void => {
    const { freed, paid } = share.pay(look(0).remaining)
    look(paid)
    for (const goOn of freed) goOn()
  }

  /** What was slow until now is told: it may go on for long. */
  const tell = (since: number) => Effect.andThen(Metrics.countSlow((millis() - since) / 1_000), onSlow)

  const catchUp = Effect.gen(function*() {
    let since = millis()
    while (share.isWaiting()) {
      yield* Effect.sleep(tickMillis)
      settle()
      if (millis() - since < tellMillis) continue
      yield* tell(since)
      since = millis()
    }
    isSlow = false
    yield* tell(since)
  })

  const rate: ReadingRate = {
    pace: ({ id, remoteAddress }, work, goOn) => {
      share.wait(originOfConnection(id, remoteAddress), id, work, goOn)
      settle()
      if (isSlow || !share.isWaiting()) return
      isSlow = true
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
