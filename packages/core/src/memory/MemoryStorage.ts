import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"
import type { AccountStore } from "../accounts/AccountStore.ts"
import type { RateStore } from "../accounts/RateStore.ts"
import type { AuditStore } from "../audit/AuditStore.ts"
import type { DomainStore } from "../domains/DomainStore.ts"
import type { EmailStore } from "../emails/EmailStore.ts"
import type { SendJobs } from "../sending/SendJobs.ts"
import type { SuppressionStore } from "../suppressions/SuppressionStore.ts"
import type { WebhookStore } from "../webhooks/WebhookStore.ts"
import * as MemoryAccountStore from "./MemoryAccountStore.ts"
import * as MemoryAuditStore from "./MemoryAuditStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import * as MemoryDomainStore from "./MemoryDomainStore.ts"
import * as MemoryEmailStore from "./MemoryEmailStore.ts"
import * as MemoryRateStore from "./MemoryRateStore.ts"
import * as MemorySendJobs from "./MemorySendJobs.ts"
import * as MemorySuppressionStore from "./MemorySuppressionStore.ts"
import * as MemoryWebhookStore from "./MemoryWebhookStore.ts"

/** Every storage port of the engine. */
export type Storage =
  | AccountStore
  | AuditStore
  | DomainStore
  | EmailStore
  | RateStore
  | SendJobs
  | SuppressionStore
  | WebhookStore

/** Every storage port on one `MemoryDatabase` that others may share. */
export const layerNoDeps: Layer.Layer<Storage, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.mergeAll(
  MemoryAccountStore.layer,
  MemoryAuditStore.layer,
  MemoryDomainStore.layer,
  MemoryEmailStore.layer,
  MemoryRateStore.layer,
  MemorySendJobs.layer,
  MemorySuppressionStore.layer,
  MemoryWebhookStore.layer
)

/** Every storage port in memory: nothing outlives the process. Layers are memoised: `Layer.fresh` makes an empty one. */
export const layer: Layer.Layer<Storage, never, SecureRandom.SecureRandom> = Layer.provide(
  layerNoDeps,
  MemoryDatabase.layer
)
