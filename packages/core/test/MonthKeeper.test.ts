import { assert, describe, it } from "@effect/vitest"
import * as MonthKeeper from "@sendwright/core/foundation/MonthKeeper"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { StorageMonths } from "@sendwright/core/foundation/StorageMonths"
import * as StorageTime from "@sendwright/core/foundation/StorageTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"

const hour = 3_600_000
const day = 24 * hour

describe("MonthKeeper", () => {
  it.effect("asks when it starts and once a day, and after a failure each hour, which it tells of", () => {
    const asked: Array<number> = []
    const lines: Array<unknown> = []
    let isBroken = false
    const store = StorageMonths.of({
      keep: (now) =>
        Effect.suspend(() => {
          asked.push(now.getTime() / hour)
          return isBroken
            ? Effect.fail(new StorageError({ command: "StorageMonths.keep", cause: new Error("no right") }))
            : Effect.void
        })
    })
    return Effect.gen(function*() {
      yield* Layer.build(
        Layer.provide(MonthKeeper.layer, [Layer.succeed(StorageMonths, store), StorageTime.layerInStep])
      )
      yield* TestClock.adjust(day)
      assert.deepStrictEqual(asked, [0, 24])
      isBroken = true
      yield* TestClock.adjust(day + 2 * hour)
      assert.deepStrictEqual(asked, [0, 24, 48, 49, 50])
      assert.strictEqual(lines.length, 3)
      isBroken = false
      yield* TestClock.adjust(day)
      assert.deepStrictEqual(asked, [0, 24, 48, 49, 50, 51])
    }).pipe(Effect.scoped, Effect.provide(Logger.layer([Logger.make(({ message }) => void lines.push(message))])))
  })
})
