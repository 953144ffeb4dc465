import type { Access as CoreAccess, Caller } from "@sendwright/core/accounts/Caller"
import type { Scope } from "@sendwright/core/accounts/Scope"
import * as Context from "effect/Context"
import { HttpApiMiddleware } from "effect/http-api"
import { authorizationErrors, NotFound, ValidationError } from "./ErrorEnvelope.ts"

/** On whose behalf a request is made. */
export class CurrentCaller
  extends Context.Service<CurrentCaller, Caller>()("@sendwright/api/Authorization/CurrentCaller")
{}

/** What a route asks of a key. */
export type Access = CoreAccess

/** What an endpoint asks of a key; an annotation of endpoints and groups. */
export const Access = Context.Reference<CoreAccess>("@sendwright/api/Authorization/Access", {
  defaultValue: () => ({ scope: null, liveOnly: false })
})

/** What a route asks that is open to every key with a scope. */
export const scoped = (scope: Scope): CoreAccess => ({ scope, liveOnly: false })

/**
 * Every /v1 route needs `Authorization: Bearer <key>`. In this order: the key, a suspended account, the scope, live
 * only, the key's rate. It comes before all other checks, so that a bad body with a bad key is a bad key. Then
 * comes a query that the route does not have.
 *
 * It declares no `security`: the generic decoding of credentials costs more than the rest of the check. The OpenAPI
 * document names the scheme (see `OpenApiDocument.ts`).
 */
export class Authorization extends HttpApiMiddleware.Service<Authorization, {
  provides: CurrentCaller
  requires: never
}>()(
  "@sendwright/api/Authorization",
  { error: [...authorizationErrors, ValidationError], requiredForClient: true }
) {}

/** Says in the error envelope what is wrong with the path and the query of a request. */
export class RequestErrors extends HttpApiMiddleware.Service<RequestErrors>()("@sendwright/api/RequestErrors", {
  error: [ValidationError, NotFound]
}) {}
