import { ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import * as Tracing from "@sendwright/core/foundation/Tracing"
import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import { mapAccepted, type OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { ProviderStores } from "@sendwright/core/sending/ProviderDefinition"
import * as Submission from "@sendwright/core/sending/Submission"
import * as HandOver from "@sendwright/smtp/HandOver"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
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
import * as SiteLimits from "./shaping/SiteLimits.ts"
import * as SiteShaper from "./shaping/SiteShaper.ts"
import * as MxSource from "./sources/MxSource.ts"
import * as Warmup from "./sources/Warmup.ts"
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
 * handed no more messages at once than it takes, by published limits and by its answers: others are deferred. Where
 * addresses warm up, what is over their plan is for another provider, or waits for the next day (`Warmup`).
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
    returnPaths: HandOver.ReturnPaths | null = null,
    name = "mx"
  ): Effect.fn.Return<EmailProvider["Service"], never, ProviderStores | Routes | Scope.Scope | TlsDemands> {
    const routes = yield* Routes
    const demands = yield* TlsDemands
    const patience = HandoffPolicy.submitMillis(yield* EngineSettings) * share
    const sources = MxSource.of(options)
    const warmup = yield* Warmup.make(MxOptions.planOf(options))
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
      authorities: options.authorities,
      longestWait,
      mostPools: MxOptions.mostPools,
      onSession: counts.session
    })

    const activity = yield* ProcessActivity
    const limits = MxOptions.limitsOf(options)
    const shaper = yield* SiteShaper.make({ ...limits, provider: name, activity })
    yield* Effect.acquireRelease(
      Effect.sync(() => activity.shapings.add(shaper)),
      () => Effect.sync(() => activity.shapings.delete(shaper))
    )

    const routeOf = (domain: string): Effect.Effect<Result.Result<Route, NoRoute>> => Effect.result(routes.find(domain))

    const placeOf = Effect.fnUntraced(function*(group: Place.Group): Effect.fn.Return<Place.Place, NoRoute> {
      const route = yield* routes.find(group.domain)
      const decisions = yield* Effect.forEach(route.hosts, (host) => demands.of(route, host), {
        concurrency: "unbounded"
      })
      return Place.make(group, route, decisions)
    })

    /** Carries one transaction out from one source. */
    const deliverFrom = (source: MxSource.MxSource, place: Place.Place, transfer: HandOver.Transfer) => {
      const hosts = Place.hostsFrom(Place.of(place, transfer.envelope.recipients), source)
      return shaper.handOver(
        place.site,
        (room) => HostDelivery.deliver(pools, place.domain, hosts, transfer, room),
        heardOf
      ).pipe(
        Effect.tap(({ tries }) =>
          Tracing.annotate({
            "sendwright.mx.source": MxSource.textOf(source),
            "sendwright.mx.tries": tries.map(triedText).join("; ")
          })
        ),
        Effect.tap(({ tries }) => counts.delivery(hosts, tries)),
        Effect.map(({ submission }) => submission),
        Effect.catch(Effect.succeed<Submission.Submission>)
      )
    }

    const handOverTo = (message: OutgoingMessage, millis: number) => (place: Place.Place) => {
      const { recipients, site } = place
      const shape = SiteLimits.shapeOf(limits, site)
      const inTurn = MxSource.inOrder(Place.reaching(place, sources), message.emailId, shape.key)
      return HandOver.make({
        returnPaths,
        patience: millis,
        alwaysTimed: true,
        concurrency: options.connections,
        carryOut: (transfer) =>
          warmup.through(inTurn, shape, transfer, (source, noted) => deliverFrom(source, place, noted))
      })(
        mapAccepted({ ...message, envelope: { ...message.envelope, recipients } }, ({ address, outcome }) => ({
          address,
          outcome: HostDelivery.outcomeOf(outcome, { receiver: shape.key })
        }))
      ).pipe(
        Effect.map((submission) =>
          Submission.each(HostDelivery.ofReceiver(submission, { receiver: shape.key }), recipients)
        )
      )
    }

    const submit = Effect.fn("MxProvider.submit")(function*(message: OutgoingMessage) {
      const end = (yield* Clock.currentTimeMillis) + patience
      const found = yield* Effect.forEach(
        Place.groupsOf(message),
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
      const places = Place.merge(found.flatMap((one) => Result.isSuccess(one) ? [one.success] : []))
      const millis = end - (yield* Clock.currentTimeMillis)
      const answered = yield* Effect.forEach(places, handOverTo(message, millis), { concurrency: atOnce })
      const [first, ...rest] = [...refused, ...answered.flat()]
      return first === undefined ? noRecipients : Warmup.soon(Submission.combine([first, ...rest]))
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
      const found = yield* Effect.forEach(Place.groupsOf(message), siteOf, { concurrency: atOnce })
      return [...Map.groupBy(found, ({ site }) => site)].map(([site, alike]) => ({
        site,
        recipients: alike.flatMap(({ recipients }) => recipients)
      }))
    })

    const check = Effect.gen(function*() {
      const foreign = sources.find(({ address }) => address !== null && !LocalAddress.isOwn(address))
      if (foreign !== undefined) {
        return yield* new ProviderUnavailable({
          message: `${foreign.address} is no address of this machine; correct "from" in MX_URL, or leave it out`
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

    return { name, sites, submit, check }
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
  returnPaths: HandOver.ReturnPaths | null = null,
  name = "mx"
): Layer.Layer<EmailProvider, never, ProviderStores | Routes | TlsDemands> =>
  Layer.effect(EmailProvider, make(options, returnPaths, name))
