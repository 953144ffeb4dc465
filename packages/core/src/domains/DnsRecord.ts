export const dnsRecordTypes = ["CNAME", "TXT", "MX"] as const
export type DnsRecordType = typeof dnsRecordTypes[number]

export const dnsPurposes = ["dkim", "spf", "dmarc"] as const
/** What a record is for: signing (RFC 6376), the return path and who may use it (RFC 7208), the policy (RFC 7489). */
export type DnsPurpose = typeof dnsPurposes[number]

/** A record that the owner of a domain is asked to publish. */
export interface DnsRecord {
  /** Tells the records of one domain apart; it stays the same over all checks. */
  readonly id: string
  readonly type: DnsRecordType
  /** The whole name, A-labels, without a dot at its end. */
  readonly name: string
  /** As it stands in a zone: an MX begins with its preference, a TXT is whole and without quotes. */
  readonly value: string
  readonly purpose: DnsPurpose
}

/** Whether a domain can be verified without the record: a policy is advice, everything else is needed. */
export const isGating = (record: DnsRecord): boolean => record.purpose !== "dmarc"
