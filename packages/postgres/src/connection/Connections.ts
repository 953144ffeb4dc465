import type { Conditions } from "@sendwright/core/foundation/Conditions"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import type { SqlError } from "effect/sql/SqlError"
import * as AcceptPulse from "./AcceptPulse.ts"
import * as DatabaseHealth from "./DatabaseHealth.ts"
import { within } from "./deadline.ts"
import { missed, outageOf } from "./outages.ts"

/**
 * What a command is, and so which connections it may have: accepts, claims, settlements and what else must go on
 * (`commands`), lists and searches (`reads`), and work that nobody waits for (`background`).
 */
export type Share = "commands" | "reads" | "background"

export interface Limits {
  /** Commands that may have a connection at once; null where the client is the application's, which knows. */
  readonly capacity: number | null
  /** How long a command of each share may take, waiting for a connection included. Milliseconds. */
  readonly deadlines: Readonly<Record<Share, number>>
}

/** How the commands of all stores on one client share its connections. */
export interface Connections {
  /**
   * Runs a command when it may have a connection, by its deadline, which is later for one that carries many `bytes`.
   * `inside`: on the connection that the caller has.
   */
  readonly run: (
    share: Share,
    inside: boolean,
    bytes?: number
  ) => <A, E, R>(command: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>
  /** Runs a command on a connection that is none of these, by its deadline. */
  readonly runElsewhere: (
    share: Share,
    bytes?: number
  ) => <A, E, R>(command: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>
  /** Holds a connection for as long as it runs, and gives it up where it does not say that it ends. */
  readonly listen: <A, E, R>(listening: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>
  /** A command failed so: whether connections still lead to the right server is to be checked. */
  readonly failed: (error: SqlError) => void
  /** What the commands say of the database. */
  readonly healthOf: (conditions: Conditions) => DatabaseHealth.DatabaseHealth
  /** What becomes of the accepts. */
  readonly accepts: AcceptPulse.AcceptPulse
  /** How long what collects commands may keep one waiting. */
  readonly patienceMillis: number
  /** Commands that have a connection now. */
  readonly inUse: () => number
  /** Commands that wait for one, by share. */
  readonly waiting: () => Readonly<Record<Share, number>>
}

/** How long a connection whose statement was cancelled has to say so before it is taken to be mute. */
const graceMillis = 1_000

/** What a network and a disk that others use as well take in a millisecond, at least: 1 MiB in a second. */
const bytesPerMilli = 1_048.576

export const defaultDeadlines: Limits["deadlines"] = { commands: 5_000, reads: 10_000, background: 60_000 }

/**
 * How many of the connections lists, and work in the background, may have. What is left is always there for commands,
 * unless there are not three: then the other two have one together.
 */
export const sharesOf = (capacity: number): { readonly reads: number; readonly background: number | null } => {
  if (capacity < 3) return { reads: 1, background: null }
  return { reads: Math.max(1, Math.floor(capacity / 3)), background: Math.max(1, Math.floor(capacity / 5)) }
}

/** What an application's own client is taken to have for these stores: the pool of the driver, but for one. */
const assumedCapacity = 9

/** What is under the connections. */
export interface Ground {
  /** Gives up connections that were silent for so long. */
  readonly giveUpSilent: (millis: number) => void
  /** Asks which server connections are to lead to, as the one in use seems to be no good. */
  readonly doubt: () => void
}

const unknownGround: Ground = { giveUpSilent: () => {}, doubt: () => {} }

export const makeUnsafe = (limits: Limits, { doubt, giveUpSilent }: Ground = unknownGround): Connections => {
  const all = limits.capacity === null ? undefined : Semaphore.makeUnsafe(limits.capacity)
  const sizes = sharesOf(limits.capacity ?? assumedCapacity)
  const reads = Semaphore.makeUnsafe(sizes.reads)
  const background = sizes.background === null ? reads : Semaphore.makeUnsafe(sizes.background)
  const shares = { commands: undefined, reads, background }
  const waiting = { commands: 0, reads: 0, background: 0 }
  let inUse = 0
  const millisOf = (share: Share, bytes: number): number => {
    const { [share]: own, background } = limits.deadlines
    return Math.max(own, Math.min(own + Math.ceil(bytes / bytesPerMilli), background))
  }

  const run =
    (share: Share, inside: boolean, bytes = 0) =>
    <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError, R> =>
      Effect.suspend(() => {
        const millis = millisOf(share, bytes)
        let state: "waiting" | "running" | "ended" = inside ? "running" : "waiting"
        const begun = Effect.suspend(() => {
          state = "running"
          waiting[share]--
          inUse++
          return Effect.onExit(command, () =>
            Effect.sync(() => {
              inUse--
            }))
        })
        const ofAll = all === undefined ? begun : all.withPermit(begun)
        const admitted = inside ? command : Effect.suspend(() => {
          waiting[share]++
          return shares[share]?.withPermit(ofAll) ?? ofAll
        }).pipe(Effect.onExit(() =>
          Effect.sync(() => {
            if (state === "waiting") waiting[share]--
            state = "ended"
          })
        ))
        return within({
          millis,
          graceMillis,
          missed: () => missed(state === "waiting" ? "overloaded" : "unanswered", share, millis),
          stuck: () => {
            if (state === "waiting") return
            giveUpSilent(millis)
            doubt()
          }
        })(admitted)
      })

  const runElsewhere = (share: Share, bytes = 0) => {
    const millis = millisOf(share, bytes)
    return within({ millis, graceMillis, missed: () => missed("unanswered", share, millis), stuck: () => {} })
  }

  const listen = within({
    millis: Infinity,
    missed: () => missed("unanswered", "commands", Infinity),
    graceMillis,
    // Bytes that arrive are noticed up to half a second late.
    stuck: () => giveUpSilent(graceMillis / 2)
  })

  const healths = new Map<Conditions, DatabaseHealth.DatabaseHealth>()
  const healthOf = (conditions: Conditions) => {
    let health = healths.get(conditions)
    if (health === undefined) {
      health = DatabaseHealth.make(conditions, () => performance.now())
      healths.set(conditions, health)
    }
    return health
  }

  return {
    run,
    runElsewhere,
    listen,
    failed: (error) => {
      const outage = outageOf(error)
      if (outage === "unreachable" || outage === "read-only") doubt()
    },
    healthOf,
    accepts: AcceptPulse.make(() => performance.now()),
    patienceMillis: limits.deadlines.commands,
    inUse: () => inUse,
    waiting: () => waiting
  }
}

/**
 * Those of the client in use. Clients that are made here bring their own; the stores on an application's client share
 * these, which are all that this process has.
 */
export const Connections = Context.Reference<Connections>("@sendwright/postgres/internal/Connections", {
  defaultValue: () => makeUnsafe({ capacity: null, deadlines: defaultDeadlines })
})
