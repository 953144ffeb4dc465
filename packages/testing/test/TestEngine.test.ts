import { assert, it } from "@effect/vitest"
import { Emails, SendRequest } from "@sendwright/core"
import * as TestEngine from "@sendwright/testing/TestEngine"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

it.live("runs on the live clock as well", () =>
  Effect.gen(function*() {
    const { live } = yield* TestEngine.Tester
    const emails = yield* Emails
    const now = new Date(yield* Clock.currentTimeMillis)
    const welcome = { from: "hello@shop.example", to: "ada@example.com", subject: "Welcome", text: "Hello." }
    const { id } = yield* emails.send(live, SendRequest.decode(welcome, now), null)
    yield* TestEngine.Nudge.use((nudge) => nudge.all)
    assert.strictEqual((yield* emails.get(live, id)).subject, "Welcome")
  }).pipe(Effect.provide(TestEngine.layer({ domains: ["shop.example"] }))))
