import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { missingEnd, stuffed } from "../src/client/dotStuffing.ts"

const lines = fc.array(fc.constantFrom("", ".", "..", ".a", "a.", "a.b", "\0", "é", "\r", "\n", "\n.", "\r."), {
  maxLength: 12
})

/** The whole message, cut into pieces of so many octets. */
const wholeOf = (message: Buffer, length: number): string => {
  const pieces: Array<Buffer> = []
  for (let from = 0; from < message.length; from += length) pieces.push(stuffed(message, from, from + length))
  return Buffer.concat([...pieces, missingEnd(message)]).toString()
}

describe("stuffed", () => {
  it("adds a dot to each line that begins with one and an end to the last one, and nothing else, however it is cut", () => {
    fc.assert(fc.property(lines, fc.boolean(), fc.integer({ min: 1, max: 40 }), (lines, isEnded, length) => {
      const message = lines.join("\r\n") + (isEnded && lines.length > 0 ? "\r\n" : "")
      const wanted = message.replace(/(^|\r\n)\./g, "$1..") + (message === "" || message.endsWith("\r\n") ? "" : "\r\n")
      assert.strictEqual(wholeOf(Buffer.from(message), length), wanted)
    }))
  })

  it("copies nothing where there is nothing to add", () => {
    const message = Buffer.from("Subject: Hi\r\n\r\na.b\r\n")
    assert.strictEqual(stuffed(message, 9, message.length).buffer, message.buffer)
    assert.strictEqual(stuffed(message, 9, message.length).toString(), "Hi\r\n\r\na.b\r\n")
  })
})
