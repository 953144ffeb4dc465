import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { finish } from "../src/foundation/Steps.ts"
import { isNamedIn } from "../src/privacy/originalErasure.ts"
import * as Redaction from "../src/privacy/Redaction.ts"

const ada = Redaction.make("ada@example.com")
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const isNamed = (text: string): boolean => finish(isNamedIn(bytesOf(text), ada))

const quotedPrintable = (text: string): string =>
  [...bytesOf(text)].map((octet) => `=${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("=\r\n")
const base64 = (text: string): string => btoa(text).replace(/.{1,20}/g, "$&\r\n")

const head = "From: hello@engines.example\r\nSubject: Notes\r\n"

/** The places and forms in which a message may name somebody. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  "the header": (text) => `${head}To: ${text}\r\n\r\nHello.\r\n`,
  "an encoded word": (text) => `${head}To: =?utf-8?B?${btoa(text)}?=\r\n\r\nHello.\r\n`,
  "a body": (text) => `${head}\r\nHello, ${text}.\r\n`,
  "quoted-printable": (text) => `${head}\r\nHello, ${quotedPrintable(text)}.\r\n`,
  "base64": (text) => `${head}\r\n--a\r\n\r\n${base64(`Hello, ${text}.`)}\r\n--a--\r\n`
}

describe("a message", () => {
  for (const [place, write] of Object.entries(forms)) {
    it(`names a person in ${place}, whatever is around the address`, () => {
      fc.assert(fc.property(fc.stringMatching(/^[ a-z]{0,40}$/), (around) => {
        assert.isTrue(isNamed(write(`${around} <Ada@Example.com> ${around}`)))
        assert.isFalse(isNamed(write(`${around} <bob@example.com> ${around}`)))
        assert.isFalse(isNamed(write(`${around} <xada@example.com> ${around}`)))
      }))
    })
  }

  it("of any octets is read to its end", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      assert.isFalse(finish(isNamedIn(bytes, ada)))
    }))
  })
})
