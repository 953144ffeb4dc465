import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { MailDns, type TlsaRecord } from "../dns/MailDns.ts"
import type { Route, RouteHost } from "../Route.ts"
import { StsPolicies } from "./StsPolicies.ts"
import * as Tlsa from "./Tlsa.ts"
import { decide, type TlsaLookup, type TlsDecision } from "./TlsDecision.ts"
import { defaultOptions, type TlsOptions } from "./TlsOptions.ts"

/**
 * Finds what is demanded of a connection to a host of a route: asks for TLSA records and the domain's policy.
 *
 * @example
 * ```ts no-run: it asks name servers
 * import type { Route } from "@sendwright/mx/Route"
 * import { TlsDemands } from "@sendwright/mx/tls/TlsDemands"
 * import * as Effect from "effect/Effect"
 *
 * // Of each host, in words.
 * export const reasons = (route: Route) =>
 *   Effect.gen(function*() {
 *     const demands = yield* TlsDemands
 *     return yield* Effect.forEach(route.hosts, (host) => Effect.map(demands.of(route, host), ({ reason }) => reason))
 *   })
 * ```
 */
export class TlsDemands extends Context.Service<TlsDemands, {
  /** Never fails: what could not be found out is a demand of its own, `Unusable`. */
  readonly of: (route: Route, host: RouteHost) => Effect.Effect<TlsDecision>
}>()("@sendwright/mx/tls/TlsDemands") {
  /** Demands by what `MailDns` and `StsPolicies` find. */
  static readonly layer = (
    options: Partial<TlsOptions> = {}
  ): Layer.Layer<TlsDemands, never, MailDns | StsPolicies> => Layer.effect(TlsDemands, make(options))
}

const make = Effect.fnUntraced(function*(given: Partial<TlsOptions>) {
  const options = { ...defaultOptions, ...given }
  const dns = yield* MailDns
  const policies = yield* StsPolicies

  /**
   * The names below which a host may have records (RFC 7672 §§2.2.2, 2.2.3): the end of the aliases first, then the name
   * itself. That alone where its alias is authentic and leads to what is not. A zone without DNSSEC is not asked.
   */
  const basesOf = Effect.fnUntraced(function*({ authentic, canonicalName, name }: RouteHost) {
    if (authentic) return [...new Set([canonicalName, name])]
    if (canonicalName === name) return []
    const alias = yield* dns.cname(name)
    return alias._tag === "Found" && alias.authentic ? [name] : []
  })

  /** The first of the names that has records counts. */
  const lookUp = Effect.fnUntraced(function*(host: RouteHost) {
    for (const base of yield* basesOf(host)) {
      const answer = yield* dns.tlsa(Tlsa.nameOf(base, options.port))
      if (answer._tag === "Found" && answer.authentic) return found(base, answer.records)
    }
    return absent
  }, Effect.catchTag("MailDnsFailure", ({ reason }) => Effect.succeed<TlsaLookup>({ _tag: "Failed", reason })))

  const tlsaOf = (route: Route, host: RouteHost): Effect.Effect<TlsaLookup> =>
    options.dane && route.by !== "literal" && route.authentic
      ? lookUp(host)
      : Effect.succeed(absent)

  const stsOf = (route: Route) =>
    options.sts && route.by !== "literal"
      ? policies.find(route.domain)
      : Effect.succeed({ policy: null, problem: null })

  const of = Effect.fn("TlsDemands.of")(function*(route: Route, host: RouteHost) {
    if (options.use === "never") {
      return decide({ route, host, tlsa: absent, sts: { policy: null, problem: null }, options })
    }
    const [tlsa, sts] = yield* Effect.all([tlsaOf(route, host), stsOf(route)], { concurrency: "unbounded" })
    return decide({ route, host, tlsa, sts, options })
  })

  return TlsDemands.of({ of })
})

const absent: TlsaLookup = { _tag: "Absent" }

const found = (base: string, records: ReadonlyArray<TlsaRecord>): TlsaLookup => ({ _tag: "Found", base, records })
