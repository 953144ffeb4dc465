import { assert, describe, it } from "@effect/vitest"
import { ContentReferences } from "@sendwright/core/objects/ContentReferences"
import * as ContentSweep from "@sendwright/core/objects/ContentSweep"
import * as Retention from "@sendwright/core/privacy/Retention"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import * as Uuid from "../src/foundation/Uuid.ts"
import { customer, day, get, hour, minute, second, send, start, startWorkers } from "./support/harness.ts"
import { Bucket, engineWithObjects, keys, minBytes } from "./support/objects.ts"

const long = "x".repeat(minBytes)
const calm = { pollMillis: hour }

/** An object that an accept, or a deletion, which was broken off has left behind. */
const leaveBehind = Effect.fnUntraced(function*(at: number, name = "0") {
  const { objects } = yield* Bucket
  const logId = yield* (yield* ContentReferences).logId
  const random = yield* SecureRandom.SecureRandom
  const id = Uuid.withMillis(yield* random.uuidV7(), at)
  const month = new Date(at).toISOString().slice(0, 7)
  const key = `${logId}/${month}/${id}/${name}-${Uuid.withMillis(yield* random.uuidV7(), at)}`
  objects.set(key, new Uint8Array(1))
  return key
})

describe("ContentSweep", () => {
  it.effect("removes what nothing refers to, once nobody can be about to", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { objects } = yield* Bucket
      const id = yield* send(one, { text: long })
      yield* leaveBehind(start)
      assert.strictEqual(objects.size, 2)
      yield* startWorkers(ContentSweep.layer)
      yield* TestClock.adjust(24 * hour - minute)
      assert.strictEqual(objects.size, 2)
      yield* TestClock.adjust(25 * hour)
      assert.strictEqual(objects.size, 1)
      assert.strictEqual((yield* get(one, id)).text, long)
    }).pipe(Effect.provide(engineWithObjects(calm))))

  it.effect("leaves what is not its own", () =>
    Effect.gen(function*() {
      const { objects } = yield* Bucket
      const logId = yield* (yield* ContentReferences).logId
      const own = yield* leaveBehind(start - 3 * day)
      const others = [own.replace(logId, "0199a1b2-7c3d-4e4f-8a5b-6c7d8e9f0a1b"), `${logId}/notes`, "a"]
      for (const key of others) objects.set(key, new Uint8Array(1))
      yield* startWorkers(ContentSweep.layer)
      yield* TestClock.adjust(minute)
      assert.sameMembers([...objects.keys()], others)
    }).pipe(Effect.provide(engineWithObjects(calm))))

  it.effect("removes the other objects of an email that has one, where it does not refer to them", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { objects } = yield* Bucket
      const id = yield* send(one, { text: long })
      const [key = ""] = objects.keys()
      // What is left of an erasure that ended after it had replaced the reference.
      objects.set(key.replace(/[^-]+$/, "000000000000"), new Uint8Array(1))
      yield* startWorkers(ContentSweep.layer)
      yield* TestClock.adjust(49 * hour)
      assert.deepStrictEqual([...objects.keys()], [key])
      assert.strictEqual((yield* get(one, id)).text, long)
    }).pipe(Effect.provide(engineWithObjects(calm))))

  it.effect("goes through as many as there are", () =>
    Effect.gen(function*() {
      const { objects } = yield* Bucket
      for (let count = 0; count < 2_500; count++) yield* leaveBehind(start - 40 * day + count * minute)
      yield* startWorkers(ContentSweep.layer)
      yield* TestClock.adjust(minute)
      assert.strictEqual(objects.size, 0)
    }).pipe(Effect.provide(engineWithObjects(calm))))

  it.effect("follows retention within an hour or two, and reads no further than that goes", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const bucket = yield* Bucket
      yield* startWorkers(SendWorker.layer)
      yield* send(one, { text: long })
      yield* TestClock.adjust(second)
      yield* startWorkers(Retention.layer)
      yield* startWorkers(ContentSweep.layer)
      yield* TestClock.adjust(7 * day - minute)
      assert.strictEqual((yield* keys).length, 1)
      yield* TestClock.adjust(2 * hour + 2 * minute)
      assert.deepStrictEqual(yield* keys, [])
      bucket.commands.length = 0
      for (let count = 0; count < 2_500; count++) yield* leaveBehind(start + 7 * day)
      yield* TestClock.adjust(3 * hour)
      assert.deepStrictEqual(bucket.commands, ["list", "list", "list"], "one page an hour")
    }).pipe(Effect.provide(engineWithObjects({ ...calm, retainBodiesMillis: 7 * day }))))

  it.effect("tries again after a failure", () =>
    Effect.gen(function*() {
      const bucket = yield* Bucket
      yield* leaveBehind(start - 3 * day)
      bucket.outage = "unreachable"
      yield* startWorkers(ContentSweep.layer)
      yield* TestClock.adjust(minute)
      bucket.outage = null
      assert.strictEqual(bucket.objects.size, 1)
      yield* TestClock.adjust(25 * hour)
      assert.strictEqual(bucket.objects.size, 0)
    }).pipe(Effect.provide(engineWithObjects(calm))))
})
