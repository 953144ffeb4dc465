import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Accounts } from "./accounts/Accounts.ts"
import { RateLimits } from "./accounts/RateLimits.ts"
import { AccountSummaries } from "./AccountSummary.ts"
import { AuditLog } from "./audit/AuditLog.ts"
import { DomainChecks } from "./domains/DomainChecks.ts"
import * as DomainMonitor from "./domains/DomainMonitor.ts"
import { Domains } from "./domains/Domains.ts"
import { AttachmentLoader } from "./emails/AttachmentLoader.ts"
import { Emails } from "./emails/Emails.ts"
import { Brand, EngineSettings, ReputationSettings, ThrottleSettings, WebhookSettings } from "./foundation/Settings.ts"
import { Erasures } from "./privacy/Erasures.ts"
import { Exports } from "./privacy/Exports.ts"
import * as Retention from "./privacy/Retention.ts"
import { ReputationGuard } from "./reputation/ReputationGuard.ts"
import { HeldEmails } from "./sending/HeldEmails.ts"
import { ProviderEvents } from "./sending/ProviderEvents.ts"
import * as Scheduler from "./sending/Scheduler.ts"
import * as SendWorker from "./sending/SendWorker.ts"
import { Suppressions } from "./suppressions/Suppressions.ts"
import { Templates } from "./templates/Templates.ts"
import * as DeliveryWorker from "./webhooks/DeliveryWorker.ts"
import { Webhooks } from "./webhooks/Webhooks.ts"

/** What differs from the defaults, by the reference that holds it; what is not named is left to the context. */
export interface SendwrightSettings {
  readonly brand?: Partial<Brand>
  readonly engine?: Partial<EngineSettings>
  readonly webhooks?: Partial<WebhookSettings>
  readonly reputation?: Partial<ReputationSettings>
  readonly throttles?: Partial<ThrottleSettings>
}

const withSettings = <A extends object>(reference: Context.Reference<A>, given: Partial<A> | undefined) =>
  given === undefined
    ? Layer.empty
    : Layer.effect(reference, Effect.map(reference, (current) => ({ ...current, ...given })))

const references = (settings: SendwrightSettings) =>
  Layer.mergeAll(
    withSettings(Brand, settings.brand),
    withSettings(EngineSettings, settings.engine),
    withSettings(WebhookSettings, settings.webhooks),
    withSettings(ReputationSettings, settings.reputation),
    withSettings(ThrottleSettings, settings.throttles)
  )

const services = Layer.mergeAll(
  Emails.layer.pipe(Layer.provide(AttachmentLoader.layer)),
  Webhooks.layer,
  Suppressions.layer,
  Domains.layer,
  ProviderEvents.layer,
  HeldEmails.layer,
  Accounts.layer,
  AccountSummaries.layer,
  Exports.layer,
  Erasures.layer
).pipe(
  Layer.provideMerge(Layer.mergeAll(ReputationGuard.layer, DomainChecks.layer)),
  Layer.provideMerge(Templates.layer),
  Layer.provideMerge(Layer.mergeAll(RateLimits.layer, AuditLog.layer))
)

/**
 * Every service of the engine, with these settings for them and for whatever is built on them. What it asks for are its
 * ports: the stores (`memory/MemoryStorage`, or the Postgres package), `Wakeups`, `GuardedHttp`, `SecretBox`,
 * `DomainIdentities`, `DnsResolver`, and randomness and digests from `effect/crypto`.
 * The stores read `RecipientHashes` (see `privacy/RecipientHash`): without it, nobody can be erased.
 *
 * A send goes through `Emails` into `EmailStore.accept`; `SendWorker` hands it to the `EmailProvider`; what the
 * provider reports comes back through `ProviderEvents`; `DeliveryWorker` posts the events to webhook endpoints.
 */
export const layer = (settings: SendwrightSettings = {}) => Layer.provideMerge(services, references(settings))

/** The workers, which run until the layer's scope closes and then drain. Any number of processes may run them. */
export const layerWorkers = Layer.mergeAll(
  SendWorker.layer,
  Scheduler.layer,
  DeliveryWorker.layer,
  DomainMonitor.layer,
  Retention.layer
)
