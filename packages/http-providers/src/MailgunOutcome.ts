import * as Submission from "@sendwright/core/sending/Submission"
import type { Answer } from "./internal/HttpCalls.ts"
import * as Outcomes from "./internal/outcomes.ts"
import type { Said } from "./internal/outcomes.ts"

const saidOf = (json: unknown, text: string): Said => ({ code: null, words: Outcomes.textIn(json, "message") ?? text })

const unknownDomain = /domain not found/i
const notAllowed = /not allowed to send|authorized recipient|not verified|unverified/i

const unknownDomainAdvice = "Mailgun does not know the domain in this region; add it there, or correct "
  + "SENDWRIGHT_MAILGUN_DOMAIN or the endpoint"

/**
 * What an answer to `POST /v3/<domain>/messages.mime` means: Mailgun took the message where it answers 200 with an id.
 * The statuses are those of documentation.mailgun.com/docs/mailgun/quickstart-guide/responses; Mailgun has no codes
 * besides, only words.
 */
export const judge = (answer: Answer): Submission.Uniform => {
  const json = Outcomes.jsonOf(answer.text)
  const said = saidOf(json, answer.text)
  if (answer.status === 200) {
    const id = Outcomes.idOf(Outcomes.textIn(json, "id"))
    if (id !== null) {
      return Submission.accepted(id.replace(/^<(.*)>$/, "$1"), { response: Outcomes.diagnostic(said.words) })
    }
    // What Mailgun answers to a path that it does not have: it took nothing.
    return said.words.includes("Mailgun Magnificent API")
      ? Outcomes.operatorsTurn("This endpoint does not answer as Mailgun does; correct it", answer, said, "other")
      : Outcomes.unclear("Mailgun", answer, said)
  }
  if (answer.status === 404 && unknownDomain.test(said.words)) {
    return Outcomes.unknownSender("Mailgun", answer, said)
  }
  // Of a domain that waits for its DNS records, was disabled, or is for tests only.
  if (answer.status === 403 && notAllowed.test(said.words)) return Outcomes.unknownSender("Mailgun", answer, said)
  return Outcomes.byStatus("Mailgun", answer, said)
}

/** What an answer to the check says against sending. */
export const problemOf = (answer: Answer): string | undefined => {
  const json = Outcomes.jsonOf(answer.text)
  const { words } = saidOf(json, answer.text)
  const isKnown = answer.status === 200 && Array.isArray((json as { readonly items?: unknown } | undefined)?.items)
  // Of the message that was left out.
  const isLetIn = answer.status === 400 && Outcomes.textIn(json, "message") !== null
  if (isKnown || isLetIn) return undefined
  if (answer.status === 404 && unknownDomain.test(words)) return unknownDomainAdvice
  if (answer.status === 401 || answer.status === 403) {
    return "Mailgun did not accept the key for this region and domain; correct them, and name the domain in "
      + `SENDWRIGHT_MAILGUN_DOMAIN if the key may only send: ${words}`
  }
  return `This endpoint does not answer as Mailgun does (${answer.status}); correct it: ${words}`
}
