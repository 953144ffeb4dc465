import type { Envelope } from "@sendwright/smtp/client/Envelope"
import type { Busy, OpenFailure } from "@sendwright/smtp/client/Failure"
import type { Ends } from "@sendwright/smtp/client/Target"
import type { TlsOutcome } from "@sendwright/smtp/client/TlsOutcome"
import type { Transaction } from "@sendwright/smtp/client/Transaction"
import type { SmtpOptions } from "@sendwright/smtp/SmtpOptions"
import * as SmtpPool from "@sendwright/smtp/SmtpPool"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import * as Destination from "./Destination.ts"
import type { Room } from "./shaping/Room.ts"

/** Connections to mail servers, kept for the next message: a pool for each destination and room. */
export interface HostPools {
  /** Submits one message, as `SmtpPool.send`. Fails as `Busy` at once too where too many destinations are in use. */
  readonly send: (
    destination: Destination.Destination,
    envelope: Envelope,
    message: Uint8Array,
    onDataEnd: () => void,
    room?: Room | null
  ) => Effect.Effect<Transaction, OpenFailure | Busy>
  /** Whether the last connection to it failed, and that not long ago. */
  readonly isDown: (destination: Destination.Destination) => Effect.Effect<boolean>
  /** What became of TLS at the last connection to it; undefined: there has been none lately. */
  readonly tlsOf: (destination: Destination.Destination, room?: Room | null) => TlsOutcome | undefined
  /** How many destinations have a pool. */
  readonly size: () => number
}

/** What all pools are made with. */
export interface HostPoolsOptions {
  /** All but the host and the name, which each pool has its own of. */
  readonly smtp: SmtpOptions
  /** The certificates of the authorities that are believed, in PEM; null: those that Node.js knows. */
  readonly authorities: ReadonlyArray<string> | null
  /** How long a message waits for a connection, in milliseconds. */
  readonly longestWait: number
  /** The most pools that there are at once. */
  readonly mostPools: number
  /** Receives each session that was opened or that failed for TLS, with the destination as the last message brought it. */
  readonly onSession: (destination: Destination.Destination, outcome: TlsOutcome, ends: Ends) => void
}

/** A pool that nobody has used for so long, in milliseconds, is closed when another one is opened. */
const idleMillis = 2 * 60_000

/**
 * For so long, in milliseconds, other hosts are asked before one whose connection failed: beyond the first wait of the
 * engine, since those that do not answer may take all the time that an attempt has.
 */
const downMillis = 15 * 60_000

interface Entry {
  readonly pool: SmtpPool.SmtpPool
  readonly scope: Scope.Closeable
  /** As the last message brought them. */
  room: Room | null
  destination: Destination.Destination
  users: number
  usedAt: number
  tls: TlsOutcome | undefined
}

const keyOf = (destination: Destination.Destination, room: Room | null): string =>
  room === null ? Destination.keyOf(destination) : `${room.key} ${Destination.keyOf(destination)}`

