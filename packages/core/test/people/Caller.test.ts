import { assert, describe, it } from "@effect/vitest"
import { accessRefusal, actorOf, type Caller, ofKey, ofMember, ofOperator } from "@sendwright/core/accounts/Caller"
import { managesKeys, roles, scopesOf, strongest } from "@sendwright/core/accounts/Role"
import { type Scope, scopes } from "@sendwright/core/accounts/Scope"
import { account, member } from "@sendwright/testing/fixtures"
import * as fc from "fast-check"

const of = account()
const owned = { account: of, owner: member({ accountId: of.id }) }
const mode = fc.constantFrom("live" as const, "test" as const)
const key = fc.tuple(fc.subarray([...scopes]), mode).map(([scopes, mode]) =>
  ofKey(owned, { id: "k", name: "Server", mode, scopes })
)
const user = (role: typeof roles[number]) => ofMember(owned, { id: "u", name: "Ada", role }, "test")
const operator = ofOperator(owned, "live", { id: "o", name: "Grace" })
const isAllowed = (caller: Caller, scope: Scope | null, over: { liveOnly?: boolean; isRead?: boolean } = {}) =>
  accessRefusal(caller, { scope, liveOnly: false, ...over }) === undefined

describe("what callers may do", () => {
  it("holds keys to their scopes and mode, whether they read or change", () => {
    fc.assert(fc.property(
      key,
      fc.constantFrom(...scopes, null),
      fc.boolean(),
      fc.boolean(),
      (caller, scope, liveOnly, isRead) => {
        const expected = (scope === null || caller.scopes.includes(scope)) && (!liveOnly || caller.mode === "live")
        assert.strictEqual(isAllowed(caller, scope, { liveOnly, isRead }), expected)
      }
    ))
  })

  it("lets every member read everything, and each role change its own share", () => {
    for (const scope of scopes) {
      for (const role of roles) assert.isTrue(isAllowed(user(role), scope, { isRead: true, liveOnly: true }))
      assert.isTrue(isAllowed(user("owner"), scope, { liveOnly: true }))
      assert.strictEqual(isAllowed(user("developer"), scope), scope !== "account:manage")
      assert.isFalse(isAllowed(user("viewer"), scope))
      assert.isTrue(isAllowed(operator, scope))
    }
    assert.include(accessRefusal(user("viewer"), { scope: "emails:send", liveOnly: false })?.message ?? "", "viewer")
  })

  it("ranks roles by what they may do", () => {
    const ranked = roles.map((role) => scopesOf(role).length)
    assert.deepStrictEqual(ranked, ranked.toSorted((left, right) => right - left))
    assert.deepStrictEqual(roles.map(managesKeys), [true, true, false])
    assert.strictEqual(strongest(["viewer", "developer"]), "developer")
    assert.isUndefined(strongest([]))
  })

  it("names in the audit log who acts", () => {
    assert.deepStrictEqual(actorOf(user("viewer")), { kind: "user", id: "u", name: "Ada" })
    assert.deepStrictEqual(actorOf(operator), { kind: "operator", id: "o", name: "Grace" })
    assert.deepStrictEqual(actorOf(ofOperator(owned, "live")), { kind: "operator", id: null, name: "operator" })
  })
})
