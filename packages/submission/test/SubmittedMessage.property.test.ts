import { assert, describe, it } from "@effect/vitest"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import MailComposer from "nodemailer/lib/mail-composer"
import * as FlowedText from "../src/FlowedText.ts"
import * as StructuredField from "../src/StructuredField.ts"
import * as SubmittedMessage from "../src/SubmittedMessage.ts"
import * as TransferEncoding from "../src/TransferEncoding.ts"

const words = fc.constantFrom(
  "Hello",
  "world",
  "\u8acb\u6c42\u66f8",
  "\u3054\u6ce8\u6587",
  "Gr\u00fc\u00dfe",
  "\u{1f389}",
  "=?utf-8?Q?x?=",
  "--",
  ".",
  "..",
  "From ",
  "a=3Db",
  "100%",
  "x".repeat(120)
)
const line = fc.array(words, { minLength: 1, maxLength: 12 }).map((all) => all.join(" "))
const text = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join("\n"))
const name = fc.array(
  fc.constantFrom("\u8acb\u6c42\u66f8", "report", "\u2116", "r\u00e9sum\u00e9", "(1)", ";", "=", "%41", "*"),
  {
    minLength: 1,
    maxLength: 4
  }
).map((all) => all.join(" "))
const file = fc.record({
  name,
  extension: fc.constantFrom("pdf", "png", "txt", "bin"),
  content: fc.uint8Array({ minLength: 1, maxLength: 400 }),
  isInline: fc.boolean()
})
const address = fc.constantFrom(
  "ada@example.com",
  "bob@example.com",
  "carol@b\u00fccher.example",
  "o'neil+tag@example.com"
)
const shownName = fc.constantFrom("", "Ada", "Lovelace, Ada", "\u30a2\u30c0", "\"Q\"", "A. (B) C", "a@b")

const message = fc.record({
  from: shownName,
  to: fc.uniqueArray(address, { minLength: 1, maxLength: 3 }),
  toName: shownName,
  hidden: fc.boolean(),
  // What looks encoded goes out as it is.
  subject: fc.option(
    line.map((subject) => subject.replace(/=\?\S*|  +| $/g, "")).filter((subject) =>
      subject.trim() === subject && subject !== "" && !subject.includes("  ")
    )
  ),
  text: fc.option(text),
  html: fc.option(text),
  files: fc.array(file, { maxLength: 4 }),
  invitation: fc.boolean(),
  encoding: fc.constantFrom("quoted-printable", "base64", undefined)
})

type Given = typeof message extends fc.Arbitrary<infer A> ? A : never

/** Without a text, this composer puts an invitation among the files. */
const invites = ({ html, invitation, text }: Given): boolean => invitation && (text !== null || html !== null)

interface Kept {
  readonly filename?: string | undefined
  readonly content?: string | undefined
  readonly contentId: string | null
}

const calendar = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR"

const build = (given: Given): Promise<Buffer> =>
  new MailComposer({
    from: { name: given.from, address: "hello@app.example" },
    to: given.to.map((address) => ({ name: given.toName, address })),
    ...(given.subject === null ? {} : { subject: given.subject }),
    ...(given.text === null ? {} : { text: given.text }),
    ...(given.html === null ? {} : { html: given.html }),
    ...(given.encoding === undefined ? {} : { textEncoding: given.encoding }),
    ...(invites(given)
      ? { alternatives: [{ contentType: "text/calendar; method=REQUEST", content: calendar }] }
      : {}),
    attachments: given.files.map((file, index) => ({
      filename: `${file.name}.${file.extension}`,
      content: Buffer.from(file.content),
      ...(file.isInline && given.html !== null ? { cid: `cid-${index}@app.example` } : {})
    }))
  } as never).compile().build()

const untied = (text: string | undefined) => (text ?? "").replaceAll("\r\n", "\n").replace(/\n$/, "")

