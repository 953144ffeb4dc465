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

/** The answer to everything that no route stands for. */
const notFound: HttpServerResponse.HttpServerResponse = errorResponse(new NotFound())

const malformed = errorResponse(
  new ValidationError({ issues: [{ path: [], message: "could not be read: send a well-formed HTTP request" }] })
)
const internal = envelopeResponse(500, internalError)

/** After how many seconds a request may find the storage in order again. */
const retryAfter: Readonly<Record<StorageOutage, number>> = {
  overloaded: 2,
  unanswered: 5,
  unreachable: 5,
  "read-only": 30,
  full: 30
}

const outOfOrder = (outage: StorageOutage): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.setHeader(envelopeResponse(503, unavailable), "retry-after", String(retryAfter[outage]))

/**
 * The answer to what there is no room for: 429 `rate_limited` where the account itself uses it up, 503 where others do,
 * with Retry-After. It is counted where it is refused, and no news for the log.
 */
const overloaded = ({ by, message, retryAfterSeconds }: Overloaded): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.setHeader(
    by === "account"
      ? envelopeResponse(429, { error: { code: "rate_limited", message } })
      : envelopeResponse(503, { error: { code: "internal_error", message } }),
    "retry-after",
    String(retryAfterSeconds)
  )

/**
 * The answer to a request that ended without one: an unknown route, a request that could not be read, a storage that is
 * out of order, which its adapter tells operators of, one that there is no room for, or a failure of ours, which is
 * logged with its cause and told to nobody else.
 */
export const failureResponse = (
  cause: Cause.Cause<unknown>,
  about: Readonly<Record<string, unknown>>
): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
  const outage = outageOf(cause)
  if (outage !== null) return Effect.succeed(outOfOrder(outage))
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
