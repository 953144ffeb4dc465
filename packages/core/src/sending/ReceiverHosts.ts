import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { DnsResolver } from "../domains/DnsResolver.ts"
import * as SteadyCache from "../foundation/SteadyCache.ts"

/** Asks which mail servers take the mail of domains, for rules of routes. */
export interface ReceiverHosts {
  /**
   * The MX hosts of the lowest preference (RFC 5321 §5.1), in lower case; the domain itself where it has none; none where
   * it takes no mail (RFC 7505). null: the name servers gave no answer. An answer is remembered for five minutes.
   */
  readonly of: (domain: string) => Effect.Effect<ReadonlyArray<string> | null>
}

/** Domains that are remembered at most. */
const mostDomains = 10_000
/** For how long answers are remembered, and for how long it is that there was none, in milliseconds. */
const keepMillis = { answer: 5 * 60_000, none: 10_000 }

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, "")

/** Asks the DNS. */
export const make: Effect.Effect<ReceiverHosts, never, DnsResolver> = Effect.gen(function*() {
  const dns = yield* DnsResolver
  const hostsOf = Effect.fnUntraced(function*(domain: string) {
    // A literal names its server itself (RFC 5321 §4.1.3).
    if (domain.startsWith("[")) return []
    const records = yield* dns.mx(domain)
    if (records.length === 0) return [domain]
    const best = Math.min(...records.map(({ preference }) => preference))
    return records.filter(({ preference }) => preference === best).map(({ exchange }) => plain(exchange))
      .filter((host) => host !== "")
  })
  const find = yield* SteadyCache.make({
    lookup: hostsOf,
    capacity: mostDomains,
    keepMillis: (exit) => Exit.isSuccess(exit) ? keepMillis.answer : keepMillis.none
  })
  return {
    of: (domain) => find(plain(domain)).pipe(Effect.orElseSucceed(() => null))
  }
})
