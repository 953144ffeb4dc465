import * as Submission from "@sendwright/core/sending/Submission"
import type { Answer } from "./internal/HttpCalls.ts"
import * as Outcomes from "./internal/outcomes.ts"
import type { Said } from "./internal/outcomes.ts"

const saidOf = (json: unknown, text: string): Said => ({
  code: Outcomes.codeIn(Outcomes.textIn(json, "name")),
  words: Outcomes.textIn(json, "message") ?? text
})

const quotas: ReadonlySet<string> = new Set(["daily_quota_exceeded", "monthly_quota_exceeded"])
const unverified = /not verified|only send testing emails|verify a domain/i

/**
 * What an answer to `POST /emails` means: Resend took the message where it answers 200 with an id. The errors are those
 * of resend.com/docs/api-reference/errors.
 */
export const judge = (answer: Answer): Submission.Uniform => {
  const json = Outcomes.jsonOf(answer.text)
  const said = saidOf(json, answer.text)
  const { code, words } = said
  if (answer.status === 200 || answer.status === 201) {
    const id = Outcomes.idOf(Outcomes.textIn(json, "id"))
    return id === null ? Outcomes.unclear("Resend", answer, said) : Submission.accepted(id)
  }
  // The first request with this key is still under way: it may yet succeed.
  if (answer.status === 409 && code === "concurrent_idempotent_requests") {
    return Outcomes.unclear("Resend", answer, said)
  }
  if (answer.status === 429 && code !== null && quotas.has(code)) {
    return Outcomes.throttled("Resend", answer, said, Outcomes.quotaHintMillis)
  }
  if (answer.status === 403 && code === "validation_error" && unverified.test(words)) {
    return Outcomes.unknownSender("Resend", answer, said)
  }
  return Outcomes.byStatus("Resend", answer, said)
}

/** What an answer to `GET /domains` says against sending. A key that may only send is refused there, and is good. */
export const problemOf = (answer: Answer): string | undefined => {
  const json = Outcomes.jsonOf(answer.text)
  const { code, words } = saidOf(json, answer.text)
  if (answer.status === 401 && code === "restricted_api_key") return undefined
  if (answer.status === 200) {
    return Array.isArray((json as { readonly data?: unknown } | undefined)?.data)
      ? undefined
      : "This endpoint does not answer as Resend does; correct it"
  }
  return answer.status === 400 || answer.status === 401 || answer.status === 403
    ? `Resend did not accept the API key; correct it: ${words}`
    : `Resend answered ${answer.status}: ${words}`
}
