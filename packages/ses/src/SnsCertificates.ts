import { steadyMillis } from "@sendwright/core/foundation/ClockDifference"
import * as SteadyCache from "@sendwright/core/foundation/SteadyCache"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as CertificateAdmission from "./CertificateAdmission.ts"

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
/** A fetched certificate is used for so long before it is fetched again, in milliseconds. */
export const keptMillis = 86_400_000
/** A fetch that failed is not tried again for so long, in milliseconds. */
export const failureKeptMillis = 20_000

const refuse = (message: string) => new SnsCertificateUnavailable({ message })

const tooMany = refuse("Too many unknown certificates were asked for within a minute: send the message again")

// What was not even asked for is not kept: it would drive out what was.
const wasRefused = (cause: Cause.Cause<SnsCertificateUnavailable>): boolean =>
  cause.reasons.some((reason) => Cause.isFailReason(reason) && reason.error === tooMany)

/**
 * The port through which the certificates come that SNS signs with. The caller has checked the URL before.
 *
 * @example
 * ```ts
 * import { SnsCertificates } from "@sendwright/ses/SnsCertificates"
 * import * as Effect from "effect/Effect"
 *
 * // For a machine that reaches no host but its own: the certificate is put there by somebody else.
 * const fetchPem = Effect.flatMap(SnsCertificates, (certificates) =>
 *   certificates.pem("https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-7ff5.pem"))
 * ```
 */
export class SnsCertificates extends Context.Service<SnsCertificates, {
  /** The certificate at a URL, in PEM. */
  readonly pem: (url: string) => Effect.Effect<string, SnsCertificateUnavailable>
}>()("@sendwright/ses/SnsCertificates") {
  /**
   * Fetches over the guarded client and keeps what it got; who asks at the same time shares one fetch. How often names
   * are asked for that are not known yet is limited, so that a sender of made-up URLs does not make us ask SNS without
   * end.
   */
  static readonly layer = Layer.effect(
    SnsCertificates,
    Effect.gen(function*() {
      const http = yield* GuardedHttp
      const admission = CertificateAdmission.make()
      // Names that were good; those that are made up never get here, and so cannot drive them out.
      const good = new Map<string, { readonly pem: string; readonly until: number }>()

      const fetch = Effect.fn("SnsCertificates.fetch")(function*(url: string) {
        if (!good.has(url) && !admission.admit(url, yield* steadyMillis)) return yield* tooMany
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
        if (response.status !== 200) {
          return yield* refuse(`The signing certificate could not be fetched: status ${response.status}`)
        }
        const pem = new TextDecoder().decode(response.body)
        const [oldest] = good.keys()
        if (good.size >= capacity && !good.has(url) && oldest !== undefined) good.delete(oldest)
        good.set(url, { pem, until: (yield* steadyMillis) + keptMillis })
        return pem
      })

      // Shares a fetch among all who wait for it, and remembers failures.
      const fetched = yield* SteadyCache.make({
        lookup: fetch,
        capacity,
        keepMillis: (exit) => Exit.isFailure(exit) && !wasRefused(exit.cause) ? failureKeptMillis : 0
      })

      const pem = Effect.fnUntraced(function*(url: string) {
        const kept = good.get(url)
        if (kept !== undefined && (yield* steadyMillis) < kept.until) return kept.pem
        // One that was good stays so until it expires by itself, which its reader looks at.
        return yield* kept === undefined ? fetched(url) : Effect.orElseSucceed(fetched(url), () => kept.pem)
      })
      return SnsCertificates.of({ pem })
    })
  )
}
