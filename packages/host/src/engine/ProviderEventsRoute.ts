import { internalError } from "@sendwright/api/ErrorEnvelope"
import { Forbidden, ValidationError } from "@sendwright/core/foundation/Errors"
import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { envelopeResponse, errorResponse } from "@sendwright/http/Failures"
import { readText } from "@sendwright/http/RequestBody"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

/** What takes the reports of each provider that posts any. */
export const EventIntakes = Context.Reference<
  ReadonlyArray<{ readonly name: string; readonly intake: EventIntake }>
>("@sendwright/host/http/EventIntakes", { defaultValue: () => [] })

const taken = HttpServerResponse.jsonUnsafe({ status: "ok" })
const internal = envelopeResponse(500, internalError)

/**
 * `POST /providers/<name>/events`, for each provider that reports so. They stand outside of the API: who posts is known
 * by what the intake checks, such as a signature. 200 means that the reports are stored, 4xx that they never will be,
 * and 5xx that they may be sent again.
 */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  for (const { intake, name } of yield* EventIntakes) {
    const path = `/providers/${name}/events` as const
    const take = (request: HttpServerRequest.HttpServerRequest) =>
      readText(request, intake.maxBodyBytes).pipe(
        Effect.flatMap((body) => intake.take({ body, headers: request.headers })),
        dieOnServerFault,
        Effect.as(taken),
        Effect.catchTags({
          ValidationError: (error) => Effect.succeed(errorResponse(error)),
          EventsRefused: ({ message, reason }) =>
            Effect.succeed(errorResponse(
              reason === "malformed"
                ? new ValidationError({ issues: [{ path: [], message }] })
                : new Forbidden({ message: `${message}.` })
            )),
          EventsUnavailable: () => Effect.succeed(internal)
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
  }
}))
