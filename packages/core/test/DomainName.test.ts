import { assert, describe, it } from "@effect/vitest"
import * as DomainName from "@sendwright/core/domains/DomainName"
import { domainToAscii } from "@sendwright/core/foundation/Address"
import * as fc from "fast-check"

const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/)
const name = fc.tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.stringMatching(/^[a-z]{2,63}$/))
  .map(([labels, last]) => [...labels, last].join("."))
  .filter((text) => text.length <= DomainName.maxLength)

describe("DomainName", () => {
  it("accepts every name of the form, which then is a domain that an address can have", () => {
    fc.assert(fc.property(name, (text) => {
      assert.isUndefined(DomainName.problemOf(text), text)
      assert.strictEqual(domainToAscii(text), text)
    }))
  })

  it("accepts nothing that an address could not have as its domain", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-zA-Z0-9.-]{1,30}$/)), (text) => {
      if (DomainName.problemOf(text) === undefined) assert.strictEqual(domainToAscii(text), text)
    }))
  })

  it("refuses each departure from the form", () => {
    const at63 = "a".repeat(63)
    const longest = `${[at63, at63, at63].join(".")}.${"b".repeat(57)}.com`
    assert.strictEqual(longest.length, 253)
    assert.isUndefined(DomainName.problemOf(longest))
    const wrong = [
      "",
      ".",
      "com",
      "example.c",
      "example.c0m",
      "example.com.",
      ".example.com",
      "a..example.com",
      "-a.example.com",
      "a-.example.com",
      "Example.com",
      "exa_mple.com",
      "exämple.com",
      "example.com ",
      "a b.example.com",
      "192.0.2.1",
      "hello@example.com",
      `a${at63}.example.com`,
      `example.${"a".repeat(64)}`,
      `b.${longest}`,
      `a${longest}`,
      "example.com\n"
    ]
    for (const text of wrong) assert.isString(DomainName.problemOf(text), JSON.stringify(text))
  })
  it("says what is wrong with a name", () => {
    const labels =
      "must consist of labels of 1 to 63 lower-case letters, digits and hyphens, with no hyphen at their ends"
    const problems = {
      [`${"a.".repeat(126)}co`]: "must be at most 253 characters long",
      com: "must be a domain name such as mail.example.com",
      "-a.example.com": labels,
      "a..com": labels,
      "example.c0m": "must end with a label of 2 to 63 lower-case letters, such as com"
    }
    for (const [name, problem] of Object.entries(problems)) {
      assert.strictEqual(DomainName.problemOf(name), problem, name)
    }
  })
})
