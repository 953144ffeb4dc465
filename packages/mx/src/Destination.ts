import type { Ends, Target } from "@sendwright/smtp/client/Target"
import * as SmtpDemand from "@sendwright/smtp/client/TlsDemand"
import type { TlsOutcome } from "@sendwright/smtp/client/TlsOutcome"
import * as Result from "effect/Result"
import type { RouteHost } from "./Route.ts"
import * as MxSource from "./sources/MxSource.ts"
import * as Dane from "./tls/Dane.ts"
import type { TlsDecision, TlsDemand } from "./tls/TlsDecision.ts"
import type { Judged } from "./tls/TlsResult.ts"

/** A demand with which a host may be connected to. */
export type Connectable =
  | { readonly _tag: "None" | "Opportunistic" | "Encrypted" }
  | Extract<TlsDemand, { readonly _tag: "Verified" | "Dane" }>

const isConnectable = (demand: TlsDemand): demand is Connectable =>
  demand._tag !== "NotAllowed" && demand._tag !== "Unusable"

/** One host of a route, as it is connected to. */
export interface Destination {
  /** Its name, or the address of a domain literal. */
  readonly host: string
  /** At least one, all of families that connections can be made over. */
  readonly addresses: ReadonlyArray<string>
  readonly demand: Connectable
  /** What connections to it leave from. */
  readonly source: MxSource.MxSource
  /** The domains of recipients that its sessions count for. */
  readonly judged: ReadonlyArray<Judged>
}

/** Why a host of a route is not connected to. */
export interface Excluded {
  readonly host: string
  /** A sentence for an operator. */
  readonly reason: string
  /** Whether TLS is why. */
  readonly isTls: boolean
  /** The domains of recipients that it counts for as a failure. */
  readonly judged: ReadonlyArray<Judged>
}

const familyOf = (address: string): RouteHost["addresses"][number]["family"] => address.includes(":") ? "IPv6" : "IPv4"

/**
 * A host of a route as a destination, or why it is none: a connection leaves from an address of its own family. `judged`:
 * the domains that its sessions count for.
 */
export const make = (
  { addresses, name: host }: RouteHost,
  { demand, reason }: TlsDecision,
  source: MxSource.MxSource,
  judged: ReadonlyArray<Judged> = []
): Destination | Excluded => {
  if (!isConnectable(demand)) return { host, reason, isTls: true, judged }
  const own = source.address === null ? null : familyOf(source.address)
  const reachable = addresses.flatMap(({ address, family }) => own === null || own === family ? [address] : [])
  return reachable.length === 0
    ? { host, reason: `It has no ${own} address, of which family our own is`, isTls: false, judged }
    : { host, addresses: reachable, demand, source, judged }
}

/** The same for destinations that may share connections: the same source, host, addresses and demand, in any order. */
export const keyOf = ({ addresses, demand, host, source }: Destination): string =>
  [MxSource.textOf(source), host, addresses.toSorted().join(","), keyOfDemand(demand)].join(" ")

const keyOfDemand = (demand: Connectable): string => {
  switch (demand._tag) {
    case "Verified":
      return `${demand._tag} ${demand.serverName}`
    case "Dane": {
      const records = demand.records.map(({ data, matching, selector, usage }) =>
        `${usage}-${selector}-${matching}-${Buffer.from(data).toString("base64")}`
      )
      return [demand._tag, demand.serverName, demand.names.toSorted().join(","), records.toSorted().join(",")].join(" ")
    }
    default:
      return demand._tag
  }
}

/**
 * Where the client connects to. `authorities`: the certificates of those that are believed, in PEM; null: those that
 * Node.js knows. `now`: the time, in milliseconds since 1970, when it is asked for.
 */
export const targetOf = (
  { addresses, demand, host, source }: Destination,
  authorities: ReadonlyArray<string> | null,
  now: () => number,
  onTls: (outcome: TlsOutcome, ends: Ends) => void
): Target => ({
  serverName: demand._tag === "Verified" || demand._tag === "Dane" ? demand.serverName : host,
  addresses,
  localAddress: source.address,
  authorities,
  tls: tlsOf(demand, now),
  onTls
})

const tlsOf = (demand: Connectable, now: () => number): SmtpDemand.TlsDemand => {
  switch (demand._tag) {
    case "None":
      return SmtpDemand.plaintext
    case "Opportunistic":
      return SmtpDemand.opportunistic
    case "Encrypted":
      return SmtpDemand.encrypted
    case "Verified":
      return SmtpDemand.verifiedFor(demand.serverName)
    case "Dane":
      return SmtpDemand.verifiedBy((chain) => {
        const { names, records } = demand
        const match = Dane.verify(chain, { records, names, atMillis: now() })
        return Result.isSuccess(match) ? undefined : { type: match.failure.result, message: match.failure.message }
      })
  }
}
