import type { Issue, SendwrightError, ValidationError } from "@sendwright/core/foundation/Errors"
import type { Failure } from "@sendwright/http/Failures"
import * as Schema from "effect/Schema"

/** The names of errors that Resend's clients know (resend-node 6.38, `RESEND_ERROR_CODE_KEY`). */
export const errorNames = [
  "invalid_idempotency_key",
  "validation_error",
  "missing_api_key",
  "restricted_api_key",
  "invalid_api_key",
  "not_found",
  "method_not_allowed",
  "invalid_idempotent_request",
  "concurrent_idempotent_requests",
  "invalid_attachment",
  "invalid_from_address",
  "invalid_access",
  "invalid_parameter",
  "invalid_region",
  "missing_required_field",
  "monthly_quota_exceeded",
  "daily_quota_exceeded",
  "rate_limit_exceeded",
  "security_error",
  "application_error",
  "internal_server_error"
] as const

/** One of `errorNames`. */
type ErrorName = typeof errorNames[number]

/** A refusal that is this interface's own, as its clients read it. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  statusCode: Schema.Int,
  reason: Schema.Literals(errorNames),
  message: Schema.String
}) {}

/** What is said of an error, and after how many seconds it is worth another attempt; null where that is not known. */
export interface ErrorAnswer {
  readonly statusCode: number
  readonly name: ErrorName
  readonly message: string
  readonly retryAfterSeconds: number | null
}

const answer = (
  statusCode: number,
  name: ErrorName,
  message: string,
  retryAfterSeconds: number | null = null
): ErrorAnswer => ({ statusCode, name, message, retryAfterSeconds })

/** The most issues that one message lists. */
const maxListed = 10

const sentenceOf = ({ message, path }: Issue): string =>
  path.length === 0 ? `The request ${message}.` : `\`${path.join(".").toWellFormed()}\` ${message}.`

/** Every issue in one message, as Resend's clients show nothing else. */
export const messageOf = (issues: ReadonlyArray<Issue>): string => {
  const more = issues.length - maxListed
  const listed = issues.slice(0, maxListed).map(sentenceOf).join(" ")
  return issues.length === 0 ? "The request is not valid." : more > 0 ? `${listed} And ${more} more.` : listed
}

/** The name is that of the first issue. */
const ofValidation = ({ issues }: ValidationError): ErrorAnswer => {
  const message = messageOf(issues)
  const [first] = issues
  if (first?.path[0] === "Idempotency-Key") return answer(400, "invalid_idempotency_key", message)
  if (first?.message === "is required") return answer(422, "missing_required_field", message)
  if (first?.path[0] === "from") return answer(422, "invalid_from_address", message)
  if (first?.path[0] === "attachments") return answer(422, "invalid_attachment", message)
  return answer(422, "validation_error", message)
}

const quotaNames = { month: "monthly_quota_exceeded", day: "daily_quota_exceeded" } as const

/** An error of the core as Resend's clients read it. */
export const ofError = (error: SendwrightError | Refused): ErrorAnswer => {
  switch (error._tag) {
    case "Refused":
      return answer(error.statusCode, error.reason, error.message)
    case "ValidationError":
      return ofValidation(error)
    case "Unauthorized":
      return answer(403, "invalid_api_key", "API key is invalid.")
    case "Forbidden":
      return answer(401, "restricted_api_key", error.message)
    case "NotFound":
      return answer(404, "not_found", error.message)
    case "RateLimited":
      return answer(429, "rate_limit_exceeded", error.message, error.retryAfterSeconds)
    case "PlanLimit":
      return error.limit === "domains"
        ? answer(403, "validation_error", error.message)
        : answer(429, quotaNames[error.limit], error.message)
    case "AccountSuspended":
    case "AccountPaused":
    case "DomainNotVerified":
    case "SandboxRecipientNotAllowed":
      return answer(403, "validation_error", error.message)
    case "RecipientSuppressed":
      return answer(
        422,
        "validation_error",
        `Nothing was sent, because these recipients are suppressed: ${error.suppressed.join(", ")}.`
      )
    case "Conflict":
    case "NotScheduled":
      return answer(422, "validation_error", error.message)
  }
}

/** What a request is told that ended without an answer. */
export const ofFailure = ({ envelope: { error: { message } }, retryAfterSeconds, status }: Failure): ErrorAnswer => {
  switch (status) {
    case 404:
      return answer(status, "not_found", message)
    case 429:
      return answer(status, "rate_limit_exceeded", message, retryAfterSeconds)
    case 503:
      return answer(status, "application_error", message, retryAfterSeconds)
    case 500:
      return answer(status, "internal_server_error", message)
    default:
      return answer(status, "validation_error", message)
  }
}

/**
 * The body of an error. Ruby's client reads `statusCode`, those of Node and Python `name` and `message`, older ones of
 * PHP `error`.
 */
export const bodyOf = ({ message, name, statusCode }: ErrorAnswer) => ({
  statusCode,
  name,
  message,
  error: { statusCode, name, message }
})
