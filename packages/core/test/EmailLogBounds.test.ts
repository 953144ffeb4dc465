import { assert, describe, it, vi } from "@effect/vitest"
import { EmailLog, maxCount, maxStates, wholeLog } from "@sendwright/core/emails/EmailLog"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, hour, second, send, start } from "./support/harness.ts"
import { scriptedLog } from "./support/log.ts"

describe("EmailLog.pages", () => {
  it.effect("gives every email of many pages once, newest first, behind what others read", () =>
    Effect.gen(function*() {
      const scripted = yield* scriptedLog()
      yield* Effect.gen(function*() {
        const log = yield* EmailLog
        const exported = Effect.scoped(Effect.gen(function*() {
          const pages = yield* Stream.runCollect(yield* log.pages(scripted.one.live, wholeLog))
          return pages.flatMap((page) => page.map(({ id }) => id))
        }))
        const ids: Array<string> = []
        // None, a part of a page, whole pages and more than whole pages.
        for (const [at, count] of [[0, 0], [1, 499], [2, 1], [3, 500], [4, 7]] as const) {
          ids.unshift(...[...scripted.add(start + at, count)].sort().toReversed())
          assert.deepStrictEqual(yield* exported, ids)
        }
        assert.isTrue(scripted.asked.every(({ inBackground }) => inBackground === true))
      }).pipe(Effect.provide(EmailLog.layer), Effect.provideService(EmailStore, scripted.store))
    }).pipe(Effect.provide(engine())))

  it.effect("are for one export of an account at once, and for few of all of them", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const customers = yield* Effect.replicateEffect(customer(), 5)
      yield* Effect.scoped(Effect.gen(function*() {
        for (const { live } of customers.slice(0, 4)) yield* Effect.asVoid(log.pages(live, wholeLog))
        const by = ({ live }: typeof customers[number]) =>
          Effect.map(Effect.flip(Effect.scoped(log.pages(live, wholeLog))), (error) =>
            error._tag === "Overloaded" && error.by)
        assert.deepStrictEqual([yield* by(customers[0]!), yield* by(customers[4]!)], ["account", "process"])
      }))
      for (const { live } of customers) {
        yield* Effect.asVoid(Effect.scoped(log.pages(live, wholeLog)))
      }
    }).pipe(Effect.provide(engine())))

  it.effect("end with an error where nobody takes them within the hour, so that the file is not taken for whole", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      yield* send(one)
      const pages = yield* log.pages(one.live, wholeLog)
      yield* TestClock.adjust(hour)
      assert.strictEqual((yield* Stream.runCollect(pages)).length, 1)
      yield* TestClock.adjust(1)
      const late = yield* Effect.flip(Stream.runDrain(pages))
      assert.strictEqual(late._tag === "RateLimited" && late.retryAfterSeconds, 60)
    }).pipe(Effect.scoped, Effect.provide(engine())))
})

describe("EmailLog", () => {
  it.effect("counts up to its most, and says whether that is all", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const store = yield* EmailStore
      const counted = (stored: number) => {
        const place = { createdAt: new Date(start), id: newId() }
        vi.spyOn(store, "places").mockImplementation((_, { limit }) =>
          Effect.succeed({ places: Array.from({ length: Math.min(limit, stored) }, () => place), stoppedAt: null })
        )
        return log.count(one.live, wholeLog)
      }
      assert.deepStrictEqual(yield* counted(maxCount - 1), { count: maxCount - 1, isExact: true })
      assert.deepStrictEqual(yield* counted(maxCount), { count: maxCount, isExact: true })
      assert.deepStrictEqual(yield* counted(maxCount + 1), { count: maxCount, isExact: false })
    }).pipe(Effect.provide(engine())))

  it.effect("holds each bound of the time, and finds the account's sandbox domain by its name", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const sandbox = `${one.account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`
      const first = yield* send(one, { from: `a@${sandbox}`, to: one.owner.email })
      yield* TestClock.adjust(second)
      const last = yield* send(one)
      const list = (over: Partial<Parameters<typeof log.list>[1]>) =>
        Effect.map(
          log.list(one.live, { ...wholeLog, limit: 10, cursor: null, ...over }),
          ({ data }) => data.map(({ id }) => id)
        )
      const [before, after] = [new Date(start), new Date(start + second)]
      assert.deepStrictEqual(yield* list({ from: before }), [last, first])
      assert.deepStrictEqual(yield* list({ from: after }), [last])
      assert.deepStrictEqual(yield* list({ to: after }), [first])
      assert.deepStrictEqual(yield* list({ from: before, to: after }), [first])
      assert.deepStrictEqual(yield* list({ from: after, to: after }), [])
      assert.deepStrictEqual(yield* list({ from: new Date(0), to: before }), [])
      assert.deepStrictEqual(yield* list({ domain: sandbox }), [first])
      assert.deepStrictEqual(yield* list({ domain: one.domain }), [last])
      const refused = (over: Partial<Parameters<typeof log.list>[1]>) =>
        Effect.map(
          Effect.flip(list(over)),
          (error) => error._tag === "ValidationError" && error.issues.map(({ path }) => path)
        )
      assert.deepStrictEqual(yield* refused({ from: new Date(NaN), to: before }), [["from"]])
      assert.deepStrictEqual(yield* refused({ to: new Date(NaN) }), [["to"]])
      assert.deepStrictEqual(yield* refused({ from: after, to: before }), [["to"]])
    }).pipe(Effect.provide(engine())))

  it.effect("says how far as many emails have come as may be asked for, and asks nobody about none", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const asking = vi.spyOn(yield* EmailStore, "states")
      const one = yield* customer()
      const id = yield* send(one)
      const most = [id, ...Array.from({ length: maxStates - 1 }, newId)]
      assert.deepStrictEqual((yield* log.states(one.live, most)).map(({ status }) => status), ["queued"])
      const refused = yield* Effect.flip(log.states(one.live, [...most, id]))
      assert.deepStrictEqual(refused._tag === "ValidationError" && refused.issues.map(({ path }) => path), [["ids"]])
      assert.deepStrictEqual(yield* log.states(one.live, []), [])
      assert.strictEqual(asking.mock.calls.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("has the third search of an account wait for one of two, and refuses it in the end", () =>
    Effect.gen(function*() {
      const store = yield* EmailStore
      vi.spyOn(store, "list").mockImplementation(() => Effect.never)
      const log = yield* EmailLog
      const one = yield* customer()
      const search = log.list(one.live, { ...wholeLog, limit: 10, cursor: null, tag: "x" })
      const underWay = yield* Effect.replicateEffect(Effect.forkChild(search), 2)
      yield* TestClock.adjust(1)
      const third = yield* Effect.forkChild(Effect.flip(search))
      yield* TestClock.adjust(5 * second - 1)
      assert.isUndefined(third.pollUnsafe())
      yield* TestClock.adjust(1)
      const refused = yield* Fiber.join(third)
      assert.strictEqual(refused._tag === "RateLimited" && refused.retryAfterSeconds, 1)
      yield* Effect.forEach(underWay, Fiber.interrupt)
    }).pipe(Effect.provide(engine())))
})
