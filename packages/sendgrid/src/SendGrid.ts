import type { Failure } from "@sendwright/http/Failures"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Layer from "effect/Layer"
import * as Elsewhere from "./Elsewhere.ts"
import * as MailSendRoute from "./MailSendRoute.ts"
import { bodyOf, ofFailure } from "./SendGridError.ts"

/**
 * SendGrid's `POST /v3/mail/send` as a route beside those of the API, under the path of `SendGridSettings`: serve it with
 * the same router (`Routes.layer`). It reads `HttpSettings` and calls the services of the engine; keys, scopes, modes,
 * rates and bounds are those of `/v1`.
 *
 * @example
 * ```ts
 * import * as Routes from "@sendwright/http/Routes"
 * import * as SendGrid from "@sendwright/sendgrid/SendGrid"
 * import * as HttpRouter from "effect/http/HttpRouter"
 * import * as Layer from "effect/Layer"
 *
 * // The API and SendGrid's interface on one port. It asks for the services of an engine, and for an HTTP server.
 * const Server = HttpRouter.serve(Layer.merge(Routes.layer, SendGrid.layer), { routerConfig: Routes.routerConfig })
 * ```
 */
export const layer = Layer.merge(MailSendRoute.layer, Elsewhere.layer).pipe(Layer.provide(Answers.layer))

/** The body of an answer to a request that ended without one, for who refuses requests before they are routed. */
export const bodyOfFailure = (failure: Failure): object => bodyOf(ofFailure(failure))
