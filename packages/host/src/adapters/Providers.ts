import type { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import type { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import type { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type {
  ChorePorts,
  NamedProvider,
  ProviderStores,
  ReturnPathOptions
} from "@sendwright/core/sending/ProviderDefinition"
import * as ProviderSet from "@sendwright/core/sending/ProviderSet"
import type { RouteStore } from "@sendwright/core/sending/RouteStore"
import type { Throttles } from "@sendwright/core/sending/ThrottledProvider"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as CaptureProvider from "@sendwright/node/CaptureProvider"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { captureDirectory, type HostConfig } from "../config/Config.ts"

const captured = (file: string) => Effect.annotateLogs(Effect.logInfo("An email was written to a file"), { file })

/** Those that are set up, or else files. */
const providersOf = (config: HostConfig): ProviderSet.Providers => {
  const [first, ...others] = config.providers
  const capture = (): NamedProvider => ({
    ...CaptureProvider.setup(captureDirectory(config), { captured }),
    name: "capture"
  })
  return first === undefined ? [capture()] : [first, ...others]
}

/** The provider that takes the mail: the one that is set up, several that replace each other or are chosen by routes, or files. */
export const layer = (
  config: HostConfig,
  returnPaths: ReturnPathOptions | null
): Layer.Layer<EmailProvider, never, DnsResolver | ProviderStores | RouteStore | Throttles> =>
  ProviderSet.layer(providersOf(config), returnPaths, config.routes)

/** What the providers do beside the workers. */
export const chores = ({ providers }: Pick<HostConfig, "providers">): Layer.Layer<never, never, ChorePorts> =>
  providers.reduce<Layer.Layer<never, never, ChorePorts>>(
    (all, { chores = Layer.empty }) => Layer.merge(all, chores),
    Layer.empty
  )

/** The identities that new domains get. */
export const identities = (
  config: HostConfig
): Layer.Layer<DomainIdentities, never, SecureRandom.SecureRandom> =>
  Layer.provide(ProviderSet.identities(providersOf(config)), NodeDkimKeyMaker.layer)
