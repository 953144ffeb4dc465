import * as PgClient from "@effect/sql-pg/PgClient"
import type * as PgConnection from "@effect/sql-pg/PgConnection"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { Aside } from "./Aside.ts"
import * as Connections from "./Connections.ts"
import * as Link from "./link.ts"
import * as Listening from "./Listening.ts"
import * as PoolGauges from "./PoolGauges.ts"
import * as Replica from "./Replica.ts"
import type { ServerOptions } from "./ServerOptions.ts"
import { serverSettings } from "./sessionSettings.ts"

// Three times the deadline of a command: only a frozen or lost process leaves a transaction idle for so long.
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
    const { directUrl, pooler, readUrl } = options
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
    const client = PgClient.layer({
      ...link.session,
      idleTimeout: options.idleTimeout,
      minConnections: options.minConnections,
      maxConnections
    })
    return Layer.mergeAll(
      readUrl === undefined
        ? client
        : Layer.provideMerge(
          replica({ ...options, url: readUrl }, { connections, deadlines, maxConnections, settings }),
          client
        ),
      Layer.succeed(Connections.Connections, connections),
      Layer.succeed(Aside, aside((past ?? link).session)),
      Layer.succeed(Listening.Listening, listening),
      Layer.succeed(Listening.KeepsSessions, pooler !== "transaction")
    )
  }))

const aside = (session: PgConnection.Config): Aside =>
  Effect.map(
    Layer.build(Layer.fresh(PgClient.layer({ ...session, maxConnections: 1 }))),
    (context) => Context.get(context, SqlClient)
  )

/** A second client, for the standby, with connections of its own. */
const replica = (
  options: ServerOptions,
  primary: {
    readonly connections: Connections.Connections
    readonly deadlines: Connections.Limits["deadlines"]
    readonly maxConnections: number
    readonly settings: Readonly<Record<string, string>>
  }
): Layer.Layer<never, SqlError, SqlClient> =>
  Layer.effect(
    Replica.Replica,
    Effect.gen(function*() {
      const link = yield* Link.make({
        ...options,
        name: "replica",
        prepare: options.prepare ?? options.pooler !== "transaction",
        settings: options.pooler === undefined ? primary.settings : {}
      })
      const { maxConnections } = primary
      const client = PgClient.layer({ ...link.session, idleTimeout: options.idleTimeout, maxConnections })
      return yield* Replica.make({
        primary: { client: yield* SqlClient, connections: primary.connections },
        replica: {
          client: Context.get(yield* Layer.build(Layer.fresh(client)), SqlClient),
          connections: Connections.makeUnsafe(
            { capacity: maxConnections, deadlines: primary.deadlines },
            { giveUpSilent: link.sockets.giveUpSilent, doubt: link.doubt }
          ),
          moves: link.moves
        }
      })
    })
  )
