import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { DomainIdentities, DomainSettings } from "@posthorn/core/domains/DomainIdentity"
import * as Posthorn from "@posthorn/core/Posthorn"
import * as RecipientHash from "@posthorn/core/privacy/RecipientHash"
import { type KeyRing, SecretBox } from "@posthorn/core/secrets/SecretBox"
import type { EmailProvider } from "@posthorn/core/sending/EmailProvider"
import { Brand, EngineSettings, ReputationSettings, WebhookSettings } from "@posthorn/core/Settings"
import * as NodeDkimKeyMaker from "@posthorn/mime/NodeDkimKeyMaker"
import * as SmtpProvider from "@posthorn/smtp/SmtpProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { captureDirectory, type HostConfig } from "./config/Config.ts"
import * as KeyRings from "./config/KeyRing.ts"
import { HttpSettings } from "./http/HttpSettings.ts"
import * as NodeDnsResolver from "./net/NodeDnsResolver.ts"
import * as NodeGuardedHttp from "./net/NodeGuardedHttp.ts"
import * as PooledRandom from "./PooledRandom.ts"
import * as CaptureProvider from "./providers/CaptureProvider.ts"
import * as Storage from "./Storage.ts"

/** The settings as the references that the engine and the routes read. */
const references = (config: HostConfig) =>
  Layer.mergeAll(
    Layer.succeed(Brand, config.brand),
    Layer.succeed(EngineSettings, config.engine),
    Layer.succeed(WebhookSettings, config.webhooks),
    Layer.succeed(ReputationSettings, config.reputation),
    Layer.succeed(DomainSettings, config.domains),
    Layer.succeed(HttpSettings, {
      ...HttpSettings.defaultValue(),
      bodyLimits: config.bodyLimits,
      ...(config.baseUrl === null ? {} : { docsUrl: `${config.baseUrl}/docs` })
    })
  )

/** The provider that takes the mail: the mail server, or files where none is named. */
export const provider = (config: HostConfig): Layer.Layer<EmailProvider> =>
  config.smtp === null ? CaptureProvider.layer(captureDirectory(config)) : SmtpProvider.layer(config.smtp)

/** The key ring that was given, else the one that is kept in the data directory. */
export const keyRing = (config: HostConfig) =>
  config.keyRing === null ? KeyRings.kept(config.dataDir) : Effect.succeed(config.keyRing)

/** Every service of the engine on the storage, provider and keys of a configuration. */
export const layer = (config: HostConfig, ring: KeyRing) =>
  Posthorn.layer.pipe(
    Layer.provideMerge(Layer.mergeAll(
      Storage.layer(config),
      SecretBox.layer(ring),
      NodeGuardedHttp.layer,
      NodeDnsResolver.layer({ servers: config.dnsServers }),
      Layer.provide(DomainIdentities.layerSelfHosted, NodeDkimKeyMaker.layer),
      provider(config)
    )),
    Layer.provideMerge(Layer.mergeAll(
      NodeCrypto.layer,
      PooledRandom.layer,
      references(config),
      RecipientHash.layer(RecipientHash.fromKeyRing(ring))
    ))
  )

/** The workers of the engine. */
export const workers = Posthorn.layerWorkers
