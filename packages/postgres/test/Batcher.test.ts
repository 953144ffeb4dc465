import { assert, describe, it } from "@effect/vitest"
import * as RecordedSpans from "@sendwright/testing/RecordedSpans"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Scope from "effect/Scope"
import type { Span } from "effect/Tracer"
import { machineTime } from "../../../scripts/machine-time.ts"
import * as Batcher from "../src/database/Batcher.ts"

/** A batcher whose batches are written down, and wait at a gate where there is one. */
const recorded = (
  options: Partial<Parameters<typeof Batcher.make<number, number, string>>[0]> & {
    readonly gate?: Deferred.Deferred<void>
  } = {}
) =>
  Effect.gen(function*() {
    const batches: Array<ReadonlyArray<number>> = []
    const batcher = yield* Batcher.make<number, number, string>({
      name: "numbers",
      concurrency: 2,
      maxItems: 64,
      separates: (error) => error === "poisoned",
      refused: () => "refused",
      patienceMillis: 5_000,
      run: (items) =>
        Effect.gen(function*() {
          batches.push(items)
          if (options.gate !== undefined) yield* Deferred.await(options.gate)
          if (items.includes(13)) return yield* Effect.fail("poisoned")
          return items.map((item) => item * 10)
        }),
      ...options
    })
    return { batches, submit: batcher.submit }
  })

const together = <A, E>(effects: ReadonlyArray<Effect.Effect<A, E>>) =>
  Effect.all(effects, { concurrency: "unbounded" })

const settle = Effect.repeat(Effect.yieldNow, { times: 20 })

