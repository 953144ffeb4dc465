import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Accounts } from "./accounts/Accounts.ts"
import { RateLimits } from "./accounts/RateLimits.ts"
import { AccountSummaries } from "./AccountSummary.ts"
import { AuditLog } from "./audit/AuditLog.ts"
import { DomainChecks } from "./domains/DomainChecks.ts"
import { DomainSettings } from "./domains/DomainIdentity.ts"
import * as DomainMonitor from "./domains/DomainMonitor.ts"
import { Domains } from "./domains/Domains.ts"
import { EmailHistories } from "./EmailHistory.ts"
import { AttachmentLinks } from "./emails/AttachmentLinks.ts"
import { AttachmentLoader } from "./emails/AttachmentLoader.ts"
import { BulkActions } from "./emails/BulkActions.ts"
import * as DirectHandoffs from "./emails/DirectHandoffs.ts"
import { EmailCopies } from "./emails/EmailCopies.ts"
import { EmailLog } from "./emails/EmailLog.ts"
import { Emails } from "./emails/Emails.ts"
import { LiveFeed } from "./emails/LiveFeed.ts"
import * as MonthKeeper from "./foundation/MonthKeeper.ts"
import * as OutgoingHold from "./foundation/OutgoingHold.ts"
import {
  AttachmentSettings,
  Brand,
  EngineSettings,
  ExportSettings,
  HealthSettings,
  ReputationSettings,
  SignInSettings,
  ThrottleSettings,
  WebhookSettings
} from "./foundation/Settings.ts"
import { type Given, over, resolve, type SettingsInput, type SettingsInvalid } from "./foundation/SettingsInput.ts"
import type { StorageDiagnostics } from "./foundation/StorageDiagnostics.ts"
import type { StorageError } from "./foundation/StorageError.ts"
import * as StorageGauges from "./foundation/StorageGauges.ts"
import * as StorageWatch from "./foundation/StorageWatch.ts"
import * as KeyCheck from "./KeyCheck.ts"
import { EmailMetrics } from "./metrics/EmailMetrics.ts"
import * as MetricsWorker from "./metrics/MetricsWorker.ts"
import { AccountOverviews } from "./operator/AccountOverviews.ts"
import { Nodes } from "./operator/Nodes.ts"
import { Queue } from "./operator/Queue.ts"
import { Portal } from "./portal/Portal.ts"
import { Erasures } from "./privacy/Erasures.ts"
import { Exports } from "./privacy/Exports.ts"
import * as Retention from "./privacy/Retention.ts"
import { RetentionControl } from "./privacy/RetentionControl.ts"
import { ReceivedEmails } from "./received/ReceivedEmails.ts"
import { ReceivedLinks } from "./received/ReceivedLinks.ts"
import { Receivers } from "./received/Receivers.ts"
import { Reception } from "./received/Reception.ts"
import { Replies } from "./received/Replies.ts"
import { ReputationGuard } from "./reputation/ReputationGuard.ts"
import type { SecretBox } from "./secrets/SecretBox.ts"
import { EmailSources } from "./sending/EmailSources.ts"
import { HeldEmails } from "./sending/HeldEmails.ts"
import { ProviderEvents } from "./sending/ProviderEvents.ts"
import { RouteControl } from "./sending/RouteControl.ts"
import * as Scheduler from "./sending/Scheduler.ts"
import * as SendWorker from "./sending/SendWorker.ts"
import * as SiteReports from "./sending/SiteReports.ts"
import { Sites } from "./sending/Sites.ts"
import { Suppressions } from "./suppressions/Suppressions.ts"
import { Templates } from "./templates/Templates.ts"
import { Members } from "./users/Members.ts"
import { OidcSignIn } from "./users/OidcSignIn.ts"
import { Sessions } from "./users/Sessions.ts"
import { SignIn } from "./users/SignIn.ts"
import { Users } from "./users/Users.ts"
import * as DeliveryWorker from "./webhooks/DeliveryWorker.ts"
import { ReceivedHandlers } from "./webhooks/ReceivedHandlers.ts"
import { Webhooks } from "./webhooks/Webhooks.ts"

/**
 * What differs from the defaults; what is left out is left to the context. Durations are `"24 hours"`,
 * `{ minutes: 5 }`, `Duration.hours(24)`, or numbers of milliseconds.
 */
export interface SendwrightSettings extends SettingsInput {
  /** The host that takes bounces, and the SPF mechanisms of the hosts that send: they are in domains' records. */
  readonly domainRecords?: Given<DomainSettings> | undefined
}

