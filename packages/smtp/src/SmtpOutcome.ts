import type { RefusalReason } from "@sendwright/core/sending/RefusalReason"
import * as Submission from "@sendwright/core/sending/Submission"
import type { NodemailerError } from "nodemailer/lib/errors"
import type { SMTPConnectionSendInfo } from "nodemailer/lib/smtp-connection"

/** How one transaction on a connection ended. */
export interface Transaction {
  readonly result:
    | { readonly _tag: "Answered"; readonly info: SMTPConnectionSendInfo }
    | { readonly _tag: "Failed"; readonly error: NodemailerError }
  /** Whether the last octet of the message, its final dot included, had been handed to the socket. */
  readonly dataEnded: boolean
  /** The recipients that were refused at RCPT before it ended. */
  readonly refused: ReadonlyArray<NodemailerError>
}

const longestDiagnostic = 500

// oxlint-disable-next-line no-control-regex
const blank = /[\s\x00-\x1f\x7f-\x9f]+/g

/** A server's words as one line of at most 500 characters. */
export const diagnostic = (text: string): string =>
  text.toWellFormed().replace(blank, " ").trim().slice(0, longestDiagnostic).toWellFormed()

// These speak of the session (commands out of order, credentials or TLS missing), not of the message: an operator can
// put them right, and the mail must not be lost meanwhile (RFC 4954 §6, RFC 3207 §4).
const sessionCodes = new Set([503, 530, 534, 535, 538])

const isPermanent = (error: NodemailerError): boolean =>
  error.responseCode !== undefined && error.responseCode >= 500 && error.responseCode <= 599 &&
  !sessionCodes.has(error.responseCode)

const isRefusal = (error: NodemailerError): boolean =>
  error.responseCode !== undefined && error.responseCode >= 400 && error.responseCode <= 599

const codeOf = (error: NodemailerError): string | null =>
  error.responseCode === undefined ? null : String(error.responseCode)

/** What a refusal for the time being is about, so that another server may be asked where it is not the message. */
const scopeOf = ({ command, response, responseCode }: NodemailerError): Submission.TemporarilyRefused["scope"] => {
  // 421 ends the session (RFC 5321 §3.8).
  if (responseCode === undefined || responseCode === 421 || sessionCodes.has(responseCode)) return "provider"
  // RFC 3463 §3: the second number is the subject, 3 the mail system and 1 an address.
  const subject = /^\d{3}[ -]\d\.(\d{1,3})\.\d{1,3}(?!\S)/.exec(response ?? "")?.[1]
  // No recipient has been named yet, so that none can be the reason.
  return subject === "3" || (command === "MAIL FROM" && subject !== "1") ? "provider" : "message"
}

const wordsOf = (error: NodemailerError): string => diagnostic(error.response ?? error.message)

const refusalsOf = (errors: ReadonlyArray<NodemailerError>): ReadonlyArray<Submission.RecipientRefusal> =>
  errors.map((error) => ({
    address: error.recipient ?? "",
    permanent: isPermanent(error),
    code: codeOf(error),
    diagnostic: wordsOf(error)
  }))

const isTls = ({ code, command, originalCode = "" }: NodemailerError): boolean =>
  code === "ETLS" || command === "STARTTLS" || /CERT|SSL|TLS|ISSUER/.test(originalCode)

/** What a failure is counted as that no reply of the server explains; empty where one does. */
const reasonOf = (error: NodemailerError): { readonly reason?: RefusalReason } => {
  if (error.code === "EAUTH") return { reason: "authentication" }
  if (error.responseCode !== undefined) return {}
  if (error.code === "EDNS") return { reason: "dns" }
  if (isTls(error)) return { reason: "tls" }
  const cause = error.originalCode ?? error.code ?? ""
  if (cause === "ETIMEDOUT") return { reason: "timeout" }
  return {
    reason: /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH)$/.test(cause) ? "connection_refused" : "connection_closed"
  }
}

