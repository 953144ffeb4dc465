import { assert, layer } from "@effect/vitest"
import { scopesOf } from "@sendwright/core/accounts/Role"
import { scopes } from "@sendwright/core/accounts/Scope"
import * as Effect from "effect/Effect"
import { Harness, layer as harnessLayer } from "./harness.ts"

layer(harnessLayer())("keys made on the page", (it) => {
  it.effect("have no more rights than the user who makes them", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const accountId = yield* newAccount()
      const owner = yield* newUser({ accountId, role: "owner" })
      const developer = yield* newUser({ accountId, role: "developer" })
      const make = (cookie: string, asked: object = {}) =>
        ask("POST", `/dashboard/api/accounts/${accountId}/keys`, {
          cookie,
          body: { name: "k", mode: "live", ...asked }
        })
      const own = yield* make(owner.cookie)
      assert.deepStrictEqual([own.status, own.json.scopes], [201, scopes])
      assert.match(own.json.key, /^svc_live_\w{38}$/)
      assert.deepStrictEqual((yield* make(developer.cookie)).json.scopes, scopesOf("developer"))
      const refused = yield* make(developer.cookie, { scopes: ["emails:send", "account:manage"] })
      assert.strictEqual(refused.status, 400)
      assert.deepStrictEqual(refused.json.error.details.map(({ path }: { readonly path: string }) => path), [
        "scopes.1"
      ])
      const listed = yield* ask("GET", `/dashboard/api/accounts/${accountId}/keys`, { cookie: owner.cookie })
      assert.strictEqual(listed.json.data.length, 2)
      assert.notInclude(listed.text, own.json.key)
    }))
})
