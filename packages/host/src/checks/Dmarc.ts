import { type DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Effect from "effect/Effect"

/** What the owner of a domain asks of receivers (RFC 7489 §6.3), as far as alignment goes. */
export interface DmarcPolicy {
  /** Where the record was found: the domain or one above it. */
  readonly domain: string
  readonly policy: "none" | "quarantine" | "reject"
  /** Whether the domain of the signature must be that of `From` itself. */
  readonly strictDkim: boolean
  /** Whether the domain of the return path must be. */
  readonly strictSpf: boolean
}

const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(";").map((part) => {
      const at = part.indexOf("=")
      return [part.slice(0, Math.max(at, 0)).trim().toLowerCase(), part.slice(at + 1).trim().toLowerCase()] as const
    })
  )

/** The policy in the TXT records of one name: none where it has no record of DMARC, several, or one that is wrong. */
export const parse = (domain: string, texts: ReadonlyArray<string>): DmarcPolicy | undefined => {
  const records = texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text))
  const tags = tagsOf(records[0] ?? "")
  const policy = tags.get("p")
  if (records.length !== 1 || (policy !== "none" && policy !== "quarantine" && policy !== "reject")) return undefined
  return { domain, policy, strictDkim: tags.get("adkim") === "s", strictSpf: tags.get("aspf") === "s" }
}

/** A domain and those above it, down to two labels. */
const upwards = (domain: string): ReadonlyArray<string> => {
  const labels = domain.split(".")
  return labels.slice(0, Math.max(labels.length - 1, 1)).map((_, index) => labels.slice(index).join("."))
}

/** The policy for mail of a domain: its own, else the nearest above it. */
export const find = Effect.fn("Dmarc.find")(
  function*(domain: string): Effect.fn.Return<DmarcPolicy | undefined, DnsInconclusive, DnsResolver> {
    const dns = yield* DnsResolver
    for (const name of upwards(domain)) {
      const texts = (yield* dns.txt(`_dmarc.${name}`)).map((strings) => strings.join(""))
      const policy = parse(name, texts)
      if (policy !== undefined) return policy
    }
    return undefined
  }
)

/**
 * Whether a domain counts as that of `From` (RFC 7489 §3.1): itself or, unless strict, one below or above it. Two of
 * which neither stands above the other may belong together for receivers, who have a list of public suffixes.
 */
export const isAligned = (from: string, other: string, strict: boolean): boolean =>
  from === other || (!strict && (other.endsWith(`.${from}`) || from.endsWith(`.${other}`)))
