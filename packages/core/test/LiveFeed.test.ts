import { assert, describe, it } from "@effect/vitest"
import { wholeLog } from "@sendwright/core/emails/EmailLog"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { type FeedBatch, LiveFeed, maxBatch } from "@sendwright/core/emails/LiveFeed"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, second, send } from "./support/harness.ts"

describe("LiveFeed", () => {
  const watch = Effect.fnUntraced(function*<E>(follow: Stream.Stream<FeedBatch, E>) {
    const batches: Array<FeedBatch> = []
    const fiber = yield* Effect.forkChild(Stream.runForEach(follow, (batch) => Effect.sync(() => batches.push(batch))))
    yield* TestClock.adjust(1)
    return { batches, ids: () => batches.flatMap(({ emails }) => emails.map(({ id }) => id)), fiber }
  })

  it.effect("tells each viewer what is new, by its filter, and goes on after a cursor", () =>
    Effect.gen(function*() {
      const feed = yield* LiveFeed
      const one = yield* customer()
      const other = yield* customer()
      yield* send(one)
      const all = yield* watch(feed.follow(one.live, wholeLog, null))
      const tagged = yield* watch(feed.follow(one.live, { ...wholeLog, tag: "x" }, null))
      const test = yield* watch(feed.follow(one.test, wholeLog, null))
      const first = yield* send(one, { tags: ["x"] })
      yield* TestClock.adjust(second)
      const plain = yield* send(one)
      yield* send(other)
      yield* TestClock.adjust(2 * second)
      assert.sameMembers(all.ids(), [first, plain])
      assert.deepStrictEqual(tagged.ids(), [first])
      assert.deepStrictEqual(test.ids(), [])
      yield* Fiber.interrupt(all.fiber)
      yield* TestClock.adjust(30 * second)
      const missed = yield* send(one)
      const again = yield* watch(feed.follow(one.live, wholeLog, all.batches.at(-1)!.cursor))
      const fresh = yield* send(one)
      yield* TestClock.adjust(2 * second)
      // What was told shortly before may be told again, and nothing twice within one connection.
      assert.includeMembers(again.ids(), [missed, fresh])
      assert.strictEqual(new Set(again.ids()).size, again.ids().length)
      const wrong = yield* Effect.flip(Stream.runHead(feed.follow(one.live, wholeLog, "x")))
      assert.strictEqual(wrong._tag, "ValidationError")
      for (const { fiber } of [tagged, test, again]) yield* Fiber.interrupt(fiber)
    }).pipe(Effect.provide(engine())))

  it.effect("begins where its cursor was taken, before anybody followed", () =>
    Effect.gen(function*() {
      const feed = yield* LiveFeed
      const one = yield* customer()
      yield* send(one)
      yield* TestClock.adjust(30 * second)
      const cursor = yield* feed.cursor(one.live, wholeLog, null)
      const between = yield* send(one)
      const viewer = yield* watch(feed.follow(one.live, wholeLog, cursor))
      const fresh = yield* send(one)
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual(viewer.ids(), [between, fresh])
      assert.strictEqual(yield* feed.cursor(one.live, wholeLog, cursor), cursor)
      for (const [caller, request] of [[one.live, { ...wholeLog, tag: "x" }], [one.test, wholeLog]] as const) {
        const wrong = yield* Effect.flip(feed.cursor(caller, request, cursor))
        assert.deepStrictEqual(wrong.issues.map(({ path }) => path), [["cursor"]])
      }
      yield* Fiber.interrupt(viewer.fiber)
    }).pipe(Effect.provide(engine())))

  it.effect("looks once for all viewers of a filter, and not at all without viewers", () =>
    Effect.gen(function*() {
      const store = yield* EmailStore
      let looks = 0
      const counting = EmailStore.of({
        ...store,
        list: (scope, query) => {
          looks++
          return store.list(scope, query)
        }
      })
      const one = yield* customer()
      yield* Effect.gen(function*() {
        const feed = yield* LiveFeed
        const viewers = yield* Effect.replicateEffect(watch(feed.follow(one.live, wholeLog, null)), 10)
        const before = looks
        yield* TestClock.adjust(10 * second)
        assert.isAtMost(looks - before, 11)
        yield* Effect.forEach(viewers, ({ fiber }) => Fiber.interrupt(fiber))
        const after = looks
        yield* TestClock.adjust(10 * second)
        assert.strictEqual(looks, after)
      }).pipe(Effect.provide(LiveFeed.layer), Effect.provideService(EmailStore, counting))
    }).pipe(Effect.provide(engine())))

  it.effect("says that there is more than it tells", () =>
    Effect.gen(function*() {
      const feed = yield* LiveFeed
      const one = yield* customer()
      const viewer = yield* watch(feed.follow(one.live, wholeLog, null))
      for (let index = 0; index < 2 * maxBatch + 5; index++) yield* send(one)
      yield* TestClock.adjust(2 * second)
      assert.isTrue(viewer.batches.some(({ isCut }) => isCut))
      assert.isAtLeast(new Set(viewer.ids()).size, maxBatch)
      yield* Fiber.interrupt(viewer.fiber)
    }).pipe(Effect.provide(engine())))

  it.effect("says how far emails have come, to those who read them", () =>
    Effect.gen(function*() {
      const feed = yield* LiveFeed
      const one = yield* customer()
      const other = yield* customer()
      const id = yield* send(one)
      const of = (caller = one.live) =>
        Effect.map(feed.states(caller, [id, newId()]), (states) => states.map(({ status }) => status))
      assert.deepStrictEqual(yield* of(), ["queued"])
      assert.deepStrictEqual(yield* of(other.live), [])
      assert.deepStrictEqual(yield* of(one.test), [])
    }).pipe(Effect.provide(engine())))
})
