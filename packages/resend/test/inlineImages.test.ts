import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { inlined, referredIn } from "../src/InlineImages.ts"

const image = (contentId: string | null, contentType = "image/png") =>
  ({ filename: null, contentType, contentId, disposition: "inline", size: 1 }) as const

describe("images within HTML", () => {
  it("are those that it refers to by their ids, escaped or not, and nothing but images", () => {
    const html = "<img src=\"cid:a@b\"><img src=cid:c%40d><div style='background: url(CID:e)'><img src=\"cid:f\"> cid:g"
    const files = [image("a@b"), image("c@d"), image("e"), image("f", "text/html"), image("g"), image(null)]
    assert.deepStrictEqual([...referredIn(html, files)], [["a@b", 0], ["c@d", 1], ["e", 2]])
    const addresses = new Map([["a@b", "data:1"], ["c@d", "data:2"], ["e", "data:3"]])
    assert.strictEqual(
      inlined(html, addresses, 100),
      "<img src=\"data:1\"><img src=data:2><div style='background: url(data:3)'><img src=\"cid:f\"> cid:g"
    )
  })

  it("never make a text longer than there is room for", () => {
    fc.assert(fc.property(
      fc.array(fc.constantFrom("<img src=\"cid:a\">", "<img src='cid:b%'>", "cid:", "=cid:a", "text"), {
        maxLength: 30
      }),
      fc.nat(100),
      (pieces, most) => {
        const html = pieces.join("")
        const given = inlined(html, new Map([["a", "data:1234567890"], ["b%", "data:0"]]), most)
        assert.isAtMost(given.length, html.length + most)
      }
    ))
  })
})
