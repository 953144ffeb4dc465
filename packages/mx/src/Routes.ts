import { domainToAscii } from "@sendwright/core/foundation/Address"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as Result from "effect/Result"
import { type Answer, MailDns, type MxRecord } from "./dns/MailDns.ts"
import { sortOut } from "./HostAddresses.ts"
import { addressOf, isLiteral, literalOf } from "./Literal.ts"
import { select } from "./MxSelection.ts"
import { because, type NoRoute } from "./NoRoute.ts"
import type { HostAddress, Route, RouteHost } from "./Route.ts"
import { defaultOptions, type RouteOptions } from "./RouteOptions.ts"
import * as Site from "./Site.ts"

/** Hosts that are looked up at most for one route: of those that come first, some may have no address. */
const maxLookedUp = 20

/**
 * Finds where the mail of a domain is taken to (RFC 5321 §5.1). A look-up takes seconds at most; nothing is kept but
 * what `MailDns` keeps, so that the order among equals is another one each time.
 *
 * @example
 * ```ts no-run: it asks the name servers of the machine
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 * import { Routes } from "@sendwright/mx/Routes"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const Live = Routes.layer({ ownNames: ["mail.shop.example"] }).pipe(Layer.provide(NodeMailDns.layer()))
 *
 * export const hosts = Effect.gen(function*() {
 *   const route = yield* (yield* Routes).find("example.com")
 *   return route.hosts.map(({ name }) => name)
 * }).pipe(Effect.provide(Live))
 * ```
 */
export class Routes extends Context.Service<Routes, {
  /** `domain`: what follows the @ of an address, in any script and case; a literal in its brackets. */
  readonly find: (domain: string) => Effect.Effect<Route, NoRoute>
}>()("@sendwright/mx/Routes") {
  /** Routes by what `MailDns` says. */
  static readonly layer = (options: Partial<RouteOptions> = {}): Layer.Layer<Routes, never, MailDns> =>
    Layer.effect(
      Routes,
      Effect.map(MailDns, (dns) => Routes.of({ find: finder(dns, { ...defaultOptions, ...options }) }))
    )
}

/** What became of the look-up of a host. */
type LookedUp =
  | { readonly _tag: "Host"; readonly host: RouteHost }
  | { readonly _tag: "Own" | "Special" | "Nowhere" | "Failed" }

