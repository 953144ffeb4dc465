import { assert, layer } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { ErasureBlocked, ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { assertError } from "./answers.ts"
import { type Answer, domain, Harness, layer as harnessLayer } from "./harness.ts"

const gate = Deferred.makeUnsafe<void>()
const opened = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.andThen(Deferred.await(gate), effect)
const under = { erasures: 0, searches: 0 }

/** What begins waits at the gate; whose address is `blocked@…` is blocked by transactions. */
const gated = Layer.merge(
  Layer.effect(
    ErasureStore,
    Effect.map(ErasureStore, (store) =>
      ErasureStore.of({
        erase: (erasure) => {
          if (erasure.address.startsWith("blocked@")) return Effect.fail(new ErasureBlocked({ transactions: 1 }))
          under.erasures++
          return opened(store.erase(erasure))
        }
      }))
  ),
  Layer.effect(
    EmailStore,
    Effect.map(EmailStore, (store) =>
      EmailStore.of({
        ...store,
        list: (scope, query) => {
          if (query.search === null && query.tag === null) return store.list(scope, query)
          under.searches++
          return opened(store.list(scope, query))
        }
      }))
  )
)

/** Lets time pass until there is an answer. */
const awaited = Effect.fnUntraced(function*(fiber: Fiber.Fiber<Answer>) {
  while (fiber.pollUnsafe() === undefined) {
    yield* TestClock.adjust("1 second")
    yield* TestClock.withLive(Effect.sleep(5))
  }
  return yield* Fiber.join(fiber)
})

const until = (check: () => boolean): Effect.Effect<void> =>
  Effect.suspend(() => check() ? Effect.void : Effect.andThen(TestClock.withLive(Effect.sleep(5)), until(check)))

layer(harnessLayer({ engine: (engine) => engine.pipe(Layer.provide(gated)) as typeof engine }))(
  "what goes on at once",
  (it) => {
    it.effect("is one erasure of an account and two searches; others wait a while, and are told when to come again", () =>
      Effect.gen(function*() {
        const { ask, newKey } = yield* Harness
        const others = [yield* newKey(), yield* newKey()]
        const fork = (...args: Parameters<typeof ask>) => Effect.forkChild(ask(...args))
        const erase = (address: string, key?: string) =>
          fork("POST", "/v1/recipients/erase", { body: { email_address: address }, ...(key ? { key } : {}) })
        const search = (key?: string) => fork("GET", "/v1/emails?q=!!!", key ? { key } : {})

        const blocked = yield* Fiber.join(yield* erase("blocked@example.com"))
        assertError(blocked, "429 rate_limited")
        assert.strictEqual(blocked.headers["retry-after"], "10")
        assert.include(blocked.json.error.message, "The address is suppressed, but transactions")

        const first = yield* erase("ada@example.com")
        yield* until(() => under.erasures === 1)
        const second = yield* erase("bob@example.com")
        const foreign = yield* erase("ada@example.com", others[0]!.key)
        yield* until(() => under.erasures === 2)
        // As many as a process does at once.
        const third = yield* erase("ada@example.com", others[1]!.key)
        for (const fiber of [second, third]) {
          const refused = yield* awaited(fiber)
          assertError(refused, "429 rate_limited")
          assert.strictEqual(refused.headers["retry-after"], "10")
          assert.strictEqual(refused.json.error.message, "Other erasures are under way: wait 10 s.")
        }
        assert.strictEqual(under.erasures, 2)

        const searches = [yield* search(), yield* search()]
        yield* until(() => under.searches === 2)
        const late = yield* search()
        const strangers = [yield* search(others[0]!.key), yield* search(others[1]!.key)]
        yield* until(() => under.searches === 4)
        const refused = yield* awaited(late)
        assertError(refused, "429 rate_limited")
        assert.strictEqual(refused.headers["retry-after"], "1")
        assert.strictEqual(refused.json.error.message, "Other searches are under way: wait 1 s.")
        // What is no search, and what is no erasure, does not wait for one.
        assert.strictEqual((yield* ask("GET", "/v1/emails?status=sent")).status, 200)
        const body = { from: `a@${domain}`, to: "bob@example.com", text: "Hello" }
        assert.strictEqual((yield* ask("POST", "/v1/emails", { body })).status, 201)

        yield* Deferred.succeed(gate, undefined)
        for (const fiber of [first, foreign, ...searches, ...strangers]) {
          assert.strictEqual((yield* Fiber.join(fiber)).status, 200)
        }
        // There is room again.
        assert.strictEqual((yield* Fiber.join(yield* erase("bob@example.com"))).status, 200)
        assert.strictEqual((yield* Fiber.join(yield* search())).status, 200)
      }))
  }
)
