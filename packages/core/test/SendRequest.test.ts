import { assert, describe, it } from "@effect/vitest"
import * as SendFields from "@sendwright/core/model/SendFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"
import * as fc from "fast-check"

const now = new Date("2026-11-21T12:00:00.000Z")
const valid = { from: "Engines <hello@engines.example>", to: "ada@example.com", text: "Hello" }

/** What is wrong with the valid request after a change: `path: message` of every issue. */
const issues = (over: Record<string, unknown>): ReadonlyArray<string> => issuesOf({ ...valid, ...over })

const issuesOf = (input: unknown): ReadonlyArray<string> => {
  const { result } = SendRequest.decode(input, now)
  return Result.isSuccess(result) ? [] : result.failure.map(({ message, path }) => `${path.join(".")}: ${message}`)
}

const passes = (over: Record<string, unknown>) => assert.deepStrictEqual(issues(over), [])
const fails = (over: Record<string, unknown>, ...expected: ReadonlyArray<string>) =>
  assert.deepStrictEqual(issues(over), expected)

const x = (length: number) => "x".repeat(length)
/** An address of so many characters: 64 of local part at most, labels of 60. */
const addressOf = (length: number): string => {
  const local = x(Math.min(64, length - 6))
  let domain = ""
  let left = length - local.length - 1
  while (left > 63) {
    domain += `${x(59)}.`
    left -= 60
  }
  return `${local}@${domain}${left < 4 ? `${x(left - 2)}.x` : `${x(left - 3)}.xx`}`
}
const size = (min: number, max: number) => `must be ${min} to ${max} characters long`
const inMillis = (millis: number) => new Date(now.getTime() + millis).toISOString()
const thirtyDays = 30 * 24 * 3_600_000

describe("addresses", () => {
  it("takes the plain and the named form", () => {
    passes({ from: "a@b.co" })
    passes({ from: "\"Lovelace, Ada\" <ada@example.com>", to: ["Ada <ada@example.com>", "b@example.com"] })
    passes({ to: "ada@bücher.example", replyTo: "Büro <büro@example.com>".replace("büro@", "buero@") })
  })

  it("holds every address to 3 to 320 characters", () => {
    for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
      fails({ [field]: "a@" }, `${field}: ${size(3, 320)}`)
      fails({ [field]: `${x(312)} <a@b.co>` }, `${field}: ${size(3, 320)}`)
      passes({ [field]: `${x(311)} <a@b.co>` })
      assert.strictEqual(issues({ [field]: "a@b" }).length, 1, "long enough, and yet no domain")
      assert.strictEqual(issues({ [field]: "" }).length, 1)
      fails(
        { [field]: null },
        `${field}: ${field === "from" ? "must be a string" : "must be a string or a list"}`
      )
    }
    fails({ to: addressOf(321) }, `to: ${size(3, 320)}`)
  })

  it("counts characters, and not the halves that they are made of", () => {
    passes({ from: `${"😀".repeat(311)} <a@b.co>` })
    fails({ from: `${"😀".repeat(312)} <a@b.co>` }, `from: ${size(3, 320)}`)
    passes({ subject: "😀".repeat(998), headers: { "X-A": "😀".repeat(1_000) } })
    fails({ subject: "😀".repeat(999) }, `subject: ${size(1, 998)}`)
    fails({ headers: { "X-A": "😀".repeat(1_001) } }, "headers.X-A: must be at most 1000 characters long")
    const file = (filename: string) => ({ attachments: [{ filename, content: "AA" }] })
    passes(file("😀".repeat(255)))
    fails(file("😀".repeat(256)), `attachments.0.filename: ${size(1, 255)}`)
  })

  it("holds the address alone to 254 octets, as it is on the wire", () => {
    const long = "must have an address of at most 254 characters"
    assert.strictEqual(addressOf(254).length, 254)
    for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
      passes({ [field]: addressOf(254) })
      passes({ [field]: `${x(63)} <${addressOf(254)}>` })
      fails({ [field]: addressOf(255) }, `${field}: ${long}`)
      fails({ [field]: `A <${addressOf(255)}>` }, `${field}: ${long}`)
    }
    // Fifty letters a label, nine more octets each as A-labels.
    const international = (labels: number) => `${x(40)}@${`${"a".repeat(40)}ü.`.repeat(labels)}com`
    passes({ to: international(4) })
    fails({ to: international(5) }, `to: ${long}, its domain in ASCII form`)
  })

  it("refuses characters that change the direction of writing, in names", () => {
    const characters = Array.from({ length: 0x110000 }, (_, n) => n).filter((n) => n < 0xd800 || n > 0xdfff)
      .map((n) => String.fromCodePoint(n)).filter((character) => /\p{Bidi_Control}/u.test(character))
    assert.strictEqual(characters.length, 12)
    for (const character of characters) {
      const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
      const message = `must not contain ${code}: it changes the direction of writing`
      for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
        fails({ [field]: `Ada ${character}knab <ada@example.com>` }, `${field}: ${message}`)
        fails({ [field]: `"Ada ${character}" <ada@example.com>` }, `${field}: ${message}`)
      }
      fails(
        { attachments: [{ filename: `invoice${character}fdp.exe`, content: "AA" }] },
        `attachments.0.filename: ${message}`
      )
    }
    passes({ from: "שרה מ <ada@example.com>", attachments: [{ filename: "חשבונית.pdf", content: "AA" }] })
  })

  it("needs from and to, and no empty list", () => {
    assert.deepStrictEqual(issuesOf({ text: "x" }), ["from: is required", "to: is required"])
    for (const field of ["to", "cc", "bcc"]) fails({ [field]: [] }, `${field}: must name at least one address`)
    fails({ to: ["ada@example.com", 3, "no"] }, "to.1: must be a string", `to.2: ${size(3, 320)}`)
  })

  it("refuses what could break out of a header line", () => {
    for (const end of ["\r\nBcc: x@example.com", "\n", "\u0000", "\t", "\u2028", "\u0085"]) {
      for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
        fails(
          { [field]: `Ada${end} <ada@example.com>` },
          `${field}: must not contain line breaks or control characters`
        )
      }
    }
  })

  it("counts 50 recipients over to, cc and bcc, as given", () => {
    const many = (count: number) => Array.from({ length: count }, () => "same@example.com")
    passes({ to: many(50) })
    passes({ to: many(20), cc: many(20), bcc: many(10) })
    fails({ to: many(51) }, "to: names 51 recipients with cc and bcc: at most 50 are allowed")
    fails(
      { to: "a@example.com", cc: "b@example.com", bcc: many(49) },
      "to: names 51 recipients with cc and bcc: at most 50 are allowed"
    )
  })
})

