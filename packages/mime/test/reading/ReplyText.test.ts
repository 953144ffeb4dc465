import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import * as fc from "fast-check"
import * as HtmlText from "../../src/reading/HtmlText.ts"
import * as ReplyText from "../../src/reading/ReplyText.ts"
import { attributions, blocks, dividers, htmlReplies, replies } from "./replies.ts"

const ofText = (text: string) => finish(ReplyText.readInSteps({ text, html: null }))
const ofHtml = (html: string) => finish(ReplyText.readInSteps({ text: null, html }))

const words = fc.constantFrom(
  "Thursday",
  "is",
  "fine",
  "for",
  "us,",
  "Grüße",
  "ありがとう",
  "спасибо",
  "at",
  "noon",
  "on",
  "2026"
)
const line = fc.array(words, { minLength: 1, maxLength: 10 }).map((all) => all.join(" "))
/** What somebody writes: lines that end with no colon, and paragraphs of them. */
const fresh = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")), {
  minLength: 1,
  maxLength: 4
}).map((paragraphs) => paragraphs.join("\n\n"))
const quoted = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) =>
  lines.map((each) => `> ${each}`).join("\n")
)
const attribution = fc.constantFrom(...attributions.map(([, text]) => text))

describe("ReplyText", () => {
  for (const [client, expected, text] of replies) {
    it(`finds the new part: ${client}`, () => assert.strictEqual(ofText(text), expected))
  }

  for (const [client, expected, html] of htmlReplies) {
    it(`finds the new part in html: ${client}`, () => assert.strictEqual(ofHtml(html), expected))
  }

  it("keeps what was written above a quote, below it and between two, in each language", () => {
    fc.assert(
      fc.property(fresh, fresh, attribution, quoted, quoted, (first, second, above, one, other) => {
        assert.strictEqual(ofText(`${first}\n\n${above}\n${one}\n`), first)
        assert.strictEqual(ofText(`${above}\n${one}\n\n${first}\n`), first)
        assert.strictEqual(ofText(`${above}\n${one}\n\n${first}\n\n${other}\n\n${second}\n`), `${first}\n\n${second}`)
      }),
      { numRuns: 300 }
    )
  })

  it("keeps nothing below the head of an original message", () => {
    const head = fc.constantFrom(...blocks.map(([, block]) => block), ...dividers)
    fc.assert(
      fc.property(fresh, head, fresh, (first, between, second) => {
        assert.strictEqual(ofText(`${first}\n\n${between}\n\n${second}\n`), first)
      }),
      { numRuns: 300 }
    )
  })

  it("answers null for a text that quotes nothing", () => {
    fc.assert(fc.property(fresh, (text) => assert.isNull(ofText(text))))
  })

  it("answers with lines of the text and no others, whatever it is", () => {
    const piece = fc.oneof(
      line,
      attribution,
      fc.constantFrom(...dividers, ">", "> >", "-- ", "--", "", ":", "wrote:", "On 2026:", "____________", "\r"),
      fc.string({ unit: "binary", maxLength: 12 })
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join("\n")
        const found = ofText(text)
        if (found === null) return
        assert.strictEqual(found, found.trim())
        const lines = new Set(text.split("\n").map((each) => each.trim()))
        for (const each of found.split("\n")) assert(lines.has(each.trim()), each)
        assert(!found.split("\n").some((each) => each.startsWith("> ")))
      }),
      { numRuns: 1_000 }
    )
  })

  it("looks at the html where nothing in the text looks quoted", () => {
    const html = "<p>New</p><blockquote type=cite>Old</blockquote>"
    assert.strictEqual(finish(ReplyText.readInSteps({ text: "New Old", html })), "New")
    assert.strictEqual(finish(ReplyText.readInSteps({ text: "New\n> Old", html: "<p>Other</p>" })), "New")
    assert.isNull(finish(ReplyText.readInSteps({ text: null, html: null })))
  })
})

describe("HtmlText", () => {
  const read = (html: string) => finish(HtmlText.read(html))

  it("reads blocks, breaks, cells, references and values with angle brackets", () => {
    assert.strictEqual(read("<p>a\n  b</p><p>c</p>"), "a b\n\nc")
    assert.strictEqual(read("a<br>b<br/><br>c"), "a\nb\n\nc")
    assert.strictEqual(read("<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>"), "a b\nc")
    assert.strictEqual(read("&lt;&amp;&#x20ac;&#8364;&#128;&eacute;&nbsp;&none;"), "<&€€€é &none;")
    assert.strictEqual(read("<img alt=\"a>b\" title='>'>c"), "c")
    assert.strictEqual(read("<style>p > b {}</style><!-- <p> -->a<script>if (a<b) c</script>b"), "ab")
    assert.strictEqual(read("a < b <3 c"), "a < b <3 c")
    assert.strictEqual(read("<pre>a\n  b</pre>c"), "a\n  b\nc")
  })

  it("gives the words of any text that was escaped", () => {
    const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 5 }), (lines) => {
        const shown = (text: string) => text.split(/\s+/).join("")
        assert.strictEqual(
          shown(read(lines.map((each) => `<div>${escaped(each)}</div>`).join(""))),
          shown(lines.join(""))
        )
      })
    )
  })
})
