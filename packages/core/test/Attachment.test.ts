import { assert, describe, it } from "@effect/vitest"
import {
  claimedSize,
  contentTypeOf,
  decode,
  decodedSize,
  dispositions,
  headOf,
  maxTotalBytes,
  nameOf,
  unwrapped
} from "@sendwright/core/model/Attachment"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"
import * as fc from "fast-check"

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
    const wrapped = Array.from({ length: random.below(9) }, () => random.pick(letters)).join("")
    const size = decodedSize(wrapped)
    if (size === undefined) continue
    taken++
    const text = unwrapped(wrapped)
    assert.strictEqual(text, wrapped.replaceAll("\n", ""))
    assert.match(text, /^[A-Za-z0-9+/]+={0,2}$/)
    assert.strictEqual(size, Buffer.from(text, "base64").length)
    const decoded = Base64.decode(text.padEnd(Math.ceil(text.length / 4) * 4, "="))
    assert.deepStrictEqual(Result.succeed(decode(wrapped)), decoded)
    assert.strictEqual(decode(wrapped).length, size, text)
    assert.strictEqual(claimedSize(wrapped), size, text)
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
  "AA\t",
  "\r\n",
  "A\r\n=="
])(
  "takes %j for no base64",
  (text) => {
    assert.isUndefined(decodedSize(text))
  }
)

it("takes padding amid a text for no base64, however long the text is", () => {
  // Without their padding they are no longer than a file may be.
  for (const unit of ["====", "A===", "==\r\n"]) assert.isUndefined(decodedSize(unit.repeat(3_000_000)), unit)
})

it("takes base64 in lines as email has it (RFC 2045), at the same size", () => {
  const random = SeededRandom.make(3)
  for (let round = 0; round < 200; round++) {
    const text = Base64.encode(Uint8Array.from({ length: 1 + random.below(500) }, () => random.below(256)))
    for (const end of ["\r\n", "\n"]) {
      const wrapped = text.replace(/.{1,76}/g, (line) => line + end)
      assert.strictEqual(decodedSize(wrapped), decodedSize(text))
      assert.strictEqual(unwrapped(wrapped), text)
    }
  }
})

it("judges and decodes a text of any length, on one line or many, wherever a wrong character stands", () => {
  const random = SeededRandom.make(4)
  for (let round = 0; round < 50; round++) {
    const bytes = Uint8Array.from(
      { length: random.pick([6_000, 49_151, 60_000]) + random.below(9) },
      () => random.below(256)
    )
    const padded = Base64.encode(bytes)
    const text = random.pick([padded, padded.replaceAll("=", "")])
    const wrapped = random.pick([text, text.replace(/.{1,76}/g, "$&\r\n")])
    assert.strictEqual(decodedSize(wrapped), bytes.length)
    assert.strictEqual(claimedSize(wrapped), bytes.length)
    assert.deepStrictEqual(decode(wrapped), bytes)
    const at = random.below(text.length)
    const wrong = random.pick(["-", "_", "!", " ", "é", "\0", "\u0141"])
    assert.isUndefined(decodedSize(text.slice(0, at) + wrong + text.slice(at + 1)))
  }
})

it("looks at no character of a text that is longer than any file", () => {
  assert.strictEqual(decodedSize("!".repeat(12 * 1024 * 1024)), 9 * 1024 * 1024)
  assert.isAbove(decodedSize("\n".repeat(24 * 1024 * 1024))!, maxTotalBytes)
})

it("reads long texts in time that grows with their length only", () => {
  const before = process.cpuUsage()
  assert.strictEqual(decodedSize("A".repeat(8 * 1024 * 1024)), 6 * 1024 * 1024)
  assert.isUndefined(decodedSize(`${"A".repeat(8 * 1024 * 1024 - 1)}!`))
  assert.isBelow(process.cpuUsage(before).user, 2_000_000)
})

