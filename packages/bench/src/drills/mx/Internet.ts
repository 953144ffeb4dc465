/** A small internet on loopback: domains, the sites that take their mail, and what a name server says of them. */

/** How a site takes mail while there are faults. */
export type Manner =
  | "plain"
  | "tls"
  /** Each recipient is put off once. */
  | "greylists"
  /** 421 beyond so many messages a second. */
  | "limits"
  /** 421 if there are connections enough. */
  | "crowded"
  /** Each reply comes late. */
  | "tarpit"
  /** The first time that it has a message, it never answers, and has not taken it. */
  | "hangs"
  /** The first time that it has a message, it takes it, and the connection ends before the answer. */
  | "cuts"

/** What its first host is; the second one is well. */
type FirstHost = "well" | "dead" | "silent"

export interface Site {
  readonly number: number
  readonly manner: Manner
  readonly first: FirstHost
  /** In the order of their preferences. */
  readonly hosts: ReadonlyArray<Host>
}

interface Host {
  readonly name: string
  readonly address: string
}

/** What the name server says of a domain, and so what becomes of its mail. */
export type Kind =
  | "site"
  /** An address and no MX: mail goes there. */
  | "implicit"
  | "null_mx"
  | "no_domain"
  /** It is there, with neither MX nor address. */
  | "no_server"
  /** Its MX host has no address. */
  | "no_address"
  /** SERVFAIL until the name server is well. */
  | "servfail"
  /** No answer until then. */
  | "lame"

export interface Domain {
  readonly name: string
  readonly kind: Kind
  /** Null: its mail is taken nowhere. */
  readonly site: Site | null
}

export interface Internet {
  readonly sites: ReadonlyArray<Site>
  readonly domains: ReadonlyArray<Domain>
}

/** How many sites have each manner in turn, beyond the large ones. */
const manners: ReadonlyArray<readonly [Manner, FirstHost, count: number]> = [
  ["plain", "well", 20],
  ["tls", "well", 10],
  ["greylists", "well", 5],
  ["limits", "well", 3],
  ["crowded", "well", 3],
  ["tarpit", "well", 4],
  ["hangs", "well", 3],
  ["cuts", "well", 4],
  ["plain", "dead", 3],
  ["plain", "silent", 2]
]

/** Domains of the three largest sites. */
const large = [90, 60, 40]
const odd: Readonly<Record<Exclude<Kind, "site">, number>> = {
  implicit: 12,
  null_mx: 8,
  no_domain: 8,
  no_server: 4,
  no_address: 4,
  servfail: 12,
  lame: 12
}
const domainCount = 500

const hostsOf = (site: number): ReadonlyArray<Host> =>
  [1, 2].map((host) => ({ name: `mx${host}.site${site}.example.net`, address: `127.77.${site}.${host}` }))

/** What is odd about a domain, as its name says. */
const wayOf = (kind: Kind, site: Site | null): string => {
  if (kind !== "site" || site === null) return kind.replace("_", "-")
  return site.first === "well" ? site.manner : site.first
}

/** 500 domains on 60 sites, named after how they take mail: `plain1.example.org`, `null-mx1.example.org`. */
export const makeInternet = (): Internet => {
  const ways = [
    ...large.map(() => ["plain", "well"] as const),
    ...manners.flatMap(([manner, first, count]) => Array.from({ length: count }, () => [manner, first] as const))
  ]
  const sites = ways.map(([manner, first], index): Site => ({
    number: index + 1,
    manner,
    first,
    hosts: hostsOf(index + 1)
  }))
  const small = sites.slice(large.length)
  const kinds: Array<readonly [Kind, Site | null]> = large.flatMap((count, index) =>
    Array.from({ length: count }, () => ["site", sites[index]!] as const)
  )
  let turn = 0
  const next = () => small[turn++ % small.length]!
  for (const [kind, count] of Object.entries(odd) as ReadonlyArray<[Exclude<Kind, "site">, number]>) {
    const isTaken = kind === "implicit" || kind === "servfail" || kind === "lame"
    for (let n = 0; n < count; n++) kinds.push([kind, isTaken ? next() : null])
  }
  while (kinds.length < domainCount) kinds.push(["site", next()])
  const named = new Map<string, number>()
  const domains = kinds.map(([kind, site]): Domain => {
    const way = wayOf(kind, site)
    const number = (named.get(way) ?? 0) + 1
    named.set(way, number)
    return { name: `${way}${number}.example.org`, kind, site }
  })
  return { sites, domains }
}

/** Whether mail for it is taken as soon as it comes, while the three largest sites and no others have faults. */
export const isWell = ({ kind, site }: Domain): boolean => kind === "site" && site !== null && !isLarge(site)

/** One of the three largest. */
export const isLarge = ({ number }: Site): boolean => number <= large.length
