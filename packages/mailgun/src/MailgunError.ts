import type { BatchError, BatchRefused } from "@sendwright/core/emails/Emails"
import type { ErrorCode, Issue, SendwrightError } from "@sendwright/core/foundation/Errors"
import { detailsOf } from "@sendwright/core/foundation/Errors"
import { inOneText } from "@sendwright/core/foundation/Issues"
import type { Failure } from "@sendwright/http/Failures"
import { isTooLarge } from "@sendwright/http/RequestBody"
import { HttpServerResponse } from "effect/http"
import * as Schema from "effect/Schema"
import { toWireIssue } from "./MailgunFields.ts"

/** A refusal in Mailgun's form. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.Int,
  message: Schema.String,
  /** After how many seconds the request may come again; null where that is not known. */
  retryAfterSeconds: Schema.NullOr(Schema.Int)
}) {}

/** A refusal with this status. */
export const refused = (status: number, message: string, retryAfterSeconds: number | null = null): Refused =>
  new Refused({ status, message, retryAfterSeconds })

/** A request that breaks rules; the issues have Mailgun's names. */
export const invalid = (issues: ReadonlyArray<Issue>): Refused => refused(400, inOneText(issues))

const statusOf = (code: ErrorCode): number => {
  switch (code) {
    case "unauthorized":
      return 401
    case "account_paused":
    case "account_suspended":
    case "domain_not_verified":
    case "forbidden":
    case "plan_limit":
    case "sandbox_recipient_not_allowed":
      return 403
    case "conflict":
      return 409
    case "rate_limited":
      return 429
    default:
      return 400
  }
}

const hasIssues = (details: unknown): details is ReadonlyArray<Issue> => Array.isArray(details)

const textOf = ({ code, details, message }: Pick<BatchError, "message" | "details"> & { readonly code: ErrorCode }) => {
  if (code === "unauthorized") return "Invalid private key"
  if (code === "recipient_suppressed") {
    const { suppressed } = details as { readonly suppressed: ReadonlyArray<string> }
    return `Nothing was sent, because these recipients are suppressed: ${suppressed.join(", ")}.`
  }
  return hasIssues(details) ? inOneText(details.map(toWireIssue)) : message
}

/** An error of the engine in Mailgun's statuses. */
export const ofError = (error: SendwrightError | Refused): Refused => {
  if (error._tag === "Refused") return error
  if (error._tag === "ValidationError" && isTooLarge(error)) return refused(413, inOneText(error.issues))
  if (error._tag === "NotFound" && error.issue === undefined) return refused(404, error.message)
  return refused(
    statusOf(error.code),
    textOf({ code: error.code, message: error.message, details: detailsOf(error) }),
    error._tag === "RateLimited" ? error.retryAfterSeconds : null
  )
}

/** Why nothing of a batch was sent: the first of its emails that was refused, and how many others. */
export const ofBatch = ({ failures: [first, ...others], retryAfterSeconds }: BatchRefused): Refused => {
  if (first === undefined) return refused(400, "Nothing was sent.")
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`
  const status = statusOf(first.error.code)
  return refused(
    status,
    `Nothing was sent, because of recipient ${first.index + 1}${more}: ${textOf(first.error)}`,
    status === 429 ? retryAfterSeconds : null
  )
}

/** The body of a refusal. */
export const bodyOf = ({ message }: Refused) => ({ message })

/** A refusal as an answer. */
export const errorResponse = (error: Refused): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(bodyOf(error), {
    status: error.status,
    headers: error.retryAfterSeconds === null ? {} : { "retry-after": String(error.retryAfterSeconds) }
  })

/** What a request is told that ended without an answer. */
export const ofFailure = ({ envelope: { error: { message } }, retryAfterSeconds, status }: Failure): Refused =>
  refused(status, message, retryAfterSeconds)

/** The same as an answer. */
export const failureResponse = (failure: Failure): HttpServerResponse.HttpServerResponse =>
  errorResponse(ofFailure(failure))
