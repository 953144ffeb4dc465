import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import * as Cache from "effect/Cache"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

/** A certificate could not be had now; it may be later. */
export class SnsCertificateUnavailable
  extends Schema.TaggedError<SnsCertificateUnavailable>()("SnsCertificateUnavailable", { message: Schema.String })
{}

/** The longest certificate that is taken, in bytes. */
export const maxCertificateBytes = 16 * 1024
/** One deadline over a whole fetch. */
export const fetchDeadlineMillis = 10_000
/** So many certificates are kept; SNS has one or two for a region at a time. */
export const capacity = 64
/** A fetched certificate is used for so long before it is fetched again. */
export const keptFor = "1 day"
/** A fetch that failed is not tried again for so long. */
export const failureKeptFor = "20 seconds"
/** So many fetches may begin within a minute: whoever makes URLs up must not make us ask SNS without end. */
export const maxFetchesPerMinute = 30

const refuse = (message: string) => new SnsCertificateUnavailable({ message })

const tooMany = refuse(`More than ${maxFetchesPerMinute} certificates were asked for within a minute`)

// What was not even asked for is not kept: it would drive out what was.
const wasRefused = (cause: Cause.Cause<SnsCertificateUnavailable>): boolean =>
  cause.reasons.some((reason) => Cause.isFailReason(reason) && reason.error === tooMany)

/** The port through which the certificates come that SNS signs with. Whoever asks has checked the URL before. */
export class SnsCertificates extends Context.Service<SnsCertificates, {
  /** The certificate at a URL, in PEM. */
  readonly pem: (url: string) => Effect.Effect<string, SnsCertificateUnavailable>
}>()("@sendwright/ses/SnsCertificates") {
  /** Fetches over the guarded client and keeps what it got; who asks at the same time shares one fetch. */
  static readonly layer = Layer.effect(
    SnsCertificates,
    Effect.gen(function*() {
      const http = yield* GuardedHttp
      let minute = 0
      let begun = 0

      const fetch = Effect.fn("SnsCertificates.fetch")(function*(url: string) {
        const now = Math.floor((yield* Clock.currentTimeMillis) / 60_000)
        if (now !== minute) begun = 0
        minute = now
        if (++begun > maxFetchesPerMinute) return yield* tooMany
        const response = yield* http.request({
          method: "GET",
          url,
          headers: { accept: "*/*" },
          body: null,
          policy: { protocols: ["https:"], allowPrivate: false },
          deadlineMillis: fetchDeadlineMillis,
          maxBodyBytes: maxCertificateBytes,
          readBody: "all"
        }).pipe(Effect.mapError(({ message }) => refuse(`The signing certificate could not be fetched: ${message}`)))
        return response.status === 200
          ? new TextDecoder().decode(response.body)
          : yield* refuse(`The signing certificate could not be fetched: status ${response.status}`)
      })

      const cache = yield* Cache.makeWith(fetch, {
        capacity,
        timeToLive: (exit) => Exit.isSuccess(exit) ? keptFor : wasRefused(exit.cause) ? 0 : failureKeptFor
      })
      return SnsCertificates.of({ pem: (url) => Cache.get(cache, url) })
    })
  )
}
