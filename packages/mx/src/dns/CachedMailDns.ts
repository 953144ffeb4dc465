import * as SteadyCache from "@sendwright/core/foundation/SteadyCache"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { type Answer, MailDns, type MailDnsFailure } from "./MailDns.ts"

/** How many answers of each type are kept at most by default. */
export const defaultCapacity = 5_000

/** A resolver that gives no answer is not asked the same again at once, and soon may. */
const failureMillis = 2_000

const secondMillis = 1_000

/**
 * Keeps the answers of another `MailDns`, that there are no records included (RFC 2308), for as long as they hold; a
 * failure for 2 seconds. All who ask the same at once share one look-up. The answers that were asked for least recently go
 * first where there are more than `capacity` of a type.
 *
 * @example
 * ```ts
 * import * as CachedMailDns from "@sendwright/mx/dns/CachedMailDns"
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 *
 * export const dns = CachedMailDns.make(NodeMailDns.make({ servers: ["127.0.0.1"] }), 1_000)
 * ```
 */
export const make = Effect.fnUntraced(function*(
  inner: MailDns["Service"],
  capacity: number = defaultCapacity
): Effect.fn.Return<MailDns["Service"]> {
  const kept = <A>(lookup: (name: string) => Effect.Effect<Answer<A>, MailDnsFailure>) =>
    Effect.map(
      SteadyCache.make({
        lookup,
        capacity,
        keepMillis: (exit) => Exit.isSuccess(exit) ? exit.value.ttlSeconds * secondMillis : failureMillis
      }),
      (find) => (name: string) => find(name.replace(/\.$/, "").toLowerCase())
    )
  const ipv4 = yield* kept((name) => inner.addresses(name, "IPv4"))
  const ipv6 = yield* kept((name) => inner.addresses(name, "IPv6"))
  return MailDns.of({
    mx: yield* kept(inner.mx),
    addresses: (name, family) => family === "IPv4" ? ipv4(name) : ipv6(name),
    tlsa: yield* kept(inner.tlsa),
    cname: yield* kept(inner.cname),
    txt: yield* kept(inner.txt)
  })
})
