import { toWire, unavailable } from "@sendwright/api/ErrorEnvelope"
import { Forbidden, ValidationError } from "@sendwright/core/foundation/Errors"
import { Overloaded } from "@sendwright/core/foundation/Overloaded"
import { EventsRefused, EventsUnavailable } from "@sendwright/core/sending/EventIntake"
import type { DoorRequest, MailDoor } from "@sendwright/core/sending/MailDoor"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { envelopeResponse } from "@sendwright/http/Failures"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as RequestBody from "@sendwright/http/RequestBody"
import { RequestContext } from "@sendwright/http/RequestContext"
import type { PostedMail } from "@sendwright/receiving/PostedMail"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

/** Who posts mail to us, by their routes, and what takes it; null: nobody. */
export const ReceivedPosts = Context.Reference<
  {
    readonly mail: PostedMail["Service"]
    readonly doors: ReadonlyArray<{ readonly path: string; readonly door: MailDoor }>
  } | null
>("@sendwright/host/http/ReceivedPosts", { defaultValue: () => null })

const taken = HttpServerResponse.jsonUnsafe({ status: "ok" })
const later = HttpServerResponse.setHeader(envelopeResponse(503, unavailable), "retry-after", "30")

/** A refusal for good. Some services take only a success for an answer. */
const refused = (status: number, message: string): HttpServerResponse.HttpServerResponse =>
  status === 200
    ? HttpServerResponse.jsonUnsafe({ status: "refused", message })
    : envelopeResponse(status, toWire(new ValidationError({ issues: [{ path: [], message }] })))

const distrusted = (status: number, message: string): HttpServerResponse.HttpServerResponse =>
  envelopeResponse(status, toWire(new Forbidden({ message: `${message}.` })))

/** A body that is too large stays so; one that was cut off, or has no room, may be whole or find room the next time. */
const bodyRefusal = (error: RequestBody.BodyError): EventsRefused | EventsUnavailable =>
  error instanceof Overloaded || !RequestBody.isTooLarge(error)
    ? new EventsUnavailable({ message: error.message })
    : new EventsRefused({ reason: "malformed", message: "The request is too large" })

const malformed = (message: string) => new EventsRefused({ reason: "malformed", message })

const queryOf = ({ url }: HttpServerRequest.HttpServerRequest): string => {
  const at = url.indexOf("?")
  return at === -1 ? "" : url.slice(at + 1)
}

/**
 * `POST /providers/<name>/received` and `POST /received/raw`, for each service that posts mail. Who posts is known by what
 * the door checks. 200 means that the message is stored, 503 that it should be posted again, and what is refused for good
 * is answered as each service wants.
 */
export const layer = HttpRouter.use(Effect.fnUntraced(function*(router) {
  const posts = yield* ReceivedPosts
  if (posts === null) return
  const { bodyLimits } = yield* HttpSettings
  // The longest for which there is always room.
  const mostBytes = Math.max(...Object.values(bodyLimits))
  const { mail: { messageBytes, take }, doors } = posts

  for (const { door, path: base } of doors) {
    const path = `${base}${door.pathEnd ?? ""}` as `/${string}`
    const limit = Math.min(door.bodyBytes(messageBytes), mostBytes)

    const messageOf = Effect.fnUntraced(function*(request: HttpServerRequest.HttpServerRequest) {
      const why = door.distrust?.(request.headers)
      if (why !== undefined) return yield* new EventsRefused({ reason: "not_allowed", message: why })
      if (RequestBody.isEncoded(request)) return yield* malformed("The body must come without Content-Encoding")
      const body = yield* Effect.mapError(RequestBody.readBytes(request, limit), bodyRefusal)
      const asked: DoorRequest = {
        body,
        headers: request.headers,
        query: queryOf(request),
        json: Effect.mapError(RequestBody.jsonOf(body), () => malformed("The body is no JSON"))
      }
      return yield* door.open(asked, messageBytes)
    })

    const answerTo = Effect.fnUntraced(function*(request: HttpServerRequest.HttpServerRequest) {
      const message = yield* messageOf(request)
      if (message === null) return taken
      const { code, status, text } = yield* take(message)
      return code < 400 ? taken : code < 500 ? later : refused(door.refusedStatus, `${code} ${status} ${text}`)
    })

    const answer = (request: HttpServerRequest.HttpServerRequest) =>
      answerTo(request).pipe(
        Effect.tapErrorTag(["EventsRefused", "EventsUnavailable"], ({ message }) =>
          Effect.logWarning(`A message that ${door.title} posted was not taken`).pipe(
            Effect.annotateLogs({ why: message })
          )),
        dieOnServerFault,
        Effect.catchTags({
          EventsRefused: ({ message, reason }) =>
            Effect.succeed(
              reason === "malformed" ? refused(door.refusedStatus, message) : distrusted(door.distrustedStatus, message)
            ),
          EventsUnavailable: () =>
            Effect.succeed(later)
        })
      )

    yield* router.add(
      "POST",
      path,
      Effect.flatMap(RequestContext, (context) => {
        context.route = path
        return Effect.flatMap(HttpServerRequest.HttpServerRequest, answer)
      })
    )
  }
}))
