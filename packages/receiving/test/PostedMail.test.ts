import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import type { Recipient } from "@sendwright/core/received/Reception"
import { Allowance } from "@sendwright/receiving/Allowance"
import { MailListener } from "@sendwright/receiving/MailListener"
import { partsOf } from "@sendwright/receiving/PostedMail"
import * as RawDoor from "@sendwright/receiving/RawDoor"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as FastCheck from "fast-check"
import { greet } from "../../smtp/test/MailClient.ts"
import * as Crlf from "../src/Crlf.ts"
import { ada, engine, limits, listener, mailWith as mailOf, pathOf, postedTo, receiversOf, sent } from "./listening.ts"

const shop = newId()
const receivers = receiversOf({ "in.shop.example": { accountId: shop } })

const take = postedTo
const mailWith = (more: Parameters<typeof limits>[0]) => mailOf(more, receivers)

const bounce = Buffer.from(
  [
    "Content-Type: multipart/report; report-type=delivery-status; boundary=B",
    "",
    "--B",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.com",
    "",
    `Final-Recipient: rfc822; ${ada}`,
    "Action: failed",
    "Status: 5.1.1",
    "--B--",
    ""
  ].join("\n")
)

describe("mail that is posted", () => {
  it.effect("to return paths is read as a report, beside mail for accounts", () =>
    Effect.gen(function*() {
      const { id, types } = yield* sent()
      assert.strictEqual(
        yield* take({ message: bounce, returnPath: "", recipients: [pathOf(id), "help@in.shop.example"] }),
        "250 2.6.0"
      )
      assert.include(yield* types, "email.bounced")
      const forged = pathOf(id).replace(/.(?=@)/, (last) => last === "a" ? "q" : "a")
      assert.strictEqual(yield* take({ message: bounce, recipients: [forged] }), "550 5.1.1")
      const large = Buffer.concat([bounce, Buffer.alloc(2_000_000, "x\n")])
      assert.strictEqual(yield* take({ message: large, recipients: [pathOf(id)] }), "552 5.3.4")
    }).pipe(Effect.provide(Layer.provideMerge(mailWith({}), engine))))

  it.effect("is refused without recipients, or with ones that are none", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* take({ recipients: [] }), "550 5.7.1")
      for (const one of ["", "@", "help@", "in.shop.example", "help@[192.0.2.1]", "a b@in.shop.example"]) {
        assert.match(yield* take({ recipients: [one] }), /^55[03] /)
      }
      assert.strictEqual(yield* take({ message: new Uint8Array(10_001) }), "552 5.3.4")
      // With CRLF it is twice as long, as it would be over SMTP.
      assert.strictEqual(yield* take({ message: Buffer.alloc(5_001, "\n") }), "552 5.3.4")
      assert.strictEqual(yield* take({ message: Buffer.alloc(5_000, "\n") }), "250 2.6.0")
    }).pipe(Effect.provide(Layer.provideMerge(mailWith({ messageBytes: 10_000 }), engine))))

  it.effect("counts with what comes over SMTP", () => {
    const few = { messagesPerMinute: 2 }
    const both = Layer.merge(mailWith({}), listener({}, receivers)).pipe(Layer.provide(Allowance.layer(few)))
    return Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      assert.strictEqual(yield* take({ message: Buffer.from("\r\n1") }), "250 2.6.0")
      assert.match(yield* client.mail(["help@in.shop.example"], Buffer.from("\r\n2")), /^250/)
      assert.strictEqual(yield* take({ message: Buffer.from("\r\n3") }), "452 4.2.2")
      yield* client.say("RSET")
      yield* client.say("MAIL FROM:<>")
      assert.match(yield* client.say("RCPT TO:<help@in.shop.example>"), /^452 4\.2\.2/)
    }).pipe(Effect.provide(Layer.provideMerge(both, engine)))
  })

  it.effect("has no more memory than there is with what comes over SMTP", () => {
    const sizes = { messageBytes: 200_000, messageMemory: 1 }
    const both = Layer.merge(mailWith(sizes), listener({ limits: limits(sizes) }, receivers)).pipe(
      Layer.provide(Allowance.layer(sizes))
    )
    return Effect.gen(function*() {
      const { port } = yield* MailListener
      const client = yield* greet(port)
      yield* client.say("MAIL FROM:<> SIZE=200000")
      assert.match(yield* client.say("RCPT TO:<help@in.shop.example>"), /^250/)
      const message = Buffer.alloc(190_000, "x")
      assert.strictEqual(yield* take({ message }), "452 4.2.2")
      yield* client.say("RSET")
      yield* client.say("MAIL FROM:<>")
      assert.strictEqual(yield* take({ message }), "250 2.6.0")
      // What it held is free again.
      assert.strictEqual(yield* take({ message: Buffer.alloc(190_000, "y") }), "250 2.6.0")
    }).pipe(Effect.provide(Layer.provideMerge(both, engine)))
  })
})

