import { assert, describe, it } from "@effect/vitest"
import type { Conditions, Held } from "@sendwright/core/foundation/Conditions"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as Schema from "effect/Schema"
import * as SqlError from "effect/sql/SqlError"
import * as DatabaseHealth from "../src/connection/DatabaseHealth.ts"
import { missed } from "../src/connection/outages.ts"

const props = (code?: string) => ({
  cause: Object.assign(new Error("x"), code === undefined ? {} : { code }),
  message: "x",
  operation: "query"
})
const broken = new SqlError.SqlError({ reason: new SqlError.ConnectionError(props()) })
const ofCode = (code: string) => new SqlError.SqlError({ reason: new SqlError.UnknownError(props(code)) })
const late = missed("unanswered", "commands", 5_000)

/** Health by a clock that stands still until it is moved, and what it told of. */
const make = () => {
  const told: Array<string> = []
  const held = new Map<string, Held>()
  let now = 100_000
  const conditions: Conditions = {
    raise: (condition) =>
      Effect.sync(() => {
        if (!held.has(condition.name)) told.push(condition.message.split(":")[0] ?? "")
        held.set(condition.name, { ...condition, since: new Date(now) })
      }),
    clear: (name) =>
      Effect.sync(() => {
        if (held.delete(name)) told.push("well")
      }),
    current: Effect.sync(() => [...held.values()])
  }
  const health = DatabaseHealth.make(conditions, () => now)
  return {
    told,
    later: (millis: number) => {
      now += millis
    },
    succeeds: health.succeeded,
    fails: (error: SqlError.SqlError, millis = 1) => health.failed(error, millis)
  }
}

describe("DatabaseHealth", () => {
  it.effect("tells of failures with which nothing else comes back, once, and of their end", () =>
    Effect.gen(function*() {
      const { fails, later, succeeds, told } = make()
      yield* succeeds
      yield* fails(broken)
      assert.deepStrictEqual(told, [])
      later(1_000)
      yield* fails(broken)
      later(100)
      yield* fails(broken)
      assert.deepStrictEqual(told, ["The database cannot be reached"])
      later(2_900)
      yield* succeeds
      assert.lengthOf(told, 1)
      later(100)
      yield* succeeds
      yield* succeeds
      assert.deepStrictEqual(told, ["The database cannot be reached", "well"])
    }))

  it.effect("tells nothing of one that others get past", () =>
    Effect.gen(function*() {
      const { fails, later, succeeds, told } = make()
      for (let i = 0; i < 20; i++) {
        later(4_900)
        yield* succeeds
        later(200)
        yield* fails(late, 5_000)
        yield* fails(broken)
      }
      assert.deepStrictEqual(told, [])
      later(5_000)
      yield* fails(late, 5_000)
      assert.deepStrictEqual(told, ["The database does not answer in time"])
    }))

  it.effect("tells at once that nothing can be written, whatever can be read, and not that it can while it fails", () =>
    Effect.gen(function*() {
      const { fails, later, succeeds, told } = make()
      for (let i = 0; i < 10; i++) {
        yield* succeeds
        yield* fails(ofCode("25006"))
        later(2_000)
      }
      assert.deepStrictEqual(told, ["The database takes no writes"])
      later(3_000)
      yield* succeeds
      for (let i = 0; i < 10; i++) {
        yield* fails(ofCode("53100"))
        later(2_900)
        yield* succeeds
      }
      assert.deepStrictEqual(told, ["The database takes no writes", "well", "The disk of the database is full"])
      later(100)
      yield* succeeds
      assert.lengthOf(told, 4)
    }))

  it.effect("ends while connections of before it are still found dead, one after another", () =>
    Effect.gen(function*() {
      const { fails, later, succeeds, told } = make()
      later(1_000)
      yield* fails(broken)
      for (let i = 0; i < 10; i++) {
        // New ones answer from now on.
        later(500)
        yield* succeeds
        assert.lengthOf(told, i < 5 ? 1 : 2, `after ${i}`)
        yield* fails(broken)
        yield* fails(late, 5_000)
      }
      assert.deepStrictEqual(told, ["The database cannot be reached", "well"])
    }))

  it.prop(
    "is over within 3 s of commands that succeed, whatever else fails, and lasts while all fail",
    [Schema.Array(Schema.Tuple([
      Schema.Literals(["succeeds", "breaks", "is late", "is full"]),
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3_000 }))
    ]))],
    ([list]) => {
      const { fails, later, succeeds, told } = make()
      const play = {
        "succeeds": succeeds,
        "breaks": fails(broken),
        "is late": fails(late, 5_000),
        "is full": fails(ofCode("53100"))
      }
      for (const [what, millis] of list) {
        later(millis)
        Effect.runSync(play[what])
      }
      Effect.runSync(succeeds)
      for (let i = 0; i < 6; i++) {
        later(500)
        Effect.runSync(succeeds)
        Effect.runSync(fails(broken))
      }
      assert.notStrictEqual(told.at(-1) ?? "well", "The database cannot be reached")
      assert.strictEqual(told.length % 2, 0, told.join())
      for (let i = 0; i < 20; i++) {
        later(500)
        Effect.runSync(fails(broken))
      }
      assert.strictEqual(told.at(-1), "The database cannot be reached")
    }
  )

  it.effect("tells nothing of mistakes of ours", () =>
    Effect.gen(function*() {
      const { fails, later, told } = make()
      later(60_000)
      yield* fails(ofCode("42703"), 60_000)
      assert.deepStrictEqual(told, [])
    }))

  it.effect("counts failures by the state of the database, and missed deadlines by share", () =>
    Effect.gen(function*() {
      const { fails } = make()
      yield* fails(late, 5_000)
      yield* fails(late, 5_000)
      yield* fails(ofCode("42703"))
      const counts = (yield* Metric.snapshot).flatMap(({ attributes, id, state }) =>
        id.startsWith("sendwright_database_") && "count" in state
          ? [`${id} ${Object.values(attributes ?? {}).join()} ${String(state.count)}`]
          : []
      )
      assert.sameMembers(counts, [
        "sendwright_database_errors_total unanswered 2",
        "sendwright_database_errors_total other 1",
        "sendwright_database_deadlines_missed_total commands 2"
      ])
    }).pipe(Effect.provideService(Metric.MetricRegistry, new Map())))
})
