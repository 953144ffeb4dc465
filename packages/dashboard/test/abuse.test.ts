import { assert, describe, it, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { accountBase, operatorBase } from "../src/contract/paths.ts"
import * as UserRates from "../src/server/sessions/UserRates.ts"
import { cookieOf, Harness, layer as harnessLayer, password } from "./harness.ts"

const session = "/dashboard/api/session"

describe("the limit of a user's requests", () => {
  it.effect("takes requests up to the burst, then at the rate", () =>
    Effect.gen(function*() {
      const { admit } = yield* UserRates.make({ burst: 5, perSecond: 2, users: 10 })
      const taken = (userId: string) =>
        Effect.map(
          Effect.forEach(Array.from({ length: 8 }), () => Effect.isSuccess(admit(userId))),
          (each) => each.filter(Boolean).length
        )
      assert.strictEqual(yield* taken("one"), 5)
      assert.strictEqual(yield* taken("other"), 5)
      const refused = yield* Effect.flip(admit("one"))
      assert.strictEqual(refused.retryAfterSeconds, 1)
      yield* TestClock.adjust(`${refused.retryAfterSeconds} seconds`)
      assert.strictEqual(yield* taken("one"), 2)
    }))

  it.effect("counts only so many users, and forgets the one whose last request is the oldest", () =>
    Effect.gen(function*() {
      const { admit, size } = yield* UserRates.make({ burst: 1, perSecond: 1, users: 100 })
      yield* admit("kept")
      for (let n = 0; n < 10_000; n++) {
        yield* admit(`user ${n}`)
        // A refused request counts too: a user who keeps asking is not forgotten.
        assert.isFalse(yield* Effect.isSuccess(admit("kept")))
      }
      assert.strictEqual(size(), 100)
    }))
})

const few = harnessLayer({ settings: { requests: { burst: 6, perSecond: 1, users: 1_000 } } })

layer(few)("a user who asks for too much", (it) => {
  it.effect("gets 429 with the time to wait at every endpoint, and others do not", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const accountId = yield* newAccount()
      const greedy = yield* newUser({ accountId, role: "owner", isOperator: true })
      const other = yield* newUser({ accountId })
      const account = accountBase.replace(":account_id", accountId)
      const paths = [session, `${account}/keys`, `${operatorBase}/nodes`]
      for (const path of [...paths, ...paths]) {
        assert.strictEqual((yield* ask("GET", path, { cookie: greedy.cookie })).status, 200, path)
      }
      for (const path of paths) {
        const { headers, json, status } = yield* ask("GET", path, { cookie: greedy.cookie })
        assert.deepStrictEqual([status, json.error.code], [429, "rate_limited"], path)
        assert.strictEqual(json.error.message, "Too many requests of this user: wait 1 s.")
        assert.strictEqual(headers["retry-after"], "1")
        assert.strictEqual((yield* ask("GET", `${account}/keys`, { cookie: other.cookie })).status, 200)
      }
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* ask("GET", session, { cookie: greedy.cookie })).status, 200)
    }))

  it.effect("is a signed-in user: requests without a session are not counted", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (let n = 0; n < 20; n++) assert.strictEqual((yield* ask("GET", session)).status, 401)
    }))

  it.effect("has one limit for all of their browsers", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { cookie } = yield* newUser({ email: "twice@people.example" })
      const body = { email_address: "twice@people.example", password }
      const again = cookieOf(yield* ask("POST", session, { body }))
      for (const one of [cookie, again, cookie, again, cookie, again]) {
        assert.strictEqual((yield* ask("GET", session, { cookie: one })).status, 200)
      }
      for (const one of [cookie, again]) assert.strictEqual((yield* ask("GET", session, { cookie: one })).status, 429)
    }))
})
