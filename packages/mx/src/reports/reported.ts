import type { ReportedFailure, ReportedPolicy } from "@sendwright/core/sending/TlsReportStore"
import type { Ends } from "@sendwright/smtp/client/Target"
import type { TlsFailure } from "@sendwright/smtp/client/TlsOutcome"
import type { TlsaRecord } from "../dns/MailDns.ts"
import type { StsPolicy } from "../tls/StsPolicy.ts"
import type { TlsPolicy } from "../tls/TlsDecision.ts"

/** So many characters of a policy are reported: who writes it decides how long it is. What comes after is left out. */
const mostCharacters = 4_000

const upTo = (strings: ReadonlyArray<string>): ReadonlyArray<string> => {
  let left = mostCharacters
  return strings.filter((string) => (left -= string.length) >= 0)
}

/** RFC 8461 §3.2, a string a line. */
const linesOf = ({ maxAgeSeconds, mode, mx }: StsPolicy): ReadonlyArray<string> => [
  "version: STSv1",
  `mode: ${mode}`,
  `max_age: ${maxAgeSeconds}`,
  ...mx.map((pattern) => `mx: ${pattern}`)
]

/** RFC 6698 §2.2. */
const textOf = ({ data, matching, selector, usage }: TlsaRecord): string =>
  `${usage} ${selector} ${matching} ${Buffer.from(data).toString("hex").toUpperCase()}`

/** A policy in the words of reports (RFC 8460 §4.4). */
export const policyOf = (policy: TlsPolicy): ReportedPolicy => {
  switch (policy.type) {
    case "sts":
      return { type: "sts", strings: upTo(linesOf(policy.policy)), mxHosts: upTo(policy.policy.mx) }
    case "tlsa":
      return { type: "tlsa", strings: upTo(policy.records.map(textOf).toSorted()), mxHosts: [] }
    case "no-policy-found":
      return { type: "no-policy-found", strings: [], mxHosts: [] }
  }
}

/** OpenSSL puts the number of a thread before its reason, and a line of its source after it. */
const openSsl = /error:[0-9A-Fa-f]{1,16}:[^:]*:[^:]*:([^:]*)/
const mostReason = 100

/** Words that are the same whenever the same happens. */
const reasonOf = (message: string): string =>
  (openSsl.exec(message)?.[1] ?? message).replace(/[^\x20-\x7e]+/g, " ").slice(0, mostReason).trim()

/** A failure in the words of reports. Its own words are told where the type alone says nothing (RFC 8460 §4.3.1). */
export const failureOf = ({ message, type }: TlsFailure, mxHost: string, { local, remote }: Ends): ReportedFailure => ({
  result: type,
  mxHost,
  sendingIp: local,
  receivingIp: remote,
  reason: type === "validation-failure" ? reasonOf(message) : null
})
