import * as Submission from "@sendwright/core/sending/Submission"
import type { Answer } from "./internal/HttpCalls.ts"
import * as Outcomes from "./internal/outcomes.ts"
import type { Said } from "./internal/outcomes.ts"

/** The first of the errors: `{"errors": [{"message": "…", "field": null, "help": null}]}`. */
const saidOf = (text: string): Said => {
  const errors = (Outcomes.jsonOf(text) as { readonly errors?: unknown } | undefined)?.errors
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const field = Outcomes.textIn(first, "field")
  const words = Outcomes.textIn(first, "message") ?? text
  return { code: null, words: field === null ? words : `${words} (${field})` }
}

const outOfCredit = /credits? exceeded/i
const unverified = /sender identity|not authorized to send from/i

/**
 * What an answer to `POST /v3/mail/send` means: SendGrid took the message where it answers 202. The statuses are those of
 * twilio.com/docs/sendgrid/api-reference/mail-send/errors; SendGrid has no codes besides, only words.
 */
export const judge = (answer: Answer): Submission.Uniform => {
  const said = saidOf(answer.text)
  if (answer.status === 202) {
    const id = Outcomes.idOf(answer.headers["x-message-id"])
    return id === null
      ? Outcomes.unclear("SendGrid", answer, { ...said, words: "taken, without an id" })
      : Submission.accepted(id)
  }
  if (answer.status === 401 && outOfCredit.test(said.words)) {
    return Outcomes.throttled("SendGrid", answer, said, Outcomes.quotaHintMillis)
  }
  if (answer.status === 403 && unverified.test(said.words)) return Outcomes.unknownSender("SendGrid", answer, said)
  return Outcomes.byStatus("SendGrid", answer, said)
}

/** What an answer to `GET /v3/scopes` says against sending. */
export const problemOf = (answer: Answer): string | undefined => {
  const { words } = saidOf(answer.text)
  if (answer.status === 401 || answer.status === 403) return `SendGrid did not accept the API key; correct it: ${words}`
  const scopes = (Outcomes.jsonOf(answer.text) as { readonly scopes?: unknown } | undefined)?.scopes
  if (answer.status !== 200 || !Array.isArray(scopes)) {
    return `This endpoint does not answer as SendGrid does (${answer.status}); correct it: ${words}`
  }
  return scopes.includes("mail.send") ? undefined : "The API key may not send; give it the scope mail.send at SendGrid"
}
