/** A server over memory in a process of its own, so that its memory can be measured: forked by `bodiesMemory.test.ts`. */
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as Effect from "effect/Effect"
import { Harness, layer } from "./harness.ts"

const program = Effect.gen(function*() {
  const { newKey, port } = yield* Harness
  const [one, other] = [yield* newKey(), yield* newKey()]
  process.on("message", () => process.send!({ peakBytes: process.resourceUsage().maxRSS * 1_024 }))
  process.on("disconnect", () => process.exit())
  process.send!({ port, key: one.key, otherKey: other.key })
  return yield* Effect.never
})

NodeRuntime.runMain(Effect.provide(program, layer({ settings: { accessLog: false } })))
