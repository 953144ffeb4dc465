import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { NodeStore } from "../operator/NodeStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"

/** `NodeStore` in memory. */
export const layer: Layer.Layer<NodeStore, never, MemoryDatabase> = Layer.effect(
  NodeStore,
  Effect.map(MemoryDatabase, ({ nodes }) =>
    NodeStore.of({
      report: (report, now, forgetBefore) =>
        Effect.sync(() => {
          for (const { id, seenAt } of nodes.values()) if (seenAt < forgetBefore) nodes.delete(id)
          nodes.set(report.id, { ...report, seenAt: now, clockAheadMillis: 0 })
        }),
      leave: (id) => Effect.sync(() => void nodes.delete(id)),
      list: (seenSince, limit) =>
        Effect.sync(() =>
          [...nodes.values()]
            .filter(({ seenAt }) => seenAt >= seenSince)
            .sort((left, right) =>
              left.startedAt.getTime() - right.startedAt.getTime() || (left.id < right.id ? -1 : 1)
            )
            .slice(0, limit)
        )
    }))
)
