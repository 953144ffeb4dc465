import { assert, describe, it } from "@effect/vitest"
import * as DomainName from "@sendwright/core/domains/DomainName"
import { domainToAscii } from "@sendwright/core/foundation/Address"
import * as fc from "fast-check"
import * as url from "node:url"

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
      "exä mple.com",
      "xn--zzzzzzz9.example",
      "xn--.example",
      "xn--abc-.example",
      "www.XN--MLLER-KVA.example",
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

  it("takes a name in its own script as its A-labels, and shows it again", () => {
    for (
      const [given, ascii, shown] of [
        ["Müller.example", "xn--mller-kva.example", "müller.example"],
        ["mail.例え.jp", "mail.xn--r8jz45g.jp", "mail.例え.jp"],
        ["xn--mller-kva.example", "xn--mller-kva.example", "müller.example"],
        ["mail.example.com", "mail.example.com", "mail.example.com"]
      ] as const
    ) {
      assert.isUndefined(DomainName.problemOf(given), given)
      assert.strictEqual(DomainName.toAscii(given), ascii)
      assert.strictEqual(DomainName.toUnicode(ascii), shown)
    }
  })

  it("agrees with the platform on what an A-label shows, for names of every script", () => {
    const letters = fc.string({
      unit: fc.integer({ min: 0xa1, max: 0x1_f9ff }).map((point) => String.fromCodePoint(point)),
      maxLength: 12
    })
    fc.assert(
      fc.property(letters, (text) => {
        const ascii = domainToAscii(`${text}.example`)
        if (ascii === undefined) return
        assert.strictEqual(DomainName.toUnicode(ascii), url.domainToUnicode(ascii))
        assert.strictEqual(domainToAscii(ascii), ascii)
      }),
      { numRuns: 2_000 }
    )
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
