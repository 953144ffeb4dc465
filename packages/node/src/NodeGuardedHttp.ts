import * as Tracing from "@sendwright/core/foundation/Tracing"
import { GuardedHttp, GuardedHttpError, type GuardedRequest } from "@sendwright/core/net/GuardedHttp"
import { isMetadata, isPublic } from "@sendwright/core/net/PublicAddress"
import { checkUrl, type UrlPolicy } from "@sendwright/core/net/UrlPolicy"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as dns from "node:dns"
import { Connections, type Origin, type Site, type Target, type Targets } from "./internal/Connections.ts"
import { deadlinePassed, exchange, fail } from "./internal/exchange.ts"

/** A name could not be resolved, now or at all. */
export class ResolveError extends Schema.TaggedError<ResolveError>()("ResolveError", { cause: Schema.Defect() }) {}

/** The parts of the adapter that a test replaces. */
export interface Options {
  /** Finds all addresses of a name; a failure means that there are none to be had now. */
  readonly resolve?: (host: string) => Effect.Effect<ReadonlyArray<string>, ResolveError>
  /** Whether a URL that a user gave may lead to an address. */
  readonly isPublic?: (address: NetAddress.IpAddress) => boolean
  /** Certificate authorities in PEM, in place of those that Node trusts. */
  readonly ca?: string
  /** For how long the addresses that were found for a name are used, in milliseconds; 5,000 by default. */
  readonly addressMillis?: number
  /** For how long a connection waits for its next request, in milliseconds; 1,500 by default. */
  readonly idleMillis?: number
}

/** Long enough that a busy host is not looked up for each request, short enough that one which moves is followed. */
const addressMillis = 5_000
/** Common servers close a connection that waits after 2 s (gunicorn), 5 s (Node, Apache, uvicorn) or more. */
const idleMillis = 1_500
/** A look-up is shared by all who wait for it, each for its own deadline; none of them waits longer. */
const lookUpMillis = 10_000
/** Checked URLs that are remembered: those of endpoints come back. */
const maxChecked = 1_000

const systemResolve = (host: string): Effect.Effect<ReadonlyArray<string>, ResolveError> =>
  Effect.callback((resume) => {
    dns.lookup(host, { all: true, order: "verbatim" }, (error, found) => {
      resume(
        error === null
          ? Effect.succeed(found.map(({ address }) => address))
          : Effect.fail(new ResolveError({ cause: error }))
      )
    })
  })

/** What a URL says of a request to it, or why it is refused. */
type Checked = Result.Result<{ readonly site: Site; readonly host: string; readonly path: string }, string>

const check = (text: string, policy: UrlPolicy): Checked => {
  const refused = checkUrl(text, policy)
  if (refused !== undefined) return Result.fail(refused)
  const url = new URL(text)
  const secure = url.protocol === "https:"
  return Result.succeed({
    site: {
      secure,
      hostname: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: url.port === "" ? (secure ? 443 : 80) : Number(url.port),
      allowPrivate: policy.allowPrivate
    },
    host: url.host,
    path: `${url.pathname}${url.search}`
  })
}

