import * as Quota from "@sendwright/core/accounts/Quota"
import type { BatchError, BatchRefused } from "@sendwright/core/emails/Emails"
import type { ErrorCode, Issue, SendwrightError } from "@sendwright/core/foundation/Errors"
import { inOneText } from "@sendwright/core/foundation/Issues"
import type { Failure } from "@sendwright/http/Failures"
import * as Schema from "effect/Schema"
import { toWireIssue } from "./EmailInput.ts"

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

/** The name is that of the first issue. */
const ofIssues = (issues: ReadonlyArray<Issue>): ErrorAnswer => {
  const message = inOneText(issues)
  const [first] = issues
  if (first?.path[0] === "Idempotency-Key") return answer(400, "invalid_idempotency_key", message)
  // Of a sender, more is said where a template has none.
  const isMissing = first?.message === "is required" ||
    first?.path[0] === "from" && first.message.startsWith("is required")
  if (isMissing) return answer(422, "missing_required_field", message)
  if (first?.path[0] === "from") return answer(422, "invalid_from_address", message)
  if (first?.path[0] === "attachments") return answer(422, "invalid_attachment", message)
  return answer(422, "validation_error", message)
}

const quotaNames = { month: "monthly_quota_exceeded", day: "daily_quota_exceeded" } as const

/** It is worth another attempt once the next month or day has begun. */
const ofQuota = (limit: "month" | "day", message: string, now: Date): ErrorAnswer =>
  answer(429, quotaNames[limit], message, Math.ceil((Quota.resetOf(limit, now).getTime() - now.getTime()) / 1000))

/** Errors of which nothing but their message is to be told. */
const plain: Partial<Record<ErrorCode, readonly [statusCode: number, name: ErrorName]>> = {
  unauthorized: [403, "invalid_api_key"],
  forbidden: [401, "restricted_api_key"],
  not_found: [404, "not_found"],
  account_suspended: [403, "validation_error"],
  account_paused: [403, "validation_error"],
  domain_not_verified: [403, "validation_error"],
  sandbox_recipient_not_allowed: [403, "validation_error"]
}

const ofCode = (code: ErrorCode, message: string): ErrorAnswer => {
  const [statusCode, name] = plain[code] ?? [422, "validation_error"]
  return answer(statusCode, name, message)
}

const suppressedMessage = (addresses: ReadonlyArray<string>): string =>
  `Nothing was sent, because these recipients are suppressed: ${addresses.join(", ")}.`

/** An error of the core as Resend's clients read it. */
export const ofError = (error: SendwrightError | Refused | BatchRefused, now: Date): ErrorAnswer => {
  switch (error._tag) {
    case "Refused":
      return answer(error.statusCode, error.reason, error.message)
    case "BatchRefused":
      return ofBatch(error, now)
    case "ValidationError":
      return ofIssues(error.issues)
    case "Unauthorized":
      return ofCode(error.code, "API key is invalid.")
    case "RateLimited":
      return answer(429, "rate_limit_exceeded", error.message, error.retryAfterSeconds)
    case "PlanLimit":
      return error.limit === "domains"
        ? answer(403, "validation_error", error.message)
        : ofQuota(error.limit, error.message, now)
    case "RecipientSuppressed":
      return ofCode(error.code, suppressedMessage(error.suppressed))
    default:
      return ofCode(error.code, error.message)
  }
}

/** What the core adds to an error of a batch (`detailsOf`). */
interface Details {
  readonly limit?: "month" | "day"
  readonly suppressed?: ReadonlyArray<string>
}

const ofBatchError = (
  { code, details, message }: BatchError,
  retryAfterSeconds: number | null,
  now: Date
): ErrorAnswer => {
  if (code === "validation_error" && Array.isArray(details)) {
    return ofIssues((details as ReadonlyArray<Issue>).map(toWireIssue))
  }
  if (code === "rate_limited") return answer(429, "rate_limit_exceeded", message, retryAfterSeconds)
  const { limit, suppressed } = (details ?? {}) as Details
  if (code === "plan_limit" && limit !== undefined) return ofQuota(limit, message, now)
  return ofCode(code, suppressed === undefined ? message : suppressedMessage(suppressed))
}

/** What is said of one email of a batch: a list of issues, where it has one, says more than the message of the error. */
export const messageOfBatchError = (error: BatchError): string => ofBatchError(error, null, new Date(0)).message

/** Whether time alone puts it right. */
const passes = ({ code }: BatchError): boolean => code === "rate_limited" || code === "plan_limit"

/** A batch that was all or nothing gets the answer of its first email that no waiting would have helped, or of its first. */
const ofBatch = ({ failures, retryAfterSeconds }: BatchRefused, now: Date): ErrorAnswer => {
  const shown = failures.find(({ error }) => !passes(error)) ?? failures[0]
  if (shown === undefined) return answer(422, "validation_error", "Nothing was sent. The batch was refused.")
  const rest = failures.length - 1
  const found = ofBatchError(shown.error, retryAfterSeconds, now)
  const more = rest === 0 ? "" : ` And ${rest} more emails were refused.`
  return { ...found, message: `Nothing was sent. emails[${shown.index}]: ${found.message}${more}` }
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
