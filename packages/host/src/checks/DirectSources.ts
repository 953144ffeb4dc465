import { type DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { isPublic } from "@sendwright/core/net/PublicAddress"
import type { MxOptions } from "@sendwright/mx/MxOptions"
import type { MxSource } from "@sendwright/mx/sources/MxSource"
import * as Effect from "effect/Effect"
import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import { isIPv4, isIPv6 } from "node:net"
import { type Check, check } from "./Check.ts"

/** What is known of the addresses that a source of direct delivery comes to. */
export interface DirectSources {
  /** Those that receivers see. */
  readonly addresses: ReadonlyArray<string>
  /** What was found on the way. */
  readonly checks: ReadonlyArray<Check>
}

/** What of a source's pool matters: whether IPv6 is used, and the variable that says so. */
interface SourcePool {
  readonly options: Pick<MxOptions, "ipv6">
  readonly variable: string
}

/** More addresses of one machine are not looked at. */
const most = 4

/** One spelling for each address: an IPv6 address has many. */
const spelled = (text: string): string => {
  const address = NetAddress.ipFromString(text)
  return Result.isSuccess(address) ? NetAddress.formatIp(address.success) : text
}

const isSeen = (text: string): boolean => {
  const address = NetAddress.ipFromString(text)
  return Result.isSuccess(address) && isPublic(address.success)
}

/** Of a machine's own addresses those that the name leads to; behind a NAT it has none, and the name tells. */
const chosen = (own: ReadonlyArray<string>, named: ReadonlyArray<string>): ReadonlyArray<string> => {
  const both = own.filter((address) => named.includes(address))
  return (own.length === 0 ? named : both.length === 0 ? own : both).slice(0, most)
}

/** What IPv6 comes to: with an address that the name does not lead to, mail would leave from a stranger. */
const ipv6Of = (
  name: string,
  { options: { ipv6 }, variable }: SourcePool,
  own: ReadonlyArray<string>,
  named: ReadonlyArray<string>
): DirectSources => {
  const answer = (status: Check["status"], message: string, addresses: ReadonlyArray<string> = []) => ({
    addresses,
    checks: [check("IPv6", status, message)]
  })
  if (!ipv6) return answer("ok", `is not used: ${variable} has ipv6=false`)
  if (own.length === 0) {
    return named.length === 0
      ? answer("ok", "is not used: this machine has no public IPv6 address")
      : answer(
        "warn",
        `${name} leads to ${
          named.join(", ")
        }, and this machine has no public IPv6 address: take the AAAA record away, or `
          + "give the machine the address"
      )
  }
  const both = own.filter((address) => named.includes(address)).slice(0, most)
  if (both.length > 0) return answer("ok", `mail may leave from ${both.join(", ")}`, both)
  return answer(
    "fail",
    `mail may leave from ${
      own.slice(0, most).join(", ")
    }, and ${name} does not lead there: give it an AAAA record and the `
      + `address a PTR record, or set ipv6=false in ${variable}`
  )
}

/** Finds where receivers see mail of a source come from. `own`: the addresses of this machine. */
export const find = Effect.fnUntraced(function*(
  { address: from, name }: MxSource,
  pool: SourcePool,
  own: ReadonlyArray<string>
): Effect.fn.Return<DirectSources, DnsInconclusive, DnsResolver> {
  if (from !== null && isSeen(from)) return { addresses: [spelled(from)], checks: [] }
  const dns = yield* DnsResolver
  const seen = own.filter(isSeen).map(spelled)
  const ipv4 = from === null || isIPv4(from) ? chosen(seen.filter((one) => isIPv4(one)), yield* dns.a(name)) : []
  const over6 = from === null || isIPv6(from)
    ? ipv6Of(name, pool, seen.filter((one) => isIPv6(one)), (yield* dns.aaaa(name)).map(spelled))
    : { addresses: [], checks: [] }
  const addresses = [...ipv4, ...over6.addresses]
  return addresses.length > 0 || over6.checks.some(({ status }) => status === "fail")
    ? { addresses, checks: over6.checks }
    : {
      addresses,
      checks: [
        ...over6.checks,
        check("HELO", "fail", `${name} has no address: give it an A record with the address that mail leaves from`)
      ]
    }
})
