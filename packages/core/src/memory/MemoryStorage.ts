import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"
import * as StorageTime from "../foundation/StorageTime.ts"
import type { Storage } from "../Storage.ts"
import * as MemoryAccountStore from "./MemoryAccountStore.ts"
import * as MemoryAuditStore from "./MemoryAuditStore.ts"
import * as MemoryContentReferences from "./MemoryContentReferences.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import * as MemoryDiagnostics from "./MemoryDiagnostics.ts"
import * as MemoryDomainStore from "./MemoryDomainStore.ts"
import * as MemoryEmailStore from "./MemoryEmailStore.ts"
import * as MemoryErasureStore from "./MemoryErasureStore.ts"
import * as MemoryExportStore from "./MemoryExportStore.ts"
import * as MemoryHealth from "./MemoryHealth.ts"
import * as MemoryHoldStore from "./MemoryHoldStore.ts"
import * as MemoryLinkStore from "./MemoryLinkStore.ts"
import * as MemoryMetricsStore from "./MemoryMetricsStore.ts"
import * as MemoryMonths from "./MemoryMonths.ts"
import * as MemoryNodeStore from "./MemoryNodeStore.ts"
import * as MemoryPortalStore from "./MemoryPortalStore.ts"
import * as MemoryQueueStore from "./MemoryQueueStore.ts"
import * as MemoryRateStore from "./MemoryRateStore.ts"
import * as MemoryReceivedStore from "./MemoryReceivedStore.ts"
import * as MemoryReputationStore from "./MemoryReputationStore.ts"
import * as MemoryRequestStore from "./MemoryRequestStore.ts"
import * as MemoryRetentionStore from "./MemoryRetentionStore.ts"
import * as MemoryRouteStore from "./MemoryRouteStore.ts"
import * as MemorySecretStore from "./MemorySecretStore.ts"
import * as MemorySendJobs from "./MemorySendJobs.ts"
import * as MemorySendSlots from "./MemorySendSlots.ts"
import * as MemorySessionStore from "./MemorySessionStore.ts"
import * as MemorySiteStore from "./MemorySiteStore.ts"
import * as MemorySuppressionStore from "./MemorySuppressionStore.ts"
import * as MemoryTemplateStore from "./MemoryTemplateStore.ts"
import * as MemoryTlsReportStore from "./MemoryTlsReportStore.ts"
import * as MemoryUserStore from "./MemoryUserStore.ts"
import * as MemoryWarmupStore from "./MemoryWarmupStore.ts"
import * as MemoryWebhookStore from "./MemoryWebhookStore.ts"

/**
 * Every storage port on one `MemoryDatabase` that others may share.
 *
 * @example
 * ```ts
 * import { MemoryStorage } from "@sendwright/core"
 * import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * // A test looks into the database that the stores write to.
 * export const Storage = MemoryStorage.layerNoDeps.pipe(
 *   Layer.provideMerge(MemoryDatabase.layer),
 *   Layer.provide(SecureRandom.layerWebCrypto)
 * )
 * ```
 */
export const layerNoDeps: Layer.Layer<Storage, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.mergeAll(
  MemoryAccountStore.layer,
  MemoryAuditStore.layer,
  MemoryContentReferences.layer,
  MemoryDiagnostics.layer,
  MemoryDomainStore.layer,
  MemoryEmailStore.layer,
  MemoryErasureStore.layer,
  MemoryExportStore.layer,
  MemoryHealth.layer,
  MemoryHoldStore.layer,
  MemoryLinkStore.layer,
  MemoryNodeStore.layer,
  MemoryQueueStore.layer,
  MemoryMetricsStore.layer,
  MemoryMonths.layer,
  MemoryPortalStore.layer,
  MemoryRateStore.layer,
  MemoryReceivedStore.layer,
  MemoryReputationStore.layer,
  MemoryRequestStore.layer,
  MemoryRetentionStore.layer,
  MemoryRouteStore.layer,
  MemorySecretStore.layer,
  MemorySendJobs.layer,
  MemorySendSlots.layer,
  MemorySessionStore.layer,
  MemorySiteStore.layer,
  StorageTime.layerInStep,
  MemorySuppressionStore.layer,
  MemoryTemplateStore.layer,
  MemoryTlsReportStore.layer,
  MemoryUserStore.layer,
  MemoryWarmupStore.layer,
  MemoryWebhookStore.layer
)

/**
 * Every storage port in memory: nothing outlives the process. Layers are memoised: `Layer.fresh` makes an empty one.
 *
 * @example
 * ```ts
 * import { MemoryStorage } from "@sendwright/core"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * export const Storage = MemoryStorage.layer.pipe(Layer.provide(SecureRandom.layerWebCrypto))
 * ```
 */
export const layer: Layer.Layer<Storage, never, SecureRandom.SecureRandom> = Layer.provide(
  layerNoDeps,
  MemoryDatabase.layer
)
