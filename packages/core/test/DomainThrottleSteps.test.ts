import { assert, describe, it } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { type News, Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { SendLease } from "@sendwright/core/sending/SendJobs"
import { SendSlots, type SlotRequest } from "@sendwright/core/sending/SendSlots"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as DomainThrottle from "../src/sending/DomainThrottle.ts"
import { minute, second, start } from "./support/harness.ts"
import { logLines } from "./support/logLines.ts"

const down = new StorageError({ command: "SendSlots", cause: "gone" })

const lease = (name: string, domains?: ReadonlyArray<string>): SendLease => ({
  emailId: `email ${name}`,
  accountId: "account",
  token: name,
  ...(domains === undefined ? {} : { domains })
})

/** Two that need slots, one in test mode without recipients of a provider, and one of a claim that named no domains. */
const [one, two, none, unnamed] = [
  lease("one", ["a.example", "b.example"]),
  lease("two", ["c.example"]),
  lease("none", []),
  lease("unnamed")
]
const all = [one, none, two, unnamed]

/** The steps of a worker before storage that answers as a test says, and what it was asked. */
const stage = Effect.gen(function*() {
  yield* TestClock.setTime(start)
  const state = {
    claimed: all as ReadonlyArray<SendLease>,
    /** The tokens that are refused. */
    refused: new Set<string>(),
    acquire: Effect.void as Effect.Effect<void, StorageError>,
    released: Effect.succeed(0) as Effect.Effect<number, StorageError>,
    sweep: Effect.succeed(0) as Effect.Effect<number, StorageError>,
    asked: [] as Array<{ readonly after: number; readonly requests: ReadonlyArray<SlotRequest> }>,
    givenBack: [] as Array<ReadonlyArray<string>>,
    handedBack: [] as Array<ReadonlyArray<SendLease>>,
    swept: [] as Array<readonly [limit: number, after: number]>,
    told: [] as Array<News>
  }
  const slots = Layer.succeed(SendSlots, {
    acquire: (requests, now) =>
      Effect.map(state.acquire, () => {
        state.asked.push({ after: now.getTime() - start, requests })
        return requests.map(({ scopes, token }) => state.refused.has(token) ? scopes[0]! : null)
      }),
    release: (tokens) =>
      Effect.suspend(() => {
        state.givenBack.push(tokens)
        return state.released
      }),
    sweep: (limit, now) =>
      Effect.suspend(() => {
        state.swept.push([limit, now.getTime() - start])
        return state.sweep
      })
  })
  const wakeups = Layer.mock(Wakeups, { notify: (news) => Effect.sync(() => void state.told.push(news)) })
  const random = Layer.succeed(SecureRandom.SecureRandom, {
    ...SecureRandom.make(SeededRandom.bytesOf(1)),
    intBetween: (min) => Effect.succeed(min)
  })
  const steps = yield* DomainThrottle.make({
    limit: 3,
    leaseMillis: 2 * minute,
    claim: (limit) => Effect.sync(() => state.claimed.slice(0, limit)),
    release: (leases) => Effect.sync(() => void state.handedBack.push(leases))
  }).pipe(Effect.provide([slots, wakeups, random]))
  return { state, steps }
})

/** What was counted as throttled, by what it waited for. */
const throttled = Effect.map(
  Metric.snapshot,
  (metrics) =>
    metrics.flatMap((metric) =>
      metric.id === "sendwright_throttled_total" && metric.type === "Counter"
        ? [[metric.attributes?.["outcome"], Number(metric.state.count)]]
        : []
    )
)

/** Metrics of a test's own. */
const alone = Layer.sync(Metric.MetricRegistry, () => new Map())

describe("a claim of leases that name their domains", () => {
  it.effect("asks once for all of them, for a lease's time, and lets wait for five minutes whom nobody wakes", () =>
    Effect.gen(function*() {
      const { state, steps } = yield* stage
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(yield* steps.claim(10), all)
      const asked = (of: SendLease, scopes: ReadonlyArray<string>): SlotRequest => ({
        token: of.token,
        scopes,
        limit: 3,
        expiresAt: new Date(start + second + 2 * minute),
        waiting: { lease: of, until: new Date(start + second + 5 * minute) }
      })
      assert.deepStrictEqual(state.asked, [{
        after: second,
        requests: [asked(one, ["domain:a.example", "domain:b.example"]), asked(two, ["domain:c.example"])]
      }])
      assert.deepStrictEqual(yield* throttled, [])
      assert.deepStrictEqual([state.handedBack, state.givenBack, state.told], [[], [], []])
    }).pipe(Effect.provide(alone)))

  it.effect("leaves out whom a domain has no slot for, and counts each of them", () =>
    Effect.gen(function*() {
      const { state, steps } = yield* stage
      state.refused.add("one")
      assert.deepStrictEqual(yield* steps.claim(10), [none, two, unnamed])
      assert.deepStrictEqual(yield* throttled, [["domain", 1]])
      state.refused.add("two")
      assert.deepStrictEqual(yield* steps.claim(10), [none, unnamed])
      assert.deepStrictEqual(yield* throttled, [["domain", 3]])
      assert.deepStrictEqual(state.handedBack, [], "whom a line has is handed back by the storage")
    }).pipe(Effect.provide(alone)))

  it.effect("asks nobody where no lease needs a slot", () =>
    Effect.gen(function*() {
      const { state, steps } = yield* stage
      state.claimed = [none, unnamed]
      assert.deepStrictEqual(yield* steps.claim(10), [none, unnamed])
      state.claimed = []
      assert.deepStrictEqual(yield* steps.claim(10), [])
      assert.deepStrictEqual(state.asked, [])
    }))

  it.effect("is in vain where all that it found has to wait, and not where it found nothing", () =>
    Effect.gen(function*() {
      const { state, steps } = yield* stage
      const claims = Effect.fnUntraced(function*(claimed: ReadonlyArray<SendLease>, ...refused: ReadonlyArray<string>) {
        state.claimed = claimed
        state.refused = new Set(refused)
        yield* steps.claim(10)
        return steps.claimedInVain()
      })
      assert.isFalse(steps.claimedInVain(), "before the first claim")
      assert.isTrue(yield* claims([one, two], "one", "two"))
      assert.isFalse(yield* claims([one, two], "one"))
      assert.isTrue(yield* claims([one], "one"))
      assert.isFalse(yield* claims([]))
      assert.isTrue(yield* claims([one], "one"))
      state.acquire = Effect.fail(down)
      assert.strictEqual(yield* Effect.flip(steps.claim(10)), down)
      assert.isFalse(steps.claimedInVain(), "a claim that failed found nothing")
    }))

  it.effect("hands all of them back with their slots where it is not known who has one", () =>
    Effect.gen(function*() {
      const { state, steps } = yield* stage
      state.acquire = Effect.fail(down)
      assert.strictEqual(yield* Effect.flip(steps.claim(10)), down)
      assert.deepStrictEqual([state.handedBack, state.givenBack], [[all], [["one", "two"]]])
    }))
})

describe("slots that are given back", () => {
  it.effect("wake the workers where somebody waits for them, and not otherwise", () =>
    Effect.gen(function*() {
      const { state, steps } = yield* stage
      yield* steps.leave(one)
      yield* steps.release(all)
      assert.deepStrictEqual([state.givenBack, state.handedBack, state.told], [[["one"], ["one", "two"]], [all], []])
      state.released = Effect.succeed(2)
      yield* steps.leave(two)
      assert.deepStrictEqual(state.told, ["sends"])
      yield* steps.release([one])
      assert.deepStrictEqual(state.told, ["sends", "sends"])
    }))

  it.effect("are none of a lease that holds none", () =>
    Effect.gen(function*() {
      const { state, steps } = yield* stage
      yield* steps.leave(none)
      yield* steps.leave(unnamed)
      assert.deepStrictEqual(state.givenBack, [])
    }))

  it.effect("are tried to be given back six times, and then said to be free when they run out", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const { state, steps } = yield* stage
      state.released = Effect.fail(down)
      const leaving = yield* Effect.forkChild(steps.leave(one))
      yield* TestClock.adjust(5 * second)
      yield* Fiber.join(leaving)
      assert.deepStrictEqual(state.givenBack, Array.from({ length: 6 }, () => ["one"]))
      assert.deepStrictEqual(lines, [[
        "Warn",
        "The slots of recipient domains could not be given back: they are free when they run out",
        { emailId: "email one", error: down }
      ]])
    }).pipe(Effect.provide(layer))
  })
})

describe("the sweep of slots that ran out", () => {
  it.effect("comes every ten seconds, wakes the workers for whom it woke, and outlives a failure, which it logs", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const { state } = yield* stage
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual([state.swept, state.told], [[[3, 10 * second]], []])
      state.sweep = Effect.succeed(1)
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual([state.swept.length, state.told], [2, ["sends"]])
      assert.deepStrictEqual(lines, [])
      state.sweep = Effect.fail(down)
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual(lines.map(([level, words]) => [level, words]), [
        ["Error", "Slots of recipient domains could not be swept"]
      ])
      state.sweep = Effect.succeed(1)
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual([state.swept.length, state.told], [4, ["sends", "sends"]])
    }).pipe(Effect.provide(layer))
  })
})
