import { assert, describe, it } from "@effect/vitest"
import { emailIdOf, messageIdOf } from "@sendwright/core/model/MessageId"
import * as fc from "fast-check"

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

  it("reads any text", () => {
    fc.assert(fc.property(fc.string(), (text) => {
      assert.isTrue(text.startsWith(emailIdOf(text)))
    }))
  })
})
