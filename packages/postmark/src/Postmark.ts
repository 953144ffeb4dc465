import type { Failure } from "@sendwright/http/Failures"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Layer from "effect/Layer"
import * as Elsewhere from "./Elsewhere.ts"
import * as EmailRoutes from "./EmailRoutes.ts"
import { bodyOf, ofFailure } from "./PostmarkError.ts"

/**
 * Postmark's `POST /email` and its kin as routes beside those of the API, under the path of `PostmarkSettings`: serve them
 * with the same router (`Routes.layer`). They read `HttpSettings` and call the services of the engine; keys, scopes, modes,
 * rates and bounds are those of `/v1`.
 *
 * @example
 * ```ts
 * import * as Routes from "@sendwright/http/Routes"
 * import * as Postmark from "@sendwright/postmark/Postmark"
 * import * as HttpRouter from "effect/http/HttpRouter"
 * import * as Layer from "effect/Layer"
 *
 * // The API and Postmark's interface on one port. It asks for the services of an engine, and for an HTTP server.
 * const Server = HttpRouter.serve(Layer.merge(Routes.layer, Postmark.layer), { routerConfig: Routes.routerConfig })
 * ```
 */
export const layer = Layer.merge(EmailRoutes.layer, Elsewhere.layer).pipe(Layer.provide(Answers.layer))

/** The body of an answer to a request that ended without one, for who refuses requests before they are routed. */
export const bodyOfFailure = (failure: Failure): object => bodyOf(ofFailure(failure))
