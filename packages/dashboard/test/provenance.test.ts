import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type Ask, Harness, layer as harnessLayer, password } from "./harness.ts"

const session = "/dashboard/api/session"
const email = "page@people.example"
const body = { email_address: email, password }
const form = `email_address=${encodeURIComponent(email)}&password=${encodeURIComponent(password)}`

layer(harnessLayer())("a request that changes something", (it) => {
  it.effect("must come from the dashboard's own page", () =>
    Effect.gen(function*() {
      const { ask, newUser, port } = yield* Harness
      const { cookie } = yield* newUser({ email })
      const foreign: ReadonlyArray<NonNullable<Ask["headers"]>> = [
        { origin: undefined },
        { origin: undefined, "sec-fetch-site": undefined },
        { origin: "null" },
        { origin: "https://evil.example" },
        { origin: `http://evil.example:${port}`, host: `evil.example:${port}` },
        { origin: `http://127.0.0.1:${port + 1}` },
        { origin: `https://127.0.0.1:${port}` },
        { origin: `http://127.0.0.1:${port}/` },
        { origin: `http://127.0.0.1.evil.example:${port}` },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "none" }
      ]
      for (const headers of foreign) {
        for (const [method, path, sent] of [["POST", session, { body }], ["DELETE", session, {}]] as const) {
          const answer = yield* ask(method, path, { ...sent, cookie, headers })
          const at = `${method} ${JSON.stringify(headers)}`
          assert.deepStrictEqual([answer.status, answer.json?.error.code], [403, "forbidden"], at)
          assert.notProperty(answer.headers, "set-cookie", at)
        }
      }
      assert.strictEqual((yield* ask("GET", session, { cookie })).status, 200, "the session goes on")
      const headers = { origin: `http://localhost:${port}`, "sec-fetch-site": undefined }
      assert.strictEqual((yield* ask("POST", session, { body, headers })).status, 200)
    }))

  it.effect("must not have a content type that another page can send without a preflight", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { cookie } = yield* newUser()
      for (
        const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", ""]
      ) {
        for (const raw of [form, JSON.stringify(body)]) {
          const headers = { "content-type": type }
          const answer = yield* ask("POST", session, { raw, headers })
          assert.deepStrictEqual([answer.status, answer.json.error.code], [400, "validation_error"], type)
          const out = yield* ask("DELETE", session, { raw, headers, cookie })
          assert.strictEqual(out.status, 400, type)
        }
      }
    }))
})

layer(harnessLayer({ settings: { origin: null } }))("a dashboard without a configured origin", (it) => {
  it.effect("works on this machine under the name in the request, and under no other", () =>
    Effect.gen(function*() {
      const { ask, newUser, port } = yield* Harness
      yield* newUser({ email })
      const from = (name: string, host = name) =>
        ask("POST", session, { body, headers: { origin: `http://${name}:${port}`, host: `${host}:${port}` } })
      assert.strictEqual((yield* from("localhost")).status, 200)
      assert.strictEqual((yield* from("[::1]")).status, 200)
      assert.strictEqual((yield* from("mail.example.com")).status, 403)
      assert.strictEqual((yield* from("localhost", "127.0.0.1")).status, 403)
    }))
})

layer(harnessLayer({ settings: { origin: "http://mail.lan" } }))("a dashboard over plain http", (it) => {
  it.effect("lets nobody sign in, and tells what to do", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      yield* newUser({ email })
      const { json, status } = yield* ask("POST", session, { body })
      assert.strictEqual(status, 403)
      assert.include(json.error.message, "SENDWRIGHT_BASE_URL")
    }))
})

layer(harnessLayer())("the answers of the API", (it) => {
  it.effect("are not cached, not framed, and open no password dialog of the browser", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { cookie } = yield* newUser()
      const answers = [
        yield* ask("GET", session, { cookie }),
        yield* ask("GET", session),
        yield* ask("POST", session, { body: {} }),
        yield* ask("GET", `${session}?x=1`, { cookie }),
        yield* ask("GET", "/dashboard/api/accounts/x/keys", { cookie })
      ]
      assert.deepStrictEqual(answers.map(({ status }) => status), [200, 401, 400, 400, 404])
      for (const { headers } of answers) {
        assert.deepInclude(headers, {
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
          "referrer-policy": "no-referrer",
          "cross-origin-resource-policy": "same-origin",
          "cross-origin-opener-policy": "same-origin"
        })
        assert.match(String(headers["content-security-policy"]), /frame-ancestors 'none'/)
        assert.match(String(headers["x-request-id"]), /^[0-9a-f]{32}$/)
        assert.notProperty(headers, "access-control-allow-origin")
      }
      assert.strictEqual(answers[1]?.headers["www-authenticate"], "Session")
    }))

  it.effect("are refused to an API key", () =>
    Effect.gen(function*() {
      const { accounts, ask, newAccount } = yield* Harness
      const accountId = yield* newAccount()
      const { text } = yield* Effect.orDie(accounts.createKey({ accountId, name: "k", mode: "live" }))
      const headers = { authorization: `Bearer ${Redacted.value(text)}` }
      assert.strictEqual((yield* ask("GET", `/dashboard/api/accounts/${accountId}/keys`, { headers })).status, 401)
    }))
})
