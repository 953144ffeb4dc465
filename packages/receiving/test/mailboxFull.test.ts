import { assert, describe, it } from "@effect/vitest"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { MailListener } from "@sendwright/receiving/MailListener"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { greet } from "../../smtp/test/MailClient.ts"
import { engine, listener, mailWith, postedTo, receiversOf } from "./listening.ts"

const [shop, books, tea] = [newId(), newId(), newId()]
const receivers = receiversOf({
  // What is known is a second old: the account kept nothing then.
  "shop.example": { accountId: shop, room: { usedBytes: 0, mostBytes: 60 } },
  "books.example": { accountId: books },
  "tea.example": { accountId: tea, room: { usedBytes: 1_000, mostBytes: 1_000 } }
})

/** A message of so many bytes with the end of its last line, each another one. */
const message = (first: string, bytes = 40) => Buffer.from(`Subject: ${first}\r\n\r\n`.padEnd(bytes - 2, "x"))

const used = (accountId: string) =>
  Effect.flatMap(
    AccountStore,
    (accounts) => Effect.map(accounts.receivedUse([accountId]), (found) => found.get(accountId) ?? 0)
  )

const refusals = Effect.map(Metric.snapshot, (all) => {
  const found = all.find(({ id }) => id === "sendwright_mail_full_total")
  return found?.type === "Counter" ? found.state.count : 0
})

const full = /^452 4\.2\.2 The mailbox is full: send again once its owner has made room in it/

describe("a full mailbox", () => {
  it.effect("is told at its recipient, and at the end of a message that does not fit", () => {
    const lines: Array<unknown> = []
    const logger = Logger.make(({ message }) => void lines.push(message))
    return Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      yield* client.say("MAIL FROM:<> SIZE=61")
      assert.match(yield* client.say("RCPT TO:<help@shop.example>"), full)
      assert.match(yield* client.say("RCPT TO:<help@tea.example>"), full)
      assert.match(yield* client.say("RCPT TO:<help@books.example>"), /^250/)
      yield* client.say("RSET")
      assert.match(yield* client.mail(["help@shop.example"], message("1")), /^250/)
      assert.match(yield* client.mail(["help@books.example", "help@shop.example"], message("2")), full)
      assert.deepStrictEqual([yield* used(shop), yield* used(books)], [40, 0])
      assert.match(yield* client.mail(["help@books.example"], message("2")), /^250/)
      // Nothing is stored twice, and so it fits.
      assert.match(yield* client.mail(["help@shop.example"], message("1")), /^250/)
      assert.match(yield* client.mail(["help@shop.example"], message("3", 20)), /^250/)
      assert.strictEqual(yield* used(shop), 60)
      assert.strictEqual(yield* refusals, 3)
      yield* TestClock.adjust("1 minute")
      const told = lines.flat().filter((one) => typeof one === "object" && one !== null && "accounts" in one)
      assert.deepStrictEqual(told, [{ accounts: [shop, tea] }])
    }).pipe(
      Effect.provide(Layer.provideMerge(listener({}, receivers), engine)),
      Effect.provide(Logger.layer([logger])),
      Effect.provideService(Metric.MetricRegistry, new Map())
    )
  })

  it.effect("has who posts a message post it again", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* postedTo({ recipients: ["help@tea.example"], message: message("1") }), "452 4.2.2")
      assert.strictEqual(yield* postedTo({ recipients: ["help@shop.example"], message: message("1") }), "250 2.6.0")
      assert.strictEqual(yield* postedTo({ recipients: ["help@shop.example"], message: message("2") }), "452 4.2.2")
      // The other recipient has it, and what is posted again is stored once.
      const both = { recipients: ["help@books.example", "help@tea.example"], message: message("1") }
      for (let i = 0; i < 2; i++) assert.strictEqual(yield* postedTo(both), "452 4.2.2")
      assert.deepStrictEqual([yield* used(shop), yield* used(books)], [38, 38])
    }).pipe(Effect.provide(Layer.provideMerge(mailWith({}, receivers), engine))))
})