describe("a header of the sender's own", () => {
  const team = "Team <team@lists.example>"
  const ada = "ada@example.com"
  const bob = "Bob <bob@example.com>"

  it("may name whom it likes, as long as it names everybody of to and cc and nobody of bcc", () => {
    passes({ visible: { to: [ada], cc: [] } })
    passes({ visible: { to: [team, "Ada <ADA@example.com>"], cc: [] } })
    passes({ to: [], cc: bob, visible: { to: [team], cc: [bob] } })
    passes({ to: [], bcc: [ada, bob], visible: { to: [], cc: [] } })
    passes({ to: "i@bücher.example", visible: { to: ["i@xn--bcher-kva.example"], cc: [] } })
    fails({ visible: { to: [team], cc: [] } }, "visible: must name everybody of to and cc: ada@example.com is missing")
    fails(
      { cc: bob, bcc: [team], visible: { to: [ada, team], cc: [] } },
      `visible: must name everybody of to and cc: ${bob} is missing`,
      `visible: must not name anybody of bcc: ${team} is`
    )
  })

  it("needs a recipient, and without it one in to", () => {
    fails({ to: [], visible: { to: [team], cc: [] } }, "to: must name at least one recipient, here or in cc or bcc")
    fails({ to: [], bcc: ada }, "to: must name at least one address")
    assert.deepStrictEqual(issuesOf({ from: ada, text: "x", visible: { to: [], cc: [] } })[0], "to: is required")
  })

  it("is bounded, and made of mailboxes", () => {
    const list = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => `${index}@example.com`.padStart(length, "x"))
    passes({ to: [], bcc: ada, visible: { to: list(400, 30), cc: list(100, 30) } })
    fails(
      { to: [], bcc: ada, visible: { to: list(401, 30), cc: list(100, 30) } },
      "visible: names 501 mailboxes: at most 500 are allowed"
    )
    fails(
      { to: [], bcc: ada, visible: { to: list(401, 40), cc: [] } },
      "visible: must be at most 16000 characters long, all mailboxes together"
    )
    fails(
      { to: [], bcc: ada, visible: { to: ["nope"], cc: ["a@example.com\r\nX: y"] } },
      "visible.to.0: must be an email address such as ada@example.com",
      "visible.cc.0: must not contain line breaks or control characters"
    )
    fails({ visible: { to: [ada] } }, "visible.cc: is required")
  })

  it("has a Message-ID of one line, and a date that is near", () => {
    for (const messageId of ["1@app.example", "a.b$c=d@[127.0.0.1]", `${x(240)}@b.example`]) passes({ messageId })
    for (const messageId of ["", "1", "@b", "<1@b>", "1 2@b", "1@b\r\nX: y", "1@b@c", "é@b", `${x(249)}@b`]) {
      assert.match(issues({ messageId })[0] ?? "", /^messageId: must be a Message-ID/, messageId)
    }
    for (const date of ["Sat, 21 Nov 2026 12:00:00 +0000", "21 Nov 2026 21:59 +0900", "14 Nov 2026 12:00:00 +0000"]) {
      passes({ date })
    }
    for (const date of ["14 Nov 2026 11:59:59 +0000", "21 Nov 2026 13:00:01 +0000", "21 Nov 1970 12:00:00 +0000"]) {
      fails({ date }, "date: must be at most 7 days ago and an hour ahead")
    }
    for (const date of ["", "2026-11-21T12:00:00Z", "31 Nov 2026 12:00:00 +0000", "21 Nov 2026 12:00:00 GMT"]) {
      assert.match(issues({ date })[0] ?? "", /^date: must be a date-time as in a header/, date)
    }
    fails(
      { date: "Sat, 21 Nov 2026 12:00:00 +0000", scheduledAt: inMillis(60_000) },
      "date: must not stand beside scheduledAt: the date of the email is when it leaves"
    )
  })
})

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
    fails({ templateSlug: "welcome" }, "text: must not stand beside a template: the template brings the body")
    fails({ templateId: id, html: "" }, "html: must not stand beside a template: the template brings the body")
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

