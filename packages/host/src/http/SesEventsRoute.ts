import { internalError } from "@sendwright/api/ErrorEnvelope"
import { Forbidden, ValidationError } from "@sendwright/core/foundation/Errors"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { envelopeResponse, errorResponse } from "@sendwright/http/Failures"
import { readText } from "@sendwright/http/RequestBody"
import { RequestContext } from "@sendwright/http/RequestContext"
import { maxBodyBytes, SnsIntake } from "@sendwright/ses/SnsIntake"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Option from "effect/Option"

/** Where SNS is told to post what SES publishes. */
export const path = "/providers/ses/events"

const taken = HttpServerResponse.jsonUnsafe({ status: "ok" })
const internal = envelopeResponse(500, internalError)

/**
 * `POST /providers/ses/events`, where topics of SNS are allowed: reports of SES come in. It stands outside of the API:
 * who posts is known by the signature of the message. 200 means that the reports are stored. SNS tries a 5xx again; it
 * gives a 4xx up, or leaves it in the dead-letter queue of the subscription.
 */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const intake = yield* Effect.serviceOption(SnsIntake)
  if (Option.isNone(intake)) return
  const take = (request: HttpServerRequest.HttpServerRequest) =>
    readText(request, maxBodyBytes).pipe(
      Effect.flatMap((body) => intake.value.take({ body, isRaw: request.headers["x-amz-sns-rawdelivery"] === "true" })),
      dieOnServerFault,
      Effect.as(taken),
      Effect.catchTags({
        ValidationError: (error) => Effect.succeed(errorResponse(error)),
        SnsRefused: ({ message, reason }) =>
          Effect.succeed(errorResponse(
            reason === "malformed"
              ? new ValidationError({ issues: [{ path: [], message }] })
              : new Forbidden({ message: `${message}.` })
          )),
        SnsUnavailable: () => Effect.succeed(internal)
      })
    )
  yield* router.add(
    "POST",
    path,
    Effect.flatMap(RequestContext, (context) => {
      context.route = path
      return Effect.flatMap(HttpServerRequest.HttpServerRequest, take)
    })
  )
}))
