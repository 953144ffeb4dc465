import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { ReputationStore } from "@sendwright/core/reputation/ReputationStore"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { atWork, calm, temporary, unknown } from "./support/handoff.ts"
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
  startWorkers,
  timeline
} from "./support/harness.ts"

/** When the provider was called, in seconds since the start. */
const calls = Effect.map(Harness, (harness) => harness.handedOver.map(({ at }) => (at - start) / second))

const refused = (address: string, permanent: boolean): Submission.RecipientRefusal => ({
  address,
  permanent,
  code: permanent ? "550" : "450",
  diagnostic: permanent ? "550 5.1.1 unknown" : "450 4.2.0 greylisted"
})

describe("SendWorker", () => {
  it.effect("hands a queued email over once, whole, and without its blind copies in view", () =>
    Effect.gen(function*() {
      const { one, harness } = yield* atWork()
      const id = yield* send(one, {
        from: "Bücher <Hello@Engines.example>".replace("Engines.example", one.domain),
        to: ["Ada <Ada@Example.com>", "b@bücher.example"],
        cc: "ada@example.com",
        bcc: "secret@example.com",
        replyTo: ["r@example.com", "R <r2@example.com>"],
        headers: { "X-A": "1" },
        attachments: [{ filename: "a.txt", content: "aGVsbG8=" }]
      })
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 1)
      const message = harness.handedOver[0]?.message
      assert.deepInclude(message, {
        emailId: id,
        accountId: one.account.id,
        attempt: 1,
        messageId: `${id}@${one.domain}`,
        date: new Date(start),
        from: { name: "Bücher", address: `Hello@${one.domain}` },
        to: [{ name: "Ada", address: "Ada@Example.com" }, { name: null, address: "b@bücher.example" }],
        cc: [{ name: null, address: "ada@example.com" }],
        replyTo: [{ name: null, address: "r@example.com" }, { name: "R", address: "r2@example.com" }],
        headers: { "X-A": "1" },
        envelope: {
          from: `Hello@${one.domain}`,
          bounceDomain: null,
          recipients: ["Ada@example.com", "b@xn--bcher-kva.example", "secret@example.com"]
        }
      })
      assert.strictEqual(new TextDecoder().decode(message?.attachments[0]?.content), "hello")
      assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", "sent +0"])
      const email = yield* get(one, id)
      assert.deepInclude(email, { status: "sent", providerMessageId: `fake-${id}-1`, error: null })
      assert.deepStrictEqual(email.events[1]?.details, {
        attempt: 1,
        provider: "fake",
        provider_message_id: `fake-${id}-1`
      })
    }).pipe(Effect.provide(engine())))

  it.effect("sends bounces to the return path where there is one", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      yield* startWorkers(SendWorker.layer)
      yield* send(one)
      yield* TestClock.adjust(1)
      assert.strictEqual(harness.handedOver[0]?.message.envelope.from, "bounces@sendwright.test")
    }).pipe(Effect.provide(engine({ returnPath: "bounces@sendwright.test" }))))

  it.effect("tries again on the timetable until the provider takes it", () =>
    Effect.gen(function*() {
      const { one, harness } = yield* atWork((message) => message.attempt <= 10 ? temporary : accept(message))
      const id = yield* send(one)
      yield* TestClock.adjust(24 * hour)
      assert.deepStrictEqual(yield* calls, [0, 5, 15, 35, 75, 155, 315, 635, 1275, 2175, 3075])
      assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", "sent +3075"])
      assert.strictEqual((yield* get(one, id)).events[1]?.details["attempt"], 11)
      assert.strictEqual(new Set(harness.handedOver.map(({ message }) => message.messageId)).size, 1)
      assert.strictEqual(new Set(harness.handedOver.map(({ message }) => message.date.getTime())).size, 1)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("gives up within 24 hours, and says why", () =>
    Effect.gen(function*() {
      const { one } = yield* atWork(() => temporary)
      const id = yield* send(one)
      yield* TestClock.adjust(48 * hour)
      const at = yield* calls
      const last = at[at.length - 1] ?? 0
      assert.isTrue(last <= 86_400 && last > 86_400 - 900)
      assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", `failed +${last}`])
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "failed")
      assert.include(email.error, "451 4.7.1 try later")
      assert.deepStrictEqual(email.events[1]?.details, {
        reason: "retries_exhausted",
        provider_code: "451",
        diagnostic_code: "451 4.7.1 try later",
        attempts: at.length,
        provider: "fake"
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("honours the provider's hint", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = (message) =>
        message.attempt === 1
          ? Effect.succeed(Submission.temporarilyRefused("throttled", { retryAfter: 7 * minute }))
          : accept(message)
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* calls, [0, 420])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("fails at once what is permanently refused", () =>
    Effect.gen(function*() {
      const { one } = yield* atWork(() => Effect.succeed(Submission.permanentlyRefused("554 5.7.1 spam", "554")))
      const id = yield* send(one)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* calls, [0])
      assert.deepInclude(yield* get(one, id), {
        status: "failed",
        error: "The provider refused the message: 554 5.7.1 spam"
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("bounces a sole recipient of whom the server says that nobody is there, and suppresses it", () =>
    Effect.gen(function*() {
      const { one, harness } = yield* atWork()
      const suppressions = yield* SuppressionStore
      const submissions: ReadonlyArray<readonly [Submission.Submission, status: string, suppressed: number]> = [
        [Submission.permanentlyRefused("550 5.7.1 relaying denied", "550", "recipient"), "failed", 0],
        [Submission.permanentlyRefused("554 5.7.1 spam", "554"), "failed", 0],
        [Submission.permanentlyRefused("550 5.1.1 unknown", "550", "recipient"), "bounced", 1]
      ]
      for (const [submission, status, suppressed] of submissions) {
        harness.submit = () => Effect.succeed(submission)
        const id = yield* send(one, { to: "gone@example.com" })
        yield* TestClock.adjust(second)
        const email = yield* get(one, id)
        assert.deepStrictEqual([email.status, email.events.at(-1)?.type], [status, `email.${status}`])
        assert.strictEqual((yield* suppressions.list(one.account.id, 9, null)).length, suppressed)
      }
      const now = new Date(start + minute)
      assert.strictEqual((yield* (yield* ReputationStore).windows(one.account.id, now)).week.bounces, 1)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("never hands over again to those who were taken", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = ({ attempt, envelope }) =>
        Effect.succeed(Submission.accepted(`p-${attempt}`, {
          refused: envelope.recipients.flatMap((address) =>
            address.startsWith("gone")
              ? [refused(address, true)]
              : address.startsWith("slow") && attempt < 3
              ? [refused(address, false)]
              : []
          )
        }))
      yield* startWorkers(Sendwright.layerWorkers)
      const id = yield* send(one, { to: ["ok@example.com", "Gone@example.com".toLowerCase(), "slow@example.com"] })
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.envelope.recipients), [
        ["ok@example.com", "gone@example.com", "slow@example.com"],
        ["slow@example.com"],
        ["slow@example.com"]
      ])
      assert.deepStrictEqual(yield* calls, [0, 5, 15])
      const email = yield* get(one, id)
      assert.deepStrictEqual(
        email.events.map(({ details, type }) => [type, details["recipients"]]),
        [
          ["email.queued", undefined],
          ["email.sent", ["ok@example.com"]],
          ["email.bounced", ["gone@example.com"]],
          ["email.sent", ["slow@example.com"]]
        ]
      )
      assert.deepInclude(email, { status: "bounced", providerMessageId: "p-1" })
      const suppressions = yield* SuppressionStore
      const list = yield* suppressions.list(one.account.id, 10, null)
      assert.deepStrictEqual(list.map(({ address, reason }) => [address, reason]), [["gone@example.com", "bounce"]])
    }).pipe(Effect.provide(engine(calm))))
})

describe("an unknown hand-off", () => {
  it.effect("is repeated after 60 s with the same Message-ID and date", () =>
    Effect.gen(function*() {
      const { one, harness } = yield* atWork((message) => message.attempt === 1 ? unknown : accept(message))
      const id = yield* send(one)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* calls, [0, 60])
      const [first, again] = harness.handedOver.map(({ message }) => message)
      assert.deepStrictEqual({ ...again, attempt: 1 }, { ...first, attempt: 1 })
      assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", "sent +60"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is over when evidence comes", () =>
    Effect.gen(function*() {
      const events = yield* ProviderEvents
      const { one } = yield* atWork(() => unknown)
      const id = yield* send(one)
      yield* TestClock.adjust(59 * second)
      const answer = yield* events.ingest([{
        type: "email.delivered",
        occurredAt: new Date(start + 30 * second),
        recipients: ["ada@example.com"],
        details: { provider_message_id: "p-1" },
        keys: [],
        providerMessageId: "p-1",
        error: null,
        provider: "fake",
        key: "report-1",
        emailId: null,
        messageId: `${id}@${one.domain}`
      }])
      assert.deepStrictEqual(answer, { applied: 1, duplicates: 0, parked: 0 })
      yield* TestClock.adjust(24 * hour)
      assert.deepStrictEqual(yield* calls, [0])
      assert.deepInclude(yield* get(one, id), { status: "delivered", providerMessageId: "p-1", error: null })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is held where that is the policy, until evidence comes", () =>
    Effect.gen(function*() {
      const { one } = yield* atWork(() => unknown)
      const id = yield* send(one)
      yield* TestClock.adjust(48 * hour)
      assert.deepStrictEqual(yield* calls, [0])
      assert.strictEqual((yield* get(one, id)).status, "queued")
    }).pipe(Effect.provide(engine({ ...calm, unknownPolicy: "hold" }))))

  it.effect("is what a broken adapter leaves behind, and one that never answers", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = (message) =>
        message.attempt === 1
          ? Effect.die(new Error("bug"))
          : message.attempt === 2
          ? Effect.never
          : accept(message)
      yield* startWorkers(Sendwright.layerWorkers)
      const id = yield* send(one)
      yield* TestClock.adjust(hour)
      const [, again, last = Infinity] = yield* calls
      assert.strictEqual(again, 60)
      assert.isBelow(last, 60 + 120 + 60, "given up before its lease of 120 s ran out, then the wait for evidence")
      assert.strictEqual(harness.handedOver.length, 3)
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("cannot repeat itself a thousand times a day", () =>
    Effect.gen(function*() {
      const { one, harness } = yield* atWork(() => unknown)
      const id = yield* send(one)
      yield* TestClock.adjust(48 * hour)
      assert.isBelow(harness.handedOver.length, 110)
      assert.deepInclude(yield* get(one, id), { status: "failed" })
      assert.deepInclude((yield* get(one, id)).events[1]?.details, { reason: "outcome_unknown" })
    }).pipe(Effect.provide(engine(calm))))
})

describe("at hand-off", () => {
  const stopped = (
    stop: (
      of: Effect.Success<ReturnType<typeof customer>>
    ) => Effect.Effect<boolean, StorageError, SuppressionStore | DomainStore>
  ) =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = () => temporary
      yield* startWorkers(Sendwright.layerWorkers)
      const id = yield* send(one)
      yield* TestClock.adjust(second)
      yield* stop(one)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* calls, [0])
      return yield* get(one, id)
    }).pipe(Effect.provide(engine(calm)))

  it.effect("an email to somebody suppressed meanwhile fails", () =>
    Effect.gen(function*() {
      const email = yield* stopped((one) =>
        Effect.flatMap(SuppressionStore, (store) =>
          store.add({
            id: "s",
            accountId: one.account.id,
            address: normalize("ada@example.com"),
            reason: "manual",
            createdAt: new Date(start)
          }))
      )
      assert.strictEqual(email.status, "failed")
      assert.deepStrictEqual(email.events[1]?.details, {
        reason: "recipient_suppressed",
        provider_code: null,
        attempts: 1
      })
      assert.isNotNull(email.error)
    }))

  it.effect("an email of a domain removed meanwhile fails", () =>
    Effect.gen(function*() {
      const email = yield* stopped((one) =>
        Effect.flatMap(DomainStore, (store) => store.remove(one.account.id, one.domainId, new Date(start)))
      )
      assert.strictEqual(email.status, "failed")
      assert.deepStrictEqual(email.events[1]?.details, { reason: "domain_removed", provider_code: null, attempts: 1 })
    }))

  it.effect("live mail of a paused account waits, and test mail not", () =>
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const one = yield* customer()
      const live = yield* send(one)
      const test = yield* send(one, {}, one.test)
      yield* accounts.pause(one.account.id, "too many bounces")
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(minute)
      assert.strictEqual((yield* get(one, live)).status, "queued")
      assert.strictEqual((yield* get(one, test)).status, "delivered")
      yield* accounts.resume(one.account.id)
      yield* TestClock.adjust(2 * second)
      assert.strictEqual((yield* get(one, live)).status, "sent")
    }).pipe(Effect.provide(engine())))
})
