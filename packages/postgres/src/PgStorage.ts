import type * as PgClient from "@effect/sql-pg/PgClient"
import type { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { Storage } from "@sendwright/core/Storage"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as PgAccountStore from "./accounts/PgAccountStore.ts"
import * as PgRateStore from "./accounts/PgRateStore.ts"
import * as PgAuditStore from "./audit/PgAuditStore.ts"
import * as ServerClient from "./connection/serverClient.ts"
import type { ServerOptions } from "./connection/ServerOptions.ts"
import * as DatabaseClock from "./database/DatabaseClock.ts"
import * as PgStorageTime from "./database/PgStorageTime.ts"
import * as PgDomainStore from "./domains/PgDomainStore.ts"
import * as PgEmailStore from "./emails/PgEmailStore.ts"
import * as PgDiagnostics from "./health/PgDiagnostics.ts"
import * as PgHealth from "./health/PgHealth.ts"
import * as PgNodeStore from "./health/PgNodeStore.ts"
import * as PgMetricsStore from "./metrics/PgMetricsStore.ts"
import { migrate, type MigrationError, requireMigrated } from "./Migrations.ts"
import * as PgMonths from "./months/PgMonths.ts"
import * as PgContentReferences from "./objects/PgContentReferences.ts"
import * as PgWakeups from "./PgWakeups.ts"
import * as PgPortalStore from "./portal/PgPortalStore.ts"
import * as PgErasureStore from "./privacy/PgErasureStore.ts"
import * as PgExportStore from "./privacy/PgExportStore.ts"
import * as PgRetentionStore from "./privacy/PgRetentionStore.ts"
import * as PgQueueStore from "./queues/PgQueueStore.ts"
import * as PgReceivedStore from "./received/PgReceivedStore.ts"
import * as PgReputationStore from "./reputation/PgReputationStore.ts"
import * as PgRequestStore from "./requests/PgRequestStore.ts"
import * as PgSecretStore from "./secrets/PgSecretStore.ts"
import * as PgHoldStore from "./sending/PgHoldStore.ts"
import * as PgRouteStore from "./sending/PgRouteStore.ts"
import * as PgSendJobs from "./sending/PgSendJobs.ts"
import * as PgSendSlots from "./sending/PgSendSlots.ts"
import * as PgSiteStore from "./sending/PgSiteStore.ts"
import * as PgTlsReportStore from "./sending/PgTlsReportStore.ts"
import * as PgWarmupStore from "./sending/PgWarmupStore.ts"
import * as PgSuppressionStore from "./suppressions/PgSuppressionStore.ts"
import * as PgTemplateStore from "./templates/PgTemplateStore.ts"
import * as PgLinkStore from "./users/PgLinkStore.ts"
import * as PgSessionStore from "./users/PgSessionStore.ts"
import * as PgUserStore from "./users/PgUserStore.ts"
import * as PgWebhookStore from "./webhooks/PgWebhookStore.ts"

export type { ServerOptions }

/**
 * All stores on a database that is migrated already.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import { migrate } from "@sendwright/postgres/Migrations"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Layer from "effect/Layer"
 *
 * // A step of the release migrates, as a user who may change the schema; the servers only use it.
 * const release = migrate
 * const Storage = PgStorage.layerNoMigrations.pipe(Layer.provide(NodeCrypto.layer))
 * ```
 */
export const layerNoMigrations: Layer.Layer<Storage, never, SqlClient | SecureRandom.SecureRandom> = Layer.mergeAll(
  PgAccountStore.layer,
  PgAuditStore.layer,
  PgLinkStore.layer,
  PgRateStore.layer,
  PgContentReferences.layer,
  PgDiagnostics.layer,
  PgDomainStore.layer,
  PgReputationStore.layer,
  PgSessionStore.layer,
  PgStorageTime.layer,
  PgSuppressionStore.layer,
  PgTemplateStore.layer,
  PgTlsReportStore.layer,
  PgEmailStore.layer,
  PgErasureStore.layer,
  PgExportStore.layer,
  PgHealth.layer,
  PgHoldStore.layer,
  PgNodeStore.layer,
  PgQueueStore.layer,
  PgMetricsStore.layer,
  PgMonths.layer,
  PgPortalStore.layer,
  PgReceivedStore.layer,
  PgRequestStore.layer,
  PgRetentionStore.layer,
  PgRouteStore.layer,
  PgSecretStore.layer,
  PgSendJobs.layer,
  PgSendSlots.layer,
  PgSiteStore.layer,
  PgUserStore.layer,
  PgWarmupStore.layer,
  PgWebhookStore.layer
).pipe(Layer.provide(DatabaseClock.layer))

/**
 * All stores on the SQL client of the application; the schema is brought up to date first. The client's sessions should
 * have the settings of `PgSession.settings`: with Postgres's default `jit = on`, a send may take 400 ms.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as PgWakeups from "@sendwright/postgres/PgWakeups"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // The client that the application has anyway.
 * const Client = Layer.unwrap(
 *   Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 4 }))
 * )
 *
 * export const Storage = Layer.merge(PgStorage.layer, PgWakeups.layer).pipe(
 *   Layer.provideMerge(Client),
 *   Layer.provide(NodeCrypto.layer)
 * )
 * ```
 */
export const layer: Layer.Layer<Storage, MigrationError | SqlError, SqlClient | SecureRandom.SecureRandom> =
  layerNoMigrations.pipe(
    Layer.provide(Layer.effectDiscard(migrate))
  )

/**
 * All stores on the SQL client of the application, whose user need not be allowed to change the schema: fails where
 * something is to be migrated, or another program made the tables.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Layer from "effect/Layer"
 *
 * const Storage = PgStorage.layerMigrated.pipe(Layer.provide(NodeCrypto.layer))
 * ```
 */
export const layerMigrated: Layer.Layer<Storage, MigrationError | SqlError, SqlClient | SecureRandom.SecureRandom> =
  layerNoMigrations.pipe(
    Layer.provide(Layer.effectDiscard(requireMigrated))
  )

/** When the schema is brought up to date: as the stores are made, or by others alone, so that they fail where it is not. */
export type Migrate = "start" | "never"

/**
 * A client for a server, with the settings that the stores are measured with.
 *
 * @example
 * ```ts
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // The application's own statements go over the same connections, and into the same transactions.
 * export const Client = Layer.unwrap(
 *   Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 4 }))
 * )
 * ```
 */
export const layerClient: (options: ServerOptions) => Layer.Layer<PgClient.PgClient | SqlClient, SqlError> =
  ServerClient.make

/**
 * Everything on a server: the client, the stores, and wake-ups over all nodes. With `migrate: "never"` its user needs no
 * right to change the schema, and it fails where something is to be migrated.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const Storage = Layer.unwrap(
 *   Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerServer({ url, maxConnections: 4 }))
 * ).pipe(Layer.provide(NodeCrypto.layer))
 * ```
 */
export const layerServer = (
  options: ServerOptions & { readonly migrate?: Migrate | undefined }
): Layer.Layer<
  Storage | Wakeups | PgClient.PgClient | SqlClient,
  MigrationError | SqlError,
  SecureRandom.SecureRandom
> => {
  const { directUrl, readUrl: _, ...others } = options
  const stores = options.migrate === "never"
    ? layerMigrated
    : directUrl === undefined
    ? layer
    // A step of a migration may need a session for itself, which is there for sure past the pooler.
    : layerNoMigrations.pipe(Layer.provide(
      Layer.effectDiscard(migrate).pipe(
        Layer.provide(Layer.fresh(layerClient({ ...others, url: directUrl, pooler: undefined, maxConnections: 2 })))
      )
    ))
  return Layer.merge(stores, PgWakeups.layer).pipe(Layer.provideMerge(layerClient(options)))
}
