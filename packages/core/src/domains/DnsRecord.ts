/** Every type of record that a domain may need. */
export const dnsRecordTypes = ["CNAME", "TXT", "MX"] as const
/** One of `dnsRecordTypes`. */
export type DnsRecordType = typeof dnsRecordTypes[number]

/** What a record of a domain is for. */
export const dnsPurposes = ["dkim", "spf", "dmarc", "receiving"] as const
/**
 * What a record is for: signing (RFC 6376), the return path and who may use it (RFC 7208), the policy (RFC 7489), or
 * mail to the domain (RFC 5321 §5.1).
 */
export type DnsPurpose = typeof dnsPurposes[number]

/** A record that the owner of a domain is asked to publish. */
export interface DnsRecord {
  /** Distinguishes the records of one domain; it stays the same over all checks. */
  readonly id: string
  readonly type: DnsRecordType
  /** The whole name, A-labels, without a dot at its end. */
  readonly name: string
  /** As it is in a zone: an MX begins with its preference, a TXT is whole and without quotes. */
  readonly value: string
  readonly purpose: DnsPurpose
  /** `false`: it should be published, but the domain does without it, as with a key that does not sign. */
  readonly gating?: false
}

/** Whether a domain needs the record to be verified: a policy is advice, and so is a key that does not sign. */
export const isGating = (record: DnsRecord): boolean => record.purpose !== "dmarc" && record.gating !== false
