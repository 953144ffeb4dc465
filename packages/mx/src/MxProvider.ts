import * as Address from "@sendwright/core/foundation/Address"
import { ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import * as Tracing from "@sendwright/core/foundation/Tracing"
import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as HandOver from "@sendwright/smtp/HandOver"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import type * as Destination from "./Destination.ts"
import * as HostDelivery from "./HostDelivery.ts"
import * as HostPools from "./HostPools.ts"
import * as LocalAddress from "./LocalAddress.ts"
import * as MxOptions from "./MxOptions.ts"
import { NoRoute } from "./NoRoute.ts"
import * as Place from "./Place.ts"
import type { Route } from "./Route.ts"
import { Routes } from "./Routes.ts"
import * as SessionCounts from "./SessionCounts.ts"
import { answerOf } from "./shaping/answerOf.ts"
import * as Receivers from "./shaping/receivers.ts"
import * as SiteShaper from "./shaping/SiteShaper.ts"
import { TlsDemands } from "./tls/TlsDemands.ts"

// The engine waits no longer than it says: what is left is for rendering and settling.
const share = 0.6
/** What of that time the look-ups may take. */
const lookUpShare = 0.4
/** What they may take of it before, to learn the sites: the engine does not wait for a quarter of its time. */
const divideShare = lookUpShare / 2

/** What of the time that a message waits for a connection a server may be silent to one. */
const silentShare = 0.8

/** Domains that are looked up at once for one message, and sites that it is handed over to at once. */
const atOnce = 10

const groupsOf = ({ envelope }: OutgoingMessage): ReadonlyArray<Place.Group> =>
  [...Map.groupBy(envelope.recipients, (address) => Address.domainOf(address).toLowerCase())]
    .map(([domain, recipients]) => ({ domain, recipients }))

/** Why a domain's recipients get no mail, under its enhanced status code. */
const withoutRoute = ({ message, permanent, status }: NoRoute): Submission.Uniform => ({
  ...permanent
    ? Submission.permanentlyRefused(`${status} ${message}`, status, "recipient")
    : Submission.temporarilyRefused(`${status} ${message}`, { code: status, reason: "dns" }),
  by: "receiver"
})

const tooSlow = (domain: string) =>
  new NoRoute({
    domain,
    cause: "dns",
    permanent: false,
    status: "4.4.3",
    message: `The name servers took too long to say where mail for ${domain} is taken to.`
  })

/**
 * The provider that delivers directly: it takes a message to the mail servers of its recipients' domains (RFC 5321 §5).
 *
 * What a server accepts is delivered, since it is the receiver's own. Recipients are divided by the sites that their
 * domains lead to, and each site has an outcome of its own. A domain without a route is refused at once. A site is
 * handed no more messages at once than it takes, by published limits and by its answers: others are deferred.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as MxProvider from "@sendwright/mx/MxProvider"
 * import { Routes } from "@sendwright/mx/Routes"
 * import { StsPolicies } from "@sendwright/mx/tls/StsPolicies"
 * import { TlsDemands } from "@sendwright/mx/tls/TlsDemands"
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(MxProvider.make(MxOptions.make({ name: "mail1.shop.example" })), (provider) =>
 *     ThrottledProvider.make(provider))
 * ).pipe(
 *   Layer.provide([Routes.layer(), TlsDemands.layer().pipe(Layer.provide(StsPolicies.layer()))]),
 *   Layer.provide([NodeMailDns.layer(), NodeGuardedHttp.layer])
 * )
 * ```
 */
export const make = Effect.fnUntraced(
  function*(
    options: MxOptions.MxOptions,
    returnPaths: HandOver.ReturnPaths | null = null
  ): Effect.fn.Return<EmailProvider["Service"], never, Routes | Scope.Scope | TlsDemands> {
    const routes = yield* Routes
    const demands = yield* TlsDemands
    const patience = HandoffPolicy.submitMillis(yield* EngineSettings) * share
    const source: Destination.Source = { localAddress: options.from, authorities: options.authorities }
    const smtp = MxOptions.smtpOf(options)
    const longestWait = patience / 2
    // A server that is silent is one that failed. Were it given more time, messages would only find no room there.
    const silence = longestWait * silentShare
    const counts = yield* SessionCounts.make
    const pools = yield* HostPools.make({
      smtp: {
        ...smtp,
        connectTimeout: Math.min(smtp.connectTimeout, silence),
        greetingTimeout: Math.min(smtp.greetingTimeout, silence)
      },
      source,
      longestWait,
      mostPools: MxOptions.mostPools,
      onSession: counts.session
    })

    const activity = yield* ProcessActivity
    const shaper = yield* SiteShaper.make({
      rows: [...options.sites, ...Receivers.receivers],
      others: {
        connections: options.connections,
        messagesPerConnection: options.messagesPerConnection,
        perMinute: Receivers.othersPerMinute
      },
      processes: () => activity.senders
    })

    const routeOf = (domain: string): Effect.Effect<Result.Result<Route, NoRoute>> => Effect.result(routes.find(domain))

    const placeOf = Effect.fnUntraced(function*(group: Place.Group): Effect.fn.Return<Place.Place, NoRoute> {
      const route = yield* routes.find(group.domain)
      const decisions = yield* Effect.forEach(route.hosts, (host) => demands.of(route, host), {
        concurrency: "unbounded"
      })
      return Place.make(group, route, decisions, source)
    })

    const handOverTo =
      (message: OutgoingMessage, millis: number) => ({ domain, hosts, recipients, site }: Place.Place) =>
        HandOver.make({
          returnPaths,
          patience: millis,
          alwaysTimed: true,
          concurrency: options.connections,
          carryOut: (transfer) => {
            const counted = Place.hostsFor(hosts, transfer.envelope.recipients)
            return shaper.handOver(
              site,
              (room) => HostDelivery.deliver(pools, domain, counted, transfer, room),
              heardOf
            ).pipe(
              Effect.tap(({ tries }) => Tracing.annotate({ "sendwright.mx.tries": tries.map(triedText).join("; ") })),
              Effect.tap(({ tries }) => counts.delivery(counted, tries)),
              Effect.map(({ submission }) => submission),
              Effect.catch(Effect.succeed<Submission.Submission>)
            )
          }
        })({ ...message, envelope: { ...message.envelope, recipients } }).pipe(
          Effect.map((submission) => Submission.each(HostDelivery.ofReceiver(submission), recipients))
        )

    const submit = Effect.fn("MxProvider.submit")(function*(message: OutgoingMessage) {
      const end = (yield* Clock.currentTimeMillis) + patience
      const found = yield* Effect.forEach(
        groupsOf(message),
        (group) =>
          placeOf(group).pipe(
            Effect.timeoutOrElse({
              duration: patience * lookUpShare,
              orElse: () => Effect.fail(tooSlow(group.domain))
            }),
            Effect.mapError((problem) => ({ problem, group })),
            Effect.result
          ),
        { concurrency: atOnce }
      )
      const refused = found.flatMap((one) =>
        Result.isFailure(one) ? Submission.each(withoutRoute(one.failure.problem), one.failure.group.recipients) : []
      )
      const routed = found.flatMap((one) => Result.isSuccess(one) ? [one.success] : [])
      const millis = end - (yield* Clock.currentTimeMillis)
      const answered = yield* Effect.forEach(Place.merge(routed), handOverTo(message, millis), { concurrency: atOnce })
      const [first, ...rest] = [...refused, ...answered.flat()]
      return first === undefined ? noRecipients : Submission.combine([first, ...rest])
    })

    const sites = Effect.fnUntraced(function*(message: OutgoingMessage) {
      const end = (yield* Clock.currentTimeMillis) + patience * divideShare
      const siteOf = Effect.fnUntraced(function*({ domain, recipients }: Place.Group) {
        const route = yield* routeOf(domain).pipe(
          Effect.timeoutOrElse({
            duration: Math.max(0, end - (yield* Clock.currentTimeMillis)),
            orElse: () => Effect.succeed(Result.fail(tooSlow(domain)))
          })
        )
        // A domain without a route shares nothing with another one.
        return { site: Result.isSuccess(route) ? route.success.site : domain, recipients }
      })
      const found = yield* Effect.forEach(groupsOf(message), siteOf, { concurrency: atOnce })
      return [...Map.groupBy(found, ({ site }) => site)].map(([site, alike]) => ({
        site,
        recipients: alike.flatMap(({ recipients }) => recipients)
      }))
    })

    const check = Effect.gen(function*() {
      if (options.from !== null && !LocalAddress.isOwn(options.from)) {
        return yield* new ProviderUnavailable({
          message: `${options.from} is no address of this machine; correct "from" in MX_URL, or leave it out`
        })
      }
      const route = yield* routeOf(options.name)
      if (Result.isFailure(route) && route.failure.cause === "dns") {
        return yield* new ProviderUnavailable({
          message:
            `The name servers do not answer; check "resolver" in MX_URL and the firewall: ${route.failure.message}`
        })
      }
    }).pipe(Effect.withSpan("MxProvider.check"))

    return { name: "mx", sites, submit, check }
  }
)

/** What a delivery says of its site. A host that was not asked says nothing. */
const heardOf = ({ submission, tries }: HostDelivery.Delivery) =>
  answerOf(
    submission,
    tries.flatMap(({ code, failure, reason }) =>
      failure === null ? [] : [{ code, diagnostic: failure, ...(reason === undefined ? {} : { reason }) }]
    )
  )

const noRecipients = Submission.permanentlyRefused("The envelope names no recipient")

const triedText = ({ failure, host, tls }: HostDelivery.HostTry): string => {
  const how = tls?._tag === "Secured" ? `${tls.protocol} ${tls.cipher}` : tls?._tag ?? "no session"
  return `${host} (${how}) ${failure ?? "answered"}`
}

/**
 * The provider with its connections, which close with the layer. `NodeMxProvider` has what else it needs.
 *
 * @example
 * ```ts
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as MxProvider from "@sendwright/mx/MxProvider"
 * import { Routes } from "@sendwright/mx/Routes"
 * import { StsPolicies } from "@sendwright/mx/tls/StsPolicies"
 * import { TlsDemands } from "@sendwright/mx/tls/TlsDemands"
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 * import * as Layer from "effect/Layer"
 *
 * // TLS always, with any certificate at least.
 * const Demands = TlsDemands.layer({ use: "required" }).pipe(Layer.provide(StsPolicies.layer()))
 *
 * export const Provider = MxProvider.layer(MxOptions.make({ name: "mail1.shop.example" })).pipe(
 *   Layer.provide([Routes.layer(), Demands]),
 *   Layer.provide([NodeMailDns.layer(), NodeGuardedHttp.layer])
 * )
 * ```
 */
export const layer = (
  options: MxOptions.MxOptions,
  returnPaths: HandOver.ReturnPaths | null = null
): Layer.Layer<EmailProvider, never, Routes | TlsDemands> => Layer.effect(EmailProvider, make(options, returnPaths))
