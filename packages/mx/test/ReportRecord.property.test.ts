import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { parse } from "../src/reports/ReportRecord.ts"

const uris = (texts: ReadonlyArray<string>) => parse(texts).map(({ uri }) => uri)

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const target = fc.oneof(
  fc.tuple(label, label).map(([local, host]) => `mailto:${local}@${host}.example`),
  fc.tuple(label, label).map(([host, path]) => `https://${host}.example/${path}?a=1`)
)
const blank = fc.constantFrom("", " ", "\t", "  ")

describe("parse", () => {
  it("finds the targets of a record, however it is spaced, in its order", () => {
    fc.assert(fc.property(
      fc.uniqueArray(target, { minLength: 1, maxLength: 5 }),
      blank,
      fc.constantFrom("", ";", " ; a=b", "; a.b-c=d;"),
      (targets, space, end) => {
        const text = `v=TLSRPTv1;${space}rua=${targets.join(`${space},${space}`)}${end}`
        assert.deepStrictEqual(uris([text]), targets)
        assert.deepStrictEqual(uris(["v=spf1 -all", text]), targets)
        assert.deepStrictEqual(uris([text, text]), [])
      }
    ))
  })

  it("finds nobody in whatever else stands there, and takes five targets at most", () => {
    fc.assert(fc.property(fc.array(fc.string(), { maxLength: 3 }), (texts) => {
      for (const text of texts) fc.pre(!text.startsWith("v=TLSRPTv1;"))
      assert.deepStrictEqual(parse(texts), [])
    }))
    fc.assert(fc.property(fc.string({ unit: "grapheme-ascii" }), (rua) => {
      for (const found of parse([`v=TLSRPTv1; rua=${rua}`])) assert.match(found.uri, /^(?:https:\/\/|mailto:)/i)
    }))
    const many = Array.from({ length: 8 }, (_, n) => `mailto:a${n}@b.example`)
    assert.lengthOf(parse([`v=TLSRPTv1; rua=${many.join(",")}`]), 5)
  })

  it("reads an address as it is written in a URI, and passes over what is none", () => {
    assert.deepStrictEqual(parse(["v=TLSRPTv1;rua=mailto:a%2Bb@c.example?subject=Hi,mailto:x,ftp://d.example"]), [
      { _tag: "Mail", uri: "mailto:a%2Bb@c.example?subject=Hi", address: "a+b@c.example" }
    ])
    for (
      const rua of ["mailto:a%0D%0Ab@c.example", "mailto:%", "mailto:a@b.example%2Cc@d.example", "http://a.example"]
    ) {
      assert.deepStrictEqual(parse([`v=TLSRPTv1; rua=${rua}`]), [])
    }
    assert.deepStrictEqual(parse(["v=TLSRPTv1; rua=mailto:a@b.example; no field"]), [])
    assert.deepStrictEqual(parse(["v=TLSRPTv1; a=b"]), [])
  })
})
