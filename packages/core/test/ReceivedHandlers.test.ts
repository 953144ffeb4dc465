// A handler may fail with anything.
// @effect-diagnostics anyUnknownInErrorContext:off
import { assert, describe, it } from "@effect/vitest"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { type ReceivedHandler, ReceivedHandlers } from "@sendwright/core/webhooks/ReceivedHandlers"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import * as DeliveryWorker from "../src/webhooks/DeliveryWorker.ts"
import { customer, engine, Harness, minute, second, start, startWorkers } from "./support/harness.ts"
import { deliveries, tagOf } from "./support/webhooks.ts"

/** A customer to whom email comes. */
const reached = Effect.gen(function*() {
  const one = yield* customer()
  const store = yield* ReceivedStore
  const wakeups = yield* Wakeups
  const handlers = yield* ReceivedHandlers
  const calls: Array<string> = []
  const receive = Effect.fnUntraced(function*(mode: "live" | "test" = "live") {
    const now = new Date(yield* Effect.clockWith((clock) => clock.currentTimeMillis))
    const email = received({ accountId: one.account.id, mode, receivedAt: now })
    yield* store.add([email])
    yield* wakeups.notify("webhooks")
    yield* TestClock.adjust(second)
    return email.id
  })
  /** Has a handler in a scope of its own. */
  const on = Effect.fnUntraced(function*(name: string, handler: ReceivedHandler) {
    const scope = yield* Scope.make()
    yield* Scope.provide(
      handlers.on(one.live, name, (email) =>
        Effect.suspend(() => {
          calls.push(`${name} ${email.id}`)
          return handler(email)
        })),
      scope
    )
    return { end: Scope.close(scope, Exit.void) }
  })
  const endpoint = Effect.map(
    Effect.flatMap(Webhooks, (webhooks) => webhooks.list(one.live)),
    ([first]) => first!
  )
  const told = Effect.flatMap(endpoint, ({ id }) => deliveries(one, id))
  return { ...one, one, calls, endpoint, told, receive, on, handlers }
})

const work = startWorkers(DeliveryWorker.layer)

