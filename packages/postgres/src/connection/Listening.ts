import * as PgConnection from "@effect/sql-pg/PgConnection"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Queue from "effect/Queue"
import type { SqlError } from "effect/sql/SqlError"
import { within } from "./deadline.ts"
import type { Link } from "./link.ts"
import { missed } from "./outages.ts"

export type Notifications = Queue.Dequeue<PgConnection.Notification, SqlError>

/** How a node hears what others say by NOTIFY. */
export type Listening =
  /** On a connection of its client. */
  | { readonly by: "pool" }
  /** On a connection of its own, past the pooler. */
  | {
    readonly by: "direct"
    readonly listen: <A, E, R>(
      channel: string,
      hear: (notifications: Notifications) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | SqlError, R>
  }
  /** It does not: a pooler in transaction mode forgets who listens. */
  | { readonly by: "nothing" }

/** How long a connection that is given up may take to say goodbye. */
const graceMillis = 1_000

export const direct = ({ session, sockets }: Link): Listening => ({
  by: "direct",
  listen: (channel, hear) =>
    within({
      millis: Infinity,
      missed: () => missed("unanswered", "commands", Infinity),
      graceMillis,
      stuck: () => sockets.giveUpSilent(0)
    })(Effect.scoped(
      PgConnection.make(session).pipe(
        Effect.flatMap((connection) => connection.listen(channel)),
        Effect.flatMap(hear)
      )
    ))
})

/** That of the client in use. */
export const Listening = Context.Reference<Listening>("@sendwright/postgres/internal/Listening", {
  defaultValue: () => ({ by: "pool" })
})

/** Whether what is set in a session of the client in use, and locked by it, is still there at its next statement. */
export const KeepsSessions = Context.Reference<boolean>("@sendwright/postgres/internal/KeepsSessions", {
  defaultValue: () => true
})