describe("scheduledAt and unsubscribeUrl", () => {
  it("takes a moment in the future within 30 days", () => {
    passes({ scheduledAt: inMillis(1) })
    passes({ scheduledAt: inMillis(thirtyDays) })
    fails({ scheduledAt: inMillis(0) }, "scheduledAt: must be in the future")
    fails({ scheduledAt: inMillis(-1) }, "scheduledAt: must be in the future")
    fails({ scheduledAt: inMillis(thirtyDays + 1) }, "scheduledAt: must be within 30 days")
  })

  it("takes ISO 8601 date-times with a zone only, of days that exist", () => {
    for (
      const good of [
        "2026-11-30T09:00Z",
        "2026-11-30T09:00:00+14:00",
        "2026-11-30t09:00:00.123456z"
      ]
    ) {
      passes({ scheduledAt: good })
    }
    const bad = [
      "",
      "tomorrow",
      "2026-11-30",
      "2026-11-30T09:00:00",
      "2026-11-30 09:00:00Z",
      "2026-11-31T09:00:00Z",
      "2027-02-29T09:00:00Z",
      "2026-13-01T09:00:00Z",
      "2026-11-30T25:00:00Z",
      "2026-11-30T09:00:60Z",
      "2026-12-01T24:00:00Z",
      "20261130T090000Z",
      "2026-11-30T09:00:00+25:00",
      "+002026-11-30T09:00:00Z",
      "1795000000000",
      "2026-11-30T09:00:00Z\n"
    ]
    for (const text of bad) {
      fails(
        { scheduledAt: text },
        "scheduledAt: must be an ISO 8601 date-time with a time zone, such as 2026-12-31T09:00:00Z"
      )
    }
    fails({ scheduledAt: 1_795_000_000_000 }, "scheduledAt: must be a string")
  })

  it("takes an http or https unsubscribe URL of at most 2000 characters", () => {
    passes({ unsubscribeUrl: "https://a.example/u?x=1" })
    passes({ unsubscribeUrl: `http://a.example/${x(1983)}` })
    fails({ unsubscribeUrl: `http://a.example/${x(1984)}` }, "unsubscribeUrl: must be at most 2000 characters long")
    for (
      const bad of ["", "mailto:a@b.co", "a.example", "javascript:x", "https://a\r\n.example", "https://a.example/ >"]
    ) {
      fails({ unsubscribeUrl: bad }, "unsubscribeUrl: must be an http or https URL")
    }
  })
})

