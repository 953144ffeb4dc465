import type { Caller } from "@sendwright/core/accounts/Caller"
import type { Domain } from "@sendwright/core/domains/Domain"
import { Domains } from "@sendwright/core/domains/Domains"
import type { Suppression } from "@sendwright/core/suppressions/Suppression"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Effect from "effect/Effect"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"
import { type Listing, listingOf, type PageOptions } from "./listing.ts"

/** The domains that email is sent from. */
export interface DomainsApi {
  /** Adds a domain, with the records (`dnsRecords`) that its owner publishes. It is verified once they are found. */
  readonly add: (name: string, options?: CallOptions) => Promise<Domain>
  /** A domain, looked up again unless that was done in the last 10 seconds. */
  readonly get: (id: string, options?: CallOptions) => Promise<Domain>
  readonly list: (options?: CallOptions) => Promise<ReadonlyArray<Domain>>
  /** Nothing is sent from it any more, queued email included. */
  readonly remove: (id: string, options?: CallOptions) => Promise<void>
  /** Asks a domain to receive: `receiving.dnsRecords` has the MX record to publish. */
  readonly addReceiving: (id: string, options?: CallOptions) => Promise<Domain>
  /** No mail is taken for it any more. Rejects with `NotFound` if it was not asked to receive. */
  readonly removeReceiving: (id: string, options?: CallOptions) => Promise<void>
}

export const domainsOf = (calls: Calls): DomainsApi => {
  const run = <A, E>(
    use: (domains: Domains["Service"], caller: Caller) => Effect.Effect<A, E>,
    options: CallOptions | undefined
  ) => calls.run(Effect.flatMap(Domains, (domains) => asSender((caller) => use(domains, caller))), options)
  return {
    add: (name, options) => run((domains, caller) => domains.create(caller, name), options),
    get: (id, options) => run((domains, caller) => domains.get(caller, id), options),
    list: (options) => run((domains, caller) => domains.list(caller), options),
    remove: (id, options) => run((domains, caller) => domains.remove(caller, id), options),
    addReceiving: (id, options) => run((domains, caller) => domains.addReceiving(caller, id), options),
    removeReceiving: (id, options) => run((domains, caller) => domains.removeReceiving(caller, id), options)
  }
}

/** The addresses that are never sent to. Bounces and complaints put them there by themselves. */
export interface SuppressionsApi {
  /** Rejects with `Conflict` where the address is suppressed already. */
  readonly add: (address: string, options?: CallOptions) => Promise<Suppression>
  /** Newest first. Erased recipients are in it without an address. */
  readonly list: (options?: PageOptions & CallOptions) => Listing<Suppression>
  /** Rejects with `NotFound` where it is not on the list. */
  readonly remove: (address: string, options?: CallOptions) => Promise<void>
}

export const suppressionsOf = (calls: Calls): SuppressionsApi => {
  const run = <A, E>(
    use: (suppressions: Suppressions["Service"], caller: Caller) => Effect.Effect<A, E>,
    options: CallOptions | undefined
  ) => calls.run(Effect.flatMap(Suppressions, (list) => asSender((caller) => use(list, caller))), options)
  return {
    add: (address, options) => run((list, caller) => list.add(caller, address), options),
    list: ({ signal, ...place } = {}) =>
      listingOf(place, (page) => run((list, caller) => list.list(caller, page), { signal })),
    remove: (address, options) => run((list, caller) => list.remove(caller, address), options)
  }
}
