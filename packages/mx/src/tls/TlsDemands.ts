import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Route, RouteHost } from "../Route.ts"
import type { TlsDecision } from "./TlsDecision.ts"

/** Finds what is demanded of a connection to a host of a route: asks for TLSA records and the domain's policy. */
export class TlsDemands extends Context.Service<TlsDemands, {
  readonly of: (route: Route, host: RouteHost) => Effect.Effect<TlsDecision>
}>()("@sendwright/mx/tls/TlsDemands") {}
