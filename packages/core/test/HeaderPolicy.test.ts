import { assert, it } from "@effect/vitest"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as fc from "fast-check"
import { checkHeader } from "../src/model/HeaderPolicy.ts"

it.each([
  "From",
  "SENDER",
  "to",
  "Cc",
  "BCC",
  "Reply-To",
  "Subject",
  "Date",
  "Message-ID",
  "Message-Id",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "content-x",
  "Return-Path",
  "Received",
  "Resent-From",
  "resent-x",
  "DKIM-Signature",
  "ARC-Seal",
  "Authentication-Results",
  "Received-SPF",
  "Feedback-ID",
  "X-SES-Configuration-Set",
  "x-sendwright-email"
])("reserves %s", (name) => {
  assert.match(checkHeader(name, "x", false) ?? "", /reserved/)
})

it("reserves whatever begins with Content-, Resent-, ARC-, X-SES- or X-Sendwright-, in any case", () => {
  const beginnings = fc.constantFrom("Content-", "Resent-", "ARC-", "X-SES-", "X-Sendwright-")
  const rest = fc.stringMatching(/^[A-Za-z0-9-]{0,60}$/)
  fc.assert(fc.property(beginnings, rest, fc.boolean(), (beginning, rest, isLower) => {
    const name = isLower ? (beginning + rest).toLowerCase() : beginning + rest
    assert.match(checkHeader(name, "x", false) ?? "", /reserved/)
  }))
})

it.each(["", "a b", "a:b", "a\r\nBcc", "ä", "a\0", "a\t", "x".repeat(77), "\u007f"])("takes %j for no name", (name) => {
  assert.match(checkHeader(name, "x", false) ?? "", /not a header name/)
})

it.each(["a\r\nBcc: b@example.com", "a\nb", "a\rb", "a\0", "a\tb", "\u0085", "\u2028", "\u2029", "\u007f"])(
  "refuses the value %j",
  (value) => {
    assert.match(checkHeader("X-Note", value, false) ?? "", /control characters/)
  }
)

it("refuses half of a surrogate pair as a value", () => {
  assert.match(checkHeader("X-Note", "\ud800", false) ?? "", /surrogate pair/)
})

it("takes headers of the sender's own", () => {
  for (
    const name of [
      "X-Note",
      "X-Campaign-ID",
      "Precedence",
      "Auto-Submitted",
      "In-Reply-To",
      "x!#$%&'*+^_`|~",
      "__proto__"
    ]
  ) {
    assert.isUndefined(checkHeader(name, "Grüße \u{1f4ee} =?utf-8?Q?x?= <a@b.com>; x=\"y\"", false), name)
  }
  assert.isUndefined(checkHeader("X-Empty", "", false))
})

it("reserves the unsubscribe headers where the service writes them", () => {
  for (const name of ["List-Unsubscribe", "LIST-UNSUBSCRIBE-POST"]) {
    assert.isUndefined(checkHeader(name, "<https://example.com>", false))
    assert.match(checkHeader(name, "<https://example.com>", true) ?? "", /unsubscribeUrl/)
  }
})

it("lets no accepted header break out of its line", () => {
  const random = SeededRandom.make(5)
  const pieces = [..."aZ-:\r\n\t \0\u007f\u0085\u2028\u{1f4ee}\ud800", "Bcc", "X-"]
  for (let round = 0; round < 20_000; round++) {
    const name = Array.from({ length: random.below(5) }, () => random.pick(pieces)).join("")
    const value = Array.from({ length: random.below(8) }, () => random.pick(pieces)).join("")
    if (checkHeader(name, value, random.below(2) === 0) !== undefined) continue
    assert.match(`${name}: ${value}`, /^[!-9;-~]+: [^\r\n\0\u0085\u2028\u2029]*$/)
    assert.isTrue(value.isWellFormed())
  }
})
