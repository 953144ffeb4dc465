import { assert, describe, it } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import { finish } from "@sendwright/core/foundation/Steps"
import * as Redaction from "@sendwright/core/privacy/Redaction"
import * as fc from "fast-check"

const { addressesIn, erased } = Redaction
const ada = Redaction.make("ada@example.com")
const tagged = Redaction.make("ada.l+news@mail.example.com")

describe("Redactor.text", () => {
  const forms: ReadonlyArray<readonly [string, string]> = [
    ["ada@example.com", erased],
    ["Write to ADA@Example.Com.", `Write to ${erased}.`],
    ["<ada@example.com>", `<${erased}>`],
    ["mailto:ada@example.com?subject=x", `mailto:${erased}?subject=x`],
    ["href=\"mailto:ada@example.com\"", `href="mailto:${erased}"`],
    ["?e=ada%40example.com&x", `?e=${erased}&x`],
    ["?e=ada%2540example%252ecom&x", `?e=${erased}&x`],
    ["?to=%20%41da%40example.com%20", `?to=%20${erased}%20`],
    ["&lt;ada&#64;example&#46;com&gt;", `&lt;${erased}&gt;`],
    ["ada&#x00040;example.com", erased],
    ["ada&amp;#64;example.com", erased],
    ["ada&commat;example&period;com", erased],
    ["{\"to\":\"ada\\u0040example.com\"}", `{"to":"${erased}"}`],
    ["{\\\"to\\\":\\\"ada@example.com\\\"}", `{\\"to\\":\\"${erased}\\"}`],
    ["'a\\nada@example.com'", `'a\\n${erased}'`],
    ["ada=40example.com", erased],
    ["to \"ada\"@example.com", `to ${erased}`],
    ["to \"a\\d\\a\"@example.com", `to ${erased}`],
    ["{\"to\":\"\\\"a\\\\da\\\"@example.com\"}", `{"to":"${erased}"}`],
    ["?to=%22a%5Cda%22%40example.com", `?to=${erased}`],
    ["&quot;a&#92;da&quot;@example.com", erased],
    ["_ada@example.com_ *ada@example.com*", `_${erased}_ *${erased}*`],
    ["...ada@example.com... (ada@example.com)", `...${erased}... (${erased})`],
    ["rfc822;ada@example.com", `rfc822;${erased}`],
    ["ada@example.com,ada@example.com;ada@example.com", `${erased},${erased};${erased}`],
    ["/exports/ada@example.com.csv", `/exports/${erased}.csv`],
    ["ada@example.com:25", `${erased}:25`],
    ["naïve ada@example.com ünd", `naïve ${erased} ünd`]
  ]
  for (const [text, expected] of forms) {
    it(`finds it in ${text}`, () => assert.strictEqual(ada.text(text), expected))
  }

  for (
    const text of [
      "ada+x@example.com",
      "xada@example.com",
      "b.ada@example.com",
      "b-ada@example.com",
      "b_ada@example.com",
      "b%2Bada%40example.com",
      "b%2eada@example.com",
      "x%41da@example.com",
      "ada@example.com.au",
      "ada@example.com%2Eau",
      "ada@example.community",
      "ada@example.com-x.org",
      "ada at example.com",
      "ada@exampleXcom",
      "ada@example",
      ""
    ]
  ) {
    it(`leaves ${text || "nothing"} alone`, () => assert.strictEqual(ada.text(text), text))
  }

  it("takes every character of the address for itself", () => {
    assert.strictEqual(tagged.text("ada.l+news@mail.example.com"), erased)
    assert.strictEqual(tagged.text("ada.l%2Bnews%40mail.example.com"), erased)
    assert.strictEqual(tagged.text("adaXl+news@mail.example.com"), "adaXl+news@mail.example.com")
    assert.strictEqual(tagged.text("ada.lllnews@mail.example.com"), "ada.lllnews@mail.example.com")
    const odd = Redaction.make("a.{$}|^*?/b@example.com")
    assert.strictEqual(odd.text("to a.{$}|^*?/b@example.com now"), `to ${erased} now`)
    const quoted = Redaction.make("\"a \\\"b\"@example.com")
    assert.strictEqual(quoted.text("to \"a \\\"b\"@example.com now"), `to ${erased} now`)
    assert.strictEqual(quoted.text("{\"to\":\"\\\"a \\\\\\\"b\\\"@example.com\"}"), `{"to":"${erased}"}`)
  })

  it("knows the mailbox by whichever of its spellings it was named", () => {
    for (const spelling of ["\"ada\"@example.com", "\"A\\da\"@Example.com"]) {
      const redactor = Redaction.make(spelling)
      assert.strictEqual(redactor.text("ada@example.com, \"ad\\a\"@example.com"), `${erased}, ${erased}`)
      assert.isTrue(redactor.is("\"a\\da\"@example.com"))
      assert.strictEqual(redactor.mailbox("Ada <\"\\ada\"@example.com>"), erased)
    }
  })

  it("knows other spellings of the domain", () => {
    const redactor = Redaction.make("ada@xn--bcher-kva.example", ["Ada@Bücher.example"])
    assert.strictEqual(
      redactor.text("ada@xn--bcher-kva.example ada@bücher.example ada@b%C3%BCcher.example ada@B&#252;cher.example"),
      [erased, erased, erased, erased].join(" ")
    )
  })

  it("is done at once with what looks like the address for long", () => {
    const begun = process.cpuUsage()
    for (const part of ["ada@", "%25", "&amp;", "-", "a", "&#0", "\\", "=61"]) {
      ada.text(part.repeat(200_000))
      ada.text(`${part.repeat(200_000)}ada@example.com`)
    }
    assert.isBelow(process.cpuUsage(begun).user, 5_000_000)
  })
})