/** What an operator should know and do about a connection that did not come about. */
export const explain = (error: NodemailerError): string => {
  const words = wordsOf(error)
  if (error.code === "EAUTH") {
    return diagnostic(`The mail server did not accept the credentials; correct user name and password: ${words}`)
  }
  if (error.code === "EDNS") return diagnostic(`The name of the mail server could not be resolved: ${words}`)
  if (isTls(error)) {
    return diagnostic(`TLS with the mail server failed; check its certificate and the port: ${words}`)
  }
  if (error.responseCode !== undefined) return diagnostic(`The mail server refused the session: ${words}`)
  return diagnostic(`The mail server could not be reached; check host, port and firewall: ${words}`)
}

/** No connection came about, so nothing was taken; even a 5yz here is about the session and not about the message. */
export const notConnected = (error: NodemailerError): Submission.Uniform =>
  Submission.temporarilyRefused(explain(error), { code: codeOf(error), scope: "provider", ...reasonOf(error) })

const refused = (error: NodemailerError, subject: Submission.PermanentlyRefused["subject"]): Submission.Uniform =>
  isPermanent(error)
    ? Submission.permanentlyRefused(wordsOf(error), codeOf(error), subject)
    : Submission.temporarilyRefused(wordsOf(error), { code: codeOf(error), scope: scopeOf(error) })

const failedBeforeEnd = (error: NodemailerError): Submission.Uniform => {
  // CONN: a line that was cut off, or an answer to nothing; it refuses no command of ours.
  if (isRefusal(error) && error.command !== "CONN") return refused(error, "message")
  // Refused on our side, and so again the next time: an address that SMTP cannot carry, or more octets than the
  // server said it takes (RFC 1870).
  const ours = error.responseCode === undefined &&
    ((error.code === "EENVELOPE" && error.command === "API") ||
      (error.code === "EMESSAGE" && error.command === "MAIL FROM"))
  return ours
    ? Submission.permanentlyRefused(wordsOf(error))
    : Submission.temporarilyRefused(wordsOf(error), { code: codeOf(error), scope: "provider", ...reasonOf(error) })
}

/**
 * What a transaction means for the recipients that it named.
 *
 * Those who were refused at RCPT have that answer, however it went on. For the others, the server is responsible for the
 * message from its 2yz to the final dot on (RFC 5321 §4.2.5), so only what happens between our handing over that dot
 * and a readable answer leaves the outcome unknown. `messageId` stands for the provider's id: SMTP promises none.
 */
export const fromTransaction = (
  transaction: Transaction,
  recipients: ReadonlyArray<string>,
  messageId: string
): Submission.Submission => {
  const others = endingOf(transaction, messageId)
  // After a refused MAIL, what the server says to a RCPT that was on its way is only that it is out of order.
  const { result } = transaction
  if (others._tag === "Accepted" || (result._tag === "Failed" && result.error.command === "MAIL FROM")) return others
  const refusals = new Map(transaction.refused.map((error) => [error.recipient, error]))
  const [first, ...rest] = recipients.map((address): Submission.RecipientOutcome => {
    const refusal = refusals.get(address)
    return { address, outcome: refusal === undefined ? others : refused(refusal, "recipient") }
  })
  return first === undefined ? others : Submission.combine([first, ...rest])
}

const endingOf = ({ dataEnded, refused: refusals, result }: Transaction, messageId: string): Submission.Uniform => {
  if (result._tag === "Answered") {
    return dataEnded
      ? Submission.accepted(messageId, {
        response: diagnostic(result.info.response),
        refused: refusalsOf(refusals)
      })
      : Submission.unknown(diagnostic(`The mail server answered before the message had ended: ${result.info.response}`))
  }
  const { error } = result
  if (!dataEnded) return failedBeforeEnd(error)
  if (error.code === "EMESSAGE" && isRefusal(error)) return refused(error, "message")
  const { reason = "connection_closed" } = reasonOf(error)
  return Submission.unknown(diagnostic(`No answer came after the message had been sent: ${wordsOf(error)}`), reason)
}
