import { assert, describe, it } from "@effect/vitest"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Submission from "@sendwright/core/sending/Submission"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { FakeProvider, reportOn } from "@sendwright/testing/FakeProvider"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { atWork, calm } from "./support/handoff.ts"
import { engine, get, Harness, hour, second, send, start } from "./support/harness.ts"

const to = ["ok@example.com", "full@example.com", "lost@example.com"]

/** One customer at work on the fake provider, which has refused one recipient for now and not answered for another. */
const atWorkWithFake = Effect.gen(function*() {
  const services = yield* Layer.build(Layer.fresh(FakeProvider.layer))
  const fake = Context.get(services, FakeProvider)
  yield* fake.refuse("full@example.com", "temporary")
  yield* fake.refuse("lost@example.com", "unknown")
  const { one } = yield* atWork(Context.get(services, EmailProvider).submit)
  return { fake, one }
})

/** When each hand-off was, in seconds since the start, and to whom. */
const handedOver = Effect.map(
  Harness,
  (harness) =>
    harness.handedOver.map(({ at, message }) => [(at - start) / second, message.envelope.recipients] as const)
)

describe("recipients that were answered for one by one", () => {
  it.effect("are handed over again without the one that was accepted", () =>
    Effect.gen(function*() {
      const { fake, one } = yield* atWorkWithFake
      const id = yield* send(one, { to })
      yield* TestClock.adjust(59 * second)
      const tries = [5, 15, 35].map((at) => [at, ["full@example.com"]] as const)
      assert.deepStrictEqual(yield* handedOver, [[0, to], ...tries], "each waits for its own time")
      yield* fake.refuse("full@example.com", "accept")
      yield* fake.refuse("lost@example.com", "accept")
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual((yield* handedOver).slice(4), [[60, ["lost@example.com"]], [75, ["full@example.com"]]])
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "sent")
      assert.deepStrictEqual(email.events.map(({ details, type }) => [type, details["recipients"]]), [
        ["email.queued", undefined],
        ["email.sent", ["ok@example.com"]],
        ["email.sent", ["lost@example.com"]],
        ["email.sent", ["full@example.com"]]
      ])
      assert.deepStrictEqual(email.events.map(({ details }) => details["attempt"]), [undefined, 1, 2, 5])
      assert.deepStrictEqual(fake.outbox.map(({ recipients }) => recipients), [
        ["ok@example.com"],
        ["lost@example.com"],
        ["full@example.com"]
      ])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("are handed over again without those of whom evidence came", () =>
    Effect.gen(function*() {
      const events = yield* ProviderEvents
      const { fake, one } = yield* atWorkWithFake
      yield* send(one, { to })
      yield* TestClock.adjust(30 * second)
      yield* events.ingest([
        reportOn(fake.outbox[0]!, {
          type: "email.delivered",
          occurredAt: new Date(start + 20 * second),
          recipients: ["lost@example.com"]
        })
      ])
      yield* fake.refuse("full@example.com", "accept")
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* handedOver, [
        [0, to],
        ...[5, 15, 35].map((at) => [at, ["full@example.com"]] as const)
      ])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("bounce alone where one is permanently refused, and are suppressed alone", () =>
    Effect.gen(function*() {
      const { fake, one } = yield* atWorkWithFake
      yield* fake.refuse("full@example.com", "permanent")
      const id = yield* send(one, { to })
      yield* TestClock.adjust(59 * second)
      yield* fake.refuse("lost@example.com", "accept")
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* handedOver, [[0, to], [60, ["lost@example.com"]]])
      const suppressions = yield* SuppressionStore
      const list = yield* suppressions.list(one.account.id, 10, null)
      assert.deepStrictEqual(list.map(({ address, reason }) => [address, reason]), [["full@example.com", "bounce"]])
      assert.strictEqual((yield* get(one, id)).status, "bounced")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("are held alone where unknown outcomes are held, once nobody else waits", () =>
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      const { one } = yield* atWorkWithFake
      const id = yield* send(one, { to })
      const held = Effect.map(
        jobs.held({ accountId: one.account.id, emailId: null, limit: 10 }),
        (all) => all.map(({ emailId, recipients }) => [emailId, recipients])
      )
      yield* TestClock.adjust(23 * hour)
      assert.deepStrictEqual(yield* held, [])
      yield* TestClock.adjust(25 * hour)
      const [first, ...others] = yield* handedOver
      assert.deepStrictEqual(first, [0, to])
      assert.isAbove(others.length, 90)
      for (const [, recipients] of others) assert.deepStrictEqual(recipients, ["full@example.com"])
      assert.deepStrictEqual(
        (yield* get(one, id)).events.map(({ type }) => type),
        ["email.queued", "email.sent", "email.failed"]
      )
      assert.deepStrictEqual(yield* held, [[id, ["lost@example.com"]]])
    }).pipe(Effect.provide(engine({ ...calm, unknownPolicy: "hold" }))))

  it.effect("count no attempt for those who had no turn", () =>
    Effect.gen(function*() {
      let rounds = 0
      const submit = (message: OutgoingMessage) =>
        Effect.sync((): Submission.Submission => {
          rounds++
          const outcomeOf = (address: string) =>
            address === "ok@example.com" || rounds > 2
              ? Submission.accepted("p-1")
              : Submission.deferred("full", second)
          const outcomes = message.envelope.recipients.map((address) => ({ address, outcome: outcomeOf(address) }))
          return { _tag: "Mixed", outcomes }
        })
      const { harness, one } = yield* atWork(submit)
      const id = yield* send(one, { to: ["ok@example.com", "late@example.com"] })
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.attempt), [1, 1, 1])
      assert.deepStrictEqual(
        (yield* get(one, id)).events.map(({ details, type }) => [type, details["attempt"]]).slice(1),
        [["email.sent", 1], ["email.sent", 1]]
      )
    }).pipe(Effect.provide(engine(calm))))

  it.effect("have their ends within 24 hours, whatever the provider says", () =>
    Effect.gen(function*() {
      const { one } = yield* atWorkWithFake
      const id = yield* send(one, { to })
      yield* TestClock.adjust(48 * hour)
      const email = yield* get(one, id)
      assert.deepStrictEqual(
        email.events.map(({ details, type }) => [type, details["reason"], details["recipients"]]).slice(1),
        [
          ["email.sent", undefined, ["ok@example.com"]],
          ["email.failed", "retries_exhausted", ["full@example.com"]],
          ["email.failed", "outcome_unknown", ["lost@example.com"]]
        ]
      )
      for (const [, recipients] of (yield* handedOver).slice(1)) assert.notInclude(recipients, "ok@example.com")
    }).pipe(Effect.provide(engine(calm))))
})
