import { assert, describe, it } from "@effect/vitest"
import { scopeOf } from "@sendwright/core/accounts/Caller"
import { EmailLog } from "@sendwright/core/emails/EmailLog"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import { ContentReferences } from "@sendwright/core/objects/ContentReferences"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import { ExportStore } from "@sendwright/core/privacy/ExportStore"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as TestClock from "effect/testing/TestClock"
import { atWork, calm } from "./support/handoff.ts"
import {
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
  startWorkers,
  timeline
} from "./support/harness.ts"
import { Bucket, engineWithObjects, keys, minBytes } from "./support/objects.ts"

const long = (text: string, bytes = minBytes): string => text.padEnd(bytes, " .")
const base64 = (text: string): string => Buffer.from(text).toString("base64")
const file = (filename: string, text: string) => ({ filename, content: base64(text) })

const outageOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), (error) => (error as { readonly outage?: unknown }).outage)

describe("LargeContents", () => {
  it.effect("keeps large bodies and files in the object store, and shows them whole", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const html = long("<p>Grüße</p>")
      const id = yield* send(one, {
        html,
        attachments: [file("small.txt", "small"), file("large.bin", long("large"))]
      })
      const [body, attachment, ...others] = yield* keys
      assert.deepStrictEqual(others, [])
      assert.match(body!, new RegExp(`^2026-11/${id}/0-[0-9a-f-]{36}$`))
      assert.match(attachment!, new RegExp(`^2026-11/${id}/2-[0-9a-f-]{36}$`))
      const email = yield* get(one, id)
      assert.strictEqual(email.html, html)
      assert.strictEqual(email.text, request(one).text)
      assert.deepStrictEqual(email.attachments.map(({ size }) => size), [5, minBytes])
      const files = yield* EmailLog.use((log) => log.attachments(one.live, id))
      assert.deepStrictEqual(files.map(({ content }) => Buffer.from(content).toString()), ["small", long("large")])
      const store = yield* EmailStore
      const second = yield* Effect.fromOption(yield* store.attachment(scopeOf(one.live), id, 1))
      assert.strictEqual(Buffer.from(second.content).toString(), long("large"))
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("asks nothing of the object store for what is small", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const id = yield* send(one, { attachments: [file("a.txt", "x".repeat(minBytes - 1))] })
      yield* get(one, id)
      assert.deepStrictEqual((yield* Bucket).commands, [])
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("stores nothing for a replay, for another request under its key, and for what is refused", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const emails = yield* Emails
      const bucket = yield* Bucket
      const large = yield* decode(request(one, { text: long("first") }))
      const first = yield* emails.send(one.live, large, "key")
      const stored = bucket.commands.length
      assert.deepStrictEqual(yield* emails.send(one.live, large, "key"), { id: first.id, replayed: true })
      yield* Effect.flip(emails.send(one.live, yield* decode(request(one, { text: long("second") })), "key"))
      const elsewhere = yield* decode(request(one, { from: "a@nobodys.example", text: long("third") }))
      yield* Effect.flip(emails.send(one.live, elsewhere, null))
      yield* Effect.flip(emails.sendBatch(one.live, [large, elsewhere], null, { allOrNothing: true }))
      assert.strictEqual(bucket.commands.length, stored)
      const { results } = yield* emails.sendBatch(one.live, [large, elsewhere], null)
      assert.deepStrictEqual(results.map(({ ok }) => ok), [true, false])
      assert.strictEqual(bucket.objects.size, 2)
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("removes what was stored for a message that was refused after all", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const emails = yield* Emails
      const large = yield* decode(request(one, { text: long("text") }))
      // Both look for the key before one of them has it.
      const both = yield* Effect.all([emails.send(one.live, large, "key"), emails.send(one.live, large, "key")], {
        concurrency: 2
      })
      assert.strictEqual(both[0].id, both[1].id)
      yield* TestClock.adjust(second)
      const [key, ...others] = yield* keys
      assert.include(key, both[0].id)
      assert.deepStrictEqual(others, [])
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("accepts nothing large while the object store is out of order, and says so once", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const bucket = yield* Bucket
      const conditions = yield* Conditions
      const names = Effect.map(conditions.current, (held) => held.map(({ name }) => name))
      const before = yield* send(one, { text: long("before") })
      bucket.outage = "unreachable"
      for (let times = 0; times < 3; times++) {
        assert.strictEqual(yield* outageOf(send(one, { text: long("during") })), "contents")
      }
      assert.deepStrictEqual(yield* names, ["object-store"])
      assert.strictEqual(yield* outageOf(get(one, before)), "contents")
      assert.strictEqual((yield* get(one, yield* send(one))).status, "queued")
      const log = yield* EmailStore.use((store) =>
        store.list(scopeOf(one.live), { limit: 10, after: null, ...noFilters, search: null, depth: 100 })
      )
      assert.strictEqual(log.emails.length, 2)
      bucket.outage = null
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* names, [])
      assert.strictEqual((yield* get(one, before)).text, long("before"))
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("hands over what it has stored, at once and from the queue", () =>
    Effect.gen(function*() {
      const { harness, one } = yield* atWork()
      const bucket = yield* Bucket
      yield* send(one, { text: long("at once"), attachments: [file("a.txt", long("file"))] })
      yield* TestClock.adjust(second)
      assert.notInclude(bucket.commands, "get", "the worker of the same process has it")
      yield* send(one, { text: long("later"), scheduledAt: new Date(start + hour).toISOString() })
      yield* TestClock.adjust(2 * hour)
      assert.include(bucket.commands, "get")
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.text), [long("at once"), long("later")])
      const content = harness.handedOver[0]!.message.attachments[0]!.content
      assert.strictEqual(Buffer.from(content).toString(), long("file"))
    }).pipe(Effect.provide(engineWithObjects(calm))))

  it.effect("tries again to hand over what it could not read, and counts no attempt", () =>
    Effect.gen(function*() {
      const { harness, one } = yield* atWork()
      const bucket = yield* Bucket
      const id = yield* send(one, { text: long("later"), scheduledAt: new Date(start + minute).toISOString() })
      bucket.outage = "unanswered"
      yield* TestClock.adjust(hour)
      assert.strictEqual(harness.handedOver.length, 0)
      assert.deepStrictEqual(yield* Effect.exit(get(one, id)).pipe(Effect.map(Exit.isFailure)), true)
      bucket.outage = null
      yield* TestClock.adjust(2 * minute)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.attempt), [1])
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engineWithObjects(calm))))

  it.effect("gives up what could not be read for as long as hand-offs are tried again", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const bucket = yield* Bucket
      const id = yield* send(one, { text: long("from the queue") })
      const objects = new Map(bucket.objects)
      bucket.objects.clear()
      yield* startWorkers(SendWorker.layer)
      yield* TestClock.adjust(25 * hour)
      assert.strictEqual(harness.handedOver.length, 0)
      for (const [key, content] of objects) bucket.objects.set(key, content)
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "failed")
      assert.deepInclude(email.events.at(-1)!.details, { reason: "contents_unreadable", attempts: 0 })
      assert.deepStrictEqual(yield* timeline(one, id), ["queued +0", "failed +86400"])
    }).pipe(Effect.provide(engineWithObjects(calm))))

  it.effect("takes another object than was stored for none", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { objects } = yield* Bucket
      const id = yield* send(one, { text: long("text") })
      for (const [key, content] of objects) objects.set(key, content.map((byte) => byte ^ 1))
      const error = yield* Effect.flip(get(one, id))
      assert.strictEqual(error._tag, "StorageError")
      assert.isNull((error as { readonly outage?: unknown }).outage)
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("shows a text that looks like the reference of another email as the text that it is", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const references = yield* ContentReferences
      const first = yield* send(one, { text: long("secret") })
      const [{ text } = { text: "" }] = yield* references.of([first])
      const id = yield* send(one, { html: text, text, attachments: [file("a.txt", text)] })
      assert.deepInclude(yield* get(one, id), { html: text, text })
      const [attachment] = yield* EmailLog.use((log) => log.attachments(one.live, id))
      assert.strictEqual(Buffer.from(attachment!.content).toString(), text)
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("ends a page of an export by what bodies take in the object store", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      for (let count = 0; count < 5; count++) yield* send(one, { text: long("text", 2_000) })
      const store = yield* ExportStore
      const page = yield* store.emails({
        accountId: one.account.id,
        mode: "live",
        until: new Date(start + hour),
        after: null,
        limit: 10,
        maxBytes: 4_000
      })
      assert.deepStrictEqual(page.map(({ text }) => text), [long("text", 2_000), long("text", 2_000)])
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("reads an email again whose object was replaced while it was read", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const bucket = yield* Bucket
      const id = yield* send(one, { to: "bo@example.com", text: long("To ada@example.com") })
      // The erasure ends between the two steps of the reading.
      const erase = Effect.orDie(Effect.flatMap(Erasures, (erasures) => erasures.erase(one.live, "ada@example.com")))
      const context = yield* Effect.context<Erasures>()
      bucket.beforeGet = Effect.suspend(() => {
        bucket.beforeGet = Effect.void
        return Effect.provideContext(erase, context)
      })
      assert.match((yield* get(one, id)).text!, /^To \[erased\]/)
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("ends the reading of an email in time for the provider", () =>
    Effect.gen(function*() {
      const { harness, one } = yield* atWork()
      const bucket = yield* Bucket
      yield* send(one, { text: long("later"), scheduledAt: new Date(start + minute).toISOString() })
      bucket.beforeGet = Effect.never
      yield* TestClock.adjust(2 * hour)
      assert.strictEqual(harness.handedOver.length, 0)
      bucket.beforeGet = Effect.void
      yield* TestClock.adjust(2 * minute)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.attempt), [1])
    }).pipe(Effect.provide(engineWithObjects(calm))))

  describe("erasing", () => {
    const erase = (of: { readonly live: Parameters<Erasures["Service"]["erase"]>[0] }) =>
      Effect.flatMap(Erasures, (erasures) => erasures.erase(of.live, "ada@example.com"))

    it.effect("takes the address out of bodies and files, and removes what held it", () =>
      Effect.gen(function*() {
        const one = yield* customer()
        const { objects } = yield* Bucket
        const to = "bo@example.com"
        const id = yield* send(one, {
          to,
          html: long("<p>To ada@example.com</p>"),
          attachments: [file("a.txt", long("Of Ada@Example.com")), file("b.bin", long("ada@example.com"))]
        })
        const untouched = yield* send(one, { to, text: long("nobody") })
        const before = yield* keys
        assert.deepInclude(yield* erase(one), { emailsRedacted: 1, emailsDeleted: 0 })
        const email = yield* get(one, id)
        assert.strictEqual(email.html, long("<p>To ada@example.com</p>").replace("ada@example.com", "[erased]"))
        const text = long("Of Ada@Example.com").replace("Ada@Example.com", "[erased]")
        assert.deepStrictEqual(email.attachments.map(({ size }) => size), [text.length, minBytes])
        const files = yield* EmailLog.use((log) => log.attachments(one.live, id))
        assert.strictEqual(Buffer.from(files[0]!.content).toString(), text)
        const after = yield* keys
        assert.strictEqual(after.length, before.length)
        // Those of the other email, and the file that is no text, are the same.
        assert.strictEqual(after.filter((key) => before.includes(key)).length, 2)
        assert.isTrue(after.some((key) => key.includes(untouched)))
        const held = [...objects].filter(([, content]) => /ada@example/i.test(Buffer.from(content).toString()))
        assert.strictEqual(held.length, 1, "the file that is no text is left as it is, as in the storage")
        assert.deepInclude(yield* erase(one), { emailsRedacted: 0, emailsDeleted: 0 })
      }).pipe(Effect.provide(engineWithObjects())))

    it.effect("removes the objects of emails that went to nobody else", () =>
      Effect.gen(function*() {
        const one = yield* customer()
        yield* send(one, { text: long("Dear Ada"), attachments: [file("a.bin", long("file"))] })
        const kept = yield* send(one, { to: "bo@example.com", text: long("Dear Bo") })
        assert.strictEqual((yield* keys).length, 3)
        assert.deepInclude(yield* erase(one), { emailsDeleted: 1, emailsRedacted: 0 })
        const left = yield* keys
        assert.strictEqual(left.length, 1)
        assert.include(left[0], kept)
      }).pipe(Effect.provide(engineWithObjects())))

    it.effect("fails while the object store is out of order, and does the rest when it is repeated", () =>
      Effect.gen(function*() {
        const one = yield* customer()
        const bucket = yield* Bucket
        const id = yield* send(one, { to: "bo@example.com", text: long("To ada@example.com") })
        bucket.outage = "overloaded"
        assert.strictEqual(yield* outageOf(erase(one)), "contents")
        bucket.outage = null
        assert.deepInclude(yield* erase(one), { emailsRedacted: 1 })
        assert.notInclude((yield* get(one, id)).text!, "ada")
      }).pipe(Effect.provide(engineWithObjects())))

    it.effect("passes by an object that is missing, and fails on one that is not what was stored", () =>
      Effect.gen(function*() {
        const one = yield* customer()
        const { objects } = yield* Bucket
        yield* send(one, { to: "bo@example.com", text: long("To ada@example.com") })
        const [[key = "", content = new Uint8Array()] = []] = [...objects]
        objects.set(key, content.slice(1))
        const error = yield* Effect.flip(erase(one))
        assert.strictEqual(error._tag, "StorageError")
        objects.delete(key)
        assert.deepInclude(yield* erase(one), { emailsRedacted: 0 })
      }).pipe(Effect.provide(engineWithObjects())))

    it.effect("loses none of two addresses that are erased from one object at once", () =>
      Effect.gen(function*() {
        const one = yield* customer()
        const erasures = yield* Erasures
        const two = yield* Effect.provide(Effect.service(Erasures), Erasures.layer)
        const id = yield* send(one, { to: "bo@example.com", text: long("To ada@example.com and cy@example.com") })
        // Of two nodes, which know nothing of each other.
        yield* Effect.all([erasures.erase(one.live, "ada@example.com"), two.erase(one.live, "cy@example.com")], {
          concurrency: 2
        })
        const { text } = yield* get(one, id)
        assert.match(text!, /^To \[erased\] and \[erased\]/)
        assert.strictEqual((yield* keys).length, 1)
      }).pipe(Effect.provide(engineWithObjects())))
  })

  it("is no part of an engine that is not asked for it", () =>
    Effect.runPromise(
      Effect.gen(function*() {
        const one = yield* customer()
        const id = yield* send(one, { text: long("text", 200_000) })
        const references = yield* ContentReferences
        assert.deepStrictEqual(yield* references.of([id]), [])
        assert.strictEqual((yield* Harness).requests.length, 0)
      }).pipe(Effect.provide(engine()), Effect.provide(TestClock.layer()))
    ))
})
