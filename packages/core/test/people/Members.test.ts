import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { type Role, roles } from "@sendwright/core/accounts/Role"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Members } from "@sendwright/core/users/Members"
import { Sessions } from "@sendwright/core/users/Sessions"
import { UserStore } from "@sendwright/core/users/UserStore"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { type Customer, customer, day, start } from "../support/harness.ts"
import { people, withPassword } from "../support/people.ts"

const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

let count = 0

/** A member of a customer's account, signed in, and the caller that they are. */
const member = Effect.fnUntraced(function*(of: Customer, role: Role) {
  const opened = yield* withPassword(`member${count++}@example.com`)
  yield* UserStore.use((store) => store.join(of.account.id, opened.id, role, new Date(start)))
  const caller = yield* Members.use((members) => members.enter(opened.user, of.account.id, "live"))
  return { ...opened, caller }
})

describe("Members", () => {
  it.effect("lets members and operators into an account, and nobody else", () =>
    Effect.gen(function*() {
      const members = yield* Members
      const [one, other] = [yield* customer(), yield* customer()]
      const ada = yield* member(one, "viewer")
      assert.deepStrictEqual(ada.caller, {
        account: one.account,
        owner: one.owner,
        actor: { kind: "user", id: ada.id, name: ada.user.name, role: "viewer" },
        mode: "live",
        scopes: []
      })
      assert.strictEqual((yield* members.enter(ada.user, one.account.id, "test")).mode, "test")
      assert.strictEqual(yield* tagOf(members.enter(ada.user, other.account.id, "live")), "NotFound")
      assert.strictEqual(yield* tagOf(members.enter(ada.user, "no id", "live")), "NotFound")
      const operator = yield* withPassword("grace@example.com", true)
      const entered = yield* members.enter(operator.user, other.account.id, "live")
      assert.deepStrictEqual(entered.actor, { kind: "operator", id: operator.id, name: "grace" })
      assert.strictEqual(entered.scopes.length, 9)
      yield* Accounts.use((accounts) => accounts.suspend(one.account.id, "unpaid"))
      assert.strictEqual(yield* tagOf(members.enter(ada.user, one.account.id, "live")), "AccountSuspended")
      yield* members.enter(operator.user, one.account.id, "live")
    }).pipe(Effect.provide(people())))

  it.effect("lets owners and operators alone change who is in an account", () =>
    Effect.gen(function*() {
      const members = yield* Members
      const one = yield* customer()
      const victim = yield* member(one, "viewer")
      const changes = (caller: Caller) => [
        members.changeRole(caller, victim.id, "developer"),
        members.remove(caller, victim.id),
        members.invite(caller, { email: "new@example.com", role: "viewer" }),
        members.inviteAgain(caller, victim.id),
        members.withdraw(caller, victim.id)
      ]
      for (const role of roles) {
        const { caller } = yield* member(one, role)
        for (const change of changes(caller)) {
          const exit = yield* Effect.result(change as Effect.Effect<unknown, { readonly _tag: string }>)
          const isRefused = exit._tag === "Failure" && exit.failure._tag === "Forbidden"
          assert.strictEqual(isRefused, role !== "owner", role)
        }
        assert.isAtLeast((yield* members.list(caller)).length, 2)
      }
    }).pipe(Effect.provide(people())))

  it.effect("ends the sessions of those whose role changes or who are taken away", () =>
    Effect.gen(function*() {
      const [members, sessions] = [yield* Members, yield* Sessions]
      const one = yield* customer()
      const boss = yield* member(one, "owner")
      const ada = yield* member(one, "viewer")
      yield* members.changeRole(boss.caller, ada.id, "viewer")
      yield* sessions.authenticate(ada.secret)
      yield* members.changeRole(boss.caller, ada.id, "developer")
      assert.strictEqual(yield* tagOf(sessions.authenticate(ada.secret)), "NotSignedIn")
      const grace = yield* member(one, "viewer")
      yield* members.remove(boss.caller, grace.id)
      assert.strictEqual(yield* tagOf(sessions.authenticate(grace.secret)), "NotSignedIn")
      assert.strictEqual(yield* tagOf(members.remove(boss.caller, grace.id)), "NotFound")
      yield* members.changeRole(boss.caller, boss.id, "viewer")
      yield* sessions.authenticate(boss.secret)
      const log = yield* (yield* AuditLog).list(one.account.id, 10, null)
      assert.deepStrictEqual(
        log.toReversed().map(({ action, actor, subject }) => [actor.id, action, subject]),
        [
          [boss.id, "member.role_changed", ada.id],
          [boss.id, "member.removed", grace.id],
          [boss.id, "member.role_changed", boss.id]
        ]
      )
    }).pipe(Effect.provide(people())))

  it.effect("lets anybody leave but the last owner", () =>
    Effect.gen(function*() {
      const members = yield* Members
      const one = yield* customer()
      const [viewer, owner] = [yield* member(one, "viewer"), yield* member(one, "owner")]
      yield* members.remove(viewer.caller, viewer.id)
      yield* members.remove(owner.caller, one.owner.id)
      assert.strictEqual(yield* tagOf(members.remove(owner.caller, owner.id)), "Conflict")
      assert.strictEqual(yield* tagOf(members.changeRole(owner.caller, owner.id, "viewer")), "Conflict")
      const caller = yield* members.enter(owner.user, one.account.id, "live")
      assert.strictEqual(caller.owner.email, owner.user.email, "sandbox mail reaches the owner who is left")
    }).pipe(Effect.provide(people())))

  it.effect("invites, again, and takes invitations back", () =>
    Effect.gen(function*() {
      const members = yield* Members
      const one = yield* customer()
      const { caller } = yield* member(one, "owner")
      const email = "new@example.com"
      const first = yield* members.invite(caller, { email, role: "viewer" })
      const second = yield* members.invite(caller, { email: "NEW@example.com", role: "owner" })
      assert.deepStrictEqual(yield* members.invitations(caller), [second.invitation])
      yield* TestClock.adjust(8 * day)
      const third = yield* members.inviteAgain(caller, second.invitation.id)
      assert.strictEqual(third.invitation.role, "owner")
      assert.isAbove(third.invitation.expiresAt.getTime(), second.invitation.expiresAt.getTime())
      assert.strictEqual(yield* tagOf(members.withdraw(caller, first.invitation.id)), "NotFound")
      yield* members.withdraw(caller, third.invitation.id)
      assert.deepStrictEqual(yield* members.invitations(caller), [])
      assert.strictEqual(yield* tagOf(members.invite(caller, { email: "x", role: "viewer" })), "ValidationError")
      const known = members.invite(caller, { email: one.owner.email.toUpperCase(), role: "viewer" })
      assert.strictEqual(yield* tagOf(known), "Conflict")
    }).pipe(Effect.provide(people())))
})
