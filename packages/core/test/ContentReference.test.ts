import { assert, describe, it } from "@effect/vitest"
import * as ContentReference from "@sendwright/core/objects/ContentReference"
import { isKey } from "@sendwright/core/objects/ContentStore"
import { newId } from "@sendwright/testing/fixtures"
import * as fc from "fast-check"
import { decodeBody, encodeBody } from "../src/objects/body.ts"

const reference = fc.record({
  emailId: fc.constant(null).map(newId),
  position: fc.integer({ min: 0, max: 10 }),
  holds: fc.constantFrom("text", "bytes", "message"),
  name: fc.constant(null).map(newId),
  size: fc.integer({ min: 0, max: 99_999_999 }),
  digest: fc.constantFrom("00".repeat(32), "a9".repeat(32))
})

describe("ContentReference", () => {
  it("is read as it was written, of its own email alone", () => {
    fc.assert(fc.property(reference, (one) => {
      const text = ContentReference.write(one)
      assert.isAtMost(text.length, ContentReference.maxLength)
      assert.deepStrictEqual(ContentReference.read(one.emailId, text), one)
      assert.deepStrictEqual(ContentReference.readBytes(one.emailId, ContentReference.writeBytes(one)), one)
      assert.isUndefined(ContentReference.read(newId(), text))
      assert.isUndefined(ContentReference.read(one.emailId, ` ${text}`))
      assert.isUndefined(ContentReference.read(one.emailId, `${text}\n`))
    }))
  })

  it("has a key that every store takes, and that says where it belongs", () => {
    fc.assert(fc.property(reference, (one) => {
      const logId = newId()
      const key = ContentReference.keyOf(logId, one)
      assert.isTrue(isKey(key))
      assert.isTrue(key.startsWith(ContentReference.logPrefix(logId)))
      const read = ContentReference.readKey(key)
      assert.deepInclude(read, { key, emailId: one.emailId })
      assert.isUndefined(ContentReference.readKey(`${key}x`))
    }))
  })

  it("takes no other text and no other bytes for one", () => {
    const id = newId()
    for (const text of ["", "sendwright-object", ContentReference.prefix, `${ContentReference.prefix}${id}:0t`, "x"]) {
      assert.isUndefined(ContentReference.read(id, text))
    }
    assert.isUndefined(ContentReference.read(id, null))
    assert.isUndefined(ContentReference.readBytes(id, new Uint8Array([0xff, 0xfe])))
  })
})

describe("body", () => {
  it("is read as it was written", () => {
    const text = fc.option(fc.string({ unit: "grapheme" }))
    fc.assert(fc.property(text, text, (html, text) => {
      assert.deepStrictEqual(decodeBody(encodeBody({ html, text })), { html, text })
    }))
    const marked = { html: "\ufeff<p>", text: "\ufeff" }
    assert.deepStrictEqual(decodeBody(encodeBody(marked)), marked)
  })
})
