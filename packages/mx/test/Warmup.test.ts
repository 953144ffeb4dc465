import { assert, describe, it } from "@effect/vitest"
import { MemoryStorage } from "@sendwright/core"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { StorageTime } from "@sendwright/core/foundation/StorageTime"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import type * as Submission from "@sendwright/core/sending/Submission"
import { WarmupStore } from "@sendwright/core/sending/WarmupStore"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { servers } from "./delivery.ts"
import { provider } from "./provider.ts"

const messageTo = (...recipients: ReadonlyArray<string>) =>
  outgoing({ emailId: newId(), envelope: { from: "bounce@send.test", bounceDomain: null, recipients } })

const first = "127.0.0.77"
const second = "second.test@127.0.0.78"

const hours = 3_600_000

const noon = new Date("2026-12-01T12:00:00Z")
const time = Layer.succeed(StorageTime, {
  now: Effect.succeed(noon),
  vouch: Effect.succeed,
  doubt: Effect.succeed(null)
})
/** The storage at noon of the first day, and the plan of it. */
const stores = Layer.merge(Layer.provide(MemoryStorage.layer, SecureRandom.layerWebCrypto), time)
const capped = (cap: number) => ({ warmup: "2026-12-01", plan: [cap] })

/** Whether an answer says that the addresses have no room today, and when the message comes again. */
const isFull = (submission: Submission.Submission) => {
  assert.deepInclude(submission, { _tag: "TemporarilyRefused", deferred: true, scope: "provider" })
  return submission._tag === "TemporarilyRefused" ? submission.retryAfterMillis! : NaN
}

describe("sources", () => {
  it.live("are used for equal parts of the messages, each with its name, and the same one again for a message", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, { from: [first, second] })
      const messages = Array.from({ length: 60 }, () => messageTo("ada@a.test"))
      yield* Effect.forEach([...messages, ...messages], submit)
      const seen = server!.messages.map(({ client, helo }) => `${helo}@${client}`)
      assert.deepStrictEqual(seen.slice(60), seen.slice(0, 60))
      assert.deepStrictEqual([...new Set(seen)].toSorted(), ["out.test@127.0.0.77", second])
      const others = seen.slice(0, 60).filter((one) => one === second).length
      // One in a million runs is further off.
      assert.isTrue(others >= 11 && others <= 49, `${others} of 60`)
    }))

  it.live("of a family that a site does not have are passed over", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, { from: ["::1", first] })
      for (let n = 0; n < 10; n++) assert.strictEqual((yield* submit(messageTo("ada@a.test")))._tag, "Accepted")
      assert.deepStrictEqual([...new Set(server!.clients)], ["127.0.0.77"])
    }))
})

describe("addresses that warm up", () => {
  it.live("carry as many messages to a site as their plan says, each of them, and leave the rest to others", () =>
    Effect.gen(function*() {
      const [server, other] = yield* servers({}, {})
      const plan = capped(3)
      const zone = { "a.test": [1], "b.test": [2] }
      const young = yield* provider(server!.port, zone, { from: [first, second], ...plan }, stores)
      const known = yield* provider(server!.port, zone, { from: "127.0.0.79" })
      const both = yield* FailoverProvider.make([{ ...young, name: "mx2" }, { ...known, name: "mx" }])
      for (let n = 0; n < 20; n++) {
        assert.strictEqual((yield* both.submit(messageTo("ada@a.test")))._tag, "Accepted")
      }
      const from = (address: string) => server!.messages.filter(({ client }) => client === address).length
      assert.deepStrictEqual(["127.0.0.77", "127.0.0.78", "127.0.0.79"].map(from), [3, 3, 14])
      // Another site has its own counts.
      const answer = yield* both.submit(messageTo("bea@b.test"))
      assert.strictEqual(answer.provider, "mx2")
      assert.lengthOf(other!.messages, 1)
      // Where nobody else may carry it, it comes on the next day.
      const wait = isFull(yield* young.submit(messageTo("ada@a.test")))
      assert.isTrue(wait >= 12 * hours && wait < 13 * hours)
    }))

  it.live("let nothing leave before their plan begins", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, { warmup: "2026-12-02" }, stores)
      isFull(yield* submit(messageTo("ada@a.test")))
      assert.lengthOf(server!.clients, 0)
    }))

  it.live("count what a receiver has, or may have, and not what it refuses", () =>
    Effect.gen(function*() {
      let isLost = false
      const [server] = yield* servers({
        rcpt: (address) => {
          isLost = address.startsWith("lost")
          return address.startsWith("later") ? "451 4.7.1 Greylisted" : "250 Ok"
        },
        get dot() {
          return isLost ? "close" : "250 Ok"
        }
      })
      const plan = capped(2)
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, plan, stores)
      for (let n = 0; n < 5; n++) {
        assert.deepInclude(yield* submit(messageTo("later@a.test")), { _tag: "TemporarilyRefused", by: "receiver" })
      }
      assert.strictEqual((yield* submit(messageTo("lost@a.test")))._tag, "Unknown")
      assert.strictEqual((yield* submit(messageTo("ada@a.test")))._tag, "Accepted")
      isFull(yield* submit(messageTo("ada@a.test")))
    }))

  it.live("take a part of a message, whose other recipients come again soon", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const plan = capped(1)
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, { returnPaths: true, ...plan }, stores)
      const submission = yield* submit(messageTo("ada@a.test", "bea@a.test"))
      assert(submission._tag === "Mixed")
      assert.sameMembers(submission.outcomes.map(({ outcome }) => outcome._tag), ["Accepted", "TemporarilyRefused"])
      for (const { outcome } of submission.outcomes) {
        if (outcome._tag === "TemporarilyRefused") assert.isBelow(isFull(outcome), 60_000)
      }
      // Alone, another provider may take it.
      assert.isAbove(isFull(yield* submit(messageTo("bea@a.test"))), 12 * hours - 1)
    }))

  it.live("stand still, and in no trouble, while the storage does not answer", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const plan = capped(1)
      const fails = Effect.fail(
        new StorageError({ command: "WarmupStore.take", cause: new Error("down"), outage: null })
      )
      const broken = Layer.merge(
        time,
        Layer.succeed(WarmupStore, { take: () => fails, giveBack: () => fails, sweep: () => fails })
      )
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, plan, broken)
      assert.deepInclude(yield* submit(messageTo("ada@a.test")), { deferred: true, scope: "message" })
      assert.lengthOf(server!.clients, 0)
    }))

  it.live("are counted by their names, and show the room that receivers with a row have left", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const plan = capped(5)
      const from = "metrics.test@127.0.0.80"
      const row = { pattern: "mx1.test", connections: 5, messagesPerConnection: 5, perMinute: 600 }
      const { submit } = yield* provider(server!.port, { "a.test": [1] }, { from, sites: [row], ...plan }, stores)
      yield* submit(messageTo("ada@a.test"))
      yield* submit(messageTo("ada@a.test"))
      const of = (wanted: string) =>
        Effect.map(
          Metric.snapshot,
          (all) => all.find(({ attributes, id }) => id === wanted && attributes?.["source"] === from)?.state
        )
      assert.deepInclude(yield* of("sendwright_mx_source_messages_total"), { count: 2 })
      assert.deepInclude(yield* of("sendwright_mx_warmup_room"), { value: 3 })
    }))
})
