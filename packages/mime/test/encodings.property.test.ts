import { assert, describe, it } from "@effect/vitest"
import { finish, stepBytes } from "@sendwright/core/foundation/Steps"
import * as fc from "fast-check"
import * as Base64 from "../src/base64.ts"
import * as QuotedPrintable from "../src/quotedPrintable.ts"
import { relaxedBody } from "../src/relaxedBody.ts"
import { utf8 } from "../src/utf8.ts"

const piece = fc.oneof(
  fc.constantFrom("\r\n", " ", "\t", "=", ".", "--=_", "é", "漢", "🎉", "\0", "\x7f", "\r", "\n", "From "),
  fc.string({ maxLength: 90 }),
  fc.string({ unit: fc.constantFrom("a", "b", " "), minLength: 60, maxLength: 200 }),
  // Three octets for each.
  fc.constantFrom("=", "\t=", "漢").map((text) => text.repeat(300))
)
const texts = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join("").toWellFormed())

/** What a reader makes of quoted-printable (RFC 2045 §6.7). */
const decoded = (encoded: string): string => {
  const octets = encoded.replace(/[\t ]+(?=\r\n|$)/g, "").replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(octets, "latin1").toString()
}

describe("quoted-printable", () => {
  it("reads back as the text with CRLF line ends, in lines of at most 76 printable octets", () => {
    fc.assert(fc.property(texts, (text) => {
      const encoded = finish(QuotedPrintable.encode(Buffer.from(text))).toString("latin1")
      assert.strictEqual(decoded(encoded), text.replace(/\r\n|\r|\n/g, "\r\n"))
      assert.notInclude(encoded, "=_")
      for (const line of encoded.split("\r\n")) {
        assert.match(line, /^[\t\x20-\x7e]{0,76}$/)
        assert.notMatch(line, /[\t ]$/)
        // A character is not broken: what goes on in the next line is no continuation (RFC 3629 §3).
        assert.notMatch(line, /^=[89AB]/)
      }
    }))
  })

  it("leaves a short text as it is, and breaks a long line after a space", () => {
    assert.strictEqual(finish(QuotedPrintable.encode(Buffer.from("a b\r\n.c"))).toString(), "a b\r\n.c")
    const long = `${"word ".repeat(14)}another one`
    assert.strictEqual(
      finish(QuotedPrintable.encode(Buffer.from(long))).toString(),
      `${"word ".repeat(14)}=\r\nanother one`
    )
  })
})

describe("base64", () => {
  it("reads back as the octets, in lines of 76", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (octets) => {
      const lines = finish(Base64.encode(octets)).toString().split("\r\n")
      assert.deepStrictEqual(new Uint8Array(Buffer.from(lines.join(""), "base64")), octets)
      for (const line of lines.slice(0, -1)) assert.strictEqual(line.length, 76)
      assert.isAtMost(lines.at(-1)!.length, 76)
    }))
  })
})

describe("a text in base64", () => {
  it("has CRLF in place of each line end", () => {
    fc.assert(fc.property(texts, (text) => {
      const encoded = finish(Base64.withLineEnds(Buffer.from(text))).toString()
      assert.strictEqual(encoded, text.replace(/\r\n|\r|\n/g, "\r\n"))
    }))
  })
})

describe("what is encoded in steps is what it would be at once", () => {
  const steps = 200_000
  const longer = (unit: string): Buffer => Buffer.from(unit.repeat(Math.ceil(steps / unit.length)))

  it("base64", () => {
    const octets = Uint8Array.from({ length: steps }, (_, index) => index * 7 % 256)
    const lines = finish(Base64.encode(octets)).toString().split("\r\n")
    assert.deepStrictEqual(lines, Buffer.from(octets).toString("base64").match(/.{1,76}/g)!)
  })

  it("UTF-8, with whole and half pairs at the border of a step", () => {
    const unit = fc.constantFrom("a", "\u00fc", "\u8acb", "\u{1f389}", "\ud83c", "\udf89")
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 8 }), fc.integer({ min: -8, max: 0 }), (units, at) => {
        const text = `${"a".repeat(stepBytes + at)}${units.join("")}${"a".repeat(stepBytes)}${units.join("")}`
        assert.isTrue(finish(utf8(text)).equals(Buffer.from(text)))
      })
    )
  })

  it("quoted-printable, line ends, and the relaxed form", () => {
    for (const unit of ["a", "a b\r\n", "=", "é ", "\r\n", "\n", " \t", "a \r\n", "字\r", "a\r\n  b"]) {
      const text = longer(unit)
      const wanted = text.toString().replace(/\r\n|\r|\n/g, "\r\n")
      assert.isTrue(decoded(finish(QuotedPrintable.encode(text)).toString("latin1")) === wanted, unit)
      assert.isTrue(finish(Base64.withLineEnds(text)).toString() === wanted, unit)
      const relaxed = wanted.replace(/[ \t]+(?=\r\n|$)/g, "").replace(/[ \t]+/g, " ").replace(/(?:\r\n)+$/, "")
      const body = finish(relaxedBody(Buffer.from(wanted))).toString()
      assert.isTrue(body === (relaxed === "" ? "" : `${relaxed}\r\n`), unit)
    }
  })
})

describe("relaxedBody", () => {
  it("is what RFC 6376 §3.4.4 says", () => {
    const body = fc.array(fc.constantFrom("a", ".", " ", "\t", "\r\n", "\r\n", "\r", "\n"), { maxLength: 30 })
    fc.assert(
      fc.property(body, (pieces) => {
        const text = pieces.join("")
        const lines = text.split("\r\n").map((line) => line.replace(/[\t ]+/g, " ").replace(/ $/, ""))
        while (lines.at(-1) === "") lines.pop()
        assert.strictEqual(
          Buffer.from(finish(relaxedBody(Buffer.from(text)))).toString(),
          lines.map((line) => `${line}\r\n`).join("")
        )
      }),
      { numRuns: 500 }
    )
  })
})
