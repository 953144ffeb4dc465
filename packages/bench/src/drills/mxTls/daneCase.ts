/** A domain with DNSSEC, and what its TLSA records say. */
import type { Case, Identity, Manner, Outcome, Server } from "./Case.ts"
import * as Certificates from "./Certificates.ts"

interface Given {
  readonly outcome: Outcome
  /** Where the domain and its host are; both in the signed zone by default. */
  readonly zone?: string
  readonly hostZone?: string
  readonly manner?: Manner
  readonly identity?: (host: string) => Identity
  /** Where TLSA records stand; below the host by default. */
  readonly tlsaAt?: (domain: string) => string
  /** TLSA data, by what the server shows. */
  readonly tlsa?: (shown: Identity) => ReadonlyArray<string>
  readonly tampered?: ReadonlyArray<"MX" | "A" | "TLSA" | "NSEC">
  /** Further records and servers, by the domain. */
  readonly records?: (domain: string) => ReadonlyArray<string>
  readonly second?: (domain: string) => { readonly server: Server; readonly tlsa?: string }
  readonly postfix?: Case["postfix"]
}

const { association, own } = Certificates

/** The data of a record about what the server shows, about something else, or about the root of its authority. */
export const of = (usage: number, selector: number, matching: number) => ({ cert }: Identity) => [
  association(usage, selector, matching, cert)
]
export const ofAnother = (usage: number, selector: number, matching: number) => () => [
  association(usage, selector, matching, own("another.example").cert)
]
export const ofRoot = (usage: number, selector: number, matching: number) => () => [
  association(usage, selector, matching, Certificates.unknownRoot)
]

export const right = of(3, 1, 1)
export const wrong = ofAnother(3, 1, 1)

const below = (host: string) => `_25._tcp.${host}`
/** A record below a host. */
export const tlsaAt = (host: string, data: string) => `${below(host)}. TLSA ${data}`

/** A domain with one host, or with a second one. */
export const make = (name: string, about: string, given: Given): Case => {
  const { hostZone, identity = own, manner = "offers", zone = "signed.example" } = given
  const domain = `${name}.${zone}`
  const host = `mx1.${name}.${hostZone ?? zone}`
  const shown = identity(host)
  const second = given.second?.(domain)
  const owners = { MX: domain, A: host, TLSA: below(host), NSEC: host }
  return {
    name,
    area: "DANE",
    about,
    domain,
    servers: [{ host, manner, identity: shown }, ...second === undefined ? [] : [second.server]],
    records: [
      `${domain}. MX 10 ${host}.`,
      ...(given.tlsa?.(shown) ?? []).map((data) => `${given.tlsaAt?.(domain) ?? below(host)}. TLSA ${data}`),
      ...second === undefined ? [] : [`${domain}. MX 20 ${second.server.host}.`],
      ...second?.tlsa === undefined ? [] : [tlsaAt(second.server.host, second.tlsa)],
      ...given.records?.(domain) ?? []
    ],
    tampered: (given.tampered ?? []).map((type) => ({ type, name: owners[type] })),
    policy: null,
    then: null,
    outcome: given.outcome,
    postfix: given.postfix ?? null
  }
}
