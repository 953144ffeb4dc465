import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { longestLine, mostLines, type NoReply, type Reply, ReplyParser } from "../src/client/ReplyParser.ts"

const parse = (chunks: ReadonlyArray<Uint8Array>): ReadonlyArray<Reply | NoReply> => {
  const parser = new ReplyParser()
  const found: Array<Reply | NoReply> = []
  for (const chunk of chunks) {
    parser.add(chunk)
    for (let reply = parser.next(); reply !== undefined; reply = parser.next()) {
      found.push(reply)
      if ("problem" in reply) return found
    }
  }
  return found
}

const parseText = (text: string) => parse([Buffer.from(text, "latin1")])

/** The octets, cut at these places. */
const cut = (octets: Buffer, places: ReadonlyArray<number>): ReadonlyArray<Buffer> => {
  const at = [...new Set([0, ...places.map((place) => place % (octets.length + 1)), octets.length])].sort((a, b) =>
    a - b
  )
  return at.slice(1).map((end, i) => octets.subarray(at[i], end))
}

const words = fc.string({ unit: fc.constantFrom(..."aZ09 -.=é☃\t"), maxLength: 40 })
const replies = fc.record({
  code: fc.integer({ min: 200, max: 599 }),
  lines: fc.array(words, { minLength: 1, maxLength: 4 }),
  end: fc.constantFrom("\r\n", "\n")
})

describe("ReplyParser", () => {
  it("finds the replies, wherever the octets are divided", () => {
    fc.assert(
      fc.property(fc.array(replies, { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 30 }), (given, places) => {
        const texts = given.map(({ code, lines }) =>
          lines.map((line, i) => `${code}${i < lines.length - 1 ? "-" : " "}${line}`)
        )
        const octets = Buffer.from(texts.map((lines, i) => lines.join(given[i]!.end) + given[i]!.end).join(""))
        assert.deepStrictEqual(
          parse(cut(octets, places)),
          given.map(({ code }, i) => ({ code, text: texts[i]!.join("\n") }))
        )
      })
    )
  })

  it("says the same of any octets, wherever they are divided, and keeps no more than a reply may have", () => {
    const octets = fc.array(fc.constantFrom(..."2345-  \r\n\n0x"), { maxLength: 60 }).map((text) =>
      Buffer.from(text.join(""))
    )
    fc.assert(
      fc.property(
        octets,
        (octets) => assert.deepStrictEqual(parse(cut(octets, octets.map((_, i) => i) as never)), parse([octets]))
      ),
      { numRuns: 500 }
    )
  })

  it.each([
    ["hello\r\n", /without a reply code/],
    ["\r\n", /without a reply code/],
    ["150 no\r\n", /without a reply code/],
    ["650 no\r\n", /without a reply code/],
    ["25\r\n", /without a reply code/],
    ["2500\r\n", /without a reply code/],
    ["250-a\r\n550 b\r\n", /two codes/],
    ["250-a\r\nb\r\n", /without a reply code/],
    [`250 ${"x".repeat(longestLine)}\r\n`, /a line that is too long/],
    ["x".repeat(longestLine + 1), /a line without an end/],
    ["250-x\r\n".repeat(mostLines + 1), /a reply that is too long/],
    [`250-${"x".repeat(4_000)}\r\n`.repeat(20), /a reply that is too long/]
  ])("takes %j for no reply", (text, problem) => {
    const [found] = parseText(text)
    assert.match((found as NoReply).problem, problem)
  })

  it("reads what is no UTF-8 by its octets, and a code alone", () => {
    assert.deepStrictEqual(parseText("550 \xe9\r\n250\r\n"), [{ code: 550, text: "550 é" }, { code: 250, text: "250" }])
  })

  it("knows whether anything is left", () => {
    const parser = new ReplyParser()
    parser.add(Buffer.from("220 Ready\r\n250"))
    parser.next()
    assert.isFalse(parser.isEmpty)
    parser.add(Buffer.from(" Ok\r\n"))
    parser.next()
    assert.isTrue(parser.isEmpty)
  })
})
