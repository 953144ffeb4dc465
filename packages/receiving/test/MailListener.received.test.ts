import { assert, describe, it } from "@effect/vitest"
import * as ReplyAddress from "@sendwright/core/emails/ReplyAddress"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import type { Authentication } from "@sendwright/core/received/ReceivedEmail"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { Receivers } from "@sendwright/core/received/Receivers"
import { type Arrival, SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { MailListener } from "@sendwright/receiving/MailListener"
import { newId } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Aead from "effect/crypto/Aead"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { connect, greet } from "../../smtp/test/MailClient.ts"
import { engine, feedback, limits, listener, pathOf, receiversOf, sent } from "./listening.ts"

const [shop, books] = [newId(), newId()]
const receivesAt: Parameters<typeof receiversOf>[0] = {
  "in.shop.example": { accountId: shop },
  "xn--bcher-kva.example": { accountId: books },
  "test.shop.example": { accountId: shop, mode: "test" }
}
const receivers = receiversOf(receivesAt)

const textOf = (...lines: ReadonlyArray<string>): Uint8Array => Buffer.from(lines.join("\r\n"))

const question = textOf(
  "Received: from a.example by b.example; Thu, 26 Nov 2026 12:00:00 +0000",
  "From: =?utf-8?q?B=C3=A4rbel?= <baerbel@mail.example>",
  "To: Help <help@in.shop.example>, ask@b\u00fccher.example",
  "Subject: How many?",
  "Message-ID: <1@mail.example>",
  "",
  "How many cards?",
  "",
  "> Buy cards."
)

/** What an account has received, oldest first. */
const receivedBy = Effect.fnUntraced(function*(accountId: string, mode: "live" | "test" = "live") {
  const store = yield* ReceivedStore
  const scope = { accountId, modes: [mode] }
  const { emails } = yield* store.list(scope, { limit: 100, after: null, search: null, depth: 1_000 })
  const all = yield* Effect.forEach(emails, ({ id }) => store.find(scope, id))
  return all.flatMap(Option.toArray).toReversed()
})

/** The engine, whose storage of received mail does something else. */
const engineWith = (change: (store: ReceivedStore["Service"]) => Partial<ReceivedStore["Service"]>) =>
  Layer.effect(ReceivedStore, Effect.map(ReceivedStore, (store) => ({ ...store, ...change(store) }))).pipe(
    Layer.provideMerge(engine)
  )

const failed = new StorageError({ command: "ReceivedStore.add", cause: new Error("down") })

const passed: Authentication = {
  spf: { result: "pass", domain: "mail.example" },
  dkim: [],
  dmarc: { result: "none", domain: "mail.example", policy: null },
  arc: { result: "none", domain: null }
}
const arrivals: Array<Arrival> = []
const checks = Layer.succeed(SenderAuthentication, {
  check: ({ greeting, message, remoteAddress, returnPath }) =>
    Effect.sync(() => {
      arrivals.push({ greeting, message, remoteAddress, returnPath })
      return passed
    })
})

describe("mail for accounts", () => {
  it.effect("is stored once for each account and mode, with its own recipients alone", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const now = yield* Clock.currentTimeMillis
      const client = yield* greet(port)
      const to = [
        "Help@in.shop.example",
        "ask@b\u00fccher.example",
        "sales@IN.shop.example",
        "help@in.shop.example",
        "help@test.shop.example"
      ]
      assert.match(yield* client.mail(to, question), /^250 2\.6\.0/)
      const [email, ...more] = yield* receivedBy(shop)
      assert.deepStrictEqual(more, [])
      assert.deepInclude(email, {
        mode: "live",
        domain: "in.shop.example",
        envelope: { from: "", to: ["Help@in.shop.example", "sales@IN.shop.example"] },
        from: "B\u00e4rbel <baerbel@mail.example>",
        subject: "How many?",
        messageId: "1@mail.example",
        text: "How many cards?\n\n> Buy cards.",
        replyText: "How many cards?",
        html: null,
        authentication: null,
        spam: null,
        repliedToEmailId: null,
        receivedAt: new Date(now),
        sizeBytes: question.length + 2,
        hasOriginal: true
      })
      assert.strictEqual(Number.parseInt(email!.id.replace("-", "").slice(0, 12), 16), now)
      const store = yield* ReceivedStore
      const raw = yield* store.content({ accountId: shop, modes: ["live"] }, email!.id)
      assert.deepStrictEqual(Buffer.from(Option.getOrThrow(raw)).toString(), `${Buffer.from(question).toString()}\r\n`)
      assert.deepStrictEqual(
        (yield* receivedBy(books)).map(({ domain, envelope }) => [domain, envelope.to]),
        [["xn--bcher-kva.example", ["ask@b\u00fccher.example"]]]
      )
      assert.deepStrictEqual((yield* receivedBy(shop, "test")).map(({ envelope }) => envelope.to), [[
        "help@test.shop.example"
      ]])
      assert.match(yield* client.mail(to, question), /^250/)
      assert.lengthOf(yield* receivedBy(shop), 1)
    }).pipe(Effect.provide(Layer.provideMerge(listener({}, receivers), engine))))

  it.effect("finds the sent email that it answers", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { id, t } = yield* sent()
      receivesAt["in.engines.example"] = { accountId: t.account.id }
      const client = yield* greet(port)
      for (const named of ["other@mail.example", `${id}@engines.example`]) {
        assert.match(
          yield* client.mail(["a@in.engines.example"], textOf(`In-Reply-To: <${named}>`, "", "Thanks", "")),
          /^250/
        )
      }
      const answers = yield* receivedBy(t.account.id)
      assert.sameDeepMembers(answers.map(({ inReplyTo, repliedToEmailId }) => [inReplyTo, repliedToEmailId]), [
        ["other@mail.example", null],
        [`${id}@engines.example`, id]
      ])
    }).pipe(Effect.provide(Layer.provideMerge(listener({}, receivers), engine))))

  it.effect("is stored with what was found of its sender, by the address that a proxy names", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* connect(port)
      yield* client.write("PROXY TCP4 192.0.2.7 192.0.2.2 40000 25\r\n")
      yield* client.reply
      yield* client.say("EHLO mx.mail.example")
      yield* client.say("MAIL FROM:<charles@mail.example> SIZE=1000")
      yield* client.say("RCPT TO:<help@in.shop.example>")
      yield* client.say("DATA")
      yield* client.write(question)
      assert.match(yield* client.say("\r\n."), /^250/)
      assert.deepStrictEqual(
        arrivals.map(({ greeting, remoteAddress, returnPath }) => ({ greeting, remoteAddress, returnPath })),
        [
          { returnPath: "charles@mail.example", greeting: "mx.mail.example", remoteAddress: "192.0.2.7" }
        ]
      )
      const [email] = yield* receivedBy(shop)
      assert.deepInclude(email, { authentication: passed })
      assert.strictEqual(email?.envelope.from, "charles@mail.example")
    }).pipe(
      Effect.provide(
        listener({ proxies: ["127.0.0.1"] }, receivers).pipe(
          Layer.provide(checks),
          Layer.provideMerge(engine)
        )
      )
    ))
})

