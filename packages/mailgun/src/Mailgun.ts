import type { Failure } from "@sendwright/http/Failures"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Layer from "effect/Layer"
import * as Elsewhere from "./Elsewhere.ts"
import { bodyOf, ofFailure } from "./MailgunError.ts"
import * as MessagesRoutes from "./MessagesRoutes.ts"
import * as SuppressionsRoutes from "./SuppressionsRoutes.ts"

/**
 * Mailgun's `POST /v3/{domain}/messages` and its kin as routes beside those of the API, under the path of
 * `MailgunSettings`: serve them with the same router (`Routes.layer`). They read `HttpSettings` and call the services of
 * the engine; keys, scopes, modes, rates and bounds are those of `/v1`. It needs Node, as whole messages are read as over
 * SMTP.
 *
 * @example
 * ```ts
 * import * as Routes from "@sendwright/http/Routes"
 * import * as Mailgun from "@sendwright/mailgun/Mailgun"
 * import * as HttpRouter from "effect/http/HttpRouter"
 * import * as Layer from "effect/Layer"
 *
 * // The API and Mailgun's interface on one port. It asks for the services of an engine, and for an HTTP server.
 * const Server = HttpRouter.serve(Layer.merge(Routes.layer, Mailgun.layer), { routerConfig: Routes.routerConfig })
 * ```
 */
export const layer = Layer.mergeAll(MessagesRoutes.layer, SuppressionsRoutes.layer, Elsewhere.layer).pipe(
  Layer.provide(Answers.layer)
)

/** The body of an answer to a request that ended without one, for who refuses requests before they are routed. */
export const bodyOfFailure = (failure: Failure): object => bodyOf(ofFailure(failure))
