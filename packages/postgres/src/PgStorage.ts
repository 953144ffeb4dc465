import * as PgClient from "@effect/sql-pg/PgClient"
import type { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { Storage } from "@sendwright/core/Storage"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type { SqlClient } from "effect/sql/SqlClient"
import { ConnectionError, SqlError } from "effect/sql/SqlError"
import { ConnectionFailure } from "./ConnectionFailure.ts"
import * as ConnectionUrl from "./ConnectionUrl.ts"
import * as EmbeddedPostgres from "./EmbeddedPostgres.ts"
import * as Connections from "./internal/Connections.ts"
import * as DatabaseClock from "./internal/DatabaseClock.ts"
import * as PoolGauges from "./internal/PoolGauges.ts"
import * as Server from "./internal/Server.ts"
import { serverSettings } from "./internal/sessionSettings.ts"
import * as Sockets from "./internal/Sockets.ts"
import { migrate, type MigrationError, requireMigrated } from "./Migrations.ts"
import * as PgAccountStore from "./PgAccountStore.ts"
import * as PgAuditStore from "./PgAuditStore.ts"
import * as PgDiagnostics from "./PgDiagnostics.ts"
import * as PgDomainStore from "./PgDomainStore.ts"
import * as PgEmailStore from "./PgEmailStore.ts"
import * as PgErasureStore from "./PgErasureStore.ts"
import * as PgExportStore from "./PgExportStore.ts"
import * as PgHealth from "./PgHealth.ts"
import * as PgHoldStore from "./PgHoldStore.ts"
import * as PgLinkStore from "./PgLinkStore.ts"
import * as PgMetricsStore from "./PgMetricsStore.ts"
import * as PgNodeStore from "./PgNodeStore.ts"
import * as PgPortalStore from "./PgPortalStore.ts"
import * as PgQueueStore from "./PgQueueStore.ts"
import * as PgRateStore from "./PgRateStore.ts"
import * as PgReputationStore from "./PgReputationStore.ts"
import * as PgRetentionStore from "./PgRetentionStore.ts"
import * as PgSecretStore from "./PgSecretStore.ts"
import * as PgSendJobs from "./PgSendJobs.ts"
import * as PgSendSlots from "./PgSendSlots.ts"
import * as PgSessionStore from "./PgSessionStore.ts"
import * as PgSuppressionStore from "./PgSuppressionStore.ts"
import * as PgTemplateStore from "./PgTemplateStore.ts"
import * as PgUserStore from "./PgUserStore.ts"
import * as PgWakeups from "./PgWakeups.ts"
import * as PgWebhookStore from "./PgWebhookStore.ts"

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
  PgDiagnostics.layer,
  PgDomainStore.layer,
  PgReputationStore.layer,
  PgSessionStore.layer,
  PgSuppressionStore.layer,
  PgTemplateStore.layer,
  PgEmailStore.layer,
  PgErasureStore.layer,
  PgExportStore.layer,
  PgHealth.layer,
  PgHoldStore.layer,
  PgNodeStore.layer,
  PgQueueStore.layer,
  PgMetricsStore.layer,
  PgPortalStore.layer,
  PgRetentionStore.layer,
  PgSecretStore.layer,
  PgSendJobs.layer,
  PgSendSlots.layer,
  PgUserStore.layer,
  PgWebhookStore.layer
).pipe(Layer.provide(DatabaseClock.layer))

/**
 * All stores on the SQL client of the application; the schema is brought up to date first.
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

/** How a server is reached, and how long it may take. */
export interface ServerOptions {
  /**
   * `postgres://user:password@host:port/database`, with the parameters that `ConnectionUrl.parse` reads. Where it names
   * several hosts, or says what they must be, connections lead to one that fits, and over to another when that one fails
   * or no longer fits.
   */
  readonly url: Redacted.Redacted
  /**
   * Connections of this node, one of which listens for wake-ups; 10 by default. Of the others a third at the most is
   * for lists and searches and a fifth for exports, erasures, retention and the like, so that neither holds up what
   * accepts and sends.
   */
  readonly maxConnections?: number | undefined
  readonly minConnections?: number | undefined
  /** How long a connection to one host may take, where the URL says nothing of it; 5 seconds by default. */
  readonly connectTimeout?: Duration.Input | undefined
  readonly idleTimeout?: Duration.Input | undefined
  /** What the server calls its sessions, where the URL says nothing of it; `sendwright` by default. */
  readonly applicationName?: string | undefined
  /** Off behind a pooler that cannot keep prepared statements. */
  readonly prepare?: boolean | undefined
  /**
   * How long a command may take, waiting for a connection included; 5 seconds by default. One that takes longer fails
   * with the outage `unanswered` or `overloaded` of `StorageError`, and its connection is given up.
   */
  readonly commandTimeout?: Duration.Input | undefined
  /** The same for a list or a search; 10 seconds by default. */
  readonly readTimeout?: Duration.Input | undefined
  /**
   * The same for one statement or transaction of exports, erasures, retention and the like; a minute by default. The
   * server ends any statement 5 seconds later (`statement_timeout`), the application's own on this client among them.
   */
  readonly backgroundTimeout?: Duration.Input | undefined
  /**
   * After how long the server ends a transaction that waits for its client (`idle_in_transaction_session_timeout`), so
   * that a frozen or lost process holds no locks; 15 seconds by default.
   */
  readonly idleTransactionTimeout?: Duration.Input | undefined
}

