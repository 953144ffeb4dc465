import { assert, layer } from "@effect/vitest"
import { scopes } from "@sendwright/core/accounts/Scope"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { assertError } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"
import { rows } from "./matrix.ts"
import { fill } from "./walk.ts"

const id = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"

/** Every route that needs a key, and its scope. */
const routes = rows.map(({ method, path, scope }) => [method, fill(path, [id, id]), scope] as const)

layer(harnessLayer())("authorization", (it) => {
  it.effect("a missing, malformed, unknown or revoked key answers the same 401 on every route", () =>
    Effect.gen(function*() {
      const { ask, liveKey, newKey, revoke } = yield* Harness
      const revoked = yield* newKey()
      yield* revoke(revoked)
      const last = liveKey.at(-1) === "a" ? "b" : "a"
      const credentials: ReadonlyArray<string | undefined> = [
        undefined,
        "",
        "Bearer",
        "Bearer ",
        `Bearer ${revoked.key}`,
        `Bearer ${liveKey.slice(0, -1)}${last}`,
        `Bearer ${liveKey} x`,
        `Bearer ${liveKey}x`,
        `Bearer svc_live_${"a".repeat(38)}`,
        `Bearer ${"x".repeat(8_000)}`,
        `Basic ${liveKey}`,
        `Bearer\t${liveKey}`,
        liveKey,
        "Bearer \u00e9"
      ]
      const texts = new Set<string>()
      for (const [method, path] of routes) {
        for (const credential of credentials) {
          const headers = credential === undefined ? {} : { authorization: credential }
          const answer = yield* ask(method, path, { key: null, headers })
          assertError(answer, "401 unauthorized", `${method} ${path} ${credential}`)
          assert.notProperty(answer.headers, "ratelimit")
          texts.add(answer.text)
        }
      }
      assert.strictEqual(texts.size, 1)
    }))

  it.effect("the scheme has no case, and more than one space may follow it", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      for (const scheme of ["Bearer", "bearer", "BEARER", "bEARER  "]) {
        const answer = yield* ask("GET", "/v1/account", {
          key: null,
          headers: { authorization: `${scheme} ${liveKey}` }
        })
        assert.strictEqual(answer.status, 200, scheme)
      }
    }))

  it.effect("each route needs its scope and no other, and the message names it", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      for (const [method, path, scope] of routes) {
        const others = yield* newKey({ scopes: scopes.filter((other) => other !== scope) })
        const answer = yield* ask(method, path, { key: others.key })
        if (scope === null) {
          assert.strictEqual(answer.status, 200)
          continue
        }
        assertError(answer, "403 forbidden", `${method} ${path}`)
        assert.include(answer.json.error.message, scope)
        const just = yield* newKey({ scopes: [scope] })
        assert.notInclude([401, 403], (yield* ask(method, path, { key: just.key })).status, `${method} ${path}`)
      }
    }))

  it.effect("a bad body with a bad key is a bad key, and without the scope a missing scope", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const reader = yield* newKey({ scopes: ["emails:read"] })
      for (const path of ["/v1/emails", "/v1/emails/batch", "/v1/webhooks"]) {
        assertError(yield* ask("POST", path, { key: null, raw: "{" }), "401 unauthorized")
        assertError(yield* ask("POST", path, { key: reader.key, raw: "{" }), "403 forbidden")
        assertError(yield* ask("POST", path, { raw: "{" }), "400 validation_error")
      }
      assertError(yield* ask("GET", "/v1/emails?limit=0", { key: "no" }), "401 unauthorized")
      assertError(yield* ask("GET", "/v1/emails/no", { key: "no" }), "401 unauthorized")
    }))

  it.effect("a suspended account is told why on every route, before its scopes are looked at", () =>
    Effect.gen(function*() {
      const { ask, newKey, suspend } = yield* Harness
      const { accountId, key } = yield* newKey({ scopes: ["domains:manage"] })
      yield* suspend(accountId, "unpaid invoices")
      for (const [method, path] of routes) {
        const answer = yield* ask(method, path, { key })
        assertError(answer, "403 account_suspended", `${method} ${path}`)
        assert.include(answer.json.error.message, "unpaid invoices")
      }
    }))

  it.effect("a paused account sends nothing live, and goes on testing", () =>
    Effect.gen(function*() {
      const { accountId, ask, pause, resume, testKey } = yield* Harness
      yield* pause(accountId)
      yield* TestClock.adjust("1 second")
      const body = { from: `a@${domain}`, to: "ada@example.com", text: "hello" }
      assertError(yield* ask("POST", "/v1/emails", { body }), "403 account_paused")
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body, key: testKey })).status, 201)
      yield* resume(accountId)
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body })).status, 201)
    }))
})

layer(harnessLayer({ rates: true }))("the rate of a key", (it) => {
  it.effect("is told on every answer, also on errors, and obeying Retry-After works", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey({ plan: "free" })
      const asked: ReadonlyArray<readonly [string, string]> = [
        ["GET", "/v1/account"],
        ["GET", "/v1/emails/no"],
        ["POST", "/v1/emails"],
        ["GET", "/v1/emails?limit=0"],
        ["GET", "/v1/account"],
        ["GET", "/v1/account"],
        ["GET", "/v1/account"],
        ["GET", "/v1/account"],
        ["GET", "/v1/account"],
        ["GET", "/v1/account"]
      ]
      for (const [index, [method, path]] of asked.entries()) {
        const { headers } = yield* ask(method, path, { key })
        assert.strictEqual(headers["ratelimit-policy"], "\"requests\";q=10;w=1")
        assert.strictEqual(headers["ratelimit"], `"requests";r=${9 - index};t=1`)
      }
      const refused = yield* ask("GET", "/v1/account", { key })
      assertError(refused, "429 rate_limited")
      assert.strictEqual(refused.headers["ratelimit"], "\"requests\";r=0;t=1")
      const wait = Number(refused.headers["retry-after"])
      assert.isTrue(Number.isInteger(wait) && wait >= 1)
      const sent = yield* ask("POST", "/v1/emails", { key, raw: "{" })
      assertError(sent, "429 rate_limited")
      assert.strictEqual(sent.headers["retry-after"], refused.headers["retry-after"])
      yield* TestClock.adjust(wait * 1000)
      assert.strictEqual((yield* ask("GET", "/v1/account", { key })).status, 200)
    }))

  it.effect("a request over the rate that also lacks the scope is told of the scope", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey({ plan: "free", scopes: ["emails:read"] })
      for (let n = 0; n < 10; n++) yield* ask("GET", "/v1/account", { key })
      assertError(yield* ask("GET", "/v1/account", { key }), "429 rate_limited")
      const answer = yield* ask("GET", "/v1/webhooks", { key })
      assertError(answer, "403 forbidden")
      assert.property(answer.headers, "ratelimit")
    }))

  it.effect("each message of a batch counts, and those over the rate fail in their place", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey({ plan: "free" })
      const message = { from: "a@unknown.example", to: "ada@example.com", text: "hello" }
      const messages = Array.from({ length: 60 }, () => message)
      yield* ask("POST", "/v1/emails/batch", { key, body: { messages } })
      const { json } = yield* ask("POST", "/v1/emails/batch", { key, body: { messages } })
      const codes = json.results.map((item: { error: { code: string } }) => item.error.code)
      assert.deepStrictEqual(codes, [
        ...Array.from({ length: 40 }, () => "domain_not_verified"),
        ...Array.from({ length: 20 }, () => "rate_limited")
      ])
    }))
})
