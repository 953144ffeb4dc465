import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RouteStore } from "../sending/RouteStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"

/** `RouteStore` in memory. */
export const layer: Layer.Layer<RouteStore, never, MemoryDatabase> = Layer.effect(
  RouteStore,
  Effect.map(MemoryDatabase, (db) =>
    RouteStore.of({
      current: Effect.sync(() => db.routes),
      set: (text, seen, changed) =>
        Effect.sync(() => {
          if (db.routes.version !== seen) return false
          db.routes = { text, version: seen + 1, changed }
          return true
        })
    }))
)
