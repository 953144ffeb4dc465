import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { rig } from "@sendwright/testing/SendwrightTest"
import * as TestEngine from "@sendwright/testing/TestEngine"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import * as SubmissionIntake from "../src/SubmissionIntake.ts"

/** An intake that waits for two seconds, and a key of an account with one request a second, which has been used. */
const atItsRate = Effect.gen(function*() {
  const accounts = yield* Accounts
  const { account: { account } } = yield* rig
  yield* accounts.update(account.id, { overrides: { ...noOverrides, requestRate: 1 } })
  const { text } = yield* accounts.createKey({ accountId: account.id, name: "smtp", mode: "live" })
  const intake = yield* SubmissionIntake.make({ name: "mail.test", rateWaitMillis: 2_000, forwards: false })
  yield* intake.admit(text)
  return { admit: Effect.forkChild(Effect.result(intake.admit(text)), { startImmediately: true }) }
})

describe("a key that is over its rate", () => {
  it.effect("waits until it has a request again", () =>
    Effect.gen(function*() {
      const { admit } = yield* atItsRate
      const waiting = yield* admit
      yield* TestClock.adjust(999)
      assert.isUndefined(waiting.pollUnsafe())
      yield* TestClock.adjust(1)
      assert.strictEqual((yield* Fiber.join(waiting))._tag, "Success")
    }).pipe(Effect.provide(TestEngine.layer())))

  it.effect("is refused for now where it would wait for too long", () =>
    Effect.gen(function*() {
      const { admit } = yield* atItsRate
      const waiting = [yield* admit, yield* admit, yield* admit]
      yield* TestClock.adjust(2_000)
      const answers = yield* Effect.forEach(waiting, Fiber.join)
      const refused = answers.flatMap((answer) => answer._tag === "Failure" ? [answer.failure] : [])
      assert.deepStrictEqual(refused.map(({ code, status }) => `${code} ${status}`), ["451 4.7.1"])
    }).pipe(Effect.provide(TestEngine.layer())))
})
