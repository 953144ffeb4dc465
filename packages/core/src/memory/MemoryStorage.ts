import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"
import type { AccountStore } from "../accounts/AccountStore.ts"
import type { RateStore } from "../accounts/RateStore.ts"
import type { ReputationStore } from "../accounts/ReputationStore.ts"
import type { AuditStore } from "../audit/AuditStore.ts"
import type { DomainStore } from "../domains/DomainStore.ts"
import type { EmailStore } from "../emails/EmailStore.ts"
import type { ErasureStore } from "../privacy/ErasureStore.ts"
import type { ExportStore } from "../privacy/ExportStore.ts"
import type { RetentionStore } from "../privacy/RetentionStore.ts"
import type { SendJobs } from "../sending/SendJobs.ts"
import type { SuppressionStore } from "../suppressions/SuppressionStore.ts"
import type { TemplateStore } from "../templates/TemplateStore.ts"
import type { WebhookStore } from "../webhooks/WebhookStore.ts"
import * as MemoryAccountStore from "./MemoryAccountStore.ts"
import * as MemoryAuditStore from "./MemoryAuditStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import * as MemoryDomainStore from "./MemoryDomainStore.ts"
import * as MemoryEmailStore from "./MemoryEmailStore.ts"
import * as MemoryErasureStore from "./MemoryErasureStore.ts"
import * as MemoryExportStore from "./MemoryExportStore.ts"
import * as MemoryRateStore from "./MemoryRateStore.ts"
import * as MemoryReputationStore from "./MemoryReputationStore.ts"
import * as MemoryRetentionStore from "./MemoryRetentionStore.ts"
import * as MemorySendJobs from "./MemorySendJobs.ts"
import * as MemorySuppressionStore from "./MemorySuppressionStore.ts"
import * as MemoryTemplateStore from "./MemoryTemplateStore.ts"
import * as MemoryWebhookStore from "./MemoryWebhookStore.ts"

/** Every storage port of the engine. */
export type Storage =
  | AccountStore
  | AuditStore
  | DomainStore
  | EmailStore
  | ErasureStore
  | ExportStore
  | RateStore
  | ReputationStore
  | RetentionStore
  | SendJobs
  | SuppressionStore
  | TemplateStore
  | WebhookStore

/** Every storage port on one `MemoryDatabase` that others may share. */
export const layerNoDeps: Layer.Layer<Storage, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.mergeAll(
  MemoryAccountStore.layer,
  MemoryAuditStore.layer,
  MemoryDomainStore.layer,
  MemoryEmailStore.layer,
  MemoryErasureStore.layer,
  MemoryExportStore.layer,
  MemoryRateStore.layer,
  MemoryReputationStore.layer,
  MemoryRetentionStore.layer,
  MemorySendJobs.layer,
  MemorySuppressionStore.layer,
  MemoryTemplateStore.layer,
  MemoryWebhookStore.layer
)

/** Every storage port in memory: nothing outlives the process. Layers are memoised: `Layer.fresh` makes an empty one. */
export const layer: Layer.Layer<Storage, never, SecureRandom.SecureRandom> = Layer.provide(
  layerNoDeps,
  MemoryDatabase.layer
)
