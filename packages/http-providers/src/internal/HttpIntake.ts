import type { LooseSignature, ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { type EventIntake, EventsRefused } from "@sendwright/core/sending/EventIntake"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Semaphore from "effect/Semaphore"
import { createHash, timingSafeEqual } from "node:crypto"

/** A request with reports. */
export interface ReportRequest {
  readonly body: string
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** How the reports of one provider are read. */
export interface ReportReader {
  /** What it is called among people. */
  readonly title: string
  /**
   * Why a request is not the provider's; where it is, `undefined`, or its signature if that does not cover the request.
   * `now` is in milliseconds since 1970.
   */
  readonly distrust: (request: ReportRequest, now: number) => string | LooseSignature | undefined
  /** What a request reports, which may be nothing. The failure repeats nothing of the body. */
  readonly read: (request: ReportRequest) => Result.Result<ReadonlyArray<ProviderEvent>, string>
}

/** The longest body that is taken, in bytes: what a provider posts at once is smaller. */
const maxBodyBytes = 1024 * 1024

/** Requests whose reports are stored at once; others wait for their turn. */
const concurrency = 32
/** Reports that are stored in one go. */
const atOnce = 100

const chunksOf = <A>(list: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from(
    { length: Math.ceil(list.length / atOnce) },
    (_, index) => list.slice(index * atOnce, (index + 1) * atOnce)
  )

/** Takes the reports of a provider: when it succeeds, they are stored. */
export const make = Effect.fnUntraced(
  function*({ distrust, read, title }: ReportReader): Effect.fn.Return<EventIntake, never, ProviderEvents> {
    const events = yield* ProviderEvents
    const turn = yield* Semaphore.make(concurrency)
    const take = Effect.fn("HttpIntake.take")(
      function*(request: ReportRequest) {
        const why = distrust(request, yield* Clock.currentTimeMillis)
        if (typeof why === "string") return yield* new EventsRefused({ reason: "not_allowed", message: why })
        // Whatever it reports: a signature that came with nothing that is kept could be put to another report as well.
        if (why !== undefined && !(yield* turn.withPermits(1)(events.bindSignature(why)))) {
          return yield* new EventsRefused({
            reason: "not_allowed",
            message: "The signature was used for another report before"
          })
        }
        const found = read(request)
        if (Result.isFailure(found)) {
          return yield* new EventsRefused({ reason: "malformed", message: found.failure })
        }
        yield* turn.withPermits(1)(
          Effect.forEach(chunksOf(found.success), (chunk) => events.ingest(chunk), { discard: true })
        )
      },
      Effect.tapErrorTag(
        "EventsRefused",
        ({ message }) =>
          Effect.logWarning(`A report of ${title} was not taken`).pipe(Effect.annotateLogs({ why: message }))
      )
    )
    return { maxBodyBytes, take }
  }
)

const digest = (text: string | Uint8Array): Uint8Array => createHash("sha256").update(text).digest()

/** Whether two secrets are the same, in a time that says nothing of where they differ. */
export const isSame = (one: string | Uint8Array, other: string | Uint8Array): boolean =>
  timingSafeEqual(digest(one), digest(other))
