import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as TestClock from "effect/testing/TestClock"
import * as Conditions from "../src/foundation/Conditions.ts"
import * as Heartbeat from "../src/foundation/Heartbeat.ts"
import { conditionOf } from "../src/foundation/StorageCondition.ts"
import * as WorkLoop from "../src/foundation/WorkLoop.ts"

const second = 1_000
const watched = { name: "claims", silence: "No claim has come back", blocks: true }

const held = Effect.flatMap(Conditions.Conditions, ({ current }) => current)

const run = (
  claim: WorkLoop.Work<number, number, string>["claim"],
  over: Partial<WorkLoop.Work<number, number, string>> = {}
) =>
  WorkLoop.run({
    name: "Test",
    queue: "sends",
    watched,
    concurrency: 2,
    claim,
    begin: (leases) => Effect.succeed(leases),
    handle: () => Effect.never,
    release: () => Effect.void,
    wakeup: Effect.never,
    nextDue: Effect.succeed(null),
    pollMillis: second,
    paceMillis: 0,
    drainMillis: 0,
    recheckOnFinish: false,
    ...over
  })

describe("Heartbeat", () => {
  it.effect("misses a claim that does not come back, and is content when claims come back again", () =>
    Effect.gen(function*() {
      const gate = yield* Latch.make(true)
      yield* run(() => Effect.as(gate.await, []))
      yield* TestClock.adjust(60 * second)
      assert.deepStrictEqual(yield* held, [])
      yield* gate.close
      yield* TestClock.adjust(15 * second)
      assert.deepStrictEqual(yield* held, [])
      yield* TestClock.adjust(4 * second)
      const [condition] = yield* held
      assert.deepInclude(condition, { name: "claims", blocks: true })
      assert.match(String(condition?.message), /^No claim has come back for 19 s\.$/)
      yield* gate.open
      yield* TestClock.adjust(3 * second)
      assert.deepStrictEqual(yield* held, [])
    }).pipe(Effect.scoped, Effect.provide(Conditions.layer)))

  it.effect("misses claims that fail, one after the other", () =>
    Effect.gen(function*() {
      yield* run(() => Effect.fail("lost"))
      yield* TestClock.adjust(20 * second)
      assert.deepStrictEqual((yield* held).map(({ name }) => name), ["claims"])
    }).pipe(Effect.scoped, Effect.provide(Conditions.layer)))

  it.effect("says nothing of claims beside an outage of the storage, and misses them after its end", () =>
    Effect.gen(function*() {
      const conditions = yield* Conditions.Conditions
      yield* run(() => Effect.fail("lost"))
      yield* conditions.raise(conditionOf("unreachable"))
      yield* TestClock.adjust(600 * second)
      assert.deepStrictEqual((yield* held).map(({ name }) => name), ["database"])
      yield* conditions.clear("database")
      yield* TestClock.adjust(15 * second)
      assert.deepStrictEqual(yield* held, [])
      yield* TestClock.adjust(4 * second)
      assert.deepStrictEqual((yield* held).map(({ name }) => name), ["claims"])
    }).pipe(Effect.scoped, Effect.provide(Conditions.layer)))

  it.effect.each([true, false])(
    "while a lock stops all sends, no claim is missed; beside one that stops some, it is: %s",
    (blocks) =>
      Effect.gen(function*() {
        const conditions = yield* Conditions.Conditions
        yield* run(() => Effect.fail("lost"))
        yield* conditions.raise({ name: "database-lock", message: "Sends wait.", blocks })
        yield* TestClock.adjust(20 * second)
        assert.strictEqual((yield* held).some(({ name }) => name === "claims"), !blocks)
      }).pipe(Effect.scoped, Effect.provide(Conditions.layer))
  )

  it.effect("tells of claims that were missed before the outage was known until they come back", () =>
    Effect.gen(function*() {
      const conditions = yield* Conditions.Conditions
      const gate = yield* Latch.make(false)
      yield* run(() => Effect.as(gate.await, []))
      yield* TestClock.adjust(20 * second)
      yield* conditions.raise(conditionOf("unanswered"))
      yield* TestClock.adjust(20 * second)
      assert.deepStrictEqual((yield* held).map(({ name }) => name), ["claims", "database"])
      yield* conditions.clear("database")
      yield* gate.open
      yield* TestClock.adjust(3 * second)
      assert.deepStrictEqual(yield* held, [])
    }).pipe(Effect.scoped, Effect.provide(Conditions.layer)))

  it.effect("misses a loop that has broken", () =>
    Effect.gen(function*() {
      yield* run(() => Effect.succeed([]), { wakeup: Effect.die(new Error("broken")) })
      yield* TestClock.adjust(20 * second)
      assert.deepStrictEqual((yield* held).map(({ name }) => name), ["claims"])
    }).pipe(Effect.scoped, Effect.provide(Conditions.layer)))

  it.effect("expects no claim while every slot is taken", () =>
    Effect.gen(function*() {
      yield* run((limit) => Effect.succeed([1, 2].slice(0, limit)))
      yield* TestClock.adjust(600 * second)
      assert.deepStrictEqual(yield* held, [])
    }).pipe(Effect.scoped, Effect.provide(Conditions.layer)))

  it.effect("gives a process that stood still its time again", () =>
    Effect.gen(function*() {
      const clock = yield* Clock.Clock
      let stoodStill = 0n
      // Time has gone by and no timer has fired, as after SIGSTOP and SIGCONT.
      const stepped: Clock.Clock = {
        ...clock,
        monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe() + stoodStill
      }
      yield* Effect.provideService(Heartbeat.make(watched, second), Clock.Clock, stepped)
      yield* TestClock.adjust(10 * second)
      stoodStill = 60_000_000_000n
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual(yield* held, [])
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual((yield* held).map(({ name }) => name), ["claims"])
    }).pipe(Effect.scoped, Effect.provide(Conditions.layer)))
})
