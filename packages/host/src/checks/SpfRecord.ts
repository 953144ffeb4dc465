import * as Result from "effect/Result"
import { isIPv4, isIPv6 } from "node:net"

/** What a mechanism says of the addresses that it names. */
export type Qualifier = "+" | "-" | "~" | "?"

/** One term that may match the sender (RFC 7208 §5). A `domain` of null is the record's own. */
export type Mechanism =
  & { readonly qualifier: Qualifier }
  & (
    | { readonly _tag: "all" }
    | { readonly _tag: "ip"; readonly network: string; readonly prefix: number; readonly family: 4 | 6 }
    | { readonly _tag: "a" | "mx"; readonly domain: string | null; readonly prefix4: number; readonly prefix6: number }
    | { readonly _tag: "include"; readonly domain: string }
    | { readonly _tag: "exists"; readonly domain: string }
    | { readonly _tag: "ptr"; readonly domain: string | null }
  )

export interface SpfRecord {
  readonly mechanisms: ReadonlyArray<Mechanism>
  readonly redirect: string | null
}

/** Whether a TXT record is one of SPF (RFC 7208 §4.5). */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text)

const number = "0|[1-9][0-9]{0,2}"
const atHosts = new RegExp(`^(?::([^/]+))?(?:/(${number}))?(?://(${number}))?$`)
const ofNetwork = new RegExp(`^:([0-9A-Fa-f:.]+)(?:/(${number}))?$`)
// A macro may hold a slash, but then it is not read here anyway.
const ofDomain = /^:([^/]+)$/

const prefix = (text: string | undefined, longest: number): number | undefined => {
  if (text === undefined) return longest
  return Number(text) <= longest ? Number(text) : undefined
}

const ip = (qualifier: Qualifier, rest: string, family: 4 | 6): Mechanism | undefined => {
  const [, network = "", bits] = ofNetwork.exec(rest) ?? []
  const length = prefix(bits, family === 4 ? 32 : 128)
  const isAddress = family === 4 ? isIPv4(network) : isIPv6(network)
  return isAddress && length !== undefined ? { _tag: "ip", qualifier, network, prefix: length, family } : undefined
}

const hosts = (qualifier: Qualifier, tag: "a" | "mx", rest: string): Mechanism | undefined => {
  const found = atHosts.exec(rest)
  if (found === null) return undefined
  const [prefix4, prefix6] = [prefix(found[2], 32), prefix(found[3], 128)]
  return prefix4 === undefined || prefix6 === undefined
    ? undefined
    : { _tag: tag, qualifier, domain: found[1] ?? null, prefix4, prefix6 }
}

const mechanism = (term: string): Mechanism | undefined => {
  const [, sign = "", name = "", rest = ""] = /^([+?~-]?)([A-Za-z0-9]+)([^A-Za-z0-9\n\r\u2028\u2029].*)?$/.exec(term) ??
    []
  const qualifier = (sign || "+") as Qualifier
  const domain = ofDomain.exec(rest)?.[1]
  const tag = name.toLowerCase()
  switch (tag) {
    case "all":
      return rest === "" ? { _tag: "all", qualifier } : undefined
    case "ip4":
      return ip(qualifier, rest, 4)
    case "ip6":
      return ip(qualifier, rest, 6)
    case "a":
    case "mx":
      return hosts(qualifier, tag, rest)
    case "include":
      return domain === undefined ? undefined : { _tag: "include", qualifier, domain }
    case "exists":
      return domain === undefined ? undefined : { _tag: "exists", qualifier, domain }
    case "ptr":
      return rest !== "" && domain === undefined ? undefined : { _tag: "ptr", qualifier, domain: domain ?? null }
  }
  return undefined
}

/** Reads a record (RFC 7208 §12); fails with the term that is none, where every receiver stops reading. */
export const parse = (text: string): Result.Result<SpfRecord, string> => {
  const mechanisms: Array<Mechanism> = []
  const modifiers = new Map<string, string>()
  for (const term of text.split(" ").slice(1).filter((term) => term !== "")) {
    const [, name, value = ""] = /^([A-Za-z][A-Za-z0-9_.-]*)=(.*)$/.exec(term) ?? []
    if (name === undefined) {
      const read = mechanism(term)
      if (read === undefined) return Result.fail(term)
      mechanisms.push(read)
    } else {
      const key = name.toLowerCase()
      const known = key === "redirect" || key === "exp"
      if (known && (value === "" || modifiers.has(key))) return Result.fail(term)
      modifiers.set(key, value)
    }
  }
  return Result.succeed({ mechanisms, redirect: modifiers.get("redirect") ?? null })
}
