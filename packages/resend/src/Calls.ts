import type { BatchRefused } from "@sendwright/core/emails/Emails"
import { type SendwrightError, ValidationError } from "@sendwright/core/foundation/Errors"
import { issuesOf } from "@sendwright/core/foundation/Issues"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { type BodyError, readJson } from "@sendwright/http/RequestBody"
import type { RequestContext } from "@sendwright/http/RequestContext"
import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import { bodyOf, type ErrorAnswer, ofError, ofFailure, Refused } from "./ResendError.ts"
import { ResendSettings } from "./ResendSettings.ts"

/** What a call is made with. */
export type Asked = SurfaceRoutes.Asked

/** One call of the interface, which answers with JSON. */
export interface Call extends SurfaceRoutes.Call<object, Refused | BatchRefused> {
  /** 200 where it is not told. */
  readonly status?: 201
}

/** What answers a call. */
export type Answer = Call["answer"]

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

const errorResponse = (error: ErrorAnswer, context: RequestContext): HttpServerResponse.HttpServerResponse =>
  json(bodyOf(error), error.statusCode, {
    ...rateHeaders(context),
    ...(error.retryAfterSeconds === null ? {} : { "retry-after": String(error.retryAfterSeconds) })
  })

/** How this interface says that something went wrong. */
export const refusals = Effect.map(Clock.Clock, (clock) => ({
  onError: (error: SendwrightError | Refused | BatchRefused, context: RequestContext) =>
    errorResponse(ofError(error, new Date(clock.currentTimeMillisUnsafe())), context),
  onFailure: (failure, context) => errorResponse(ofFailure(failure), context)
} satisfies SurfaceRoutes.Refusals<Refused | BatchRefused>))

/** Puts calls on the router. */
export const add = Effect.fnUntraced(function*(calls: ReadonlyArray<Call>) {
  const { path: base } = yield* ResendSettings
  yield* SurfaceRoutes.add(
    {
      ...yield* refusals,
      base,
      keyOf: SurfaceRoutes.bearerKey,
      missingKey,
      onAnswer: ({ body, status }: { readonly body: object; readonly status: number }, context) =>
        json(body, status, rateHeaders(context))
    },
    calls.map(({ answer, status = 200, ...call }) => ({
      ...call,
      answer: (asked: Asked) => Effect.map(answer(asked), (body) => ({ body, status }))
    }))
  )
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
