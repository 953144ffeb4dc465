import { assert, it } from "@effect/vitest"
import { Brand, EngineSettings, ThrottleSettings } from "@sendwright/core/foundation/Settings"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as Effect from "effect/Effect"
import { engine, hour, minute } from "./support/harness.ts"

const seen = Effect.all({ brand: Brand, engine: EngineSettings, throttles: ThrottleSettings })

it.effect("the layer gives its settings to what is built on it, and leaves the others as they are around it", () =>
  Effect.gen(function*() {
    const before = yield* seen
    const layer = Sendwright.layer({ engine: { sendLeaseMillis: minute }, throttles: { sendRate: 50 } })
    const within = yield* Effect.provide(seen, layer)
    assert.deepStrictEqual(within, {
      brand: before.brand,
      engine: { ...before.engine, sendLeaseMillis: minute },
      throttles: { ...before.throttles, sendRate: 50 }
    })
    assert.strictEqual(within.engine.idempotencyMillis, hour)
    assert.deepStrictEqual(yield* seen, before)
  }).pipe(Effect.provide(engine({ idempotencyMillis: hour }))))
