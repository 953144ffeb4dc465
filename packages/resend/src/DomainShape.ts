import type { DnsPurpose, DnsRecord } from "@sendwright/core/domains/DnsRecord"
import type { Domain } from "@sendwright/core/domains/Domain"

const purposes: Readonly<Record<DnsPurpose, string>> = {
  dkim: "DKIM",
  spf: "SPF",
  dmarc: "DMARC",
  receiving: "Receiving"
}

/** How far a domain has come; Resend tells whether it was looked up at all. */
const statusOf = ({ dnsCheckedAt, status }: Pick<Domain, "dnsCheckedAt" | "status">): string =>
  status === "pending" && dnsCheckedAt === null ? "not_started" : status

/** What sends and what receives are judged apart. */
type Judged = Pick<Domain, "dnsChecks" | "dnsRecords" | "status">

const recordStatusOf = ({ dnsChecks, status }: Judged, record: DnsRecord): string => {
  const check = dnsChecks?.find(({ id }) => id === record.id)
  if (check === undefined) return "not_started"
  if (check.state === "found") return "verified"
  return status === "verified" ? "temporary_failure" : status
}

const mx = /^(\d+)[ \t]+(\S.*)?$/

/** The preference of an MX is in a field of its own. */
const valueOf = ({ type, value }: DnsRecord) => {
  const match = type === "MX" ? mx.exec(value) : null
  return match === null ? { value } : { value: match[2] ?? "", priority: Number(match[1]) }
}

/** A record that is to be published; its name is the whole one. */
const toRecord = (judged: Judged) => (record: DnsRecord) => ({
  record: purposes[record.purpose],
  name: record.name,
  type: record.type,
  ttl: "Auto",
  status: recordStatusOf(judged, record),
  ...valueOf(record)
})

const toRecords = (judged: Judged) => judged.dnsRecords.map(toRecord(judged))

/** A domain as a list shows it. */
export const toListed = (domain: Domain) => ({
  id: domain.id,
  name: domain.name,
  status: statusOf(domain),
  created_at: domain.createdAt.toISOString(),
  region: domain.region,
  capabilities: { sending: "enabled", receiving: domain.receiving === null ? "disabled" : "enabled" },
  open_tracking: false,
  click_tracking: false
})

/** The whole domain. */
export const toDomain = (domain: Domain) => ({
  object: "domain",
  ...toListed(domain),
  records: [...toRecords(domain), ...(domain.receiving === null ? [] : toRecords(domain.receiving))]
})
