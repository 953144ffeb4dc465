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
import { askForHosts, orderText } from "./ProviderRoutes.ts"
import * as ReceiverHosts from "./ReceiverHosts.ts"
import * as RoutedProvider from "./RoutedProvider.ts"
import type { Throttles } from "./ThrottledProvider.ts"
import * as ThrottledProvider from "./ThrottledProvider.ts"

/** The providers that take the mail, in the order in which they are tried. */
export type Providers<A = NamedProvider> = readonly [A, ...ReadonlyArray<A>]

/** Providers that replace each other, in their order, each with its own throttles around it. */
export const combine = <E, R>(
  [first, second, ...others]: Providers<Layer.Layer<EmailProvider, E, R>>
): Layer.Layer<EmailProvider, E, R | Throttles> => {
  const throttled = ThrottledProvider.layer(first)
  return second === undefined
    ? throttled
    : FailoverProvider.layer([throttled, ThrottledProvider.layer(second), ...others.map(ThrottledProvider.layer)])
}

/** Providers that are chosen by rules, each with its own throttles around it. */
const routed = <E, R>(
  providers: Providers<Layer.Layer<EmailProvider, E, R>>,
  routes: RoutedProvider.Routes
): Layer.Layer<EmailProvider, E, R | Throttles> =>
  Layer.effect(
    EmailProvider,
    Effect.forEach(
      providers,
      (provider) =>
        Effect.map(Layer.build(ThrottledProvider.layer(provider)), (context) => Context.get(context, EmailProvider))
    ).pipe(Effect.flatMap((all) => RoutedProvider.make(all, routes)))
  )

/**
 * The providers as one: each is tried while those before it are in trouble. With routes, their rules say which ones and
 * in which order; where all rules lead to the usual ones, they change nothing.
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
  [first, ...others]: Providers,
  returnPaths: ReturnPathOptions | null,
  routes: RoutedProvider.Routes | null = null
): Layer.Layer<EmailProvider, never, DnsResolver | ProviderStores | Throttles> => {
  const named = ({ layer, name }: NamedProvider) => FailoverProvider.layerNamed(name, layer(returnPaths, name))
  const layers: Providers<Layer.Layer<EmailProvider, never, ProviderStores>> = [named(first), ...others.map(named)]
  return routes === null || routes.rules.every(({ providers }) => orderText(providers) === orderText(routes.usual))
    ? combine(layers)
    : askForHosts(routes.rules)
    ? Layer.unwrap(Effect.map(ReceiverHosts.make, (hosts) => routed(layers, { ...routes, hosts })))
    : routed(layers, routes)
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
