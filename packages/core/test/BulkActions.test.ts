import { assert, describe, it, vi } from "@effect/vitest"
import { actorOf } from "@sendwright/core/accounts/Caller"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { RateLimits } from "@sendwright/core/accounts/RateLimits"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { EmailHistories } from "@sendwright/core/EmailHistory"
import { BulkActions, type BulkRequest, type BulkStep } from "@sendwright/core/emails/BulkActions"
import { EmailLog, wholeLog } from "@sendwright/core/emails/EmailLog"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { newId, suppression } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { calm, failing } from "./support/handoff.ts"
import {
  accept,
  customer,
  engine,
  get,
  Harness,
  hour,
  minute,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

const bulkOf = (over: Partial<BulkRequest> = {}): BulkRequest => ({
  ...wholeLog,
  action: "cancel",
  run: newId(),
  cursor: null,
  ...over
})

describe("BulkActions", () => {
  it.effect("cancels what is scheduled and matches, step by step, and remembers the run", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const one = yield* customer()
      const other = yield* customer()
      const scheduledAt = new Date(start + hour).toISOString()
      for (let index = 0; index < 120; index++) yield* send(one, { scheduledAt, tags: index < 110 ? ["x"] : [] })
      const queued = yield* send(one, { tags: ["x"] })
      const foreign = yield* send(other, { scheduledAt, tags: ["x"] })
      const request = bulkOf({ tag: "x" })
      const steps: Array<BulkStep> = []
      let cursor: string | null = null
      do {
        const step: BulkStep = yield* bulk.step(one.live, { ...request, cursor })
        steps.push(step)
        cursor = step.nextCursor
      } while (cursor !== null)
      assert.strictEqual(steps.reduce((sum, { done }) => sum + done, 0), 110)
      assert.isAtLeast(steps.length, 3)
      assert.deepStrictEqual(steps.flatMap(({ skipped }) => skipped), [])
      assert.strictEqual((yield* get(one, queued)).status, "queued")
      assert.strictEqual((yield* get(other, foreign)).status, "scheduled")
      assert.deepStrictEqual(yield* (yield* EmailLog).count(one.live, { ...wholeLog, statuses: ["scheduled"] }), {
        count: 10,
        isExact: true
      })
      const entries = (yield* (yield* AuditLog).list(one.account.id, 10, null)).filter(({ subject }) =>
        subject === request.run
      )
      assert.deepStrictEqual(entries.map(({ action, actor }) => [action, actor]), [[
        "emails.cancelled",
        actorOf(one.live)
      ]])
      assert.strictEqual((yield* bulk.step(one.live, request)).done, 0)
    }).pipe(Effect.provide(engine())))

  it.effect("sends what failed again once a run, to those whom it did not reach and who are not suppressed", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const suppressions = yield* SuppressionStore
      const one = yield* customer()
      const harness = yield* failing
      const attachments = [{ filename: "a.txt", content: "YQ==" }]
      const id = yield* send(one, { to: ["ada@example.com", "bob@example.com"], cc: "cy@example.com", attachments })
      const gone = yield* send(one, { to: "bob@example.com" })
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      assert.strictEqual((yield* get(one, id)).status, "failed")
      yield* suppressions.add(suppression({ accountId: one.account.id, address: "bob@example.com" }))
      harness.submit = (message) => Effect.succeed(Submission.accepted(message.messageId))
      harness.handedOver.length = 0
      const request = bulkOf({ action: "send_again" })
      const steps = yield* Stream.runCollect(bulk.run(one.live, request))
      assert.deepStrictEqual(steps.map(({ done }) => done), [1])
      assert.deepStrictEqual(steps[0]!.skipped, [
        { id: gone, reason: "The recipients that it did not reach are suppressed." }
      ])
      yield* Stream.runDrain(bulk.run(one.live, request))
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.envelope.recipients), [
        ["ada@example.com", "cy@example.com"]
      ])
      const [{ message }] = harness.handedOver as [typeof harness.handedOver[number]]
      assert.deepStrictEqual(message.attachments.map(({ filename }) => filename), ["a.txt"])
      const copy = yield* (yield* EmailHistories).get(one.live, message.emailId)
      assert.strictEqual(copy.origin.copyOf, id)
      // Another run sends it once more.
      yield* Stream.runDrain(bulk.run(one.live, { ...request, run: newId() }))
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 2)
      const wrong = yield* Effect.flip(bulk.step(one.live, { ...request, mode: "test" }))
      assert.strictEqual(wrong._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))

  it.effect("refuses what is no step of the run, and says which part of it", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const one = yield* customer()
      const scheduledAt = new Date(start + hour).toISOString()
      for (let index = 0; index < 51; index++) yield* send(one, { scheduledAt })
      const request = bulkOf()
      const { nextCursor: cursor } = yield* bulk.step(one.live, request)
      assert.isNotNull(cursor)
      const pathsOf = (over: Partial<BulkRequest>) =>
        Effect.map(
          Effect.flip(bulk.step(one.live, { ...request, ...over })),
          (error) => error._tag === "ValidationError" && error.issues.map(({ path }) => path)
        )
      assert.deepStrictEqual(yield* pathsOf({ run: "x" }), [["run"]])
      assert.deepStrictEqual(yield* pathsOf({ q: "x" }), [["q"]])
      assert.deepStrictEqual(yield* pathsOf({ action: "send_again", mode: "test" }), [["mode"]])
      // A cursor belongs to one action of one run with one filter.
      for (const over of [{ run: newId() }, { action: "send_again" }, { tag: "x" }] as const) {
        assert.deepStrictEqual(yield* pathsOf({ cursor, ...over }), [["cursor"]])
      }
      assert.strictEqual((yield* bulk.step(one.live, { ...request, cursor })).done, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("concerns only those of the asked statuses that it can act on, in the mode that is asked for", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const one = yield* customer()
      const scheduledAt = new Date(start + hour).toISOString()
      const live = yield* send(one, { scheduledAt })
      const test = yield* send(one, { scheduledAt }, one.test)
      const nothing = { done: 0, skipped: [], nextCursor: null, waitMillis: 0 }
      assert.deepStrictEqual(yield* bulk.step(one.live, bulkOf({ statuses: ["sent"] })), nothing)
      assert.deepStrictEqual(yield* bulk.step(one.live, bulkOf({ tag: "none" })), nothing)
      assert.strictEqual((yield* bulk.step(one.live, bulkOf({ mode: "test" }))).done, 1)
      assert.strictEqual((yield* get(one, test)).status, "cancelled")
      assert.strictEqual((yield* get(one, live)).status, "scheduled")
      assert.strictEqual((yield* bulk.step(one.live, bulkOf({ statuses: ["sent", "scheduled"] }))).done, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("leaves alone what was handed over meanwhile, and tells the receivers of the rest at once", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const harness = yield* Harness
      const one = yield* customer()
      yield* (yield* Webhooks).create(one.live, { url: "https://hooks.example/", events: ["email.cancelled"] })
      const scheduledAt = new Date(start + hour).toISOString()
      const ids = yield* Effect.replicateEffect(send(one, { scheduledAt }), 3)
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      const store = yield* EmailStore
      const cancel = store.cancel
      vi.spyOn(store, "cancel").mockImplementation((scope, id, now) =>
        id === ids[1] ? Effect.succeed("not_scheduled") : cancel(scope, id, now)
      )
      const { done, skipped } = yield* bulk.step(one.live, bulkOf())
      assert.deepStrictEqual([done, skipped], [2, [{ id: ids[1], reason: "It is no longer scheduled." }]])
      yield* TestClock.adjust(second)
      assert.strictEqual(harness.requests.length, 2)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("sends no more again than the rate of messages has room for, and goes on when it has", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const rates = yield* RateLimits
      const one = yield* customer({ plan: "free" })
      yield* failing
      const ids = yield* Effect.replicateEffect(send(one), 12)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      const sentAgain = Effect.fnUntraced(function*() {
        const { data } = yield* (yield* EmailLog).list(one.live, { ...wholeLog, limit: 100, cursor: null })
        const histories = yield* EmailHistories
        const all = yield* Effect.forEach(data, ({ id }) => histories.get(one.live, id))
        return all.flatMap(({ origin }) => origin.copyOf ?? [])
      })
      // Ten a second, of which a hundred can be saved up.
      yield* rates.takeMessages(one.live, 100)
      const request = bulkOf({ action: "send_again" })
      const none = yield* bulk.step(one.live, request)
      assert.deepInclude(none, { done: 0, skipped: [] })
      assert.isAbove(none.waitMillis, 0)
      const again = yield* bulk.step(one.live, { ...request, cursor: none.nextCursor })
      assert.deepInclude(again, { done: 0, nextCursor: none.nextCursor })
      yield* TestClock.adjust(500)
      const some = yield* bulk.step(one.live, { ...request, cursor: none.nextCursor })
      assert.strictEqual(some.done, 5)
      assert.sameMembers(yield* sentAgain(), ids.toReversed().slice(0, 5))
      const rest = yield* Effect.forkChild(
        Stream.runCollect(Stream.take(bulk.run(one.live, { ...request, cursor: some.nextCursor }), 20))
      )
      yield* TestClock.adjust(minute)
      const steps = yield* Fiber.join(rest)
      // Each step waits until there is room for one.
      assert.deepStrictEqual(steps.map(({ done }) => done), [0, 1, 1, 1, 1, 1, 1, 1])
      assert.deepInclude(steps.at(-1), { nextCursor: null, waitMillis: 0 })
      assert.sameMembers(yield* sentAgain(), [...ids])
    }).pipe(Effect.provide(engine())))

  it.effect("goes through more than one step of what failed, each email once", () =>
    Effect.gen(function*() {
      const bulk = yield* BulkActions
      const one = yield* customer({ overrides: { ...noOverrides, requestRate: 1_000 } })
      const harness = yield* failing
      yield* Effect.replicateEffect(send(one), 60)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      harness.submit = accept
      const steps = yield* Stream.runCollect(Stream.take(bulk.run(one.live, bulkOf({ action: "send_again" })), 9))
      assert.deepStrictEqual(steps.map(({ done, nextCursor }) => [done, nextCursor === null]), [[50, false], [
        10,
        true
      ]])
      assert.deepStrictEqual(steps.flatMap(({ skipped }) => skipped), [])
    }).pipe(Effect.provide(engine())))
})
