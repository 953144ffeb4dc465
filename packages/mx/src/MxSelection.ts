import type { MxRecord } from "./dns/MailDns.ts"

/** What the MX records of a domain say. */
export type MxSelection =
  /** The domain takes no mail (RFC 7505). */
  | { readonly _tag: "NullMx" }
  /** The best host is this machine. */
  | { readonly _tag: "Loop" }
  /** No record names a host that could be asked. */
  | { readonly _tag: "NoHost" }
  | {
    readonly _tag: "Hosts"
    /** In the order to try, each name once. */
    readonly hosts: ReadonlyArray<MxRecord>
  }

/** A name of a host in the DNS; underscores are no part of one, and still in use. */
const hostName = /^(?=.{1,253}$)(?:[a-z0-9_-]{1,63}\.)*(?=[a-z0-9_-]*[a-z])[a-z0-9_-]{1,63}$/

/**
 * Selects the hosts of a domain (RFC 5321 §5.1): by preference, and among equals in the order given, which the caller has
 * shuffled. A host that stands there twice counts with its lowest number. From the first own name on, equals included, all
 * are left out. The root beside other names is no null MX, and is left out (RFC 7505 §3), as are IP addresses and whatever
 * else is no name.
 */
export const select = (records: ReadonlyArray<MxRecord>, ownNames: ReadonlySet<string>): MxSelection => {
  if (records.length > 0 && records.every(({ exchange }) => exchange === "")) return { _tag: "NullMx" }
  const named = records.filter(({ exchange }) => hostName.test(exchange))
    .toSorted((left, right) => left.preference - right.preference)
  const own = named.find(({ exchange }) => ownNames.has(exchange))
  const seen = new Set<string>()
  const hosts = named.filter(({ exchange, preference }) => {
    if (own !== undefined && preference >= own.preference) return false
    if (seen.has(exchange)) return false
    seen.add(exchange)
    return true
  })
  if (hosts.length > 0) return { _tag: "Hosts", hosts }
  return { _tag: own === undefined ? "NoHost" : "Loop" }
}
