import { assert } from "@effect/vitest"
import type { Account } from "@sendwright/core/accounts/Account"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { account, apiKey, member, newId } from "../fixtures.ts"
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

  it.effect("lists all accounts, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const newer = yield* t.seed({ createdAt: t.at(second) })
      const older = yield* t.seed({ createdAt: t.at(0) })
      const list = yield* t.accounts.list
      const mine = new Set([t.account.id, newer.account.id, older.account.id])
      assert.deepStrictEqual(list.filter(({ id }) => mine.has(id)), [t.account, older.account, newer.account])
      const times = list.map(({ createdAt }) => createdAt.getTime())
      assert.deepStrictEqual(times, times.toSorted((left, right) => left - right))
    }))

  it.effect("changes what is named and leaves the rest", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const expected: Account = { ...t.account }
      const changes: ReadonlyArray<Partial<Account>> = [
        {},
        { name: "New", trusted: true },
        { plan: "growth", planStep: "500k" },
        { overrides: { ...noOverrides, monthlyEmails: 0, requestRate: 50 } },
        { paused: { at: t.at(minute), reason: "bounces" } },
        { suspended: { at: t.at(hour), reason: "abuse" } },
        { paused: null, planStep: null },
        { suspended: null, trusted: false, overrides: noOverrides }
      ]
      for (const change of changes) {
        Object.assign(expected, change)
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