describe("ReceivedHandlers", () => {
  it.effect("handles each email of both modes once, and none that came before the first call", () =>
    Effect.gen(function*() {
      const t = yield* reached
      yield* work
      yield* t.receive()
      yield* t.on("inbox", () => Effect.void)
      const ids = [yield* t.receive(), yield* t.receive("test")]
      assert.deepStrictEqual(t.calls, ids.map((id) => `inbox ${id}`))
      assert.deepStrictEqual(
        (yield* t.told).map(({ attempts, responseCode, status }) => [status, attempts, responseCode]),
        [["delivered", 1, null], ["delivered", 1, null]]
      )
      assert.deepStrictEqual((yield* Harness).requests, [])
    }).pipe(Effect.provide(engine())))

  it.effect("tries a handler that fails, breaks or hangs again by the timetable of webhooks, eight times", () =>
    Effect.gen(function*() {
      const t = yield* reached
      yield* work
      const begun: Array<number> = []
      yield* t.on("inbox", () =>
        Effect.flatMap(Effect.clockWith((clock) => clock.currentTimeMillis), (now) => {
          begun.push((now - start) / second)
          return begun.length === 1
            ? Effect.never
            : begun.length === 2
            ? Effect.die(new TypeError("no such ticket"))
            : Effect.fail("still down")
        }))
      yield* t.receive()
      yield* TestClock.adjust(20 * second)
      const webhooks = yield* Webhooks
      const { id } = yield* t.endpoint
      yield* TestClock.adjust(20 * minute)
      const [delivery] = yield* t.told
      const attempts = yield* webhooks.attempts(t.live, id, delivery!.id)
      assert.deepStrictEqual(attempts.slice(0, 3).map(({ error }) => error), [
        "the handler did not end within 20 s",
        "the handler failed: TypeError: no such ticket",
        "the handler failed: still down"
      ])
      // The first one ends after its deadline of 20 s, and is tried again 5 s later.
      assert.deepStrictEqual(begun, [0, 25, 35, 55, 95, 175, 335, 655])
      assert.deepStrictEqual([delivery!.status, delivery!.attempts], ["failed", 8])
      yield* webhooks.retry(t.live, id, delivery!.id)
      yield* TestClock.adjust(second)
      assert.strictEqual(begun.length, 9)
    }).pipe(Effect.provide(engine())))

  it.effect("handles an email again whose process died before the outcome was stored", () =>
    Effect.gen(function*() {
      const t = yield* reached
      yield* t.on("inbox", () => Effect.void)
      const store = yield* WebhookStore
      // What a process leaves that is killed after the handler: a lease that nobody settles.
      const killed = Layer.succeed(WebhookStore, { ...store, settle: () => Effect.never })
      const first = yield* startWorkers(Layer.provide(DeliveryWorker.layer, killed))
      const id = yield* t.receive()
      assert.deepStrictEqual(t.calls, [`inbox ${id}`])
      yield* Effect.forkChild(first.stop)
      yield* work
      yield* TestClock.adjust(28 * second)
      assert.deepStrictEqual(t.calls, [`inbox ${id}`])
      yield* TestClock.adjust(5 * second)
      assert.deepStrictEqual(t.calls, [`inbox ${id}`, `inbox ${id}`])
      assert.deepStrictEqual((yield* t.told).map(({ attempts, status }) => [status, attempts]), [["delivered", 1]])
    }).pipe(Effect.provide(engine())))

  it.effect("keeps email for a process that has the handler, and begins with it at once", () =>
    Effect.gen(function*() {
      const t = yield* reached
      yield* work
      const { end } = yield* t.on("inbox", () => Effect.void)
      yield* end
      const id = yield* t.receive()
      yield* TestClock.adjust(20 * minute)
      assert.deepStrictEqual(t.calls, [])
      assert.deepStrictEqual((yield* t.told).map(({ attempts, status }) => [status, attempts]), [["pending", 0]])
      yield* t.on("inbox", () => Effect.void)
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(t.calls, [`inbox ${id}`])
    }).pipe(Effect.provide(engine())))

  it.effect("calls a handler for so many emails at once as an endpoint may be called", () =>
    Effect.gen(function*() {
      const t = yield* reached
      yield* work
      let open = 0
      let most = 0
      yield* t.on("inbox", () =>
        Effect.gen(function*() {
          most = Math.max(most, ++open)
          yield* Effect.sleep(15 * second)
          open--
        }))
      for (let i = 0; i < 20; i++) yield* t.receive()
      yield* TestClock.adjust(2 * minute)
      assert.strictEqual(most, 3)
      assert.deepStrictEqual((yield* t.told).filter(({ status }) => status !== "delivered"), [])
    }).pipe(Effect.provide(engine({ webhooksPerEndpoint: 3, minWebhooksPerEndpoint: 1, maxWebhooksPerEndpoint: 3 }))))

  it.effect("takes a test event without calling the handler, and lets nothing but enabled be changed", () =>
    Effect.gen(function*() {
      const t = yield* reached
      yield* work
      yield* t.on("inbox", () => Effect.void)
      const webhooks = yield* Webhooks
      const { enabled, events, id, url } = yield* t.endpoint
      assert.deepStrictEqual([enabled, events, url], [true, ["email.received"], "process:inbox"])
      yield* webhooks.sendTest(t.live, id)
      yield* TestClock.adjust(second)
      assert.deepStrictEqual((yield* t.told).map(({ isTest, status }) => [isTest, status]), [[true, "delivered"]])
      assert.deepStrictEqual(t.calls, [])
      for (
        const change of [{ url: "https://hooks.example/b" }, { events: ["email.sent"] as const }, {
          receivedBody: true
        }]
      ) {
        assert.strictEqual(yield* tagOf(webhooks.update(t.live, id, change)), "ValidationError")
      }
      yield* webhooks.update(t.live, id, { enabled: false })
      yield* t.receive()
      assert.deepStrictEqual(t.calls, [])
      assert.strictEqual(
        yield* tagOf(webhooks.create(t.live, { url: "process:mine", events: null })),
        "ValidationError"
      )
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a second handler of a name in one process, and names that are no names", () =>
    Effect.gen(function*() {
      const t = yield* reached
      yield* t.on("inbox", () => Effect.void)
      for (const name of ["inbox", "", "In box", "a".repeat(51)]) {
        assert.strictEqual(
          yield* tagOf(Effect.scoped(t.handlers.on(t.live, name, () => Effect.void))),
          "ValidationError"
        )
      }
      // Another one does not end with what was refused.
      yield* work
      const id = yield* t.receive()
      assert.deepStrictEqual(t.calls, [`inbox ${id}`])
    }).pipe(Effect.provide(engine())))
})
