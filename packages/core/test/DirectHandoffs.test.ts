import { assert, describe, it } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { ThrottleSettings } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import { acceptGroup, newEmail, newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { vi } from "vitest"
import { acceptOver, DirectHandoff } from "../src/emails/DirectHandoffs.ts"
import { calm, jobsWith } from "./support/handoff.ts"
import {
  accept,
  customer,
  decode,
  engine,
  get,
  Harness,
  hour,
  request,
  second,
  send,
  start,
  startWorkers,
  timeline
} from "./support/harness.ts"

/** A worker that has found its queue empty, and what it claims and begins. */
const idleWorker = Effect.fnUntraced(function*(worker: typeof SendWorker.layer = SendWorker.layer) {
  const taken = { claimed: 0, begun: 0 }
  const counted = jobsWith((jobs) => ({
    claim: (options) => Effect.tap(jobs.claim(options), (leases) => Effect.sync(() => taken.claimed += leases.length)),
    begin: (leases, now) => Effect.tap(jobs.begin(leases, now), () => Effect.sync(() => taken.begun += leases.length))
  }))
  const one = yield* customer()
  const { stop } = yield* startWorkers(Layer.provide(worker, counted))
  yield* TestClock.adjust(second)
  return { harness: yield* Harness, one, stop, taken }
})

const lost = new StorageError({ command: "EmailStore.accept", cause: new Error("reset"), outage: "unanswered" })

const settings = { ...calm, sendConcurrency: 8, sendsPerAccount: 8 }

describe("An email that is accepted beside an idle worker", () => {
  it.effect("is handed over at once and is never claimed, as it would have been from the queue", () =>
    Effect.gen(function*() {
      const { harness, one, taken } = yield* idleWorker()
      const over = { cc: "C <c@Example.com>", headers: { "X-Order": "7" }, html: "<p>Hi</p>", tags: ["a"] }
      const scheduled_at = new Date(start + hour).toISOString()
      const queued = yield* send(one, { ...over, scheduledAt: scheduled_at })
      const direct = yield* send(one, over)
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(taken, { claimed: 0, begun: 0 })
      assert.deepStrictEqual(yield* timeline(one, direct), ["queued +1", "sent +1"])
      assert.strictEqual((yield* get(one, direct)).events[1]?.details["attempt"], 1)
      const [first] = harness.handedOver
      assert.strictEqual(first?.at, start + second)
      yield* Effect.flatMap(EmailStore, (store) => store.promoteScheduled(new Date(start + hour), 10))
      yield* TestClock.adjust(2 * hour)
      assert.deepStrictEqual(taken, { claimed: 1, begun: 1 })
      const shape = (message: OutgoingMessage) => ({
        ...message,
        date: null,
        emailId: null,
        messageId: null,
        onAccepted: null,
        envelope: { ...message.envelope, from: typeof message.envelope.from }
      })
      const of = (id: string) => harness.handedOver.find(({ message }) => message.emailId === id)!.message
      assert.deepStrictEqual(shape(of(direct)), shape(of(queued)))
    }).pipe(Effect.provide(engine(settings))))

  it.effect("leaves a quarter of the slots to the queue, and the rest of a batch to it", () =>
    Effect.gen(function*() {
      const { harness, one, taken } = yield* idleWorker()
      harness.submit = (message) => Effect.delay(accept(message), second)
      for (let n = 0; n < 7; n++) yield* send(one)
      yield* TestClock.adjust(0)
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [7, 1])
      yield* TestClock.adjust(second)
      const message = yield* decode(request(one))
      const emails = yield* Emails
      yield* emails.sendBatch(one.live, Array.from({ length: 20 }, () => message), null)
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [27, 21])
    }).pipe(Effect.provide(engine(settings))))

  it.effect("goes through the queue where something waits there that is due", () =>
    Effect.gen(function*() {
      const { harness, one, taken } = yield* idleWorker()
      harness.submit = (message) => Effect.delay(accept(message), second)
      const message = yield* decode(request(one))
      const emails = yield* Emails
      for (let n = 0; n < 2; n++) yield* emails.sendBatch(one.live, Array.from({ length: 20 }, () => message), null)
      yield* TestClock.adjust(1_500)
      yield* send(one)
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [41, 41])
    }).pipe(Effect.provide(engine(settings))))

  it.effect("goes through the queue where recipients' domains take turns", () =>
    Effect.gen(function*() {
      const throttled = Layer.succeed(ThrottleSettings, {
        ...ThrottleSettings.defaultValue(),
        domainConcurrency: 2
      })
      const { harness, one, taken } = yield* idleWorker(Layer.provide(SendWorker.layer, throttled))
      yield* send(one)
      yield* TestClock.adjust(second)
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [1, 1])
    }).pipe(Effect.provide(engine(settings))))

  it.effect("leaves by the queue at once, with nothing counted, where the answer to the accept was lost", () =>
    Effect.gen(function*() {
      const { harness, one, taken } = yield* idleWorker()
      const store = yield* EmailStore
      const stored = store.accept
      const accepting = vi.spyOn(store, "accept").mockImplementationOnce((groups) =>
        Effect.andThen(stored(groups), Effect.fail(lost))
      )
      assert.strictEqual((yield* Effect.flip(send(one)))._tag, "StorageError")
      yield* TestClock.adjust(0)
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [1, 1])
      const [{ emailId } = { emailId: "" }] = harness.handedOver.map(({ message }) => message)
      assert.strictEqual((yield* get(one, emailId)).events[1]?.details["attempt"], 1)
      assert.strictEqual(accepting.mock.calls.length, 1)
    }).pipe(Effect.provide(engine(settings))))

  it.effect("leaves by the queue where the repetition of its command finds it stored", () =>
    Effect.gen(function*() {
      const { harness, one, taken } = yield* idleWorker()
      const store = yield* EmailStore
      const stored = store.accept
      vi.spyOn(store, "accept").mockImplementation((groups) => Effect.andThen(stored(groups), stored(groups)))
      const emails = yield* Emails
      yield* send(one)
      const { replayed } = yield* emails.send(one.live, yield* decode(request(one)), "key")
      assert.isTrue(replayed)
      yield* TestClock.adjust(0)
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [2, 2])
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is handed over though its request was given up", () =>
    Effect.gen(function*() {
      const { harness, one, taken } = yield* idleWorker()
      const store = yield* EmailStore
      const stored = store.accept
      vi.spyOn(store, "accept").mockImplementationOnce((groups) => Effect.delay(stored(groups), second))
      const sending = yield* Effect.forkChild(send(one))
      yield* TestClock.adjust(500)
      const giving = yield* Effect.forkChild(Fiber.interrupt(sending))
      yield* TestClock.adjust(second)
      yield* Fiber.join(giving)
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [1, 0])
    }).pipe(Effect.provide(engine(settings))))

  it.effect("keeps no slot where it is refused, or was sent before", () =>
    Effect.gen(function*() {
      const { harness, one, taken } = yield* idleWorker()
      const emails = yield* Emails
      const message = yield* decode(request(one))
      yield* emails.send(one.live, message, "key")
      for (let n = 0; n < 20; n++) {
        assert.isTrue((yield* emails.send(one.live, message, "key")).replayed)
        assert.strictEqual(
          (yield* Effect.flip(send(one, { from: "a@unverified.example" })))._tag,
          "DomainNotVerified"
        )
      }
      yield* TestClock.adjust(0)
      for (let n = 0; n < 20; n++) {
        yield* send(one)
        yield* TestClock.adjust(0)
      }
      assert.deepStrictEqual([harness.handedOver.length, taken.claimed], [21, 0])
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is waited for where the worker stops while it is being accepted, and no other is taken", () =>
    Effect.gen(function*() {
      const { harness, one, stop } = yield* idleWorker()
      const store = yield* EmailStore
      const stored = store.accept
      vi.spyOn(store, "accept").mockImplementationOnce((groups) => Effect.delay(stored(groups), second))
      const sending = yield* Effect.forkChild(send(one))
      yield* TestClock.adjust(500)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(100)
      const late = yield* send(one)
      assert.isUndefined(stopping.pollUnsafe())
      yield* TestClock.adjust(second)
      yield* Fiber.join(stopping)
      const first = yield* Fiber.join(sending)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.emailId), [first])
      assert.strictEqual((yield* get(one, late)).status, "queued")
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(second)
      assert.strictEqual((yield* get(one, late)).status, "sent")
    }).pipe(Effect.provide(engine(settings))))

  it.effect("has a slot for as long as its accept runs, and none before it or where it breaks", () =>
    Effect.gen(function*() {
      const direct = new DirectHandoff()
      let held = 0
      const lease = { token: "t", leaseMillis: 1 }
      yield* direct.join({
        reserve: () => {
          held++
          return { lease, end: () => held-- }
        }
      })
      const store = yield* EmailStore
      const asked: Array<number> = []
      const ending = (accept: typeof store.accept) =>
        acceptOver(
          direct,
          { ...store, accept },
          acceptGroup([newEmail({ accountId: newId(), createdAt: new Date(start) })])
        )
      const answered = ending(() => Effect.sync(() => void asked.push(held)).pipe(Effect.as([])))
      const broken = ending(() => {
        throw new Error("bug")
      })
      assert.strictEqual(held, 0, "what is not run has nothing")
      yield* answered
      yield* Effect.exit(broken)
      // Given up before it began.
      const late = yield* Effect.forkChild(answered)
      yield* Fiber.interrupt(late)
      assert.deepStrictEqual([held, asked[0]], [0, 1])
    }).pipe(Effect.scoped, Effect.provide(engine(settings))))

  it.effect("is not given to a worker that is gone", () =>
    Effect.gen(function*() {
      const { one, stop } = yield* idleWorker()
      yield* stop
      yield* send(one)
      const jobs = yield* SendJobs
      assert.isNotNull(yield* jobs.nextDue)
    }).pipe(Effect.provide(engine(settings))))

  it.effect("goes to the first worker that joined, as long as it is there, and with nothing that is to wait", () =>
    Effect.gen(function*() {
      const direct = new DirectHandoff()
      const asked: Array<string> = []
      const workerOf = (name: string) => ({
        reserve: () => {
          asked.push(name)
          return null
        }
      })
      const due = newEmail({ accountId: newId(), createdAt: new Date(start) })
      const later = { ...due, scheduledAt: new Date(start + hour) }
      yield* Effect.scoped(Effect.gen(function*() {
        yield* direct.join(workerOf("first"))
        yield* direct.join(workerOf("second"))
        assert.isNull(direct.reserve([due]))
        assert.isNull(direct.reserve([due, later]))
        assert.isNull(direct.reserve([later]))
      }))
      assert.isNull(direct.reserve([due]))
      assert.deepStrictEqual(asked, ["first"])
      yield* Effect.scoped(Effect.andThen(direct.join(workerOf("third")), Effect.sync(() => direct.reserve([due]))))
      assert.deepStrictEqual(asked, ["first", "third"])
      // An engine without a way of its own stores, and no more.
      const store = yield* EmailStore
      const one = yield* customer()
      const group = acceptGroup([newEmail({ accountId: one.account.id, createdAt: new Date(start) })])
      const [answer] = yield* acceptOver(null, store, group)
      assert.strictEqual(answer?._tag, "Judged")
    }).pipe(Effect.provide(engine())))
})
