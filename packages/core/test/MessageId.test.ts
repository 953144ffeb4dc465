import { assert, describe, it } from "@effect/vitest"
import { checkMessageId, emailIdOf, messageIdOf } from "@sendwright/core/model/MessageId"
import * as fc from "fast-check"
import * as Uuid from "../src/foundation/Uuid.ts"

describe("MessageId", () => {
  it("names its email, whatever the domain", () => {
    fc.assert(fc.property(fc.uuid(), fc.oneof(fc.domain(), fc.string()), (id, domain) => {
      assert.strictEqual(emailIdOf(messageIdOf(id, domain)), id)
    }))
  })

  it("differs between emails, and between domains of one email", () => {
    fc.assert(fc.property(fc.uuid(), fc.uuid(), fc.domain(), fc.domain(), (one, other, domain, elsewhere) => {
      assert.strictEqual(
        messageIdOf(one, domain) === messageIdOf(other, elsewhere),
        one === other && domain === elsewhere
      )
    }))
  })

  it("of the engine's form are none of a sender's own, and those of other programs are", () => {
    const time = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2090, 0) })
    fc.assert(fc.property(time, fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.domain(), (time, bytes, domain) => {
      assert.match(checkMessageId(messageIdOf(Uuid.v7(time, bytes, 0), domain)) ?? "", /UUID v7/)
    }))
    fc.assert(fc.property(fc.uuid({ version: [1, 4] }), fc.domain(), (id, domain) => {
      assert.isUndefined(checkMessageId(messageIdOf(id, domain)))
    }))
    // A random one that has the marks of version 7, as nodemailer writes it.
    assert.isUndefined(checkMessageId("b1946ac9-2492-7d23-8a6f-0123456789ab@app.example"))
  })

  it("reads any text", () => {
    fc.assert(fc.property(fc.string(), (text) => {
      assert.isTrue(text.startsWith(emailIdOf(text)))
    }))
  })
})
