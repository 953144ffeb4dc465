import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type WarmupCount, WarmupStore } from "../sending/WarmupStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"

const keyOf = ({ site, source }: WarmupCount): string => `${source} ${site}`

/** `WarmupStore` in memory. */
export const layer: Layer.Layer<WarmupStore, never, MemoryDatabase> = Layer.effect(
  WarmupStore,
  Effect.map(MemoryDatabase, ({ warmups }) =>
    WarmupStore.of({
      take: (count, limit) =>
        Effect.sync(() => {
          const known = warmups.get(keyOf(count))
          if (known !== undefined && known.day > count.day) return null
          const taken = known?.day === count.day ? known.taken : 0
          if (taken >= limit) return null
          warmups.set(keyOf(count), { day: count.day, taken: taken + 1 })
          return limit - taken - 1
        }),
      giveBack: (count) =>
        Effect.sync(() => {
          const known = warmups.get(keyOf(count))
          if (known?.day !== count.day || known.taken === 0) return
          warmups.set(keyOf(count), { day: known.day, taken: known.taken - 1 })
        }),
      sweep: (before, limit) =>
        Effect.sync(() => {
          const old = [...warmups].filter(([, { day }]) => day < before).slice(0, limit)
          for (const [key] of old) warmups.delete(key)
          return old.length
        })
    }))
)
