import * as Layer from "effect/Layer"
import { Accounts } from "./accounts/Accounts.ts"
import { AccountSummaries } from "./accounts/AccountSummary.ts"
import { RateLimits } from "./accounts/RateLimits.ts"
import { AuditLog } from "./audit/AuditLog.ts"
import { AttachmentLoader } from "./emails/AttachmentLoader.ts"
import { Emails } from "./emails/Emails.ts"
import { ProviderEvents } from "./sending/ProviderEvents.ts"
import * as SendWorker from "./sending/SendWorker.ts"
import * as Timekeeper from "./sending/Timekeeper.ts"
import * as DeliveryWorker from "./webhooks/DeliveryWorker.ts"
import { Webhooks } from "./webhooks/Webhooks.ts"

/**
 * Every service of the engine. What it asks for are its ports: the stores (`memory/MemoryStorage`, or the Postgres
 * package), `Wakeups`, `GuardedHttp`, `SecretBox`, and randomness and digests from `effect/crypto`.
 *
 * A send goes through `Emails` into `EmailStore.accept`; `SendWorker` hands it to the `EmailProvider`; what the
 * provider reports comes back through `ProviderEvents`; `DeliveryWorker` posts the events to webhook endpoints.
 */
export const layer = Layer.mergeAll(
  Emails.layer.pipe(Layer.provide(AttachmentLoader.layer)),
  Webhooks.layer,
  ProviderEvents.layer,
  Accounts.layer,
  AccountSummaries.layer
).pipe(Layer.provideMerge(Layer.mergeAll(RateLimits.layer, AuditLog.layer)))

/** The workers, which run until the layer's scope closes and then drain. Any number of processes may run them. */
export const layerWorkers = Layer.mergeAll(SendWorker.layer, Timekeeper.layer, DeliveryWorker.layer)
