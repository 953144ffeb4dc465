import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { StorageMonths } from "../foundation/StorageMonths.ts"

/** `StorageMonths` in memory, where months are not kept apart. */
export const layer: Layer.Layer<StorageMonths> = Layer.succeed(
  StorageMonths,
  StorageMonths.of({ keep: () => Effect.void })
)
