import * as Authorization from "@sendwright/http/Authorization"
import * as ResponseMiddleware from "@sendwright/http/ResponseMiddleware"
import { HttpApiBuilder } from "effect/http-api"
import * as Layer from "effect/Layer"
import { DashboardApi } from "../contract/DashboardApi.ts"
import { AssetSource } from "./Assets.ts"
import * as AccountHandlers from "./handlers/AccountHandlers.ts"
import * as DomainsHandlers from "./handlers/DomainsHandlers.ts"
import * as EmailHandlers from "./handlers/EmailHandlers.ts"
import * as EmailsHandlers from "./handlers/EmailsHandlers.ts"
import * as FirstStepsHandlers from "./handlers/FirstStepsHandlers.ts"
import * as KeysHandlers from "./handlers/KeysHandlers.ts"
import * as LiveHandlers from "./handlers/LiveHandlers.ts"
import * as MembersHandlers from "./handlers/MembersHandlers.ts"
import * as MetricsHandlers from "./handlers/MetricsHandlers.ts"
import * as OperationsHandlers from "./handlers/OperationsHandlers.ts"
import * as OperatorAccountsHandlers from "./handlers/OperatorAccountsHandlers.ts"
import * as OperatorUsersHandlers from "./handlers/OperatorUsersHandlers.ts"
import * as PortalHandlers from "./handlers/PortalHandlers.ts"
import * as ReceivedHandlers from "./handlers/ReceivedHandlers.ts"
import * as RoutesHandlers from "./handlers/RoutesHandlers.ts"
import * as SendHandlers from "./handlers/SendHandlers.ts"
import * as SessionHandlers from "./handlers/SessionHandlers.ts"
import * as SignInHandlers from "./handlers/SignInHandlers.ts"
import * as SitesHandlers from "./handlers/SitesHandlers.ts"
import * as SuppressionsHandlers from "./handlers/SuppressionsHandlers.ts"
import * as TemplatesHandlers from "./handlers/TemplatesHandlers.ts"
import * as WebhooksHandlers from "./handlers/WebhooksHandlers.ts"
import { OidcClients } from "./oidc/OidcClients.ts"
import * as OidcRoute from "./oidc/OidcRoute.ts"
import * as PageRoutes from "./PageRoutes.ts"
import * as Guard from "./sessions/Guard.ts"
import { EventStreams } from "./streams/EventStreams.ts"

const handlers = Layer.mergeAll(
  SignInHandlers.layer,
  SessionHandlers.layer,
  FirstStepsHandlers.layer,
  LiveHandlers.layer,
  EmailsHandlers.layer,
  EmailHandlers.layer,
  ReceivedHandlers.layer,
  SendHandlers.layer,
  TemplatesHandlers.layer,
  DomainsHandlers.layer,
  WebhooksHandlers.layer,
  KeysHandlers.layer,
  MetricsHandlers.layer,
  SuppressionsHandlers.layer,
  AccountHandlers.layer,
  MembersHandlers.layer,
  PortalHandlers.layer,
  OperatorAccountsHandlers.layer,
  OperatorUsersHandlers.layer,
  OperationsHandlers.layer,
  SitesHandlers.layer,
  RoutesHandlers.layer
)

/** The API of the page, without the page. */
export const layerApi = HttpApiBuilder.layer(DashboardApi).pipe(
  Layer.provide(handlers),
  Layer.provide(Layer.mergeAll(Guard.layer, Authorization.layer, EventStreams.layer)),
  Layer.merge(OidcRoute.layer),
  Layer.provide(OidcClients.layer),
  Layer.provide(ResponseMiddleware.layer)
)

/** The page, from an `AssetSource`. */
export const layerPage = PageRoutes.layer.pipe(Layer.provide(ResponseMiddleware.layer))

/**
 * The whole dashboard as routes beside those of the API: serve it with the same router (`Routes.layer`). It reads
 * `DashboardSettings` and `HttpSettings`, and calls the services of the engine. The operator's screens also use the ports
 * `Doctor` and `BounceReader`.
 *
 * @example
 * ```ts
 * import * as Dashboard from "@sendwright/dashboard/server/Dashboard"
 * import * as Routes from "@sendwright/http/Routes"
 * import * as HttpRouter from "effect/http/HttpRouter"
 * import * as Layer from "effect/Layer"
 *
 * // The API and the dashboard on one port. It asks for the services of an engine, and for an HTTP server.
 * const Server = HttpRouter.serve(Layer.merge(Routes.layer, Dashboard.layer), { routerConfig: Routes.routerConfig })
 * ```
 */
export const layer = Layer.merge(layerApi, Layer.provide(layerPage, AssetSource.layer()))