describe("mail that is not from whom it says", () => {
  const forged = Layer.succeed(SenderAuthentication, {
    check: () =>
      Effect.succeed({
        ...passed,
        dmarc: { result: "fail" as const, domain: "bank.example", policy: "reject" as const }
      })
  })
  it.effect("is refused where the domain asks for it", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      assert.match(yield* client.mail(["help@in.shop.example"], question), /^550 5\.7\.1 The DMARC policy/)
      assert.deepStrictEqual(yield* receivedBy(shop), [])
    }).pipe(Effect.provide(listener({}, receivers).pipe(Layer.provide(forged), Layer.provideMerge(engine)))))
})

describe("addresses made for answers", () => {
  const box = SecretBox.layer({ active: "a", keys: { a: Redacted.make(new Uint8Array(32).fill(7)) } }).pipe(
    Layer.provide(Layer.merge(Aead.layerWebCrypto, Mac.layerWebCrypto)),
    Layer.provide(SecureRandom.layerWebCrypto)
  )
  it.effect("lead to the email that they were made for, of that account alone, and forged ones to nobody", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { id, t } = yield* sent()
      const keys = (yield* ReplyAddress.keys)!
      receivesAt["in.engines.example"] = { accountId: t.account.id }
      const client = yield* greet(port)
      for (const domain of ["in.engines.example", "in.shop.example"]) {
        assert.match(yield* client.mail([ReplyAddress.make(keys, id, domain)], question), /^250/)
      }
      assert.deepStrictEqual((yield* receivedBy(t.account.id)).map(({ repliedToEmailId }) => repliedToEmailId), [id])
      assert.deepStrictEqual((yield* receivedBy(shop)).map(({ repliedToEmailId }) => repliedToEmailId), [null])
      yield* client.say("MAIL FROM:<>")
      const forged = ReplyAddress.make(keys, id, "in.engines.example").replace(
        /.(?=@)/,
        (one) => one === "a" ? "q" : "a"
      )
      assert.match(yield* client.say(`RCPT TO:<${forged}>`), /^550 5\.1\.1/)
    }).pipe(Effect.provide(listener({}, receivers).pipe(Layer.provideMerge(box), Layer.provideMerge(engine)))))
})

