import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Conditions } from "../foundation/Conditions.ts"
import * as LimitShare from "../foundation/LimitShare.ts"
import { ProcessActivity } from "../foundation/ProcessActivity.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { version } from "../foundation/Version.ts"
import * as NodeState from "./NodeState.ts"
import { type NodeIdentity, type NodeRow, NodeStore } from "./NodeStore.ts"

/** From the end of one report to the next. */
export const reportMillis = 15_000
/** And where the others have not heard yet what it says. */
const agreeingMillis = 2_000
/** After so long without a report something is wrong: two were due. */
export const silentMillis = 40_000
/** After so long a process counts as gone. */
export const goneMillis = 3 * 60_000
/** A report that takes longer is given up: the next one says more. */
const patienceMillis = 5_000
const leaveMillis = 1_000
/** Processes that are listed at most. */
export const maxNodes = 200

/** A process that runs on the storage, or did until a moment ago. */
export interface Node extends NodeIdentity {
  readonly seenAt: Date
  /** Whether it has not reported for longer than it should have: it died, hangs, or does not reach the storage. */
  readonly silent: boolean
  /** Milliseconds by which the storage's clock is ahead of the process's; negative where it is behind. */
  readonly clockAheadMillis: number
  /** What it does and what is wrong with it; null: its version says it in a way that this one does not know. */
  readonly state: NodeState.NodeState | null
}

/** What begins the tokens of a process's leases: the last digits of its id, which are random. */
export const leaseTagOf = (id: string): string => id.slice(-8)

const nodeOf = ({ state, ...row }: NodeRow, now: number): Node => ({
  ...row,
  silent: now - row.seenAt.getTime() > silentMillis,
  state: NodeState.decode(state)
})

/** Those whose part of what is shared is theirs. */
const membersOf = (senders: ReadonlyArray<NodeRow>, now: number): ReadonlyArray<LimitShare.Member> =>
  senders
    .filter(({ seenAt }) => seenAt.getTime() >= now - LimitShare.countedMillis)
    .map(({ id, state }) => ({ id: leaseTagOf(id), pledge: NodeState.decode(state)?.sharing ?? null }))

/**
 * The processes that share the storage.
 *
 * @example
 * ```ts
 * import { Nodes } from "@sendwright/core/operator/Nodes"
 * import * as Effect from "effect/Effect"
 *
 * // The processes that hand email over at the moment.
 * export const senders = Effect.gen(function*() {
 *   const nodes = yield* (yield* Nodes).list
 *   return nodes.filter(({ role, silent }) => role !== "api" && !silent).map(({ hostname }) => hostname)
 * })
 * ```
 */
export class Nodes extends Context.Service<Nodes, {
  /** Those that reported within the last three minutes, the longest running first; 200 at most. */
  readonly list: Effect.Effect<ReadonlyArray<Node>, StorageError>
}>()("@sendwright/core/operator/Nodes") {
  static readonly layer = Layer.effect(
    Nodes,
    Effect.gen(function*() {
      const store = yield* NodeStore
      const clock = yield* Clock.Clock
      return Nodes.of({
        list: Effect.suspend(() => {
          const now = clock.currentTimeMillisUnsafe()
          return Effect.map(
            store.list(new Date(now - goneMillis), maxNodes),
            (rows) => rows.map((row) => nodeOf(row, now))
          )
        }).pipe(Effect.withSpan("Nodes.list"))
      })
    })
  )
}

/**
 * Says every 15 seconds that this process is there, what it does and what is wrong with it, until the layer's scope
 * closes. It learns which processes hand email over, and its own part of the limits that they share. Nothing waits for it:
 * a report that fails or takes longer than 5 seconds is left out.
 *
 * @example
 * ```ts
 * import * as Nodes from "@sendwright/core/operator/Nodes"
 * import * as os from "node:os"
 *
 * export const Reporting = Nodes.layerReporting({ role: "worker", hostname: os.hostname(), pid: process.pid })
 * ```
 */
export const layerReporting = (
  identity: Pick<NodeIdentity, "role" | "hostname" | "pid">
): Layer.Layer<never, never, NodeStore | SecureRandom.SecureRandom> =>
  Layer.effectDiscard(Effect.gen(function*() {
    const store = yield* NodeStore
    const activity = yield* ProcessActivity
    const conditions = yield* Conditions
    const clock = yield* Clock.Clock
    const id = yield* (yield* SecureRandom.SecureRandom).uuidV7()
    const startedAt = new Date(clock.currentTimeMillisUnsafe())
    activity.leaseTag = leaseTagOf(id)
    if (identity.role !== "api") activity.standing = LimitShare.newcomer

    const report = Effect.gen(function*() {
      const now = clock.currentTimeMillisUnsafe()
      const state = NodeState.encode(NodeState.of(activity, yield* conditions.current, now))
      yield* store.report(
        { ...identity, hostname: identity.hostname.slice(0, 255), id, version, startedAt, state },
        new Date(now),
        new Date(now - goneMillis)
      )
      const senders = (yield* store.list(new Date(now - goneMillis), maxNodes)).filter(({ role }) => role !== "api")
      // One that is silent may still hand email over: it counts until it is gone.
      activity.senders = Math.max(1, senders.length)
      if (identity.role === "api") return reportMillis
      const before = activity.standing
      activity.standing = LimitShare.heard(before, leaseTagOf(id), membersOf(senders, now), now)
      if (activity.standing.view !== before.view) return 0
      return activity.standing.isAgreed || activity.standing.view === "" ? reportMillis : agreeingMillis
    }).pipe(
      Effect.timeout(patienceMillis),
      Effect.catchCause((cause) =>
        Effect.as(Effect.logDebug("This process could not report that it is there", cause), reportMillis)
      )
    )

    // Once the fiber below has ended: a report that came after it would stay for minutes.
    yield* Effect.addFinalizer(() => Effect.ignore(Effect.timeout(Effect.interruptible(store.leave(id)), leaveMillis)))
    yield* Effect.forkScoped(Effect.forever(Effect.flatMap(report, (millis) => Effect.sleep(millis))))
  }))
