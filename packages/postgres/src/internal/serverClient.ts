import * as PgClient from "@effect/sql-pg/PgClient"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Connections from "./Connections.ts"
import * as Link from "./link.ts"
import * as Listening from "./Listening.ts"
import * as PoolGauges from "./PoolGauges.ts"
import type { ServerOptions } from "./ServerOptions.ts"
import { serverSettings } from "./sessionSettings.ts"

const defaultIdleTransactionMillis = 15_000
const defaultMaxConnections = 10

/** A client for a server, how its connections are shared, and how it listens. */
export const make = (options: ServerOptions): Layer.Layer<PgClient.PgClient | SqlClient, SqlError> =>
  Layer.unwrap(Effect.gen(function*() {
    const deadlines = {
      commands: Link.millisOf(options.commandTimeout, Connections.defaultDeadlines.commands),
      reads: Link.millisOf(options.readTimeout, Connections.defaultDeadlines.reads),
      background: Link.millisOf(options.backgroundTimeout, Connections.defaultDeadlines.background)
    }
    const settings = serverSettings({
      statementMillis: Math.max(...Object.values(deadlines)) + 5_000,
      idleTransactionMillis: Link.millisOf(options.idleTransactionTimeout, defaultIdleTransactionMillis)
    })
    const { directUrl, pooler } = options
    const link = yield* Link.make({
      ...options,
      prepare: options.prepare ?? pooler !== "transaction",
      settings: pooler === undefined ? settings : {}
    })
    const past = directUrl === undefined ? undefined : yield* Link.make({ ...options, url: directUrl, settings })
    const listening: Listening.Listening = past !== undefined
      ? Listening.direct(past)
      : { by: pooler === "transaction" ? "nothing" : "pool" }
    const maxConnections = options.maxConnections ?? defaultMaxConnections
    const connections = Connections.makeUnsafe(
      { capacity: listening.by === "pool" ? Math.max(1, maxConnections - 1) : maxConnections, deadlines },
      {
        giveUpSilent: link.sockets.giveUpSilent,
        doubt: () => {
          link.doubt()
          past?.doubt()
        }
      }
    )
    yield* PoolGauges.keep(connections, link.sockets)
    return Layer.mergeAll(
      PgClient.layer({
        ...link.session,
        idleTimeout: options.idleTimeout,
        minConnections: options.minConnections,
        maxConnections
      }),
      Layer.succeed(Connections.Connections, connections),
      Layer.succeed(Listening.Listening, listening)
    )
  }))
