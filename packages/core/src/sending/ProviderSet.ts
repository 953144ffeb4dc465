import * as Context from "effect/Context"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { DkimKeyMaker } from "../domains/DkimKey.ts"
import type { DnsResolver } from "../domains/DnsResolver.ts"
import { DomainIdentities } from "../domains/DomainIdentity.ts"
import { EmailProvider } from "./EmailProvider.ts"
import * as FailoverProvider from "./FailoverProvider.ts"
import type { NamedProvider, ProviderStores, ReturnPathOptions } from "./ProviderDefinition.ts"
import * as ReceiverHosts from "./ReceiverHosts.ts"
import { ConfiguredRoutes } from "./RouteControl.ts"
import * as RoutedProvider from "./RoutedProvider.ts"
import type { RouteStore } from "./RouteStore.ts"
import * as StoredRules from "./StoredRules.ts"
import type { Throttles } from "./ThrottledProvider.ts"
import * as ThrottledProvider from "./ThrottledProvider.ts"

/** The providers that take the mail, in the order in which they are tried. */
export type Providers<A = NamedProvider> = readonly [A, ...ReadonlyArray<A>]

/** Providers that are chosen by rules, each with its own throttles around it. */
const routed = <E, R>(
  providers: ReadonlyArray<Layer.Layer<EmailProvider, E, R>>,
  names: ReadonlyArray<string>,
  routes: RoutedProvider.Routes
): Layer.Layer<EmailProvider, E, R | DnsResolver | RouteStore | Throttles> =>
  Layer.effect(
    EmailProvider,
    Effect.gen(function*() {
      const all = yield* Effect.forEach(
        providers,
        (provider) =>
          Effect.map(Layer.build(ThrottledProvider.layer(provider)), (context) => Context.get(context, EmailProvider))
      )
      const hosts = yield* ReceiverHosts.make
      return yield* RoutedProvider.make(all, { ...routes, hosts, stored: yield* StoredRules.make(names) })
    })
  )

/**
 * The providers as one: each is tried while those before it are in trouble. Rules of routes, and those that operators
 * store (`RouteStore`), say for which mail they are others, and in which order. One provider alone takes all mail.
 *
 * @example
 * ```ts
 * import * as ProviderSet from "@sendwright/core/sending/ProviderSet"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 *
 * const files = { name: "files", ...CaptureProvider.setup("captured") }
 * export const Provider = ProviderSet.layer([files, { ...files, name: "more-files" }], null)
 * ```
 */
export const layer = (
  providers: Providers,
  returnPaths: ReturnPathOptions | null,
  routes: RoutedProvider.Routes | null = null
): Layer.Layer<EmailProvider, never, DnsResolver | ProviderStores | RouteStore | Throttles> => {
  const layers = providers.map(({ layer, name }) => FailoverProvider.layerNamed(name, layer(returnPaths, name)))
  const names = providers.map(({ name }) => name)
  const used = { rules: routes?.rules ?? [], usual: routes?.usual ?? names }
  return Layer.merge(
    layers.length === 1 ? ThrottledProvider.layer(layers[0]!) : routed(layers, names, used),
    Layer.succeed(ConfiguredRoutes, { names, ...used })
  )
}

/**
 * The identities that new domains get: of the provider where it signs and takes all mail, of our own where none signs.
 * Where they replace each other a domain has both: those who sign do so for what they send, and we for the rest.
 */
export const identities = (
  providers: Providers<Pick<NamedProvider, "identities">>
): Layer.Layer<DomainIdentities, never, DkimKeyMaker | SecureRandom.SecureRandom> => {
  const [only] = providers
  if (providers.length === 1 && only.identities !== undefined) return only.identities("alone")
  return providers.reduce<Layer.Layer<DomainIdentities, never, DkimKeyMaker | SecureRandom.SecureRandom>>(
    (all, provider) =>
      provider.identities === undefined ? all : DomainIdentities.layerBeside(all, provider.identities("beside")),
    DomainIdentities.layerSelfHosted
  )
}
