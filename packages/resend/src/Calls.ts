import type { Access, Caller } from "@sendwright/core/accounts/Caller"
import type { BatchRefused } from "@sendwright/core/emails/Emails"
import { type SendwrightError, ValidationError } from "@sendwright/core/foundation/Errors"
import { issuesOf } from "@sendwright/core/foundation/Issues"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import * as Authorization from "@sendwright/http/Authorization"
import { dieOnServerFault, type ServerFault } from "@sendwright/http/dieOnServerFault"
import { failureOf } from "@sendwright/http/Failures"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { type BodyError, readJson } from "@sendwright/http/RequestBody"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import { bodyOf, type ErrorAnswer, ofError, ofFailure, Refused } from "./ResendError.ts"
import { ResendSettings } from "./ResendSettings.ts"

/** What a call is made with: its caller is let in; its body is not read. */
export interface Asked {
  readonly caller: Caller
  readonly request: HttpServerRequest.HttpServerRequest
  readonly params: Readonly<Record<string, string | undefined>>
  /** Parameters that are not known are not looked at. */
  readonly query: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

/** What answers a call: the JSON of its answer. */
export type Answer = (
  asked: Asked
) => Effect.Effect<object, CallError, HttpRouter.Provided | Scope.Scope>

/** What a call may fail with. */
export type CallError = SendwrightError | ServerFault | Refused | BatchRefused

/** One call of the interface. */
export interface Call {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  /** Below the path of the interface, with `:name` for what varies. */
  readonly path: `/${string}`
  readonly access: Access
  /** 200 where it is not told. */
  readonly status?: 201
  readonly answer: Answer
}

const missingKey = new Refused({
  statusCode: 401,
  reason: "missing_api_key",
  message:
    "Missing API key in the authorization header. Include the following header: Authorization: Bearer YOUR_API_KEY"
})

/** The rate of the key by the names that Resend's clients read it by. */
const rateHeaders = ({ rate }: RequestContext): Readonly<Record<string, string>> =>
  rate === null ? {} : {
    "ratelimit-limit": String(rate.rate),
    "ratelimit-remaining": String(rate.remaining),
    "ratelimit-reset": String(Math.max(1, Math.ceil(rate.retryAfterMillis / 1000)))
  }

const json = (body: object, status: number, headers: Readonly<Record<string, string>>) =>
  HttpServerResponse.jsonUnsafe(body, { status, headers })

/** An error as an answer. */
export const errorResponse = (error: ErrorAnswer, context: RequestContext): HttpServerResponse.HttpServerResponse =>
  json(bodyOf(error), error.statusCode, {
    ...rateHeaders(context),
    ...(error.retryAfterSeconds === null ? {} : { "retry-after": String(error.retryAfterSeconds) })
  })

/** Answers whatever goes wrong in Resend's shape. */
export const answered = <R>(
  response: Effect.Effect<HttpServerResponse.HttpServerResponse, CallError, R>,
  context: RequestContext,
  about: { readonly method: string; readonly route: string; readonly now: () => Date }
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> =>
  response.pipe(
    dieOnServerFault,
    Effect.catchCause((cause) => {
      const error = Cause.findErrorOption(cause)
      if (error._tag === "Some") return Effect.succeed(errorResponse(ofError(error.value, about.now()), context))
      if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause as Cause.Cause<never>)
      const { method, route } = about
      return Effect.map(
        failureOf(cause, { requestId: context.requestId, method, route }),
        (failure) => errorResponse(ofFailure(failure), context)
      )
    })
  )

/**
 * Puts calls on the router. Who is let in, rates, bounds of bodies, logs and metrics are those of `/v1`; whatever goes
 * wrong is answered in Resend's shape.
 */
export const add = Effect.fnUntraced(function*(calls: ReadonlyArray<Call>) {
  const admitTo = yield* Authorization.makeAdmitTo
  const router = yield* HttpRouter.HttpRouter
  const { path: base } = yield* ResendSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  yield* router.addAll(calls.map(({ access, answer, method, path, status = 200 }) => {
    const route = `${base}${path}` as const
    const admit = admitTo(route, access)
    return HttpRouter.route(
      method,
      route,
      Effect.withFiber((fiber) => {
        const services = fiber.context as Context.Context<HttpRouter.Provided>
        const request = Context.get(services, HttpServerRequest.HttpServerRequest)
        const context = fiber.getRef(RequestContext)
        const { params } = Context.getUnsafe(fiber.context, HttpRouter.RouteContext)
        const query = Context.get(services, HttpServerRequest.ParsedSearchParams)
        const admitted: Effect.Effect<Caller, SendwrightError | Refused> =
          request.headers["authorization"] === undefined
            ? Effect.andThen(Effect.sync(() => void (context.route = route)), Effect.fail(missingKey))
            : admit(request, context)
        const response = Effect.map(
          Effect.flatMap(admitted, (caller) => answer({ caller, request, params, query })),
          (body) => json(body, status, rateHeaders(context))
        )
        return answered(response, context, { method, route, now })
      })
    )
  }))
})

/** A field that may be left out, and that some clients send as null where others leave it out. */
export const optional = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

// Fields that are not known are let through, as a client may be newer than this interface.
const parseOptions = { errors: "all", onExcessProperty: "ignore" } as const

/** Reads the body of a call, of which as much is read as of those of its kind; every issue is told. */
export const reader = <S extends Schema.Decoder<unknown>>(
  schema: S,
  kind: keyof HttpSettings["bodyLimits"] = "other"
) => {
  const decode = Schema.decodeUnknownResult(schema, parseOptions)
  return (request: HttpServerRequest.HttpServerRequest): Effect.Effect<
    S["Type"],
    BodyError,
    Scope.Scope
  > =>
    Effect.flatMap(HttpSettings, ({ bodyLimits }) =>
      Effect.flatMap(readJson(request, bodyLimits[kind]), (body) => {
        const oversize = requestLimitIssue(body)
        if (oversize !== undefined) return Effect.fail(new ValidationError({ issues: [oversize] }))
        return Effect.fromResult(
          Result.mapError(decode(body), (error) => new ValidationError({ issues: issuesOf(error) }))
        )
      }))
}
