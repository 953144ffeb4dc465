import { assert, it } from "@effect/vitest"
import { SendwrightTest } from "@sendwright/testing/SendwrightTest"
import * as Effect from "effect/Effect"

it.effect("tries again while the provider refuses", () =>
  Effect.gen(function*() {
    const sendwright = yield* SendwrightTest
    yield* sendwright.provider.failNext(3, "temporary")
    const id = yield* sendwright.send({ to: "ada@example.com", subject: "Hello", text: "Hello, Ada." })

    yield* sendwright.advance("10 minutes")
    assert.strictEqual(sendwright.outbox.expectSent({ to: "ada@example.com" }).attempt, 4)
    assert.strictEqual((yield* sendwright.email(id)).status, "delivered")
  }).pipe(Effect.provide(SendwrightTest.layer({ seed: 1 }))))
