import * as PgConnection from "@effect/sql-pg/PgConnection"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { within } from "./connection/deadline.ts"
import * as Link from "./connection/link.ts"
import type { ServerOptions } from "./connection/ServerOptions.ts"
import { isSet, roleSettings } from "./connection/sessionSettings.ts"

/** What stands between here and a server, and what its sessions are set to. */
export interface Seen {
  /**
   * `transaction`: two sessions of ours had one session of the server at once, which is certain. `session`: a pooler is
   * there, and did not do so. `none`: the server itself answers, or a pooler that says nothing of itself.
   */
  readonly pooler: "none" | "session" | "transaction"
  /** Settings of the role that the stores rely on behind a pooler and that are otherwise, each as `name = value`. */
  readonly missing: ReadonlyArray<string>
}

/** How long a second session waits for the server's: in session mode a pooler may have none to spare. */
const patienceMillis = 1_000
/** How often two sessions are compared: other clients may get one in between. */
const rounds = 4

const pidStatement = `SELECT pg_backend_pid()::int4 AS pid`
const settingsStatement = `SELECT name, setting FROM pg_settings WHERE name = ANY ($1::text[])`

/**
 * Looks what is between here and the server of a URL, over two sessions that begin with no settings of ours. It takes
 * about as long as they take to open, and a second longer where a pooler has but one session of the server to give.
 *
 * @example
 * ```ts
 * import * as PgPooler from "@sendwright/postgres/PgPooler"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 *
 * export const mode = Effect.gen(function*() {
 *   const url = yield* Config.Redacted("DATABASE_URL")
 *   const { pooler } = yield* PgPooler.look({ url })
 *   return pooler
 * })
 * ```
 */
export const look = (
  options: Pick<ServerOptions, "url" | "connectTimeout" | "applicationName">
): Effect.Effect<Seen, SqlError> =>
  Effect.scoped(Effect.gen(function*() {
    const { session } = yield* Link.make({ ...options, prepare: false, settings: {} })
    const pidOf = (connection: PgConnection.PgConnection) =>
      Effect.map(connection.query(pidStatement), ({ rows: [row] }) => row?.["pid"])
    const one = yield* PgConnection.make(session)
    const { rows } = yield* one.query(settingsStatement, [roleSettings.map(({ name }) => name)])
    const missing = roleSettings.filter((setting) =>
      !rows.some(({ name, setting: value }) => name === setting.name && isSet(setting, String(value)))
    ).map(({ name, value }) => `${name} = ${value}`)
    const first = yield* pidOf(one)
    if (first === one.processId) return { pooler: "none", missing }
    const isShared = Effect.gen(function*() {
      const two = yield* PgConnection.make(session)
      for (let round = 0; round < rounds; round++) {
        const [pid, other] = [yield* pidOf(one), yield* pidOf(two)]
        if (pid === other || pid !== first) return true
      }
      return false
    })
    // The driver, told to stop, would wait for its answer for seconds; the end of this scope closes the connection.
    const shared = yield* within({
      millis: patienceMillis,
      missed: () => "late" as const,
      graceMillis: patienceMillis,
      stuck: () => {}
    })(isShared).pipe(Effect.catchIf((error) => error === "late", () => Effect.succeed(false)))
    return { pooler: shared ? "transaction" : "session", missing }
  }))
