import { assert, describe, it } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { type NewReceived, ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { Replies } from "@sendwright/core/received/Replies"
import { idAt, received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { customer, engine, start } from "./support/harness.ts"

const setUp = Effect.fnUntraced(function*(more: Partial<NewReceived>, sender = "ada@example.com") {
  const store = yield* ReceivedStore
  const replies = yield* Replies
  const one = yield* customer()
  const envelope = { from: sender, to: [`help@${one.domain}`] }
  const receivedAt = new Date(start)
  const message = received({ accountId: one.live.account.id, id: idAt(receivedAt), receivedAt, envelope, ...more })
  yield* store.add([message])
  const decode = (send: unknown) => SendRequest.decode(send, new Date(start))
  const reply = (input: unknown, key: string | null = null, caller = one.live) =>
    replies.reply(caller, message.id, input, decode, key)
  return { message, one, reply }
})

describe("Replies", () => {
  it.effect("answers who wrote, in their thread, once under a key", () =>
    Effect.gen(function*() {
      const { one, reply } = yield* setUp({
        from: "Ada <ada@example.com>",
        replyTo: [],
        subject: "Cards",
        messageId: "2@a.example",
        references: ["1@a.example"]
      })
      const { id } = yield* reply({
        from: `hello@${one.domain}`,
        text: "Here you are.",
        headers: { "X-Ticket": "7" }
      }, "k")
      const { id: again } = yield* reply(
        { from: `hello@${one.domain}`, text: "Here you are.", headers: { "X-Ticket": "7" } },
        "k"
      )
      assert.strictEqual(again, id)
      const email = yield* (yield* Emails).get(one.live, id)
      assert.deepStrictEqual([email.to, email.subject, email.headers], [
        ["Ada <ada@example.com>"],
        "Re: Cards",
        { "In-Reply-To": "<2@a.example>", References: "<1@a.example> <2@a.example>", "X-Ticket": "7" }
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("is from the address at which it was received, and says what else a send lacks", () =>
    Effect.gen(function*() {
      const { one, reply } = yield* setUp({})
      const { id } = yield* reply({ text: "Here you are." })
      assert.strictEqual((yield* (yield* Emails).get(one.live, id)).from, `help@${one.domain}`)
      for (const input of [{}, { text: 1 }, { text: "x", headers: "X" }, null]) {
        assert.strictEqual((yield* Effect.flip(reply(input)))._tag, "ValidationError")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("answers no report, no other program, and nothing of another account", () =>
    Effect.gen(function*() {
      const { reply } = yield* setUp({}, "")
      assert.strictEqual((yield* Effect.flip(reply({ text: "x" })))._tag, "ValidationError")
      const other = yield* customer()
      const refused = yield* Effect.flip(reply({ text: "x" }, null, other.live))
      assert.strictEqual(refused._tag, "NotFound")
    }).pipe(Effect.provide(engine())))
})
