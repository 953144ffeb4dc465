import { assert, describe, it } from "@effect/vitest"
import { addressOf, normalize } from "@sendwright/core/foundation/Address"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { toSearch } from "@sendwright/core/model/EmailQuery"
import { goesWhole, namesInContents } from "@sendwright/core/privacy/erasedReceived"
import * as Redaction from "@sendwright/core/privacy/Redaction"
import { fingerprintOf } from "@sendwright/core/received/fingerprintOf"
import { maxNamed, namedBy } from "@sendwright/core/received/ReceivedEmail"
import { matchOf, recipientsOf, searchTextOf, senderOf } from "@sendwright/core/received/ReceivedQuery"
import { newId, received } from "@sendwright/testing/fixtures"
import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"

const address = fc.tuple(
  fc.stringMatching(/^[A-Za-z0-9]{1,6}$/),
  fc.constantFrom("example.com", "Bücher.example", "in.engines.example")
).map(([local, domain]) => `${local}@${domain}`)
const mailbox = address.chain((one) => fc.constantFrom(one, `Ada <${one}>`, `"Lovelace, Ada" <${one}>`))
const mailboxes = fc.array(mailbox, { maxLength: 3 })
const accountId = newId()
const email = fc.record({
  from: fc.option(mailbox),
  to: mailboxes,
  cc: mailboxes,
  subject: fc.string({ maxLength: 20 }).map((text) => text.replaceAll("\n", " ")),
  envelope: fc.record({
    from: fc.oneof(fc.constant(""), address),
    to: fc.array(address, { minLength: 1, maxLength: 3 })
  })
}).map((over) => received({ accountId, ...over }))

describe("namedBy", () => {
  const ids = fc.array(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz".split("").map((one) => `${one}@x`)), {
    maxLength: 60
  })
  it("names what is answered first, then the thread backwards, each once and not too many", () => {
    fc.assert(fc.property(fc.option(fc.constantFrom("a@x", "0@x")), ids, (inReplyTo, references) => {
      const named = namedBy({ inReplyTo, references })
      assert.isAtMost(named.length, maxNamed)
      assert.strictEqual(new Set(named).size, named.length)
      const all = inReplyTo === null ? references : [...references, inReplyTo]
      assert.strictEqual(named.length, Math.min(maxNamed, new Set(all).size))
      // By its last mention, the latest first.
      const places = named.map((id) => all.lastIndexOf(id))
      assert.deepStrictEqual(places, places.toSorted((left, right) => right - left))
    }))
  })
})

describe("senderOf and recipientsOf", () => {
  it("know each mailbox once, in whatever spelling", () => {
    fc.assert(fc.property(email, (one) => {
      const sender = senderOf(one)
      if (one.from !== null) assert.strictEqual(sender, normalize(addressOf(one.from)))
      else assert.strictEqual(sender, one.envelope.from === "" ? null : normalize(one.envelope.from))
      const found = recipientsOf(one)
      const all = [...one.envelope.to, ...one.to, ...one.cc].map((mailbox) => normalize(addressOf(mailbox)))
      assert.deepStrictEqual(found, [...new Set(all)])
    }))
  })

  it("take nothing for an address that is longer than one can be, and not more of them than a few", () => {
    const long = `${"a".repeat(400)}@example.com`
    const one = received({
      accountId,
      from: long,
      envelope: { from: "", to: ["help@in.engines.example"] },
      to: [long, ...Array.from({ length: 300 }, (_, index) => `${index}@example.com`)]
    })
    assert.isNull(senderOf(one))
    assert.deepStrictEqual(recipientsOf(one).slice(0, 2), ["help@in.engines.example", "0@example.com"])
    assert.lengthOf(recipientsOf(one), 200)
  })
})

describe("matchOf", () => {
  it("hits what stands in a line of the search text, and nothing else", () => {
    fc.assert(fc.property(email, email, fc.nat(40), fc.integer({ min: 1, max: 8 }), (one, other, from, length) => {
      const lines = searchTextOf(other).split("\n")
      const text = lines[from % lines.length]!.slice(0, length).trim()
      fc.pre(text !== "" && text !== "<>")
      const search = { _tag: "Text", text } as const
      const match = matchOf(one, search)
      assert.strictEqual(match !== undefined, searchTextOf(one).includes(text.toLowerCase()))
      if (match !== undefined) assert.include(match.value.toLowerCase(), text.toLowerCase())
    }))
  })

  it("knows a Message-ID as a whole, and the id", () => {
    const one = received({ accountId, messageId: "Note.G@mail.example" })
    assert.deepStrictEqual(matchOf(one, toSearch("<Note.G@mail.example>")), {
      field: "message_id",
      value: "Note.G@mail.example"
    })
    assert.isUndefined(matchOf(one, toSearch("Note.G@mail")))
    assert.deepStrictEqual(matchOf(one, toSearch(one.id.toUpperCase())), { field: "id", value: one.id })
    assert.isUndefined(matchOf(one, toSearch(newId())))
  })
})

describe("fingerprintOf", () => {
  const of = (over: Partial<Parameters<typeof received>[0]> = {}) => {
    const message = received({ accountId, id: accountId, ...over })
    return fingerprintOf(message, String(message.content)).pipe(Effect.provide(Digest.layerWebCrypto))
  }
  it.effect("is the same for the same message to the same recipients, and no other", () =>
    Effect.gen(function*() {
      const to = ["ada@in.engines.example", "help@in.engines.example"]
      const first = yield* of({ envelope: { from: "", to } })
      assert.match(first, /^[0-9a-f]{64}$/)
      // Who sent it again may be another server.
      const again = { from: "x@y.example", to: ["HELP@in.engines.example", "\"ada\"@In.Engines.example", ...to] }
      assert.strictEqual(yield* of({ envelope: again }), first)
      const others = yield* Effect.all([
        of({ envelope: { from: "", to: to.slice(1) } }),
        of({ envelope: { from: "", to }, mode: "test" }),
        of({ envelope: { from: "", to }, accountId: newId() }),
        of({ envelope: { from: "", to }, messageId: null }),
        of({ envelope: { from: "", to }, content: new Uint8Array(1) })
      ])
      assert.strictEqual(new Set([first, ...others]).size, 6)
    }))
})

describe("an erasure of received emails", () => {
  it("takes whole what the address stands on, however it is spelt, and nothing of others", () => {
    fc.assert(fc.property(email, address, (one, erased) => {
      const redactor = Redaction.make(normalize(erased), [erased.toLowerCase()])
      const isParty = [senderOf(one), ...recipientsOf(one)].includes(normalize(erased))
        || normalize(one.envelope.from) === normalize(erased)
      assert.strictEqual(goesWhole({ ...one, subject: "" }, redactor), isParty)
    }))
  })

  it.effect("takes what is contained where it is named in base64 alone", () =>
    Effect.gen(function*() {
      const redactor = Redaction.make("ada@example.com")
      const bytes = (text: string) => new TextEncoder().encode(`Content-Transfer-Encoding: base64\r\n\r\n${text}\r\n`)
      const { attachments, headers, html, replyText, text } = received({ accountId })
      const contents = { attachments, headers, html, replyText, text }
      const named = (said: string) => runSteps(namesInContents(contents, bytes(btoa(said)), redactor))
      assert.isTrue(yield* named("From ada@example.com with love"))
      assert.isFalse(yield* named("From eva@example.com with love"))
    }))
})
