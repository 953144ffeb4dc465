import type { RefusalReason } from "@sendwright/core/sending/RefusalReason"
import * as Submission from "@sendwright/core/sending/Submission"
import type { Failure, OpenFailure, Refused } from "./client/Failure.ts"
import type { Reply } from "./client/ReplyParser.ts"
import type { RefusedRecipient, Transaction } from "./client/Transaction.ts"
import { diagnostic } from "./diagnostic.ts"

// These speak of the session (commands out of order, credentials or TLS missing), not of the message: an operator can
// put them right, and the mail must not be lost meanwhile (RFC 4954 §6, RFC 3207 §4).
const sessionCodes = new Set([503, 530, 534, 535, 538])

const isPermanent = ({ code }: Reply): boolean => code >= 500 && !sessionCodes.has(code)

const isRefusal = ({ code }: Reply): boolean => code >= 400

const replyOf = (failure: Failure | OpenFailure): Reply | null => "reply" in failure ? failure.reply : null

const codeOf = (reply: Reply | null): string | null => reply === null ? null : String(reply.code)

const wordsOf = (failure: Failure | OpenFailure): string =>
  diagnostic("message" in failure ? failure.message : failure.reply.text)

/** What a refusal for the time being is about, so that another server may be asked where it is not the message. */
const scopeOf = ({ reply: { code, text }, step }: Refused): Submission.TemporarilyRefused["scope"] => {
  // 421 ends the session (RFC 5321 §3.8).
  if (code === 421 || sessionCodes.has(code)) return "provider"
  // RFC 3463 §3: the second number is the subject, 3 the mail system and 1 an address.
  const subject = /^\d{3}[ -]\d\.(\d{1,3})\.\d{1,3}(?!\S)/.exec(text)?.[1]
  // No recipient has been named yet, so that none can be the reason.
  return subject === "3" || (step === "MAIL" && subject !== "1") ? "provider" : "message"
}

const refusalsOf = (refused: ReadonlyArray<RefusedRecipient>): ReadonlyArray<Submission.RecipientRefusal> =>
  refused.map(({ address, reply }) => ({
    address,
    permanent: isPermanent(reply),
    code: codeOf(reply),
    diagnostic: diagnostic(reply.text)
  }))

const isTls = (failure: OpenFailure): boolean =>
  failure._tag === "Refused" ? failure.step === "STARTTLS" : failure._tag === "Broken" && failure.reason === "tls"

/** What a failure is counted as that no reply of the server explains; empty where one does. */
const reasonOf = (failure: Failure | OpenFailure): { readonly reason?: RefusalReason } =>
  failure._tag === "Unauthenticated"
    ? { reason: "authentication" }
    : failure._tag === "Broken" && failure.reply === null
    ? { reason: failure.reason }
    : {}

/** What an operator should know and do about a connection that did not come about. */
export const explain = (failure: OpenFailure): string => {
  const words = wordsOf(failure)
  if (failure._tag === "Unauthenticated") {
    return diagnostic(`The mail server did not accept the credentials; correct user name and password: ${words}`)
  }
  if (isTls(failure)) {
    return diagnostic(`TLS with the mail server failed; check its certificate and the port: ${words}`)
  }
  if (failure._tag === "Refused") return diagnostic(`The mail server refused the session: ${words}`)
  if (failure.reason === "dns") return diagnostic(`The name of the mail server could not be resolved: ${words}`)
  return diagnostic(`The mail server could not be reached; check host, port and firewall: ${words}`)
}

/** No connection came about, so nothing was taken; even a 5yz here is about the session and not about the message. */
export const notConnected = (failure: OpenFailure): Submission.Uniform =>
  Submission.temporarilyRefused(explain(failure), {
    code: codeOf(replyOf(failure)),
    scope: "provider",
    ...reasonOf(failure)
  })

const refused = (refusal: Refused, subject: Submission.PermanentlyRefused["subject"]): Submission.Uniform =>
  isPermanent(refusal.reply)
    ? Submission.permanentlyRefused(wordsOf(refusal), codeOf(refusal.reply), subject)
    : Submission.temporarilyRefused(wordsOf(refusal), { code: codeOf(refusal.reply), scope: scopeOf(refusal) })

const failedBeforeEnd = (failure: Failure): Submission.Uniform => {
  switch (failure._tag) {
    case "Refused":
      return refused(failure, "message")
    case "Unsuitable":
      return Submission.cannotCarry(wordsOf(failure))
    case "Broken":
      return Submission.temporarilyRefused(wordsOf(failure), {
        code: codeOf(failure.reply),
        scope: "provider",
        ...reasonOf(failure)
      })
  }
}

/**
 * What a transaction means for the recipients that it named.
 *
 * Those who were refused at RCPT have that answer, however it went on. For the others, the server is responsible for the
 * message from its 2yz to the final dot on (RFC 5321 §4.2.5), so only what happens between our handing over that dot
 * and a readable answer leaves the outcome unknown. `messageId` serves as the provider's id: SMTP promises none.
 */
export const fromTransaction = (
  transaction: Transaction,
  recipients: ReadonlyArray<string>,
  messageId: string
): Submission.Submission => {
  const others = endingOf(transaction, messageId)
  // After a refused MAIL, what the server says to a RCPT that was on its way is only that it is out of order.
  const { result } = transaction
  const isSender = result._tag === "Failed" && result.failure._tag === "Refused" && result.failure.step === "MAIL"
  if (others._tag === "Accepted" || isSender) return others
  const refusals = new Map(transaction.refused.map(({ address, reply }) => [address, reply]))
  const [first, ...rest] = recipients.map((address): Submission.RecipientOutcome => {
    const reply = refusals.get(address)
    return {
      address,
      outcome: reply === undefined ? others : refused({ _tag: "Refused", step: "RCPT", reply }, "recipient")
    }
  })
  return first === undefined ? others : Submission.combine([first, ...rest])
}

const endingOf = ({ dataEnded, refused: refusals, result }: Transaction, messageId: string): Submission.Uniform => {
  if (result._tag === "Answered") {
    const response = diagnostic(result.reply.text)
    return dataEnded
      ? Submission.accepted(messageId, { response, refused: refusalsOf(refusals) })
      : Submission.unknown(diagnostic(`The mail server answered before the message had ended: ${response}`))
  }
  const { failure } = result
  if (!dataEnded) return failedBeforeEnd(failure)
  if (failure._tag === "Refused" && isRefusal(failure.reply)) return refused(failure, "message")
  const { reason = "connection_closed" } = reasonOf(failure)
  return Submission.unknown(diagnostic(`No answer came after the message had been sent: ${wordsOf(failure)}`), reason)
}
