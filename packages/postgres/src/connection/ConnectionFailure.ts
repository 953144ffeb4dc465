import * as Schema from "effect/Schema"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "./errorCodes.ts"

/**
 * Why there is no connection to a database: the connection URL cannot be read (`url`); a host name has no address
 * (`name`); nobody listens, or the network does not lead there (`unreachable`); no answer arrives in time (`silent`);
 * no server is what `target_session_attrs` asks for (`role`); a server refuses, as its `code` says (`refused`); a file
 * of the URL cannot be used (`file`); the server does not speak TLS (`no-tls`); its certificate is not to be trusted
 * (`certificate`), or not for this name (`certificate-name`), or not at this time (`certificate-time`); it does not
 * take ours, or asks for one (`client-certificate`); TLS fails otherwise (`tls`); a pooler is in between that sessions
 * are not made for (`pooler`).
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
  "tls",
  "pooler"
])
export type Reason = typeof Reason.Type

/**
 * There is no connection to a database. The message says why and what to do, and begins with the host; it holds no user
 * name and no password. It is found by `of` in the errors of the SQL client, whose cause it is.
 *
 * @example
 * ```ts
 * import * as ConnectionFailure from "@sendwright/postgres/connection/ConnectionFailure"
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

/** What servers and poolers say, where their code alone does not tell. The message goes on after "The server" (or its name). */
const meanings: ReadonlyArray<readonly [reason: Reason, code: string, said: RegExp, message: string]> = [
  [
    "client-certificate",
    "28000",
    // Where pg_hba.conf asks for it: the code says no more than that nobody is let in.
    /client certificate/,
    "asks for a certificate: set sslcert and sslkey in the connection URL"
  ],
  [
    "pooler",
    "08P01",
    /unsupported startup parameter/,
    "is behind a pooler that does not take what sessions begin with: say which mode it is in (SENDWRIGHT_DATABASE_POOLER, "
    + "or the option pooler), and take options out of the connection URL"
  ],
  [
    "pooler",
    "08P01",
    /statement pooling mode/,
    "is behind a pooler in statement mode, which has no transactions: set it to transaction mode"
  ],
  [
    "pooler",
    "26000",
    /prepared statement/,
    "is behind a pooler in transaction mode that forgets prepared statements: say that it is "
    + "(SENDWRIGHT_DATABASE_POOLER=transaction, or the option pooler), and prepare none unless it is to keep them"
  ]
]

/** What failed, where a statement failed because there was no connection to send it over. */
export const of = ({ reason: { cause } }: SqlError): ConnectionFailure | undefined => {
  if (cause instanceof ConnectionFailure) return cause
  if (!(cause instanceof Error)) return undefined
  const code = codeOf(cause)
  const known = meanings.find(([, of, said]) => of === code && said.test(cause.message))
  return known === undefined
    ? undefined
    : new ConnectionFailure({ reason: known[0], code, message: `The server ${known[3]}`, cause })
}

const passing: ReadonlySet<Reason> = new Set<Reason>(["name", "unreachable", "silent", "role"])
/** Starting or stopping, or without a connection to spare (PostgreSQL, appendix A). */
const passingCodes: ReadonlySet<string> = new Set(["57P01", "57P02", "57P03", "53300"])

/** Whether it may pass by itself: the server starts, a failover is under way, or the network comes back. */
export const isPassing = ({ code, reason }: ConnectionFailure): boolean =>
  passing.has(reason) || (reason === "refused" && code !== undefined && passingCodes.has(code))
