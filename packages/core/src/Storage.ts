import type { AccountStore } from "./accounts/AccountStore.ts"
import type { RateStore } from "./accounts/RateStore.ts"
import type { AuditStore } from "./audit/AuditStore.ts"
import type { DomainStore } from "./domains/DomainStore.ts"
import type { EmailStore } from "./emails/EmailStore.ts"
import type { HoldStore } from "./foundation/HoldStore.ts"
import type { StorageDiagnostics } from "./foundation/StorageDiagnostics.ts"
import type { StorageHealth } from "./foundation/StorageHealth.ts"
import type { StorageMonths } from "./foundation/StorageMonths.ts"
import type { StorageTime } from "./foundation/StorageTime.ts"
import type { MetricsStore } from "./metrics/MetricsStore.ts"
import type { ContentReferences } from "./objects/ContentReferences.ts"
import type { NodeStore } from "./operator/NodeStore.ts"
import type { QueueStore } from "./operator/QueueStore.ts"
import type { PortalStore } from "./portal/PortalStore.ts"
import type { ErasureStore } from "./privacy/ErasureStore.ts"
import type { ExportStore } from "./privacy/ExportStore.ts"
import type { RetentionStore } from "./privacy/RetentionStore.ts"
import type { ReceivedStore } from "./received/ReceivedStore.ts"
import type { ReputationStore } from "./reputation/ReputationStore.ts"
import type { RequestStore } from "./requests/RequestStore.ts"
import type { SecretStore } from "./secrets/SecretStore.ts"
import type { RouteStore } from "./sending/RouteStore.ts"
import type { SendJobs } from "./sending/SendJobs.ts"
import type { SendSlots } from "./sending/SendSlots.ts"
import type { SiteStore } from "./sending/SiteStore.ts"
import type { TlsReportStore } from "./sending/TlsReportStore.ts"
import type { WarmupStore } from "./sending/WarmupStore.ts"
import type { SuppressionStore } from "./suppressions/SuppressionStore.ts"
import type { TemplateStore } from "./templates/TemplateStore.ts"
import type { LinkStore } from "./users/LinkStore.ts"
import type { SessionStore } from "./users/SessionStore.ts"
import type { UserStore } from "./users/UserStore.ts"
import type { WebhookStore } from "./webhooks/WebhookStore.ts"

/** Every storage port of the engine: what a storage adapter provides. */
export type Storage =
  | AccountStore
  | AuditStore
  | ContentReferences
  | DomainStore
  | EmailStore
  | ErasureStore
  | ExportStore
  | HoldStore
  | LinkStore
  | NodeStore
  | QueueStore
  | MetricsStore
  | PortalStore
  | RateStore
  | ReceivedStore
  | ReputationStore
  | RequestStore
  | RetentionStore
  | RouteStore
  | SecretStore
  | SendJobs
  | SendSlots
  | SessionStore
  | SiteStore
  | StorageDiagnostics
  | StorageHealth
  | StorageMonths
  | StorageTime
  | SuppressionStore
  | TemplateStore
  | TlsReportStore
  | UserStore
  | WarmupStore
  | WebhookStore
