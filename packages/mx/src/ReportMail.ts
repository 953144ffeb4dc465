import * as Address from "@sendwright/core/foundation/Address"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HostDelivery from "./HostDelivery.ts"
import * as HostPools from "./HostPools.ts"
import * as MxOptions from "./MxOptions.ts"
import * as Place from "./Place.ts"
import { Routes } from "./Routes.ts"
import * as SiteLimits from "./shaping/SiteLimits.ts"
import * as MxSource from "./sources/MxSource.ts"
import * as Warmup from "./sources/Warmup.ts"
import type { TlsDecision } from "./tls/TlsDecision.ts"

/** How long one report may take. */
const patience = 120_000
/** A mail server may be silent for so long. */
const silence = 30_000
const mostPools = 20

/** Where TLS is not what it must be, a report goes in the clear (RFC 8460 §3). */
const opportunistic: TlsDecision = {
  demand: { _tag: "Opportunistic" },
  tested: null,
  policy: { type: "no-policy-found" },
  problem: null,
  reason: "It is a report on TLS"
}

const tooSlow = Submission.temporarilyRefused("The mail servers took too long")

/**
 * Mails reports on TLS, whatever the policies of their recipients are (RFC 8460 §3), on connections of its own, which no
 * report counts, from addresses that have room where they warm up. A report that does not arrive bounces to nobody: it has
 * no return path.
 */
export const make = Effect.fnUntraced(function*(options: MxOptions.MxOptions) {
  const routes = yield* Routes
  const limits = MxOptions.limitsOf(options)
  const sources = MxSource.of(options)
  const warmup = yield* Warmup.make(MxOptions.planOf(options))
  const pools = yield* HostPools.make({
    smtp: { ...MxOptions.smtpOf(options), connections: 1, answerTimeout: silence },
    authorities: options.authorities,
    longestWait: patience,
    mostPools,
    onSession: () => {}
  })

  return (to: string, message: Uint8Array, id: string): Effect.Effect<Submission.Submission> =>
    Effect.gen(function*() {
      const domain = Address.domainOf(to)
      const route = yield* routes.find(domain)
      const place = Place.make({ domain, recipients: [to] }, route, route.hosts.map(() => opportunistic))
      const shape = SiteLimits.shapeOf(limits, place.site)
      return yield* warmup.through(
        MxSource.inOrder(Place.reaching(place, sources), id, shape.key),
        shape,
        {
          envelope: { from: "", recipients: [to], emailId: id },
          message,
          messageId: id,
          end: (yield* Clock.currentTimeMillis) + patience,
          onDataEnd: () => {}
        },
        (source, transfer) =>
          Effect.map(
            HostDelivery.deliver(pools, domain, Place.hostsFrom(place, source), transfer),
            ({ submission }) => submission
          )
      )
    }).pipe(
      Effect.catchTag("NoRoute", ({ message, permanent }) =>
        Effect.succeed(
          permanent ? Submission.permanentlyRefused(message) : Submission.temporarilyRefused(message)
        )),
      Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.succeed(tooSlow) })
    )
})