describe("a storage that fails", () => {
  it.effect("has the message sent again, which makes no second email", () => {
    let isDown = true
    const stored = engineWith(({ add }) => ({
      // The worst moment: the commit is there, and its answer is lost.
      add: (messages) => isDown ? Effect.andThen(add(messages), Effect.fail(failed)) : add(messages)
    }))
    return Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      const to = ["help@in.shop.example", "ask@xn--bcher-kva.example"]
      assert.match(yield* client.mail(to, question), /^451 4\.3\.0/)
      isDown = false
      assert.match(yield* client.mail(to, question), /^250 2\.6\.0/)
      assert.lengthOf(yield* receivedBy(shop), 1)
      assert.lengthOf(yield* receivedBy(books), 1)
    }).pipe(Effect.provide(Layer.provideMerge(listener({}, receivers), stored)))
  })

  it.effect("is no reason to say that nobody is there", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      yield* client.say("MAIL FROM:<>")
      for (let more = 0; more < 25; more++) {
        assert.match(yield* client.say("RCPT TO:<help@in.shop.example>"), /^451 4\.3\.0/)
      }
    }).pipe(
      Effect.provide(
        Layer.provideMerge(listener({}, Layer.succeed(Receivers, { find: () => Effect.fail(failed) })), engine)
      )
    ))
})

describe("recipients", () => {
  it.effect("are refused by what they are", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      const forged = pathOf(newId()).replace(/.(?=@)/, (last) => last === "a" ? "q" : "a").split("@")[0]
      yield* client.say("MAIL FROM:<> SMTPUTF8")
      const answers = {
        "help@elsewhere.example": /^550 5\.7\.1/,
        "help@[192.0.2.1]": /^55[03] 5\.[17]\./,
        [`${forged}@in.shop.example`]: /^550 5\.1\.1/,
        ".help@in.shop.example": /^501 5\.1\.3/,
        "a@b@in.shop.example": /^5/,
        "h\u00e9lp@in.shop.example": /^553 5\.6\.7/
      }
      for (const [address, answer] of Object.entries(answers)) {
        assert.match(yield* client.say(`RCPT TO:<${address}>`), answer, address)
      }
      assert.match(yield* client.say("DATA"), /^503/)
      assert.match(yield* client.say("RCPT TO:<anything+at.all@in.shop.example>"), /^250/)
      assert.match(yield* client.say(`RCPT TO:<${pathOf(newId())}>`), /^452 4\.5\.3/)
      yield* client.say("RSET")
      yield* client.say("MAIL FROM:<>")
      assert.match(yield* client.say(`RCPT TO:<${feedback}>`), /^250/)
      assert.match(yield* client.say("RCPT TO:<help@in.shop.example>"), /^452 4\.5\.3/)
    }).pipe(Effect.provide(Layer.provideMerge(listener({}, receivers), engine))))

  it.effect("are at most a hundred, of a few accounts", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      yield* client.say("MAIL FROM:<>")
      for (let at = 0; at < 100; at++) {
        assert.match(yield* client.say(`RCPT TO:<${at}@in.shop.example>`), /^250/)
      }
      assert.match(yield* client.say("RCPT TO:<100@in.shop.example>"), /^452/)
      yield* client.say("RSET")
      yield* client.say("MAIL FROM:<>")
      for (let at = 0; at < 10; at++) {
        receivesAt[`in${at}.example`] = { accountId: newId() }
        assert.match(yield* client.say(`RCPT TO:<a@in${at}.example>`), /^250/)
      }
      assert.match(yield* client.say("RCPT TO:<a@in.shop.example>"), /^452 4\.5\.3/)
      assert.match(yield* client.say("RCPT TO:<b@in9.example>"), /^250/)
    }).pipe(Effect.provide(Layer.provideMerge(listener({}, receivers), engine))))

  it.effect("of an account that is sent too much wait, and those of others do not", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      for (const text of ["1", "2"]) assert.match(yield* client.mail(["a@in.shop.example"], textOf("", text)), /^250/)
      assert.match(yield* client.mail(["a@in.shop.example"], textOf("", "3")), /^452 4\.2\.2/)
      yield* client.say("RSET")
      assert.match(yield* client.mail(["a@xn--bcher-kva.example"], textOf("", "3")), /^250/)
      yield* TestClock.adjust("31 seconds")
      assert.match(yield* client.mail(["a@in.shop.example"], textOf("", "3")), /^250/)
      assert.lengthOf(yield* receivedBy(shop), 3)
    }).pipe(
      Effect.provide(Layer.provideMerge(listener({ limits: limits({ messagesPerMinute: 2 }) }, receivers), engine))
    ))
})

