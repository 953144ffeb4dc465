import type { RefusalReason } from "@sendwright/core/sending/RefusalReason"
import * as Submission from "@sendwright/core/sending/Submission"

/** How a request to SES failed. */
export interface SesFailure {
  /** The error's name: one of SES's, such as `TooManyRequestsException`, or one of the SDK's. */
  readonly name: string
  /** What SES, the SDK or the operating system said. */
  readonly words: string
  /** The status of the answer; null where none came. */
  readonly status: number | null
  /** The operating system's or Node's code, such as `ECONNREFUSED`. */
  readonly cause: string | null
  /** The system call that failed, such as `getaddrinfo`. */
  readonly syscall: string | null
  /** What the answer's `Retry-After` asks for. */
  readonly retryAfterMillis: number | null
  /** Whether the whole request had been sent. */
  readonly wasSent: boolean
}

/** A sending rate is counted over a second; for so many milliseconds SES is left in peace. */
export const rateHintMillis = 1_000
/** After so many milliseconds a quota is tried again: it counts the last 24 hours, and so comes back bit by bit. */
export const quotaHintMillis = 30 * 60_000

const longestDiagnostic = 500

// oxlint-disable-next-line no-control-regex
const blank = /[\s\x00-\x1f\x7f-\x9f]+/g

/** Somebody's words as one line of at most 500 characters. */
export const diagnostic = (text: string): string =>
  text.toWellFormed().replace(blank, " ").trim().slice(0, longestDiagnostic).toWellFormed()

const throttles = /^(?:TooManyRequests|LimitExceeded|RequestLimitExceeded|Throttl|RequestThrottled|SlowDown)/
// The signature's time is compared with that of SES.
const clocks = /^(?:RequestTimeTooSkewed|RequestExpired|RequestInTheFuture)|signature (?:expired|not yet current)/i
const expired = /^(?:ExpiredToken|TokenRefreshRequired|InvalidToken|CredentialsProviderError|TokenProviderError)/
const signatures = new RegExp(
  "^(?:UnrecognizedClient|InvalidClientTokenId|InvalidAccessKeyId|SignatureDoesNotMatch|InvalidSignature|"
    + "IncompleteSignature|MissingAuthenticationToken|OptInRequired|NotAuthorized)"
)
const tls = /CERT|SSL|TLS|ISSUER|EPROTO/
const unverified = /not verified/i

/**
 * What an operator should do about an answer that speaks of the account, the credentials or the setup; `undefined` for
 * all others. It repeats nothing that SES said: that names users, roles and keys of the AWS account, and customers read
 * it.
 */
const mendable = ({ name, status, words }: SesFailure): string | undefined => {
  if (clocks.test(name) || (status === 403 && clocks.test(words))) {
    return "SES refused the request's time; set the clock of this machine"
  }
  if (expired.test(name)) {
    return "There are no AWS credentials, or they have expired; renew them, or the role that they come from"
  }
  if (name.startsWith("AccountSuspended")) {
    return "SES has suspended sending on the AWS account; see its account dashboard and AWS Support"
  }
  if (/SendingPaused/.test(name)) {
    return "Sending is paused in SES for the account or the configuration set; turn it on again there"
  }
  if (name.startsWith("NotFound") || name.startsWith("ConfigurationSetDoesNotExist")) {
    return "SES does not know the configuration set in this region; create it, or correct its name"
  }
  if (name.startsWith("AccessDenied")) {
    return "The AWS credentials lack the permission for this; allow it in their IAM policy"
  }
  if (status === 401 || status === 403 || signatures.test(name)) {
    return "SES did not accept the AWS credentials; correct them"
  }
  if (status === 404 || name.startsWith("UnknownOperation")) {
    return "This endpoint does not answer as SES does; correct the region or the endpoint"
  }
  return undefined
}

/** What an operator should know and do about a connection that did not come about. */
const unreachable = ({ cause, syscall, words }: SesFailure): string => {
  if (syscall === "getaddrinfo") return `The name of the SES endpoint could not be resolved; check the region: ${words}`
  if (cause !== null && tls.test(cause)) return `TLS with the SES endpoint failed; check the endpoint: ${words}`
  return `The request did not reach SES; check the network: ${words}`
}