const finder = (dns: MailDns["Service"], given: RouteOptions): Routes["Service"]["find"] => {
  const options: RouteOptions = {
    ...given,
    families: given.families.length === 0 ? defaultOptions.families : given.families,
    maxHosts: Math.min(Math.max(given.maxHosts, 1), maxLookedUp)
  }
  const ownNames = new Set(options.ownNames.map((name) => name.replace(/\.$/, "").toLowerCase()))

  /** The addresses of a host. One family is enough where the other cannot be had. */
  const lookUp = Effect.fnUntraced(function*({ exchange, preference }: MxRecord) {
    const answers = yield* Effect.forEach(
      options.families,
      (family) => Effect.result(Effect.map(dns.addresses(exchange, family), (answer) => ({ answer, family }))),
      { concurrency: "unbounded" }
    )
    const known = answers.flatMap((result) => Result.isSuccess(result) ? [result.success] : [])
    const found = known.flatMap(({ answer, family }) =>
      answer._tag === "Found" ? answer.records.map((address): HostAddress => ({ address, family })) : []
    )
    const { hasSpecial, isOwn, usable } = sortOut(found, options)
    if (isOwn) return outcome("Own")
    if (usable.length === 0) {
      return outcome(known.length < answers.length ? "Failed" : hasSpecial ? "Special" : "Nowhere")
    }
    const authentic = known.every(({ answer }) => answer._tag === "Absent" || answer.authentic)
    const end = known.find(({ answer }) => answer._tag === "Found")?.answer.name ?? exchange
    const host = { name: exchange, preference, addresses: usable, canonicalName: end, authentic }
    return { _tag: "Host", host } satisfies LookedUp
  })

  /** The first hosts that have addresses, and why the others have none. */
  const lookUpAll = Effect.fnUntraced(function*(records: ReadonlyArray<MxRecord>) {
    const hosts: Array<RouteHost> = []
    const others = new Set<LookedUp["_tag"]>()
    let limit = Infinity
    for (let next = 0; next < records.length && next < maxLookedUp && hosts.length < options.maxHosts;) {
      const batch = records.slice(next, next + options.maxHosts - hosts.length)
      next += batch.length
      const lookedUp = yield* Effect.forEach(batch, lookUp, { concurrency: "unbounded" })
      for (const [index, result] of lookedUp.entries()) {
        const { preference } = batch[index]!
        if (result._tag === "Own") limit = Math.min(limit, preference)
        if (result._tag === "Host") hosts.push(result.host)
        else others.add(result._tag)
      }
      if (limit < Infinity) break
    }
    // What is no better than this machine would bring the mail back (RFC 5321 §5.1).
    return { hosts: hosts.filter(({ preference }) => preference < limit), others }
  })

  const routeOver = Effect.fnUntraced(function*(
    records: ReadonlyArray<MxRecord>,
    { by, domain, mx, site }: Pick<Route, "by" | "domain" | "site"> & { readonly mx: Answer<MxRecord> }
  ) {
    const { hosts, others } = yield* lookUpAll(records)
    if (hosts.length === 0) {
      if (others.has("Failed")) return yield* because("dns", domain)
      if (others.has("Own")) return yield* because("loop", domain)
      if (others.has("Special")) return yield* because("special", domain)
      return yield* because(by === "mx" ? "no_address" : "no_server", domain)
    }
    const canonicalName = mx.authentic ? mx.name : domain
    return { domain, by, site, hosts, authentic: mx.authentic, canonicalName } satisfies Route
  })

  const ofDomain = Effect.fnUntraced(function*(domain: string) {
    const mx = yield* Effect.catchTag(dns.mx(domain), "MailDnsFailure", () => because("dns", domain))
    if (mx._tag === "Absent") {
      if (mx.what === "name") return yield* because("no_domain", domain)
      if (ownNames.has(domain)) return yield* because("loop", domain)
      return yield* routeOver([{ preference: 0, exchange: domain }], { domain, by: "implicit", site: domain, mx })
    }
    const selection = select(yield* Random.shuffle(mx.records), ownNames)
    if (selection._tag === "NullMx") return yield* because("null_mx", domain)
    if (selection._tag === "Loop") return yield* because("loop", domain)
    if (selection._tag === "NoHost") return yield* because("no_address", domain)
    const site = Site.nameOf(selection.hosts.map(({ exchange }) => exchange))
    return yield* routeOver(selection.hosts, { domain, by: "mx", site, mx })
  })

  const ofLiteral = (domain: string): Effect.Effect<Route, NoRoute> => {
    const address = addressOf(domain)
    if (address === undefined) return because("no_domain", domain)
    const literal = literalOf(address)
    const { isOwn, usable } = sortOut([address], options)
    if (isOwn) return because("loop", literal)
    if (!options.families.includes(address.family)) return because("no_address", literal)
    if (usable.length === 0) return because("special", literal)
    const host = {
      name: address.address,
      preference: 0,
      addresses: usable,
      canonicalName: address.address,
      authentic: false
    }
    return Effect.succeed({
      domain: literal,
      by: "literal",
      site: literal,
      hosts: [host],
      authentic: false,
      canonicalName: literal
    })
  }

  return Effect.fn("Routes.find")(function*(domain: string) {
    if (isLiteral(domain)) return yield* ofLiteral(domain)
    const ascii = domainToAscii(domain)
    return yield* (ascii === undefined ? because("no_domain", domain) : ofDomain(ascii))
  })
}

const outcome = <Tag extends "Own" | "Special" | "Nowhere" | "Failed">(_tag: Tag) => ({ _tag })
