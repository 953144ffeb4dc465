import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { type Ask, Harness, layer as harnessLayer } from "./harness.ts"

const base = "/dashboard/api/operator/users"

const signedIn = Effect.gen(function*() {
  const { ask, newUser } = yield* Harness
  const { cookie, user } = yield* newUser({ isOperator: true })
  return {
    user,
    ask: (method: string, path: string, body?: Ask["body"]) =>
      ask(method, `${base}${path}`, body === undefined ? { cookie } : { cookie, body })
  }
})

layer(harnessLayer())("an operator's users", (it) => {
  it.effect("are found by a part of their address, and read page by page", () =>
    Effect.gen(function*() {
      const { newUser } = yield* Harness
      const { ask } = yield* signedIn
      const emails = ["one", "two", "three"].map((name) => `${name}@paged.example`)
      yield* Effect.forEach(emails, (email) => newUser({ email }))
      const seen: Array<string> = []
      let cursor = ""
      for (;;) {
        const { json, status } = yield* ask("GET", `?limit=2&search=PAGED${cursor}`)
        assert.strictEqual(status, 200)
        seen.push(...json.data.map(({ email_address }: { readonly email_address: string }) => email_address))
        if (json.next_cursor === null) break
        cursor = `&cursor=${json.next_cursor}`
      }
      assert.sameMembers(seen, emails)
      assert.lengthOf(seen, 3)
      assert.strictEqual((yield* ask("GET", `?limit=2&search=other${cursor}`)).status, 400)
    }))

  it.effect("are shown with their accounts and sessions, which can be ended", () =>
    Effect.gen(function*() {
      const { ask: asUser, audit, newAccount, newUser } = yield* Harness
      const { ask, user: by } = yield* signedIn
      const accountId = yield* newAccount("Shop")
      const { cookie, user } = yield* newUser({ accountId, role: "developer" })
      const shown = yield* ask("GET", `/${user.id}`)
      assert.deepInclude(shown.json, {
        id: user.id,
        is_operator: false,
        has_password: true,
        disabled_at: null,
        sessions: 1
      })
      assert.deepStrictEqual(shown.json.accounts, [{ id: accountId, name: "Shop", role: "developer" }])
      assert.deepStrictEqual((yield* ask("DELETE", `/${user.id}/sessions`)).json, { revoked: 1 })
      assert.strictEqual((yield* asUser("GET", "/dashboard/api/session", { cookie })).status, 401)
      assert.deepStrictEqual((yield* ask("DELETE", `/${user.id}/sessions`)).json, { revoked: 0 })
      const entries = yield* audit.list(null, 10, null, { subject: user.id, actions: ["user.sessions_ended"] })
      assert.deepStrictEqual(entries.map(({ actor }) => [actor.kind, actor.id]), [["operator", by.id]])
    }).pipe(Effect.orDie))

  it.effect("are disabled and enabled, except for oneself, with the operator's name in the audit log", () =>
    Effect.gen(function*() {
      const { ask: asUser, audit, newUser } = yield* Harness
      const { ask, user: by } = yield* signedIn
      const { cookie, user } = yield* newUser()
      assert.isString((yield* ask("POST", `/${user.id}/disable`)).json.disabled_at)
      assert.strictEqual((yield* asUser("GET", "/dashboard/api/session", { cookie })).status, 401)
      assert.strictEqual((yield* ask("POST", `/${user.id}/reset-link`)).status, 409)
      assert.isNull((yield* ask("POST", `/${user.id}/enable`)).json.disabled_at)
      const oneself = yield* ask("POST", `/${by.id}/disable`)
      assert.deepStrictEqual([oneself.status, oneself.json.error.code], [409, "conflict"])
      const entries = yield* audit.list(null, 10, null, { actorId: by.id, subject: user.id })
      assert.deepStrictEqual(entries.map(({ action }) => action), ["user.enabled", "user.disabled"])
    }).pipe(Effect.orDie))

  it.effect("get a link that sets a new password, once", () =>
    Effect.gen(function*() {
      const { ask: asUser, newUser, origin } = yield* Harness
      const { ask } = yield* signedIn
      const { user } = yield* newUser()
      const { json } = yield* ask("POST", `/${user.id}/reset-link`)
      assert.isTrue(json.link.startsWith(`${origin}/sign-in/link#`), json.link)
      const body = { token: json.link.split("#")[1], password: "a long walk by the sea" }
      const answer = yield* asUser("POST", "/dashboard/api/links/reset", { body })
      assert.strictEqual(answer.json.user.id, user.id)
      assert.strictEqual((yield* asUser("POST", "/dashboard/api/links/reset", { body })).status, 404)
    }))
})