describe("the whole request", () => {
  it("reports every issue at once, of fields and between them", () => {
    assert.sameMembers([
      ...issuesOf({
        from: "nobody",
        to: Array.from({ length: 51 }, () => "ada@example.com"),
        subject: "",
        headers: { From: "x", "X-A": x(1001) },
        tags: ["a b"],
        attachments: [{ filename: "a/b", content: "!", contentType: "x" }],
        templateId: "x",
        templateSlug: "y",
        scheduledAt: inMillis(-1),
        unsubscribeUrl: "no",
        schedule_at: "tomorrow"
      })
    ], [
      "from: must be an email address such as ada@example.com",
      "to: names 51 recipients with cc and bcc: at most 50 are allowed",
      `subject: ${size(1, 998)}`,
      "headers.From: is reserved: the service writes this header itself",
      "headers.X-A: must be at most 1000 characters long",
      "tags.0: may have letters, digits, underscore, hyphen, colon and dot only",
      "attachments.0.filename: must not contain quotes or slashes",
      "attachments.0.content: must be base64 (RFC 4648)",
      "attachments.0.contentType: must be a MIME type such as text/plain; charset=utf-8",
      "templateId: must be a UUID",
      "templateSlug: must not be given together with templateId: choose one of them",
      "scheduledAt: must be in the future",
      "unsubscribeUrl: must be an http or https URL",
      "schedule_at: is not a field of this request"
    ])
  })

  it("refuses fields that it does not know, in attachments too", () => {
    fails({ reply_to: "a@b.co" }, "reply_to: is not a field of this request")
    fails(
      { attachments: [{ filename: "a", content: "AA==", content_id: "a" }] },
      "attachments.0.content_id: is not a field of this request"
    )
    assert.deepStrictEqual(
      issuesOf(JSON.parse("{\"__proto__\":{\"to\":\"a@b.co\"},\"from\":\"a@b.co\",\"text\":\"\"}")),
      [
        "__proto__: is not a field of this request",
        "to: is required"
      ]
    )
  })

  it("keeps a map's own keys, whatever they are called", () => {
    const headers = JSON.parse("{\"__proto__\":\"a\",\"constructor\":\"b\"}")
    const { result } = SendRequest.decode({ ...valid, headers }, now)
    const kept = Result.getOrThrow(result).headers ?? {}
    assert.deepStrictEqual(Object.entries(kept), [["__proto__", "a"], ["constructor", "b"]])
    assert.strictEqual(Object.getPrototypeOf(kept), Object.prototype)
  })

  it("answers with one issue for what is no object", () => {
    for (const input of [null, [], "x", 3, true, undefined]) {
      assert.deepStrictEqual(issuesOf(input), [": must be a JSON object"])
    }
  })

  it("does not look for every issue of a request that is made to have millions", () => {
    const tooMany = "must not hold more than 2000 fields and items"
    fails({ to: Array.from({ length: 1_000_000 }, () => 1) }, `to: ${tooMany}`)
    fails({ tags: Array.from({ length: 2_001 }, () => "") }, `tags: ${tooMany}`)
    fails(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])), `: ${tooMany}`)
    fails({ attachments: Array.from({ length: 500 }, () => ({ a: 1, b: 2, c: 3, d: 4 })) }, `attachments: ${tooMany}`)
  })

  it("does not run patterns over what is too long anyway", () => {
    const contentType = `a/b${";c=\"".repeat(4_000_000)}`
    fails(
      { attachments: [{ filename: "a", content: "AA==", contentType }] },
      "attachments.0.contentType: must be at most 255 characters long"
    )
  })

  it("never throws, whatever JSON it is given", () => {
    const names = [...Object.keys(SendFields.fields), "__proto__", "constructor", "to_", ""]
    // Any code unit: lone surrogates and control characters too.
    const text = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }) },
      text,
      fc.array(text),
      fc.array(
        fc.dictionary(
          fc.constantFrom("filename", "content", "url", "contentType", "contentId", "disposition", "__proto__"),
          fc.jsonValue()
        )
      ),
      fc.dictionary(text, fc.jsonValue()),
      fc.constantFrom("a@b.co", "\ud800", "\u0000", "AA==", inMillis(1000), Number.MAX_VALUE, -0)
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 18 }), (entries) => {
        const input = JSON.parse(
          `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join(",")}}`
        )
        const { result } = SendRequest.decode(input, now)
        if (Result.isFailure(result)) {
          assert.isAbove(result.failure.length, 0)
          for (const { message, path } of result.failure) {
            assert.isAbove(message.length, 0)
            for (const segment of path) assert.include(["string", "number"], typeof segment)
          }
        }
      }),
      { numRuns: 150 }
    )
    fc.assert(fc.property(fc.jsonValue(), (input) => void SendRequest.decode(input, now)))
  })
})
