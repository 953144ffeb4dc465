import * as Schema from "effect/Schema"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "./internal/errorCodes.ts"

/**
 * Why there is no connection to a database: the connection URL cannot be read (`url`); a host name has no address
 * (`name`); nobody listens, or the network does not lead there (`unreachable`); no answer comes in time (`silent`); no
 * server is what `target_session_attrs` asks for (`role`); a server refuses, as its `code` says (`refused`); a file of
 * the URL cannot be used (`file`); the server does not speak TLS (`no-tls`); its certificate is not to be trusted
 * (`certificate`), or not for this name (`certificate-name`), or not at this time (`certificate-time`); it does not take
 * ours, or asks for one (`client-certificate`); TLS fails otherwise (`tls`).
 */
export const Reason = Schema.Literals([
  "url",
  "name",
  "unreachable",
  "silent",
  "role",
  "refused",
  "file",
  "no-tls",
  "certificate",
  "certificate-name",
  "certificate-time",
  "client-certificate",
  "tls"
])
export type Reason = typeof Reason.Type

/**
 * There is no connection to a database. The message says why and what to do, and begins with the host; it holds no user
 * name and no password. It is found by `of` in the errors of the SQL client, whose cause it is.
 *
 * @example
 * ```ts
 * import * as ConnectionFailure from "@sendwright/postgres/ConnectionFailure"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import { SqlClient } from "effect/sql/SqlClient"
 *
 * const Client = Layer.unwrap(
 *   Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 1 }))
 * )
 *
 * export const isThere = Effect.flatMap(SqlClient, (sql) => sql`SELECT 1`).pipe(
 *   Effect.tapError((error) => Effect.logError(ConnectionFailure.of(error)?.message ?? error.message)),
 *   Effect.provide(Client)
 * )
 * ```
 */
export class ConnectionFailure extends Schema.TaggedError<ConnectionFailure>()("ConnectionFailure", {
  reason: Reason,
  message: Schema.String,
  /** The server's or the system's code, where all that was tried ended with the same one. */
  code: Schema.optionalKey(Schema.String),
  cause: Schema.optionalKey(Schema.Defect())
}) {}

/** A server's message where pg_hba.conf asks for a certificate: the code says no more than that nobody is let in. */
const asksForCertificate = /client certificate/

/** What failed, where a statement failed because there was no connection to send it over. */
export const of = ({ reason: { cause } }: SqlError): ConnectionFailure | undefined => {
  if (cause instanceof ConnectionFailure) return cause
  return cause instanceof Error && codeOf(cause) === "28000" && asksForCertificate.test(cause.message)
    ? new ConnectionFailure({
      reason: "client-certificate",
      code: "28000",
      message: "The server asks for a certificate: set sslcert and sslkey in the connection URL",
      cause
    })
    : undefined
}

const passing: ReadonlySet<Reason> = new Set<Reason>(["name", "unreachable", "silent", "role"])
/** Starting or stopping, or without a connection to spare (PostgreSQL, appendix A). */
const passingCodes: ReadonlySet<string> = new Set(["57P01", "57P02", "57P03", "53300"])

/** Whether it may pass by itself: the server starts, a failover is under way, or the network comes back. */
export const isPassing = ({ code, reason }: ConnectionFailure): boolean =>
  passing.has(reason) || (reason === "refused" && code !== undefined && passingCodes.has(code))
