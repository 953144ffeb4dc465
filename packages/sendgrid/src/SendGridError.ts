import type { Issue, SendwrightError } from "@sendwright/core/foundation/Errors"
import { inOneText } from "@sendwright/core/foundation/Issues"
import type { Failure } from "@sendwright/http/Failures"
import { isTooLarge } from "@sendwright/http/RequestBody"
import type { RequestContext } from "@sendwright/http/RequestContext"
import { HttpServerResponse } from "effect/http"
import * as Schema from "effect/Schema"

/** One thing that is wrong, as SendGrid's clients read it: the field is the path to it, with dots. */
export const ErrorItem = Schema.Struct({
  message: Schema.String,
  field: Schema.NullOr(Schema.String)
})
export type ErrorItem = typeof ErrorItem.Type

/** A refusal in SendGrid's words. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.Int,
  errors: Schema.Array(ErrorItem),
  /** After how many seconds the request may come again; null where that is not known. */
  retryAfterSeconds: Schema.NullOr(Schema.Number)
}) {}

/** A refusal for one reason. */
export const refused = (status: number, message: string, field: string | null = null): Refused =>
  new Refused({ status, errors: [{ message, field }], retryAfterSeconds: null })

const refusedFor = (status: number, message: string, retryAfterSeconds: number | null): Refused =>
  new Refused({ status, errors: [{ message, field: null }], retryAfterSeconds })

/** The most errors that an answer lists. */
const maxListed = 20

/** What an answer lists of issues that have SendGrid's names: each once, as many emails have what they share. */
export const itemsOf = (issues: ReadonlyArray<Issue>): ReadonlyArray<ErrorItem> => {
  const items = new Map<string, ErrorItem>()
  for (const issue of issues) {
    const message = inOneText([issue])
    items.set(message, { message, field: issue.path.length === 0 ? null : issue.path.join(".").toWellFormed() })
  }
  const listed = [...items.values()]
  const more = listed.length - maxListed
  return more > 0 ? [...listed.slice(0, maxListed), { message: `And ${more} more.`, field: null }] : listed
}

/** A request that breaks rules. */
export const invalid = (issues: ReadonlyArray<Issue>): Refused =>
  new Refused({ status: 400, errors: itemsOf(issues), retryAfterSeconds: null })

/** An error of the core in SendGrid's statuses and, where its clients look for them, in its words. */
export const ofError = (error: SendwrightError | Refused): Refused => {
  switch (error._tag) {
    case "Refused":
      return error
    case "ValidationError":
      return isTooLarge(error)
        ? new Refused({ status: 413, errors: itemsOf(error.issues), retryAfterSeconds: null })
        : invalid(error.issues)
    case "Unauthorized":
      return refused(401, "The provided authorization grant is invalid, expired, or revoked")
    case "RateLimited":
      return refusedFor(429, error.message, error.retryAfterSeconds)
    case "PlanLimit":
      return refused(401, `Maximum credits exceeded. ${error.message}`)
    case "DomainNotVerified":
      return refused(403, `The from address does not match a verified Sender Identity. ${error.message}`, "from")
    case "RecipientSuppressed":
      return refused(
        400,
        `Nothing was sent, because these recipients are suppressed: ${error.suppressed.join(", ")}.`,
        "personalizations"
      )
    case "Conflict":
      return refused(409, error.message)
    case "NotFound":
    case "NotScheduled":
      return refused(400, error.message)
    case "Forbidden":
    case "AccountSuspended":
    case "AccountPaused":
    case "SandboxRecipientNotAllowed":
      return refused(403, error.message)
  }
}

/** The rate of the key by the names that SendGrid's clients read it by. */
const rateHeaders = ({ rate }: RequestContext): Readonly<Record<string, string>> =>
  rate === null ? {} : {
    "x-ratelimit-limit": String(rate.rate),
    "x-ratelimit-remaining": String(rate.remaining)
  }

/** The body of a refusal. */
export const bodyOf = ({ errors }: Refused) => ({ errors: errors.map((item) => ({ ...item, help: null })) })

/** A refusal as an answer. */
export const errorResponse = (error: Refused, context: RequestContext): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(bodyOf(error), {
    status: error.status,
    headers: {
      ...rateHeaders(context),
      ...(error.retryAfterSeconds === null ? {} : { "retry-after": String(error.retryAfterSeconds) })
    }
  })

/** What a request is told that ended without an answer. */
export const ofFailure = ({ envelope: { error: { message } }, retryAfterSeconds, status }: Failure): Refused =>
  refusedFor(status, message, retryAfterSeconds)

/** The same as an answer. */
export const failureResponse = (failure: Failure, context: RequestContext): HttpServerResponse.HttpServerResponse =>
  errorResponse(ofFailure(failure), context)
