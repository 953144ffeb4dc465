import { assert, describe, it } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { Emails, type ListRequest } from "@sendwright/core/emails/Emails"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { listOf } from "./support/emails.ts"
import { customer, engine, hour, send, start } from "./support/harness.ts"

describe("Emails.list", () => {
  it.effect("pages through everything once, newest first", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const sent: Array<string> = []
      for (let i = 0; i < 7; i++) {
        sent.push(yield* send(one, { subject: `n${i}` }))
        if (i % 3 === 0) yield* TestClock.adjust(1)
      }
      const seen: Array<string> = []
      let cursor: string | null = null
      do {
        const page: { readonly data: ReadonlyArray<{ readonly id: string }>; readonly nextCursor: string | null } =
          yield* listOf(one, { limit: 3, cursor })
        seen.push(...page.data.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor !== null)
      assert.sameMembers(seen, sent)
      assert.strictEqual(seen.length, 7)
      assert.strictEqual(seen[6], sent[0])
      const exact = yield* listOf(one, { limit: 7 })
      assert.isNull(exact.nextCursor)
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a cursor that is damaged, or of another list", () =>
    Effect.gen(function*() {
      const [one, two] = [yield* customer(), yield* customer()]
      for (let i = 0; i < 3; i++) yield* send(one, { tags: ["t"] })
      const cursor = (yield* listOf(one, { limit: 1 })).nextCursor ?? ""
      for (
        const attempt of [
          listOf(one, { cursor: "x" }),
          listOf(one, { cursor: `${cursor}x` }),
          listOf(one, { cursor: "" }),
          listOf(one, { cursor, tag: "t" }),
          listOf(one, { cursor, mode: "test" }),
          listOf(one, { cursor, q: "ada" }),
          listOf(one, { cursor, status: "queued" }),
          listOf(two, { cursor })
        ]
      ) {
        const error = yield* Effect.flip(attempt)
        assert.deepStrictEqual(error._tag === "ValidationError" && error.issues.map(({ path }) => path), [["cursor"]])
      }
      assert.strictEqual((yield* listOf(one, { cursor, mode: "live", limit: 50 })).data.length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("shows a live key live mail unless it asks for test, and a test key test alone", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const live = yield* send(one)
      const test = yield* send(one, {}, one.test)
      const ids = (over: Partial<ListRequest>, caller: Caller) =>
        Effect.map(listOf(one, over, caller), ({ data }) => data.map(({ id }) => id))
      assert.deepStrictEqual(yield* ids({}, one.live), [live])
      assert.deepStrictEqual(yield* ids({ mode: "test" }, one.live), [test])
      for (const mode of [null, "live", "test"] as const) assert.deepStrictEqual(yield* ids({ mode }, one.test), [test])
    }).pipe(Effect.provide(engine())))

  it.effect("filters, and says what a search hit", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const scheduled = yield* send(one, { scheduledAt: new Date(start + hour).toISOString(), tags: ["a", "b"] })
      const plain = yield* send(one, { to: "Charles@Babbage.example", subject: "Difference 100% ENGINE" })
      yield* emails.cancel(one.live, scheduled)
      const found = (over: Partial<ListRequest>) =>
        Effect.map(listOf(one, over), ({ data }) => data.map(({ id, match }) => [id, match?.field, match?.value]))
      assert.deepStrictEqual(yield* found({ status: "cancelled" }), [[scheduled, undefined, undefined]])
      assert.deepStrictEqual(yield* found({ tag: "b" }), [[scheduled, undefined, undefined]])
      assert.deepStrictEqual(yield* found({ tag: "b", status: "queued" }), [])
      assert.deepStrictEqual(yield* found({ q: "BABBAGE" }), [[plain, "recipient", "charles@babbage.example"]])
      assert.deepStrictEqual(yield* found({ q: "100% eng" }), [[plain, "subject", "Difference 100% ENGINE"]])
      assert.deepStrictEqual(yield* found({ q: "100_" }), [])
      assert.deepStrictEqual(yield* found({ q: plain.toUpperCase() }), [[plain, "email_id", plain]])
      assert.deepStrictEqual(yield* found({ q: `<${plain}@${one.domain}>` }), [[
        plain,
        "message_id",
        `${plain}@${one.domain}`
      ]])
      for (const bad of [{ q: "ab" }, { q: "" }, { q: "abc\u0000" }, { tag: "\u0000" }]) {
        assert.strictEqual((yield* Effect.flip(listOf(one, bad)))._tag, "ValidationError")
      }
    }).pipe(Effect.provide(engine())))
})
