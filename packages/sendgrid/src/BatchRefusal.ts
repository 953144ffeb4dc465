import type { BatchFailure, BatchRefused } from "@sendwright/core/emails/Emails"
import type { Issue } from "@sendwright/core/foundation/Errors"
import type { MailSend } from "./MailSend.ts"
import { itemsOf, Refused } from "./SendGridError.ts"

const statusOf = (code: BatchFailure["error"]["code"]): number => {
  switch (code) {
    case "rate_limited":
      return 429
    case "plan_limit":
      return 401
    case "domain_not_verified":
    case "account_paused":
    case "sandbox_recipient_not_allowed":
      return 403
    default:
      return 400
  }
}

const hasIssues = (details: unknown): details is ReadonlyArray<Issue> => Array.isArray(details)

/** Every failure in one answer, with the names of SendGrid; the status is that of the first. */
export const ofBatch = (
  mail: Pick<MailSend, "toWire">,
  { failures, retryAfterSeconds }: Pick<BatchRefused, "failures" | "retryAfterSeconds">
): Refused => {
  const issues = failures.flatMap(({ error: { code, details, message }, index }): ReadonlyArray<Issue> =>
    (code === "validation_error" || code === "not_found") && hasIssues(details)
      ? details.map((issue) => mail.toWire(index, issue))
      : [{ path: ["personalizations", index], message: `was refused: ${message.replace(/\.$/, "")}` }]
  )
  const [first] = failures
  const status = first === undefined ? 400 : statusOf(first.error.code)
  return new Refused({
    status,
    errors: itemsOf(issues),
    retryAfterSeconds: status === 429 ? retryAfterSeconds : null
  })
}
