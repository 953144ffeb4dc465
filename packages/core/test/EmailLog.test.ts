import { assert, describe, it } from "@effect/vitest"
import { EmailHistories } from "@sendwright/core/EmailHistory"
import * as EmailCsv from "@sendwright/core/emails/EmailCsv"
import { EmailLog, wholeLog } from "@sendwright/core/emails/EmailLog"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, Harness, hour, minute, send, start, startWorkers } from "./support/harness.ts"

describe("EmailLog", () => {
  it.effect("narrows the list and the count down, and refuses what makes no sense", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const first = yield* send(one, { tags: ["a"] })
      const later = yield* send(one, { scheduledAt: new Date(start + hour).toISOString() })
      const test = yield* send(one, {}, one.test)
      const list = (over: Partial<Parameters<typeof log.list>[1]>, caller = one.live) =>
        Effect.map(log.list(caller, { ...wholeLog, limit: 10, cursor: null, ...over }), ({ data }) =>
          data.map(({ id }) => id).sort())
      assert.deepStrictEqual(yield* list({}), [first, later].sort())
      assert.deepStrictEqual(yield* list({ mode: "test" }), [test])
      assert.deepStrictEqual(yield* list({}, one.test), [test])
      assert.deepStrictEqual(yield* list({ statuses: ["scheduled", "failed"] }), [later])
      assert.deepStrictEqual(yield* list({ domain: one.domain, keyId: one.live.actor.id }), [first, later].sort())
      assert.deepStrictEqual(yield* list({ keyId: one.test.actor.id }), [])
      assert.deepStrictEqual(yield* list({ domain: "other.example" }), [])
      assert.deepStrictEqual(yield* list({ to: new Date(start) }), [])
      assert.deepStrictEqual(yield* log.count(one.live, wholeLog), { count: 2, isExact: true })
      assert.deepStrictEqual(yield* log.count(one.live, { ...wholeLog, tag: "a" }), { count: 1, isExact: true })
      const refused = yield* Effect.flip(
        list({ q: "ab", tag: "\0", keyId: "web", from: new Date(start), to: new Date(0), cursor: "x" })
      )
      assert.strictEqual(refused._tag, "ValidationError")
      if (refused._tag === "ValidationError") {
        assert.deepStrictEqual(
          refused.issues.map(({ path }) =>
            path[0]
          ),
          ["q", "tag", "key", "to", "cursor"]
        )
      }
      const other = yield* Effect.result(log.list(one.live, {
        ...wholeLog,
        limit: 1,
        cursor: (yield* log.list(one.live, { ...wholeLog, limit: 1, cursor: null })).nextCursor,
        keyId: newId()
      }))
      assert.strictEqual(other._tag, "Failure")
      const states = yield* log.states(one.test, [first, test])
      assert.deepStrictEqual(states.map(({ id }) => id), [test])
      assert.strictEqual((yield* Effect.flip(log.states(one.live, Array(201).fill(first)))).message.slice(0, 3), "The")
    }).pipe(Effect.provide(engine())))

  it.effect("goes back to what is newer, in the mode that a list without a wish has", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const ids: Array<string> = []
      for (let count = 0; count < 5; count++) {
        ids.unshift(yield* send(one))
        yield* send(one, {}, one.test)
        yield* TestClock.adjust(minute)
      }
      const newer = (before: string, limit: number, caller = one.live) =>
        Effect.map(log.newer(caller, before, limit), ({ data, isFirst }) => [data.map(({ id }) => id), isFirst])
      assert.deepStrictEqual(yield* newer(ids[4]!, 2), [[ids[2], ids[3]], false])
      assert.deepStrictEqual(yield* newer(ids[2]!, 2), [[ids[0], ids[1]], true])
      assert.deepStrictEqual(yield* newer(ids[0]!, 2), [[], true])
      const test = yield* log.newer(one.test, ids[4]!, 9)
      assert.deepStrictEqual(test.data.map(({ mode }) => mode), Array(5).fill("test"))
    }).pipe(Effect.provide(engine())))

  it.effect("says that there are more than are counted, and where the depth ends", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      for (let index = 0; index < 5; index++) yield* send(one)
      assert.deepStrictEqual(yield* log.count(one.live, wholeLog), { count: 5, isExact: true })
      assert.deepStrictEqual(yield* log.count(one.live, { ...wholeLog, keyId: one.live.actor.id }), {
        count: 2,
        isExact: false
      })
    }).pipe(Effect.provide(engine({ searchDepth: 2 }))))

  it.effect("gives everything that matches page by page, as few at once as exports may be", () =>
    Effect.gen(function*() {
      const log = yield* EmailLog
      const one = yield* customer()
      const ids: Array<string> = []
      for (let index = 0; index < 7; index++) ids.push(yield* send(one, { subject: `=${index}` }))
      const csv = yield* Effect.scoped(Effect.gen(function*() {
        const pages = yield* log.pages(one.live, { ...wholeLog, keyId: one.live.actor.id })
        const refused = yield* Effect.flip(log.pages(one.live, wholeLog))
        assert.strictEqual(refused._tag, "Overloaded")
        return yield* Stream.runFold(pages, () => EmailCsv.header, (text, page) => text + EmailCsv.linesOf(page))
      }))
      const lines = csv.split("\r\n")
      assert.strictEqual(lines.length, 9)
      for (const id of ids) assert.isTrue(lines.some((line) => line.startsWith(`${id},live,queued,`)))
      assert.isTrue(lines.slice(1, -1).every((line) => /,'=\d,$/.test(line)))
      yield* Effect.asVoid(Effect.scoped(log.pages(one.live, wholeLog)))
    }).pipe(Effect.provide(engine({ searchDepth: 3 }))))
})

