import { assert, describe, it, vi } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { AttachmentSettings } from "@sendwright/core/foundation/Settings"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import {
  type Customer,
  customer,
  decode,
  engine,
  get,
  Harness,
  minute,
  request,
  response,
  second,
  start
} from "./support/harness.ts"

const megabyte = 1_048_576

const files = (...names: ReadonlyArray<string>) => ({
  attachments: names.map((name) => ({ filename: name, url: `https://files.example/${name}` }))
})

const batch = Effect.fnUntraced(function*(
  of: Customer,
  messages: ReadonlyArray<Record<string, unknown>>,
  caller = of.live
) {
  const emails = yield* Emails
  const decoded = yield* Effect.forEach(messages, (over) => decode(request(of, over)))
  return yield* emails.sendBatch(caller, decoded, null)
})

const sendOne = (of: Customer, over: Record<string, unknown>) =>
  Effect.flatMap(
    Emails,
    (emails) => Effect.flatMap(decode(request(of, over)), (send) => emails.send(of.live, send, null))
  )

const withSettings = (settings: Partial<AttachmentSettings>) =>
  engine().pipe(
    Layer.provide(Layer.succeed(AttachmentSettings, { ...AttachmentSettings.defaultValue(), ...settings }))
  )

/** Counts what is fetched at once, and answers when it is told to. */
const heldBack = Effect.fnUntraced(function*(body = "hello") {
  const harness = yield* Harness
  const gate = yield* Deferred.make<void>()
  const count = { now: 0, most: 0 }
  harness.respond = () =>
    Effect.suspend(() => {
      count.most = Math.max(count.most, ++count.now)
      return Deferred.await(gate)
    }).pipe(Effect.as(response(200, body)), Effect.ensuring(Effect.sync(() => count.now--)))
  return { count, open: Deferred.succeed(gate, undefined) }
})

