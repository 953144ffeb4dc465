import type { DnsCheck } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"

/** Two of a domain's records. */
export const records: ReadonlyArray<DnsRecord> = [
  { id: "dkim", type: "TXT", name: "s1._domainkey.a.example", value: "v=DKIM1; p=\"AB\\C'", purpose: "dkim" },
  { id: "return_path_mx", type: "MX", name: "send.a.example", value: "10 bounces.example", purpose: "spf" }
]

/** What was found of them. */
export const checks: ReadonlyArray<DnsCheck> = [
  { id: "dkim", state: "found", found: "v=DKIM1; p=\"AB\\C'" },
  { id: "return_path_mx", state: "missing", found: null }
]

/** A sealed DKIM key under a selector of its own. */
export const key = (name: string) => ({ selector: `ph${name}`, sealedPrivateKey: `1.k.${name}` })
