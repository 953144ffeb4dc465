import { assert, describe, it } from "@effect/vitest"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Settlement } from "@sendwright/core/sending/SendJobs"
import * as Submission from "@sendwright/core/sending/Submission"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { calm, recordedWorker, temporary } from "./support/handoff.ts"
import {
  type Customer,
  customer,
  day,
  engine,
  Harness,
  hour,
  minute,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

const at = (millis: number) => new Date(start + millis)

const sandboxOf = ({ account }: Customer) => `${account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`

/** What a settlement says besides whose it is. */
const restOf = (settlement: Settlement): Omit<Settlement, "lease"> => {
  const { lease: _, ...rest } = settlement
  return rest
}

/** How the first lease of one email ends, whose provider answers like this. */
const settlementOf = Effect.fnUntraced(function*(
  submit: Harness["Service"]["submit"],
  over: (of: Customer) => Record<string, unknown> = () => ({})
) {
  const harness = yield* Harness
  const one = yield* customer()
  harness.submit = submit
  const id = yield* send(one, over(one))
  const { settled, worker } = recordedWorker()
  const { stop } = yield* startWorkers(worker)
  yield* TestClock.adjust(10 * second)
  yield* stop
  const [first] = settled
  assert.strictEqual(first?.lease.emailId, id)
  return restOf(first!)
})

/** What is kept of a hand-off that began at the start and took this long. */
const handoff = (took: number, over: Partial<NonNullable<Settlement["handoff"]>>) => ({
  number: 1,
  beganAt: at(0),
  endedAt: at(took),
  provider: "fake",
  outcome: "accepted" as const,
  reply: null,
  nextAt: null,
  ...over
})

const nothingMore = { later: [], evidence: [] }

describe("A hand-off", () => {
  it.effect("is settled with the provider's answer, and when it was asked", () =>
    Effect.gen(function*() {
      const accepted = Submission.accepted("p-1", { response: "250 2.0.0 ok" })
      const settlement = yield* settlementOf(() => Effect.delay(Effect.succeed(accepted), 2 * second))
      assert.deepStrictEqual(settlement, {
        now: at(2 * second),
        evidence: [{
          type: "email.sent",
          occurredAt: at(2 * second),
          recipients: ["ada@example.com"],
          details: { attempt: 1, provider: "fake", provider_message_id: "p-1" },
          keys: [],
          providerMessageId: "p-1",
          error: null
        }],
        next: { _tag: "Done" },
        later: [],
        handoff: handoff(2 * second, { reply: "250 2.0.0 ok" })
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is named after the provider that answered for others", () =>
    Effect.gen(function*() {
      const { handoff } = yield* settlementOf(() => Effect.succeed({ ...Submission.accepted("p"), provider: "second" }))
      assert.strictEqual(handoff?.provider, "second")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("without an answer is over after three quarters of its lease, and says so", () =>
    Effect.gen(function*() {
      const until = at(6 * second + minute)
      assert.deepStrictEqual(yield* settlementOf(() => Effect.never), {
        ...nothingMore,
        now: at(6 * second),
        next: { _tag: "AwaitEvidence", until },
        handoff: handoff(6 * second, {
          outcome: "unknown",
          reply: "the provider did not answer within 6 s",
          nextAt: until
        })
      })
    }).pipe(Effect.provide(engine({ ...calm, sendLeaseMillis: 8 * second }))))

  it.effect("in which the adapter broke says so", () =>
    Effect.gen(function*() {
      const until = at(minute)
      assert.deepStrictEqual(yield* settlementOf(() => Effect.die(new Error("bug"))), {
        ...nothingMore,
        now: at(0),
        next: { _tag: "AwaitEvidence", until },
        handoff: handoff(0, {
          outcome: "unknown",
          reply: "the provider adapter broke in the middle of the hand-off",
          nextAt: until
        })
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("that waited for its turn was none, and is not kept as one", () =>
    Effect.gen(function*() {
      const settlement = yield* settlementOf(() => Effect.succeed(Submission.deferred("no room", 7 * second)))
      assert.deepStrictEqual(settlement, {
        ...nothingMore,
        now: at(0),
        next: { _tag: "Deferred", at: at(7 * second) },
        handoff: undefined
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("to simulated recipients alone asks no provider and is kept as the simulator's", () =>
    Effect.gen(function*() {
      const { evidence, later, ...settlement } = yield* settlementOf(
        () => Effect.die(new Error("nobody is to be asked")),
        (one) => ({ to: `complained@${sandboxOf(one)}` })
      )
      assert.deepStrictEqual(settlement, {
        now: at(0),
        next: { _tag: "Done" },
        handoff: handoff(0, { provider: "simulator", reply: "250 2.0.0 accepted by the simulator" })
      })
      assert.deepStrictEqual(evidence.map(({ type }) => type), ["email.sent"])
      assert.deepStrictEqual(later.map(({ at, event }) => [at.getTime() - start, event.type]), [
        [second, "email.delivered"],
        [2 * second, "email.complained"]
      ])
      assert.strictEqual((yield* Harness).handedOver.length, 0)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("to real and simulated recipients is kept as the provider's, whose answer decides what is next", () =>
    Effect.gen(function*() {
      const { evidence, later, ...settlement } = yield* settlementOf(
        () => temporary,
        (one) => ({ to: ["ada@example.com", `delivered@${sandboxOf(one)}`] })
      )
      const next = at(5 * second)
      assert.deepStrictEqual(settlement, {
        now: at(0),
        next: { _tag: "RetryAt", at: next },
        handoff: handoff(0, { outcome: "temporarily_refused", reply: "451 4.7.1 try later", nextAt: next })
      })
      assert.deepStrictEqual(evidence.map(({ type }) => type), ["email.sent"])
      assert.deepStrictEqual(later.map(({ event }) => event.type), ["email.delivered"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("has its slot for no longer than the provider takes: what is stored slowly holds nobody up", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      for (let n = 0; n < 3; n++) yield* send(one)
      const { worker } = recordedWorker(() => ({ settle: () => Effect.never }))
      yield* startWorkers(worker)
      yield* TestClock.adjust(second)
      assert.strictEqual(harness.handedOver.length, 3)
    }).pipe(Effect.provide(engine({ ...calm, sendConcurrency: 1 }))))
})

describe("An email that is not handed over", () => {
  /** The end of one that fails before its first hand-off. */
  const failed = (now: number, reason: string, error: string): Omit<Settlement, "lease"> => ({
    now: at(now),
    evidence: [{
      type: "email.failed",
      occurredAt: at(now),
      recipients: "all",
      details: { reason, provider_code: null, attempts: 0 },
      keys: [],
      providerMessageId: null,
      error
    }],
    next: { _tag: "Done" },
    later: []
  })

  /** How the leases of a worker end that begins now. */
  const endsNow = Effect.gen(function*() {
    const { settled, worker } = recordedWorker()
    yield* startWorkers(worker)
    yield* TestClock.adjust(0)
    return settled.map(restOf)
  })

  it.effect("because a recipient was suppressed meanwhile fails, and says so", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      yield* send(one)
      yield* SuppressionStore.use((store) =>
        store.add({
          id: "s",
          accountId: one.account.id,
          address: normalize("ada@example.com"),
          reason: "manual",
          createdAt: at(0)
        })
      )
      assert.deepStrictEqual(yield* endsNow, [
        failed(0, "recipient_suppressed", "A recipient was suppressed after the email was accepted.")
      ])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("because its domain was removed meanwhile fails, and says so", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      yield* send(one)
      yield* DomainStore.use((store) => store.remove(one.account.id, one.domainId, at(0)))
      assert.deepStrictEqual(yield* endsNow, [
        failed(0, "domain_removed", "The sender's domain was removed, or is no longer verified.")
      ])
    }).pipe(Effect.provide(engine(calm))))

  /** An email for the end of the first hour, which fell due then. */
  const scheduled = Effect.gen(function*() {
    const one = yield* customer()
    yield* send(one, { scheduledAt: at(hour).toISOString() })
    yield* TestClock.adjust(hour)
    yield* EmailStore.use((store) => store.promoteScheduled(at(hour), 10))
  })

  it.effect("within a day after its time fails, and says so", () =>
    Effect.gen(function*() {
      yield* scheduled
      yield* TestClock.adjust(day + 1)
      assert.deepStrictEqual(yield* endsNow, [
        failed(
          hour + day + 1,
          "schedule_missed",
          "The email could not leave within 24 hours after its time: sending was held up."
        )
      ])
      assert.strictEqual((yield* Harness).handedOver.length, 0)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("for a day, to the millisecond, is not too late", () =>
    Effect.gen(function*() {
      yield* scheduled
      yield* TestClock.adjust(day)
      yield* endsNow
      assert.strictEqual((yield* Harness).handedOver.length, 1)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("again for a day after a hand-off that was in time is handed over once more", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.submit = () => temporary
      yield* scheduled
      const { worker } = recordedWorker()
      const { stop } = yield* startWorkers(worker)
      yield* TestClock.adjust(second)
      yield* stop
      yield* TestClock.adjust(2 * day)
      const [end] = yield* endsNow
      assert.strictEqual(harness.handedOver.length, 2)
      assert.strictEqual(end?.evidence[0]?.details["reason"], "retries_exhausted")
    }).pipe(Effect.provide(engine(calm))))
})
