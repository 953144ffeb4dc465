import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { decodeSend } from "@sendwright/api/wire/SendRequest"
import { Portal } from "@sendwright/core/portal/Portal"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as RequestWorker from "@sendwright/core/requests/RequestWorker"
import { type KeyRing, SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as ReceivedFiles from "@sendwright/mime/ReceivedFiles"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as NodeMac from "@sendwright/node/NodeMac"
import * as NodePasswordHasher from "@sendwright/node/NodePasswordHasher"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import * as ProcessGauges from "@sendwright/node/ProcessGauges"
import * as PastedBounce from "@sendwright/receiving/PastedBounce"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as LinkMail from "../adapters/LinkMail.ts"
import * as Objects from "../adapters/Objects.ts"
import * as Providers from "../adapters/Providers.ts"
import * as SecretKeys from "../adapters/SecretKeys.ts"
import type { HostConfig } from "../config/Config.ts"
import * as KeyRings from "../config/KeyRing.ts"
import { HostError } from "../foundation/HostError.ts"
import { EventIntakes } from "./ProviderEventsRoute.ts"
import * as ServerDoctor from "./ServerDoctor.ts"
import * as Storage from "./Storage.ts"

const httpSettings = ({ bodyLimits, bodyMemory }: HostConfig) =>
  Layer.succeed(HttpSettings, { ...HttpSettings.defaultValue(), bodyLimits, bodyMemory })

/** The key ring that was given, else the one that is kept in the data directory. */
export const keyRing = (config: HostConfig) =>
  config.keyRing === null ? KeyRings.kept(config.dataDir) : Effect.succeed(config.keyRing)

/** What takes the reports of providers, for its routes. */
const intakes = (config: HostConfig) =>
  Layer.effect(
    EventIntakes,
    Effect.forEach(config.intakes, ({ make, name }) => Effect.map(make, (intake) => ({ name, intake })))
  )

const portsOf = (config: HostConfig, ring: KeyRing) =>
  Layer.mergeAll(
    SecretBox.layer(ring),
    NodeGuardedHttp.layer,
    Providers.identities(config),
    Providers.layer(config, { keyRing: ring, host: config.returnPathHost, receives: config.mail !== null })
  ).pipe(
    Layer.provideMerge(NodeDnsResolver.layer({ servers: config.dnsServers })),
    Layer.provideMerge(Objects.over(config, Storage.layer(config)))
  )

/** What operators look at besides what the engine itself knows. */
const operations = (config: HostConfig, ring: KeyRing) =>
  Layer.merge(
    ServerDoctor.layer(config),
    PastedBounce.layer({ keys: ReturnPath.keysOf(ring), feedback: config.mail?.feedback ?? null })
  )

const basics = (config: HostConfig, ring: KeyRing) =>
  Layer.mergeAll(
    NodeCrypto.layer,
    NodeMac.layer,
    PooledRandom.layer,
    httpSettings(config),
    RecipientHash.layer(RecipientHash.fromKeyRing(ring)),
    Portal.layerKeys(ring)
  )

const failed = (error: HostError) => Layer.effectContext(Effect.fail(error))

const people = (config: HostConfig) =>
  Sendwright.layerPeople.pipe(Layer.provide(NodePasswordHasher.layer), Layer.provideMerge(LinkMail.layer(config)))

/**
 * Every service of the engine on the storage, provider and keys of a configuration. Fails where a key is missing or wrong
 * that the storage needs.
 */
export const layer = (config: HostConfig, ring: KeyRing) =>
  Layer.mergeAll(intakes(config), people(config), operations(config, ring)).pipe(
    Layer.provideMerge(Sendwright.layer(config.settings, portsOf(config, ring))),
    Layer.catchTag("SettingsInvalid", ({ message }) => failed(new HostError({ message }))),
    Layer.catchTag("KeysUnusable", (error) => failed(SecretKeys.explain(error))),
    Layer.catchTag("StorageError", (error) => failed(Storage.explain(config)(error))),
    Layer.provideMerge(basics(config, ring))
  )

/** The same for commands that open no secret, or say themselves what is wrong with the keys. */
export const layerUnchecked = (config: HostConfig, ring: KeyRing) =>
  Layer.merge(intakes(config), people(config)).pipe(
    Layer.provideMerge(Sendwright.layerUnchecked(config.settings, portsOf(config, ring))),
    Layer.catchTag("SettingsInvalid", ({ message }) => failed(new HostError({ message }))),
    Layer.provideMerge(basics(config, ring))
  )

/** The workers of the engine, and of what the configuration has besides. */
export const workers = (config: HostConfig) =>
  Layer.provide(
    Layer.mergeAll(
      Sendwright.layerWorkers,
      RequestWorker.layer(Effect.succeed(decodeSend)),
      Objects.sweep(config),
      Providers.chores(config)
    ),
    ReceivedFiles.layer
  )

/** What watches the storage and the process. */
export const health = Layer.merge(Sendwright.layerHealth, ProcessGauges.layer)
