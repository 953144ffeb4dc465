import type * as PgConnection from "@effect/sql-pg/PgConnection"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import { ConnectionError, SqlError } from "effect/sql/SqlError"
import { ConnectionFailure } from "./ConnectionFailure.ts"
import * as ConnectionUrl from "./ConnectionUrl.ts"
import * as Server from "./Server.ts"
import type { ServerOptions } from "./ServerOptions.ts"
import * as Sockets from "./Sockets.ts"

/** What leads to the server of one connection URL, session by session. */
export interface Link {
  readonly sockets: Sockets.Sockets
  /** Asks whether another server is to be taken. */
  readonly doubt: () => void
  /** How often another one was taken. */
  readonly moves: () => number
  /** What each session is opened with. */
  readonly session: PgConnection.Config
}

const defaultConnectMillis = 5_000

/**
 * The largest message that is read: two bodies of 5,000,000 characters, of four bytes each at most, or the attachments
 * of one email.
 */
const maxMessageSize = 64 * 1024 * 1024

/** What a replica may be asked to be. */
const standbys: ReadonlySet<ConnectionUrl.Target> = new Set<ConnectionUrl.Target>([
  "read-only",
  "standby",
  "prefer-standby"
])

const parse = (url: Redacted.Redacted): Effect.Effect<ConnectionUrl.ConnectionUrl, SqlError> =>
  Effect.fromResult(Result.mapError(ConnectionUrl.parse(Redacted.value(url)), (problem) => {
    const cause = new ConnectionFailure({ reason: "url", message: `The connection URL ${problem}` })
    return new SqlError({ reason: new ConnectionError({ cause, message: cause.message, operation: "connect" }) })
  }))

/** Milliseconds of an option. */
export const millisOf = (input: Duration.Input | undefined, otherwise: number): number =>
  input === undefined ? otherwise : Duration.toMillis(Duration.fromInputUnsafe(input))

/** Leads to the server of a URL, or the one of several that fits, for as long as the scope is open. */
export const make = Effect.fnUntraced(function*(
  options: Pick<ServerOptions, "url" | "connectTimeout" | "applicationName" | "prepare"> & {
    /** What sessions are set to by what they begin with. */
    readonly settings: Readonly<Record<string, string>>
    readonly name?: "database" | "replica"
  }
): Effect.fn.Return<Link, SqlError, Scope.Scope> {
  const name = options.name ?? "database"
  const said = yield* parse(options.url)
  // One of them is kept to, as what it has was examined.
  const url: ConnectionUrl.ConnectionUrl = name === "replica" && !standbys.has(said.target)
    ? { ...said, target: "standby" }
    : said
  const connectMillis = url.connectTimeoutMillis ?? millisOf(options.connectTimeout, defaultConnectMillis)
  const session: PgConnection.Config = {
    host: url.hosts.map(({ name }) => name).join(","),
    port: url.hosts[0].port,
    // Encryption is the stream's.
    ssl: false,
    ...(url.user === null ? {} : { username: url.user }),
    ...(url.password === null ? {} : { password: url.password }),
    ...(url.database === null ? {} : { database: url.database }),
    ...(url.options === null ? {} : { startupOptions: url.options }),
    applicationName: url.applicationName ?? options.applicationName ?? "sendwright",
    startupParameters: options.settings,
    prepare: options.prepare,
    maxMessageSize
  }
  const sockets = yield* Sockets.make
  const server = yield* Server.make({ url, sockets, name, connectMillis, session })
  return {
    sockets,
    doubt: server.doubt,
    moves: server.moves,
    session: { ...session, stream: server.stream, connectTimeout: Server.sessionMillis(url, connectMillis) }
  }
})
