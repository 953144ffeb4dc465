import { assert, layer } from "@effect/vitest"
import { planLimits, plans } from "@sendwright/core/accounts/Plan"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { assertError, pathsOf } from "./answers.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"
import { limits } from "./limits.ts"

const batchOf = (sandbox: string, length: number) => ({
  messages: Array.from({ length }, () => ({ from: `a@${sandbox}`, to: `delivered@${sandbox}`, text: "x" }))
})

layer(harnessLayer({ settings: { accessLog: false } }))("limits", (it) => {
  for (const { accept, accepted, ask: sized, issue, name, refuse } of limits) {
    it.effect(name, () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const now = yield* Clock.currentTimeMillis
        for (const n of accept) {
          const { method, path, ...request } = sized(n, now)
          const answer = yield* ask(method, path, request)
          if (accepted !== undefined) assertError(answer, accepted, `${n}`)
          else assert.isBelow(answer.status, 300, `${n} → ${answer.text.slice(0, 300)}`)
        }
        for (const n of refuse) {
          const { method, path, ...request } = sized(n, now)
          const answer = yield* ask(method, path, request)
          assertError(answer, "400 validation_error", `${n}`)
          assert.include(pathsOf(answer), issue, `${n}`)
        }
      }), 300_000)
  }

  it.effect("a page has 20 items when nobody says how many", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      const sandbox = (yield* ask("GET", "/v1/account", { key })).json.sandbox.domain
      yield* ask("POST", "/v1/emails/batch", { key, body: batchOf(sandbox, 21) })
      const first = yield* ask("GET", "/v1/emails", { key })
      assert.strictEqual(first.json.data.length, 20)
      const rest = yield* ask("GET", `/v1/emails?cursor=${first.json.next_cursor}`, { key })
      assert.deepStrictEqual([rest.json.data.length, rest.json.next_cursor], [1, null])
    }))

  it.effect("a new account sends 100 live emails a UTC day in its first 7 days", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { accountId, key } = yield* newKey({ trusted: false })
      const test = yield* newKey({ accountId, mode: "test" })
      const sandbox = (yield* ask("GET", "/v1/account", { key })).json.sandbox.domain
      const [one] = batchOf(sandbox, 1).messages
      const full = yield* ask("POST", "/v1/emails/batch", { key, body: batchOf(sandbox, 99) })
      assert.strictEqual(full.status, 200)
      assert.strictEqual((yield* ask("POST", "/v1/emails", { key, body: one })).status, 201)
      const over = yield* ask("POST", "/v1/emails", { key, body: one })
      assertError(over, "429 plan_limit")
      assert.deepStrictEqual(over.json.error.details, { limit: "day", allowed: 100 })
      const batch = yield* ask("POST", "/v1/emails/batch", { key, body: batchOf(sandbox, 1) })
      assert.deepStrictEqual([batch.status, batch.json.results[0].error.code], [422, "plan_limit"])
      assert.strictEqual((yield* ask("POST", "/v1/emails", { key: test.key, body: one })).status, 201)
      yield* TestClock.adjust("1 day")
      assert.strictEqual((yield* ask("POST", "/v1/emails", { key, body: one })).status, 201)
      yield* TestClock.adjust("6 days")
      const later = yield* ask("POST", "/v1/emails/batch", { key, body: batchOf(sandbox, 100) })
      assert.strictEqual(later.status, 200)
      assert.strictEqual((yield* ask("POST", "/v1/emails", { key, body: one })).status, 201)
    }))

  it.effect("a page of deliveries has 1 to 100 items", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { json } = yield* ask("POST", "/v1/webhooks", { body: { url: "https://example.com/" } })
      for (const [limit, status] of [[0, 400], [1, 200], [100, 200], [101, 400]] as const) {
        const answer = yield* ask("GET", `/v1/webhooks/${json.id}/deliveries?limit=${limit}`)
        assert.strictEqual(answer.status, status, `${limit}`)
      }
    }))

  it.effect("a template is restored from version 1 on", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { json } = yield* ask("POST", "/v1/templates", { body: { name: "Restore", subject: "S", text: "x" } })
      for (const version of [0, -1, 1.5, "1"]) {
        const answer = yield* ask("POST", `/v1/templates/${json.id}/restore`, { body: { version } })
        assertError(answer, "400 validation_error", `${version}`)
        assert.deepStrictEqual(pathsOf(answer), ["version"])
      }
      assert.strictEqual((yield* ask("POST", `/v1/templates/${json.id}/restore`, { body: { version: 1 } })).status, 200)
      assertError(yield* ask("POST", `/v1/templates/${json.id}/restore`, { body: { version: 9 } }), "404 not_found")
    }))

  it.effect("a plan's domains", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      for (const plan of ["free", "pro"] as const) {
        const { key } = yield* newKey({ plan })
        for (let n = 0; n < planLimits[plan].domains; n++) {
          const added = yield* ask("POST", "/v1/domains", { key, body: { name: `${plan}${n}.example` } })
          assert.strictEqual(added.status, 201, plan)
        }
        const over = yield* ask("POST", "/v1/domains", { key, body: { name: `${plan}-over.example` } })
        assertError(over, "403 plan_limit", plan)
        assert.deepStrictEqual(over.json.error.details, { limit: "domains", allowed: planLimits[plan].domains })
      }
    }))

  it.effect("a plan's live emails of a UTC month", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey({ plan: "free" })
      const sandbox = (yield* ask("GET", "/v1/account", { key })).json.sandbox.domain
      for (let n = 0; n < 29; n++) yield* ask("POST", "/v1/emails/batch", { key, body: batchOf(sandbox, 100) })
      const last = yield* ask("POST", "/v1/emails/batch", { key, body: batchOf(sandbox, 99) })
      assert.strictEqual(last.status, 200)
      const mixed = yield* ask("POST", "/v1/emails/batch", { key, body: batchOf(sandbox, 2) })
      assert.strictEqual(mixed.status, 207)
      assert.deepStrictEqual(mixed.json.results.map(({ ok }: { ok: boolean }) => ok), [true, false])
      const over = yield* ask("POST", "/v1/emails", { key, body: batchOf(sandbox, 1).messages[0] })
      assertError(over, "429 plan_limit")
      assert.deepStrictEqual(over.json.error.details, { limit: "month", allowed: 3_000 })
    }))
})

layer(harnessLayer({ rates: true, settings: { accessLog: false } }))("limits of a second", (it) => {
  for (const plan of plans) {
    it.effect(`a key of the plan ${plan} asks up to its rate and no more`, () =>
      Effect.gen(function*() {
        const { ask, newKey } = yield* Harness
        const { key } = yield* newKey({ plan })
        const { requestRate } = planLimits[plan]
        for (let n = 0; n < requestRate; n++) {
          assert.strictEqual((yield* ask("GET", "/v1/account", { key })).status, 200, `${n}`)
        }
        const over = yield* ask("GET", "/v1/account", { key })
        assertError(over, "429 rate_limited")
        assert.strictEqual(over.headers["retry-after"], "1")
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* ask("GET", "/v1/account", { key })).status, 200)
      }))
  }
})
