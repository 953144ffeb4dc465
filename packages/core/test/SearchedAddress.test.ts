import { assert, describe, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { namedRecipient, recipientWith, searchedAddresses } from "@sendwright/core/model/SearchedAddress"
import * as fc from "fast-check"

const domain = fc.constantFrom("example.com", "bücher.example", "Bücher.example", "例え.jp", "xn--bcher-kva.example")
const given = fc.tuple(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), domain).map(([local, domain]) => `${local}@${domain}`)
const mailbox = given.chain((address) => fc.constantFrom(address, `Ü <${address}>`, `<${address}>`))
const list = fc.array(mailbox, { maxLength: 4 })

describe("searchedAddresses", () => {
  it("holds each recipient, and each address of an international domain as it was given", () => {
    fc.assert(fc.property(list, list, list, (to, cc, bcc) => {
      const addresses = [...to, ...cc, ...bcc].map(Address.addressOf)
      const recipients = [...new Set(addresses.map(Address.normalize))]
      const found = searchedAddresses({ to, cc, bcc, recipients })
      assert.deepStrictEqual(found.slice(0, recipients.length), recipients)
      // oxlint-disable-next-line no-control-regex
      assert.deepStrictEqual(found.slice(recipients.length), addresses.filter((it) => !/^[\x00-\x7f]*$/.test(it)))
    }))
  })

  it("knows nothing of a recipient who was erased", () => {
    const erased = { to: ["[erased]"], cc: ["j@bücher.example"], bcc: [] }
    assert.deepStrictEqual(
      searchedAddresses({ ...erased, recipients: ["[erased]", "j@xn--bcher-kva.example"] }),
      ["[erased]", "j@xn--bcher-kva.example", "j@bücher.example"]
    )
  })
})

const mark = "[erased]"
const addressed = fc.tuple(list, list, list, fc.boolean()).map(([to, cc, bcc, isErased]) => {
  const recipients: ReadonlyArray<string> = [...to, ...cc, ...bcc].map((it) => Address.normalize(Address.addressOf(it)))
  return isErased
    ? { to: [mark, ...to], cc, bcc: [...bcc, mark], recipients: [mark, ...new Set(recipients)] }
    : { to, cc, bcc, recipients: [...new Set(recipients)] }
})
describe("recipientWith", () => {
  it("finds each recipient by any part of the address, in upper and in lower case, and nobody else", () => {
    fc.assert(fc.property(addressed, fc.nat(), fc.nat(8), fc.nat(8), (one, at, from, length) => {
      const addresses = searchedAddresses(one).filter((it) => it !== mark)
      const text = addresses[at % addresses.length]?.slice(from, from + length) ?? "nobody"
      for (const spelt of [text, text.toUpperCase()]) {
        const expected = addresses.find((it) => it.toLowerCase().includes(spelt.toLowerCase()))
        assert.strictEqual(recipientWith(one, spelt), expected)
      }
    }))
  })

  it("never finds who was erased", () => {
    fc.assert(fc.property(addressed, fc.nat(7), (one, from) => {
      assert.notStrictEqual(recipientWith(one, mark.slice(from)), mark)
    }))
  })
})

describe("namedRecipient", () => {
  it("names the first, or who was searched for, and counts the others that are left", () => {
    fc.assert(fc.property(addressed, fc.nat(), (one, at) => {
      const left = [...one.to, ...one.cc, ...one.bcc].map(Address.addressOf).filter((it) => it !== mark)
      const first = left[0] === undefined ? null : { address: left[0], others: left.length - 1 }
      assert.deepStrictEqual(namedRecipient(one, null), first)
      assert.deepStrictEqual(namedRecipient(one, "nobody at all"), first)
      const found = recipientWith(one, left[at % left.length] ?? "")
      if (first !== null) assert.deepStrictEqual(namedRecipient(one, found!), { ...first, address: found! })
    }))
  })
})