/**
 * The settings as the references that services and adapters read. Fails with all invalid settings. `layer` includes
 * them: this is for adapters that are used without it.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 * import { EngineSettings } from "@sendwright/core/foundation/Settings"
 * import * as Effect from "effect/Effect"
 *
 * const handoffWindow = Effect.map(EngineSettings, ({ handoffWindowMillis }) => handoffWindowMillis).pipe(
 *   Effect.provide(Sendwright.layerSettings({ engine: { handoffWindow: "6 hours" } }))
 * )
 * ```
 */
export const layerSettings = (settings: SendwrightSettings): Layer.Layer<never, SettingsInvalid> =>
  Layer.effectContext(Effect.gen(function*() {
    const base = {
      brand: yield* Brand,
      engine: yield* EngineSettings,
      webhooks: yield* WebhookSettings,
      reputation: yield* ReputationSettings,
      throttles: yield* ThrottleSettings,
      attachments: yield* AttachmentSettings,
      exports: yield* ExportSettings,
      health: yield* HealthSettings,
      signIn: yield* SignInSettings
    }
    const resolved = yield* Effect.fromResult(resolve(settings, base))
    return Context.make(Brand, resolved.brand).pipe(
      Context.add(EngineSettings, resolved.engine),
      Context.add(WebhookSettings, resolved.webhooks),
      Context.add(ReputationSettings, resolved.reputation),
      Context.add(ThrottleSettings, resolved.throttles),
      Context.add(AttachmentSettings, resolved.attachments),
      Context.add(ExportSettings, resolved.exports),
      Context.add(HealthSettings, resolved.health),
      Context.add(SignInSettings, resolved.signIn),
      Context.add(DomainSettings, over(yield* DomainSettings, settings.domainRecords))
    )
  })) as Layer.Layer<never, SettingsInvalid>

const services = Layer.mergeAll(
  Replies.layer.pipe(
    Layer.provideMerge(
      Layer.merge(Emails.layer.pipe(Layer.provide(AttachmentLoader.layer)), ReceivedEmails.layer)
    )
  ),
  AttachmentLinks.layer,
  ReceivedLinks.layer,
  BulkActions.layer,
  LiveFeed.layer,
  EmailHistories.layer,
  EmailSources.layer,
  Webhooks.layer,
  ReceivedHandlers.layer,
  Receivers.layer,
  Reception.layer,
  Suppressions.layer,
  Domains.layer,
  ProviderEvents.layer,
  HeldEmails.layer,
  Sites.layer,
  RouteControl.layer,
  Layer.provideMerge(AccountOverviews.layer, Accounts.layer),
  AccountSummaries.layer,
  EmailMetrics.layer,
  Portal.layer,
  Exports.layer,
  Erasures.layer,
  RetentionControl.layer,
  Layer.provideMerge(Queue.layer, Nodes.layer)
).pipe(
  Layer.provideMerge(Layer.mergeAll(ReputationGuard.layer, DomainChecks.layer)),
  Layer.provideMerge(Layer.mergeAll(Templates.layer, EmailLog.layer, EmailCopies.layer)),
  Layer.provideMerge(
    Layer.mergeAll(RateLimits.layer, AuditLog.layer, DirectHandoffs.layer, OutgoingHold.OutgoingHold.layer)
  )
)

/** Every service of the engine. */
export type Services = Layer.Success<typeof services>

/** The requirements of the services: their ports, randomness and digests. */
export type Ports = Layer.Services<typeof services>

interface LayerOf<E0, R0> {
  (): Layer.Layer<Services, E0, Ports | R0>
  (settings: SendwrightSettings): Layer.Layer<Services, SettingsInvalid | E0, Ports | R0>
  <A, E, R>(
    settings: SendwrightSettings,
    ports: Layer.Layer<A, E, R>
  ): Layer.Layer<Services | A, SettingsInvalid | E0 | E, R | Exclude<Ports | R0, A>>
}

const layerOf =
  <A, E0, R0>(services: Layer.Layer<A, E0, R0>) =>
  (settings: SendwrightSettings = {}, ports: Layer.Layer<never> = Layer.empty) =>
    services.pipe(Layer.provideMerge(ports), Layer.provideMerge(layerSettings(settings)))