/** Pools that are closed with the scope. */
export const make = Effect.fnUntraced(
  function*(
    { authorities, longestWait, mostPools, onSession, smtp }: HostPoolsOptions
  ): Effect.fn.Return<HostPools, never, Scope.Scope> {
    const all = yield* Effect.scope
    const clock = yield* Clock.Clock
    const now = () => clock.currentTimeMillisUnsafe()
    // The one used last stands last.
    const entries = new Map<string, Entry>()
    const rooms = new Map<string, Set<Entry>>()
    /** When connections failed, by destination: the latest stands last. */
    const failures = new Map<string, number>()

    const failed = (key: string) => {
      failures.delete(key)
      failures.set(key, now())
      const [oldest] = failures.keys()
      if (failures.size > mostPools && oldest !== undefined) failures.delete(oldest)
    }

    /** Ends those that nobody needs any more, and the one not used for the longest time where there is no room. */
    const makeRoom = Effect.fnUntraced(function*() {
      const unused = [...entries].filter(([, { users }]) => users === 0)
      const old = unused.filter(([, { usedAt }]) => now() - usedAt > idleMillis)
      const gone = old.length === 0 && entries.size >= mostPools ? unused.slice(0, 1) : old
      for (const [key, entry] of gone) {
        entries.delete(key)
        leave(entry)
        yield* Effect.forkIn(Scope.close(entry.scope, Exit.void), all)
      }
      return entries.size < mostPools
    })

    /** How many connections this pool may have, beside those of others in the same room. */
    const limitOf = (entry: Entry): number => {
      const { room } = entry
      if (room === null) return smtp.connections
      // A message that waits in another pool needs one, too: what is idle here then makes room for it.
      const others = inRoom(room).filter((other) => other !== entry)
        .reduce((sum, { pool, users }) => sum + Math.max(pool.connections(), users), 0)
      return Math.max(0, room.connections() - others)
    }

    const inRoom = ({ key }: Room): ReadonlyArray<Entry> => [...rooms.get(key) ?? []]

    const enter = (entry: Entry, { key }: Room) => {
      const known = rooms.get(key)
      if (known === undefined) rooms.set(key, new Set([entry]))
      else known.add(entry)
    }

    const leave = (entry: Entry) => {
      const key = entry.room?.key
      const all = key === undefined ? undefined : rooms.get(key)
      if (key === undefined || all === undefined) return
      all.delete(entry)
      if (all.size === 0) rooms.delete(key)
    }

    /** Ends connections that nobody uses where a message needs another one, or there are more than there may be. */
    const makeWay = (entry: Entry) => {
      const { room } = entry
      if (room === null) return
      const all = inRoom(room)
      const open = all.reduce((sum, { pool }) => sum + pool.connections(), 0)
      let over = open + (entry.pool.idle() === 0 ? 1 : 0) - room.connections()
      for (const other of [...all.filter((other) => other !== entry), entry]) {
        if (over > 0) over -= other.pool.end(over)
      }
    }

    const open = Effect.fnUntraced(function*(destination: Destination.Destination, room: Room | null) {
      if (!(yield* makeRoom())) return yield* Effect.fail<Busy>({ _tag: "Busy" })
      const scope = yield* Scope.fork(all)
      const target = Destination.targetOf(destination, authorities, now, (outcome, ends) => {
        entry.tls = outcome
        onSession(entry.destination, outcome, ends)
      })
      const pool = yield* SmtpPool.make(
        { ...smtp, host: destination.host, name: destination.source.name },
        longestWait,
        target,
        {
          connections: () => limitOf(entry),
          messagesPerConnection: () => entry.room?.messagesPerConnection ?? smtp.messagesPerConnection
        }
      ).pipe(Scope.provide(scope))
      const entry: Entry = { pool, scope, room, destination, users: 0, usedAt: now(), tls: undefined }
      if (room !== null) enter(entry, room)
      return entry
    })

    // One at a time, so that no destination has two pools.
    const turn = yield* Semaphore.make(1)
    const take = (destination: Destination.Destination, room: Room | null) =>
      turn.withPermits(1)(Effect.gen(function*() {
        const key = keyOf(destination, room)
        const entry = entries.get(key) ?? (yield* open(destination, room))
        entries.delete(key)
        entries.set(key, entry)
        entry.users++
        entry.room = room
        entry.destination = destination
        makeWay(entry)
        return entry
      }))

    const giveBack = (entry: Entry) =>
      Effect.sync(() => {
        entry.users--
        entry.usedAt = now()
      })

    return {
      send: (destination, envelope, message, onDataEnd, room = null) =>
        Effect.acquireUseRelease(
          take(destination, room),
          (entry) =>
            entry.pool.send(envelope, message, onDataEnd).pipe(
              Effect.tap(() => Effect.sync(() => failures.delete(Destination.keyOf(destination)))),
              Effect.tapError(({ _tag }) =>
                Effect.sync(() => {
                  if (_tag !== "Busy") failed(Destination.keyOf(destination))
                })
              )
            ),
          giveBack
        ),
      isDown: (destination) =>
        Effect.sync(() => {
          const failedAt = failures.get(Destination.keyOf(destination))
          return failedAt !== undefined && now() - failedAt < downMillis
        }),
      tlsOf: (destination, room = null) => entries.get(keyOf(destination, room))?.tls,
      size: () => entries.size
    }
  }
)
