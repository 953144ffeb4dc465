import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RateStore } from "../accounts/RateStore.ts"
import * as TokenBucket from "../accounts/TokenBucket.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"

/** `RateStore` in memory. */
export const layer: Layer.Layer<RateStore, never, MemoryDatabase> = Layer.effect(
  RateStore,
  Effect.map(MemoryDatabase, (db) =>
    RateStore.of({
      take: (requests, now) =>
        Effect.sync(() =>
          requests.map((request) => {
            const [bucket, taken] = TokenBucket.take(db.buckets.get(request.key), request, now)
            db.buckets.set(request.key, bucket)
            return taken
          })
        )
    }))
)
