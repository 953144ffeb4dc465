import { assert, describe, it } from "@effect/vitest"
import * as LimitShare from "@sendwright/core/foundation/LimitShare"
import { Activity } from "@sendwright/core/foundation/ProcessActivity"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Latch from "effect/Latch"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import type { Heard } from "../src/shaping/answerOf.ts"
import type { SiteRow } from "../src/shaping/SiteLimits.ts"
import * as SiteMetrics from "../src/shaping/SiteMetrics.ts"
import type { SiteAnswer } from "../src/shaping/SitePace.ts"
import * as SiteShaper from "../src/shaping/SiteShaper.ts"

const second = 1_000
const row: SiteRow = { pattern: "*.shop.test", connections: 4, messagesPerConnection: 9, perMinute: 120 }
const site = { site: "(a|b).shop.test", hosts: ["a.shop.test", "b.shop.test"] }

const make = (row: SiteRow, activity: Pick<Activity, "senders" | "standing"> = new Activity()) =>
  SiteShaper.make({ provider: "mx", rows: [row], others: { ...row, connections: 1 }, activity })

const heard = (answer: SiteAnswer): Heard => ({ answer, code: "421", words: "421 4.7.0 Too many" })

/** Hands a message over that is answered at once. */
const send = (shaper: SiteShaper.SiteShaper, answer: SiteAnswer = "taken", to = site) =>
  Effect.result(shaper.handOver(to, () => Effect.succeed(answer), heard))

/** Hands messages over, one a second, and tells how many had a turn. */
const sendFor = Effect.fnUntraced(function*(shaper: SiteShaper.SiteShaper, seconds: number, answer: SiteAnswer) {
  let went = 0
  for (let i = 0; i < seconds; i++) {
    const fiber = yield* Effect.forkChild(send(shaper, answer))
    yield* TestClock.adjust(second)
    if (Result.isSuccess(yield* Fiber.join(fiber))) went++
  }
  return went
})

const deferral = (result: Result.Result<unknown, Submission.TemporarilyRefused>) => {
  assert(Result.isFailure(result))
  assert.isTrue(Submission.isDeferred(result.failure))
  return result.failure.retryAfterMillis!
}

