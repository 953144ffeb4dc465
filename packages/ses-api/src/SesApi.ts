import type { Failure } from "@sendwright/http/Failures"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Layer from "effect/Layer"
import * as AccountRoute from "./AccountRoute.ts"
import * as BulkRoute from "./BulkRoute.ts"
import * as Credentials from "./Credentials.ts"
import * as Elsewhere from "./Elsewhere.ts"
import * as IdentitiesRoutes from "./IdentitiesRoutes.ts"
import * as SendRoute from "./SendRoute.ts"
import { bodyOf, ofFailure } from "./SesError.ts"
import * as SuppressionsRoutes from "./SuppressionsRoutes.ts"

/**
 * The API of Amazon SES (version 2) as routes beside those of `/v1`, under the path of `SesApiSettings`: serve them with
 * the same router (`Routes.layer`). Requests are signed (AWS Signature Version 4) with the access key that
 * `GET /credentials` answers an API key with. They read `HttpSettings` and call the services of the engine; scopes, modes,
 * rates and bounds are those of the key in `/v1`. It needs Node, for its digests.
 *
 * @example
 * ```ts
 * import * as Routes from "@sendwright/http/Routes"
 * import * as SesApi from "@sendwright/ses-api/SesApi"
 * import * as HttpRouter from "effect/http/HttpRouter"
 * import * as Layer from "effect/Layer"
 *
 * // /v1 and the API of SES on one port. It asks for the services of an engine, and for an HTTP server.
 * const Server = HttpRouter.serve(Layer.merge(Routes.layer, SesApi.layer), { routerConfig: Routes.routerConfig })
 * ```
 */
export const layer = Layer.mergeAll(
  SendRoute.layer,
  BulkRoute.layer,
  AccountRoute.layer,
  IdentitiesRoutes.layer,
  SuppressionsRoutes.layer,
  Credentials.layer,
  Elsewhere.layer
).pipe(Layer.provide(Answers.layer))

/** The body of an answer to a request that ended without one, for who refuses requests before they are routed. */
export const bodyOfFailure = (failure: Failure): object => bodyOf(ofFailure(failure))
