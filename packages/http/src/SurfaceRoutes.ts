import type { Access, Caller } from "@sendwright/core/accounts/Caller"
import { CurrentSource } from "@sendwright/core/audit/AuditLog"
import type { SendwrightError } from "@sendwright/core/foundation/Errors"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, type HttpServerResponse } from "effect/http"
import type * as Scope from "effect/Scope"
import * as Authorization from "./Authorization.ts"
import { isServerFault, type ServerFault } from "./dieOnServerFault.ts"
import { type Failure, failureOf } from "./Failures.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { RequestContext } from "./RequestContext.ts"

/** What a call is made with: its caller is let in; its body is not read, unless that was needed to find the caller. */
export interface Asked {
  readonly caller: Caller
  /** The body where it was read already; null: it was not. */
  readonly body: Uint8Array | null
  readonly request: HttpServerRequest.HttpServerRequest
  readonly params: Readonly<Record<string, string | undefined>>
  /** Parameters that are not known are not looked at. */
  readonly query: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

/** A refusal that is the interface's own. */
interface OwnError {
  readonly _tag: string
}

/** One call of an interface. */
export interface Call<Answer, Own extends OwnError> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Below the path of the interface, with `:name` for what varies. */
  readonly path: `/${string}`
  readonly access: Access
  readonly answer: (
    asked: Asked
  ) => Effect.Effect<Answer, SendwrightError | ServerFault | Own, HttpRouter.Provided | Scope.Scope>
}

/** How an interface says that something went wrong. */
export interface Refusals<Own extends OwnError> {
  readonly onError: (error: SendwrightError | Own, context: RequestContext) => HttpServerResponse.HttpServerResponse
  readonly onFailure: (failure: Failure, context: RequestContext) => HttpServerResponse.HttpServerResponse
}

/** How callers are found by the key that their requests bring. */
interface ByKey<Own extends OwnError> {
  /** The key that a request brings; `undefined` where it does not even try. */
  readonly keyOf: (request: HttpServerRequest.HttpServerRequest) => string | undefined
  /** What is said then. */
  readonly missingKey: Own
}

/** How callers are found in another way, such as by a signature over the whole request. */
interface ByProof<Own extends OwnError> {
  /** `path` is that of the call, below the path of the interface. */
  readonly identify: (
    request: HttpServerRequest.HttpServerRequest,
    path: string,
    context: RequestContext
  ) => Effect.Effect<Pick<Asked, "caller" | "body">, SendwrightError | ServerFault | Own, Scope.Scope>
}

/** How an interface in the shape of another service is spoken. */
export type Surface<Answer, Own extends OwnError> = Refusals<Own> & (ByKey<Own> | ByProof<Own>) & {
  /** The path under which it stands. */
  readonly base: `/${string}`
  readonly onAnswer: (answer: Answer, context: RequestContext) => HttpServerResponse.HttpServerResponse
}

/** The key of `Authorization: Bearer <key>`, for interfaces whose clients send theirs so. */
export const bearerKey = ({ headers }: HttpServerRequest.HttpServerRequest): string | undefined =>
  headers["authorization"] === undefined ? undefined : Authorization.bearerOf(headers["authorization"])

/** Answers whatever goes wrong with a request in the shape of an interface. */
export const answered = <Own extends OwnError, R>(
  response: Effect.Effect<HttpServerResponse.HttpServerResponse, SendwrightError | ServerFault | Own, R>,
  { onError, onFailure }: Refusals<Own>,
  context: RequestContext,
  about: { readonly method: string; readonly route: string }
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> =>
  Effect.catchCause(response, (cause) => {
    const error = Cause.findErrorOption(cause)
    if (error._tag === "Some" && !isServerFault(error.value)) return Effect.succeed(onError(error.value, context))
    if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause as Cause.Cause<never>)
    const failed = error._tag === "Some" ? Cause.die(error.value) : cause
    return Effect.map(
      failureOf(failed, { requestId: context.requestId, ...about }),
      (failure) => onFailure(failure, context)
    )
  })

/**
 * Puts the calls of an interface on the router. Who is let in, rates, bounds of bodies, logs and metrics are those of
 * `/v1`; whatever goes wrong is answered in the shape of the interface.
 */
export const add = Effect.fnUntraced(function*<Answer, Own extends OwnError>(
  surface: Surface<Answer, Own>,
  calls: ReadonlyArray<Call<Answer, Own>>
) {
  const { base, onAnswer } = surface
  const admitTo = yield* Authorization.makeAdmitTo
  const enter = yield* Authorization.makeEnter
  const { proxies } = yield* HttpSettings
  const router = yield* HttpRouter.HttpRouter

  type Let = (
    request: HttpServerRequest.HttpServerRequest,
    context: RequestContext
  ) => Effect.Effect<Pick<Asked, "caller" | "body">, SendwrightError | ServerFault | Own, Scope.Scope>

  const admitting = ({ access, path }: Call<Answer, Own>, route: string): Let => {
    if ("identify" in surface) {
      return (request, context) => {
        context.route = route
        return Effect.flatMap(
          surface.identify(request, path, context),
          ({ body, caller }) => Effect.map(enter(caller, access, context), (caller) => ({ caller, body }))
        )
      }
    }
    const { keyOf, missingKey } = surface
    const admit = admitTo(route, access, (request) => keyOf(request) ?? "")
    return (request, context) => {
      if (keyOf(request) !== undefined) {
        return Effect.map(admit(request, context), (caller) => ({ caller, body: null }))
      }
      context.route = route
      return Effect.fail(missingKey)
    }
  }

  yield* router.addAll(calls.map((call) => {
    const { answer, method } = call
    const route = `${base}${call.path}` as const
    const admit = admitting(call, route)
    return HttpRouter.route(
      method,
      route,
      Effect.withFiber((fiber) => {
        const services = fiber.context as Context.Context<HttpRouter.Provided>
        const request = Context.get(services, HttpServerRequest.HttpServerRequest)
        const context = fiber.getRef(RequestContext)
        const { params } = Context.getUnsafe(fiber.context, HttpRouter.RouteContext)
        const query = Context.get(services, HttpServerRequest.ParsedSearchParams)
        const response = Effect.map(
          Effect.flatMap(admit(request, context), ({ body, caller }) =>
            Effect.provideService(
              answer({ caller, body, request, params, query }),
              CurrentSource,
              Authorization.sourceOf(request, context, proxies)
            )),
          (answer) => onAnswer(answer, context)
        )
        return answered(response, surface, context, { method, route })
      })
    )
  }))
})

/**
 * Answers every path of an interface that none of its calls has: `answer` gets what comes behind the path of the
 * interface, without the query. `beside` are paths where a call would read an id.
 */
export const addElsewhere = Effect.fnUntraced(function*(
  base: `/${string}`,
  answer: (path: string, context: RequestContext) => HttpServerResponse.HttpServerResponse,
  beside: ReadonlyArray<`/${string}`> = []
) {
  const router = yield* HttpRouter.HttpRouter
  const elsewhere = Effect.gen(function*() {
    const context = yield* RequestContext
    const { url } = yield* HttpServerRequest.HttpServerRequest
    const query = url.indexOf("?")
    context.route = `${base}/*`
    return answer((query === -1 ? url : url.slice(0, query)).slice(base.length), context)
  })
  yield* router.addAll(["/*" as const, ...beside].map((path) => HttpRouter.route("*", `${base}${path}`, elsewhere)))
})
