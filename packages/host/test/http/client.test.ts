import { assert, layer } from "@effect/vitest"
import * as Client from "@sendwright/api/Client"
import type { SendwrightError } from "@sendwright/core/foundation/Errors"
import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"
import { good } from "./badRequests.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"

const connect = (key?: string) =>
  Effect.flatMap(
    Harness,
    ({ liveKey, port }) => Client.make({ baseUrl: `http://127.0.0.1:${port}`, key: Redacted.make(key ?? liveKey) })
  ).pipe(Effect.provide(FetchHttpClient.layer))

layer(harnessLayer({ rates: true }))("the typed client", (it) => {
  const missing = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"

  it.effect("sends, reads, lists and describes", () =>
    Effect.gen(function*() {
      const client = yield* connect()
      const { id } = yield* client.emails.send({ payload: good, headers: { "idempotency-key": "client" } })
      const again = yield* client.emails.send({ payload: good, headers: { "idempotency-key": "client" } })
      assert.strictEqual(again.id, id)
      assert.strictEqual((yield* client.emails.get({ params: { id }, query: {} })).text, good.text)
      const page = yield* client.emails.list({ query: { limit: 1, mode: "live" } })
      assert.deepStrictEqual(page.data.map((email) => email.id), [id])
      const batch = yield* client.emails.sendBatch({ payload: { messages: [good, good] }, headers: {} })
      assert.strictEqual(batch.accepted, 2)
      const hook = yield* client.webhooks.create({ payload: { url: "https://example.com/" } })
      assert.match(hook.secret, /^whsec_/)
      yield* client.webhooks.remove({ params: { id: hook.id } })
      assert.strictEqual((yield* client.account.describe()).key.mode, "live")
    }))

  it.effect("fails with the errors of the core", () =>
    Effect.gen(function*() {
      const { newKey, suspend } = yield* Harness
      const client = yield* connect()
      const failureOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
        Effect.map(Effect.flip(effect), (error) => error as E & SendwrightError)
      const invalid = yield* failureOf(client.emails.send({ payload: { ...good, text: "a\u0000" }, headers: {} }))
      assert.strictEqual(invalid._tag, "SchemaError" as never)
      const past = { ...good, scheduled_at: "1960-01-01T00:00:00Z" }
      const refused = yield* failureOf(client.emails.send({ payload: past, headers: {} }))
      assert.deepStrictEqual({ ...refused }["issues" as never], [{
        path: ["scheduled_at"],
        message: "must be in the future"
      }])
      assert.strictEqual(refused._tag, "ValidationError")
      const unverified = yield* failureOf(
        client.emails.send({ payload: { ...good, from: "a@b.example" }, headers: {} })
      )
      assert.strictEqual(unverified._tag, "DomainNotVerified")
      assert.strictEqual((yield* failureOf(client.emails.get({ params: { id: missing }, query: {} })))._tag, "NotFound")
      assert.strictEqual((yield* failureOf(client.webhooks.get({ params: { id: missing } })))._tag, "NotFound")
      const stranger = yield* connect("svc_live_x")
      assert.strictEqual((yield* failureOf(stranger.account.describe()))._tag, "Unauthorized")
      const limited = yield* newKey({ scopes: ["emails:read"], plan: "free" })
      const reader = yield* connect(limited.key)
      const forbidden = yield* failureOf(reader.webhooks.list())
      assert.strictEqual(forbidden._tag, "Forbidden")
      assert.include(forbidden.message, "webhooks:manage")
      for (let n = 0; n < 9; n++) yield* reader.account.describe()
      const tooMany = yield* failureOf(reader.account.describe())
      assert.strictEqual(tooMany._tag, "RateLimited")
      assert.strictEqual((tooMany as { readonly retryAfterSeconds?: number }).retryAfterSeconds, 1)
      yield* suspend(limited.accountId, "unpaid")
      yield* TestClock.adjust("2 seconds")
      const suspended = yield* failureOf(reader.account.describe())
      assert.strictEqual(suspended._tag, "AccountSuspended")
      assert.include(suspended.message, "unpaid")
    }))
})
