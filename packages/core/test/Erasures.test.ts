import { assert, describe, it, layer } from "@effect/vitest"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import { Emails } from "@sendwright/core/emails/Emails"
import { normalize } from "@sendwright/core/foundation/Address"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import { erased } from "@sendwright/core/privacy/Redaction"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { acceptGroup, newEmail, newId } from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { EmailStore } from "../src/emails/EmailStore.ts"
import { MemoryDatabase } from "../src/memory/MemoryDatabase.ts"
import {
  customer,
  decode,
  engine,
  get,
  Harness,
  minute,
  request,
  second,
  send,
  startWorkers
} from "./support/harness.ts"

const ada = "ada@example.com"
const bob = "bob@example.com"
const erase = (of: { readonly live: Parameters<Erasures["Service"]["erase"]>[0] }, address = ada) =>
  Erasures.use((erasures) => erasures.erase(of.live, address))

layer(engine())("Erasures", (it) => {
  it.effect("forgets an address however it is spelt", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      yield* send(of, { to: "Ada <ADA@Example.com>" })
      const id = yield* send(of, { to: [ada, bob] })
      const first = yield* erase(of, "ADA@example.COM")
      assert.deepStrictEqual([first.emailsDeleted, first.emailsRedacted], [1, 1])
      assert.deepStrictEqual((yield* get(of, id)).to, [erased, bob])
      assert.strictEqual((yield* erase(of)).recipientHash, first.recipientHash)
    }))

  it.effect("forgets an address whose domain is written in its own script", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      const id = yield* send(of, {
        to: ["ada@bücher.example", bob],
        text: "ada@BÜCHER.example ada@xn--bcher-kva.example"
      })
      const other = yield* send(of, { to: bob, text: "Write to ada@bücher.example" })
      yield* erase(of, "ada@Bücher.example")
      const email = yield* get(of, id)
      assert.deepStrictEqual([email.to, email.text], [[erased, bob], `${erased} ${erased}`])
      assert.strictEqual((yield* get(of, other)).text, `Write to ${erased}`)
    }))

  it.effect("is refused to test keys, and for what is no address", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      const erasures = yield* Erasures
      assert.strictEqual((yield* Effect.flip(erasures.erase(of.test, ada)))._tag, "Forbidden")
      const refused = yield* Effect.flip(erasures.erase(of.live, "Ada <ada@example.com>"))
      assert.strictEqual(refused._tag, "ValidationError")
    }))

  it.effect("goes into the audit log without the address", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      const { recipientHash } = yield* erase(of)
      const [entry] = yield* AuditStore.use((audit) => audit.list(of.account.id, 1, null))
      assert.deepStrictEqual([entry?.action, entry?.subject, entry?.actor.id], [
        "recipient.erased",
        recipientHash.slice(0, 12),
        of.live.actor.id
      ])
    }))

  it.effect("refuses sends to the address, alone and in a batch that can be replayed", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      yield* erase(of)
      const refused = yield* Effect.flip(send(of, { to: [bob, "Ada <Ada@example.com>"] }))
      assert.deepStrictEqual((refused as { readonly suppressed?: unknown }).suppressed, [ada])
      const emails = yield* Emails
      const messages = yield* Effect.all([decode(request(of, { to: bob })), decode(request(of, { to: ada }))])
      const first = yield* emails.sendBatch(of.live, messages, "batch")
      const again = yield* emails.sendBatch(of.live, messages, "batch")
      const details = (answer: typeof first) => answer.results.flatMap((item) => item.ok ? [] : [item.error.details])
      assert.deepStrictEqual(details(first), [{ suppressed: [ada] }])
      assert.deepStrictEqual(details(again), [{ suppressed: [erased] }])
    }))
})