describe("partsOf", () => {
  const recipient = FastCheck.tuple(FastCheck.nat(15), FastCheck.nat(100)).map(([account, name]): Recipient => ({
    address: `${name}@${account}.example`,
    receiver: { accountId: String(account), mode: "live", domain: `${account}.example`, room: null }
  }))
  it("has every recipient once, in parts of few accounts and recipients", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.array(recipient, { maxLength: 60 }),
        FastCheck.record({
          accounts: FastCheck.integer({ min: 1, max: 5 }),
          recipients: FastCheck.integer({ min: 1, max: 9 })
        }),
        (all, most) => {
          const parts = partsOf(all, most)
          assert.sameMembers(parts.flat() as Array<Recipient>, all)
          assert.lengthOf(parts.flat(), all.length)
          for (const part of parts) {
            assert.isAtMost(part.length, most.recipients)
            assert.isAtLeast(part.length, 1)
            assert.isAtMost(new Set(part.map(({ receiver }) => receiver.accountId)).size, most.accounts)
          }
        }
      )
    )
  })
})

describe("Crlf", () => {
  it("ends lines with CRLF, and leaves everything else as it is", () => {
    const text = FastCheck.array(FastCheck.constantFrom("\r", "\n", "\r\n", "a", "\0"), { maxLength: 40 })
    FastCheck.assert(FastCheck.property(text, (all) => {
      const before = Buffer.from(all.join(""))
      const after = Buffer.from(finish(Crlf.normalize(before))).toString()
      assert.strictEqual(after, all.join("").replace(/(?<!\r)\n/g, "\r\n"))
      assert.strictEqual(Buffer.from(finish(Crlf.normalize(Buffer.from(after)))).toString(), after)
    }))
  })
})

describe("the signature of the raw route", () => {
  const secret = Redacted.make("32 characters that nobody guesses")
  const at = new Date(Date.UTC(2026, 10, 26, 12))
  const query = FastCheck.string({ maxLength: 30 }).map((text) =>
    new URLSearchParams({ from: "", to: text }).toString()
  )
  const requests = FastCheck.record({ body: FastCheck.uint8Array({ maxLength: 100 }), query })
  const problem = (request: { readonly body: Uint8Array; readonly query: string }, signature: string, now = at) =>
    finish(RawDoor.distrust(secret, { ...request, headers: { "x-signature": signature } }, now.getTime()))

  it("fits what it was made for, and nothing else", () => {
    FastCheck.assert(FastCheck.property(requests, requests, (one, other) => {
      const signature = RawDoor.sign(secret, { ...one, at })
      assert.isUndefined(problem(one, signature))
      const isSame = Buffer.from(one.body).equals(Buffer.from(other.body)) && one.query === other.query
      assert.strictEqual(problem(other, signature) === undefined, isSame)
      // The border between query and body belongs to what is signed.
      const moved = { query: `${one.query}\n`, body: one.body }
      assert.isDefined(problem(moved, signature))
      assert.isDefined(problem(one, signature.replace(/t=\d+/, `t=${at.getTime() / 1_000 + 1}`)))
      assert.isDefined(problem(one, signature, new Date(at.getTime() + RawDoor.maxAgeMillis + 1)))
      assert.isDefined(problem(one, signature, new Date(at.getTime() - RawDoor.maxAgeMillis - 1)))
    }))
  })

  it("is not thrown at by any header or query", () => {
    FastCheck.assert(FastCheck.property(FastCheck.string(), (text) => {
      assert.isDefined(problem({ body: new Uint8Array(), query: "" }, text))
      RawDoor.envelopeOf(text)
    }))
  })

  it("says who it is for", () => {
    const known = { recipients: ["a@b.example", "c@d.example"], greeting: "mx", remoteAddress: "2001:db8::1" }
    assert.deepStrictEqual(
      RawDoor.envelopeOf("from=x%40y.example&to=a%40b.example&to=c@d.example&ip=2001:db8::1&helo=mx"),
      { ...known, returnPath: "x@y.example" }
    )
    for (const query of ["", "to=a@b.example", "from=a@b.example", "from=&to=a@b.example&ip=nowhere"]) {
      assert.isString(RawDoor.envelopeOf(query))
    }
    assert.isString(RawDoor.envelopeOf(`from=${"&to=a".repeat(1_001)}`))
  })
})
