import { type DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { BlockList, isIPv4 } from "node:net"
import { isSpf, type Mechanism, parse, type Qualifier, type SpfRecord } from "./SpfRecord.ts"

/** RFC 7208 §2.6. `unknown`: it hangs on a term that is not evaluated here. */
export type SpfResult =
  | "none"
  | "neutral"
  | "pass"
  | "fail"
  | "softfail"
  | "temperror"
  | "permerror"
  | "unknown"

export interface SpfVerdict {
  readonly result: SpfResult
  /** What decided, for people. */
  readonly reason: string
}

/** Terms that make look-ups, over all records together (RFC 7208 §4.6.4). */
export const maxLookups = 10
/** Look-ups of terms that find nothing. */
const maxVoidLookups = 2
const maxExchanges = 10

const results: Readonly<Record<Qualifier, SpfResult>> = { "+": "pass", "-": "fail", "~": "softfail", "?": "neutral" }

const verdict = (result: SpfResult, reason: string): SpfVerdict => ({ result, reason })

const inNetwork = (address: string, network: string, prefix: number): boolean => {
  const family = isIPv4(address) ? "ipv4" : "ipv6"
  if (isIPv4(network) !== isIPv4(address)) return false
  const list = new BlockList()
  list.addSubnet(network, prefix, family)
  return list.check(address, family)
}

const hostOf = (name: string): string => name.replace(/\.$/, "")

/**
 * Whether a domain lets an IP address send with it as the return path (RFC 7208 §4): what receivers come to. Macros,
 * `exists` and `ptr` are not evaluated; where the result hangs on one, it is `unknown`.
 */
export const evaluate = Effect.fn("Spf.evaluate")(function*(address: string, domain: string) {
  const dns = yield* DnsResolver
  let lookups = 0
  let voids = 0

  const stop = (result: SpfResult, reason: string) => Effect.fail(verdict(result, reason))

  const look = <A>(name: string, answers: Effect.Effect<A, DnsInconclusive>): Effect.Effect<A, SpfVerdict> =>
    Effect.mapError(answers, ({ reason }) => verdict("temperror", `the DNS did not answer for ${name} (${reason})`))

  const count = (term: string) =>
    Effect.suspend(() =>
      ++lookups > maxLookups ? stop("permerror", `more than ${maxLookups} look-ups, at ${term}`) : Effect.void
    )

  const countVoid = (name: string, found: number) =>
    Effect.suspend(() =>
      found === 0 && ++voids > maxVoidLookups
        ? stop("permerror", `more than ${maxVoidLookups} look-ups find nothing, the last one of ${name}`)
        : Effect.void
    )

  const addresses = (name: string) => look(name, isIPv4(address) ? dns.a(name) : dns.aaaa(name))

  const record = Effect.fnUntraced(function*(name: string): Effect.fn.Return<SpfRecord | null, SpfVerdict> {
    const texts = yield* look(name, dns.txt(name))
    const records = texts.map((strings) => strings.join("")).filter(isSpf)
    const [text] = records
    if (text === undefined) return null
    if (records.length > 1) return yield* stop("permerror", `${name} has ${records.length} SPF records`)
    const read = parse(text)
    return Result.isSuccess(read)
      ? read.success
      : yield* stop("permerror", `${name} has the term ${read.failure}, which is none`)
  })

  const includes = Effect.fnUntraced(function*(name: string, own: string): Effect.fn.Return<boolean, SpfVerdict> {
    const { reason, result } = yield* check(name)
    if (result === "none") return yield* stop("permerror", `${own} includes ${name}, which has no SPF record`)
    return result === "temperror" || result === "permerror" || result === "unknown"
      ? yield* stop(result, reason)
      : result === "pass"
  })

  const isHost = Effect.fnUntraced(function*(name: string, prefix: number): Effect.fn.Return<boolean, SpfVerdict> {
    const found = yield* addresses(name)
    yield* countVoid(name, found.length)
    return found.some((one) => inNetwork(address, one, prefix))
  })

  const isExchange = Effect.fnUntraced(function*(name: string, prefix: number): Effect.fn.Return<boolean, SpfVerdict> {
    const exchanges = yield* look(name, dns.mx(name))
    yield* countVoid(name, exchanges.length)
    if (exchanges.length > maxExchanges) {
      return yield* stop("permerror", `${name} has more than ${maxExchanges} MX records`)
    }
    for (const { exchange } of exchanges) {
      const found = exchange === "" || exchange === "." ? [] : yield* addresses(hostOf(exchange))
      if (found.some((one) => inNetwork(address, one, prefix))) return true
    }
    return false
  })

  const matches = Effect.fnUntraced(function*(term: Mechanism, own: string): Effect.fn.Return<boolean, SpfVerdict> {
    if (term._tag === "all") return true
    if (term._tag === "ip") return inNetwork(address, term.network, term.prefix)
    const name = hostOf(term.domain ?? own)
    yield* count(`${term._tag}:${name}`)
    if (name.includes("%") || term._tag === "exists" || term._tag === "ptr") {
      return yield* stop("unknown", `${own} uses ${term._tag}:${name}, which is not evaluated here`)
    }
    if (term._tag === "include") return yield* includes(name, own)
    const prefix = isIPv4(address) ? term.prefix4 : term.prefix6
    return yield* (term._tag === "a" ? isHost(name, prefix) : isExchange(name, prefix))
  })

  const check: (name: string) => Effect.Effect<SpfVerdict, SpfVerdict> = Effect.fnUntraced(function*(name: string) {
    const found = yield* record(name)
    if (found === null) return verdict("none", `${name} has no SPF record`)
    for (const term of found.mechanisms) {
      if (yield* matches(term, name)) return verdict(results[term.qualifier], `${name} says so with ${shown(term)}`)
    }
    if (found.redirect === null) return verdict("neutral", `${name} says nothing of the address`)
    const target = hostOf(found.redirect)
    yield* count(`redirect=${target}`)
    if (target.includes("%")) {
      return yield* stop("unknown", `${name} redirects with a macro, which is not evaluated here`)
    }
    const next = yield* check(target)
    return next.result === "none"
      ? verdict("permerror", `${name} redirects to ${target}, which has no SPF record`)
      : next
  })

  // An error inside of an include is the result of the whole.
  return yield* check(hostOf(domain)).pipe(Effect.catch(Effect.succeed))
})

const shown = (term: Mechanism): string => {
  const sign = term.qualifier === "+" ? "" : term.qualifier
  switch (term._tag) {
    case "all":
      return `${sign}all`
    case "ip":
      return `${sign}ip${term.family}:${term.network}/${term.prefix}`
    default:
      return `${sign}${term._tag}${term.domain === null ? "" : `:${term.domain}`}`
  }
}
