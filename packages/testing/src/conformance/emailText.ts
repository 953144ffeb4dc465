import { assert } from "@effect/vitest"
import { attachmentsOf } from "@sendwright/core/model/OriginalMessage"
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { acceptGroup } from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { harness, type It } from "./Harness.ts"

// Every code point but NUL and the surrogates, which a request is refused for before storage; all planes, and the
// characters that break formats more often than chance brings them up.
const nasty = [
  "'",
  "\"",
  "\\",
  "{",
  "}",
  ",",
  "\n",
  "\r\n",
  "\t",
  "\u0001",
  "\u007f",
  "\u0085",
  "\u2028",
  "\ufeff",
  "\ufffd",
  "\uffff",
  "e\u0301",
  "\u00e9",
  "\u{1f469}\u200d\u{1f680}",
  "\u{10ffff}",
  "NULL",
  "null",
  "$1",
  "%",
  "_"
]
const character = Arbitrary.map(
  Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 0x10ffff + 5 * nasty.length * 1000 }))),
  (code) =>
    code > 0x10ffff
      ? nasty[code % nasty.length]!
      : code >= 0xd800 && code <= 0xdfff
      ? "\ud83d\ude00"
      : String.fromCodePoint(code % 3 === 0 ? 1 + code % 0xff : code)
)
// What reads texts from Postgres (@effect/sql-pg 4.0.5) drops a byte order mark from the beginning of one that holds
// U+FFFD as well, and of no other.
const text = Arbitrary.map(Arbitrary.array(character, { maxLength: 40 }), (characters) => {
  const given = characters.join("")
  return given.startsWith("\ufeff") && given.includes("\ufffd") ? `.${given}` : given
})
const bytes = Arbitrary.map(
  Arbitrary.array(Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 255 }))), {
    maxLength: 300
  }),
  (values) => Uint8Array.from(values)
)

/** What is stored comes back to the byte. */
export const textTests = (it: It): void => {
  it.effect.prop(
    "keeps every text and every byte",
    { subject: text, html: text, text, name: text, value: text, tag: text, filename: text, bytes },
    (given) =>
      Effect.gen(function*() {
        const t = yield* harness()
        const email = t.email({
          subject: given.subject,
          html: given.html,
          text: given.text,
          from: `${given.name} <ada@example.com>`,
          replyTo: [given.name, given.subject],
          headers: { "X-One": given.value, "X-Two": "", constructor: given.name, ["__proto__"]: given.value },
          tags: [given.tag, given.name],
          attachments: [
            attachment({ filename: given.filename, contentId: given.name, content: given.bytes }),
            attachment({ filename: "", contentType: "a/b; c=\"d\"", content: new Uint8Array() })
          ],
          unsubscribeUrl: `https://example.com/${given.tag}`
        })
        const answer = yield* t.acceptGroup(acceptGroup([email], {
          idempotency: { kind: "batch", key: "key", fingerprint: "f", expiresAt: t.at(1000) },
          answer: { text: given.text, list: [given.name, null, true, 0.1] }
        }))
        assert.strictEqual(answer._tag, "Judged")
        const stored = yield* t.get(email.id)
        assert.strictEqual(stored.subject, given.subject)
        assert.strictEqual(stored.html, given.html)
        assert.strictEqual(stored.text, given.text)
        assert.strictEqual(stored.from, email.from)
        assert.deepStrictEqual(stored.replyTo, email.replyTo)
        assert.deepStrictEqual({ ...stored.headers }, { ...email.headers })
        assert.deepStrictEqual(stored.tags, email.tags)
        assert.strictEqual(stored.unsubscribeUrl, email.unsubscribeUrl)
        assert.deepStrictEqual(
          stored.attachments,
          attachmentsOf(email.attachments).map(({ content, ...head }) => ({ ...head, size: content.length }))
        )
        const replayed = yield* t.acceptGroup(acceptGroup([email], {
          idempotency: { kind: "batch", key: "key", fingerprint: "f", expiresAt: t.at(1000) }
        }))
        assert.deepStrictEqual(
          replayed._tag === "Replayed" && replayed.answer,
          { text: given.text, list: [given.name, null, true, 0.1] }
        )
        const begun = yield* t.beginOne(t.at(0))
        assert.strictEqual(begun.email.subject, given.subject)
        assert.strictEqual(begun.email.html, given.html)
        assert.strictEqual(begun.email.text, given.text)
        assert.strictEqual(begun.email.from, email.from)
        assert.deepStrictEqual({ ...begun.email.headers }, { ...email.headers })
        assert.deepStrictEqual(
          begun.email.attachments.map(({ content, ...rest }) => ({ ...rest, content: [...content] })),
          email.attachments.map(({ content, ...rest }) => ({ ...rest, content: [...content] }))
        )
      }),
    { timeout: 60_000 }
  )
}