/**
 * Every service of the engine, with these settings for the services and the ports. Fails with `SettingsInvalid` if a
 * setting is invalid, and with `KeysUnusable` if a key that stored secrets need is missing or wrong (`KeyCheck`). It
 * reads the storage, so the tables must exist.
 *
 * The ports are the stores (`memory/MemoryStorage`, or the Postgres package), `Wakeups`, `GuardedHttp`, `SecretBox`,
 * `DomainIdentities`, `DnsResolver`, and randomness and digests from `effect/crypto`. Adapters read settings too, such
 * as throttles and the hosts of domains' records: pass them as the second argument to give them these settings. Ports
 * that are provided from outside use the settings around them.
 * The stores read `RecipientHashes` (see `privacy/RecipientHash`), which erasure needs. Links to portals are signed with
 * `Portal.layerKeys`, which making them needs.
 *
 * A send goes through `Emails` into `EmailStore.accept`; `SendWorker` hands it to the `EmailProvider`; the provider's
 * reports arrive through `ProviderEvents`; `DeliveryWorker` posts the events to webhook endpoints.
 *
 * @example
 * ```ts
 * import { MemoryStorage, Sendwright } from "@sendwright/core"
 * import * as Layer from "effect/Layer"
 *
 * // All services with their stores; the other ports, such as DNS, are still required.
 * const Services = Sendwright.layer({ throttles: { sendRate: 50 } }).pipe(Layer.provideMerge(MemoryStorage.layer))
 * ```
 */
export const layer = layerOf(Layer.merge(services, Layer.effectDiscard(KeyCheck.check))) as LayerOf<
  KeyCheck.KeysUnusable | StorageError,
  SecretBox | StorageDiagnostics
>

/**
 * The same without reading the storage: for tests with made-up storage or keys, for tools that open no secret, and if
 * the tables are created after the layer.
 *
 * @example
 * ```ts
 * import { MemoryStorage, Sendwright } from "@sendwright/core"
 * import * as Layer from "effect/Layer"
 *
 * const Services = Sendwright.layerUnchecked().pipe(Layer.provideMerge(MemoryStorage.layer))
 * ```
 */
export const layerUnchecked = layerOf(services) as LayerOf<never, never>

/**
 * The users of a dashboard: their sign-in, their sessions, and the members of accounts. It uses the services and
 * settings of `layer` and also requires a `PasswordHasher`. If `LinkMail` is provided, links are mailed.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import { MemoryStorage, Sendwright } from "@sendwright/core"
 * import { AuditLog } from "@sendwright/core/audit/AuditLog"
 * import * as NodePasswordHasher from "@sendwright/node/NodePasswordHasher"
 * import * as Layer from "effect/Layer"
 *
 * const People = Sendwright.layerPeople.pipe(
 *   Layer.provide(Layer.merge(AuditLog.layer, NodePasswordHasher.layer)),
 *   Layer.provide(MemoryStorage.layer),
 *   Layer.provide(NodeCrypto.layer)
 * )
 * ```
 */
export const layerPeople = Layer.mergeAll(Users.layer, Members.layer, SignIn.layer, OidcSignIn.layer).pipe(
  Layer.provideMerge(Sessions.layer)
)

/**
 * The workers, which run until the layer's scope closes and then drain. Any number of processes may run them.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import { DomainIdentities, MemoryStorage, SecretBox, Sendwright, Wakeups } from "@sendwright/core"
 * import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 * import * as Layer from "effect/Layer"
 * import * as Redacted from "effect/Redacted"
 *
 * const Ports = Layer.mergeAll(
 *   MemoryStorage.layer,
 *   Wakeups.layerLocal,
 *   CaptureProvider.layer("captured"),
 *   SecretBox.layer({ active: "main", keys: { main: Redacted.make(new Uint8Array(32)) } }), // 32 secret bytes of yours
 *   NodeGuardedHttp.layer,
 *   NodeDnsResolver.layer(),
 *   Layer.provide(DomainIdentities.layerSelfHosted, NodeDkimKeyMaker.layer)
 * )
 *
 * export const SendwrightLive = Sendwright.layerWorkers.pipe(
 *   Layer.provideMerge(Sendwright.layer()),
 *   Layer.provideMerge(Ports),
 *   Layer.provide(NodeCrypto.layer)
 * )
 * ```
 */
export const layerWorkers = Layer.mergeAll(
  Layer.provideMerge(SendWorker.layer, SiteReports.layer),
  Scheduler.layer,
  DeliveryWorker.layer,
  DomainMonitor.layer,
  MetricsWorker.layer,
  MonthKeeper.layer,
  Retention.layer
)

/**
 * Watches the storage until the layer's scope closes, in processes with or without workers. It raises the condition
 * `database` (`foundation/Conditions`) while no send can be stored, and reads the gauges of queues, domains, accounts and
 * the database. The routes of `@sendwright/http` report conditions at `/health/ready`.
 *
 * @example
 * ```ts
 * import { MemoryStorage, Sendwright } from "@sendwright/core"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * const Watched = Sendwright.layerHealth.pipe(
 *   Layer.provide(Sendwright.layerSettings({ health: { figuresInterval: "1 minute" } })),
 *   Layer.provide(MemoryStorage.layer),
 *   Layer.provide(SecureRandom.layerWebCrypto)
 * )
 * ```
 */
export const layerHealth = Layer.mergeAll(StorageWatch.layer, StorageGauges.layer, OutgoingHold.layerWatch)
