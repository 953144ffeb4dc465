import { Api } from "@sendwright/api/Api"
import * as Address from "@sendwright/core/foundation/Address"
import { HttpApi, HttpApiBuilder } from "effect/http-api"
import * as Layer from "effect/Layer"
import * as AccountHandlers from "./AccountHandlers.ts"
import * as Authorization from "./Authorization.ts"
import * as DocumentationRoutes from "./DocumentationRoutes.ts"
import * as DomainsHandlers from "./DomainsHandlers.ts"
import * as EmailsRoutes from "./EmailsRoutes.ts"
import * as HealthRoutes from "./HealthRoutes.ts"
import * as ReceivedHandlers from "./ReceivedHandlers.ts"
import * as RecipientsHandlers from "./RecipientsHandlers.ts"
import * as Answers from "./ResponseMiddleware.ts"
import * as SuppressionsHandlers from "./SuppressionsHandlers.ts"
import * as TemplatesHandlers from "./TemplatesHandlers.ts"
import * as WebhooksHandlers from "./WebhooksHandlers.ts"

const handlers = Layer.mergeAll(
  DomainsHandlers.layer,
  SuppressionsHandlers.layer,
  TemplatesHandlers.layer,
  WebhooksHandlers.layer,
  AccountHandlers.layer,
  RecipientsHandlers.layer,
  ReceivedHandlers.layer
)

const { account, domains, emails: _, received, recipients, suppressions, templates, webhooks, ...others } = Api.groups
// A group that is new in the contract must be put among one or the other.
others satisfies Record<string, never>
const built = HttpApi.make(Api.identifier).add(
  account,
  domains,
  received,
  recipients,
  suppressions,
  templates,
  webhooks
)

/** The /v1 API: sending and the log as plain routes, everything else from its description. */
const api = Layer.merge(
  EmailsRoutes.layer,
  HttpApiBuilder.layer(built).pipe(Layer.provide(handlers), Layer.provide(Authorization.layer))
)

/** How paths are matched: as they are written. Pass it to the router that serves `layer`. */
export const routerConfig = {
  caseSensitive: true,
  ignoreTrailingSlash: false,
  ignoreDuplicateSlashes: false,
  // The longest thing in a path is an address.
  maxParamLength: Address.maxLength
} as const

/**
 * Every route of the server but `/metrics` (see `MetricsRoute.ts`), with the middleware around all of them. Serve it
 * with
 * `HttpRouter.serve(layer, { disableLogger: true, routerConfig })`, or mount it with `HttpRouter.toWebHandler`. The core's services
 * are to be provided outside, and `TracerDisabledWhen` of HttpMiddleware as `RequestSpan.effectTracerOff`.
 */
export const layer = Layer.mergeAll(api, HealthRoutes.layer, DocumentationRoutes.layer).pipe(
  Layer.provide(Answers.layer)
)