describe("an erasure beside the workers", () => {
  it.effect("tells endpoints of what it ended, and hands over to the others what had begun", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      const harness = yield* Harness
      yield* Webhooks.use((webhooks) => webhooks.create(of.live, { url: "https://hooks.example/h", events: null }))
      // Bob is temporarily refused, Ada gets it.
      harness.submit = (message) =>
        Effect.succeed(Submission.accepted(`fake-${message.attempt}`, {
          refused: [{ address: bob, permanent: false, code: "450", diagnostic: "450 later" }]
        }))
      const id = yield* send(of, { to: [ada, bob], cc: ada, replyTo: [`Ada <${ada}>`, bob] })
      const workers = yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      assert.strictEqual(harness.handedOver.length, 1)
      const scheduled = yield* send(of, {
        to: [ada, bob],
        scheduledAt: new Date(harness.handedOver[0]!.at + minute).toISOString()
      })
      yield* erase(of)
      harness.submit = (message) => Effect.succeed(Submission.accepted(`fake-${message.attempt}`))
      yield* TestClock.adjust(minute)
      yield* TestClock.adjust(minute)
      yield* workers.stop
      assert.strictEqual(harness.handedOver.length, 2)
      const { message } = harness.handedOver[1]!
      assert.deepStrictEqual(message.envelope.recipients, [bob])
      assert.deepStrictEqual(message.to.map(({ address }) => address), [bob])
      assert.deepStrictEqual([message.cc, message.replyTo], [[], [{ name: null, address: bob }]])
      assert.strictEqual((yield* get(of, id)).status, "sent")
      assert.strictEqual((yield* get(of, scheduled)).status, "cancelled")
      const bodies = harness.requests.map(({ request }) => new TextDecoder().decode(request.body ?? new Uint8Array()))
      const cancelled = bodies.filter((body) => body.includes("email.cancelled"))
      assert.deepStrictEqual(cancelled.map((body) => JSON.parse(body).data.to), [[erased, bob]])
    }).pipe(Effect.provide(engine())))
})

const key = (fill: number) => Redacted.make(new Uint8Array(32).fill(fill))
const account = newId()

/** A memory under one ring, and the same memory under the next. */
const stores = (hasher: Layer.Layer<never>) =>
  Layer.fresh(Layer.provide(Layer.provideMerge(MemoryStorage.layerNoDeps, MemoryDatabase.layer), [
    SecureRandom.layerWebCrypto,
    hasher
  ]))

const erasure = (address: string) => ({
  accountId: account,
  address: normalize(address),
  spelling: address,
  suppressionId: newId(),
  now: new Date(0),
  waitMillis: 0
})

describe("peppers", () => {
  it.effect("are looked up when they are active no longer", () =>
    Effect.gen(function*() {
      const old = yield* ErasureStore.use((store) => store.erase(erasure(ada))).pipe(
        Effect.andThen(MemoryDatabase),
        Effect.provide(stores(RecipientHash.layer({ active: "a", peppers: { a: key(1) } })))
      )
      const hash = [...old.erased.get(account)!.keys()][0]
      yield* Effect.gen(function*() {
        const db = yield* MemoryDatabase
        for (const [id, list] of old.erased) db.erased.set(id, list)
        const store = yield* ErasureStore
        assert.strictEqual((yield* store.erase(erasure(ada))).recipientHash, hash)
        assert.notStrictEqual((yield* store.erase(erasure(bob))).recipientHash, hash)
        const [answer] = yield* EmailStore.use((emails) =>
          emails.accept([acceptGroup([newEmail({ accountId: account, to: [ada] })])])
        )
        assert.deepStrictEqual(answer, { _tag: "Judged", verdicts: [{ _tag: "Suppressed", addresses: [ada] }] })
        assert.strictEqual((yield* SuppressionStore.use((list) => list.list(account, 10, null))).length, 2)
      }).pipe(
        Effect.provide(stores(RecipientHash.layer({ active: "b", peppers: { b: key(2), a: key(1) } })))
      )
    }))

  it.effect("are needed to erase anybody", () =>
    Effect.gen(function*() {
      const exit = yield* Effect.exit(ErasureStore.use((store) => store.erase(erasure(ada))))
      assert.isTrue(Exit.isFailure(exit))
      assert.deepStrictEqual(yield* SuppressionStore.use((list) => list.list(account, 10, null)), [])
    }).pipe(Effect.provide(stores(Layer.empty))))
})
