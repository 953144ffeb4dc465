import { assert, describe, it } from "@effect/vitest"
import { scopeOf } from "@sendwright/core/accounts/Caller"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Routes from "@sendwright/core/sending/ProviderRoutes"
import * as RoutedProvider from "@sendwright/core/sending/RoutedProvider"
import { RouteStore } from "@sendwright/core/sending/RouteStore"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as StoredRules from "@sendwright/core/sending/StoredRules"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import { fake } from "./support/failover.ts"
import { calm } from "./support/handoff.ts"
import { customer, day, engine, get, minute, second, send, start, startWorkers } from "./support/harness.ts"

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

/** The same with the stored rules of its storage, which cannot be read while `isDown`. */
const following = Effect.fnUntraced(function*(rules: string) {
  const one = yield* fake("one")
  const two = yield* fake("two")
  const store = yield* RouteStore
  const storage = { isDown: false }
  const readable = Layer.succeed(RouteStore, {
    ...store,
    current: Effect.suspend(() =>
      storage.isDown ? Effect.fail(new StorageError({ command: "RouteStore.current", cause: "down" })) : store.current
    )
  })
  const stored = yield* Effect.provide(StoredRules.make(["one", "two"]), readable)
  const provider = yield* RoutedProvider.make([one.provider, two.provider], {
    rules: Result.getOrThrow(Routes.parse(rules)),
    usual: ["one"],
    stored
  })
  yield* startWorkers(Layer.provide(SendWorker.layer, Layer.succeed(EmailProvider, provider)))
  const set = Effect.fnUntraced(function*(text: string) {
    const { version } = yield* store.current
    assert.isTrue(yield* store.set(text, version, { at: new Date(start), by: "Ada" }))
  })
  return { one: one.controls, two: two.controls, someone: yield* customer(), set, storage }
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

  it.effect("follows stored rules within 5 seconds, before its own, and its own again once they are gone", () =>
    Effect.gen(function*() {
      const { set, someone } = yield* following("tag:news=two")
      const carriers = Effect.fnUntraced(function*(tags: ReadonlyArray<string>) {
        const id = yield* send(someone, { to, tags })
        yield* TestClock.adjust(second)
        return sentOf(yield* get(someone, id)).map(([provider, recipients]) => [provider, recipients])
      })
      assert.deepStrictEqual(yield* carriers([]), [["one", undefined]])
      assert.deepStrictEqual(yield* carriers(["news"]), [["two", undefined]])
      yield* set("to:a.example=two;\ntag:news=one")
      yield* TestClock.adjust(5 * second)
      assert.deepStrictEqual((yield* carriers([])).toSorted(), [
        ["one", ["bob@b.example"]],
        ["two", ["ada@a.example", "cy@a.example"]]
      ])
      assert.deepStrictEqual((yield* carriers(["news"])).toSorted(), [
        ["one", ["bob@b.example"]],
        ["two", ["ada@a.example", "cy@a.example"]]
      ])
      yield* set("")
      yield* TestClock.adjust(5 * second)
      assert.deepStrictEqual(yield* carriers(["news"]), [["two", undefined]])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("lets those wait whose stored rule leads to a provider that is not there, until it is corrected", () =>
    Effect.gen(function*() {
      const { one, set, someone, two } = yield* following("tag:news=two")
      yield* set("to:a.example=three,one")
      yield* TestClock.adjust(5 * second)
      const id = yield* send(someone, { to })
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(sentOf(yield* get(someone, id)), [["one", ["bob@b.example"], 1]])
      const record = yield* Effect.flatMap(EmailStore, (store) => store.record(scopeOf(someone.live), id))
      const { handoffs } = Option.getOrThrow(record)
      assert.match(handoffs.at(-1)?.reply ?? "", /The route leads to three, which this server does not have/)
      yield* set("to:a.example=two")
      yield* TestClock.adjust(day)
      assert.deepStrictEqual(
        sentOf(yield* get(someone, id)).map(([provider, recipients]) => [provider, recipients]),
        [["one", ["bob@b.example"]], ["two", ["ada@a.example", "cy@a.example"]]]
      )
      assert.deepStrictEqual([one.attempts.length, two.attempts.length], [1, 1])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("lets everybody wait while the stored text is no rules", () =>
    Effect.gen(function*() {
      const { one, set, someone, two } = yield* following("tag:news=two")
      yield* set("what is this?")
      yield* TestClock.adjust(5 * second)
      const id = yield* send(someone, { to })
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual([one.attempts.length, two.attempts.length], [0, 0])
      yield* set("to:b.example=two")
      yield* TestClock.adjust(day)
      assert.deepStrictEqual(sentOf(yield* get(someone, id)).map(([provider]) => provider).toSorted(), ["one", "two"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("keeps to the rules that it read last while the database cannot be read", () =>
    Effect.gen(function*() {
      const { set, someone, storage } = yield* following("tag:news=two")
      yield* set("to:a.example=two")
      yield* TestClock.adjust(5 * second)
      storage.isDown = true
      yield* set("to:a.example=one")
      yield* TestClock.adjust(minute)
      const carrier = Effect.fnUntraced(function*() {
        const id = yield* send(someone, { to: ["ada@a.example"] })
        yield* TestClock.adjust(second)
        return sentOf(yield* get(someone, id)).map(([provider]) => provider)
      })
      assert.deepStrictEqual(yield* carrier(), ["two"])
      storage.isDown = false
      yield* TestClock.adjust(5 * second)
      assert.deepStrictEqual(yield* carrier(), ["one"])
    }).pipe(Effect.provide(engine(calm))))
})