describe("Batcher", () => {
  it.effect("carries the calls of one moment together and gives each its answer", () =>
    Effect.gen(function*() {
      const { batches, submit } = yield* recorded()
      assert.deepStrictEqual(yield* together([submit(1), submit(2), submit(3)]), [10, 20, 30])
      assert.deepStrictEqual(batches, [[1, 2, 3]])
      assert.strictEqual(yield* submit(4), 40)
    }))

  it.effect("shares many calls out over the free slots", () =>
    Effect.gen(function*() {
      const gate = yield* Deferred.make<void>()
      const { batches, submit } = yield* recorded({ gate })
      const calls = yield* Effect.forkChild(together(Array.from({ length: 40 }, (_, index) => submit(100 + index))))
      yield* settle
      assert.deepStrictEqual(batches.map((batch) => batch.length), [20, 20])
      yield* Deferred.succeed(gate, undefined)
      assert.strictEqual((yield* Fiber.join(calls)).length, 40)
    }))

  it.effect("fills a batch before it leaves beside another one", () =>
    Effect.gen(function*() {
      const gate = yield* Deferred.make<void>()
      const { batches, submit } = yield* recorded({ gate, fill: 12 })
      const submitAll = (from: number, count: number) =>
        Effect.tap(
          Effect.forkChild(together(Array.from({ length: count }, (_, index) => submit(from + index)))),
          () => settle
        )
      const sizes = () => batches.map((batch) => batch.length)
      const calls = [yield* submitAll(100, 10)]
      assert.deepStrictEqual(sizes(), [10])
      calls.push(yield* submitAll(200, 11))
      assert.deepStrictEqual(sizes(), [10])
      calls.push(yield* submitAll(300, 1))
      assert.deepStrictEqual(sizes(), [10, 12])
      calls.push(yield* submitAll(400, 3))
      yield* Deferred.succeed(gate, undefined)
      yield* Effect.forEach(calls, Fiber.join)
      assert.deepStrictEqual(sizes(), [10, 12, 3])
    }))

  it.effect("fills a batch that would leave soon after another one, which has ended", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const { batches, submit } = yield* recorded({ fill: 12 })
      yield* submit(1)
      yield* pass(24)
      const second = yield* Effect.forkChild(submit(2))
      yield* pass(24)
      assert.deepStrictEqual(batches, [[1]])
      yield* pass(1)
      yield* Fiber.join(second)
      yield* together(Array.from({ length: 12 }, (_, index) => submit(100 + index)))
      assert.deepStrictEqual(batches.map((batch) => batch.length), [1, 1, 12])
    }))

  it.effect("keeps nobody waiting for long so as to fill a batch", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const gate = yield* Deferred.make<void>()
      const { batches, submit } = yield* recorded({ gate, fill: 12 })
      const calls = [yield* Effect.forkChild(submit(1))]
      yield* settle
      calls.push(yield* Effect.forkChild(submit(2)))
      yield* pass(24)
      assert.deepStrictEqual(batches, [[1]])
      // The one beside it goes on, and nobody comes after it.
      yield* pass(1)
      assert.deepStrictEqual(batches, [[1], [2]])
      yield* Deferred.succeed(gate, undefined)
      yield* Effect.forEach(calls, Fiber.join)
    }))

  it.effect("fills for as long as it may, unless it is full before", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const { batches, submit } = yield* recorded({ fill: 4, fillMillis: 60_000 })
      yield* submit(1)
      const waiting = yield* Effect.forkChild(submit(2))
      yield* pass(4_999)
      assert.deepStrictEqual(batches, [[1]])
      yield* together([submit(3), submit(4), submit(5)])
      yield* Fiber.join(waiting)
      assert.deepStrictEqual(batches, [[1], [2, 3, 4, 5]])
    }))

  it.effect("lets no more batches be under way than it may, and collects meanwhile", () =>
    Effect.gen(function*() {
      const gate = yield* Deferred.make<void>()
      const { batches, submit } = yield* recorded({ gate, concurrency: 1 })
      const first = yield* Effect.forkChild(submit(1))
      yield* settle
      const rest = yield* Effect.forkChild(together([submit(2), submit(3)]))
      yield* settle
      const last = yield* Effect.forkChild(submit(4))
      yield* settle
      assert.deepStrictEqual(batches, [[1]])
      yield* Deferred.succeed(gate, undefined)
      assert.strictEqual(yield* Fiber.join(first), 10)
      assert.deepStrictEqual(yield* Fiber.join(rest), [20, 30])
      assert.strictEqual(yield* Fiber.join(last), 40)
      assert.deepStrictEqual(batches, [[1], [2, 3, 4]])
    }))

  it.effect("keeps to the largest number of items and to the largest weight", () =>
    Effect.gen(function*() {
      const few = yield* recorded({ maxItems: 2, concurrency: 1 })
      yield* together([1, 2, 3, 4, 5].map(few.submit))
      assert.deepStrictEqual(few.batches, [[1, 2], [3, 4], [5]])
      const light = yield* recorded({ concurrency: 1, weightOf: (item) => item, maxWeight: 10 })
      yield* together([4, 5, 6, 20, 1].map(light.submit))
      assert.deepStrictEqual(light.batches, [[4, 5], [6], [20], [1]])
    }))

  it.effect("takes back a call that is interrupted before its batch left, and no other", () =>
    Effect.gen(function*() {
      const gate = yield* Deferred.make<void>()
      const { batches, submit } = yield* recorded({ gate, concurrency: 1 })
      const first = yield* Effect.forkChild(submit(1))
      yield* settle
      const second = yield* Effect.forkChild(submit(2))
      const third = yield* Effect.forkChild(submit(3))
      yield* settle
      yield* Fiber.interrupt(second)
      yield* Fiber.interrupt(first)
      yield* Deferred.succeed(gate, undefined)
      assert.strictEqual(yield* Fiber.join(third), 30)
      // The batch of the first one went on.
      assert.deepStrictEqual(batches, [[1], [3]])
    }))

  it.effect("fails only the call that poisons its batch", () =>
    Effect.gen(function*() {
      const { batches, submit } = yield* recorded()
      const exits = yield* together([1, 13, 2].map((item) => Effect.exit(submit(item))))
      assert.deepStrictEqual(exits, [Exit.succeed(10), Exit.fail("poisoned"), Exit.succeed(20)])
      assert.deepStrictEqual(batches, [[1, 13, 2], [1], [13], [2]])
    }))

  it.effect("fails all calls of a batch that failed for all of them, and goes on with the next", () =>
    Effect.gen(function*() {
      const { batches, submit } = yield* recorded({ separates: () => false })
      const exits = yield* together([1, 13].map((item) => Effect.exit(submit(item))))
      assert.deepStrictEqual(exits, [Exit.fail("poisoned"), Exit.fail("poisoned")])
      assert.strictEqual(yield* submit(5), 50)
      assert.deepStrictEqual(batches, [[1, 13], [5]])
    }))

  it.effect("keeps nobody waiting when its scope closes", () =>
    Effect.gen(function*() {
      const gate = yield* Deferred.make<void>()
      const scope = yield* Scope.make()
      const { submit } = yield* Scope.provide(recorded({ gate, concurrency: 1 }), scope)
      const underWay = yield* Effect.forkChild(Effect.exit(submit(1)))
      yield* settle
      const waiting = yield* Effect.forkChild(Effect.exit(submit(2)))
      yield* settle
      yield* Scope.close(scope, Exit.void)
      for (const fiber of [underWay, waiting]) assert.isTrue(Exit.isFailure(yield* Fiber.join(fiber)))
      assert.isTrue(Exit.isFailure(yield* Effect.exit(submit(3))))
    }))

  it.effect("survives a batch that dies", () =>
    Effect.gen(function*() {
      let calls = 0
      const batcher = yield* Batcher.make<number, number, string>({
        name: "numbers",
        concurrency: 1,
        maxItems: 8,
        separates: () => true,
        refused: () => "refused",
        patienceMillis: 5_000,
        run: (items) => Effect.suspend(() => ++calls === 1 ? Effect.die("broken") : Effect.succeed(items))
      })
      const exit = yield* Effect.exit(batcher.submit(1))
      assert.isTrue(Exit.isFailure(exit))
      assert.strictEqual(yield* batcher.submit(2), 2)
    }))

  it.effect("links a batch with the spans of all its callers, both ways", () =>
    Effect.gen(function*() {
      const { named, tracer } = RecordedSpans.make()
      const { submit } = yield* recorded({
        run: (items) => Effect.as(Effect.withSpan(Effect.void, "statement"), items)
      })
      yield* together([
        Effect.withSpan(submit(1), "first").pipe(Effect.withTracer(tracer)),
        Effect.withSpan(submit(2), "second").pipe(Effect.withTracer(tracer)),
        Effect.withSpan(submit(3), "unsampled", { sampled: false }).pipe(Effect.withTracer(tracer)),
        submit(4)
      ])
      const one = (name: string) => named(name)[0] ?? assert.fail(`no span ${name}`)
      const [batch, first, second] = [one("numbers"), one("first"), one("second")]
      const linked = ({ links }: Span) => links.map((link) => link.span)
      assert.deepStrictEqual(linked(batch), [first, second])
      assert.deepStrictEqual([linked(first), linked(second)], [[batch], [batch]])
      assert.deepStrictEqual(linked(one("unsampled")), [])
      assert.isTrue(Option.isNone(batch.parent))
      assert.strictEqual(batch.attributes.get("sendwright.batch.size"), 4)
      assert.deepStrictEqual(named("statement").map(({ parent }) => Option.getOrNull(parent)), [batch])
    }))

  it.effect("leaves no span of a batch whose callers are not traced", () =>
    Effect.gen(function*() {
      const { spans, tracer } = RecordedSpans.make()
      const { submit } = yield* Effect.withTracer(
        recorded({ run: (items) => Effect.as(Effect.withSpan(Effect.void, "statement"), items) }),
        tracer
      )
      yield* Effect.withTracer(submit(1), tracer)
      assert.deepStrictEqual(spans, [])
      yield* Effect.withTracer(Effect.withSpan(submit(2), "unsampled", { sampled: false }), tracer)
      assert.deepStrictEqual(spans.map(({ name }) => name), ["unsampled"])
    }))

  it.effect("refuses what finds too many before it, and takes the next one when some have left", () =>
    Effect.gen(function*() {
      const gate = yield* Deferred.make<void>()
      const { submit } = yield* recorded({ gate, concurrency: 1, maxItems: 2 })
      const under = yield* Effect.forkChild(submit(1))
      yield* settle
      // 64 batches of two wait.
      const waiting = yield* Effect.forkChild(together(Array.from({ length: 128 }, (_, index) => submit(100 + index))))
      yield* settle
      assert.strictEqual(yield* Effect.flip(submit(2)), "refused")
      yield* Deferred.succeed(gate, undefined)
      yield* Fiber.join(under)
      assert.strictEqual((yield* Fiber.join(waiting)).length, 128)
      assert.strictEqual(yield* submit(3), 30)
    }))

  it.effect("refuses what waited too long for its batch to leave, and carries what came later", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const gate = yield* Deferred.make<void>()
      const { batches, submit } = yield* recorded({ gate, concurrency: 1, patienceMillis: 50 })
      const under = yield* Effect.forkChild(submit(1))
      yield* settle
      const late = yield* Effect.forkChild(Effect.flip(together([submit(2), submit(3)])))
      yield* pass(50)
      const fresh = yield* Effect.forkChild(submit(4))
      yield* settle
      yield* Deferred.succeed(gate, undefined)
      assert.strictEqual(yield* Fiber.join(under), 10)
      assert.strictEqual(yield* Fiber.join(late), "refused")
      assert.strictEqual(yield* Fiber.join(fresh), 40)
      assert.deepStrictEqual(batches, [[1], [4]])
    }))

  it.effect("tries the items of a failed batch one by one no longer than it may", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const { submit } = yield* recorded({
        patienceMillis: 100,
        run: (items) => items.length > 1 ? Effect.fail("poisoned") : Effect.as(pass(70), items)
      })
      const exits = yield* together([1, 2, 3, 4].map((item) => Effect.exit(submit(item))))
      assert.deepStrictEqual(exits, [
        Exit.succeed(1),
        Exit.succeed(2),
        Exit.fail("refused"),
        Exit.fail("refused")
      ])
    }))
})
