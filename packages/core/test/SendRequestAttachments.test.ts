import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { fails, issues, passes, size, x } from "./support/sendRequest.ts"

describe("attachments", () => {
  const file = { filename: "a.txt", content: "aGVsbG8=" }
  const files = (...over: ReadonlyArray<Record<string, unknown>>) => ({
    attachments: over.map((one) => ({ ...file, ...one }))
  })

  it("takes at most 10 files", () => {
    passes(files(...Array.from({ length: 10 }, () => ({}))))
    fails(files(...Array.from({ length: 11 }, () => ({}))), "attachments: must have at most 10 files")
    fails({ attachments: file }, "attachments: must be a list")
    fails({ attachments: [null] }, "attachments.0: must be a JSON object")
  })

  it("takes at most 7 MB after decoding, over all of them", () => {
    const mebibytes = (count: number) => Buffer.alloc(count * 1024 * 1024).toString("base64")
    passes(files({ content: mebibytes(7) }))
    passes(files({ content: mebibytes(3) }, { content: mebibytes(4) }))
    fails(
      files({ content: mebibytes(7) }, { content: "AA==" }),
      `attachments: hold ${7 * 1024 * 1024 + 1} bytes after decoding: at most 7 MB (${
        7 * 1024 * 1024
      } bytes) are allowed`
    )
  })

  it("holds a filename to 1 to 255 characters without quotes, slashes and line breaks", () => {
    passes(files({ filename: x(255) }, { filename: "résumé (1).pdf" }))
    fails(files({ filename: "" }), `attachments.0.filename: ${size(1, 255)}`)
    fails(files({ filename: x(256) }), `attachments.0.filename: ${size(1, 255)}`)
    for (const bad of ["a/b", "a\\b", "a\"b", "a'b", "../a"]) {
      fails(files({ filename: bad }), "attachments.0.filename: must not contain quotes or slashes")
    }
    fails(files({ filename: "a\r\nb" }), "attachments.0.filename: must not contain line breaks or control characters")
    fails(
      { attachments: [{ content: "AA==" }] },
      "attachments.0.filename: is required, except with a contentId or for an alternative"
    )
  })

  it("does without a filename where a content id or the body stands for it, and a type is given", () => {
    const nameless = (over: Record<string, unknown>) => ({ attachments: [{ content: "AA==", ...over }] })
    const contentType = "text/calendar; method=REQUEST"
    passes(nameless({ contentType, disposition: "alternative" }))
    passes(nameless({ contentType, contentId: "logo" }))
    passes(nameless({ contentType, contentId: "logo", disposition: "attachment" }))
    for (const over of [{ disposition: "alternative" }, { contentId: "logo" }]) {
      fails(nameless(over), "attachments.0.contentType: is required where there is no filename to tell it from")
    }
    for (const disposition of ["inline", "attachment"]) {
      fails(
        nameless({ contentType, disposition }),
        "attachments.0.filename: is required, except with a contentId or for an alternative"
      )
    }
  })

  it("takes 1 to 255 characters of a Content-ID as contentId, which no two files share", () => {
    const form =
      "must be 1 to 255 printable ASCII characters without spaces, angle brackets, double quotes, parentheses "
      + "and backslashes"
    for (const contentId of ["a", x(255), "image001.png@01DC5A11.A0B1C2D0", "!#$%&'*+-/=?^_`{|}~.@[:],;"]) {
      passes(files({ contentId }))
    }
    for (const contentId of ["", x(256), "<a>", "a b", "a\"b", "a(b)", "a\\b", "a\r\nb", "é", "\u007f", "a\n"]) {
      fails(files({ contentId }), `attachments.0.contentId: ${form}`)
    }
    passes(files({ contentId: "a" }, { contentId: "A" }, {}))
    fails(
      files({ contentId: "a" }, {}, { contentId: "a" }),
      "attachments.2.contentId: is given twice: give each file one of its own"
    )
  })

  it("takes every printable ASCII character for a contentId that a Content-ID may have, and no other", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.integer({ min: 0, max: 0x2ff }).map((code) => String.fromCharCode(code)),
          minLength: 1,
          maxLength: 255
        }),
        (contentId) => {
          const isOne = /^[\x21-\x7e]*$/.test(contentId) && !/[<>"()\\]/.test(contentId)
          assert.strictEqual(issues(files({ contentId })).length === 0, isOne, contentId)
        }
      )
    )
  })

  it("takes attachment, inline and alternative as disposition", () => {
    for (const disposition of ["attachment", "inline", "alternative"]) passes(files({ disposition }))
    assert.strictEqual(issues(files({ disposition: "related" })).length, 1)
    assert.strictEqual(issues(files({ disposition: null })).length, 1)
  })

  it("takes base64 and nothing else", () => {
    passes(files({ content: "AA==" }, { content: "AA" }, { content: "+/+/" }, { content: "AAAA\r\nAAA=\r\n" }))
    fails(files({ content: "" }), "attachments.0.content: must not be empty")
    for (const bad of ["A", "A===", "AA=", "-_-_", "AA AA", "\r\n", "=", "AA==AA==", "ä"]) {
      fails(files({ content: bad }), "attachments.0.content: must be base64 (RFC 4648)")
    }
  })

  it("takes content or an https url, and not both", () => {
    const url = (text: unknown) => ({ attachments: [{ filename: "a.txt", url: text }] })
    passes(url("https://files.example/a.txt"))
    passes(url(`https://files.example/${x(1978)}`))
    fails(url(`https://files.example/${x(1979)}`), "attachments.0.url: must be at most 2000 characters long")
    for (
      const bad of ["http://files.example/a", "ftp://files.example/a", "/a", "javascript:alert(1)", "https://a b", ""]
    ) {
      fails(url(bad), "attachments.0.url: must be an https URL")
    }
    fails(files({ url: "https://files.example/a" }), "attachments.0: needs either content or url, and not both")
    fails({ attachments: [{ filename: "a" }] }, "attachments.0: needs either content or url, and not both")
  })

  it("takes a MIME type with parameters as content_type", () => {
    const types = [
      "text/plain",
      "text/plain; charset=utf-8",
      "a/b;c=\"d e\" ; f=g",
      "application/vnd.x+json",
      `a/${x(253)}`
    ]
    for (const contentType of types) passes(files({ contentType }))
    fails(files({ contentType: `a/${x(254)}` }), "attachments.0.contentType: must be at most 255 characters long")
    for (
      const contentType of [
        "",
        "text",
        "text/",
        "/plain",
        "text/plain;",
        "text/plain; charset",
        "a/b\r\nX: y",
        "a/b;c=\"d",
        "ä/b"
      ]
    ) {
      fails(files({ contentType }), "attachments.0.contentType: must be a MIME type such as text/plain; charset=utf-8")
    }
  })
})
