import type { Failure } from "@sendwright/http/Failures"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Layer from "effect/Layer"
import * as ApiKeysRoutes from "./ApiKeysRoutes.ts"
import * as AttachmentsRoutes from "./AttachmentsRoutes.ts"
import * as DomainsRoutes from "./DomainsRoutes.ts"
import * as Elsewhere from "./Elsewhere.ts"
import * as EmailsRoutes from "./EmailsRoutes.ts"
import * as ReceivingRoutes from "./ReceivingRoutes.ts"
import { bodyOf, ofFailure } from "./ResendError.ts"
import * as SuppressionsRoutes from "./SuppressionsRoutes.ts"
import * as TemplatesRoutes from "./TemplatesRoutes.ts"
import * as WebhooksRoutes from "./WebhooksRoutes.ts"

/**
 * Resend's interface as routes beside those of the API, under the path of `ResendSettings`: serve it with the same router
 * (`Routes.layer`). It reads `HttpSettings` and calls the services of the engine; keys, scopes, modes, rates and bounds
 * are those of `/v1`.
 *
 * @example
 * ```ts
 * import * as Routes from "@sendwright/http/Routes"
 * import * as Resend from "@sendwright/resend/Resend"
 * import * as HttpRouter from "effect/http/HttpRouter"
 * import * as Layer from "effect/Layer"
 *
 * // The API and Resend's interface on one port. It asks for the services of an engine, and for an HTTP server.
 * const Server = HttpRouter.serve(Layer.merge(Routes.layer, Resend.layer), { routerConfig: Routes.routerConfig })
 * ```
 */
export const layer = Layer.mergeAll(
  EmailsRoutes.layer,
  AttachmentsRoutes.layer,
  ReceivingRoutes.layer,
  DomainsRoutes.layer,
  ApiKeysRoutes.layer,
  WebhooksRoutes.layer,
  TemplatesRoutes.layer,
  SuppressionsRoutes.layer,
  Elsewhere.layer
).pipe(Layer.provide(Answers.layer))

/** The body of an answer to a request that ended without one, for who refuses requests before they are routed. */
export const bodyOfFailure = (failure: Failure): object => bodyOf(ofFailure(failure))
