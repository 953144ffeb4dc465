import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestConsole from "effect/testing/TestConsole"
import * as JsonLogger from "../src/foundation/JsonLogger.ts"

const logged = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.andThen(Effect.provide(effect, JsonLogger.layer), TestConsole.logLines).pipe(
    Effect.map((lines) => lines.map((line) => JSON.parse(String(line)))),
    Effect.provide(TestConsole.layer)
  )

describe("JsonLogger", () => {
  it.effect("has a message that is a string, whatever is logged beside it", () =>
    Effect.gen(function*() {
      const [alone, fields, words, object] = yield* logged(Effect.gen(function*() {
        yield* Effect.logInfo("It began")
        yield* Effect.logWarning("A provider fails", { provider: "ses", failures: 3 }).pipe(
          Effect.annotateLogs({ requestId: "r1" })
        )
        yield* Effect.logInfo("Port", 4400, ["a", "b"])
        yield* Effect.logInfo({ only: "an object" })
      }))
      assert.deepInclude(alone, { message: "It began", level: "INFO", annotations: {} })
      assert.deepInclude(fields, {
        message: "A provider fails",
        level: "WARN",
        annotations: { provider: "ses", failures: 3, requestId: "r1" }
      })
      assert.strictEqual(words.message, `Port 4400 ["a","b"]`)
      assert.strictEqual(object.message, `{"only":"an object"}`)
    }))

  it.effect("keeps the cause apart from the message", () =>
    Effect.gen(function*() {
      const failed = Effect.catchCause(Effect.fail("lost"), (cause) => Effect.logError("A request failed", cause))
      const [line] = yield* logged(failed)
      assert.strictEqual(line.message, "A request failed")
      assert.include(line.cause, "lost")
    }))
})
