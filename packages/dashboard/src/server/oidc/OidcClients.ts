import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { DashboardSettings } from "../DashboardSettings.ts"
import type { OidcIssuer } from "../OidcIssuer.ts"
import * as OidcClient from "./OidcClient.ts"

/** The issuers that people sign in through, by id, each with its client. */
export class OidcClients extends Context.Service<
  OidcClients,
  ReadonlyMap<string, { readonly issuer: OidcIssuer; readonly client: OidcClient.OidcClient }>
>()("@sendwright/dashboard/server/oidc/OidcClients") {
  static readonly layer = Layer.effect(
    OidcClients,
    Effect.gen(function*() {
      const { oidc, oidcDeadlineMillis } = yield* DashboardSettings
      const clients = yield* Effect.forEach(
        oidc,
        (issuer) =>
          Effect.map(OidcClient.make(issuer, oidcDeadlineMillis), (client) => [issuer.id, { issuer, client }] as const)
      )
      return new Map(clients)
    })
  )
}