describe("EmailHistories", () => {
  it.effect("tells who sent an email, its hand-offs and what it waits for", () =>
    Effect.gen(function*() {
      const histories = yield* EmailHistories
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = ({ attempt }) =>
        Effect.succeed(
          attempt === 1
            ? Submission.temporarilyRefused("451 4.7.1 Greylisted", { code: "451" })
            : Submission.accepted("p", { response: "250 2.0.0 Ok" })
        )
      const requestId = "0123456789abcdef".repeat(2)
      const id = yield* send(one, {}, { ...one.live, requestId })
      const queued = yield* histories.get(one.live, id)
      assert.deepStrictEqual([queued.waiting, queued.handoffs], [{ _tag: "Turn" }, []])
      assert.deepStrictEqual(queued.origin, {
        keyId: one.live.actor.id,
        userId: null,
        requestId,
        copyOf: null,
        templateId: null
      })
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(1)
      const refused = yield* histories.get(one.live, id)
      const nextAt = refused.handoffs[0]!.nextAt!
      assert.deepStrictEqual(refused.waiting, { _tag: "NextTry", until: nextAt, attempts: 1 })
      yield* TestClock.adjust(minute)
      const { handoffs, timeline, waiting } = yield* histories.get(one.live, id)
      assert.isNull(waiting)
      assert.deepStrictEqual(
        handoffs.map(({ nextAt, number, outcome, provider, reply }) => [number, outcome, provider, reply, nextAt]),
        [
          [1, "temporarily_refused", "fake", "451 4.7.1 Greylisted", nextAt],
          [2, "accepted", "fake", "250 2.0.0 Ok", null]
        ]
      )
      assert.deepStrictEqual(timeline.map((entry) => entry._tag === "Event" ? entry.event.type : entry._tag), [
        "email.queued",
        "Handoff",
        "Handoff",
        "email.sent"
      ])
      assert.strictEqual((yield* Effect.flip(histories.get(one.test, id)))._tag, "NotFound")
    }).pipe(Effect.provide(engine())))

  it.effect("keeps the hand-off to the simulator, and none of what waited for its turn", () =>
    Effect.gen(function*() {
      const histories = yield* EmailHistories
      const harness = yield* Harness
      const one = yield* customer()
      let asked = 0
      harness.submit = (message) =>
        Effect.succeed(++asked === 1 ? Submission.deferred("no turn", 5_000) : Submission.accepted(message.messageId))
      const test = yield* send(one, {}, one.test)
      const live = yield* send(one)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      const [simulated] = (yield* histories.get(one.live, test)).handoffs
      assert.deepStrictEqual([simulated?.provider, simulated?.outcome], ["simulator", "accepted"])
      const { handoffs } = yield* histories.get(one.live, live)
      assert.deepStrictEqual(handoffs.map(({ number, outcome }) => [number, outcome]), [[1, "accepted"]])
    }).pipe(Effect.provide(engine())))
})
