import { assert, describe, it } from "@effect/vitest"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import { Emails } from "@sendwright/core/emails/Emails"
import { ThrottleSettings } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { domainScope, SendSlots } from "@sendwright/core/sending/SendSlots"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { sweepMillis } from "../src/sending/DomainThrottle.ts"
import { calm, jobsWith, temporary } from "./support/handoff.ts"
import {
  accept,
  type Customer,
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
  startWorkers
} from "./support/harness.ts"

const throttle = (domainConcurrency: number) =>
  Layer.succeed(ThrottleSettings, { sendRate: null, providerConcurrency: null, domainConcurrency })

const worker = (domainConcurrency: number) => Layer.provide(SendWorker.layer, throttle(domainConcurrency))

const domainsOf = (message: OutgoingMessage): ReadonlyArray<string> => [
  ...new Set(message.envelope.recipients.map((address) => address.slice(address.lastIndexOf("@") + 1)))
]

/** Counts the hand-offs under way to each domain, which take as long as they are told. */
const watch = Effect.fnUntraced(function*(millisOf: (domain: string) => number) {
  const harness = yield* Harness
  const now = new Map<string, number>()
  const most = new Map<string, number>()
  harness.submit = (message) =>
    Effect.suspend(() => {
      const domains = domainsOf(message)
      for (const domain of domains) {
        now.set(domain, (now.get(domain) ?? 0) + 1)
        most.set(domain, Math.max(most.get(domain) ?? 0, now.get(domain) ?? 0))
      }
      return Effect.delay(accept(message), Math.max(...domains.map(millisOf))).pipe(
        Effect.ensuring(Effect.sync(() => {
          for (const domain of domains) now.set(domain, (now.get(domain) ?? 0) - 1)
        }))
      )
    })
  const timesOf = (domain: string) =>
    harness.handedOver.filter(({ message }) => domainsOf(message).includes(domain)).map(({ at }) =>
      (at - start) / second
    )
  return { harness, now, most, timesOf }
})

const sendMany = Effect.fnUntraced(function*(of: Customer, count: number, domain: string) {
  const emails = yield* Emails
  for (let sent = 0; sent < count; sent += 100) {
    const messages = yield* Effect.forEach(
      Array.from({ length: Math.min(100, count - sent) }),
      (_, index) => decode(request(of, { to: `user${sent + index}@${domain}` }))
    )
    yield* emails.sendBatch(of.live, messages, null)
    // So long does the key's own rate take to have room for the next hundred.
    yield* TestClock.adjust(2 * second)
  }
})

const slotsTaken = Effect.fnUntraced(function*(domain: string) {
  const slots = yield* SendSlots
  const ask = (token: string) => ({
    token,
    scopes: [domainScope(domain)],
    limit: 1,
    expiresAt: new Date(start + day),
    waiting: null
  })
  const [refused] = yield* slots.acquire([ask("probe")], new Date(yield* Effect.clockWith((c) => c.currentTimeMillis)))
  yield* slots.release(["probe"])
  return refused !== null
})

