// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Net from "node:net"
import { addressOf, keyOf, type Place } from "./Place.ts"

/** The sockets of one client. */
export interface Sockets {
  /** Opens one; TLS, where it is asked for, is spoken over it. */
  readonly open: (place: Place) => Net.Socket
  /** How many are open. */
  readonly count: () => number
  /**
   * Destroys those on which nothing has arrived for so long. Where one is mute the others that are silent are taken to
   * be so too: opening a connection again costs less than finding them out one by one.
   */
  readonly giveUpSilent: (millis: number) => void
  /** Destroys those that lead anywhere else. */
  readonly closeOthers: (place: Place) => void
}

/** How often it is looked which sockets heard something. */
const tickMillis = 500
/** How long a connection may take to close when the client does. */
const goodbyeMillis = 1_000

interface Watched {
  readonly key: string
  /** Bytes that had arrived at the last look. */
  heard: number
  /** The look that found the last of them, */
  heardAt: number
  /** and the one before it: they came between the two. */
  heardAfter: number
}

/** Watches the sockets that it opens for as long as the scope is open. */
export const make: Effect.Effect<Sockets, never, Scope.Scope> = Effect.acquireRelease(
  Effect.sync(() => {
    const sockets = new Map<Net.Socket, Watched>()
    let lookedAt = performance.now()
    // Bytes are counted below TLS, which is why nothing has to be listened to.
    const look = () => {
      const now = performance.now()
      for (const [socket, watched] of sockets) {
        if (socket.bytesRead === watched.heard) continue
        watched.heard = socket.bytesRead
        watched.heardAt = now
        watched.heardAfter = Math.max(watched.heardAfter, lookedAt)
      }
      lookedAt = now
    }
    const timer = setInterval(look, tickMillis)
    timer.unref()
    const open = (place: Place) => {
      const socket = Net.connect(addressOf(place))
      const now = performance.now()
      sockets.set(socket, { key: keyOf(place), heard: 0, heardAt: now, heardAfter: now })
      socket.on("close", () => sockets.delete(socket))
      return socket
    }
    const giveUpSilent = (millis: number) => {
      look()
      const since = performance.now() - millis
      for (const [socket, { heardAfter, heardAt }] of sockets) {
        // Bytes that arrived just now were heard. Those that an earlier look found may have arrived long before it,
        // which must not spare a connection; but looks are too rare to say so of short times.
        const at = heardAt === lookedAt || millis <= tickMillis ? heardAt : heardAfter
        if (at <= since) socket.destroy()
      }
    }
    const closeOthers = (place: Place) => {
      for (const [socket, { key }] of sockets) if (key !== keyOf(place)) socket.destroy()
    }
    const close = () => {
      clearInterval(timer)
      // Those that say goodbye have a moment for it; a mute one must not keep the process alive.
      for (const socket of sockets.keys()) socket.unref()
      setTimeout(() => giveUpSilent(0), goodbyeMillis).unref()
    }
    return { sockets: { open, count: () => sockets.size, giveUpSilent, closeOthers }, close }
  }),
  ({ close }) => Effect.sync(close)
).pipe(Effect.map(({ sockets }) => sockets))
