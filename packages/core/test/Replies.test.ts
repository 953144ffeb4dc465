import { assert, describe, it } from "@effect/vitest"
import * as Inbound from "@sendwright/core/accounts/Inbound"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import { newDomain } from "@sendwright/core/domains/Domain"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { Emails } from "@sendwright/core/emails/Emails"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { type NewReceived, ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { Replies } from "@sendwright/core/received/Replies"
import { idAt, received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { type Customer, customer, engine, send, start } from "./support/harness.ts"

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

/** An email that came to an account's own name. */
const atOwnName = Effect.fnUntraced(function*(one: Customer, repliedToEmailId: string | null = null, local = "help") {
  const { serviceDomain } = yield* EngineSettings
  const to = `${local}@${Inbound.domainOf(one.account.id, "live", serviceDomain)}`
  const envelope = { from: one.owner.email, to: [to] }
  const receivedAt = new Date(start)
  const message = received({
    accountId: one.account.id,
    id: idAt(receivedAt),
    receivedAt,
    envelope,
    from: one.owner.email,
    repliedToEmailId
  })
  yield* (yield* ReceivedStore).add([message])
  const decode = (given: unknown) => SendRequest.decode(given, new Date(start))
  const replies = yield* Replies
  const reply = (input: unknown, key: string | null = null) => replies.reply(one.live, message.id, input, decode, key)
  const sentBy = (input: unknown, key: string | null = null) =>
    Effect.gen(function*() {
      const { from, replyTo } = yield* (yield* Emails).get(one.live, (yield* reply(input, key)).id)
      return { from, replyTo }
    })
  return { to, reply, sentBy, sender: replies.sender(one.live, message) }
})

describe("Replies", () => {
  it.effect("at the account's own name is from who sent what was answered, and is answered there", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const sent = yield* send(one, { from: `Cards <cards@${one.domain}>` })
      const { sender, sentBy, to } = yield* atOwnName(one, sent, "r+abc")
      assert.deepStrictEqual(yield* sentBy({ text: "x" }), { from: `Cards <cards@${one.domain}>`, replyTo: [to] })
      assert.deepStrictEqual(yield* sender, { from: `Cards <cards@${one.domain}>`, replyTo: to })
      const reply = { text: "x", replyTo: "a@b.example" }
      assert.deepStrictEqual((yield* sentBy(reply)).replyTo, ["a@b.example"])
      // As a form gives back what it showed; another sender has its own answers.
      assert.deepStrictEqual((yield* sentBy({ from: `Cards <cards@${one.domain}>`, text: "x" })).replyTo, [to])
      assert.deepStrictEqual((yield* sentBy({ from: `help@${one.domain}`, text: "x" })).replyTo, [])
      const tracked = yield* sentBy({ text: "x", replyTracking: true })
      assert.match(tracked.replyTo[0]!, /^Cards <r\+[a-z2-7]{42}@/)
    }).pipe(Effect.provide(engine())))

  it.effect("at the account's own name is from the same one at its only verified domain, else it has to say", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const domains = yield* DomainStore
      // The email that it answered is gone.
      const { reply, sender, sentBy, to } = yield* atOwnName(one, idAt(new Date(start - 1)))
      assert.deepStrictEqual(yield* sentBy({ text: "x" }, "k"), { from: `help@${one.domain}`, replyTo: [to] })

      const other = {
        id: idAt(new Date(start)),
        accountId: one.account.id,
        region: "local",
        createdAt: new Date(start)
      }
      yield* domains.add(newDomain({ ...other, name: "other.example" }))
      assert.strictEqual((yield* sender).from, `help@${one.domain}`)
      yield* domains.setStatus(one.account.id, other.id, "verified")
      assert.strictEqual((yield* sender).from, null)
      const error = yield* Effect.flip(reply({ text: "x" }))
      assert.deepStrictEqual(error._tag === "ValidationError" ? error.issues : error, [{
        path: ["from"],
        message:
          "is needed here: the address that received the email cannot send. Name an address of one of your verified domains"
      }])
      // What was answered before the second domain was is answered still.
      assert.isTrue((yield* reply({ text: "x" }, "k")).replayed)
      assert.strictEqual((yield* sentBy({ from: "a@other.example", text: "x" })).from, "a@other.example")
      const wrong = yield* Effect.flip(reply({ from: "", text: "x" }))
      assert.notInclude(JSON.stringify(wrong), "is needed here")
    }).pipe(Effect.provide(engine())))

  it.effect("at the account's own name is from the sandbox while there is no domain, which reaches the owner", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      yield* (yield* DomainStore).remove(one.account.id, one.domainId, new Date(start))
      const { sentBy, to } = yield* atOwnName(one)
      const sandbox = Sandbox.domainOf(one.account.id, (yield* EngineSettings).serviceDomain)
      assert.deepStrictEqual(yield* sentBy({ text: "x" }), { from: `help@${sandbox}`, replyTo: [to] })
      const { reply } = yield* atOwnName(one, null, `r+${"a".repeat(42)}`)
      assert.strictEqual((yield* Effect.flip(reply({ text: "x" })))._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))

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
