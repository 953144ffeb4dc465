import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { pair } from "./support/failover.ts"
import { atWork, calm } from "./support/handoff.ts"
import { engine, get, hour, minute, second as seconds, send, timeline } from "./support/harness.ts"

describe("the engine with a primary and a secondary", () => {
  it.effect("carries on through the secondary while the primary is down, goes back, and says so in the events", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      const { one } = yield* atWork(both.submit)
      // Five open the circuit; a probe fails after 30 s, and another one a minute later.
      yield* first.failNext(7, "unreachable")
      const ids: Array<string> = []
      for (let minutes = 0; minutes < 6; minutes++) {
        ids.push(yield* send(one))
        ids.push(yield* send(one))
        yield* TestClock.adjust(minute)
      }
      const emails = yield* Effect.forEach(ids, (id) => get(one, id))
      assert.deepStrictEqual(emails.map(({ events }) => events[1]?.details["attempt"]), ids.map(() => 1))
      assert.deepStrictEqual(emails.map(({ events }) => events[1]?.details["provider"]), ids.map(() => "second"))
      assert.deepStrictEqual([first.attempts.length, second.outbox.length], [7, ids.length])
      const back = yield* Effect.replicateEffect(send(one), 2)
      yield* TestClock.adjust(minute)
      const again = yield* Effect.forEach(back, (id) => get(one, id))
      assert.deepStrictEqual(again.map(({ events }) => events[1]?.details["provider"]), ["first", "first"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("names who took some recipients and refused another", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      const { one } = yield* atWork(both.submit)
      yield* first.refuse("bob@example.com", "permanent")
      const id = yield* send(one, { to: ["ada@example.com", "bob@example.com"] })
      yield* TestClock.adjust(minute)
      const { events } = yield* get(one, id)
      assert.deepStrictEqual(
        events.map(({ details, type }) => [type, details["provider"]]),
        [["email.queued", undefined], ["email.sent", "first"], ["email.bounced", "first"]]
      )
    }).pipe(Effect.provide(engine(calm))))

  it.effect("hands an unknown outcome to nobody else in that attempt", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      const { one } = yield* atWork(both.submit)
      yield* first.failNext(1, "answer_lost")
      const id = yield* send(one)
      yield* TestClock.adjust(59 * seconds)
      assert.deepStrictEqual([first.attempts.length, second.attempts.length], [1, 0])
      yield* TestClock.adjust(seconds)
      assert.deepStrictEqual([first.attempts.length, second.attempts.length], [2, 0])
      assert.deepInclude((yield* get(one, id)).events[1]?.details, { attempt: 2, provider: "first" })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("tries again on the timetable while both are down, and names the last who refused when it gives up", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      const { one } = yield* atWork(both.submit)
      yield* first.failNext(2, "unreachable")
      yield* second.failNext(2, "unreachable")
      const id = yield* send(one)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", "sent +15"])
      yield* first.failNext(1_000, "unreachable")
      yield* second.failNext(1_000, "unreachable")
      const lost = yield* send(one)
      yield* TestClock.adjust(25 * hour)
      const { error, events } = yield* get(one, lost)
      assert.deepInclude(events[1], { type: "email.failed" })
      assert.deepInclude(events[1]?.details, { reason: "retries_exhausted" })
      assert.include(["first", "second"], events[1]?.details["provider"])
      assert.match(error ?? "", /could not be reached/)
    }).pipe(Effect.provide(engine(calm))))
})
