import * as JsonText from "@sendwright/core/foundation/JsonText"
import type { RefusalReason } from "@sendwright/core/sending/RefusalReason"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Result from "effect/Result"
import type { Answer, NoAnswer } from "./HttpCalls.ts"

/** After so many milliseconds a provider that asked for a pause without saying how long is asked again. */
export const rateHintMillis = 1_000
/** After so many milliseconds a quota that is used up is tried again: it comes back with the next day, or is raised. */
export const quotaHintMillis = 30 * 60_000
/** The longest pause that a provider may ask for: more would lose the email to the retry window. */
export const maxPauseMillis = 3_600_000

const longestDiagnostic = 500

// oxlint-disable-next-line no-control-regex
const blank = /[\s\x00-\x1f\x7f-\x9f]+/g

/** Somebody's words as one line of at most 500 characters. */
export const diagnostic = (text: string): string =>
  text.toWellFormed().replace(blank, " ").trim().slice(0, longestDiagnostic).toWellFormed()

/** What an answer's body says: the provider's own code for an error, and its words. */
export interface Said {
  readonly code: string | null
  readonly words: string
}

const tls = /CERT|SSL|TLS|ISSUER|EPROTO/

const reasonOf = ({ cause, syscall }: NoAnswer): RefusalReason => {
  if (syscall === "getaddrinfo") return "dns"
  if (cause !== null && tls.test(cause)) return "tls"
  if (cause === "ETIMEDOUT" || cause === "ECONNTIMEOUT") return "timeout"
  return /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH)$/.test(cause ?? "") ? "connection_refused" : "connection_closed"
}

/** What an operator should know and do about a request that was not answered. */
export const explainNoAnswer = (provider: string, failure: NoAnswer): string => {
  const { cause, syscall, wasSent, words } = failure
  if (syscall === "getaddrinfo") return diagnostic(`The name of ${provider}'s API could not be resolved: ${words}`)
  if (cause !== null && tls.test(cause)) return diagnostic(`TLS with ${provider} failed; check the endpoint: ${words}`)
  return diagnostic(
    wasSent
      ? `No answer of ${provider} came after the request had been sent: ${words}`
      : `The request did not reach ${provider}; check the network: ${words}`
  )
}

/** Nothing is known of a request that had been sent whole; one that had not cannot have been taken. */
export const notAnswered = (provider: string, failure: NoAnswer): Submission.Uniform =>
  failure.wasSent
    ? Submission.unknown(explainNoAnswer(provider, failure), reasonOf(failure))
    : Submission.temporarilyRefused(explainNoAnswer(provider, failure), {
      scope: "provider",
      reason: reasonOf(failure)
    })

/**
 * The pause that an answer asks for, in milliseconds: by `Retry-After` (RFC 9110 §10.2.3), or by the moment at which the
 * rate begins anew, reckoned from the answer's own `Date`; null where it says none.
 */
const pauseOf = ({ headers }: Answer): number | null => {
  const now = Date.parse(headers["date"] ?? "")
  const text = headers["retry-after"] ?? ""
  const reset = Number(headers["x-ratelimit-reset"] ?? NaN)
  const pause = /^\d+(?:\.\d+)?$/.test(text)
    ? Number(text) * 1_000
    : text !== ""
    ? Date.parse(text) - now
    // In seconds since 1970, or in milliseconds.
    : (reset > 1e11 ? reset : reset * 1_000) - now
  return Number.isFinite(pause) && pause >= 0 ? Math.min(pause, maxPauseMillis) : null
}

/** The provider takes no more at present. */
export const throttled = (
  provider: string,
  answer: Answer,
  said: Said,
  hintMillis = rateHintMillis
): Submission.Uniform =>
  Submission.temporarilyRefused(diagnostic(`${provider} takes no more at present: ${said.words}`), {
    code: codeOf(answer, said),
    scope: "provider",
    reason: "throttled",
    retryAfter: Math.max(pauseOf(answer) ?? 0, hintMillis)
  })

const codeOf = ({ status }: Answer, { code }: Said): string => code ?? String(status)

/** An operator has to put something right at the provider; the provider that replaces it may take the message. */
export const operatorsTurn = (
  advice: string,
  answer: Answer,
  said: Said,
  reason: RefusalReason = "authentication"
): Submission.Uniform =>
  Submission.temporarilyRefused(diagnostic(advice), { code: codeOf(answer, said), scope: "provider", reason })

/** The provider does not know the sender yet, or no more: an operator can put that right, for this domain alone. */
export const unknownSender = (provider: string, answer: Answer, said: Said): Submission.Uniform =>
  Submission.temporarilyRefused(
    diagnostic(
      `${provider} has not verified the sender, or lets it write to a few only; check it there: ${said.words}`
    ),
    { code: codeOf(answer, said), scope: "message", reason: "policy" }
  )

/** The message will never be taken as it is. */
export const refused = (provider: string, answer: Answer, said: Said): Submission.Uniform => ({
  ...Submission.permanentlyRefused(
    diagnostic(said.words === "" ? `${provider} answered ${answer.status}` : said.words),
    codeOf(answer, said)
  ),
  reason: "message"
})

/** Nobody knows whether the message was taken. */
export const unclear = (provider: string, { status }: Answer, { words }: Said): Submission.Uniform =>
  Submission.unknown(diagnostic(`${provider} answered ${status}: ${words}`), "other")

/**
 * What an answer that is no success means by its status alone, for what a provider's own codes do not say better. A 4xx
 * is a refusal. Neither a provider that broke (5xx) nor what stands before it says how far the message had come, and so
 * neither does a redirection or another service's page.
 */
export const byStatus = (provider: string, answer: Answer, said: Said): Submission.Uniform => {
  switch (answer.status) {
    case 401:
    case 403:
      return operatorsTurn(`${provider} did not accept the key, or it may not send; correct it`, answer, said)
    case 402:
      return operatorsTurn(`${provider} asks for payment; see the account there`, answer, said, "policy")
    case 404:
    case 405:
      return operatorsTurn(`This endpoint does not answer as ${provider} does; correct it`, answer, said, "other")
    case 408:
      return Submission.temporarilyRefused(`${provider} gave up waiting for the message`, {
        code: "408",
        scope: "provider",
        reason: "timeout"
      })
    case 429:
      return throttled(provider, answer, said)
    default:
      return answer.status >= 400 && answer.status < 500
        ? refused(provider, answer, said)
        : unclear(provider, answer, said)
  }
}

/** A JSON object or array that a body holds; `undefined` where it holds none. */
export const jsonOf = (text: string): unknown => {
  const value = Result.getOrUndefined(JsonText.parse(text))
  return typeof value === "object" && value !== null ? value : undefined
}

/** A field of a JSON object, where it is a text. */
export const textIn = (json: unknown, name: string): string | null => {
  const value = (json as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof value === "string" && value !== "" ? value : null
}

/** A text that may be an id: it is stored, and so neither long nor of characters that no id has. */
export const idOf = (text: string | null | undefined): string | null =>
  text !== null && text !== undefined && /^[\x21-\x7e]{1,512}$/.test(text) ? text : null

/** A text that may be the code of an error, for the same reason. */
export const codeIn = (text: string | null): string | null => text !== null && /^[\w.-]{1,64}$/.test(text) ? text : null
