import { assert, describe, it } from "@effect/vitest"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { StorageTime } from "@sendwright/core/foundation/StorageTime"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { refusedEmail } from "@sendwright/core/requests/refusedEmail"
import { RequestStore } from "@sendwright/core/requests/RequestStore"
import * as RequestWorker from "@sendwright/core/requests/RequestWorker"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"
import {
  type Customer,
  customer,
  engine,
  get,
  Harness,
  hour,
  minute,
  request,
  response,
  second,
  startWorkers
} from "./support/harness.ts"

const worker = RequestWorker.layer(Effect.succeed(SendRequest.decode))

const store = (of: Customer, over: Record<string, unknown> = {}) =>
  Effect.flatMap(
    RequestStore,
    (requests) => requests.store({ accountId: of.account.id, request: request(of, over), idempotencyKey: null })
  )

const statusOf = (of: Customer, id: string) => Effect.map(get(of, id), ({ status }) => status)
const refusal = (of: Customer, id: string) => Effect.map(get(of, id), ({ error }) => error?.split(":")[0])

describe("requests stored by SQL", () => {
  it.effect("become emails when the workers are told, in their order, and are handed over", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      yield* startWorkers(Layer.merge(Sendwright.layerWorkers, worker))
      yield* TestClock.adjust(minute)
      const ids = [yield* store(one, { subject: "First" }), yield* store(one, { subject: "Second" })]
      yield* (yield* Wakeups).notify("requests")
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.subject), ["First", "Second"])
      assert.deepStrictEqual(yield* Effect.forEach(ids, (id) => statusOf(one, id)), ["sent", "sent"])
    }).pipe(Effect.provide(engine())))

  it.effect("are refused for what a send is refused for", () =>
    Effect.gen(function*() {
      yield* (yield* Suppressions).add((yield* customer()).live, "gone@example.com")
      const one = yield* customer({ overrides: { ...noOverrides, monthlyEmails: 2 } })
      yield* (yield* Suppressions).add(one.live, "gone@example.com")
      const paused = yield* customer({ paused: { at: new Date(0), reason: "bounces" } })
      const suspended = yield* customer({ suspended: { at: new Date(0), reason: "fraud" } })
      const [good, template, invalid, suppressed, stranger, last, over] = yield* Effect.all([
        store(one),
        store(one, { templateSlug: "none-such", text: undefined }),
        store(one, { to: "nobody" }),
        store(one, { to: "gone@example.com" }),
        store(one, { from: "a@elsewhere.example" }),
        store(one),
        store(one)
      ])
      const held = [yield* store(paused), yield* store(suspended)]
      yield* startWorkers(worker)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* Effect.forEach([good, last], (id) => statusOf(one, id)), ["queued", "queued"])
      assert.deepStrictEqual(
        yield* Effect.forEach([template, invalid, suppressed, stranger, over], (id) => refusal(one, id)),
        ["not_found", "validation_error", "recipient_suppressed", "domain_not_verified", "plan_limit"]
      )
      assert.strictEqual(yield* refusal(paused, held[0]!), "account_paused")
      assert.strictEqual(yield* refusal(suspended, held[1]!), "account_suspended")
    }).pipe(Effect.provide(engine())))

  it.effect("fetch the files that they name", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.respond = ({ url }) => Effect.succeed(response(url.endsWith("gone") ? 404 : 200, "hello"))
      const files = (name: string) => ({ attachments: [{ filename: "a.txt", url: `https://files.example/${name}` }] })
      const [there, gone] = [yield* store(one, files("there")), yield* store(one, files("gone"))]
      yield* startWorkers(worker)
      yield* TestClock.adjust(minute)
      const email = yield* get(one, there)
      assert.deepStrictEqual([email.status, email.attachments[0]?.size], ["queued", 5])
      assert.strictEqual(yield* refusal(one, gone), "validation_error")
    }).pipe(Effect.provide(engine())))

  it.effect("become one email each, whatever fails between", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const requests = yield* RequestStore
      const emails = yield* EmailStore
      const down = new StorageError({ command: "test", cause: new Error("down"), outage: "unreachable" })
      const fails = { take: 1, accept: 1, settle: 2 }
      const failing = <A>(of: keyof typeof fails, effect: Effect.Effect<A, StorageError>) =>
        Effect.suspend(() => fails[of]-- > 0 ? Effect.fail(down) : effect)
      const ids = [yield* store(one), yield* store(one, { to: "nobody" }), yield* store(one)]
      yield* startWorkers(worker.pipe(
        Layer.provide(Layer.succeed(RequestStore, {
          ...requests,
          take: (options) => failing("take", requests.take(options)),
          settle: (...all) => failing("settle", requests.settle(...all))
        })),
        Layer.provide(Layer.succeed(EmailStore, {
          ...emails,
          accept: (groups) => failing("accept", emails.accept(groups))
        }))
      ))
      yield* TestClock.adjust(10 * minute)
      assert.deepStrictEqual(yield* Effect.forEach(ids, (id) => statusOf(one, id)), ["queued", "failed", "queued"])
      const left = yield* requests.take({ limit: 9, maxBytes: 1e6, leaseMillis: 1, now: new Date(8.64e15 - 1) })
      assert.deepStrictEqual(left, [])
      assert.isBelow(Math.max(...Object.values(fails)), 0)
    }).pipe(Effect.provide(engine())))

  it.effect("do not wait for one that cannot be read at all", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const [broken, good] = [yield* store(one, { subject: "Broken" }), yield* store(one)]
      yield* startWorkers(RequestWorker.layer(Effect.succeed((json, now) => {
        if ((json as { readonly subject?: unknown }).subject === "Broken") throw new Error("a defect")
        return SendRequest.decode(json, now)
      })))
      yield* TestClock.adjust(minute)
      assert.strictEqual(yield* refusal(one, broken), "internal_error")
      assert.strictEqual(yield* statusOf(one, good), "queued")
    }).pipe(Effect.provide(engine())))

  /** A storage that will not have emails with this subject; `tries` counts what it is asked. */
  const picky = (emails: EmailStore["Service"], tries = { count: 0 }) =>
    Layer.succeed(EmailStore, {
      ...emails,
      accept: (groups) => {
        tries.count++
        return groups.some(({ messages }) => messages.some(({ subject }) => subject === "Poison"))
          ? Effect.fail(new StorageError({ command: "EmailStore.accept", cause: new Error("a value") }))
          : emails.accept(groups)
      }
    })

  it.effect("do not wait for more of those that the storage will not have than are judged at once", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      for (let n = 0; n < 120; n++) yield* store(one, { subject: "Poison" })
      const good = [yield* store(one), yield* store(one)]
      const lines: Array<string> = []
      const logger = Logger.make(({ message }) => void lines.push(String(message)))
      yield* startWorkers(worker.pipe(Layer.provide(picky(yield* EmailStore)))).pipe(
        Effect.provide(Logger.layer([logger]))
      )
      yield* TestClock.adjust(10 * second)
      // Once of each, however often it comes round.
      assert.strictEqual(lines.filter((line) => line.includes("cannot be stored as an email")).length, 120)
      assert.deepStrictEqual(yield* Effect.forEach(good, (id) => statusOf(one, id)), ["queued", "queued"])
    }).pipe(Effect.provide(engine())))

  it.effect("do not wait for one that the storage will not have, which is refused after an hour", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const tries = { count: 0 }
      const [poison, ...good] = [yield* store(one, { subject: "Poison" }), yield* store(one), yield* store(one)]
      yield* startWorkers(worker.pipe(Layer.provide(picky(yield* EmailStore, tries))))
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* Effect.forEach(good, (id) => statusOf(one, id)), ["queued", "queued"])
      const late = yield* store(one)
      yield* TestClock.adjust(minute)
      assert.strictEqual(yield* statusOf(one, late), "queued")
      const before = tries.count
      yield* TestClock.adjust(minute)
      assert.isAtMost(tries.count - before, 61)
      yield* TestClock.adjust(hour)
      assert.strictEqual(yield* refusal(one, poison!), "internal_error")
    }).pipe(Effect.provide(engine())))

  it.effect("are not refused early by a node whose clock is ahead", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const emails = yield* EmailStore
      const time = yield* StorageTime
      const stored = yield* time.now
      const id = yield* store(one)
      yield* startWorkers(worker.pipe(
        Layer.provide(Layer.succeed(StorageTime, { ...time, now: Effect.succeed(stored) })),
        Layer.provide(Layer.succeed(EmailStore, {
          ...emails,
          accept: () => Effect.fail(new StorageError({ command: "EmailStore.accept", cause: new Error("a value") }))
        }))
      ))
      yield* TestClock.adjust(3 * hour)
      assert.deepStrictEqual(yield* emails.states({ accountId: one.account.id, modes: ["live"] }, [id]), [])
    }).pipe(Effect.provide(engine())))

  it.effect("that waited for hours are judged by when they were stored", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const id = yield* store(one, { scheduledAt: "2026-11-21T14:00:00Z" })
      yield* TestClock.adjust(3 * hour)
      yield* startWorkers(Layer.merge(Sendwright.layerWorkers, worker))
      yield* TestClock.adjust(minute)
      assert.strictEqual(yield* statusOf(one, id), "sent")
    }).pipe(Effect.provide(engine())))
})

