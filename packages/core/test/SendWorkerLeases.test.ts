import { assert, describe, it } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import { calm, jobsWith } from "./support/handoff.ts"
import {
  accept,
  type Customer,
  customer,
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
  startWorkers
} from "./support/harness.ts"

const sendMany = Effect.fnUntraced(function*(of: Customer, count: number) {
  const emails = yield* Emails
  const message = yield* decode(request(of))
  for (let left = count; left > 0; left -= 100) {
    yield* emails.sendBatch(of.live, Array.from({ length: Math.min(100, left) }, () => message), null)
    yield* TestClock.adjust(10 * second)
  }
})

/** A provider that takes a second for each message. */
const slowly = (millis: number) => (message: Parameters<typeof accept>[0]) => Effect.delay(accept(message), millis)

describe("fairness", () => {
  it.effect("lets accounts take turns: one message does not wait for another account's hundreds", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const [big, small] = [yield* customer(), yield* customer()]
      harness.submit = slowly(second)
      yield* sendMany(big, 400)
      const id = yield* send(small)
      const at = start + 40 * second
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(2 * minute)
      const mine = harness.handedOver.find(({ message }) => message.emailId === id)
      assert.strictEqual(mine?.at, at)
      assert.strictEqual(harness.handedOver.length, 401)
      const first = harness.handedOver.filter((one) => one.at === at)
      assert.isAtMost(first.length, 64, "no more at once than there are slots")
    }).pipe(Effect.provide(engine({ ...calm, sendConcurrency: 64 }))))

  it.effect("keeps to the provider's concurrency", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      let now = 0
      let most = 0
      harness.submit = (message) =>
        Effect.suspend(() => {
          most = Math.max(most, ++now)
          return Effect.ensuring(slowly(second)(message), Effect.sync(() => now--))
        })
      yield* sendMany(one, 50)
      const narrow = Layer.effect(
        EmailProvider,
        Effect.map(EmailProvider, (provider) => ({ ...provider, concurrency: 3 }))
      )
      yield* startWorkers(Layer.provide(SendWorker.layer, narrow))
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 50)
      assert.strictEqual(most, 3)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("goes on with the free slots while others hang", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = () => Effect.never
      yield* startWorkers(SendWorker.layer)
      yield* sendMany(one, 60)
      harness.submit = accept
      const id = yield* send(one)
      yield* TestClock.adjust(second)
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine({ sendLeaseMillis: hour, sendsPerAccount: 64 }))))
})

