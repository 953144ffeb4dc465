import { assert, describe, it } from "@effect/vitest"
import { type Recipient, sharesOf } from "@sendwright/core/received/Reception"
import * as fc from "fast-check"

const recipient: fc.Arbitrary<Recipient> = fc.record({
  address: fc.stringMatching(/^[a-c]{1,2}@x\.example$/),
  receiver: fc.record({
    accountId: fc.constantFrom("shop", "books", "tea"),
    mode: fc.constantFrom("live" as const, "test" as const),
    domain: fc.constantFrom("x.example", "y.example"),
    room: fc.constant(null)
  })
})

describe("sharesOf", () => {
  it("gives each account and mode its own recipients, all of them, in their order", () => {
    fc.assert(fc.property(fc.array(recipient, { minLength: 1, maxLength: 20 }), (recipients) => {
      const shares = sharesOf(recipients)
      const keyOf = ({ receiver: { accountId, mode } }: Pick<Recipient, "receiver">) => `${accountId} ${mode}`
      assert.strictEqual(new Set(shares.map(keyOf)).size, shares.length)
      assert.deepStrictEqual(shares.map(keyOf), [...new Set(recipients.map(keyOf))])
      for (const share of shares) {
        const own = recipients.filter((one) => keyOf(one) === keyOf(share))
        assert.deepStrictEqual(share.addresses, own.map(({ address }) => address))
        assert.strictEqual(share.receiver, own[0]?.receiver)
      }
    }))
  })
})
