import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as Conditions from "../src/foundation/Conditions.ts"
import type { LockHolder } from "../src/foundation/LockHolder.ts"
import { conditionOf } from "../src/foundation/StorageCondition.ts"
import { StorageError, type StorageOutage } from "../src/foundation/StorageError.ts"
import { type AcceptState, StorageHealth } from "../src/foundation/StorageHealth.ts"
import * as StorageWatch from "../src/foundation/StorageWatch.ts"

type State = "well" | "mute" | "stuck" | StorageOutage | null

/** A storage in whatever state the test says, and what was asked of it. */
const rig = () => {
  const stage = {
    state: "well" as State,
    probes: [] as Array<boolean>,
    underWay: 0,
    lines: [] as Array<string>,
    stuck: Effect.void,
    accepts: { _tag: "well" } as AcceptState,
    holders: [] as ReadonlyArray<LockHolder>,
    searches: 0
  }
  const health = Layer.succeed(StorageHealth, {
    probe: ({ thorough }) =>
      Effect.suspend(() => {
        stage.probes.push(thorough)
        stage.underWay++
        const { state } = stage
        const answer = state === "well"
          ? Effect.void
          : state === "mute"
          ? Effect.never
          : state === "stuck"
          ? Effect.uninterruptible(stage.stuck)
          : Effect.fail(new StorageError({ command: "probe", cause: "no", outage: state }))
        return Effect.ensuring(answer, Effect.sync(() => void stage.underWay--))
      }),
    accepts: Effect.sync(() => stage.accepts),
    lockHolders: Effect.sync(() => {
      stage.searches++
      return stage.holders
    }),
    figures: () => Effect.die("not asked here")
  })
  const logger = Logger.make(({ logLevel, message }) => void stage.lines.push(`${logLevel} ${String(message)}`))
  const layer = StorageWatch.layer.pipe(
    Layer.provide(health),
    Layer.provideMerge(Layer.mergeAll(Conditions.layer, Logger.layer([logger])))
  )
  return { stage, layer }
}

const holder: LockHolder = {
  pid: 4711,
  application: "psql",
  since: new Date("2026-11-26T21:00:00.000Z"),
  isIdle: true,
  isWaiting: false,
  statement: "LOCK TABLE sendwright.emails",
  table: "emails"
}

const held = Effect.flatMap(Conditions.Conditions, ({ current }) => current)
const gauge = Effect.map(
  Metric.snapshot,
  (all) =>
    all.flatMap(({ id, state }) => id === "sendwright_database_lock_holder" && "value" in state ? [state.value] : [])[0]
)
const names = Effect.map(held, (all) => all.map(({ name }) => name))

