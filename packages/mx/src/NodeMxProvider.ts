import type { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { ProviderStores } from "@sendwright/core/sending/ProviderDefinition"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import type { ReturnPaths } from "@sendwright/smtp/HandOver"
import * as Layer from "effect/Layer"
import type { MailDns } from "./dns/MailDns.ts"
import * as NodeMailDns from "./dns/NodeMailDns.ts"
import * as LocalAddress from "./LocalAddress.ts"
import type { MxOptions } from "./MxOptions.ts"
import * as MxProvider from "./MxProvider.ts"
import { Routes } from "./Routes.ts"
import * as MxSource from "./sources/MxSource.ts"
import { StsPolicies } from "./tls/StsPolicies.ts"
import { TlsDemands } from "./tls/TlsDemands.ts"

/**
 * Where mail of domains is taken to under these options: not to special addresses, and to this
 * machine only where it takes mail (`receives`).
 *
 * @example
 * ```ts
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as NodeMxProvider from "@sendwright/mx/NodeMxProvider"
 * import * as Layer from "effect/Layer"
 *
 * export const Routes = NodeMxProvider.routes(MxOptions.make({ name: "mail1.shop.example" })).pipe(
 *   Layer.provide(NodeMailDns.layer())
 * )
 * ```
 */
export const routes = (options: MxOptions): Layer.Layer<Routes, never, MailDns> => {
  const { allowPrivate, ipv6, name, receives } = options
  const mayReturn = allowPrivate || receives
  return Routes.layer({
    ownNames: mayReturn ? [] : [name, ...MxSource.of(options).map((source) => source.name)],
    ownAddresses: mayReturn ? [] : LocalAddress.all(),
    allowSpecial: allowPrivate,
    families: ipv6 ? ["IPv6", "IPv4"] : ["IPv4"]
  })
}

/**
 * The provider with all that it needs of Node.js: it asks name servers itself, and fetches policies of MTA-STS.
 *
 * @example
 * ```ts
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as NodeMxProvider from "@sendwright/mx/NodeMxProvider"
 *
 * export const Provider = NodeMxProvider.layer(MxOptions.make({ name: "mail1.shop.example", resolver: "127.0.0.1" }))
 * ```
 */
export const layer = (
  options: MxOptions,
  returnPaths: ReturnPaths | null = null,
  name = "mx"
): Layer.Layer<EmailProvider, never, ProviderStores> => {
  const { port, resolver } = options
  const found = Layer.merge(
    routes(options),
    TlsDemands.layer({ port }).pipe(Layer.provide(StsPolicies.layer()))
  )
  return MxProvider.layer(options, returnPaths, name).pipe(
    Layer.provide(found),
    Layer.provide(NodeMailDns.layer({ servers: resolver === null ? null : [resolver] })),
    Layer.provide(NodeGuardedHttp.layer)
  )
}
