import { assert } from "@effect/vitest"
import type { Account } from "@sendwright/core/accounts/Account"
import { type AccountChange, changed } from "@sendwright/core/accounts/AccountStore"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { acceptGroup, account, apiKey, member, newId } from "../fixtures.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

const newHash = (): string => (newId() + newId()).replaceAll("-", "")

/** What every `AccountStore` must do. */
export const tests = (it: It): void => {
  it.effect("keeps an account and its owner", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const kept = account({
        name: "Ünïcode 'quoted' \\ \u{1f4ee}",
        plan: "enterprise",
        planStep: "100k",
        trusted: true,
        overrides: { ...noOverrides, monthlyEmails: 5, domains: 0, requestRate: 7 },
        paused: { at: t.at(1), reason: null },
        suspended: { at: t.at(2), reason: "abuse" },
        createdAt: t.at(0)
      })
      const owner = member({ accountId: kept.id, createdAt: t.at(0) })
      assert.deepStrictEqual(yield* t.accounts.create(kept, owner), owner)
      assert.deepStrictEqual(Option.getOrNull(yield* t.accounts.find(kept.id)), kept)
      assert.deepStrictEqual(yield* t.accounts.members(kept.id), [owner])
      assert.isTrue(Option.isNone(yield* t.accounts.find(newId())))
      assert.deepStrictEqual(yield* t.accounts.members(newId()), [])
    }))

  it.effect("lists accounts page by page, newest first, by name, id and state", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const word = newId().slice(-12)
      const seed = (name: string, millis: number, more: Partial<Account> = {}) =>
        Effect.map(t.seed({ name, createdAt: t.at(millis), ...more }), (seeded) => seeded.account)
      const first = yield* seed(`Shop ${word} 50%_`, 0)
      const twins = [
        yield* seed(`${word.toUpperCase()} two`, second, { paused: { at: t.at(0), reason: null } }),
        yield* seed(`three ${word}`, second, {
          paused: { at: t.at(0), reason: null },
          suspended: { at: t.at(0), reason: "abuse" }
        })
      ].toSorted((left, right) => left.id < right.id ? 1 : -1)
      const all = [...twins, first]
      const list = (over: Partial<Parameters<typeof t.accounts.list>[0]> = {}) =>
        t.accounts.list({ search: word, state: null, limit: 10, after: null, ...over })
      assert.deepStrictEqual(yield* list(), all)
      assert.deepStrictEqual(yield* list({ limit: 2 }), twins)
      for (const [place, account] of all.entries()) {
        assert.deepStrictEqual(yield* list({ after: account }), all.slice(place + 1))
      }
      assert.deepStrictEqual(yield* list({ state: "active" }), [first])
      assert.deepStrictEqual((yield* list({ state: "paused" })).map(({ name }) => name), [`${word.toUpperCase()} two`])
      assert.deepStrictEqual((yield* list({ state: "suspended" })).map(({ name }) => name), [`three ${word}`])
      assert.deepStrictEqual(yield* list({ search: first.id.slice(0, 30).toUpperCase() }), [first])
      // No character of the searched text is a wildcard.
      assert.deepStrictEqual(yield* list({ search: `${word} 50%_` }), [first])
      assert.deepStrictEqual(yield* list({ search: `${word}%` }), [])
      const some = yield* list({ search: null, limit: 100 })
      const times = some.map(({ createdAt }) => createdAt.getTime())
      assert.deepStrictEqual(times, times.toSorted((left, right) => right - left))
    }))

  it.effect("finds an account by the end of its id, of several the oldest", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const end = t.account.id.slice(-10)
      const find = (idEnd: string) => Effect.map(t.accounts.findByEnd(idEnd), Option.getOrNull)
      assert.strictEqual((yield* find(end))?.id, t.account.id)
      const shifted = (millis: number) => new Date(t.account.createdAt.getTime() + millis)
      yield* t.seed({ id: `${newId().slice(0, -10)}${end}`, createdAt: shifted(1) })
      assert.strictEqual((yield* find(end))?.id, t.account.id)
      const older = `${newId().slice(0, -10)}${end}`
      yield* t.seed({ id: older, createdAt: shifted(-1) })
      assert.strictEqual((yield* find(end))?.id, older)
      assert.isNull(yield* find("0123456789"))
      assert.isNull(yield* find("%"))
    }))

  it.effect("tells the names of accounts", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      yield* t.accounts.change(other.account.id, { name: "Another name" })
      const names = yield* t.accounts.names([other.account.id, newId(), t.account.id, "not an id"])
      assert.deepStrictEqual(names.size, 2)
      assert.strictEqual(names.get(t.account.id), t.account.name)
      assert.strictEqual(names.get(other.account.id), "Another name")
      assert.strictEqual((yield* t.accounts.names([])).size, 0)
    }))

  it.effect("tells how many live emails of a month were counted", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const month = t.at(0).toISOString().slice(0, 7)
      const quota = { month, monthlyLimit: 100, day: t.at(0).toISOString().slice(0, 10), dailyLimit: null }
      for (let i = 0; i < 3; i++) yield* t.acceptGroup(acceptGroup([t.email()], { quota }))
      const ids = [t.account.id, other.account.id, newId()]
      assert.deepStrictEqual([...(yield* t.accounts.monthsUse(ids, month))], [[t.account.id, 3]])
      assert.deepStrictEqual([...(yield* t.accounts.monthsUse(ids, "1999-01"))], [])
      assert.deepStrictEqual([...(yield* t.accounts.monthsUse([], month))], [])
    }))

  it.effect("changes what is named and leaves the rest", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const expected: Account = { ...t.account }
      const changes: ReadonlyArray<AccountChange> = [
        {},
        { name: "New", trusted: true },
        { plan: "growth", planStep: "500k" },
        { overrides: { domains: 3 } },
        { overrides: { monthlyEmails: 7 } },
        { overrides: { ...noOverrides, monthlyEmails: 0, requestRate: 50 } },
        { paused: { at: t.at(minute), reason: "bounces" } },
        { suspended: { at: t.at(hour), reason: "abuse" } },
        { paused: null, planStep: null },
        { suspended: null, trusted: false, overrides: noOverrides }
      ]
      for (const change of changes) {
        Object.assign(expected, changed(expected, change))
        assert.deepStrictEqual(Option.getOrNull(yield* t.accounts.change(t.account.id, change)), expected)
        assert.deepStrictEqual(Option.getOrNull(yield* t.accounts.find(t.account.id)), expected)
      }
      assert.deepStrictEqual(Option.getOrNull(yield* t.accounts.find(other.account.id)), other.account)
      assert.isTrue(Option.isNone(yield* t.accounts.change(newId(), { name: "Nobody" })))
    }))

  it.effect("knows a key by its hash, with its account and owner, until it is revoked", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const hash = newHash()
      const key = apiKey({
        accountId: t.account.id,
        mode: "test",
        scopes: ["emails:send", "account:manage"],
        prefix: "svc_test_",
        lastFour: "Ab9z",
        createdAt: t.at(0)
      })
      assert.isTrue(Option.isNone(yield* t.accounts.authenticate(hash)))
      yield* t.accounts.createKey(key, hash)
      assert.deepStrictEqual(Option.getOrNull(yield* t.accounts.authenticate(hash)), {
        key,
        account: t.account,
        owner: t.owner
      })
      assert.isTrue(Option.isNone(yield* t.accounts.authenticate(newHash())))
      const { account: changed } = Option.getOrThrow(
        yield* Effect.andThen(
          t.accounts.change(t.account.id, { suspended: { at: t.at(1), reason: "abuse" } }),
          t.accounts.authenticate(hash)
        )
      )
      assert.strictEqual(changed.suspended?.reason, "abuse")
      const revoked = yield* t.accounts.revokeKey(t.account.id, key.id, t.at(hour))
      assert.deepStrictEqual(Option.getOrNull(revoked), { ...key, revokedAt: t.at(hour) })
      assert.isTrue(Option.isNone(yield* t.accounts.authenticate(hash)))
    }))

  it.effect("revokes permanently, and the account's own keys only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const hash = newHash()
      const key = apiKey({ accountId: t.account.id, createdAt: t.at(0) })
      yield* t.accounts.createKey(key, hash)
      assert.isTrue(Option.isNone(yield* t.accounts.revokeKey(other.account.id, key.id, t.at(1))))
      assert.isTrue(Option.isNone(yield* t.accounts.revokeKey(t.account.id, newId(), t.at(1))))
      assert.isTrue(Option.isSome(yield* t.accounts.authenticate(hash)))
      yield* t.accounts.revokeKey(t.account.id, key.id, t.at(1))
      const again = yield* t.accounts.revokeKey(t.account.id, key.id, t.at(hour))
      assert.deepStrictEqual(Option.getOrNull(again)?.revokedAt, t.at(1))
    }))

  it.effect("lists the keys of an account, oldest first, revoked ones included", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const newer = apiKey({ accountId: t.account.id, createdAt: t.at(second) })
      const older = apiKey({ accountId: t.account.id, createdAt: t.at(0), scopes: [] })
      const foreign = apiKey({ accountId: other.account.id, createdAt: t.at(0) })
      yield* Effect.forEach([newer, older, foreign], (key) => t.accounts.createKey(key, newHash()))
      yield* t.accounts.revokeKey(t.account.id, older.id, t.at(minute))
      assert.deepStrictEqual(yield* t.accounts.listKeys(t.account.id), [{ ...older, revokedAt: t.at(minute) }, newer])
      assert.deepStrictEqual(yield* t.accounts.listKeys(newId()), [])
    }))

  it.effect("notes when keys were last used, forward only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const keys = [0, 1].map((index) => apiKey({ accountId: t.account.id, createdAt: t.at(index) }))
      yield* Effect.forEach(keys, (key) => t.accounts.createKey(key, newHash()))
      const used = Effect.map(t.accounts.listKeys(t.account.id), (list) => list.map(({ lastUsedAt }) => lastUsedAt))
      const [first, second_] = keys.map(({ id }) => id) as [string, string]
      yield* t.accounts.touchKeys([{ keyId: first, at: t.at(minute) }])
      assert.deepStrictEqual(yield* used, [t.at(minute), null])
      yield* t.accounts.touchKeys([
        { keyId: first, at: t.at(second) },
        { keyId: second_, at: t.at(2 * second) },
        { keyId: second_, at: t.at(second) },
        { keyId: newId(), at: t.at(hour) }
      ])
      assert.deepStrictEqual(yield* used, [t.at(minute), t.at(2 * second)])
      yield* t.accounts.touchKeys([{ keyId: first, at: t.at(hour) }])
      yield* t.accounts.touchKeys([])
      assert.deepStrictEqual(yield* used, [t.at(hour), t.at(2 * second)])
    }))
}
