import { boolean, pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import type { SubmissionLimits, SubmissionPort } from "@sendwright/submission/SubmissionOptions"
import { isIPv4 } from "node:net"
import * as os from "node:os"
import { listenAddress, proxyList } from "./MailListening.ts"
import * as SubmissionLimitSettings from "./SubmissionLimitSettings.ts"

/** Where and how mail is accepted over SMTP. */
export interface SubmissionListening {
  readonly ports: ReadonlyArray<SubmissionPort>
  /** The name in its greeting. */
  readonly name: string
  /** Files in PEM; null: no TLS. */
  readonly certificate: { readonly certFile: string; readonly keyFile: string } | null
  readonly allowPlaintext: boolean
  readonly forwards: boolean
  readonly proxies: ReadonlyArray<string>
  readonly limits: SubmissionLimits
  /** Whether a port that is in use is no reason not to start. */
  readonly isOptional: boolean
}

/** The port of a development server. */
const developmentPort = 2587

/** Mail over SMTP. */
export const submissionSettings = {
  submissionListen: setting(
    "SENDWRIGHT_SUBMISSION_LISTEN",
    `off; with \`dev\` \`127.0.0.1:${developmentPort}\` if free`,
    "[SMTP submission](../api/submission.md) with STARTTLS, on a port of `HOST` (`587`) or an address "
      + "(`0.0.0.0:587`).",
    listenAddress
  ),
  submissionTlsListen: setting(
    "SENDWRIGHT_SUBMISSION_TLS_LISTEN",
    "off",
    "SMTP submission with implicit TLS, such as `465`.",
    listenAddress
  ),
  submissionTlsCert: setting(
    "SENDWRIGHT_SUBMISSION_TLS_CERT",
    "none",
    "PEM file of the certificate chain, reloaded within a minute of a renewal.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  submissionTlsKey: setting(
    "SENDWRIGHT_SUBMISSION_TLS_KEY",
    "none",
    "PEM file of that certificate's private key.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  submissionPlaintext: setting(
    "SENDWRIGHT_SUBMISSION_PLAINTEXT",
    "`false`",
    "Accept API keys without TLS from other machines; only for private networks.",
    boolean
  ),
  submissionForwarding: setting(
    "SENDWRIGHT_SUBMISSION_FORWARDING",
    "`false`",
    "Accept any `From` if `MAIL FROM` has a verified domain, for [forwarded mail](../api/submission.md#forwarded-mail).",
    boolean
  ),
  submissionProxy: setting(
    "SENDWRIGHT_SUBMISSION_PROXY",
    "none",
    "Comma-separated IP addresses of proxies that send PROXY protocol version 1, or `*`.",
    proxyList
  ),
  ...SubmissionLimitSettings.submissionLimitSettings
} as const

type Given = {
  readonly [Name in keyof typeof submissionSettings]: typeof submissionSettings[Name]["read"] extends Reader<infer A>
    ? A | undefined
    : never
}

const isLocal = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."))

const portsOf = (
  { submissionListen, submissionTlsListen }: Given,
  host: string
): ReadonlyArray<SubmissionPort> => [
  ...(submissionListen === undefined
    ? []
    : [{ host: submissionListen.host ?? host, port: submissionListen.port, tls: "starttls" as const }]),
  ...(submissionTlsListen === undefined
    ? []
    : [{ host: submissionTlsListen.host ?? host, port: submissionTlsListen.port, tls: "implicit" as const }])
]

/** The server that the settings ask for; null where they ask for none. */
export const of = (
  given: Given,
  { baseUrl, host, isDevelopment, role }: {
    readonly host: string
    readonly baseUrl: string | null
    readonly isDevelopment: boolean
    readonly role: "all" | "api" | "worker"
  }
): SubmissionListening | null => {
  const asked = portsOf(given, host)
  const isOptional = asked.length === 0 && isDevelopment
  const ports = isOptional ? [{ host: "127.0.0.1", port: developmentPort, tls: "starttls" as const }] : asked
  const { submissionTlsCert, submissionTlsKey } = given
  return ports.length === 0 || role === "worker" ? null : {
    ports,
    name: baseUrl === null ? os.hostname() : new URL(baseUrl).hostname,
    certificate: submissionTlsCert === undefined || submissionTlsKey === undefined
      ? null
      : { certFile: submissionTlsCert, keyFile: submissionTlsKey },
    allowPlaintext: given.submissionPlaintext ?? false,
    forwards: given.submissionForwarding ?? false,
    proxies: given.submissionProxy ?? [],
    limits: SubmissionLimitSettings.of(given),
    isOptional
  }
}

/** Where programs reach the first of its ports: by the name of the service, unless that port is one of this machine alone. */
export const placeOf = (
  { certificate, name, ports }: SubmissionListening
): { readonly host: string; readonly port: number; readonly tls: "none" | "starttls" | "implicit" } | null => {
  const [first] = ports
  return first === undefined ? null : {
    host: isLocal(first.host) ? first.host : name,
    port: first.port,
    tls: first.tls === "starttls" && certificate === null ? "none" : first.tls
  }
}

/** Settings that do not fit together. */
export const issuesOf = (given: Given, host: string) => {
  const { submissionTlsCert: cert, submissionTlsKey: key } = submissionSettings
  const { submissionPlaintext, submissionProxy, submissionTlsCert, submissionTlsKey, submissionTlsListen } = given
  if ((submissionTlsCert === undefined) !== (submissionTlsKey === undefined)) {
    const { name } = submissionTlsCert === undefined ? cert : key
    return [{ name, message: "must be set too: TLS needs a certificate and its key" }]
  }
  if (submissionTlsCert !== undefined) return []
  if (submissionTlsListen !== undefined) {
    return [{ name: submissionSettings.submissionTlsListen.name, message: `needs ${cert.name} and ${key.name}` }]
  }
  const isReachable = submissionProxy !== undefined || portsOf(given, host).some((port) => !isLocal(port.host))
  return portsOf(given, host).length > 0 && isReachable && submissionPlaintext !== true
    ? [{
      name: submissionSettings.submissionListen.name,
      message: `needs ${cert.name} and ${key.name}: keys are taken over TLS only, but from this machine`
    }]
    : []
}
