import type { ClaimedTlsReport, TlsReportKey, TlsSessionCount } from "@sendwright/core/sending/TlsReportStore"

/** What was applied to sessions, and what became of them (RFC 8460 §4.4). */
export interface PolicyReport {
  readonly policy: {
    readonly "policy-type": string
    readonly "policy-string"?: ReadonlyArray<string>
    readonly "policy-domain": string
    readonly "mx-host"?: ReadonlyArray<string>
  }
  readonly summary: {
    readonly "total-successful-session-count": number
    readonly "total-failure-session-count": number
  }
  readonly "failure-details"?: ReadonlyArray<{
    readonly "result-type": string
    readonly "sending-mta-ip"?: string
    readonly "receiving-mx-hostname": string
    readonly "receiving-ip"?: string
    readonly "failed-session-count": number
    readonly "failure-reason-code"?: string
  }>
}

/** A report of one day to one domain (RFC 8460 §4.4). */
export interface ReportDocument {
  readonly "organization-name": string
  readonly "date-range": { readonly "start-datetime": string; readonly "end-datetime": string }
  readonly "contact-info": string
  readonly "report-id": string
  readonly policies: ReadonlyArray<PolicyReport>
}

/** Who reports. */
export interface Sender {
  /** The address that reports come from, in ASCII. */
  readonly address: string
  /** Its domain. */
  readonly domain: string
}

/** The first and the last second of a day, in seconds since 1970. */
const rangeOf = ({ day }: TlsReportKey) => {
  const start = Date.parse(`${day}T00:00:00Z`) / 1_000
  return { start, end: start + 86_400 - 1 }
}

const sum = (counts: ReadonlyArray<TlsSessionCount>): number => counts.reduce((sum, { sessions }) => sum + sessions, 0)

const detailsOf = (counts: ReadonlyArray<TlsSessionCount>): NonNullable<PolicyReport["failure-details"]> =>
  counts.flatMap(({ failure, sessions }) =>
    failure === null ? [] : [{
      "result-type": failure.result,
      ...(failure.sendingIp === null ? {} : { "sending-mta-ip": failure.sendingIp }),
      "receiving-mx-hostname": failure.mxHost,
      ...(failure.receivingIp === null ? {} : { "receiving-ip": failure.receivingIp }),
      "failed-session-count": sessions,
      ...(failure.reason === null ? {} : { "failure-reason-code": failure.reason })
    }]
  )

const policyReportOf = (domain: string, counts: ReadonlyArray<TlsSessionCount>): PolicyReport => {
  const { mxHosts, strings, type } = counts[0]!.policy
  const failed = counts.filter(({ failure }) => failure !== null)
  return {
    policy: {
      "policy-type": type,
      ...(type === "no-policy-found" ? {} : { "policy-string": strings }),
      "policy-domain": domain,
      ...(type === "sts" ? { "mx-host": mxHosts } : {})
    },
    summary: {
      "total-successful-session-count": sum(counts) - sum(failed),
      "total-failure-session-count": sum(failed)
    },
    ...(failed.length === 0 ? {} : { "failure-details": detailsOf(failed) })
  }
}

/**
 * A report as it is sent: the counts by policy, in the fields of RFC 8460 §4.4.
 */
export const make = (
  { counts, day, domain, id }: ClaimedTlsReport,
  sender: Sender
): ReportDocument => ({
  "organization-name": sender.domain,
  "date-range": { "start-datetime": `${day}T00:00:00Z`, "end-datetime": `${day}T23:59:59Z` },
  "contact-info": sender.address,
  "report-id": id,
  policies: [...Map.groupBy(counts, ({ policy }) => JSON.stringify(policy)).values()]
    .map((alike) => policyReportOf(domain, alike))
})

/** The name of the compressed file (RFC 8460 §5.1). */
export const fileName = (report: TlsReportKey & { readonly id: string }, sender: Sender): string => {
  const { end, start } = rangeOf(report)
  return `${sender.domain}!${report.domain}!${start}!${end}!${report.id.replaceAll("-", "")}.json.gz`
}
