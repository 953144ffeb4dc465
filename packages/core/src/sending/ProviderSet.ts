import type * as SecureRandom from "effect/crypto/SecureRandom"
import type * as Layer from "effect/Layer"
import type { DkimKeyMaker } from "../domains/DkimKey.ts"
import { DomainIdentities } from "../domains/DomainIdentity.ts"
import type { EmailProvider } from "./EmailProvider.ts"
import * as FailoverProvider from "./FailoverProvider.ts"
import type { NamedProvider, ReturnPathOptions } from "./ProviderDefinition.ts"
import type { Throttles } from "./ThrottledProvider.ts"
import * as ThrottledProvider from "./ThrottledProvider.ts"

/** The providers that take the mail, in the order in which they are tried. */
export type Providers<A = NamedProvider> = readonly [A, ...ReadonlyArray<A>]

/** Providers that replace each other, in their order, each with its own throttles around it. */
export const combine = <E>(
  [first, second, ...others]: Providers<Layer.Layer<EmailProvider, E>>
): Layer.Layer<EmailProvider, E, Throttles> => {
  const throttled = ThrottledProvider.layer(first)
  return second === undefined
    ? throttled
    : FailoverProvider.layer([throttled, ThrottledProvider.layer(second), ...others.map(ThrottledProvider.layer)])
}

/**
 * The providers as one: each is tried while those before it are in trouble.
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
  returnPaths: ReturnPathOptions | null
): Layer.Layer<EmailProvider, never, Throttles> => {
  const named = (provider: NamedProvider) => FailoverProvider.layerNamed(provider.name, provider.layer(returnPaths))
  return combine([named(first), ...others.map(named)])
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
