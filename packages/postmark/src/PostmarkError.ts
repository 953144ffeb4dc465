import { detailsOf, type ErrorCode, type Issue, type SendwrightError } from "@sendwright/core/foundation/Errors"
import { inOneText } from "@sendwright/core/foundation/Issues"
import type { Failure } from "@sendwright/http/Failures"
import { isTooLarge } from "@sendwright/http/RequestBody"
import { HttpServerResponse } from "effect/http"
import * as Schema from "effect/Schema"
import { toWireIssue } from "./PostmarkFields.ts"

/** Postmark's codes that are answered here (postmarkapp.com/developer/api/overview#error-codes). */
const codes = {
  badToken: 10,
  maintenance: 100,
  invalidRequest: 300,
  senderNotFound: 400,
  invalidJson: 402,
  incompatibleJson: 403,
  notAllowedToSend: 405,
  inactiveRecipient: 406,
  tooManyMessages: 410,
  accountPending: 412,
  accountMayNotSend: 413,
  rateLimit: 429,
  templateNotFound: 1101,
  /** None of Postmark's: it has no code for paths that are not there, and 0 would be a success. */
  noSuchPath: 404
} as const

/** One of `codes`. */
type Code = typeof codes[keyof typeof codes]

/** A refusal in Postmark's words: the status of the answer, and the code in it. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.Int,
  errorCode: Schema.Literals(Object.values(codes)),
  message: Schema.String
}) {}

const refused = (errorCode: Code, message: string, status = 422): Refused => new Refused({ status, errorCode, message })

/** A refusal of a body that is no JSON, or not of the form that the call takes. */
export const incompatible = (message: string): Refused => refused(codes.incompatibleJson, message)

/** A refusal of a batch with too many messages. */
export const tooMany = (message: string): Refused => refused(codes.tooManyMessages, message)

/** A request without a key. */
export const missingKey = refused(
  codes.badToken,
  "No Account or Server API tokens were supplied in the HTTP headers. Please add a header for X-Postmark-Server-Token.",
  401
)

/** An error of the core in the form in which batches have it. */
export interface CoreError {
  readonly code: ErrorCode
  readonly message: string
  readonly details?: unknown
}

/** The same of an error that was raised. */
export const coreErrorOf = (error: SendwrightError): CoreError => ({
  code: error.code,
  message: error.message,
  details: detailsOf(error)
})

const issuesIn = (details: unknown): ReadonlyArray<Issue> =>
  Array.isArray(details) ? details.map((issue: Issue) => toWireIssue(issue)) : []

/** The addresses that are suppressed, of the details of the core's error. */
const suppressedIn = (details: unknown): ReadonlyArray<string> => {
  const list = (details as { readonly suppressed?: unknown } | undefined)?.suppressed
  return Array.isArray(list) ? list.map(String) : []
}

/**
 * Clients read the addresses out of these words (postmark.js, django-anymail). The latter's take each recipient that is
 * not named to have the message: so where some recipients could have had it, it is another error.
 */
const inactive = (suppressed: ReadonlyArray<string>, recipients: number): Refused =>
  suppressed.length >= recipients
    ? refused(
      codes.inactiveRecipient,
      `You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ${
        suppressed.join(", ")
      }. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.`
    )
    : refused(
      codes.invalidRequest,
      `Nothing was sent to anybody, because these recipients are suppressed: ${
        suppressed.join(", ")
      }. Leave them out, or remove their suppression.`
    )

/** An error of the core as Postmark's clients read it; the message has so many recipients. */
export const ofCore = ({ code, details, message }: CoreError, recipients: number): Refused => {
  switch (code) {
    case "validation_error":
      return refused(codes.invalidRequest, inOneText(issuesIn(details)))
    case "not_found":
      return refused(codes.templateNotFound, details === undefined ? message : inOneText(issuesIn(details)))
    case "unauthorized":
      return refused(codes.badToken, "Request does not contain a valid Server token.", 401)
    case "forbidden":
      return refused(codes.badToken, message, 401)
    case "rate_limited":
      return refused(codes.rateLimit, message, 429)
    case "recipient_suppressed":
      return inactive(suppressedIn(details), recipients)
    case "domain_not_verified":
      return refused(codes.senderNotFound, message)
    case "sandbox_recipient_not_allowed":
      return refused(codes.accountPending, message)
    case "plan_limit":
      return refused(codes.notAllowedToSend, message)
    case "account_paused":
    case "account_suspended":
      return refused(codes.accountMayNotSend, message)
    // Postmark has no code of its own for the others.
    default:
      return refused(codes.invalidRequest, message)
  }
}

/** An error of a call as a whole. */
export const ofError = (error: SendwrightError | Refused): Refused =>
  error._tag === "Refused"
    ? error
    : error._tag === "ValidationError" && isTooLarge(error)
    ? refused(codes.invalidRequest, inOneText(error.issues), 413)
    : ofCore(coreErrorOf(error), Number.MAX_SAFE_INTEGER)

/** The body of a refusal, which is that of a message in the answer to a batch as well. */
export const bodyOf = ({ errorCode, message }: Refused) => ({ ErrorCode: errorCode, Message: message })

/** A refusal as an answer. */
export const errorResponse = (
  error: Refused,
  retryAfterSeconds: number | null = null
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(bodyOf(error), {
    status: error.status,
    headers: retryAfterSeconds === null ? {} : { "retry-after": String(retryAfterSeconds) }
  })

/** What a request is told that ended without an answer. */
export const ofFailure = ({ envelope: { error: { message } }, status }: Failure): Refused =>
  refused(status === 429 ? codes.rateLimit : status >= 500 ? codes.maintenance : codes.invalidRequest, message, status)

/** The same as an answer. */
export const failureResponse = (failure: Failure): HttpServerResponse.HttpServerResponse =>
  errorResponse(ofFailure(failure), failure.retryAfterSeconds)

/** A path that is not there. */
export const noSuchPath = (message: string): Refused => refused(codes.noSuchPath, message, 404)

/** A body that could not be read. */
export const invalidJson = (message: string): Refused => refused(codes.invalidJson, message)