describe("SiteShaper", () => {
  it.effect("lets as many under way as a site has connections, and defers who waits for more than a second", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      const gate = Latch.makeUnsafe(false)
      let underWay = 0
      const fibers = yield* Effect.forEach(
        Array.from({ length: 6 }),
        () =>
          Effect.forkChild(Effect.result(shaper.handOver(
            site,
            (room) =>
              Effect.gen(function*() {
                assert.strictEqual(room.connections(), 4)
                assert.strictEqual(room.messagesPerConnection, 9)
                underWay++
                yield* gate.await
                return "taken" as const
              }),
            heard
          )))
      )
      yield* TestClock.adjust(second - 1)
      assert.strictEqual(underWay, 4)
      const fifth = yield* Effect.forkChild(send(shaper))
      yield* TestClock.adjust(1)
      assert.isAtLeast(deferral(yield* Fiber.join(fibers[4]!)), second)
      deferral(yield* Fiber.join(fibers[5]!))
      gate.openUnsafe()
      assert.isTrue(Result.isSuccess(yield* Fiber.join(fifth)))
      for (const fiber of fibers.slice(0, 4)) assert.isTrue(Result.isSuccess(yield* Fiber.join(fiber)))
    }))

  it.effect("gives the connection of one that is broken off to another", () =>
    Effect.gen(function*() {
      const shaper = yield* make({ ...row, connections: 1 })
      const held = yield* Effect.forkChild(shaper.handOver(site, () => Effect.never, heard))
      const waiting = yield* Effect.forkChild(shaper.handOver(site, () => Effect.never, heard))
      yield* TestClock.adjust(10)
      yield* Fiber.interrupt(waiting)
      yield* Fiber.interrupt(held)
      assert.isTrue(Result.isSuccess(yield* send(shaper)))
    }))

  it.effect("sends the others of a long line back at the times when it is their turn", () =>
    Effect.gen(function*() {
      const shaper = yield* make({ ...row, perMinute: 6 })
      assert.isTrue(Result.isSuccess(yield* send(shaper)))
      const times: Array<number> = []
      for (let i = 0; i < 3; i++) times.push(deferral(yield* send(shaper)))
      assert.deepStrictEqual(times, [17_000, 28_000, 39_000])
      yield* TestClock.adjust(11_000)
      assert.isTrue(Result.isSuccess(yield* send(shaper)))
    }))

  it.effect("gives a process its share, and nothing before it has one and after its time", () =>
    Effect.gen(function*() {
      const activity = new Activity()
      activity.standing = LimitShare.newcomer
      const shaper = yield* make(row, activity)
      const connections = shaper.handOver(site, (room) => Effect.succeed(room.connections()), () => heard("taken"))
      assert.isAtLeast(deferral(yield* Effect.result(connections)), second)
      const places = [0, 1].map((rank) => ({ rank, size: 4 }))
      activity.standing = { ...LimitShare.alone, places, since: 0, until: 120 * second }
      // Another process may have had its turns a moment ago.
      deferral(yield* Effect.result(connections))
      yield* TestClock.adjust(60 * second)
      assert.strictEqual(yield* connections, 1)
      // The last one waits for up to a second.
      assert.isAtMost(yield* sendFor(shaper, 59, "taken"), 30)
      yield* TestClock.adjust(60 * second)
      deferral(yield* Effect.result(connections))
      activity.standing = LimitShare.alone
      assert.strictEqual(yield* connections, 4)
      assert.strictEqual(yield* sendFor(shaper, 60, "taken"), 60)
    }))

  it.effect("slows down with a site's wishes, and comes back with what it takes", () =>
    Effect.gen(function*() {
      const lines: Array<unknown> = []
      const logged = Logger.layer([Logger.make(({ message }) => void lines.push(message))])
      yield* Effect.gen(function*() {
        const shaper = yield* make(row)
        const connections = () =>
          shaper.handOver(site, (room) => Effect.succeed(room.connections()), () => heard("other"))
        for (const left of [2, 1, 1]) {
          yield* send(shaper, "slowed")
          assert.strictEqual(yield* connections(), left)
          yield* TestClock.adjust(5 * second)
        }
        assert.deepStrictEqual(lines, [["A receiver asks for less, and is sent less for some minutes", {
          site: "*.shop.test",
          perMinute: 60,
          connections: 2,
          code: "421"
        }]])
        // An eighth of 120 a minute, and growing.
        assert.isAtMost(yield* sendFor(shaper, 60, "taken"), 25)
        yield* sendFor(shaper, 300, "taken")
        assert.strictEqual(yield* connections(), 4)
        assert.strictEqual(yield* sendFor(shaper, 60, "taken"), 60)
        assert.deepStrictEqual(lines[1], ["A receiver takes as much as before", { site: "*.shop.test" }])
        assert.lengthOf(lines, 2)
      }).pipe(Effect.provide(logged))
    }))

  it.effect("leaves a site alone that puts everything off, and sends one message first", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      for (let i = 0; i < 10; i++) {
        assert.isTrue(Result.isSuccess(yield* send(shaper, "slowed")))
        yield* TestClock.adjust(second)
      }
      const millis = deferral(yield* send(shaper))
      assert.isAtLeast(millis, 59 * second)
      assert.isAbove(deferral(yield* send(shaper)), millis)
      yield* TestClock.adjust(59 * second)
      const gate = Latch.makeUnsafe(false)
      const probe = yield* Effect.forkChild(
        shaper.handOver(site, () => Effect.as(gate.await, "taken" as const), heard)
      )
      yield* TestClock.adjust(1)
      deferral(yield* send(shaper))
      gate.openUnsafe()
      yield* Fiber.join(probe)
      yield* TestClock.adjust(5 * second)
      assert.isTrue(Result.isSuccess(yield* send(shaper)))
    }))

  it.effect("lets another message go first where the first one was broken off", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      for (let i = 0; i < 10; i++) {
        yield* send(shaper, "slowed")
        yield* TestClock.adjust(second)
      }
      yield* TestClock.adjust(60 * second)
      const probe = yield* Effect.forkChild(shaper.handOver(site, () => Effect.never, heard))
      yield* TestClock.adjust(1)
      yield* Fiber.interrupt(probe)
      deferral(yield* send(shaper))
      yield* TestClock.adjust(60 * second)
      assert.isTrue(Result.isSuccess(yield* send(shaper)))
    }))

  it.effect("puts messages off in the site's name where that lasts, so that they come to an end", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      for (let minutes = 0; minutes < 40; minutes++) {
        yield* send(shaper, "slowed")
        yield* TestClock.adjust(60 * second)
      }
      const result = yield* send(shaper, "slowed")
      assert(Result.isFailure(result))
      assert.deepInclude(result.failure, { code: "421", reason: "throttled", retryAfterMillis: null })
      assert.isFalse(Submission.isDeferred(result.failure))
      assert.include(result.failure.diagnostic, "421 4.7.0 Too many")
    }))

  it.effect("remembers two thousand sites, and those that messages are under way to", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      const to = (n: number) => ({ site: `mx${n}.test`, hosts: [] })
      const held = yield* Effect.forkChild(shaper.handOver(to(0), () => Effect.never, heard))
      yield* TestClock.adjust(1)
      for (let n = 1; n < SiteShaper.maxSites + 10; n++) yield* send(shaper, "taken", to(n))
      assert.strictEqual(shaper.size(), SiteShaper.maxSites)
      // It still has its only connection.
      const waiting = yield* Effect.forkChild(send(shaper, "taken", to(0)))
      yield* TestClock.adjust(second)
      deferral(yield* Fiber.join(waiting))
      yield* Fiber.interrupt(held)
    }))

  it.effect("counts sites by their rows, and all others together", () =>
    Effect.gen(function*() {
      const shaper = yield* make({ ...row, pattern: "*.metrics.test" })
      const named = { site: "a.metrics.test", hosts: ["a.metrics.test"] }
      yield* send(shaper, "taken", named)
      yield* send(shaper, "slowed", named)
      yield* send(shaper, "taken", { site: "secret.test", hosts: ["secret.test"] })
      const shown = (yield* Metric.snapshot).filter(({ id }) => id.startsWith("sendwright_mx_site_"))
      const sites = new Set(shown.map(({ attributes }) => attributes?.["site"]))
      assert.isTrue(sites.has("*.metrics.test"))
      assert.isTrue(sites.has(SiteMetrics.others))
      assert.isFalse(sites.has("secret.test"))
      const rate = shown.find(({ attributes, id }) =>
        id === "sendwright_mx_site_rate" && attributes?.["site"] === "*.metrics.test"
      )
      assert.deepInclude(rate?.state, { value: 60 })
    }))
})

