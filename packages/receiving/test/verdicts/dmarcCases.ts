/** What a domain asks for by DMARC, and what a message says of itself. */
import type { Zone, ZoneRecord } from "../ZoneDns.ts"
import { keyRecord, signedBy } from "./dkimCases.ts"

/** A message in words. */
export interface DmarcCase {
  /** The domain of From. */
  readonly from: string
  /** What of it stands right below a public suffix. */
  readonly organization: string
  readonly record: { readonly place: string; readonly text: string } | null
  readonly path: string
  readonly isPathGood: boolean
  /** null: it has no signature. */
  readonly signer: string | null
  readonly isSignatureGood: boolean
}

/** Whatever numbers, always the same ones. */
const choices = (seed: number) => {
  let state = seed
  return <A>(options: ReadonlyArray<A>): A => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return options[Math.floor(state / 2 ** 32 * options.length)]!
  }
}

const policies = ["none", "quarantine", "reject"]

/** So many cases of every kind. */
export const dmarcCases = (count: number): ReadonlyArray<DmarcCase> => {
  const one = choices(7)
  return Array.from({ length: count }, () => {
    const organization = one(["shop.com", "shop.co.uk"])
    const from = one([organization, `mail.${organization}`, `a.mail.${organization}`])
    const domains = [
      from,
      organization,
      `mail.${organization}`,
      `x.${from}`,
      `news.${organization}`,
      "other.com",
      `my${organization}`
    ]
    const tags = [
      `p=${one(policies)}`,
      one(["", ...policies.map((policy) => `sp=${policy}`)]),
      one(["", "adkim=r", "adkim=s"]),
      one(["", "aspf=r", "aspf=s"]),
      one(["", "pct=100", "rua=mailto:d@shop.com"])
    ]
    const text = one(["v=DMARC1; ", "v=DMARC1;", "v = DMARC1 ; "]) + tags.filter((tag) => tag !== "").join("; ")
    return {
      from,
      organization,
      record: one([true, true, true, true, true, true, false])
        ? { place: one([from, organization, organization]), text }
        : null,
      path: one(domains),
      isPathGood: one([true, false]),
      signer: one([null, ...domains]),
      isSignatureGood: one([true, true, false])
    }
  })
}

/** The message and the zone of a case. */
export const played = (
  one: DmarcCase
): { readonly message: Buffer; readonly returnPath: string; readonly zone: Zone } => {
  const records: Array<readonly [string, ZoneRecord]> = [
    [one.path, { SPF: one.isPathGood ? "v=spf1 ip4:192.0.2.1 -all" : "v=spf1 -all" }]
  ]
  if (one.record !== null) records.push([`_dmarc.${one.record.place}`, { TXT: one.record.text }])
  if (one.signer !== null) records.push([`rsa._domainkey.${one.signer}`, { TXT: keyRecord }])
  return {
    message: signedBy(one.signer, `ada@${one.from}`, one.isSignatureGood),
    returnPath: `ada@${one.path}`,
    zone: Object.fromEntries(
      [...Map.groupBy(records, ([name]) => name)].map(([name, all]) => [name, all.map(([, record]) => record)])
    )
  }
}
