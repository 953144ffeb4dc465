import { assert, describe, it } from "@effect/vitest"
import { fails, issues, issuesOf, passes, size, valid, x } from "./support/sendRequest.ts"

describe("content", () => {
  it("takes one address or a list of 1 to 10 to reply to", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `R <r${index}@example.com>`)
    passes({ replyTo: many(1)[0] })
    passes({ replyTo: many(1) })
    passes({ replyTo: many(10) })
    fails({ replyTo: [] }, "replyTo: must name at least one address")
    fails({ replyTo: many(11) }, "replyTo: must name at most 10 addresses")
    fails({ replyTo: ["r@example.com", "nope"] }, "replyTo.1: must be an email address such as ada@example.com")
  })

  it("holds a subject to 1 to 998 characters on one line", () => {
    passes({ subject: "x" })
    passes({ subject: x(998) })
    passes({ subject: "Größe 😀" })
    fails({ subject: "" }, `subject: ${size(1, 998)}`)
    fails({ subject: x(999) }, `subject: ${size(1, 998)}`)
    passes({ subject: "a\tb" })
    for (const bad of ["a\nb", "a\rb", "a\r\n b", "a\u2028b", "a\u0000b", "a\u0085b", "a\u001bb"]) {
      fails({ subject: bad }, "subject: must not contain line breaks or control characters other than tab")
    }
  })

  it("refuses half of a surrogate pair wherever there is text", () => {
    const half = "must not contain half of a surrogate pair: U+D800 to U+DFFF are no characters"
    for (const text of ["\ud83d", "a\ude00b", "\ude00\ud83d"]) {
      for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
        fails({ [field]: `Ada ${text} <ada@example.com>` }, `${field}: ${half}`)
      }
      for (const field of ["subject", "html", "text"]) fails({ [field]: text }, `${field}: ${half}`)
      fails({ headers: { "X-A": text } }, `headers.X-A: ${half}`)
      fails({ attachments: [{ filename: text, content: "AA" }] }, `attachments.0.filename: ${half}`)
      fails({ unsubscribeUrl: `https://a.example/${text}` }, "unsubscribeUrl: must be an http or https URL")
      const bare = { from: valid.from, to: valid.to }
      assert.deepStrictEqual(issuesOf({ ...bare, templateSlug: text }), [`templateSlug: ${half}`])
      assert.deepStrictEqual(
        issuesOf({ ...bare, templateSlug: "w", variables: { a: text, [text]: 1 } }).toSorted(),
        [`variables.a: ${half}`, `variables.${text}: has a name that ${half}`].toSorted()
      )
      assert.isNotEmpty(issues({ tags: [text] }))
      assert.isNotEmpty(issues({ headers: { [text]: "x" } }))
    }
    passes({ text: "\ud83d\ude00", subject: "\ud83d\ude00" })
  })

  it("holds html and text to 5,000,000 characters", () => {
    for (const field of ["html", "text"]) {
      passes({ [field]: x(5_000_000) })
      fails({ [field]: x(5_000_001) }, `${field}: must be at most 5000000 characters long`)
      fails({ [field]: "a\u0000" }, `${field}: must not contain the character U+0000`)
      fails({ [field]: 1 }, `${field}: must be a string`)
    }
  })

  it("needs a body or a template, and not both", () => {
    const { text: _, ...bare } = valid
    const id = "00000000-0000-4000-8000-000000000000"
    assert.deepStrictEqual(issuesOf(bare), [": needs html, text or both, or a template"])
    assert.deepStrictEqual(issuesOf({ ...bare, html: "<p>" }), [])
    assert.deepStrictEqual(issuesOf({ ...bare, templateId: id, variables: {} }), [])
    assert.deepStrictEqual(issuesOf({ ...bare, templateSlug: "welcome", subject: "over it" }), [])
    assert.deepStrictEqual(issuesOf({ ...bare, templateId: id, templateSlug: "welcome" }), [
      "templateSlug: must not be given together with templateId: choose one of them"
    ])
    fails({ templateSlug: "welcome" }, "text: must not be given with a template: the template has the body")
    fails({ templateId: id, html: "" }, "html: must not be given with a template: the template has the body")
    fails({ variables: { a: 1 } }, "variables: needs a template: templateId or templateSlug")
    assert.deepStrictEqual(issuesOf({ ...bare, templateSlug: "" }), [`templateSlug: ${size(1, 100)}`])
    assert.deepStrictEqual(issuesOf({ ...bare, templateSlug: x(100) }), [])
    assert.deepStrictEqual(issuesOf({ ...bare, templateSlug: x(101) }), [`templateSlug: ${size(1, 100)}`])
    assert.deepStrictEqual(issuesOf({ ...bare, templateId: "welcome" }), ["templateId: must be a UUID"])
  })

  it("takes variables that are short text, finite numbers, booleans or null", () => {
    const template = (variables: unknown) =>
      issuesOf({ from: valid.from, to: valid.to, templateSlug: "welcome", variables })
    assert.deepStrictEqual(template({ a: x(10_000), b: -1.5, c: false, d: null, "": "" }), [])
    assert.deepStrictEqual(template({ a: x(10_001) }), ["variables.a: must be at most 10000 characters long"])
    assert.deepStrictEqual(template({ a: "\u0000" }), ["variables.a: must not contain the character U+0000"])
    for (const bad of [{}, [], [1]]) assert.strictEqual(template({ a: bad }).length, 1)
    assert.strictEqual(template([]).length, 1)
  })
})

