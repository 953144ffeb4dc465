import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import * as BodyBudget from "./BodyBudget.ts"
import { errorResponse, failureResponse } from "./Failures.ts"
import * as HttpMetrics from "./HttpMetrics.ts"
import { HttpSettings } from "./HttpSettings.ts"
import * as RequestContext from "./RequestContext.ts"
import * as RequestHead from "./RequestHead.ts"
import * as RequestId from "./RequestId.ts"
import * as RequestSpan from "./RequestSpan.ts"

// What a client that went away is logged with; it never leaves the server.
const clientClosed = 499

/**
 * The headers of every answer: the request's id, the key's rate (draft-ietf-httpapi-ratelimit-headers), and what keeps
 * browsers and proxies from guessing types and storing answers.
 */
const headersOf = (context: RequestContext.RequestContext, response: HttpServerResponse.HttpServerResponse) => {
  const headers: Record<string, string> = {
    "x-request-id": context.requestId,
    "x-content-type-options": "nosniff"
  }
  // RFC 9110, 15.5.2: a 401 names the scheme that is asked for (RFC 6750, 3).
  if (response.status === 401) headers["www-authenticate"] = "Bearer"
  if (response.headers["cache-control"] === undefined) headers["cache-control"] = "no-store"
  for (const name in context.headers) {
    if (response.headers[name] === undefined) headers[name] = context.headers[name]!
  }
  const { rate } = context
  if (rate !== null) {
    headers["ratelimit-policy"] = `"requests";q=${rate.rate};w=1`
    headers["ratelimit"] = `"requests";r=${rate.remaining};t=${Math.max(1, Math.ceil(rate.retryAfterMillis / 1000))}`
  }
  return headers
}

/**
 * Stands around every route. Gives each request its id, turns whatever has no answer into the error envelope, adds the
 * headers that every answer has, counts, and writes the access log: no path as it was asked for, no query, no body, no
 * address, no key.
 */
export const layer = HttpRouter.middleware(
  Effect.gen(function*() {
    const nextId = yield* RequestId.make
    const clock = yield* Clock.Clock
    const settings = yield* HttpSettings
    const { accessLog } = settings
    const bodies = BodyBudget.make(settings)

    return (httpEffect) =>
      Effect.flatMap(nextId, (requestId) =>
        Effect.withFiber((fiber) => {
          const request = Context.get(
            fiber.context as Context.Context<HttpServerRequest.HttpServerRequest>,
            HttpServerRequest.HttpServerRequest
          )
          const context = RequestContext.make(requestId, bodies)
          const startedAt = clock.monotonicTimeNanosUnsafe()

          const record = (status: number) => {
            const millis = Math.trunc(Number(clock.monotonicTimeNanosUnsafe() - startedAt) / 1000) / 1000
            HttpMetrics.count(request.method, context.route, status, millis, fiber.context)
            if (!accessLog) return Effect.void
            const callerRequestId = RequestId.ofCaller(request.headers["x-request-id"])
            return Effect.annotateLogs(Effect.logInfo("request"), {
              method: request.method,
              route: context.route,
              status,
              durationMs: millis,
              requestId,
              ...(callerRequestId === undefined ? {} : { callerRequestId }),
              accountId: context.caller?.account.id ?? null
            })
          }
          const finish = (response: HttpServerResponse.HttpServerResponse) =>
            Effect.as(
              record(response.status),
              HttpServerResponse.setHeaders(response, headersOf(context, response))
            )

          const unreadable = RequestHead.issueOf(request)
          if (unreadable !== undefined) return finish(errorResponse(unreadable))
          const url = RequestHead.targetOf(request.url)
          const routed = url === request.url
            ? httpEffect
            : Effect.provideService(httpEffect, HttpServerRequest.HttpServerRequest, request.modify({ url }))
          const handled = Effect.provideService(routed, RequestContext.RequestContext, context)
          return Effect.matchCauseEffect(handled, {
            onSuccess: finish,
            onFailure: (cause) =>
              Cause.hasInterruptsOnly(cause)
                ? Effect.andThen(record(clientClosed), Effect.failCause(cause))
                : Effect.flatMap(
                  failureResponse(cause, { requestId, method: request.method, route: context.route }),
                  finish
                )
          }).pipe(RequestSpan.traced(request, context))
        }))
  }),
  { global: true }
)
