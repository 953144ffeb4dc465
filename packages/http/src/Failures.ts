import { type ErrorEnvelope, internalError, statusOf, toWire, unavailable } from "@sendwright/api/ErrorEnvelope"
import { NotFound, type SendwrightError, ValidationError } from "@sendwright/core/foundation/Errors"
import { Overloaded } from "@sendwright/core/foundation/Overloaded"
import { outageOf, type StorageOutage } from "@sendwright/core/foundation/StorageError"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { HttpServerError, HttpServerResponse } from "effect/http"

/** An envelope as an answer. */
export const envelopeResponse = (status: number, envelope: ErrorEnvelope): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(envelope, { status })

/** An error of the core as an answer. */
export const errorResponse = (error: SendwrightError): HttpServerResponse.HttpServerResponse => {
  const response = envelopeResponse(statusOf(error), toWire(error))
  return error._tag === "RateLimited"
    ? HttpServerResponse.setHeader(response, "retry-after", String(error.retryAfterSeconds))
    : response
}

/** What a request that ended without an answer is told. */
export interface Failure {
  readonly status: number
  readonly envelope: ErrorEnvelope
  /** After how many seconds the same request may succeed; null where that cannot be said. */
  readonly retryAfterSeconds: number | null
}

const failure = (status: number, envelope: ErrorEnvelope, retryAfterSeconds: number | null = null): Failure => ({
  status,
  envelope,
  retryAfterSeconds
})

const failureOfError = (error: SendwrightError): Failure => failure(statusOf(error), toWire(error))

const notFound = failureOfError(new NotFound())

const malformed = failureOfError(
  new ValidationError({ issues: [{ path: [], message: "could not be read: send a well-formed HTTP request" }] })
)
const internal = failure(500, internalError)

/** After how many seconds a request may find the storage in order again. */
const retryAfter: Readonly<Record<StorageOutage, number>> = {
  overloaded: 2,
  unanswered: 5,
  unreachable: 5,
  "read-only": 30,
  full: 30,
  contents: 10,
  clock: 60
}

const wrongClock: ErrorEnvelope = {
  error: {
    code: "internal_error",
    message: "The clock of this server is wrong, so it accepts nothing until it is right again: try again later."
  }
}

/**
 * What is told where there is no room: 429 `rate_limited` where the account itself uses it up, 503 where others do, with
 * Retry-After. It is counted where it is refused, and no news for the log.
 */
const overloaded = ({ by, message, retryAfterSeconds }: Overloaded): Failure =>
  by === "account"
    ? failure(429, { error: { code: "rate_limited", message } }, retryAfterSeconds)
    : failure(503, { error: { code: "internal_error", message } }, retryAfterSeconds)

/**
 * What a request is told that ended without an answer: an unknown route, a request that could not be read, a storage that is
 * out of order, which its adapter tells operators of, one that there is no room for, or a failure of ours, which is
 * logged with its cause and told to nobody else.
 */
export const failureOf = (
  cause: Cause.Cause<unknown>,
  about: Readonly<Record<string, unknown>>
): Effect.Effect<Failure> => {
  const outage = outageOf(cause)
  if (outage !== null) {
    return Effect.succeed(failure(503, outage === "clock" ? wrongClock : unavailable, retryAfter[outage]))
  }
  for (const reason of cause.reasons) {
    if (Cause.isDieReason(reason) && reason.defect instanceof Overloaded) {
      return Effect.succeed(overloaded(reason.defect))
    }
    const error = Cause.isFailReason(reason) ? reason.error : undefined
    if (!HttpServerError.isHttpServerError(error)) continue
    if (error.reason._tag === "RouteNotFound") return Effect.succeed(notFound)
    if (error.reason._tag === "RequestParseError") return Effect.succeed(malformed)
  }
  return Effect.logError("A request failed", cause).pipe(Effect.annotateLogs(about), Effect.as(internal))
}

/** The answer to such a request. */
export const failureResponse = (
  cause: Cause.Cause<unknown>,
  about: Readonly<Record<string, unknown>>
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  Effect.map(failureOf(cause, about), ({ envelope, retryAfterSeconds, status }) => {
    const response = envelopeResponse(status, envelope)
    return retryAfterSeconds === null
      ? response
      : HttpServerResponse.setHeader(response, "retry-after", String(retryAfterSeconds))
  })
