import { assert, it } from "@effect/vitest"
import { PosthornTest } from "@posthorn/testing/PosthornTest"
import * as Effect from "effect/Effect"

it.effect("tries again while the provider refuses", () =>
  Effect.gen(function*() {
    const posthorn = yield* PosthornTest
    yield* posthorn.provider.failNext(3, "temporary")
    const id = yield* posthorn.send({ to: "ada@example.com", subject: "Hello", text: "Hello, Ada." })

    yield* posthorn.advance("10 minutes")
    assert.strictEqual(posthorn.outbox.expectSent({ to: "ada@example.com" }).attempt, 4)
    assert.strictEqual((yield* posthorn.email(id)).status, "delivered")
  }).pipe(Effect.provide(PosthornTest.layer({ seed: 1 }))))
