import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { missing, send } from "../support/requests.ts"
import { assertError, pathsOf } from "./answers.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"

layer(harnessLayer())("webhooks", (it) => {
  it.effect("an endpoint is created with its secret shown once, listed, read and removed", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const created = yield* ask("POST", "/v1/webhooks", { body: { url: "https://example.com/hook" } })
      assert.strictEqual(created.status, 201)
      const { secret, ...endpoint } = created.json
      assert.match(secret, /^whsec_/)
      assert.strictEqual(endpoint.events.length, 8)
      assert.isTrue(endpoint.enabled)
      const listed = yield* ask("GET", "/v1/webhooks")
      assert.deepStrictEqual(listed.json, { data: [endpoint] })
      const got = yield* ask("GET", `/v1/webhooks/${endpoint.id}`)
      assert.deepStrictEqual(got.json, endpoint)
      const removed = yield* ask("DELETE", `/v1/webhooks/${endpoint.id}`)
      assert.deepStrictEqual([removed.status, removed.text], [204, ""])
      assertError(yield* ask("DELETE", `/v1/webhooks/${endpoint.id}`), "404 not_found")
      assertError(yield* ask("GET", `/v1/webhooks/${endpoint.id}`), "404 not_found")
    }))

  it.effect("an endpoint of a test key gets no live event; a test key lists all and removes its own alone", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      const body = { url: "https://example.com/hook", events: ["email.queued"] }
      const { json: live } = yield* ask("POST", "/v1/webhooks", { body })
      const { json: test } = yield* ask("POST", "/v1/webhooks", { key: testKey, body })
      assert.deepStrictEqual(Object.keys(test), Object.keys(live))
      const sent = yield* ask("POST", "/v1/emails", { body: send })
      const tested = yield* ask("POST", "/v1/emails", { key: testKey, body: send })
      const emailsOf = Effect.fnUntraced(function*(id: string, key?: string) {
        const { json } = yield* ask("GET", `/v1/webhooks/${id}/deliveries`, key === undefined ? {} : { key })
        return json.data.map(({ email_id }: { readonly email_id: string }) => email_id)
      })
      assert.deepStrictEqual(yield* emailsOf(test.id), [tested.json.id])
      assert.deepStrictEqual((yield* emailsOf(live.id)).sort(), [sent.json.id, tested.json.id].sort())
      assert.deepStrictEqual(yield* emailsOf(live.id, testKey), [tested.json.id])
      const listed = (yield* ask("GET", "/v1/webhooks", { key: testKey })).json.data
      const ids = listed.map(({ id }: { readonly id: string }) => id)
      assert.includeMembers(ids, [live.id, test.id])
      assert.strictEqual((yield* ask("GET", `/v1/webhooks/${live.id}`, { key: testKey })).status, 200)
      assertError(yield* ask("DELETE", `/v1/webhooks/${live.id}`, { key: testKey }), "403 forbidden")
      assertError(yield* ask("DELETE", `/v1/webhooks/${missing}`, { key: testKey }), "404 not_found")
      assert.strictEqual((yield* ask("DELETE", `/v1/webhooks/${test.id}`, { key: testKey })).status, 204)
      assert.strictEqual((yield* ask("DELETE", `/v1/webhooks/${live.id}`)).status, 204)
    }))

  it.effect("an endpoint is changed field by field; one that is disabled gets no event", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { json: { secret: _, ...endpoint } } = yield* ask("POST", "/v1/webhooks", {
        body: { url: "https://example.com/hook", events: ["email.queued"] }
      })
      const path = `/v1/webhooks/${endpoint.id}`
      const change = (body: object) => ask("PATCH", path, { body })
      const moved = yield* change({ url: "https://example.com/other" })
      assert.deepStrictEqual([moved.status, moved.json], [200, { ...endpoint, url: "https://example.com/other" }])
      assert.deepStrictEqual((yield* change({})).json, moved.json)
      const events = ["email.queued", "email.bounced"]
      const disabled = yield* change({ events, enabled: false })
      assert.deepStrictEqual(disabled.json, { ...moved.json, events, enabled: false })
      assert.deepStrictEqual((yield* ask("GET", path)).json, disabled.json)
      const delivered = Effect.gen(function*() {
        yield* ask("POST", "/v1/emails", { body: send })
        return (yield* ask("GET", `${path}/deliveries`)).json.data.length
      })
      assert.strictEqual(yield* delivered, 0)
      yield* change({ enabled: true })
      assert.strictEqual(yield* delivered, 1)
      const refused = yield* change({ url: "http://169.254.169.254/", events: [], enabled: null, colour: "red" })
      assertError(refused, "400 validation_error")
      assert.sameMembers([...pathsOf(refused)], ["url", "events", "enabled", "colour"])
      const inward = yield* change({ url: "http://169.254.169.254/", enabled: false })
      assert.deepStrictEqual(pathsOf(inward), ["url"])
      assert.isTrue((yield* ask("GET", path)).json.enabled)
    }))

  it.effect("another secret is shown once, and the endpoint stays the same", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { json: { secret, ...endpoint } } = yield* ask("POST", "/v1/webhooks", {
        body: { url: "https://example.com/hook", events: ["email.queued"] }
      })
      const path = `/v1/webhooks/${endpoint.id}`
      const rotated = yield* ask("POST", `${path}/rotate-secret`)
      const { secret: another, ...same } = rotated.json
      assert.deepStrictEqual([rotated.status, same], [200, endpoint])
      assert.match(another, /^whsec_/)
      assert.notStrictEqual(another, secret)
      assert.deepStrictEqual((yield* ask("GET", path)).json, endpoint)
    }))

  it.effect("an event fans out to the endpoint; its delivery is pending and cannot be retried", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      const created = yield* ask("POST", "/v1/webhooks", {
        body: { url: "https://example.com/hook", events: ["email.queued"] }
      })
      const sent = yield* ask("POST", "/v1/emails", { body: send })
      const path = `/v1/webhooks/${created.json.id}/deliveries`
      const listed = yield* ask("GET", path)
      assert.strictEqual(listed.json.data.length, 1)
      const [delivery] = listed.json.data
      const { created_at, email_event_id, id, ...rest } = delivery
      assert.deepStrictEqual(rest, {
        endpoint_id: created.json.id,
        event_type: "email.queued",
        email_id: sent.json.id,
        status: "pending",
        attempts: 0,
        last_error: null,
        response_code: null,
        duration_ms: null,
        is_test: false,
        replay_of: null
      })
      assert.isString(created_at)
      assert.isString(email_event_id)
      assertError(yield* ask("POST", `${path}/${id}/retry`), "409 conflict")
      assertError(yield* ask("POST", `${path}/${missing}/retry`), "404 not_found")
      assert.deepStrictEqual((yield* ask("GET", path, { key: testKey })).json.data, [])
    }))

  it.effect("targets that are not public are refused, beside every other issue", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const answer = yield* ask("POST", "/v1/webhooks", {
        body: { url: "http://169.254.169.254/", events: ["email.read"], colour: "red" }
      })
      assertError(answer, "400 validation_error")
      assert.sameMembers(
        answer.json.error.details.map((issue: { path: string }) => issue.path),
        ["url", "events.0", "colour"]
      )
    }))
})
