import { Access, Authorization, CurrentCaller } from "@sendwright/api/Authorization"
import { serviceVersionHeader, serviceVersionOf, serviceVersions } from "@sendwright/api/ServiceVersion"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { accessRefusal, type Caller } from "@sendwright/core/accounts/Caller"
import { RateLimits, type RateStatus, refusal } from "@sendwright/core/accounts/RateLimits"
import type { AuditSource } from "@sendwright/core/audit/AuditEntry"
import { CurrentSource } from "@sendwright/core/audit/AuditLog"
import type {
  AccountSuspended,
  Forbidden,
  RateLimited,
  Unauthorized,
  ValidationError
} from "@sendwright/core/foundation/Errors"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { type HttpRouter, HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { addressOf } from "./clientAddress.ts"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { RequestContext } from "./RequestContext.ts"
import * as RequestErrors from "./RequestErrors.ts"

/** The credential of `Authorization: Bearer <key>` (RFC 6750 §2.1); empty where there is none. */
export const bearerOf = (header: string | undefined): string =>
  header === undefined ? "" : /^bearer +([^ ]+) *$/i.exec(header)?.[1] ?? ""

/** The key that a request brings; empty where it brings none. */
export type KeyOf = (request: HttpServerRequest.HttpServerRequest) => string

const bearerKey: KeyOf = ({ headers }) => bearerOf(headers["authorization"])

/** Why a caller may not use a route now; `undefined` where it may. */
const refusalOf = (
  caller: Caller,
  access: Access,
  rate: RateStatus
): Forbidden | RateLimited | undefined =>
  accessRefusal(caller, access) ?? (rate.granted === 0 ? refusal(rate) : undefined)

/** What an endpoint asks of a key; what its group says holds unless it says something itself. */
const accessOf = (endpoint: HttpApiEndpoint.Top, ofGroup: Context.Context<never>): Access =>
  Context.get(Context.merge(ofGroup, endpoint.annotations), Access)

/** Finds the caller of a request. */
export type Admit<E = never> = (
  request: HttpServerRequest.HttpServerRequest,
  context: RequestContext
) => Effect.Effect<Caller, Unauthorized | AccountSuspended | Forbidden | RateLimited | E>

/** Lets a caller in who was found: where its rate admits it, and it may what the route asks for. */
export const makeEnter = Effect.map(
  RateLimits,
  (rates) =>
  (
    found: Caller,
    access: Access,
    context: RequestContext
  ): Effect.Effect<Caller, Forbidden | RateLimited> => {
    const caller = { ...found, requestId: context.requestId }
    context.caller = caller
    return dieOnServerFault(Effect.flatMap(rates.takeRequest(caller), (rate) => {
      context.rate = rate
      const refused = refusalOf(caller, access, rate)
      return refused === undefined ? Effect.succeed(caller) : Effect.fail(refused)
    }))
  }
)

/**
 * Finds the caller behind the key of the running request, where the rate admits it and it may what the route asks for.
 * Routes are distinguished by their template: `/v1/emails/:id`. The key is the bearer's unless another place is named.
 */
export const makeAdmitTo = Effect.gen(function*() {
  const accounts = yield* Accounts
  const enter = yield* makeEnter
  return (route: string, access: Access, keyOf: KeyOf = bearerKey): Admit => (request, context) => {
    context.route = route
    return Effect.flatMap(
      dieOnServerFault(accounts.authenticate(keyOf(request))),
      (found) => enter(found, access, context)
    )
  }
})

const versionName = serviceVersionHeader.toLowerCase()

// Made once: nearly every request follows the first.
const versionHeaders = new Map(serviceVersions.map((version) => [version, { [versionName]: version }]))

/** Lets in who names a version that is served, or none, once the key is known; the answer says which it follows. */
const following = (admit: Admit): Admit<ValidationError> => (request, context) => {
  const followed = serviceVersionOf(request.headers[versionName])
  context.headers = versionHeaders.get(Result.getOrElse(followed, () => serviceVersions[0])) ?? context.headers
  return Result.isSuccess(followed)
    ? admit(request, context)
    : Effect.andThen(admit(request, context), Effect.fail(followed.failure))
}

/** The same for an endpoint of an API, which says itself what it asks of a key. Those of /v1 have versions. */
export const makeAdmit = Effect.map(
  makeAdmitTo,
  (admitTo) => (endpoint: HttpApiEndpoint.Top, ofGroup: Context.Context<never>): Admit<ValidationError> => {
    const admit = admitTo(endpoint.path, accessOf(endpoint, ofGroup))
    return endpoint.path.startsWith("/v1/") ? following(admit) : admit
  }
)

/** Where a request came from, for what it has recorded. */
export const sourceOf = (
  request: HttpServerRequest.HttpServerRequest,
  { requestId }: RequestContext,
  proxies: number
) =>
(): AuditSource => ({ address: addressOf(request, proxies), sessionId: null, requestId })

const authorization = Layer.effect(
  Authorization,
  Effect.all([makeAdmit, HttpSettings]).pipe(
    Effect.map(([makeAdmitTo, { proxies }]) => (httpEffect, { endpoint, group }) => {
      const admit = makeAdmitTo(endpoint, group.annotations)
      return Effect.withFiber((fiber) => {
        const given = fiber.context as Context.Context<HttpRouter.Provided>
        const request = Context.get(given, HttpServerRequest.HttpServerRequest)
        const context = fiber.getRef(RequestContext)
        return Effect.flatMap(
          admit(request, context),
          (caller) => {
            const unknown = endpoint.query === undefined
              ? RequestErrors.unknownQuery(Context.get(given, HttpServerRequest.ParsedSearchParams))
              : undefined
            return Effect.andThen(
              unknown === undefined ? Effect.void : Effect.fail(unknown),
              Effect.provideContext(
                httpEffect,
                Context.add(Context.make(CurrentCaller, caller), CurrentSource, sourceOf(request, context, proxies))
              )
            )
          }
        )
      })
    })
  )
)

/** Finds the caller of each request by its key, and refuses what cannot be read: what an API with keys is served with. */
export const layer = Layer.mergeAll(authorization, RequestErrors.layer)