describe("orders of an operator", () => {
  const paused = (...sites: ReadonlyArray<string>) => ({ paused: sites, flushed: [] })

  it.effect("a paused site is handed nothing, without an attempt, until it is resumed", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      const other = { site: "mx.other.test", hosts: ["mx.other.test"] }
      shaper.heed(paused(row.pattern))
      const result = yield* send(shaper)
      const millis = deferral(result)
      assert.isAtLeast(millis, 60 * 60 * second)
      assert.isAtMost(millis, 120 * 60 * second)
      assert.include(Result.isFailure(result) ? result.failure.diagnostic : "", "An operator paused")
      assert.isTrue(Result.isSuccess(yield* send(shaper, "taken", other)))
      shaper.heed(paused(other.site))
      assert.isTrue(Result.isSuccess(yield* send(shaper)))
      deferral(yield* send(shaper, "taken", other))
    }))

  it.effect("a pause also stops those that wait for a connection, their turn, or to go first after a rest", () =>
    Effect.gen(function*() {
      const shaper = yield* make({ ...row, connections: 1, perMinute: 60 })
      const gate = Latch.makeUnsafe(false)
      const first = yield* Effect.forkChild(
        shaper.handOver(site, () => Effect.as(gate.await, "taken" as const), heard)
      )
      const next = yield* Effect.forkChild(send(shaper))
      yield* TestClock.adjust(10)
      shaper.heed(paused(row.pattern))
      gate.openUnsafe()
      assert.strictEqual(yield* Fiber.join(first), "taken")
      deferral(yield* Fiber.join(next))
      shaper.heed(paused())
      for (let i = 0; i < 4; i++) assert.isTrue(Result.isSuccess(yield* send(shaper)))
      const late = yield* Effect.forkChild(send(shaper))
      yield* TestClock.adjust(1)
      shaper.heed(paused(row.pattern))
      yield* TestClock.adjust(second)
      deferral(yield* Fiber.join(late))
    }))

  it.effect("a flush forgets how far a site was slowed down, once for each", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      const state = () => shaper.report().map(({ perMinute, site, state }) => ({ perMinute, site, state }))
      yield* sendFor(shaper, 60, "slowed")
      assert.deepStrictEqual(state(), [{ site: row.pattern, state: "resting", perMinute: 0 }])
      const flushed = (count: number) => ({ paused: [], flushed: [{ site: row.pattern, count }] })
      shaper.heed(flushed(1))
      assert.deepStrictEqual(state(), [{ site: row.pattern, state: "well", perMinute: 120 }])
      assert.isTrue(Result.isSuccess(yield* send(shaper, "slowed")))
      shaper.heed(flushed(1))
      assert.strictEqual(state()[0]?.state, "slowed")
      shaper.heed(flushed(2))
      assert.strictEqual(state()[0]?.state, "well")
    }))

  it.effect("reports what it gives sites and what they answered, when there is news", () =>
    Effect.gen(function*() {
      const shaper = yield* make(row)
      assert.deepStrictEqual(shaper.report(), [])
      const gate = Latch.makeUnsafe(false)
      yield* send(shaper)
      yield* send(shaper, "slowed")
      const held = yield* Effect.forkChild(shaper.handOver(site, () => Effect.as(gate.await, "taken" as const), heard))
      yield* TestClock.adjust(second)
      const [report, another] = shaper.report()
      assert.isUndefined(another)
      assert.deepStrictEqual(report, {
        site: row.pattern,
        state: "slowed",
        perMinute: report!.perMinute,
        connections: 1,
        answers: { taken: 1, slowed: 1, other: 0, silent: 0 },
        refusal: { code: "421", text: "421 4.7.0 Too many", at: new Date(0) }
      })
      assert.isBelow(report!.perMinute, row.perMinute)
      assert.deepStrictEqual(shaper.report(), [])
      gate.openUnsafe()
      yield* Fiber.join(held)
      assert.strictEqual(shaper.report()[0]?.connections, 0)
      yield* TestClock.adjust(60 * second)
      assert.strictEqual(shaper.report().length, 1)
    }))
})
