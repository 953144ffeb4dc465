import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { atWork, calm } from "./support/handoff.ts"
import {
  accept,
  customer,
  day,
  decode,
  engine,
  get,
  Harness,
  hour,
  minute,
  request,
  second,
  send,
  start,
  startWorkers,
  timeline
} from "./support/harness.ts"

const inMillis = (millis: number) => new Date(start + millis).toISOString()

describe("a schedule", () => {
  it.effect("30 days ahead is kept to the second", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const id = yield* send(one, { scheduledAt: inMillis(30 * day) })
      yield* TestClock.adjust(29 * day)
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(day - 1)
      assert.strictEqual((yield* get(one, id)).status, "scheduled")
      assert.strictEqual(harness.handedOver.length, 0)
      yield* TestClock.adjust(1)
      const at = 30 * day / second
      assert.deepStrictEqual(yield* timeline(one, id), ["scheduled +0", `queued +${at}`, `sent +${at}`])
      assert.deepStrictEqual(harness.handedOver[0]?.message.date, new Date(start + 30 * day))
      assert.deepStrictEqual((yield* get(one, id)).events[0]?.details, { scheduled_at: inMillis(30 * day) })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("made while the workers run is kept to the second by their polls", () =>
    Effect.gen(function*() {
      const { one } = yield* atWork()
      yield* TestClock.adjust(400)
      const id = yield* send(one, { scheduledAt: inMillis(90_700) })
      yield* TestClock.adjust(2 * minute)
      assert.deepStrictEqual(yield* timeline(one, id), ["scheduled +0.4", "queued +90.7", "sent +90.7"])
    }).pipe(Effect.provide(engine())))

  it.effect("that was cancelled stays so", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const emails = yield* Emails
      const one = yield* customer()
      const id = yield* send(one, { scheduledAt: inMillis(hour) })
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(hour - 1)
      yield* emails.cancel(one.live, id)
      yield* TestClock.adjust(day)
      assert.strictEqual((yield* get(one, id)).status, "cancelled")
      assert.strictEqual(harness.handedOver.length, 0)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("counts its retries from the time it fell due", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = (message) =>
        message.attempt < 4 ? Effect.succeed(Submission.temporarilyRefused("451")) : accept(message)
      const id = yield* send(one, { scheduledAt: inMillis(20 * day) })
      yield* TestClock.adjust(20 * day - hour)
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(day)
      assert.deepStrictEqual(harness.handedOver.map(({ at }) => (at - start - 20 * day) / second), [0, 5, 15, 35])
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("that a pause held up for more than a day fails instead of going out late", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const accounts = yield* Accounts
      const one = yield* customer()
      const late = yield* send(one, { scheduledAt: inMillis(hour) })
      const soon = yield* send(one, { scheduledAt: inMillis(20 * hour) })
      yield* accounts.pause(one.account.id, null)
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(26 * hour)
      assert.strictEqual((yield* get(one, late)).status, "queued", "promoted, and held")
      yield* accounts.resume(one.account.id)
      yield* TestClock.adjust(hour)
      const email = yield* get(one, late)
      assert.strictEqual(email.status, "failed")
      assert.deepInclude(email.events[2]?.details, { reason: "schedule_missed", attempts: 0 })
      assert.strictEqual((yield* get(one, soon)).status, "sent")
      assert.strictEqual(harness.handedOver.length, 1)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is one of thousands for the same second", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const harness = yield* Harness
      const one = yield* customer({ overrides: { ...noOverrides, requestRate: 1_000 } })
      const message = yield* decode(request(one, { scheduledAt: inMillis(hour) }))
      for (let i = 0; i < 12; i++) {
        const answer = yield* emails.sendBatch(one.live, Array.from({ length: 100 }, () => message), null)
        assert.strictEqual(answer.accepted, 100)
        yield* TestClock.adjust(second)
      }
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(hour)
      assert.strictEqual(harness.handedOver.length, 1_200)
      assert.deepStrictEqual([...new Set(harness.handedOver.map(({ at }) => (at - start) / hour))], [1])
      assert.strictEqual(new Set(harness.handedOver.map(({ message: { emailId } }) => emailId)).size, 1_200)
    }).pipe(Effect.provide(engine(calm))))
})

describe("the simulator", () => {
  it.effect("plays its timeline in test mode, without provider and suppressions", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const sandbox = `${one.account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`
      yield* startWorkers(Sendwright.layerWorkers)
      const plain = yield* send(one, {}, one.test)
      const bounced = yield* send(one, { to: `bounced@${sandbox}` }, one.test)
      const complained = yield* send(one, { to: `complained+x@${sandbox}` }, one.test)
      const live = yield* send(one, { to: `bounced@${sandbox}` })
      yield* TestClock.adjust(5 * second)
      assert.deepStrictEqual(yield* timeline(one, plain), ["queued +0", "sent +0", "delivered +1"])
      assert.deepStrictEqual(yield* timeline(one, bounced), ["queued +0", "sent +0", "bounced +1"])
      assert.deepStrictEqual(yield* timeline(one, complained), [
        "queued +0",
        "sent +0",
        "delivered +1",
        "complained +2"
      ])
      assert.deepStrictEqual(yield* timeline(one, live), ["queued +0", "sent +0", "bounced +1"])
      for (
        const [id, status] of [[plain, "delivered"], [bounced, "bounced"], [complained, "complained"], [
          live,
          "bounced"
        ]] as const
      ) {
        const email = yield* get(one, id)
        assert.strictEqual(email.status, status)
        assert.match(email.providerMessageId ?? "", /^sim_/)
        for (const event of email.events) {
          assert.strictEqual(event.details["test"], id === live ? undefined : true, event.type)
          if (event.type !== "email.queued") {
            assert.strictEqual(event.details["provider_message_id"], email.providerMessageId)
          }
        }
      }
      assert.strictEqual(harness.handedOver.length, 0)
      const suppressions = yield* SuppressionStore
      assert.deepStrictEqual(yield* suppressions.list(one.account.id, 10, null), [])
    }).pipe(Effect.provide(engine())))

  it.effect("shares an email with real recipients, whose provider names the message", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const sandbox = `${one.account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`
      harness.submit = (message) =>
        message.attempt === 1 ? Effect.succeed(Submission.temporarilyRefused("451")) : accept(message)
      yield* startWorkers(Sendwright.layerWorkers)
      const id = yield* send(one, { to: ["ada@example.com", `complained@${sandbox}`] })
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual(yield* timeline(one, id), [
        "queued +0",
        "sent +0",
        "delivered +1",
        "complained +2",
        "sent +5"
      ])
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.envelope.recipients), [
        ["ada@example.com"],
        ["ada@example.com"]
      ])
      assert.strictEqual((yield* get(one, id)).providerMessageId, `fake-${id}-2`)
    }).pipe(Effect.provide(engine())))
})

describe("Scheduler", () => {
  it.effect("forgets idempotency keys that expired", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const store = yield* EmailStore
      const one = yield* customer()
      yield* emails.send(one.live, yield* decode(request(one)), "k")
      yield* startWorkers(Sendwright.layerWorkers)
      const lookup = { accountId: one.account.id, mode: "live", kind: "single", key: "k" } as const
      // Asked for an earlier time, so that only a row that is gone is not found.
      yield* TestClock.adjust(23 * hour)
      assert.isTrue(Option.isSome(yield* store.recall(lookup, new Date(start))))
      yield* TestClock.adjust(3 * hour)
      assert.isTrue(Option.isNone(yield* store.recall(lookup, new Date(start))))
    }).pipe(Effect.provide(engine(calm))))
})
