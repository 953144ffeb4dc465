import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import * as FastCheck from "fast-check"
import * as Form from "../src/internal/Form.ts"

const name = FastCheck.stringMatching(/^[a-zA-Z][\w-]{0,20}$/)
const value = FastCheck.oneof(
  FastCheck.uint8Array({ maxLength: 300 }),
  // What stands at the edges of parts.
  FastCheck.array(FastCheck.constantFrom("\r\n", "--", "b", "=", "&", "%4", "%41", "+", "\n"), { maxLength: 20 }).map(
    (all) => new Uint8Array(Buffer.from(all.join("")))
  )
)
const fields = FastCheck.uniqueArray(FastCheck.tuple(name, value), { selector: ([key]) => key, maxLength: 10 })
type Fields = ReadonlyArray<readonly [string, Uint8Array]>

const boundary = "a-boundary-that-nothing-has"
const partsOf = (all: Fields) =>
  Buffer.concat([
    ...all.flatMap(([key, content]) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\nContent-Type: text/plain\r\n\r\n`),
      content,
      Buffer.from("\r\n")
    ]),
    Buffer.from(`--${boundary}--\r\n`)
  ])
const encodedOf = (all: Fields) =>
  Buffer.from(
    all.map(([key, content]) =>
      `${key}=${[...content].map((octet) => `%${octet.toString(16).padStart(2, "0")}`).join("")}`
    )
      .join("&")
  )
const plain = (form: Form.Form | undefined) =>
  [...form ?? []].map(([key, content]) => [key, Buffer.from(content).toString("hex")])
const multipart = `multipart/form-data; charset=utf-8; boundary="${boundary}"`
const encoded = "application/x-www-form-urlencoded; charset=utf-8"

describe("forms", () => {
  it("have the octets of their fields, in either form", () => {
    FastCheck.assert(FastCheck.property(fields, (all) => {
      const expected = all.map(([key, content]) => [key, Buffer.from(content).toString("hex")])
      assert.deepStrictEqual(plain(finish(Form.read(partsOf(all), multipart))), expected)
      if (all.length > 0) assert.deepStrictEqual(plain(finish(Form.read(encodedOf(all), encoded))), expected)
    }))
  })

  it("of which nothing is an escape but what is one, are as a browser reads them", () => {
    FastCheck.assert(FastCheck.property(FastCheck.stringMatching(/^[\w%+.-]{0,40}$/), (text) => {
      const expected = new URLSearchParams(`a=${text}`).get("a")
      const found = finish(Form.read(Buffer.from(`a=${text}`), encoded))?.get("a") ?? new Uint8Array()
      assert.strictEqual(new TextDecoder().decode(found), expected)
    }))
  })

  it("that are cut off anywhere are none, and nothing is thrown at what is none", () => {
    FastCheck.assert(
      FastCheck.property(fields, FastCheck.nat(10_000), FastCheck.uint8Array({ maxLength: 200 }), (all, at, noise) => {
        const whole = partsOf(all)
        const end = Buffer.byteLength(`--${boundary}--\r\n`)
        const cut = whole.subarray(0, at % (whole.length - end + 1))
        assert.isUndefined(finish(Form.read(cut, multipart)))
        finish(Form.read(noise, multipart))
        finish(Form.read(noise, encoded))
        assert.isUndefined(finish(Form.read(noise, "text/plain")))
      })
    )
  })

  it("of more fields than any has are not read", () => {
    const many: Fields = Array.from({ length: 501 }, (_, at) => [`a${at}`, new Uint8Array()])
    assert.isUndefined(finish(Form.read(partsOf(many), multipart)))
    assert.isUndefined(finish(Form.read(encodedOf(many), encoded)))
  })
})
