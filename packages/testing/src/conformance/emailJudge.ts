import { assert } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { acceptGroup, suppression } from "../fixtures.ts"
import { harness, type It } from "./Harness.ts"

/** `EmailStore.judge`. */
export const judgeTests = (it: It): void => {
  const quotas = [
    null,
    { month: "2026-11", monthlyLimit: null, day: "2026-11-21", dailyLimit: null },
    { month: "2026-11", monthlyLimit: 0, day: "2026-11-21", dailyLimit: 5 },
    { month: "2026-11", monthlyLimit: 3, day: "2026-11-21", dailyLimit: 5 },
    { month: "2026-11", monthlyLimit: 5, day: "2026-11-21", dailyLimit: 3 },
    { month: "2026-11", monthlyLimit: null, day: "2026-11-22", dailyLimit: 2 },
    { month: "2026-12", monthlyLimit: 2, day: "2026-12-01", dailyLimit: null }
  ]

  it.effect("says what accept answers then, whatever speaks against a message", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      for (const quota of quotas) {
        const group = acceptGroup([
          t.email({ domain: t.domain.name }),
          t.email({ domain: "elsewhere.example" }),
          t.email({ domain: t.domain.name, to: ["charles@example.com", "mary@example.com"] }),
          t.email({ domain: "elsewhere.example", to: ["mary@example.com"] }),
          t.email({}),
          t.email({ domain: t.domain.name }),
          t.email({ domain: t.domain.name })
        ], { quota })
        const verdicts = yield* t.emails.judge(group)
        assert.deepStrictEqual(yield* t.acceptGroup(group), { _tag: "Judged", verdicts })
      }
    }))

  it.effect("stores nothing and uses nothing up", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const quota = { month: "2026-11", monthlyLimit: 1, day: "2026-11-21", dailyLimit: 1 }
      const group = acceptGroup([t.email({ domain: t.domain.name })], { quota })
      for (let index = 0; index < 3; index++) {
        assert.deepStrictEqual((yield* t.emails.judge(group)).map(({ _tag }) => _tag), ["Accepted"])
      }
      assert.deepStrictEqual(yield* t.list(), [])
      assert.deepStrictEqual(yield* t.claim(t.at(0)), [])
      const answer = yield* t.acceptGroup(group)
      assert.deepStrictEqual(answer._tag === "Judged" && answer.verdicts.map(({ _tag }) => _tag), ["Accepted"])
    }))
}
