import * as Tracing from "@sendwright/core/foundation/Tracing"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { type HttpMiddleware, type HttpServerRequest, type HttpServerResponse, HttpTraceContext } from "effect/http"
import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"
import type { RequestContext } from "./RequestContext.ts"

/**
 * Puts a request under a span, where a tracer is installed. It continues the trace that a valid `traceparent` names (W3C
 * Trace Context), and begins a new one where there is none or an invalid one.
 *
 * The span has the route's template where OpenTelemetry's conventions have the path and the query, and no client
 * address: paths of suppressions and searches of the log hold the addresses of recipients. Serve it with `Tracer` of
 * HttpMiddleware off (`effectTracerOff`), which records all of these.
 */
export const traced = (request: HttpServerRequest.HttpServerRequest, context: RequestContext) =>
<E, R>(
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>
): Effect.Effect<HttpServerResponse.HttpServerResponse, E, R> =>
  Effect.withFiber((fiber) => {
    if (!Tracing.hasTracer(fiber)) return answer
    const parent = fiber.cache.span ?? Option.getOrUndefined(HttpTraceContext.w3c(request.headers))
    const clock = fiber.getRef(Clock.Clock)
    return Effect.flatMap(
      Effect.makeSpan(request.method, { kind: "server", parent }),
      (span) => {
        const end = (exit: Exit.Exit<HttpServerResponse.HttpServerResponse, E>): void => {
          const status = Exit.isSuccess(exit) ? exit.value.status : undefined
          if (span.sampled) {
            span.attribute("http.request.method", request.method)
            span.attribute("http.route", context.route)
            span.attribute("sendwright.request.id", context.requestId)
            if (context.caller !== null) span.attribute("sendwright.account.id", context.caller.account.id)
            if (status !== undefined) span.attribute("http.response.status_code", status)
            if (status !== undefined && status >= 500) span.attribute("error.type", String(status))
          }
          const failed = status !== undefined && status >= 500
          span.end(
            clock.currentTimeNanosUnsafe(),
            failed ? Exit.die(new Error(`answered with ${status}`)) : exit
          )
        }
        return Effect.onExit(
          Effect.provideService(answer, Tracer.ParentSpan, span),
          (exit) => Effect.sync(() => end(exit))
        )
      }
    )
  })

/** Turns off the spans that Effect's HTTP server makes of its own accord: `traced` makes them here. */
export const effectTracerOff: Parameters<typeof HttpMiddleware.TracerDisabledWhen.of>[0] = () => true
