import { DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/**
 * A resolver of your own. Return an empty answer for a name that does not exist, and reject if there was no answer.
 * Omitted record types have no answers.
 */
export interface DnsLookups {
  /** Each record as one text. */
  readonly txt: (name: string) => Promise<ReadonlyArray<string>>
  readonly mx: (name: string) => Promise<ReadonlyArray<{ readonly preference: number; readonly exchange: string }>>
  readonly cname?: (name: string) => Promise<ReadonlyArray<string>>
  readonly a?: (name: string) => Promise<ReadonlyArray<string>>
  readonly aaaa?: (name: string) => Promise<ReadonlyArray<string>>
  readonly ptr?: (address: string) => Promise<ReadonlyArray<string>>
}

/** The resolver for domain checks: the machine's name servers, given ones, or one of the application. */
export type DnsOption = "system" | { readonly servers: ReadonlyArray<string> } | DnsLookups

const none = () => Promise.resolve([])

const ask = <A>(look: () => Promise<ReadonlyArray<A>>): Effect.Effect<ReadonlyArray<A>, DnsInconclusive> =>
  Effect.tryPromise({
    try: () => look(),
    catch: () => new DnsInconclusive({ reason: "the resolver of the application failed" })
  })

/** The resolver that the options ask for. */
export const layerOf = (dns: DnsOption = "system"): Layer.Layer<DnsResolver> => {
  if (dns === "system") return NodeDnsResolver.layer()
  if ("servers" in dns) return NodeDnsResolver.layer({ servers: dns.servers })
  const { a = none, aaaa = none, cname = none, ptr = none } = dns
  return Layer.succeed(
    DnsResolver,
    DnsResolver.of({
      txt: (name) => Effect.map(ask(() => dns.txt(name)), (texts) => texts.map((text) => [text])),
      mx: (name) => ask(() => dns.mx(name)),
      cname: (name) => ask(() => cname(name)),
      a: (name) => ask(() => a(name)),
      aaaa: (name) => ask(() => aaaa(name)),
      ptr: (address) => ask(() => ptr(address))
    })
  )
}
