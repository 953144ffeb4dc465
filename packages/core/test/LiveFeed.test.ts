import { assert, describe, it, vi } from "@effect/vitest"
import { maxStates, wholeLog } from "@sendwright/core/emails/EmailLog"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { type FeedBatch, LiveFeed, maxBatch } from "@sendwright/core/emails/LiveFeed"
import { newId } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, minute, second, send, start } from "./support/harness.ts"
import { scriptedLog } from "./support/log.ts"

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
      assert.deepStrictEqual(again.ids(), [missed, fresh])
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
      const cursor = yield* feed.cursor(one.live, wholeLog)
      const between = yield* send(one)
      const viewer = yield* watch(feed.follow(one.live, wholeLog, cursor))
      const fresh = yield* send(one)
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual(viewer.ids(), [between, fresh])
      for (const [caller, request] of [[one.live, { ...wholeLog, tag: "x" }], [one.test, wholeLog]] as const) {
        const wrong = yield* Effect.flip(Stream.runHead(feed.follow(caller, request, cursor)))
        assert.deepStrictEqual(wrong._tag === "ValidationError" && wrong.issues.map(({ path }) => path), [["cursor"]])
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

  it.effect("goes on telling the others where one viewer leaves", () =>
    Effect.gen(function*() {
      const feed = yield* LiveFeed
      const one = yield* customer()
      const stays = yield* watch(feed.follow(one.live, wholeLog, null))
      const leaves = yield* watch(feed.follow(one.live, wholeLog, null))
      yield* Fiber.interrupt(leaves.fiber)
      const later = yield* watch(feed.follow(one.live, wholeLog, null))
      yield* Fiber.interrupt(later.fiber)
      const id = yield* send(one)
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual([stays.ids(), leaves.ids(), later.ids()], [[id], [], []])
      yield* Fiber.interrupt(stays.fiber)
    }).pipe(Effect.provide(engine())))

  it.effect("tells a viewer who comes back of each email once, also of what the others are told of after that", () =>
    Effect.gen(function*() {
      const feed = yield* LiveFeed
      const one = yield* customer()
      const stays = yield* watch(feed.follow(one.live, wholeLog, null))
      const cursor = yield* feed.cursor(one.live, wholeLog)
      const first = yield* send(one)
      yield* TestClock.adjust(100)
      // Not looked for yet: between two looks is a quarter of a second.
      const between = yield* send(one)
      const back = yield* watch(feed.follow(one.live, wholeLog, cursor))
      assert.deepStrictEqual(stays.ids(), [first])
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(stays.ids(), [first, between])
      assert.deepStrictEqual(back.ids(), [between, first])
      for (const { fiber } of [stays, back]) yield* Fiber.interrupt(fiber)
    }).pipe(Effect.provide(engine())))

  it.effect("says that something is left out exactly where more came than one batch holds", () =>
    Effect.gen(function*() {
      const log = yield* scriptedLog()
      yield* Effect.gen(function*() {
        const feed = yield* LiveFeed
        const viewer = yield* watch(feed.follow(log.one.live, wholeLog, null))
        const come = Effect.fnUntraced(function*(count: number) {
          const ids = log.add(yield* Clock.currentTimeMillis, count)
          viewer.batches.length = 0
          yield* TestClock.adjust(2 * second)
          return { ids, told: viewer.ids(), cuts: viewer.batches.map(({ isCut }) => isCut) }
        })
        for (const count of [1, maxBatch]) {
          const { cuts, ids, told } = yield* come(count)
          assert.sameMembers([...told], [...ids])
          assert.deepStrictEqual(cuts, [false])
          yield* TestClock.adjust(minute)
        }
        const most = yield* come(maxBatch + 1)
        assert.deepStrictEqual([most.told.length, most.cuts], [maxBatch, [true]])
        yield* TestClock.adjust(minute)
        // The second look finds more than a batch, and knows a part of it already.
        for (let look = 0; look < 2; look++) {
          const { cuts, ids, told } = yield* come(maxBatch - 50)
          assert.sameMembers([...told], [...ids])
          assert.deepStrictEqual(cuts, [false])
        }
        yield* Fiber.interrupt(viewer.fiber)
      }).pipe(Effect.provide(LiveFeed.layer), Effect.provideService(EmailStore, log.store))
    }).pipe(Effect.provide(engine())))

  it.effect("tells nothing where nothing is found, and says to a viewer who comes back that the storage stopped", () =>
    Effect.gen(function*() {
      const log = yield* scriptedLog()
      yield* Effect.gen(function*() {
        const feed = yield* LiveFeed
        const { live } = log.one
        const cursor = yield* feed.cursor(live, wholeLog)
        const stays = yield* watch(feed.follow(live, wholeLog, null))
        log.over.stoppedAt = { createdAt: new Date(start), id: newId() }
        const back = yield* watch(feed.follow(live, wholeLog, cursor))
        yield* TestClock.adjust(5 * second)
        assert.deepStrictEqual(stays.batches, [])
        assert.deepStrictEqual(back.batches.map(({ emails, isCut }) => [emails, isCut]), [[[], true]])
        // What was missed may be what stands behind the stop.
        log.add(yield* Clock.currentTimeMillis)
        yield* TestClock.adjust(2 * second)
        assert.deepStrictEqual(stays.batches.map(({ isCut }) => isCut), [true])
        for (const { fiber } of [stays, back]) yield* Fiber.interrupt(fiber)
      }).pipe(Effect.provide(LiveFeed.layer), Effect.provideService(EmailStore, log.store))
    }).pipe(Effect.provide(engine())))

  it.effect("tells nothing after a cursor where nothing is new, and what came late together with what is around it", () =>
    Effect.gen(function*() {
      const log = yield* scriptedLog()
      yield* Effect.gen(function*() {
        const feed = yield* LiveFeed
        const { live } = log.one
        const viewer = yield* watch(feed.follow(live, wholeLog, null))
        const told = Effect.fnUntraced(function*(at: number) {
          const [id] = log.add(at)
          yield* TestClock.adjust(2 * second)
          return { id: id!, cursor: viewer.batches.at(-1)!.cursor }
        })
        yield* TestClock.adjust(minute)
        const old = yield* told(start + 58 * second)
        yield* TestClock.adjust(10 * second)
        const newest = yield* told(start + 72 * second)
        // Its node had another clock, or took its time to commit.
        const late = yield* told(start + 66 * second)
        assert.deepStrictEqual(viewer.ids(), [old.id, newest.id, late.id])
        const backTo = Effect.fnUntraced(function*(cursor: string) {
          const { fiber, ids } = yield* watch(feed.follow(live, wholeLog, cursor))
          yield* Fiber.interrupt(fiber)
          return ids()
        })
        assert.deepStrictEqual(yield* backTo(old.cursor), [newest.id, late.id])
        assert.deepStrictEqual(yield* backTo(newest.cursor), [newest.id, late.id])
        assert.deepStrictEqual(yield* backTo(late.cursor), [])
        assert.deepStrictEqual(yield* backTo(yield* feed.cursor(live, wholeLog)), [])
        yield* Fiber.interrupt(viewer.fiber)
      }).pipe(Effect.provide(LiveFeed.layer), Effect.provideService(EmailStore, log.store))
    }).pipe(Effect.provide(engine())))

  it.effect("tells of a burst once, to whoever comes back at once or after an idle while, and loses no email that came late", () =>
    Effect.gen(function*() {
      const log = yield* scriptedLog()
      yield* Effect.gen(function*() {
        const feed = yield* LiveFeed
        const { live } = log.one
        yield* TestClock.adjust(minute)
        log.add(yield* Clock.currentTimeMillis, 5 * maxBatch)
        const ofList = yield* feed.cursor(live, wholeLog)
        const back = Effect.fnUntraced(function*() {
          const viewer = yield* watch(feed.follow(live, wholeLog, ofList))
          yield* TestClock.adjust(2 * second)
          yield* Fiber.interrupt(viewer.fiber)
          return viewer.batches.map(({ emails, isCut }) => [emails.map(({ id }) => id), isCut] as const)
        })
        assert.deepStrictEqual(yield* back(), [])
        yield* TestClock.adjust(5 * minute)
        assert.deepStrictEqual(yield* back(), [])
        const stays = yield* watch(feed.follow(live, wholeLog, null))
        log.add(yield* Clock.currentTimeMillis, 5 * maxBatch)
        yield* TestClock.adjust(2 * second)
        assert.deepStrictEqual(stays.batches.map(({ isCut }) => isCut), [true])
        // Behind more than a batch of others, it is not told by itself: the list has to be read again.
        const before = stays.batches.length
        log.add((yield* Clock.currentTimeMillis) - 5 * second)
        yield* TestClock.adjust(2 * second)
        assert.deepStrictEqual(stays.batches.slice(before).map(({ isCut }) => isCut), [true])
        yield* TestClock.adjust(5 * minute)
        assert.strictEqual(stays.batches.length, before + 1)
        yield* Fiber.interrupt(stays.fiber)
      }).pipe(Effect.provide(LiveFeed.layer), Effect.provideService(EmailStore, log.store))
    }).pipe(Effect.provide(engine())))

  it.effect("asks once in a second for the states that many viewers want, and refuses too many of them", () =>
    Effect.gen(function*() {
      const feed = yield* LiveFeed
      const asking = vi.spyOn(yield* EmailStore, "states")
      const one = yield* customer()
      const ids = yield* Effect.replicateEffect(send(one), 3)
      const states = (wanted: ReadonlyArray<string>, caller = one.live) => feed.states(caller, wanted)
      for (const wanted of [ids, ids.toReversed(), [...ids, ...ids]]) {
        assert.strictEqual((yield* states(wanted)).length, 3)
      }
      assert.strictEqual(asking.mock.calls.length, 1)
      assert.deepStrictEqual(yield* states([]), [])
      assert.strictEqual(asking.mock.calls.length, 1)
      yield* TestClock.adjust(second)
      yield* states(ids)
      assert.strictEqual(asking.mock.calls.length, 2)
      const many = Array.from({ length: maxStates }, newId)
      assert.deepStrictEqual(yield* states(many), [])
      const refused = yield* Effect.flip(states([...many, newId()]))
      assert.deepStrictEqual(refused._tag === "ValidationError" && refused.issues.map(({ path }) => path), [["ids"]])
    }).pipe(Effect.provide(engine())))
})
