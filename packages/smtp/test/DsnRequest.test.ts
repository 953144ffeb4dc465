import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as DsnRequest from "../src/DsnRequest.ts"

describe("xtext", () => {
  it("leaves addresses as they are, but for what has a meaning in a parameter", () => {
    assert.strictEqual(DsnRequest.xtext("ada.lovelace@a.test"), "ada.lovelace@a.test")
    assert.strictEqual(DsnRequest.xtext("ada+x=y@a.test"), "ada+2Bx+3Dy@a.test")
    assert.strictEqual(DsnRequest.xtext("\"a b\"@a.test"), "\"a+20b\"@a.test")
  })

  it("is one word of the characters allowed, and can be read back", () => {
    const ascii = fc.string({ unit: fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)) })
    fc.assert(fc.property(ascii, (text) => {
      const encoded = DsnRequest.xtext(text)
      assert.match(encoded, /^(?:[\x21-\x2a\x2c-\x3c\x3e-\x7e]|\+[0-9A-F]{2})*$/)
      assert.strictEqual(
        encoded.replace(/\+(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        text
      )
    }))
  })
})
