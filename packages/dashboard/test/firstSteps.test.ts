import { assert, describe, it, layer } from "@effect/vitest"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import { newDomain } from "@sendwright/core/domains/Domain"
import * as Effect from "effect/Effect"
import { toWire } from "../src/contract/wire/FirstSteps.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"

const at = (seconds: number) => new Date(seconds * 1_000)

const key = (id: string, change: Partial<ApiKey> = {}): ApiKey => ({
  id,
  accountId: "a",
  name: id,
  mode: "live",
  scopes: ["emails:send"],
  prefix: "sw_live_",
  lastFour: "abcd",
  createdAt: at(0),
  lastUsedAt: null,
  createdBy: null,
  revokedAt: null,
  ...change
})

const domain = (name: string, created: number, status: "pending" | "verified") =>
  newDomain({ id: name, accountId: "a", name, region: "", createdAt: at(created), status })

const nothing = { keys: [], emails: [], domains: [] }

describe("the first steps", () => {
  it("choose the key that was used last, otherwise the newest one; a revoked key does not count", () => {
    const id = (...keys: ReadonlyArray<ApiKey>) => toWire({ ...nothing, keys }).key?.id
    assert.strictEqual(id(key("old"), key("new", { createdAt: at(9) })), "new")
    assert.strictEqual(id(key("new", { createdAt: at(9) }), key("used", { lastUsedAt: at(1) })), "used")
    assert.strictEqual(id(key("used", { lastUsedAt: at(1) }), key("later", { lastUsedAt: at(2) })), "later")
    assert.strictEqual(id(key("revoked", { revokedAt: at(1), lastUsedAt: at(1) })), undefined)
  })

  it("prefer a verified domain to a newer one", () => {
    const domains = [domain("verified.example", 1, "verified"), domain("new.example", 9, "pending")]
    assert.deepInclude(toWire({ ...nothing, domains }).domain, { name: "verified.example", status: "verified" })
    assert.deepInclude(
      toWire({ ...nothing, domains: [...domains.slice(1), domain("old.example", 1, "pending")] }).domain,
      {
        name: "new.example"
      }
    )
  })
})

layer(harnessLayer())("the first steps of an account", (it) => {
  it.effect("are open at first, and done one after the other", () =>
    Effect.gen(function*() {
      const { accounts, ask, newAccount, newUser } = yield* Harness
      const accountId = yield* newAccount()
      const { cookie } = yield* newUser({ accountId, role: "viewer" })
      const look = Effect.map(
        ask("GET", `/dashboard/api/accounts/${accountId}/first-steps`, { cookie }),
        ({ json }) => json
      )
      assert.deepStrictEqual(yield* look, { key: null, email: null, domain: null })
      yield* Effect.orDie(accounts.createKey({ accountId, name: "web", mode: "test" }))
      assert.deepInclude((yield* look).key, { name: "web", mode: "test", last_used_at: null })
    }))
})