describe("slots of recipient domains", () => {
  it.effect("let no more than their number go to one domain at once, and other domains flow", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { most, now, timesOf } = yield* watch((domain) => domain === "slow.example" ? day : 0)
      yield* startWorkers(worker(3))
      yield* sendMany(one, 20, "slow.example")
      yield* sendMany(one, 30, "xn--bcher-kva.example")
      for (let i = 0; i < 20; i++) yield* send(one, { to: `x${i}@fast${i}.example` })
      yield* TestClock.adjust(second)
      assert.strictEqual(now.get("slow.example"), 3)
      assert.strictEqual(timesOf("xn--bcher-kva.example").length, 30)
      assert.isAtMost(most.get("xn--bcher-kva.example") ?? 0, 3)
      for (let i = 0; i < 20; i++) assert.strictEqual(timesOf(`fast${i}.example`).length, 1)
    }).pipe(Effect.provide(engine({ sendLeaseMillis: 4 * day, ...calm }))))

  it.effect(
    "do not let a thousand emails to a slow domain hold up others, and are all used",
    () =>
      Effect.gen(function*() {
        const harness = yield* Harness
        const [big, small] = [yield* customer(), yield* customer()]
        const { most, timesOf } = yield* watch((domain) => domain === "slow.example" ? 30 * second : 0)
        yield* sendMany(big, 1000, "slow.example")
        const mine = yield* send(big, { to: "ada@fast.example" })
        const others = yield* send(small, { to: "ada@fast.example" })
        const begin = (yield* Effect.clockWith((clock) => clock.currentTimeMillis)) - start
        yield* startWorkers(worker(10))
        yield* TestClock.adjust(second)
        assert.strictEqual((yield* get(big, mine)).status, "sent")
        assert.strictEqual((yield* get(small, others)).status, "sent")
        yield* TestClock.adjust(2 * hour)
        const times = timesOf("slow.example")
        assert.strictEqual(times.length, 1000)
        assert.strictEqual(most.get("slow.example"), 10)
        // A hundred rounds of ten: no slot stands empty for longer than a moment.
        const last = Math.max(...times) - begin / second
        assert.isAtLeast(last, 99 * 30)
        assert.isAtMost(last, 99 * 30 + 10)
        // The oldest first.
        const order = harness.handedOver.filter(({ message }) => domainsOf(message).includes("slow.example"))
          .map(({ message }) => Number(/^user(\d+)@/.exec(message.envelope.recipients[0] ?? "")?.[1]))
        const strayed = order.map((number, index) => Math.abs(number - index))
        assert.isAtMost(Math.max(...strayed), 10)
      }).pipe(Effect.provide(engine({ sendLeaseMillis: 5 * minute, ...calm }))),
    300_000
  )

  it.effect("are taken once for each distinct domain of an email, all or none", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { now, timesOf } = yield* watch(() => minute)
      yield* startWorkers(worker(1))
      yield* send(one, { to: ["a@a.example", "b@A.example"], cc: "c@b.example" })
      yield* TestClock.adjust(second)
      yield* send(one, { to: "a@a.example" })
      yield* send(one, { to: ["b@b.example", "c@c.example"] })
      yield* send(one, { to: "c@c.example" })
      yield* TestClock.adjust(second)
      // Neither a nor b has a slot; the one that waits for b holds none of c.
      assert.deepStrictEqual([now.get("a.example"), now.get("b.example"), now.get("c.example")], [1, 1, 1])
      assert.deepStrictEqual(timesOf("c.example"), [1])
      yield* TestClock.adjust(3 * minute)
      assert.deepStrictEqual(timesOf("a.example"), [0, 60])
      assert.strictEqual(timesOf("b.example").length, 2)
      assert.strictEqual(timesOf("c.example").length, 2)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("count no attempt while an email waits for one", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      yield* watch(() => minute)
      yield* startWorkers(worker(1))
      const ids = [yield* send(one), yield* send(one), yield* send(one)]
      yield* TestClock.adjust(10 * minute)
      for (const id of ids) {
        const { events } = yield* get(one, id)
        assert.deepStrictEqual(events.map(({ details, type }) => [type, details["attempt"]]), [
          ["email.queued", undefined],
          ["email.sent", 1]
        ])
      }
    }).pipe(Effect.provide(engine(calm))))

  it.effect("are given back when a node dies that held them", () =>
    Effect.gen(function*() {
      const slots = yield* SendSlots
      const one = yield* customer()
      const { timesOf } = yield* watch(() => 0)
      const held = (token: string) => ({
        token,
        scopes: [domainScope("example.com")],
        limit: 2,
        expiresAt: new Date(start + 2 * minute),
        waiting: null
      })
      assert.deepStrictEqual(yield* slots.acquire([held("a"), held("b")], new Date(start)), [null, null])
      yield* startWorkers(worker(2))
      yield* send(one)
      yield* TestClock.adjust(2 * minute - 1)
      assert.deepStrictEqual(timesOf("example.com"), [])
      yield* TestClock.adjust(sweepMillis)
      assert.strictEqual(timesOf("example.com").length, 1)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("are given back whatever comes of the hand-off", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const suppressions = yield* Suppressions
      const one = yield* customer()
      const { stop } = yield* startWorkers(worker(1))
      for (
        const answer of [temporary, Effect.die("broken"), Effect.never as typeof temporary]
      ) {
        harness.submit = () => answer
        yield* send(one)
        yield* TestClock.adjust(1)
        if (answer !== temporary) yield* TestClock.adjust(2 * minute)
        assert.isFalse(yield* slotsTaken("example.com"))
        harness.submit = accept
        yield* TestClock.adjust(hour)
      }
      // Not one that begins.
      yield* stop
      yield* send(one, { to: "gone@example.com" })
      yield* suppressions.add(one.live, "gone@example.com")
      const again = yield* startWorkers(worker(1))
      yield* TestClock.adjust(second)
      assert.isFalse(yield* slotsTaken("example.com"))
      // And one that is broken off by the end of the process.
      harness.submit = () => Effect.never
      yield* send(one)
      yield* TestClock.adjust(1)
      assert.isTrue(yield* slotsTaken("example.com"))
      yield* again.stop
      assert.isFalse(yield* slotsTaken("example.com"))
    }).pipe(Effect.provide(engine({ drainMillis: 0, ...calm }))))

  it.effect("are not taken for whom no provider is given", () =>
    Effect.gen(function*() {
      const slots = yield* SendSlots
      const one = yield* customer()
      const asked: Array<string> = []
      const listening = Layer.succeed(SendSlots, {
        ...slots,
        acquire: (requests, now) => {
          asked.push(...requests.flatMap(({ scopes }) => scopes))
          return slots.acquire(requests, now)
        }
      })
      yield* startWorkers(Layer.provide(worker(1), listening))
      const ids = [
        yield* send(one, {
          to: [`delivered@${Sandbox.domainOf(one.account.id, "sendwright.test")}`, "ada@example.com"]
        }),
        yield* send(one, {}, one.test)
      ]
      yield* TestClock.adjust(minute)
      for (const id of ids) {
        const emails = yield* Emails
        const caller = id === ids[0] ? one.live : one.test
        assert.notStrictEqual((yield* emails.get(caller, id)).status, "queued")
      }
      assert.deepStrictEqual(asked, [domainScope("example.com")])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("cost nothing where there is no limit: nobody is asked", () =>
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      const one = yield* customer()
      const claims: Array<boolean | undefined> = []
      const none = Layer.mergeAll(
        Layer.succeed(SendSlots, {
          acquire: () => Effect.die("asked"),
          release: () => Effect.die("asked"),
          sweep: () => Effect.die("asked")
        }),
        Layer.succeed(SendJobs, {
          ...jobs,
          claim: (options) => {
            claims.push(options.withDomains)
            return jobs.claim(options)
          }
        })
      )
      yield* startWorkers(Layer.provide(SendWorker.layer, none))
      const id = yield* send(one)
      yield* TestClock.adjust(minute)
      assert.strictEqual((yield* get(one, id)).status, "sent")
      assert.isTrue(claims.length > 0 && claims.every((withDomains) => withDomains !== true))
    }).pipe(Effect.provide(engine())))

  it.effect("let leases go that could not be asked for, and nothing leaves without a slot", () =>
    Effect.gen(function*() {
      const slots = yield* SendSlots
      const one = yield* customer()
      const { timesOf } = yield* watch(() => 0)
      let isDown = true
      const failing = Layer.succeed(SendSlots, {
        ...slots,
        acquire: (requests, now) =>
          isDown
            ? Effect.fail(new StorageError({ command: "SendSlots.acquire", cause: new Error("down") }))
            : slots.acquire(requests, now)
      })
      yield* startWorkers(Layer.provide(worker(1), failing))
      const id = yield* send(one)
      yield* TestClock.adjust(30 * second)
      assert.deepStrictEqual(timesOf("example.com"), [])
      isDown = false
      yield* TestClock.adjust(second)
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine())))

  it.effect("gives the slots back of what could not be begun", () =>
    Effect.gen(function*() {
      const { harness } = yield* watch(() => 0)
      const one = yield* customer()
      let broken = true
      const flaky = jobsWith((jobs) => ({
        begin: (leases, now) =>
          Effect.suspend(() =>
            broken
              ? Effect.fail(new StorageError({ command: "SendJobs.begin", cause: "gone", outage: "unreachable" }))
              : jobs.begin(leases, now)
          )
      }))
      yield* send(one)
      yield* startWorkers(Layer.provide(worker(1), flaky))
      yield* TestClock.adjust(1)
      broken = false
      yield* send(one)
      yield* TestClock.adjust(1)
      assert.strictEqual(harness.handedOver.length, 1)
    }).pipe(Effect.provide(engine(calm))))
})
