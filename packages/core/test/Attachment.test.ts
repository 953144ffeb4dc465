import { assert, it } from "@effect/vitest"
import { contentTypeOf, decodedSize } from "@sendwright/core/model/Attachment"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"

it("counts the bytes of every base64 text, with padding and without", () => {
  const random = SeededRandom.make(1)
  for (let round = 0; round < 5_000; round++) {
    const bytes = Uint8Array.from({ length: 1 + random.below(100) }, () => random.below(256))
    const text = Base64.encode(bytes)
    assert.strictEqual(decodedSize(text), bytes.length)
    assert.strictEqual(decodedSize(text.replaceAll("=", "")), bytes.length)
  }
})

it("takes exactly the texts that can be decoded, at the size that they decode to", () => {
  const random = SeededRandom.make(2)
  const letters = [..."ABCDwxyz0189+/=", "=", "-", "_", " ", "\n", "é"]
  let taken = 0
  for (let round = 0; round < 50_000; round++) {
    const text = Array.from({ length: random.below(9) }, () => random.pick(letters)).join("")
    const size = decodedSize(text)
    if (size === undefined) continue
    taken++
    assert.match(text, /^[A-Za-z0-9+/]+={0,2}$/)
    assert.strictEqual(size, Buffer.from(text, "base64").length)
    // As the loader decodes it.
    const decoded = Base64.decode(text.padEnd(Math.ceil(text.length / 4) * 4, "="))
    assert.strictEqual(Result.isSuccess(decoded) && decoded.success.length, size, text)
  }
  assert.isAbove(taken, 1_000)
})

it.each([
  "",
  "=",
  "==",
  "====",
  "A",
  "A=",
  "A==",
  "A===",
  "AAAAA",
  "AA=",
  "AAA==",
  "AAAA=",
  "AA==AA==",
  "AA A",
  "AA-_",
  "AA\n"
])(
  "takes %j for no base64",
  (text) => {
    assert.isUndefined(decodedSize(text))
  }
)

it("reads long texts in time that grows with their length only", () => {
  const before = performance.now()
  assert.strictEqual(decodedSize("A".repeat(8 * 1024 * 1024)), 6 * 1024 * 1024)
  assert.isUndefined(decodedSize(`${"A".repeat(8 * 1024 * 1024 - 1)}!`))
  assert.isBelow(performance.now() - before, 2_000)
})

it("knows types by their extension, and no others", () => {
  assert.strictEqual(contentTypeOf("Note.G.PDF"), "application/pdf")
  assert.strictEqual(contentTypeOf("note"), "application/octet-stream")
  assert.strictEqual(contentTypeOf("pdf"), "application/octet-stream")
  assert.strictEqual(contentTypeOf("note."), "application/octet-stream")
  assert.strictEqual(contentTypeOf("note.constructor"), "application/octet-stream")
  assert.strictEqual(contentTypeOf(".html"), "text/html")
})