describe("what nodemailer composes", () => {
  it.effect("is the send that it was composed of", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(message, async (given) => {
          const bytes = await build(given)
          const crlf = Buffer.from(bytes.toString("latin1").replace(/\r?\n/g, "\r\n"), "latin1")
          const envelope = [...given.to, ...given.hidden ? ["hidden@example.com"] : []]
          const now = new Date("2026-11-22T12:00:00Z")
          const read = SubmittedMessage.read(crlf, envelope, now)
          if (Result.isFailure(read)) return assert.fail(read.failure.text)
          const decoded = SendRequest.decode(read.success.request, now).result
          if (Result.isFailure(decoded)) return assert.fail(JSON.stringify(decoded.failure))
          const request = decoded.success
          assert.strictEqual(request.subject ?? null, given.subject === null ? null : given.subject)
          if (given.text === null && given.html === null) assert.strictEqual(untied(request.text), "")
          else {
            assert.strictEqual(request.text === undefined ? null : untied(request.text), given.text)
            assert.strictEqual(request.html === undefined ? null : untied(request.html), given.html)
          }
          assert.deepStrictEqual(request.bcc ?? [], given.hidden ? ["hidden@example.com"] : [])
          assert.strictEqual(request.to.length, given.to.length)
          const files = (request.attachments ?? []).filter((one) => one.disposition !== "alternative")
          const wanted = given.files.map((file, index) => ({
            filename: `${file.name}.${file.extension}`,
            content: Buffer.from(file.content).toString("base64"),
            contentId: file.isInline && given.html !== null ? `cid-${index}@app.example` : null
          }))
          const byName = (left: Kept, right: Kept) =>
            `${left.filename}${left.content}`.localeCompare(`${right.filename}${right.content}`)
          assert.deepStrictEqual(
            files.map(({ content, contentId = null, filename }) => ({ filename, content, contentId })).toSorted(
              byName
            ),
            wanted.toSorted(byName)
          )
          const forms = (request.attachments ?? []).filter((one) => one.disposition === "alternative")
          assert.strictEqual(forms.length, invites(given) ? 1 : 0)
          if (invites(given)) assert.match(forms[0]?.contentType ?? "", /^text\/calendar; .*method=REQUEST/)
        }),
        { numRuns: Number(process.env["SENDWRIGHT_SUBMITTED_MESSAGES"] ?? 500) }
      )
    ))
})

describe("readers", () => {
  it("read any octets without failing", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "Content-Type: multipart/mixed; boundary=b\r\n",
        "Content-Type: text/plain; charset*=utf-8''%ff",
        "From: a@b.example\r\n",
        "To: ada@example.com\r\n",
        "\r\n",
        "\r\n\r\n",
        "--b\r\n",
        "--b--",
        "\"",
        "(",
        "=?utf-8?B?",
        "\\",
        ";",
        "filename*0*=\"",
        "\0"
      ).map((piece) => Buffer.from(piece)),
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes))
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const read = SubmittedMessage.read(Buffer.concat(pieces), ["ada@example.com"], new Date())
        if (Result.isFailure(read)) assert.oneOf(read.failure.code, [550, 554])
        else SendRequest.decode(read.success.request, new Date())
      }),
      { numRuns: 3_000 }
    )
  })

  it("read back octets in base64, also in padded pieces, and in quoted-printable", () => {
    fc.assert(fc.property(fc.array(fc.uint8Array(), { maxLength: 4 }), (pieces) => {
      const encoded = pieces.map((piece) => Buffer.from(piece).toString("base64").replace(/.{1,76}/g, "$&\r\n")).join(
        ""
      )
      assert.deepStrictEqual(
        Buffer.from(TransferEncoding.decode(Buffer.from(encoded), "base64")!),
        Buffer.concat(pieces)
      )
      const quoted = Array.from(Buffer.concat(pieces), (octet) => `=${octet.toString(16).padStart(2, "0")}`).join(
        "=\r\n"
      )
      assert.deepStrictEqual(
        Buffer.from(TransferEncoding.decode(Buffer.from(quoted), "quoted-printable")!),
        Buffer.concat(pieces)
      )
    }))
  })

  it("read parameters as they were written, whatever they hold", () => {
    const value = fc.string({
      unit: fc.constantFrom("a", " ", ";", "=", "\"", "\\", "(", ")", "'", "%", "*", "\u8acb")
    })
    fc.assert(fc.property(value, value, (first, second) => {
      const quoted = `"${first.replace(/["\\]/g, "\\$&")}"`
      const extended = [...Buffer.from(second)].map((octet) => `%${octet.toString(16).padStart(2, "0")}`).join("")
      const { parameters, value } = StructuredField.parse(
        `Text/Plain (x; y="z") ; a=${quoted}; b*=utf-8''${extended} ; c = d`
      )
      assert.strictEqual(value, "text/plain")
      assert.strictEqual(parameters.get("a"), first)
      assert.strictEqual(parameters.get("b"), second)
      assert.strictEqual(parameters.get("c"), "d")
    }))
  })

  it("put flowed lines together that were broken for width", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom("a", "bc", ">d", "From")), { maxLength: 8 }), (paragraphs) => {
        const stuff = (line: string) => /^(?:>| |From)/.test(line) ? ` ${line}` : line
        const flowed = paragraphs.map((words) =>
          words.map((word, at) => stuff(at === words.length - 1 ? word : `${word} `)).join("\n")
        )
        assert.strictEqual(
          FlowedText.unflow(flowed.join("\n"), false),
          paragraphs.map((words) => words.join(" ")).join("\n")
        )
      })
    )
  })
})