describe("leases", () => {
  it.effect("let two workers share the work and hand nothing over twice", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = slowly(3 * second)
      yield* sendMany(one, 200)
      yield* startWorkers(SendWorker.layer)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 200)
      assert.strictEqual(new Set(harness.handedOver.map(({ message }) => message.emailId)).size, 200)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("of a worker that died in a hand-off run out, and the outcome counts as unknown", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const jobs = yield* SendJobs
      const one = yield* customer()
      const id = yield* send(one)
      // A worker that claims, begins and is never seen again.
      const now = new Date(start)
      const claim = {
        limit: 10,
        perAccount: 10,
        leaseMillis: 2 * minute,
        unknownWaitMillis: minute,
        unknownPolicy: "resend",
        maxCrashes: 5
      } as const
      const [lease] = yield* jobs.claim({ ...claim, now })
      assert.strictEqual(lease?.emailId, id)
      yield* jobs.begin([lease!], now)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(10 * minute)
      assert.deepStrictEqual(harness.handedOver.map(({ at, message }) => [(at - start) / second, message.attempt]), [[
        180,
        2
      ]])
      assert.strictEqual((yield* get(one, id)).status, "sent")
      const settled = yield* jobs.settle([{
        lease: lease!,
        now,
        evidence: [],
        next: { _tag: "RetryAt", at: new Date(start + hour) },
        later: []
      }])
      assert.deepStrictEqual(settled, [false], "the dead worker's token is worth nothing")
    }).pipe(Effect.provide(engine())))

  it.effect("are begun together, and each alone where one of them cannot be", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const ids = yield* Effect.forEach([1, 2, 3], () => send(one))
      const begins: Array<number> = []
      const picky = jobsWith((jobs) => ({
        begin: (leases, now) =>
          Effect.suspend(() => {
            begins.push(leases.length)
            return leases.some(({ emailId }) => emailId === ids[1])
              ? Effect.fail(new StorageError({ command: "SendJobs.begin", cause: new Error("a row") }))
              : jobs.begin(leases, now)
          })
      }))
      yield* startWorkers(Layer.provide(SendWorker.layer, picky))
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(begins, [3, 1, 1, 1])
      assert.sameMembers(harness.handedOver.map(({ message }) => message.emailId), [ids[0], ids[2]])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("run out together where the storage is out of order when they are begun", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      yield* sendMany(one, 3)
      const begins: Array<number> = []
      const gone = jobsWith((jobs) => ({
        begin: (leases, now) =>
          Effect.suspend(() =>
            begins.push(leases.length) === 1
              ? Effect.fail(new StorageError({ command: "SendJobs.begin", cause: "gone", outage: "unreachable" }))
              : jobs.begin(leases, now)
          )
      }))
      yield* startWorkers(Layer.provide(SendWorker.layer, gone))
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(begins, [3])
      yield* TestClock.adjust(10 * minute)
      assert.strictEqual(harness.handedOver.length, 3)
    }).pipe(Effect.provide(engine())))

  it.effect("are settled again when the store fails for a while, without another hand-off", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      let failures = 3
      const flaky = jobsWith((jobs) => ({
        settle: (settlements) =>
          Effect.suspend(() =>
            failures-- > 0
              ? Effect.fail(new StorageError({ command: "SendJobs.settle", cause: "down" }))
              : jobs.settle(settlements)
          )
      }))
      yield* startWorkers(Layer.provide(SendWorker.layer, flaky))
      const id = yield* send(one)
      yield* TestClock.adjust(hour)
      assert.strictEqual(harness.handedOver.length, 1)
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("does not take its own settlement, whose answer was lost, for another worker's", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const lines: Array<string> = []
      const logger = Logger.make(({ message }) => void lines.push(String(message)))
      let answers = 0
      const lossy = jobsWith((jobs) => ({
        settle: (settlements) =>
          Effect.flatMap(jobs.settle(settlements), (held) =>
            answers++ === 0
              ? Effect.fail(
                new StorageError({ command: "SendJobs.settle", cause: new Error("x"), outage: "unanswered" })
              )
              : Effect.succeed(held))
      }))
      yield* startWorkers(Layer.provide(SendWorker.layer, lossy)).pipe(Effect.provide(Logger.layer([logger])))
      const id = yield* send(one)
      yield* TestClock.adjust(minute)
      assert.strictEqual(answers, 2)
      assert.strictEqual((yield* get(one, id)).status, "sent")
      assert.deepStrictEqual(lines.filter((line) => line.includes("too late")), [])
    }).pipe(Effect.provide(engine(calm))))
})

describe("drain", () => {
  it.effect("lets a hand-off under way finish, and claims nothing new", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = slowly(10 * second)
      const { stop } = yield* startWorkers(Sendwright.layerWorkers)
      const running = yield* send(one)
      yield* TestClock.adjust(second)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(second)
      const waiting = yield* send(one)
      yield* TestClock.adjust(20 * second)
      yield* Fiber.join(stopping)
      assert.strictEqual((yield* get(one, running)).status, "sent")
      assert.strictEqual((yield* get(one, waiting)).status, "queued")
      assert.strictEqual(harness.handedOver.length, 1)
      harness.submit = accept
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      assert.strictEqual((yield* get(one, waiting)).status, "sent")
    }).pipe(Effect.provide(engine())))

  it.effect("interrupts what takes too long: its outcome is unknown", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = () => Effect.never
      const { stop } = yield* startWorkers(SendWorker.layer)
      const id = yield* send(one)
      yield* TestClock.adjust(second)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(29 * second)
      assert.isUndefined(stopping.pollUnsafe())
      yield* TestClock.adjust(second)
      yield* Fiber.join(stopping)
      harness.submit = accept
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(10 * minute)
      // The lease of 120 s ran out, then the wait for evidence.
      assert.deepStrictEqual(harness.handedOver.map(({ at }) => (at - start) / second), [0, 180])
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine())))

  it.effect("hands back what a claim under way still brings", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const slow = jobsWith((jobs) => ({ claim: (options) => Effect.delay(jobs.claim(options), second) }))
      const id = yield* send(one)
      const { stop } = yield* startWorkers(Layer.provide(SendWorker.layer, slow))
      yield* TestClock.adjust(500)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(minute)
      yield* Fiber.join(stopping)
      assert.strictEqual(harness.handedOver.length, 0)
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(1)
      assert.strictEqual((yield* get(one, id)).events[1]?.details["attempt"], 1)
      assert.strictEqual(harness.handedOver[0]?.at, start + minute + 500, "due at once, not after the lease")
    }).pipe(Effect.provide(engine())))
})
