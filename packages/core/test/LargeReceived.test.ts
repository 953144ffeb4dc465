import { assert, describe, it } from "@effect/vitest"
import { scopeOf } from "@sendwright/core/accounts/Caller"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { customer, second } from "./support/harness.ts"
import { Bucket, engineWithObjects, keys, minBytes } from "./support/objects.ts"

const messageOf = (text: string, bytes = minBytes): Uint8Array =>
  new TextEncoder().encode(`Subject: A question\r\n\r\n${text}`.padEnd(bytes, " ."))

const begin = Effect.gen(function*() {
  const one = yield* customer()
  const store = yield* ReceivedStore
  const bucket = yield* Bucket
  const scope = scopeOf(one.live)
  const made = (content: Uint8Array) => fixtures.received({ accountId: one.account.id, content })
  const contentOf = (id: string) =>
    Effect.map(store.content(scope, id), (found) => Option.isNone(found) ? null : Buffer.from(found.value).toString())
  return { one, store, bucket, scope, made, contentOf }
})

describe("LargeContents of received email", () => {
  it.effect("keeps large messages in the object store, shows them whole, and removes them", () =>
    Effect.gen(function*() {
      const { bucket, contentOf, made, scope, store } = yield* begin
      const small = made(messageOf("small", 0))
      const large = made(messageOf("large"))
      yield* store.add([small])
      assert.deepStrictEqual(bucket.commands, [])
      yield* store.add([small, large])
      const [key, ...others] = yield* keys
      assert.include(key, `/${large.id}/0-`)
      assert.deepStrictEqual(others, [])
      for (const { content, id } of [small, large]) {
        assert.strictEqual(yield* contentOf(id), Buffer.from(content).toString())
      }
      assert.isFalse(yield* store.remove({ ...scope, modes: ["test"] }, large.id))
      assert.strictEqual((yield* keys).length, 1)
      assert.isTrue(yield* store.remove(scope, large.id))
      assert.deepStrictEqual(yield* keys, [])
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("leaves no object of a message that comes again", () =>
    Effect.gen(function*() {
      const { contentOf, made, store } = yield* begin
      const first = made(messageOf("first"))
      const again = { ...made(first.content), fingerprint: first.fingerprint }
      yield* store.add([first])
      assert.deepStrictEqual(yield* store.add([again]), [{ id: first.id, isNew: false }])
      yield* TestClock.adjust(second)
      const [key, ...others] = yield* keys
      assert.include(key, first.id)
      assert.deepStrictEqual(others, [])
      assert.strictEqual(yield* contentOf(first.id), Buffer.from(first.content).toString())
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("leaves no object of a message for which there is no room", () =>
    Effect.gen(function*() {
      const { made, store } = yield* begin
      const messages = [made(messageOf("first")), { ...made(messageOf("second", 0)), mostBytes: minBytes }]
      assert.strictEqual((yield* Effect.flip(store.add(messages)))._tag, "ReceivedFull")
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(yield* keys, [])
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("stores nothing large while the object store is out of order", () =>
    Effect.gen(function*() {
      const { bucket, contentOf, made, scope, store } = yield* begin
      const [small, large] = [made(messageOf("small", 0)), made(messageOf("large"))]
      bucket.outage = "unreachable"
      assert.propertyVal(yield* Effect.flip(store.add([large])), "outage", "contents")
      assert.isTrue(Option.isNone(yield* store.find(scope, large.id)))
      yield* store.add([small])
      bucket.outage = null
      assert.deepStrictEqual(yield* store.add([large]), [{ id: large.id, isNew: true }])
      assert.isNotNull(yield* contentOf(large.id))
    }).pipe(Effect.provide(engineWithObjects())))

  it.effect("finds an address in them that is erased, and removes what names it", () =>
    Effect.gen(function*() {
      const { contentOf, made, one, scope, store } = yield* begin
      const other = made(messageOf("Nobody is named."))
      const named = made(messageOf("Ask ada@example.com."))
      const sender = { ...made(messageOf("Hello.")), from: "ada@example.com" }
      yield* store.add([other, named, sender])
      assert.strictEqual((yield* keys).length, 3)
      const done = yield* Effect.flatMap(Erasures, (erasures) => erasures.erase(one.live, "ada@example.com"))
      assert.deepInclude(done, { emailsDeleted: 1, emailsRedacted: 1 })
      assert.isTrue(Option.isNone(yield* store.find(scope, sender.id)))
      assert.isFalse((yield* Effect.flatMap(store.find(scope, named.id), Effect.fromOption)).hasOriginal)
      assert.isNull(yield* contentOf(named.id))
      assert.strictEqual(yield* contentOf(other.id), Buffer.from(other.content).toString())
      const [key, ...others] = yield* keys
      assert.include(key, other.id)
      assert.deepStrictEqual(others, [])
    }).pipe(Effect.provide(engineWithObjects())))
})
