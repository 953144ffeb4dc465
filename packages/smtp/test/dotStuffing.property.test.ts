import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { stuffed } from "../src/client/dotStuffing.ts"

const lines = fc.array(fc.constantFrom("", ".", "..", ".a", "a.", "a.b", "\0", "é"), { maxLength: 12 })

describe("stuffed", () => {
  it("adds a dot to each line that begins with one and an end to the last one, and nothing else", () => {
    fc.assert(fc.property(lines, fc.boolean(), (lines, isEnded) => {
      const message = lines.join("\r\n") + (isEnded && lines.length > 0 ? "\r\n" : "")
      const wanted = message.replace(/(^|\r\n)\./g, "$1..") + (message === "" || message.endsWith("\r\n") ? "" : "\r\n")
      assert.strictEqual(stuffed(Buffer.from(message)).toString(), wanted)
    }))
  })

  it("copies nothing where there is nothing to add", () => {
    const message = Buffer.from("Subject: Hi\r\n\r\na.b\r\n")
    assert.strictEqual(stuffed(message).buffer, message.buffer)
  })
})