describe("files by URL", () => {
  it.effect("are not fetched for a message that is refused anyway", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "hello"))
      const one = yield* customer()
      yield* (yield* Suppressions).add(one.live, "mary@example.com")
      const { sandbox } = { sandbox: `${one.account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test` }
      const refused = yield* batch(one, [
        { ...files("a"), from: "hello@elsewhere.example" },
        { ...files("b"), to: "mary@example.com" },
        { ...files("c"), from: `hello@${sandbox}` },
        { ...files("d"), to: "nobody" },
        { ...files("e"), templateSlug: "none-such", text: undefined, subject: undefined }
      ])
      assert.strictEqual(refused.accepted, 0)
      assert.deepStrictEqual(
        refused.results.map((item) => item.ok || item.error.code).slice(0, 2),
        ["domain_not_verified", "recipient_suppressed"]
      )
      const poor = yield* customer({ plan: "free", createdAt: new Date(start) })
      const quota = yield* batch(poor, Array.from({ length: 100 }, () => ({})))
      assert.strictEqual(quota.accepted, 100)
      const over = yield* Effect.flip(sendOne(poor, files("f")))
      assert.strictEqual(over._tag, "PlanLimit")
      assert.deepStrictEqual(harness.requests, [])
    }).pipe(Effect.provide(engine())))

  it.effect("are fetched once for all messages of a batch that share them", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = ({ url }) => Effect.succeed(response(200, url.slice(-1)))
      const one = yield* customer()
      const answer = yield* batch(one, [files("a"), {}, files("a", "b"), files("b", "a")])
      assert.strictEqual(answer.accepted, 4)
      assert.deepStrictEqual(harness.requests.map(({ request }) => request.url.slice(-1)), ["a", "b"])
      const ids = answer.results.flatMap((item) => item.ok ? [item.id] : [])
      const emails = yield* Effect.forEach(ids, (id) => get(one, id))
      const sizes = emails.map(({ attachments }) => attachments.map(({ filename }) => filename))
      assert.deepStrictEqual(sizes, [["a"], [], ["a", "b"], ["b", "a"]])
    }).pipe(Effect.provide(engine())))

  it.effect("are no more for one batch than its limit, and the messages beyond say so", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "hello"))
      const one = yield* customer()
      const names = Array.from({ length: 12 }, (_, index) => `file${index}`)
      const answer = yield* batch(one, names.map((name) => files(name)))
      assert.strictEqual(harness.requests.length, 10)
      assert.deepStrictEqual(answer.results.map(({ ok }) => ok), names.map((_, index) => index < 10))
      const last = answer.results[11]!
      assert.deepStrictEqual(last.ok || last.error.details, [{
        path: ["attachments", 0, "url"],
        message: "is one too many: at most 10 URLs are fetched for one request, so send the rest in another"
      }])
    }).pipe(Effect.provide(withSettings({ urlsPerRequest: 10 }))))

  it.effect("hold no more bytes together than a request may have, each message's counted", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "x".repeat(megabyte)))
      const one = yield* customer()
      const shared = yield* batch(one, Array.from({ length: 5 }, () => files("a")))
      assert.deepStrictEqual(shared.results.map(({ ok }) => ok), [true, true, true, false, false])
      const names = Array.from({ length: 30 }, (_, index) => `file${index}`)
      const own = yield* batch(one, names.map((name) => files(name)))
      assert.strictEqual(own.accepted, 3)
      // What had begun when the last byte came was fetched in vain.
      assert.isAtMost(harness.requests.length, 1 + 3 + 4)
      const last = own.results[29]!
      assert.deepStrictEqual(last.ok || last.error.details, [{
        path: ["attachments", 0, "url"],
        message: "could not be fetched: the files by URL of one request may hold at most 3 MB together"
      }])
    }).pipe(Effect.provide(withSettings({ bytesPerRequest: 3 * megabyte }))))

  it.effect("have one deadline for all files of a request", () =>
    Effect.gen(function*() {
      const { count } = yield* heldBack()
      const harness = yield* Harness
      const one = yield* customer()
      const names = Array.from({ length: 20 }, (_, index) => `file${index}`)
      const sending = yield* Effect.forkChild(batch(one, [...names.map((name) => files(name)), {}]))
      yield* TestClock.adjust(30 * second)
      const answer = yield* Fiber.join(sending)
      assert.strictEqual(answer.accepted, 1)
      assert.strictEqual(count.most, 4)
      assert.isAtMost(harness.requests.length, 4)
      const last = answer.results[19]!
      assert.deepStrictEqual(last.ok || last.error.details, [{
        path: ["attachments", 0, "url"],
        message: "could not be fetched: the limit of 30 s for all files of a request was exceeded"
      }])
    }).pipe(Effect.provide(engine())))

  it.effect("wait for their turn in the process, and are refused when it does not come", () =>
    Effect.gen(function*() {
      const { count } = yield* heldBack()
      const customers = yield* Effect.forEach(Array.from({ length: 8 }), () => customer())
      // The budget has room for 11 files of 7 MB; an account has a share of 5.
      const sending = yield* Effect.forEach(
        customers.flatMap((one) => Array.from({ length: 6 }, () => one)),
        (one) => Effect.forkChild(Effect.flip(sendOne(one, files("a"))))
      )
      yield* TestClock.adjust(1 * second)
      assert.strictEqual(count.most, 6)
      yield* TestClock.adjust(1 * minute)
      const errors = yield* Effect.forEach(sending, Fiber.join)
      const refused = errors.filter(({ _tag }) => _tag === "Overloaded")
      assert.isAtLeast(refused.length, 48 - 2 * 11)
      assert.strictEqual(count.now, 0)
      // All of it was given back.
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "hello"))
      for (const one of customers) yield* sendOne(one, files("a"))
    }).pipe(
      Effect.provide(withSettings({ bytesPerRequest: 7 * megabyte, bytesAtOnce: 77 * megabyte, fetchesAtOnce: 6 }))
    ))

  it.effect("make an email no older than they are", () =>
    Effect.gen(function*() {
      const { open } = yield* heldBack()
      const one = yield* customer()
      const sending = yield* Effect.forkChild(sendOne(one, files("a")))
      yield* TestClock.adjust(5 * second)
      yield* open
      const { id } = yield* Fiber.join(sending)
      assert.strictEqual((yield* get(one, id)).createdAt.getTime(), start + 5 * second)
    }).pipe(Effect.provide(engine())))

  it.effect("do not save a message from what has become of its recipients meanwhile", () =>
    Effect.gen(function*() {
      const { open } = yield* heldBack()
      const one = yield* customer()
      const sending = yield* Effect.forkChild(Effect.flip(sendOne(one, { ...files("a"), to: "mary@example.com" })))
      yield* TestClock.adjust(1 * second)
      yield* (yield* Suppressions).add(one.live, "mary@example.com")
      yield* open
      assert.strictEqual((yield* Fiber.join(sending))._tag, "RecipientSuppressed")
    }).pipe(Effect.provide(engine())))

  it.effect("stand beside others in their order, up to the last byte that an email may have", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const sizesOf = Effect.fnUntraced(function*(size: number) {
        harness.respond = () => Effect.succeed(response(200, "x".repeat(size)))
        const { id } = yield* sendOne(one, {
          attachments: [{ filename: "own", content: "AA==" }, ...files("a").attachments, {
            filename: "b",
            content: "AAA="
          }]
        })
        return (yield* get(one, id)).attachments.map(({ filename, size }) => [filename, size])
      })
      assert.deepStrictEqual(yield* sizesOf(5), [["own", 1], ["a", 5], ["b", 2]])
      const most = 7 * megabyte - 3
      assert.deepStrictEqual(yield* sizesOf(most), [["own", 1], ["a", most], ["b", 2]])
      assert.strictEqual((yield* Effect.flip(sizesOf(most + 1)))._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))

  it.effect("may use up a request's bytes exactly", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "x".repeat(megabyte)))
      const one = yield* customer()
      assert.strictEqual((yield* batch(one, [files("a", "b"), files("c")])).accepted, 2)
      assert.strictEqual((yield* batch(one, [files("a", "b"), files("c"), files("d")])).accepted, 2)
    }).pipe(Effect.provide(withSettings({ bytesPerRequest: 3 * megabyte }))))

  it.effect("have no more time than what is left of the request's", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.delay(Effect.succeed(response(200, "hello")), 9 * second)
      const one = yield* customer()
      const names = Array.from({ length: 16 }, (_, index) => `file${index}`)
      const sending = yield* Effect.forkChild(batch(one, names.map((name) => files(name))))
      yield* TestClock.adjust(minute)
      assert.strictEqual((yield* Fiber.join(sending)).accepted, 12)
      const deadlines = harness.requests.map(({ request }) => request.deadlineMillis / second)
      assert.deepStrictEqual(deadlines, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 3, 3, 3, 3])
    }).pipe(Effect.provide(engine())))

  it.effect("of one account leave room for those of another", () =>
    Effect.gen(function*() {
      const { count, open } = yield* heldBack()
      const [one, other] = [yield* customer(), yield* customer()]
      // Five files of 7 MB may be under way for a request: two such requests are all that one account may have.
      const names = ["a", "b", "c", "d", "e"]
      const busy = yield* Effect.replicateEffect(Effect.forkChild(sendOne(one, files(...names))), 6)
      yield* TestClock.adjust(second)
      assert.strictEqual(count.most, 2 * 4)
      const theirs = yield* Effect.forkChild(sendOne(other, files("a")))
      yield* TestClock.adjust(second)
      assert.strictEqual(count.most, 2 * 4 + 1)
      yield* open
      yield* Effect.forEach([...busy, theirs], Fiber.join)
    }).pipe(
      Effect.provide(withSettings({ bytesPerRequest: 7 * megabyte, bytesAtOnce: 140 * megabyte, fetchesAtOnce: 64 }))
    ))

  it.effect("take up as much room as they have, for as long as their email is being stored", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const store = yield* EmailStore
      const stored = store.accept
      const accepting = vi.spyOn(store, "accept")
      const one = yield* customer()
      const sendMany = Effect.fnUntraced(function*(size: number) {
        accepting.mockImplementation((groups) => Effect.delay(stored(groups), minute))
        harness.requests.length = 0
        const body = response(200, "x".repeat(size))
        harness.respond = () => Effect.succeed(body)
        const sending = yield* Effect.replicateEffect(Effect.forkChild(Effect.result(sendOne(one, files("a")))), 6)
        yield* TestClock.adjust(second)
        const fetched = harness.requests.length
        yield* TestClock.adjust(2 * minute)
        const results = yield* Effect.forEach(sending, Fiber.join)
        return [fetched, results.map((result) => result._tag === "Failure" ? result.failure._tag : "sent")]
      })
      assert.deepStrictEqual(yield* sendMany(1), [6, Array(6).fill("sent")])
      // Five large ones fill it, and the sixth is told so after as long as it may wait.
      assert.deepStrictEqual(yield* sendMany(7 * megabyte), [5, [...Array(5).fill("sent"), "Overloaded"]])
    }).pipe(Effect.provide(withSettings({ bytesPerRequest: 7 * megabyte, bytesAtOnce: 1 }))))
})
