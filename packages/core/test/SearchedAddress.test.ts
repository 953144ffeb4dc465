import { assert, describe, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { searchedAddresses } from "@sendwright/core/model/SearchedAddress"
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