describe("Redactor", () => {
  it("hits with its pattern whatever it changes", () => {
    const pattern = new RegExp(ada.pattern, "i")
    for (const text of ["ADA@example.com", "ada%40example.com", "\"ada\"@example.com", "ada\\u0040example.com"]) {
      assert.isTrue(pattern.test(text), text)
    }
    assert.isFalse(pattern.test("ada+x@example.com"))
  })

  it("takes a mailbox with its name, and the address out of another one's name", () => {
    assert.strictEqual(ada.mailbox("Ada Lovelace <ADA@example.com>"), erased)
    assert.strictEqual(ada.mailbox(" ada@example.com "), erased)
    assert.strictEqual(ada.mailbox("Ada <ada+x@example.com>"), "Ada <ada+x@example.com>")
    assert.strictEqual(ada.mailbox("\"for ada@example.com\" <bob@example.com>"), `"for ${erased}" <bob@example.com>`)
    assert.strictEqual(ada.mailbox(erased), erased)
  })

  it("goes through JSON, names of fields and message ids included", () => {
    assert.deepStrictEqual(
      ada.json({
        a: ["ada@example.com", 1, null, true],
        "ada@example.com": { b: "x" },
        provider_message_id: "to-ada@example.com-1"
      }),
      { a: [erased, 1, null, true], [erased]: { b: "x" }, provider_message_id: `to-${erased}-1` } as never
    )
  })

  it("takes the address out of names, whatever stands around it", () => {
    assert.strictEqual(ada.name("welcome-ada@example.com-2"), `welcome-${erased}-2`)
  })

  it("keeps the addresses in a key sorted", () => {
    assert.strictEqual(
      ada.key("email.bounced bounced Bob@x.org,ada@example.com 2026"),
      `email.bounced bounced Bob@x.org,${erased} 2026`
    )
    assert.strictEqual(
      ada.key("email.bounced bounced a@x.org,ada@example.com 1"),
      `email.bounced bounced ${erased},a@x.org 1`
    )
    assert.strictEqual(ada.key("b,a"), "b,a")
  })

  it("changes bytes, whatever they are encoded in", () => {
    const bytes = Uint8Array.of(0, 255, 0xe4, ...new TextEncoder().encode("<ada@example.com>"), 0x80)
    assert.deepStrictEqual(
      [...finish(ada.bytes(bytes))],
      [0, 255, 0xe4, ...new TextEncoder().encode(`<${erased}>`), 0x80]
    )
    const untouched = Uint8Array.of(1, 2)
    assert.strictEqual(finish(ada.bytes(untouched)), untouched)
  })

  it("knows which attachments are texts", () => {
    for (
      const type of [
        "text/plain",
        "text/csv; charset=utf-8",
        "application/json",
        "application/ld+json",
        "message/rfc822"
      ]
    ) assert.isTrue(Redaction.isTextual(type), type)
    for (const type of ["application/pdf", "image/png", "application/zip", "application/octet-stream"]) {
      assert.isFalse(Redaction.isTextual(type), type)
    }
  })
})

describe("addressesIn", () => {
  const names = (text: string, address = "ada@example.com") => addressesIn(text).has(normalize(address))

  it("finds addresses in whatever form they are written", () => {
    for (
      const text of [
        "550 <Ada@Example.com> unknown",
        "to=ada@example.com, relay=x",
        "rfc822;ada@example.com",
        "{\"to\":\"ada\\u0040example.com\"}",
        "https://x.example/?e=ada%40example.com",
        "https://x.example/ada@example.com/",
        "ada&#64;example.com",
        "...ada@example.com...",
        "\"ada\"@example.com",
        "_ada@example.com_"
      ]
    ) assert.isTrue(names(text), text)
  })

  it("tells others apart", () => {
    for (const text of ["ada+x@example.com", "xada@example.com", "ada@example.com.au"]) {
      assert.isFalse(names(text), text)
    }
    assert.isTrue(names("<Ada@BÜCHER.example>", "ada@xn--bcher-kva.example"))
  })
})