describe("headers", () => {
  it("holds values to 1000 characters on one line", () => {
    passes({ headers: { "X-Ada": x(1000), "X-Empty": "" } })
    fails({ headers: { "X-Ada": x(1001) } }, "headers.X-Ada: must be at most 1000 characters long")
    fails({ headers: { "X-Ada": "a\r\nBcc: b" } }, "headers.X-Ada: must not contain line breaks or control characters")
    fails({ headers: { "X-Ada": 1 } }, "headers.X-Ada: must be a string")
    fails({ headers: { "X-Ada": "a", "x-ada": "b" } }, "headers.x-ada: is given twice, in another case")
  })

  it("refuses the reserved names in every case", () => {
    const names = [
      "From",
      "Sender",
      "To",
      "Cc",
      "Bcc",
      "Reply-To",
      "Subject",
      "Date",
      "Message-ID",
      "MIME-Version",
      "Content-Type",
      "Content-Transfer-Encoding",
      "Content-X",
      "Return-Path",
      "Received",
      "Resent-From",
      "Resent-To",
      "DKIM-Signature",
      "ARC-Seal",
      "Authentication-Results",
      "Received-SPF",
      "X-SES-Configuration-Set",
      "X-Sendwright-Id"
    ]
    for (const name of names) {
      for (const spelt of [name, name.toLowerCase(), name.toUpperCase()]) {
        fails({ headers: { [spelt]: "x" } }, `headers.${spelt}: is reserved: the service writes this header itself`)
      }
    }
    passes({ headers: { "X-Fromage": "brie", "In-Reply-To": "<a@b>", References: "<a@b>", Comments: "x" } })
  })

  it("reserves the unsubscribe headers only beside unsubscribeUrl", () => {
    const headers = { "List-Unsubscribe": "<https://a.example>", "list-unsubscribe-post": "List-Unsubscribe=One-Click" }
    passes({ headers })
    fails(
      { headers, unsubscribeUrl: "https://a.example" },
      "headers.List-Unsubscribe: is set by unsubscribeUrl: leave out one of them",
      "headers.list-unsubscribe-post: is set by unsubscribeUrl: leave out one of them"
    )
  })

  it("refuses what is no field name", () => {
    for (const name of ["", "a b", "a:b", "ä", "a\r\nBcc", "\u0000", x(77)]) {
      const [issue, ...rest] = issues({ headers: { [name]: "x" } })
      assert.deepStrictEqual(rest, [])
      assert.include(issue, "is not a header name")
    }
  })
})

describe("tags", () => {
  it("takes at most 10 of 1 to 64 plain characters", () => {
    passes({ tags: [] })
    passes({ tags: [...Array.from({ length: 9 }, (_, i) => `t${i}`), `aZ09_-:.${x(56)}`] })
    fails({ tags: Array.from({ length: 11 }, () => "t") }, "tags: must have at most 10 tags")
    fails({ tags: [""] }, `tags.0: ${size(1, 64)}`)
    fails({ tags: ["a", x(65)] }, `tags.1: ${size(1, 64)}`)
    for (const bad of ["a b", "a,b", "ä", "a\n", "a/b"]) {
      fails({ tags: [bad] }, "tags.0: may have letters, digits, underscore, hyphen, colon and dot only")
    }
    fails({ tags: "a" }, "tags: must be a list")
  })
})
