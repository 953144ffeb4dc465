import * as Address from "@sendwright/core/foundation/Address"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Destination from "./Destination.ts"
import * as HostDelivery from "./HostDelivery.ts"
import * as HostPools from "./HostPools.ts"
import * as MxOptions from "./MxOptions.ts"
import { Routes } from "./Routes.ts"

/** How long one report may take. */
const patience = 120_000
/** A mail server may be silent for so long. */
const silence = 30_000
const mostPools = 20

/** Where TLS is not what it must be, a report goes in the clear (RFC 8460 §3). */
const opportunistic = { demand: { _tag: "Opportunistic" }, reason: "It is a report on TLS" } as const

const tooSlow = Submission.temporarilyRefused("The mail servers took too long")

/**
 * Mails reports on TLS, whatever the policies of their recipients are (RFC 8460 §3), on connections of its own, which no
 * report counts. A report that does not arrive bounces to nobody: it has no return path.
 */
export const make = Effect.fnUntraced(function*(options: MxOptions.MxOptions) {
  const routes = yield* Routes
  const source: Destination.Source = { localAddress: options.from, authorities: options.authorities }
  const pools = yield* HostPools.make({
    smtp: { ...MxOptions.smtpOf(options), connections: 1, answerTimeout: silence },
    source,
    longestWait: patience,
    mostPools,
    onSession: () => {}
  })

  return (to: string, message: Uint8Array, id: string): Effect.Effect<Submission.Submission> =>
    Effect.gen(function*() {
      const domain = Address.domainOf(to)
      const route = yield* routes.find(domain)
      const { submission } = yield* HostDelivery.deliver(
        pools,
        domain,
        route.hosts.map((host) => Destination.make(host, opportunistic, source)),
        {
          envelope: { from: "", recipients: [to], emailId: id },
          message,
          messageId: id,
          end: (yield* Clock.currentTimeMillis) + patience,
          onDataEnd: () => {}
        }
      )
      return submission
    }).pipe(
      Effect.catchTag("NoRoute", ({ message, permanent }) =>
        Effect.succeed(
          permanent ? Submission.permanentlyRefused(message) : Submission.temporarilyRefused(message)
        )),
      Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.succeed(tooSlow) })
    )
})