// What people attach, vendors' types among them: a table of types may be incomplete, and may change with an upgrade.
it.each([
  ["avif", "image/avif"],
  ["bmp", "image/bmp"],
  ["css", "text/css"],
  ["csv", "text/csv"],
  ["doc", "application/msword"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["eml", "message/rfc822"],
  ["epub", "application/epub+zip"],
  ["gif", "image/gif"],
  ["gz", "application/gzip"],
  ["heic", "image/heic"],
  ["htm", "text/html"],
  ["html", "text/html"],
  ["ics", "text/calendar"],
  ["jpeg", "image/jpeg"],
  ["jpg", "image/jpeg"],
  ["js", "text/javascript"],
  ["json", "application/json"],
  ["log", "text/plain"],
  ["m4a", "audio/mp4"],
  ["md", "text/markdown"],
  ["mov", "video/quicktime"],
  ["mp3", "audio/mpeg"],
  ["mp4", "video/mp4"],
  ["mpp", "application/vnd.ms-project"],
  ["odp", "application/vnd.oasis.opendocument.presentation"],
  ["ods", "application/vnd.oasis.opendocument.spreadsheet"],
  ["odt", "application/vnd.oasis.opendocument.text"],
  ["ogg", "audio/ogg"],
  ["p7m", "application/pkcs7-mime"],
  ["pages", "application/vnd.apple.pages"],
  ["pdf", "application/pdf"],
  ["pkpass", "application/vnd.apple.pkpass"],
  ["png", "image/png"],
  ["ppt", "application/vnd.ms-powerpoint"],
  ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
  ["rtf", "application/rtf"],
  ["svg", "image/svg+xml"],
  ["tar", "application/x-tar"],
  ["tgz", "application/gzip"],
  ["tif", "image/tiff"],
  ["tiff", "image/tiff"],
  ["txt", "text/plain"],
  ["vcf", "text/vcard"],
  ["wav", "audio/wav"],
  ["webm", "video/webm"],
  ["webp", "image/webp"],
  ["xls", "application/vnd.ms-excel"],
  ["xlsm", "application/vnd.ms-excel.sheet.macroenabled.12"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["xml", "application/xml"],
  ["yaml", "text/yaml"],
  ["zip", "application/zip"]
])("a file of .%s is %s", (extension, type) => {
  assert.strictEqual(contentTypeOf(`Größe 1.0.${extension}`), type)
})

it("knows types by their extension, and no others", () => {
  assert.strictEqual(contentTypeOf("Note.G.PDF"), "application/pdf")
  assert.strictEqual(contentTypeOf("note"), "application/octet-stream")
  assert.strictEqual(contentTypeOf("pdf"), "application/octet-stream")
  assert.strictEqual(contentTypeOf("note."), "application/octet-stream")
  assert.strictEqual(contentTypeOf("note.constructor"), "application/octet-stream")
  assert.strictEqual(contentTypeOf("note.x/pdf"), "application/octet-stream")
  assert.strictEqual(contentTypeOf("note.x\\pdf"), "application/octet-stream")
  assert.strictEqual(contentTypeOf(".html"), "text/html")
})

describe("headOf", () => {
  const head = fc.record({
    filename: fc.option(fc.constantFrom("a.png", "b", "invite.ics"), { nil: undefined }),
    contentType: fc.option(fc.constantFrom("x/y", "text/calendar; method=REQUEST"), { nil: undefined }),
    contentId: fc.option(fc.constantFrom("logo", "a@b"), { nil: undefined }),
    disposition: fc.option(fc.constantFrom(...dispositions), { nil: undefined })
  })

  it("keeps what was said, and is inline by itself only where it can be referred to", () => {
    fc.assert(fc.property(head, (given) => {
      const of = headOf(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
      assert.strictEqual(of.filename, given.filename ?? null)
      assert.strictEqual(of.contentId, given.contentId ?? null)
      assert.strictEqual(of.contentType, given.contentType ?? contentTypeOf(given.filename ?? ""))
      assert.strictEqual(of.disposition, given.disposition ?? (given.contentId === undefined ? "attachment" : "inline"))
      assert.isNotEmpty(nameOf(of))
    }))
  })
})
