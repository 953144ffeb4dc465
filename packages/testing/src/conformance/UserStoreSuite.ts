import { assert } from "@effect/vitest"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import { roles } from "@sendwright/core/accounts/Role"
import type { NewUser } from "@sendwright/core/users/UserStore"
import { UserStore } from "@sendwright/core/users/UserStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { apiKey, member, newId } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"
import { newUser, shown } from "./peopleFixtures.ts"

const stored = Effect.fnUntraced(function*(createdAt: Date, over: Partial<NewUser> = {}) {
  const user = newUser({ createdAt, ...over })
  assert.isTrue(yield* UserStore.use((store) => store.create(user)))
  return user
})

/** What every `UserStore` must do. */
export const tests = (it: It): void => {
  it.effect("keeps users as they are, found by id and by any spelling of the address", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const mark = newId().slice(-12)
      const user = yield* stored(t.at(0), {
        email: `Ada.${mark}@B\u00fcro.Example`,
        name: "\u00c4da 'Lovelace'\\",
        isOperator: true,
        disabledAt: t.at(second),
        passwordHash: "$scrypt$\u2026"
      })
      assert.deepStrictEqual(Option.getOrNull(yield* store.find(user.id)), shown(user))
      const found = { user: shown(user), passwordHash: user.passwordHash }
      for (const email of [user.email, user.email.toUpperCase(), `ada.${mark}@xn--bro-hoa.example`]) {
        assert.deepStrictEqual(Option.getOrNull(yield* store.findByAddress(email)), found)
      }
      assert.strictEqual(yield* store.passwordHash(user.id), user.passwordHash)
      assert.isTrue(Option.isNone(yield* store.find(newId())))
      assert.isTrue(Option.isNone(yield* store.find("no id")))
      assert.isTrue(Option.isNone(yield* store.findByAddress(`else.${mark}@example.com`)))
      assert.isNull(yield* store.passwordHash(newId()))
    }))

  it.effect("has one user an address, also of many who are stored at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const email = `one-${newId()}@example.com`
      const users = Array.from(
        { length: 8 },
        (_, index) => newUser({ createdAt: t.at(index), email: index % 2 === 0 ? email : email.toUpperCase() })
      )
      const answers = yield* Effect.forEach(users, store.create, { concurrency: "unbounded" })
      assert.strictEqual(answers.filter(Boolean).length, 1)
      const winner = users[answers.indexOf(true)]!
      assert.strictEqual(Option.getOrThrow(yield* store.findByAddress(email)).user.id, winner.id)
    }))

  it.effect("makes the owner of an account a user, or the user of the address an owner", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const owner = Option.getOrThrow(yield* store.find(t.owner.id))
      assert.deepStrictEqual(
        [owner.email, owner.name, owner.hasPassword, owner.isOperator],
        [t.owner.email, t.owner.name, false, false]
      )
      const second_ = { ...t.account, id: newId(), name: "Second" }
      const given = member({
        accountId: second_.id,
        email: owner.email.toUpperCase(),
        name: "Else",
        createdAt: t.at(0)
      })
      const answer = yield* t.accounts.create(second_, given)
      assert.deepStrictEqual(answer, { ...given, id: owner.id, email: owner.email, name: owner.name })
      assert.deepStrictEqual(yield* t.accounts.members(second_.id), [answer])
      assert.deepStrictEqual(
        (yield* store.memberships(owner.id)).map(({ account, role }) => [account.id, role]),
        [[t.account.id, "owner"], [second_.id, "owner"]]
      )
    }))

  it.effect("changes what is named and leaves the rest", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const other = yield* stored(t.at(0))
      const user = { ...(yield* stored(t.at(0))) }
      for (
        const change of [
          {},
          { name: "Countess" },
          { isOperator: true },
          { disabledAt: t.at(hour) },
          { passwordHash: "h1" },
          { disabledAt: null, isOperator: false }
        ]
      ) {
        Object.assign(user, change)
        assert.deepStrictEqual(Option.getOrNull(yield* store.change(user.id, change)), shown(user))
        assert.deepStrictEqual(Option.getOrNull(yield* store.find(user.id)), shown(user))
      }
      assert.deepStrictEqual(Option.getOrNull(yield* store.find(other.id)), shown(other))
      assert.isTrue(Option.isNone(yield* store.change(newId(), { name: "Nobody" })))
      yield* store.rehash(user.id, "h0", "h2")
      assert.strictEqual(yield* store.passwordHash(user.id), "h1", "another password came in between")
      yield* store.rehash(user.id, "h1", "h2")
      assert.strictEqual(yield* store.passwordHash(user.id), "h2")
    }))

  it.effect("knows whether there is an operator who may sign in", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const user = yield* stored(t.at(0), { isOperator: true })
      assert.isTrue(yield* store.hasOperator)
      const all = yield* store.list(10_000, null)
      const operators = all.filter(({ isOperator }) => isOperator)
      yield* Effect.forEach(operators, ({ id }) => store.change(id, { disabledAt: t.at(1) }))
      assert.isFalse(yield* store.hasOperator)
      yield* store.change(user.id, { disabledAt: null })
      assert.isTrue(yield* store.hasOperator)
    }))

  it.effect("lists users page by page, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const users = yield* Effect.forEach([3, 1, 2, 1], (at) => stored(t.at(at)))
      const mine = new Set(users.map(({ id }) => id))
      const seen: Array<string> = []
      let after = null
      for (;;) {
        const page: ReadonlyArray<{ readonly id: string; readonly createdAt: Date }> = yield* store.list(3, after)
        const last = page[page.length - 1]
        if (last === undefined) break
        seen.push(...page.map(({ id }) => id))
        after = last
      }
      assert.strictEqual(new Set(seen).size, seen.length)
      const expected = users.toSorted((left, right) =>
        left.createdAt.getTime() - right.createdAt.getTime() || (left.id < right.id ? -1 : 1)
      )
      assert.deepStrictEqual(seen.filter((id) => mine.has(id)), expected.map(({ id }) => id))
    }))

  it.effect("finds users by a part of their address or name, in either case, page by page", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const word = newId()
      const users = [
        yield* stored(t.at(1), { email: `Ada.${word}@people.example` }),
        yield* stored(t.at(2), { name: `Kim ${word.toUpperCase()}` }),
        yield* stored(t.at(3), { name: "Lee" })
      ]
      const found = (limit: number, after: typeof users[number] | null, search: string) =>
        Effect.map(store.list(limit, after, search), (list) => list.map(({ id }) => id))
      assert.deepStrictEqual(yield* found(10, null, word), [users[0]!.id, users[1]!.id])
      assert.deepStrictEqual(yield* found(1, null, `${word.toUpperCase()}`), [users[0]!.id])
      assert.deepStrictEqual(yield* found(10, users[0]!, word), [users[1]!.id])
      assert.deepStrictEqual(yield* found(10, null, `ada.${word}@`), [users[0]!.id])
      // Nothing in it represents anything else.
      for (const search of [`${word}%`, `_${word.slice(1)}`, `${word}\\`]) {
        assert.deepStrictEqual(yield* found(10, null, search), [])
      }
    }))

  it.effect("finds a user by an identity, which has one user", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const [one, other] = [yield* stored(t.at(0)), yield* stored(t.at(0))]
      const identity = { issuer: "https://id.example", subject: newId() }
      assert.isTrue(Option.isNone(yield* store.findByIdentity(identity)))
      assert.isTrue(yield* store.addIdentity(one.id, identity, t.at(1)))
      assert.isTrue(yield* store.addIdentity(one.id, identity, t.at(2)))
      assert.isFalse(yield* store.addIdentity(other.id, identity, t.at(3)))
      assert.deepStrictEqual(Option.getOrNull(yield* store.findByIdentity(identity)), shown(one))
      const elsewhere = { ...identity, issuer: "https://id.other.example" }
      assert.isTrue(Option.isNone(yield* store.findByIdentity(elsewhere)))
    }))

  it.effect("lets members and strangers be told apart in every account", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const foreign = yield* t.seed()
      const user = yield* stored(t.at(0))
      const owned = { account: t.account, owner: t.owner }
      assert.deepStrictEqual(Option.getOrNull(yield* store.enter(user.id, t.account.id)), { ...owned, role: null })
      assert.isTrue(yield* store.join(t.account.id, user.id, "developer", t.at(hour)))
      assert.isFalse(yield* store.join(t.account.id, user.id, "owner", t.at(2 * hour)), "their role stays")
      assert.deepStrictEqual(Option.getOrNull(yield* store.enter(user.id, t.account.id)), {
        ...owned,
        role: "developer"
      })
      assert.isNull(Option.getOrThrow(yield* store.enter(user.id, foreign.account.id)).role)
      assert.isTrue(Option.isNone(yield* store.enter(user.id, newId())))
      assert.deepStrictEqual(yield* store.memberships(user.id), [{
        account: { id: t.account.id, name: t.account.name, suspended: null },
        role: "developer",
        joinedAt: t.at(hour)
      }])
      assert.deepStrictEqual(yield* t.accounts.members(t.account.id), [
        t.owner,
        {
          id: user.id,
          accountId: t.account.id,
          email: user.email,
          name: user.name,
          role: "developer",
          createdAt: t.at(hour)
        }
      ])
    }))

  it.effect("gives members other roles and takes them away, in the one account", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const foreign = yield* t.seed()
      const user = yield* stored(t.at(0))
      yield* store.join(t.account.id, user.id, "viewer", t.at(hour))
      yield* store.join(foreign.account.id, user.id, "viewer", t.at(hour))
      assert.strictEqual(yield* store.setRole(t.account.id, user.id, "viewer"), "unchanged")
      assert.strictEqual(yield* store.setRole(t.account.id, user.id, "developer"), "changed")
      assert.strictEqual(yield* store.setRole(t.account.id, newId(), "viewer"), "missing")
      assert.strictEqual(yield* store.setRole(newId(), user.id, "viewer"), "missing")
      assert.deepStrictEqual((yield* store.memberships(user.id)).map(({ role }) => role).sort(), [
        "developer",
        "viewer"
      ])
      const gone = (accountId: string) =>
        Effect.map(store.remove(accountId, user.id, [], t.at(minute)), ({ outcome }) => outcome)
      assert.strictEqual(yield* gone(newId()), "missing")
      assert.strictEqual(yield* gone(t.account.id), "changed")
      assert.strictEqual(yield* gone(t.account.id), "missing")
      assert.deepStrictEqual((yield* store.memberships(user.id)).map(({ account }) => account.id), [foreign.account.id])
    }))

  it.effect("revokes the keys that a member made when they are taken away, but for those to keep", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const foreign = yield* t.seed()
      const user = yield* stored(t.at(0))
      yield* store.join(t.account.id, user.id, "developer", t.at(hour))
      const made = (accountId: string, over: Partial<ApiKey>) => {
        const key = apiKey({ accountId, createdBy: user.id, ...over })
        return Effect.as(t.accounts.createKey(key, newId()), key)
      }
      const revoked = yield* made(t.account.id, { createdAt: t.at(1) })
      const kept = yield* made(t.account.id, { createdAt: t.at(2) })
      const ended = yield* made(t.account.id, { createdAt: t.at(3), revokedAt: t.at(4) })
      const ofOwner = yield* made(t.account.id, { createdAt: t.at(5), createdBy: t.owner.id })
      const ofNobody = yield* made(t.account.id, { createdAt: t.at(6), createdBy: null })
      const elsewhere = yield* made(foreign.account.id, { createdAt: t.at(7) })
      assert.deepStrictEqual(
        yield* store.remove(t.account.id, user.id, [kept.id, elsewhere.id, "not an id"], t.at(minute)),
        {
          outcome: "changed",
          revokedKeys: [revoked.id]
        }
      )
      const left = yield* t.accounts.listKeys(t.account.id)
      assert.deepStrictEqual(
        [revoked, kept, ended, ofOwner, ofNobody].map(({ id }) => left.find((key) => key.id === id)?.revokedAt ?? null),
        [t.at(minute), null, t.at(4), null, null]
      )
      const others = yield* t.accounts.listKeys(foreign.account.id)
      assert.isNull(others.find(({ id }) => id === elsewhere.id)?.revokedAt)
    }))

  it.effect("leaves an account one owner, whichever of them go at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* UserStore
      const without = (id: string) => Effect.map(store.remove(t.account.id, id, [], t.at(hour)), (gone) => gone.outcome)
      for (const role of roles.slice(1)) {
        assert.strictEqual(yield* store.setRole(t.account.id, t.owner.id, role), "last_owner")
      }
      assert.strictEqual(yield* without(t.owner.id), "last_owner")
      const others = yield* Effect.forEach([1, 2, 3], (n) => stored(t.at(n)))
      yield* Effect.forEach(others, ({ id }) => store.join(t.account.id, id, "owner", t.at(minute)))
      const owners = [t.owner.id, ...others.map(({ id }) => id)]
      const outcomes = yield* Effect.forEach(
        owners,
        (id, index) => index % 2 === 0 ? without(id) : store.setRole(t.account.id, id, "viewer"),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(outcomes.toSorted(), ["changed", "changed", "changed", "last_owner"])
      const members = yield* t.accounts.members(t.account.id)
      assert.deepStrictEqual(
        members.filter(({ role }) => role === "owner").map(({ id }) => id),
        [owners[outcomes.indexOf("last_owner")]]
      )
    }))
}
