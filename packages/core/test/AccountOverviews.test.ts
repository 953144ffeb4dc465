import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { AccountOverviews } from "@sendwright/core/operator/AccountOverviews"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import { atWork } from "./support/handoff.ts"
import { accept, engine, second, send } from "./support/harness.ts"

describe("AccountOverviews", () => {
  it.effect("shows an account with its state, limits, use and figures", () =>
    Effect.gen(function*() {
      const overviews = yield* AccountOverviews
      const accounts = yield* Accounts
      const { one } = yield* atWork(accept)
      const { id } = one.live.account
      yield* accounts.update(id, { plan: "pro", trusted: true, overrides: { domains: 7 } })
      yield* accounts.update(id, { overrides: { requestRate: 3 } })
      const before = yield* overviews.get(id)
      assert.deepStrictEqual(before.limits, {
        monthlyEmails: 50_000,
        domains: 7,
        requestRate: 3,
        receivedMegabytes: 10_000
      })
      assert.deepStrictEqual([before.state, before.reputation.week.recipients], ["active", 0])
      yield* send(one)
      yield* (yield* ReceivedStore).add([received({ accountId: id, sizeBytes: 7 })])
      yield* TestClock.adjust(second)
      const after = yield* overviews.get(id)
      assert.deepStrictEqual([before.receivedBytes, after.receivedBytes], [0, 7])
      assert.strictEqual(after.reputation.week.recipients, 1)
      yield* accounts.pause(id, "why not")
      assert.strictEqual((yield* overviews.get(id)).state, "paused")
      yield* accounts.suspend(id, "abuse")
      assert.deepStrictEqual(
        (yield* overviews.list({ state: "suspended" })).accounts.map(({ account }) => account.id),
        [id]
      )
      assert.strictEqual((yield* Effect.flip(overviews.get("nobody")))._tag, "NotFound")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("lists them page by page", () =>
    Effect.gen(function*() {
      const overviews = yield* AccountOverviews
      const accounts = yield* Accounts
      const ids: Array<string> = []
      for (let i = 0; i < 5; i++) {
        const { account } = yield* accounts.create({ name: `Shop ${i}`, ownerEmail: "ada@example.com", plan: "free" })
        ids.unshift(account.id)
        yield* TestClock.adjust(second)
      }
      const first = yield* overviews.list({ search: "shop", limit: 3 })
      assert.deepStrictEqual(first.accounts.map(({ account }) => account.id), ids.slice(0, 3))
      // A new account counts against its first week's cap, so that its use is known.
      assert.deepStrictEqual(first.accounts.map(({ usedThisMonth }) => usedThisMonth), [0, 0, 0])
      const rest = yield* overviews.list({ search: "shop", limit: 3, after: first.next })
      assert.deepStrictEqual(rest.accounts.map(({ account }) => account.id), ids.slice(3))
      assert.isNull(rest.next)
    }).pipe(Effect.provide(engine(calm))))
})