describe("what is shown of a refused request", () => {
  it("is a storable email, whatever the request is", () => {
    FastCheck.assert(FastCheck.property(
      FastCheck.oneof(
        FastCheck.jsonValue(),
        FastCheck.record({
          from: FastCheck.oneof(FastCheck.jsonValue(), FastCheck.string({ unit: anyCharacter, maxLength: 400 })),
          to: FastCheck.oneof(
            FastCheck.jsonValue(),
            FastCheck.array(FastCheck.string({ unit: anyCharacter }), { maxLength: 80 })
          ),
          cc: FastCheck.array(FastCheck.emailAddress(), { maxLength: 60 }),
          bcc: FastCheck.constantFrom("Ada <ADA@example.com>", "ada@example.com", " "),
          subject: FastCheck.oneof(FastCheck.jsonValue(), FastCheck.string({ unit: anyCharacter, maxLength: 1_200 })),
          tags: FastCheck.oneof(FastCheck.jsonValue(), FastCheck.array(FastCheck.string(), { maxLength: 20 }))
        }, { requiredKeys: [] })
      ),
      (value) => {
        const email = refusedEmail(
          {
            id: "01900000-0000-7000-8000-000000000000",
            accountId: "a",
            storedAt: new Date(0),
            request: value,
            idempotencyKey: null
          },
          { eventId: "e", serviceDomain: "mail.example" }
        )
        const texts = [email.from, email.subject, ...email.to, ...email.cc, ...email.bcc, ...email.tags]
        for (const text of texts) {
          assert.isTrue(text.isWellFormed())
          assert.notMatch(text, /\p{Cc}/u)
          assert.isAtMost(text.length, 998)
        }
        assert.isAtMost(email.recipients.length, 50)
        const addresses = email.recipients.map(({ address }) => address)
        assert.strictEqual(new Set(addresses).size, addresses.length)
        assert.deepStrictEqual(email.attachments, [])
      }
    ))
  })
})