/**
 * The largest message that is read: two bodies of 5,000,000 characters, of four bytes each at most, or the attachments
 * of one email.
 */
const maxMessageSize = 64 * 1024 * 1024

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
export const layerClient = (
  options: ServerOptions
): Layer.Layer<PgClient.PgClient | SqlClient, SqlError> =>
  Layer.unwrap(Effect.gen(function*() {
    const url = yield* read(options.url)
    const millis = (input: Duration.Input | undefined, otherwise: number) =>
      input === undefined ? otherwise : Duration.toMillis(Duration.fromInputUnsafe(input))
    const deadlines = {
      commands: millis(options.commandTimeout, Connections.defaultDeadlines.commands),
      reads: millis(options.readTimeout, Connections.defaultDeadlines.reads),
      background: millis(options.backgroundTimeout, Connections.defaultDeadlines.background)
    }
    const connectMillis = url.connectTimeoutMillis ?? millis(options.connectTimeout, defaultConnectMillis)
    const maxConnections = options.maxConnections ?? 10
    const session = {
      host: url.hosts.map(({ name }) => name).join(","),
      port: url.hosts[0].port,
      // Encryption is the stream's.
      ssl: false,
      ...(url.user === null ? {} : { username: url.user }),
      ...(url.password === null ? {} : { password: url.password }),
      ...(url.database === null ? {} : { database: url.database }),
      ...(url.options === null ? {} : { startupOptions: url.options }),
      applicationName: url.applicationName ?? options.applicationName ?? "sendwright",
      startupParameters: serverSettings({
        statementMillis: Math.max(...Object.values(deadlines)) + 5_000,
        idleTransactionMillis: millis(options.idleTransactionTimeout, 15_000)
      })
    }
    const sockets = yield* Sockets.make
    const server = yield* Server.make({ url, sockets, connectMillis, session })
    const connections = Connections.makeUnsafe(
      // One listens.
      { capacity: Math.max(1, maxConnections - 1), deadlines },
      { giveUpSilent: sockets.giveUpSilent, doubt: server.doubt }
    )
    yield* PoolGauges.keep(connections, sockets)
    return Layer.merge(
      PgClient.layer({
        ...session,
        stream: server.stream,
        connectTimeout: Server.sessionMillis(url, connectMillis),
        idleTimeout: options.idleTimeout,
        prepare: options.prepare,
        minConnections: options.minConnections,
        maxConnections,
        maxMessageSize
      }),
      Layer.succeed(Connections.Connections, connections)
    )
  }))

const defaultConnectMillis = 5_000

const read = (url: Redacted.Redacted): Effect.Effect<ConnectionUrl.ConnectionUrl, SqlError> =>
  Effect.fromResult(Result.mapError(ConnectionUrl.parse(Redacted.value(url)), (problem) => {
    const cause = new ConnectionFailure({ reason: "url", message: `The connection URL ${problem}` })
    return new SqlError({ reason: new ConnectionError({ cause, message: cause.message, operation: "connect" }) })
  }))

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
> =>
  Layer.merge(options.migrate === "never" ? layerMigrated : layer, PgWakeups.layer).pipe(
    Layer.provideMerge(layerClient(options))
  )

/**
 * Everything in this process: the embedded database, the stores, and wake-ups within the process. `migrate` as in
 * `layerServer`.
 *
 * @example
 * ```ts no-run: starts a Postgres of its own, which takes seconds
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Layer from "effect/Layer"
 *
 * // For one process with a disk.
 * export const Storage = PgStorage.layerEmbedded({ dataDir: "data" }).pipe(Layer.provide(NodeCrypto.layer))
 * ```
 */
export const layerEmbedded = (
  options: EmbeddedPostgres.Options & { readonly migrate?: Migrate | undefined }
): Layer.Layer<
  Storage | Wakeups | PgClient.PgClient | SqlClient,
  MigrationError | SqlError | EmbeddedPostgres.EmbeddedPostgresError | EmbeddedPostgres.DirectoryInUse,
  SecureRandom.SecureRandom
> =>
  Layer.merge(options.migrate === "never" ? layerMigrated : layer, PgWakeups.layerLocal).pipe(
    Layer.provideMerge(EmbeddedPostgres.layer(options))
  )