/** What an operator should know and do about any failure, in SES's own words where there are some. */
export const explain = (failure: SesFailure): string => {
  const advice = mendable(failure)
  const words = failure.words === "" ? "" : `: ${failure.words}`
  if (advice !== undefined) return diagnostic(`${advice} (${failure.name})${words}`)
  if (failure.status === null && !failure.wasSent) return diagnostic(unreachable(failure))
  return diagnostic(`SES answered ${failure.status ?? "nothing"} (${failure.name})${words}`)
}

/** What a failure is counted as. */
const reasonOf = (failure: SesFailure): RefusalReason => {
  const { cause, name, status, syscall, words } = failure
  if (isThrottle(failure)) return "throttled"
  if (clocks.test(name) || expired.test(name) || signatures.test(name) || status === 401 || status === 403) {
    return "authentication"
  }
  if (status === null) {
    if (syscall === "getaddrinfo") return "dns"
    if (cause !== null && tls.test(cause)) return "tls"
    if (/Timeout|AbortError/.test(name) || cause === "ETIMEDOUT") return "timeout"
    return /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH)$/.test(cause ?? "") ? "connection_refused" : "connection_closed"
  }
  if (status === 408) return "timeout"
  if (unverified.test(words) || /NotVerified|AccountSuspended|SendingPaused/.test(name)) return "policy"
  return status >= 400 && status < 500 && status !== 404 ? "message" : "other"
}

/** The name that SES gave the error, else the status; null where SES did not answer. */
const codeOf = ({ name, status }: SesFailure): string | null =>
  status === null ? null : /^(?:Unknown|UnknownError|Error)$/.test(name) ? String(status) : name

const isThrottle = ({ name, status }: SesFailure): boolean => throttles.test(name) || status === 429

/** Whether the same request may succeed in a second or two: SES did not look at it, or had another one in hand. */
export const isTooFast = ({ name, status }: SesFailure): boolean =>
  status === 429 || /^(?:TooManyRequests|Throttl|ConcurrentModification)/.test(name)

const throttled = (failure: SesFailure): Submission.Submission =>
  Submission.temporarilyRefused(diagnostic(`SES takes no more at present: ${failure.words}`), {
    code: codeOf(failure),
    scope: "provider",
    reason: "throttled",
    retryAfter: Math.max(
      failure.retryAfterMillis ?? 0,
      /daily|24.?hour/i.test(failure.words) ? quotaHintMillis : rateHintMillis
    )
  })

/**
 * What a send that failed means for the message.
 *
 * SES takes a message when it answers 200, and never with a 4xx. Nothing is known of a request that was sent whole and
 * not answered, nor of a 5xx: AWS calls those errors of unknown extent, and a front end that gives up (502, 503,
 * 504) does not know what happened behind it. To take those for refusals would send a message twice; the outcome is
 * known a little later in any case, because SES reports what it sends with the tags of the message.
 */
export const fromFailure = (failure: SesFailure): Submission.Submission => {
  const { name, status, wasSent, words } = failure
  const code = codeOf(failure)
  const reason = reasonOf(failure)
  const temporarily = (text: string, scope: "provider" | "message" = "provider") =>
    Submission.temporarilyRefused(diagnostic(text), { code, scope, reason })
  if (isThrottle(failure)) return throttled(failure)
  const advice = mendable(failure)
  if (advice !== undefined && (status !== null || !wasSent)) return temporarily(`${advice} (${name})`)
  if (status === null) {
    if (wasSent) {
      return Submission.unknown(diagnostic(`No answer came after the message had been sent: ${words}`), reason)
    }
    return name === "AbortError" ? temporarily("The request to SES was given up") : temporarily(unreachable(failure))
  }
  if (status < 400 || status >= 500) {
    return Submission.unknown(diagnostic(`SES answered ${status} (${name}): ${words}`), reason)
  }
  if (status === 408) return temporarily(`SES gave up waiting for the message: ${words}`)
  // About this domain alone. SES may see its DNS records hours later than we do, and an operator can mend it.
  if (name.startsWith("MailFromDomainNotVerified")) {
    return temporarily(
      "SES does not see the domain's MAIL FROM records yet; check its identity there, or wait: SES looks again",
      "message"
    )
  }
  if (unverified.test(words)) {
    return temporarily(
      `SES has not verified the sender, or its account is in the sandbox; check the identity there: ${words}`,
      "message"
    )
  }
  const said = diagnostic(words === "" ? `SES answered ${status} (${name})` : words)
  return { ...Submission.permanentlyRefused(said, code), reason }
}
