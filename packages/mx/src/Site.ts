import { createHash } from "node:crypto"

/** The longest name of a site, in characters. */
export const maxLength = 160

const hashLength = 16

const common = (left: ReadonlyArray<string>, right: ReadonlyArray<string>): Array<string> => {
  let length = 0
  while (length < left.length && length < right.length && left.at(-1 - length) === right.at(-1 - length)) length++
  return left.slice(left.length - length)
}

const factored = (hosts: ReadonlyArray<string>): string => {
  const [first = "", ...others] = hosts
  if (others.length === 0) return first
  const suffix = others.map((host) => host.split(".")).reduce(common, first.split(".")).join(".")
  if (suffix === "") return `(${hosts.join("|")})`
  return `(${hosts.map((host) => host.slice(0, -suffix.length - 1)).join("|")}).${suffix}`
}

/**
 * The name of the site that a set of MX hosts is: the same for every domain that leads to the same hosts, whatever their
 * order and preference, and another one for any other set. What the hosts share stands once:
 * `(alt1|alt2|).gmail-smtp-in.example`. A name of more than `maxLength` characters is cut, and ends with a hash.
 *
 * @example
 * ```ts
 * import * as Site from "@sendwright/mx/Site"
 *
 * // (mx1|mx2).shop.example
 * export const site = Site.nameOf(["mx2.shop.example", "mx1.shop.example"])
 * ```
 */
export const nameOf = (hosts: Iterable<string>): string => {
  const name = factored([...new Set(hosts)].toSorted())
  if (name.length <= maxLength) return name
  const hash = createHash("sha256").update(name).digest("hex").slice(0, hashLength)
  return `${name.slice(0, maxLength - hashLength - 1)}~${hash}`
}

/** A domain of recipients, and the site that its route leads to. */
export interface Routed {
  readonly site: string
}

/**
 * What leads to the same site, together: by the sites' names, in the order of the first of each.
 *
 * @example
 * ```ts
 * import * as Site from "@sendwright/mx/Site"
 *
 * export const groups = Site.group([
 *   { address: "ada@shop.example", site: "mx.host.example" },
 *   { address: "bea@club.example", site: "mx.host.example" }
 * ])
 * ```
 */
export const group = <A extends Routed>(routed: Iterable<A>): ReadonlyMap<string, ReadonlyArray<A>> =>
  Map.groupBy(routed, ({ site }) => site)
