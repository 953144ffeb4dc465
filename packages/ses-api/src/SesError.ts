import type { ErrorCode, Issue, SendwrightError } from "@sendwright/core/foundation/Errors"
import { inOneText } from "@sendwright/core/foundation/Issues"
import type { Failure } from "@sendwright/http/Failures"
import { isTooLarge } from "@sendwright/http/RequestBody"
import { HttpServerResponse } from "effect/http"
import * as Schema from "effect/Schema"

/** The exceptions of SES, and of AWS as a whole, that are answered here, and the statuses they are answered with. */
const statuses = {
  AccessDeniedException: 403,
  AccountSuspendedException: 400,
  AlreadyExistsException: 400,
  BadRequestException: 400,
  ConflictException: 409,
  IncompleteSignatureException: 400,
  InternalServiceErrorException: 500,
  InvalidSignatureException: 403,
  LimitExceededException: 400,
  MailFromDomainNotVerifiedException: 400,
  MessageRejected: 400,
  MissingAuthenticationTokenException: 403,
  NotFoundException: 404,
  SendingPausedException: 400,
  ServiceUnavailableException: 503,
  TooManyRequestsException: 429,
  UnrecognizedClientException: 403
} as const

type Exception = keyof typeof statuses

/** A refusal in the words of SES. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  exception: Schema.Literals(Object.keys(statuses) as ReadonlyArray<Exception>),
  message: Schema.String,
  status: Schema.Int,
  /** After how many seconds the request may come again; null where that is not known. */
  retryAfterSeconds: Schema.NullOr(Schema.Number)
}) {}

/** A refusal with the status that its exception has. */
export const refused = (exception: Exception, message: string, retryAfterSeconds: number | null = null): Refused =>
  new Refused({ exception, message, status: statuses[exception], retryAfterSeconds })

/** A request that breaks rules; the issues have the names of SES. */
export const invalid = (issues: ReadonlyArray<Issue>, status = 400): Refused =>
  new Refused({ exception: "BadRequestException", message: inOneText(issues), status, retryAfterSeconds: null })

const suppressedText = (suppressed: ReadonlyArray<string>): string =>
  `Nothing was sent, because these recipients are suppressed: ${suppressed.join(", ")}.`

/** An error of the engine as clients of SES read it. */
export const ofError = (error: SendwrightError | Refused): Refused => {
  switch (error._tag) {
    case "Refused":
      return error
    case "ValidationError":
      return invalid(error.issues, isTooLarge(error) ? 413 : 400)
    case "Unauthorized":
      return refused("UnrecognizedClientException", "The security token included in the request is invalid.")
    case "Forbidden":
      return refused("AccessDeniedException", error.message)
    case "RateLimited":
      return refused("TooManyRequestsException", error.message, error.retryAfterSeconds)
    case "PlanLimit":
      return refused("LimitExceededException", error.message)
    case "DomainNotVerified":
      return refused("MailFromDomainNotVerifiedException", `Email address is not verified. ${error.message}`)
    case "SandboxRecipientNotAllowed":
      return refused("MessageRejected", `Email address is not verified. ${error.message}`)
    case "RecipientSuppressed":
      return refused("MessageRejected", suppressedText(error.suppressed))
    case "AccountPaused":
      return refused("SendingPausedException", error.message)
    case "AccountSuspended":
      return refused("AccountSuspendedException", error.message)
    case "NotFound":
      return refused("NotFoundException", error.message)
    case "Conflict":
    case "NotScheduled":
      return refused("ConflictException", error.message)
  }
}

/** The status of an entry of `SendBulkEmail` that was not accepted, by the code of the engine's error. */
export const bulkStatusOf = (code: ErrorCode): string => {
  switch (code) {
    case "validation_error":
      return "INVALID_PARAMETER"
    case "not_found":
      return "TEMPLATE_NOT_FOUND"
    case "rate_limited":
      return "ACCOUNT_THROTTLED"
    case "plan_limit":
      return "ACCOUNT_DAILY_QUOTA_EXCEEDED"
    case "account_paused":
      return "ACCOUNT_SENDING_PAUSED"
    case "account_suspended":
      return "ACCOUNT_SUSPENDED"
    case "domain_not_verified":
      return "MAIL_FROM_DOMAIN_NOT_VERIFIED"
    case "recipient_suppressed":
    case "sandbox_recipient_not_allowed":
      return "MESSAGE_REJECTED"
    default:
      return "FAILED"
  }
}

/** The body of a refusal: SDKs read `__type` where a proxy has dropped the header. */
export const bodyOf = ({ exception, message }: Refused) => ({ __type: exception, message })

/** A refusal as an answer. */
export const errorResponse = (error: Refused): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(bodyOf(error), {
    status: error.status,
    headers: {
      "x-amzn-errortype": error.exception,
      ...(error.retryAfterSeconds === null ? {} : { "retry-after": String(error.retryAfterSeconds) })
    }
  })

/** What a request is told that ended without an answer. */
export const ofFailure = ({ envelope: { error: { message } }, retryAfterSeconds, status }: Failure): Refused =>
  new Refused({
    exception: status === 429
      ? "TooManyRequestsException"
      : status === 503
      ? "ServiceUnavailableException"
      : status >= 500
      ? "InternalServiceErrorException"
      : "BadRequestException",
    message,
    status,
    retryAfterSeconds
  })

/** The same as an answer. */
export const failureResponse = (failure: Failure): HttpServerResponse.HttpServerResponse =>
  errorResponse(ofFailure(failure))
