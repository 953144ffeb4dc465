import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { HoldStore } from "../foundation/HoldStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"

/** `HoldStore` in memory. */
export const layer: Layer.Layer<HoldStore, never, MemoryDatabase> = Layer.effect(
  HoldStore,
  Effect.map(MemoryDatabase, (db) =>
    HoldStore.of({
      current: Effect.sync(() => db.hold),
      begin: (now) =>
        Effect.sync(() => {
          if (db.hold !== null) return false
          db.hold = { since: now }
          return true
        }),
      end: Effect.sync(() => {
        const wasHeld = db.hold !== null
        db.hold = null
        return wasHeld
      })
    }))
)
