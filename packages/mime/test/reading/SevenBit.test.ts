import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import * as TransferEncoding from "@sendwright/core/model/TransferEncoding"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import { isAscii } from "node:buffer"
import PostalMime from "postal-mime"
import * as MimePart from "../../src/reading/MimePart.ts"
import * as SevenBit from "../../src/reading/SevenBit.ts"

const octets = (...lines: ReadonlyArray<string>): Buffer => Buffer.from(lines.map((line) => `${line}\r\n`).join(""))
const head = ["From: ada@example.com", "To: bob@example.net", "Subject: Hello"]

const written = (message: Uint8Array): string | undefined => {
  const bytes = finish(SevenBit.written(message))
  return bytes === undefined ? undefined : Buffer.from(bytes).toString("latin1")
}

/** Types and decoded contents of the parts of a message, those of messages within it included. */
const contentsOf = (message: Uint8Array): ReadonlyArray<readonly [type: string, content: string]> => {
  const below = (part: MimePart.MimePart): ReadonlyArray<readonly [string, string]> =>
    part.children.length > 0
      ? part.children.flatMap(below)
      : part.type.value === "message/rfc822"
      ? contentsOf(part.body)
      : [[part.type.value, Buffer.from(finish(TransferEncoding.decode(part.body, part.encoding))!).toString("latin1")]]
  return below(Result.getOrThrow(finish(MimePart.parse(message))))
}

const lines = fc.array(fc.constantFrom("Grüße, Ada.", "plain", "", "字 = 10 ", ".", "--", "From me", "\té"), {
  maxLength: 6
})

const encoding = fc.constantFrom([], ["Content-Transfer-Encoding: 8bit"], ["content-transfer-encoding:\r\n binary"])

const text = fc.tuple(fc.constantFrom("plain", "html", "calendar"), encoding, lines).map(([type, fields, body]) => [
  `Content-Type: text/${type}; charset=utf-8`,
  ...fields,
  "",
  ...body
])

const file = fc.tuple(encoding, lines).map(([fields, body]) => [
  ...fields,
  "Content-Type: application/octet-stream",
  "Content-Disposition: attachment; filename=a.bin",
  "",
  ...body
])

const encoded = lines.map((body) => [
  "Content-Type: image/png",
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from(body.join("\r\n")).toString("base64")
])

const { part } = fc.letrec<{ part: Array<string>; multipart: Array<string>; message: Array<string> }>((tie) => ({
  part: fc.oneof({ maxDepth: 3, withCrossShrink: true }, text, file, encoded, tie("multipart"), tie("message")),
  multipart: fc.tuple(fc.array(tie("part"), { minLength: 1, maxLength: 3 }), encoding, fc.uuid()).map((
    [parts, fields, boundary]
  ) => [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    ...fields,
    "",
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`
  ]),
  message: fc.tuple(tie("part"), encoding).map(([lines, fields]) => [
    "Content-Type: message/rfc822",
    ...fields,
    "",
    ...head,
    ...lines
  ])
}))

/** Messages within each other. */
const nested = (depth: number): Buffer =>
  Buffer.from(`${"Content-Type: message/rfc822\r\n\r\n".repeat(depth)}Subject: Hello\r\n\r\nGrüße\r\n`)

describe("a message in seven bits", () => {
  it("keeps the line ends of a text in a charset of one octet", () => {
    const body = Buffer.from("Caf\u00e9\r\n\u00e9\u00e8 \u00fc\r\n", "latin1")
    const head = Buffer.from("MIME-Version: 1.0\r\nContent-Type: text/plain; charset=iso-8859-1\r\n")
    assert.strictEqual(
      written(Buffer.concat([head, Buffer.from("\r\n"), body])),
      `${head.toString()}Content-Transfer-Encoding: quoted-printable\r\n\r\nCaf=E9\r\n=E9=E8 =FC\r\n`
    )
  })

  it("has the messages within it in seven bits, 20 deep", () => {
    assert.match(written(nested(20))!, /Subject: Hello\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC/)
  })

  it("has every part as it was", () => {
    fc.assert(fc.property(part, (lines) => {
      const message = octets(...head, ...lines)
      const bytes = finish(SevenBit.written(message))
      assert.isDefined(bytes)
      assert.isTrue(isAscii(bytes!))
      assert.deepStrictEqual(contentsOf(bytes!), contentsOf(message))
    }))
  })

  it("is read by another reader as it was", async () => {
    await fc.assert(fc.asyncProperty(part, async (lines) => {
      const message = octets(...head, "MIME-Version: 1.0", ...lines)
      const [before, after] = await Promise.all([
        PostalMime.parse(message),
        PostalMime.parse(Buffer.from(written(message)!, "latin1"))
      ])
      const seen = ({ attachments, html, text }: typeof before) => ({
        html,
        text,
        // Messages within the message are shown as files, whose parts are encoded in another way now.
        // It changes the line ends of what is not encoded.
        files: attachments.filter(({ mimeType }) => mimeType !== "message/rfc822")
          .map(({ content, filename, mimeType }) => [
            filename,
            mimeType,
            Buffer.from(content as ArrayBuffer).toString().replaceAll("\r\n", "\n").trimEnd()
          ])
      })
      assert.deepStrictEqual(seen(after), seen(before))
    }))
  })

  it("changes nothing but the parts that have to be", () => {
    const message = octets(
      ...head,
      "Content-Type: multipart/mixed;\tboundary=b",
      "content-transfer-encoding:  8bit",
      "X-Odd:  kept \t",
      "",
      "preamble",
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Grüße",
      "--b",
      "",
      "As  it is. =",
      "--b--",
      "epilogue"
    )
    assert.strictEqual(
      written(message),
      octets(
        "MIME-Version: 1.0",
        ...head,
        "Content-Type: multipart/mixed;\tboundary=b",
        "Content-Transfer-Encoding: 7bit",
        "X-Odd:  kept \t",
        "",
        "preamble",
        "--b",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable",
        "",
        "Gr=C3=BC=C3=9Fe",
        "--b",
        "",
        "As  it is. =",
        "--b--",
        "epilogue"
      ).toString("latin1")
    )
  })

  it("is not made where a signature covers the octets, a header has them, or nobody can tell what they are", () => {
    const inParts = (type: string, ...part: ReadonlyArray<string>) =>
      octets(...head, `Content-Type: ${type}; boundary=b`, "", "--b", ...part, "--b--")
    for (
      const message of [
        inParts("multipart/signed", "", "Grüße"),
        inParts("multipart/mixed", "Content-Type: multipart/signed; boundary=c", "", "--c", "", "Grüße", "--c--"),
        inParts("multipart/encrypted", "", "Grüße"),
        inParts("multipart/mixed", "Content-Description: Grüße", "", "Hello"),
        inParts("multipart/report", "Content-Type: message/delivery-status", "", "Grüße"),
        nested(21),
        nested(100_000),
        inParts("multipart/mixed", "Content-Transfer-Encoding: base64", "", "Grüße"),
        inParts("multipart/mixed", "Content-Transfer-Encoding: x-uuencode", "", "Grüße"),
        octets(...head, "X-Who: Grüße", "", "Grüße"),
        octets(...head, "Content-Type: multipart/mixed", "", "Grüße"),
        Buffer.concat([
          octets(...head, "Content-Type: multipart/mixed; boundary=b", "", "Grüße", "--b", "", "a", "--b--")
        ])
      ]
    ) assert.isUndefined(written(message))
  })
})
