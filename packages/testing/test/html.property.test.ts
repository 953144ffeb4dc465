import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { cutTags, linksIn, withoutUnseen } from "../src/html.ts"

/** What the parts replace; short texts they read in the same way. */
const before = {
  links: (html: string) =>
    [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)]
      .map(([, double, single, bare]) => double ?? single ?? bare ?? ""),
  unseen: (html: string) => html.replace(/<(style|script|head)\b[^]*?<\/\1\s*>/gi, ""),
  cut: (html: string) => html.replace(/<(?:br|\/p)\b[^>]*>/gi, "\n")
}

const html = fc.array(
  fc.constantFrom(
    "<a ",
    "<A\n",
    "href",
    " = ",
    "=",
    "\"",
    "'",
    ">",
    "<",
    "x",
    " ",
    "<style",
    "</STYLE >",
    "<head>",
    "</head>",
    "<br",
    "</p>"
  ),
  { maxLength: 14 }
).map((parts) => parts.join(""))

describe("html", () => {
  it("is read as expressions read it that take quadratic time", () => {
    fc.assert(
      fc.property(html, (text) => {
        assert.deepStrictEqual(linksIn(text), before.links(text))
        assert.strictEqual(withoutUnseen(text), before.unseen(text))
        assert.strictEqual(cutTags(text, /<(?:br|\/p)\b/i, "\n"), before.cut(text))
      }),
      { numRuns: 5_000 }
    )
  })
})
