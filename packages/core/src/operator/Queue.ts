import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Nodes } from "./Nodes.ts"
import { type QueueKey, QueueStore } from "./QueueStore.ts"
import { groupsOf, type ProviderQueue, providersOf, type QueueGroup } from "./QueueWaits.ts"

/** Emails that a look goes over; recipients' domains cost more to find out than accounts. */
const depths: Readonly<Record<QueueKey, number>> = { account: 50_000, domain: 10_000 }
const maxKeys = 100

/** What waits to be handed over, and for what. */
export interface QueueView {
  /** Up to 100, the one whose oldest email has waited the longest first. */
  readonly groups: ReadonlyArray<QueueGroup>
  /** Whether everything was counted; otherwise each count is the least that there is. */
  readonly complete: boolean
  /** An email has a provider only while it is handed over: what is under way, and which circuits are open. */
  readonly providers: ReadonlyArray<ProviderQueue>
}

/**
 * Shows operators what waits to be handed over.
 *
 * @example
 * ```ts
 * import { Queue } from "@sendwright/core/operator/Queue"
 * import * as Effect from "effect/Effect"
 *
 * // The account whose oldest email has waited the longest, and what that email waits for.
 * export const longest = Effect.gen(function*() {
 *   const { groups: [first] } = yield* (yield* Queue).look({ by: "account" })
 *   return first === undefined ? null : { account: first.key, waitsFor: first.parts[0]?.oldest.waitsFor }
 * })
 * ```
 */
export class Queue extends Context.Service<Queue, {
  /**
   * By account, or by recipient domain, of all accounts and modes or of one. It looks at up to 50,000 emails by account
   * and 10,000 by domain.
   */
  readonly look: (query: {
    readonly by: QueueKey
    readonly accountId?: string | null
    readonly mode?: Mode | null
  }) => Effect.Effect<QueueView, StorageError>
}>()("@sendwright/core/operator/Queue") {
  static readonly layer = Layer.effect(
    Queue,
    Effect.gen(function*() {
      const store = yield* QueueStore
      const nodes = yield* Nodes
      const clock = yield* Clock.Clock
      return Queue.of({
        look: Effect.fn("Queue.look")(function*({ accountId = null, by, mode = null }) {
          const now = new Date(clock.currentTimeMillisUnsafe())
          const running = yield* nodes.list
          const { complete, lines } = yield* store.look({
            by,
            accountId,
            mode,
            now,
            depth: depths[by],
            keys: maxKeys
          })
          return { groups: groupsOf(lines, running, now), complete, providers: providersOf(running) }
        })
      })
    })
  )
}
