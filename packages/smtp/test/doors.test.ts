import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { once } from "node:events"
import { Worker } from "node:worker_threads"
import * as Door from "../../../scripts/doors/Door.ts"
import * as Turns from "../../../scripts/doors/Turns.ts"
import * as SmtpOptions from "../src/SmtpOptions.ts"
import * as SmtpPool from "../src/SmtpPool.ts"

const emailId = "0198c0de-1234-7abc-8def-0123456789ab"

/** Lines of which 20 MB are sent. */
const lines = [
  ".\r\n",
  ".Hello, Ada.\r\n",
  "Hello, Ada.\r\n",
  "\r\n",
  "\r\n\r",
  "\r",
  "\n",
  ".",
  "a"
]

describe("SMTP out", () => {
  it.live(
    "a message of 20 MB keeps the event loop for no more than 50 ms at a time, whatever its lines are",
    () =>
      Effect.scoped(Effect.gen(function*() {
        const runPromise = Effect.runPromiseWith(yield* Effect.context<never>())
        const sink = yield* Effect.acquireRelease(
          Effect.sync(() => new Worker(new URL("Sink.ts", import.meta.url))),
          (sink) => Effect.promise(() => sink.terminate())
        )
        const [port] = (yield* Effect.promise(() => once(sink, "message"))) as [number]
        const pool = yield* SmtpPool.make(SmtpOptions.make({ host: "127.0.0.1", port }), 60_000)
        const envelope = { from: "shop@a.test", recipients: ["ada@b.test"], emailId }
        const held: Record<string, number> = {}
        for (const line of lines) {
          const message = Buffer.alloc(20_000_000, line)
          const millis = yield* Effect.promise(() =>
            Turns.bestDuring(async () => {
              const { result } = await runPromise(pool.send(envelope, message, () => {}))
              assert.strictEqual(result._tag, "Answered")
            }, Door.boundMillis)
          )
          if (millis > Door.boundMillis) held[JSON.stringify(line)] = Math.round(millis)
        }
        assert.deepStrictEqual(held, {})
      })),
    120_000
  )
})
