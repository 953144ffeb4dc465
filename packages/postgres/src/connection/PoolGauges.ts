// What is shown is of this moment, whatever a test clock says: the timer is the machine's.
// @effect-diagnostics globalTimersInEffect:off
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type * as Scope from "effect/Scope"
import type { Connections, Share } from "./Connections.ts"
import type { Sockets } from "./Sockets.ts"

/** Looked at now and then: to keep them exact at each command would cost more than it tells. */
const tickMillis = 1_000

const open = Metric.gauge("sendwright_database_connections", {
  description: "Connections to the database that are open, idle ones and the one that listens among them"
})
const inUse = Metric.gauge("sendwright_database_connections_in_use", {
  description: "Commands that have a connection to the database now"
})
const waiting = Metric.gauge("sendwright_database_commands_waiting", {
  description: "Commands that wait for a connection to the database, by share"
})
const shares: ReadonlyArray<Share> = ["commands", "reads", "background"]

/** Shows how the connections of a client are used, for as long as the scope is open. */
export const keep = (connections: Connections, sockets: Sockets): Effect.Effect<void, never, Scope.Scope> =>
  Effect.asVoid(Effect.acquireRelease(
    Effect.contextWith((context) =>
      Effect.sync(() => {
        const show = () => {
          open.updateUnsafe(sockets.count(), context)
          inUse.updateUnsafe(connections.inUse(), context)
          const counts = connections.waiting()
          for (const share of shares) Metric.withAttributes(waiting, { share }).updateUnsafe(counts[share], context)
        }
        show()
        return setInterval(show, tickMillis).unref()
      })
    ),
    (timer) => Effect.sync(() => clearInterval(timer))
  ))
