import { assert, layer } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { ShowsContent } from "../src/contract/Access.ts"
import { DashboardApi } from "../src/contract/DashboardApi.ts"
import { cookieOf, Harness, layer as harnessLayer, password } from "./harness.ts"

layer(harnessLayer({ proxies: 1 }))("an operator's looks", (it) => {
  it.effect("are in the account's history once an hour, with their origin", () =>
    Effect.gen(function*() {
      const { ask, audit, newAccount, newUser } = yield* Harness
      const accountId = yield* newAccount()
      const operator = yield* newUser({ isOperator: true })
      const owner = yield* newUser({ accountId, role: "owner" })
      const look = (path: string, cookie: string) =>
        ask("GET", `/dashboard/api/accounts/${accountId}${path}`, {
          cookie,
          headers: { "x-forwarded-for": "203.0.113.7" }
        })
      const absent = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
      for (let time = 0; time < 2; time++) {
        for (const cookie of [operator.cookie, owner.cookie]) {
          yield* look("/overview", cookie)
          yield* look(`/emails/${absent}/source`, cookie)
        }
      }
      const looks = (yield* audit.list(accountId, 50, null)).filter(({ action }) => action.endsWith(".viewed"))
      assert.deepStrictEqual(looks.map(({ action, actor, subject }) => [action, actor.id, subject]), [
        ["email.viewed", operator.user.id, absent],
        ["account.viewed", operator.user.id, null]
      ])
      for (const { source } of looks) {
        assert.deepStrictEqual([source.address, source.sessionId], ["203.0.113.7", operator.sessionId])
        assert.match(source.requestId ?? "", /^[0-9a-f]{32}$/)
      }
    }))

  it("every endpoint that shows the contents of an email is marked as such", () => {
    const shown = Object.values(DashboardApi.groups)
      .flatMap((group) => Object.values(group.endpoints))
      .filter(({ method, path }) => method === "GET" && /\/(?:emails|received)\/:id/.test(path))
    assert.isAbove(shown.length, 8)
    for (const endpoint of shown) assert.isTrue(Context.get(endpoint.annotations, ShowsContent), endpoint.path)
  })

  it.effect("an export needs a sign-in of the last ten minutes", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const accountId = yield* newAccount()
      yield* newUser({ accountId, role: "owner", email: "export@people.example" })
      const body = { email_address: "export@people.example", password }
      const cookie = cookieOf(yield* ask("POST", "/dashboard/api/session", { body }))
      const path = `/dashboard/api/accounts/${accountId}/export`
      assert.strictEqual((yield* ask("GET", path, { cookie })).status, 200)
      yield* TestClock.adjust("11 minutes")
      const refused = yield* ask("GET", path, { cookie })
      assert.strictEqual(refused.status, 403)
      assert.match(refused.json.error.message, /sign in again/)
    }))
})