describe("StorageWatch", () => {
  it.effect.each(
    [
      ["mute", /does not answer in time/],
      ["unreachable", /cannot be reached/],
      ["unanswered", /does not answer in time/],
      ["overloaded", /no connection or memory/],
      ["read-only", /takes no writes/],
      ["full", /disk of the database is full/],
      [null, /refuses a write/]
    ] as const
  )("names within 5 s what is wrong where it is %s, and is well again within 5 s", ([state, message]) => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      yield* TestClock.adjust(10_300)
      assert.deepStrictEqual(yield* names, [])
      stage.state = state
      yield* TestClock.adjust(5_000)
      const [condition] = yield* held
      assert.deepInclude(condition, { name: "database", blocks: true })
      assert.match(String(condition?.message), message)
      yield* TestClock.adjust(600_000)
      stage.state = "well"
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual(yield* names, [])
      // One line when it began and one when it ended, however long it lasted.
      assert.strictEqual(stage.lines.length, 2, stage.lines.join("\n"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("takes one failure for none", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      yield* TestClock.adjust(900)
      stage.state = "unreachable"
      yield* TestClock.adjust(200)
      stage.state = "well"
      yield* TestClock.adjust(10_000)
      assert.deepStrictEqual([yield* names, stage.lines], [[], []])
    }).pipe(Effect.provide(layer))
  })

  it.effect("asks thoroughly while the adapter says that commands fail, and is one outage with it", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      yield* TestClock.adjust(3_000)
      assert.notInclude(stage.probes, true)
      const conditions = yield* Conditions.Conditions
      const adapter = {}
      yield* conditions.raise(conditionOf("full"), adapter)
      yield* TestClock.adjust(1_000)
      stage.probes.length = 0
      yield* TestClock.adjust(60_000)
      // The probe goes well, and ends nothing of what commands see.
      assert.deepStrictEqual(yield* names, ["database"])
      assert.isTrue(stage.probes.length > 50 && stage.probes.every((thorough) => thorough))
      stage.state = "unreachable"
      yield* TestClock.adjust(5_000)
      assert.match(String((yield* held)[0]?.message), /cannot be reached/)
      // Nor do commands end what the probe sees.
      yield* conditions.clear("database", adapter)
      yield* TestClock.adjust(60_000)
      assert.deepStrictEqual(yield* names, ["database"])
      stage.state = "well"
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual(yield* names, [])
      assert.strictEqual(stage.lines.length, 2, stage.lines.join("\n"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("gives up a probe that does not answer, and asks again", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      stage.state = "mute"
      yield* TestClock.adjust(600_000)
      assert.isAtMost(stage.underWay, 1)
      assert.isAbove(stage.probes.length, 100)
    }).pipe(Effect.provide(layer))
  })

  it.effect("has no more than four probes under way where none can be given up", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      const end = yield* Latch.make(false)
      stage.stuck = end.await
      stage.state = "stuck"
      yield* TestClock.adjust(600_000)
      assert.deepStrictEqual([stage.underWay, yield* names], [4, ["database"]])
      stage.state = "well"
      yield* end.open
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual([stage.underWay, yield* names], [0, []])
    }).pipe(Effect.provide(layer))
  })

  it.effect("names within 5 s who holds a lock that sends wait for, once, and is well again within 5 s", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      yield* TestClock.adjust(10_300)
      assert.strictEqual(stage.searches, 0)
      stage.state = "mute"
      stage.holders = [holder]
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual((yield* held).map(({ blocks, message, name }) => ({ name, message, blocks })), [{
        name: "database-lock",
        message: "Sends wait for a lock on sendwright.emails of the database: session 4711 (psql: LOCK TABLE " +
          "sendwright.emails, idle in transaction, since 2026-11-26T21:00:00.000Z). Nothing is accepted meanwhile. " +
          "Let it end, or end it: SELECT pg_terminate_backend(4711).",
        blocks: true
      }])
      assert.strictEqual(yield* gauge, 4711)
      // Whoever holds it is not found at each look.
      stage.holders = []
      yield* TestClock.adjust(60_000)
      assert.deepStrictEqual(yield* names, ["database-lock"])
      stage.state = "well"
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual([yield* names, yield* gauge], [[], 0])
      assert.strictEqual(stage.lines.length, 2, stage.lines.join("\n"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("blames no lock for a database that says what it lacks", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      stage.state = "full"
      stage.holders = [holder]
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual(yield* names, ["database"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is not ready while accepts stand, though the probe is well", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      yield* TestClock.adjust(10_300)
      stage.accepts = { _tag: "stopped", outage: "unanswered" }
      yield* TestClock.adjust(5_000)
      const [condition] = yield* held
      assert.deepInclude(condition, { name: "database", blocks: true })
      assert.match(String(condition?.message), /does not answer in time/)
      stage.accepts = { _tag: "well" }
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual(yield* names, [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("stays ready where the accepts of one account wait for a row, and names who has it", () => {
    const { layer, stage } = rig()
    return Effect.gen(function*() {
      stage.accepts = { _tag: "partly" }
      yield* TestClock.adjust(5_000)
      // Accepts may take their time for reasons of their own.
      assert.deepStrictEqual(yield* names, [])
      stage.holders = [{ ...holder, table: null, application: "" }]
      yield* TestClock.adjust(5_000)
      const [condition] = yield* held
      assert.deepInclude(condition, { name: "database-lock", blocks: false })
      assert.match(
        String(condition?.message),
        /^Sends of some accounts wait for locks on rows of the database: session 4711 \(without a name: /
      )
      stage.accepts = { _tag: "well" }
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual(yield* names, [])
    }).pipe(Effect.provide(layer))
  })
})