/** `check`, which is remembered for the URLs that were checked last. */
const rememberingCheck = (): typeof check => {
  const known = new Map<string, Checked>()
  return (text, policy) => {
    const key = `${policy.allowPrivate} ${policy.protocols.join()} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const checked = check(text, policy)
    known.set(key, checked)
    if (known.size > maxChecked) {
      for (const oldest of known.keys()) {
        known.delete(oldest)
        break
      }
    }
    return checked
  }
}

/** Whether all addresses that were found may be called. */
const vet = (
  found: ReadonlyArray<string>,
  { allowPrivate }: Site,
  mayReach: (address: NetAddress.IpAddress) => boolean
): Result.Result<Targets, GuardedHttpError> => {
  const blocked = (message: string) => Result.fail(new GuardedHttpError({ reason: "blocked", message }))
  const targets: Array<Target> = []
  for (const text of found) {
    const address = NetAddress.ipFromString(text)
    if (Result.isSuccess(address) && isMetadata(address.success)) {
      return blocked("The host resolves to a cloud metadata address")
    }
    // A form that we cannot judge (a zone, say) is not one that a public name has.
    const allowed = Result.isSuccess(address) && (allowPrivate || mayReach(address.success))
    if (!allowed) return blocked("The host does not resolve to public addresses alone")
    targets.push({ address: text, family: NetAddress.isIpv4Address(address.success) ? 4 : 6 })
  }
  const [first, ...rest] = targets
  return first === undefined
    ? Result.fail(new GuardedHttpError({ reason: "dns", message: "The host name has no address" }))
    : Result.succeed([first, ...rest])
}

const service = (options: Options, connections: Connections): GuardedHttp["Service"] => {
  const resolve = options.resolve ?? systemResolve
  const mayReach = options.isPublic ?? isPublic
  const keepsAddresses = options.addressMillis ?? addressMillis
  const checked = rememberingCheck()
  const lookUps = new Map<Origin, Deferred.Deferred<Targets, GuardedHttpError>>()

  const vetted = (origin: Origin, found: ReadonlyArray<string>) => {
    const targets = vet(found, origin.site, mayReach)
    if (Result.isSuccess(targets)) origin.vetted(targets.success)
    else if (targets.failure.reason === "blocked") origin.blocked()
    return Effect.fromResult(targets)
  }

  const lookUp = (origin: Origin) =>
    resolve(origin.site.hostname).pipe(
      Effect.mapError(() => new GuardedHttpError({ reason: "dns", message: "The host name could not be resolved" })),
      Effect.timeoutOrElse({ duration: lookUpMillis, orElse: () => deadlinePassed(lookUpMillis) }),
      Effect.flatMap((found) => vetted(origin, found))
    )

  /** One look-up at a time for each site, which goes on when one of those who wait for it gives up. */
  const sharedLookUp = (origin: Origin) =>
    Effect.suspend(() => {
      const underWay = lookUps.get(origin)
      if (underWay !== undefined) return Deferred.await(underWay)
      const found = Deferred.makeUnsafe<Targets, GuardedHttpError>()
      lookUps.set(origin, found)
      const looking = Effect.onExit(lookUp(origin), (exit) => {
        lookUps.delete(origin)
        return Deferred.done(found, exit)
      })
      return Effect.andThen(Effect.forkDetach(looking), Deferred.await(found))
    })

  /** The addresses of a host, if they were vetted lately. */
  const freshTargets = ({ targets, vettedAt }: Origin): Targets | undefined =>
    performance.now() - vettedAt < keepsAddresses ? targets : undefined

  const findTargets = (origin: Origin) =>
    Result.isSuccess(NetAddress.ipFromString(origin.site.hostname))
      ? vetted(origin, [origin.site.hostname])
      : sharedLookUp(origin)

  const request = (request: GuardedRequest) =>
    Effect.suspend(() => {
      const known = checked(request.url, request.policy)
      if (Result.isFailure(known)) return fail("blocked", `The URL ${known.failure}`)
      const { host, path, site } = known.success
      const origin = connections.origin(site)
      const { deadlineMillis } = request
      const fresh = freshTargets(origin)
      if (fresh !== undefined) {
        return exchange(connections, { request, host, path, origin, targets: fresh, deadlineMillis })
      }
      const begun = performance.now()
      return findTargets(origin).pipe(
        Effect.timeoutOrElse({ duration: deadlineMillis, orElse: () => deadlinePassed(deadlineMillis) }),
        Effect.flatMap((targets) => {
          const left = Math.max(0, deadlineMillis - (performance.now() - begun))
          return exchange(connections, { request, host, path, origin, targets, deadlineMillis: left })
        })
      )
    })

  return GuardedHttp.of({ request: (given) => Tracing.traced("GuardedHttp.request")(request(given)) })
}

const connectionsFor = (options: Options) =>
  new Connections({ ca: options.ca, idleMillis: options.idleMillis ?? idleMillis })

/**
 * `GuardedHttp` on Node's own HTTP client. Connections are kept for the next request to the same scheme, host and port
 * under the same policy: 1.5 seconds, 64 of a site and 256 in all. The addresses of a name are found anew every 5
 * seconds at least, and what is connected to others is closed.
 *
 * @example
 * ```ts
 * import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // A test whose every name leads to this machine.
 * export const Http = Layer.succeed(
 *   GuardedHttp,
 *   NodeGuardedHttp.make({ resolve: () => Effect.succeed(["127.0.0.1"]), isPublic: () => true })
 * )
 * ```
 */
export const make = (options: Options = {}): GuardedHttp["Service"] => service(options, connectionsFor(options))

/**
 * `GuardedHttp` on Node's own HTTP client and resolver, as `make` has it. When the layer's scope closes, so do the
 * connections that wait.
 *
 * @example
 * ```ts
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 *
 * export const Http = NodeGuardedHttp.layer
 * ```
 */
export const layer: Layer.Layer<GuardedHttp> = Layer.effect(
  GuardedHttp,
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => connectionsFor({})),
      (connections) => Effect.sync(() => connections.close())
    ),
    (connections) => service({}, connections)
  )
)
