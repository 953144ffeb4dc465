import { CurrentCaller } from "@sendwright/api/Authorization"
import type { SendwrightError } from "@sendwright/core/foundation/Errors"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, type HttpServerResponse } from "effect/http"
import type { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import * as Layer from "effect/Layer"
import { makeAdmit } from "./Authorization.ts"
import { errorResponse } from "./Failures.ts"
import { RequestContext } from "./RequestContext.ts"

type RawHandler = (request: {
  readonly request: HttpServerRequest.HttpServerRequest
  readonly headers: HttpServerRequest.HttpServerRequest["headers"]
}) => Effect.Effect<HttpServerResponse.HttpServerResponse, SendwrightError, CurrentCaller>

/** What `HttpApiBuilder.group` builds. Not part of its declared types: look at it when `effect` changes. */
interface BuiltGroup {
  readonly routes: ReadonlyArray<HttpRouter.Route<never, never>>
  readonly handlers: ReadonlyMap<string, BuiltHandler>
}

interface BuiltHandler {
  readonly endpoint: HttpApiEndpoint.Top
  readonly handler: unknown
  readonly isRaw: boolean
}

/**
 * Puts the raw handlers of a group straight on the router. They read their bodies and write their answers themselves,
 * so nothing of `HttpApiBuilder`'s route is left to do, and that route copies every service of the process into the
 * context of each request: a fifth of what a send costs. The handlers, their order of checks and the description of
 * the API stay as they are.
 */
export const mountDirectly = <A, E, R>(
  { annotations, key }: Pick<HttpApiGroup.Top, "annotations" | "key">,
  handlers: Layer.Layer<A, E, R>
) =>
  Layer.effectContext(Effect.gen(function*() {
    const context = yield* Layer.build(handlers)
    const makeAdmitTo = yield* makeAdmit
    const service = context.mapUnsafe.get(key) as BuiltGroup

    const directRoute = ({ endpoint, handler }: BuiltHandler) => {
      const admit = makeAdmitTo(endpoint, annotations)
      const answer = handler as RawHandler
      return HttpRouter.route(
        endpoint.method,
        endpoint.path as HttpRouter.PathInput,
        Effect.withFiber((fiber) => {
          const request = Context.getUnsafe(fiber.context, HttpServerRequest.HttpServerRequest)
          return admit(request, fiber.getRef(RequestContext)).pipe(
            Effect.flatMap((caller) =>
              Effect.provideService(answer({ request, headers: request.headers }), CurrentCaller, caller)
            ),
            Effect.catch((error: SendwrightError) => Effect.succeed(errorResponse(error)))
          )
        })
      )
    }

    const routes = [...service.handlers.values()].map((handler, index) =>
      handler.isRaw ? directRoute(handler) : service.routes[index]!
    )
    const direct: BuiltGroup = { handlers: service.handlers, routes }
    return Context.makeUnsafe<A>(new Map([[key, direct]]))
  }))