describe("Redactor.longText", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "ada@example.com",
      "ADA%40example.com",
      "\"a\\d\\a\"@example.com",
      "ada@example.com.br",
      "xada@example.com"
    ),
    fc.tuple(fc.constantFrom("a", "\\", "%25", "<p>Ada</p> ", "ada@example.co "), fc.integer({ min: 1, max: 9_000 }))
      .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)))
  )

  it("takes out the same as Redactor.text, of texts and of bytes", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("")
        const expected = ada.text(text)
        assert.strictEqual(finish(ada.longText(text)), expected)
        const bytes = finish(ada.bytes(new TextEncoder().encode(text)))
        assert.strictEqual(new TextDecoder().decode(bytes), expected)
      }),
      { numRuns: 100 }
    )
  })

  it("finds an address in its longest form where a scan ends", () => {
    const longest = (character: string) =>
      `&${"amp;".repeat(4)}#x${"0".repeat(8)}${character.charCodeAt(0).toString(16)};`
    const quoted = (text: string) => [...text].map((character) => longest("\\") + longest(character)).join("")
    const hit = `${longest("\"")}${quoted("a")}${longest("\"")}${[..."@b"].map(longest).join("")}`
    const text = `${" ".repeat(8_191)}${hit}${" ".repeat(9_000)}`
    assert.strictEqual(
      finish(Redaction.make("a@b").longText(text)),
      `${" ".repeat(8_191)}${erased}${" ".repeat(9_000)}`
    )
  })

  it("finds an address wherever a scan ends", () => {
    for (let before = 8_170; before < 8_200; before++) {
      const text = `${" ".repeat(before)}ada@example.com `
      assert.strictEqual(finish(ada.longText(text)), `${" ".repeat(before)}${erased} `)
    }
  })
})

describe("addressesIn, in any text", () => {
  const piece = fc.constantFrom(
    ..."\"\\ab@@.!- é",
    "\r\n",
    "a".repeat(130),
    "\"a b\"@c.example",
    "x@y.z",
    "\\\"",
    "\\\\"
  )
  // Slow, and simple: it looks for an address from each character on.
  const anywhere =
    /(?:"(?:[^"\\\r\n]|\\.){1,64}"|[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,128})@[A-Za-z0-9\u0080-\uffff](?:[A-Za-z0-9.\u0080-\uffff-]{0,254}[A-Za-z0-9\u0080-\uffff])?/g

  it("finds whatever a search from each character on finds", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("")
        const found = addressesIn(text)
        for (const [hit] of text.matchAll(anywhere)) assert.isTrue(found.has(normalize(hit)), hit)
      }),
      { numRuns: 2_000 }
    )
  })
})

describe("Redactor.hint", () => {
  const letters = fc.constantFrom(..."adlovexmpkw0179._+-")
  const local = fc.string({ unit: letters, minLength: 1, maxLength: 12 })
    .map((text) => `a${text.replace(/\.+/g, ".").replace(/\.$/, "")}`)
  const form = fc.constantFrom<(character: string) => string>(
    (character) => character,
    (character) => character.toUpperCase(),
    (character) => `%${character.charCodeAt(0).toString(16)}`,
    (character) => `%2525${character.charCodeAt(0).toString(16)}`,
    (character) => `=${character.charCodeAt(0).toString(16).toUpperCase()}`,
    (character) => `&#${character.charCodeAt(0)};`,
    (character) => `&amp;#x000${character.charCodeAt(0).toString(16)}`,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
    (character) => `\\\\x${character.charCodeAt(0).toString(16)}`
  )

  it("hits whatever the pattern hits", () => {
    fc.assert(fc.property(local, fc.array(form, { minLength: 40, maxLength: 40 }), (local, forms) => {
      const address = `${local}@example.com`
      const redactor = Redaction.make(address)
      const text = `<${Array.from(address, (character, index) => forms[index]!(character)).join("")}>`
      assert.match(text, new RegExp(redactor.pattern, "i"))
      assert.match(text, new RegExp(redactor.hint, "i"))
    }))
  })

  it("passes by what has little in common with the address", () => {
    const { hint } = Redaction.make("ada.lovelace@example.com")
    assert.notMatch(
      "<a href=\"https://example.com/?a=40&amp;l=love\">Dear Ada of example.com</a>",
      new RegExp(hint, "i")
    )
  })
})