describe("messages", () => {
  it.effect("that are too large, or have gone round in circles, are refused for good", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      assert.match(yield* client.say("MAIL FROM:<> SIZE=10001"), /^552/)
      assert.match(yield* client.mail(["a@in.shop.example"], Buffer.alloc(10_001, "x")), /^552 5\.3\.4/)
      const hop = "Received: from a.example by b.example; Thu, 26 Nov 2026 12:00:00 +0000\r\n"
      assert.match(
        yield* client.mail(["a@in.shop.example"], textOf(`${hop.repeat(51)}Subject: x`, "", "")),
        /^554 5\.4\.6/
      )
      assert.match(yield* client.mail(["a@in.shop.example"], textOf(`${hop.repeat(50)}Subject: x`, "", "")), /^250/)
      assert.lengthOf(yield* receivedBy(shop), 1)
    }).pipe(
      Effect.provide(Layer.provideMerge(listener({ limits: limits({ messageBytes: 10_000 }) }, receivers), engine))
    ))

  it.effect("that are large wait for each other by their sizes, and small ones pass", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const [first, second] = [yield* greet(port), yield* greet(port)]
      yield* first.say("MAIL FROM:<> SIZE=200000")
      assert.match(yield* first.say("RCPT TO:<a@in.shop.example>"), /^250/)
      yield* second.say("MAIL FROM:<> SIZE=200000")
      assert.match(yield* second.say("RCPT TO:<a@in.shop.example>"), /^452 4\.2\.2/)
      assert.match(yield* second.say("RCPT TO:<a@xn--bcher-kva.example>"), /^452 4\.3\.1/)
      yield* second.say("RSET")
      yield* second.say("MAIL FROM:<>")
      assert.match(yield* second.say("RCPT TO:<a@xn--bcher-kva.example>"), /^250/)
      assert.match(yield* second.say("DATA"), /^354/)
      yield* second.write(Buffer.alloc(190_000, "x"))
      assert.match(yield* second.say("\r\n."), /^452 4\.3\.1/)
      assert.match(yield* second.mail(["a@xn--bcher-kva.example"], question), /^250/)
      yield* first.say("RSET")
      assert.match(yield* first.say("MAIL FROM:<>"), /^250/)
      yield* second.say("MAIL FROM:<> SIZE=200000")
      assert.match(yield* second.say("RCPT TO:<a@in.shop.example>"), /^250/)
    }).pipe(
      Effect.provide(
        Layer.provideMerge(listener({ limits: limits({ messageBytes: 200_000, messageMemory: 1 }) }, receivers), engine)
      )
    ))
})
