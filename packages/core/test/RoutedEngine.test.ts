import { assert, describe, it } from "@effect/vitest"
import { scopeOf } from "@sendwright/core/accounts/Caller"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Routes from "@sendwright/core/sending/ProviderRoutes"
import * as RoutedProvider from "@sendwright/core/sending/RoutedProvider"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import { fake } from "./support/failover.ts"
import { calm } from "./support/handoff.ts"
import { customer, engine, get, minute, second, send, startWorkers } from "./support/harness.ts"

/** A worker with two providers and routes; undivided, its provider tells no sites. */
const atWork = Effect.fnUntraced(function*(rules: string, how: "divided" | "undivided" = "divided") {
  const one = yield* fake("one")
  const two = yield* fake("two")
  const { sites, ...routed } = yield* RoutedProvider.make([one.provider, two.provider], {
    rules: Result.getOrThrow(Routes.parse(rules)),
    usual: ["one"]
  })
  const provider = how === "divided" ? { ...routed, ...(sites === undefined ? {} : { sites }) } : routed
  yield* startWorkers(Layer.provide(SendWorker.layer, Layer.succeed(EmailProvider, provider)))
  return { one: one.controls, two: two.controls, someone: yield* customer() }
})

const to = ["ada@a.example", "bob@b.example", "cy@a.example"]

const sentOf = ({ events }: { readonly events: ReadonlyArray<{ readonly type: string; readonly details: object }> }) =>
  events.filter(({ type }) => type === "email.sent").map(({ details }) => {
    const { attempt, provider, recipients } = details as Record<string, unknown>
    return [provider, recipients, attempt]
  })

describe("the engine with routes", () => {
  it.effect("hands over to each route by itself, and again only to the one that refused", () =>
    Effect.gen(function*() {
      const { one, someone, two } = yield* atWork("to:a.example=two")
      yield* two.failNext(1, "unreachable")
      const id = yield* send(someone, { to })
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(sentOf(yield* get(someone, id)), [["one", ["bob@b.example"], 1]])
      yield* TestClock.adjust(minute)
      const email = yield* get(someone, id)
      assert.strictEqual(email.status, "sent")
      assert.deepStrictEqual(sentOf(email), [
        ["one", ["bob@b.example"], 1],
        ["two", ["ada@a.example", "cy@a.example"], 2]
      ])
      assert.deepStrictEqual([one.attempts.length, two.attempts.length], [1, 2])
      const record = yield* Effect.flatMap(EmailStore, (store) => store.record(scopeOf(someone.live), id))
      assert.deepStrictEqual(
        Option.getOrThrow(record).handoffs.map(({ outcome, provider }) => [provider?.split(", ").toSorted(), outcome]),
        [[["one", "two"], "partly_accepted"], [["two"], "accepted"]]
      )
    }).pipe(Effect.provide(engine(calm))))

  it.effect("knows the tags of an email, and divides nothing where all recipients have one route", () =>
    Effect.gen(function*() {
      const { one, someone, two } = yield* atWork("tag:kind:news=two")
      const id = yield* send(someone, { to, tags: ["kind:news"] })
      const other = yield* send(someone, { to })
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(sentOf(yield* get(someone, id)), [["two", undefined, 1]])
      assert.deepStrictEqual(sentOf(yield* get(someone, other)), [["one", undefined, 1]])
      assert.deepStrictEqual([one.attempts.length, two.attempts.length], [1, 1])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("says who carried whom where a message of several routes comes undivided", () =>
    Effect.gen(function*() {
      const { one, someone, two } = yield* atWork("to:a.example=two", "undivided")
      const id = yield* send(someone, { to })
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(sentOf(yield* get(someone, id)), [
        ["two", ["ada@a.example", "cy@a.example"], 1],
        ["one", ["bob@b.example"], 1]
      ])
      // The ids of the providers are alike, as two mail servers' are.
      assert.strictEqual(one.outbox[0]?.providerMessageId, two.outbox[0]?.providerMessageId)
    }).pipe(Effect.provide(engine(calm))))
})
