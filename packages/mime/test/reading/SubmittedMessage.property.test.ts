import { assert, describe, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { finish } from "@sendwright/core/foundation/Steps"
import * as SendFields from "@sendwright/core/model/SendFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as TransferEncoding from "@sendwright/core/model/TransferEncoding"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import { type ParsedMail, simpleParser } from "mailparser"
import MailComposer from "nodemailer/lib/mail-composer"
import { decodeWords } from "postal-mime"
import * as EncodedWords from "../../src/reading/EncodedWords.ts"
import * as FlowedText from "../../src/reading/FlowedText.ts"
import * as Mailboxes from "../../src/reading/Mailboxes.ts"
import * as StructuredField from "../../src/reading/StructuredField.ts"
import * as SubmittedMessage from "../../src/reading/SubmittedMessage.ts"
import { farEnd, withCrlf } from "./farEnd.ts"

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
  // The reader takes a text that is shown for a part of the body.
}).map((file) => file.isInline && file.extension === "txt" ? { ...file, extension: "jpg" as const } : file)
const address = fc.constantFrom(
  "ada@example.com",
  "bob@example.com",
  "carol@b\u00fccher.example",
  "o'neil+tag@example.com"
)
const shownName = fc.constantFrom("", "Ada", "Lovelace, Ada", "\u30a2\u30c0", "\"Q\"", "A. (B) C", "a@b")

// What looks encoded goes out as it is.
const shownLine = line.map((text) => text.replace(/=\?\S*|  +| $/g, "")).filter((text) =>
  text.trim() === text && text !== "" && !text.includes("  ")
)

const message = fc.record({
  from: shownName,
  to: fc.uniqueArray(address, { minLength: 1, maxLength: 3 }),
  cc: fc.uniqueArray(fc.constantFrom("dave@example.com", "eve@example.net"), { maxLength: 2 }),
  replyTo: fc.uniqueArray(fc.constantFrom("help@app.example", "sales@app.example"), { maxLength: 2 }),
  // Encoded, it is up to six times as long, and may have 1,000 characters.
  headers: fc.dictionary(
    fc.constantFrom("X-Order", "X-Note", "List-Id"),
    shownLine.filter((text) => text.length <= 150),
    { noNullPrototype: true }
  ),
  toName: shownName,
  hidden: fc.boolean(),
  subject: fc.option(shownLine.filter((text) => text.length <= SendFields.maxSubjectLength)),
  text: fc.option(text),
  html: fc.option(text),
  files: fc.array(file, { maxLength: 4 }),
  invitation: fc.boolean(),
  encoding: fc.constantFrom("quoted-printable", "base64", undefined)
})

type Given = typeof message extends fc.Arbitrary<infer A> ? A : never

/** Without a text, this composer puts an invitation among the files. */
const invites = ({ html, invitation, text }: Given): boolean => invitation && (text !== null || html !== null)

const calendar = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR"

const composedAs = { messageId: "<composed@app.example>", date: new Date("2026-11-22T11:00:00Z") }

const build = (given: Given): Promise<Buffer> =>
  new MailComposer({
    from: { name: given.from, address: "hello@app.example" },
    to: given.to.map((address) => ({ name: given.toName, address })),
    cc: given.cc.map((address) => ({ name: given.toName, address })),
    replyTo: [...given.replyTo],
    headers: given.headers,
    messageId: composedAs.messageId,
    date: composedAs.date,
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

const untied = (text: string | false | undefined) => (text || "").replaceAll("\r\n", "\n").replace(/\n$/, "")

const mailboxesOf = (field: ParsedMail["to"]) =>
  [field ?? []].flat().flatMap(({ value }) =>
    value.map(({ address = "", name }) => ({ name, address: Address.normalize(address) }))
  )

/** Everything in what a reader of another project finds at the far end is as it was composed. */
const assertArrived = (found: ParsedMail, given: Given) => {
  const mailboxes = (addresses: ReadonlyArray<string>, name: string) =>
    addresses.map((address) => ({ name, address: Address.normalize(address) }))
  assert.deepStrictEqual(mailboxesOf(found.from), mailboxes(["hello@app.example"], given.from))
  assert.deepStrictEqual(mailboxesOf(found.to), mailboxes(given.to, given.toName))
  assert.deepStrictEqual(mailboxesOf(found.cc), mailboxes(given.cc, given.toName))
  assert.deepStrictEqual(mailboxesOf(found.replyTo), mailboxes(given.replyTo, ""))
  assert.isFalse(found.headers.has("bcc"))
  assert.strictEqual(found.subject ?? "", given.subject ?? "")
  assert.deepStrictEqual({ messageId: found.messageId, date: found.date }, composedAs)
  const own = found.headerLines.filter(({ key }) => /^(?:x-(?!sendwright-).*|list-id)$/.test(key))
  assert.deepStrictEqual(
    Object.fromEntries(
      own.map(({ key, line }) => [key, decodeWords(line.slice(key.length + 1).replace(/\r?\n/g, "").trim())])
    ),
    Object.fromEntries(Object.entries(given.headers).map(([name, value]) => [name.toLowerCase(), value]))
  )
  assert.strictEqual(untied(found.text), given.text ?? "")
  assert.strictEqual(untied(found.html), given.html ?? "")
  const shown = (index: number) => given.files[index]?.isInline === true && given.html !== null
  assert.sameDeepMembers(
    found.attachments.map(({ cid = null, content, contentType, filename = null, related }) => ({
      filename,
      cid,
      related: related === true,
      content: contentType === "text/calendar" ? untied(content.toString()) : content.toString("base64")
    })),
    [
      ...given.files.map(({ content, extension, name }, index) => ({
        filename: `${name}.${extension}`,
        cid: shown(index) ? `cid-${index}@app.example` : null,
        related: shown(index),
        content: Buffer.from(content).toString("base64")
      })),
      ...invites(given) ? [{ filename: null, cid: null, related: false, content: untied(calendar) }] : []
    ]
  )
}

/** This reader makes a html of a text, and a text of a html. */
const asItIs = { keepCidLinks: true, skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true } as const

describe("what nodemailer composes", () => {
  it.effect("is at the far end what it was composed of", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(message, async (given) => {
          const hidden = given.hidden ? ["hidden@example.com"] : []
          const composed = withCrlf(await build(given))
          const { bytes, send } = await Effect.runPromise(farEnd(composed, [...given.to, ...given.cc, ...hidden]))
          assert.deepStrictEqual(send.bcc ?? [], hidden)
          assertArrived(await simpleParser(Buffer.from(bytes), asItIs), given)
        }),
        { numRuns: Number(process.env["SENDWRIGHT_SUBMITTED_MESSAGES"] ?? 200) }
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
        const read = SubmittedMessage.read({
          message: Buffer.concat(pieces),
          envelope: ["ada@example.com"],
          now: new Date(),
          trace: ""
        })
        if (Result.isFailure(read)) assert.oneOf(read.failure.about, ["lines", "message", "author", "steering"])
        else SendRequest.decode(read.success.request, new Date())
      }),
      { numRuns: 3_000 }
    )
  })

  it("send every octet of a message but the fields that steer, below the trace", () => {
    const [sent, taken] = [["Subject: a\r\n b", "X-Note: \u00e9", "ARC-Seal: i=1"], ["Bcc: eve@b.example", "X-Tags: t"]]
    const trace = "Received: by a\r\n"
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...sent, ...taken)),
        fc.option(fc.constantFrom("", "\r\n", "text\r\n"), { nil: undefined }),
        (fields, body) => {
          const lines = (kept: ReadonlyArray<string>) => ["From: a@b.example", ...kept].map((field) => `${field}\r\n`)
          const whole = [...lines(fields), ...body === undefined ? [] : ["\r\n", body]]
          const { files } = Result.getOrThrow(SubmittedMessage.read({
            message: Buffer.from(whole.join("")),
            envelope: ["ada@example.com"],
            now: new Date(),
            trace
          }))
          const expected = [trace, ...lines(fields.filter((field) => !taken.includes(field))), "\r\n", body ?? ""]
          assert.strictEqual(Buffer.from(files!.at(-1)!.content as Uint8Array).toString(), expected.join(""))
        }
      )
    )
  })

  it("read back octets in base64, also in padded pieces, and in quoted-printable", () => {
    fc.assert(fc.property(fc.array(fc.uint8Array(), { maxLength: 4 }), (pieces) => {
      const encoded = pieces.map((piece) => Buffer.from(piece).toString("base64").replace(/.{1,76}/g, "$&\r\n")).join(
        ""
      )
      assert.deepStrictEqual(
        Buffer.from(finish(TransferEncoding.decode(Buffer.from(encoded), "base64"))!),
        Buffer.concat(pieces)
      )
      const quoted = Array.from(Buffer.concat(pieces), (octet) => `=${octet.toString(16).padStart(2, "0")}`).join(
        "=\r\n"
      )
      assert.deepStrictEqual(
        Buffer.from(finish(TransferEncoding.decode(Buffer.from(quoted), "quoted-printable"))!),
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

  it("read the plain pieces of a field, which most are, as those beside a comment", () => {
    const piece = fc.string({ unit: fc.constantFrom("a", " ", "=", "'", "%", "/", "*"), maxLength: 8 })
    fc.assert(fc.property(piece, piece, (value, parameter) => {
      assert.deepStrictEqual(
        StructuredField.parse(`${value};b=${parameter}`),
        StructuredField.parse(`${value} (x);b=${parameter} (x)`)
      )
    }))
  })

  it("read plain mailboxes, which most are, as the parser of all others does", () => {
    const sign = fc.constantFrom(..."aZ09 .'&-_+@<>\"\\,;:()=?\t\u00fc", "=?utf-8?Q?x?=")
    const plain = fc.string({ unit: fc.constantFrom("a", "B", "7", " ", "."), maxLength: 4 })
    const word = fc.oneof(plain, fc.tuple(plain, sign, plain).map((parts) => parts.join("")))
    const address = fc.oneof(
      fc.constantFrom("ada@example.com", "a+b_c-d@x-y.example", "7@8", "A.@a..b"),
      fc.tuple(word, word).map(([local, domain]) => `${local}@${domain}`)
    )
    const mailbox = fc.oneof(
      address,
      fc.tuple(word, address).map(([name, address]) => `${name} <${address}>`),
      fc.tuple(word, address).map(([name, address]) => `"${name}" <${address}>`),
      fc.string({ unit: sign })
    )
    fc.assert(
      fc.property(mailbox, (value) => {
        assert.deepStrictEqual(Mailboxes.parse(value), Mailboxes.parseAny(value))
      }),
      { numRuns: 1_500 }
    )
  })

  it("read a mailbox as the engine writes it", () => {
    const sign = fc.constantFrom(..."aB7 .,:;@<>()[]\"\\'&-_=?", "\u00e4", "\u8acb", "\u{1f389}")
    const name = fc.string({ unit: sign, maxLength: 12 }).map((text) => text.trim())
    fc.assert(
      fc.property(name, (name) => {
        const mailbox = { name, address: "ada@example.com" }
        assert.deepStrictEqual(Mailboxes.parse(Address.mailboxText(mailbox)), [mailbox])
      }),
      { numRuns: 1_000 }
    )
  })

  it("read a text whose octets stand in several encoded words", () => {
    const bytes = fc.array(fc.constantFrom("a", "?", "_", "=", "\u00fc", "\u8acb", "\u{1f389}"), { minLength: 1 })
    const cuts = fc.array(fc.record({ length: fc.integer({ min: 1, max: 12 }), isBase64: fc.boolean() }), {
      minLength: 1
    })
    fc.assert(fc.property(bytes, cuts, fc.constantFrom(" ", "  "), (characters, cuts, between) => {
      const octets = Buffer.from(characters.join(""))
      const words: Array<string> = []
      for (let at = 0, word = 0; at < octets.length; word++) {
        const { isBase64, length } = cuts[word % cuts.length]!
        const piece = octets.subarray(at, at + length)
        at += length
        words.push(
          isBase64
            ? `=?UTF-8?B?${piece.toString("base64")}?=`
            : `=?utf-8?q?${[...piece].map((octet) => `=${octet.toString(16).padStart(2, "0")}`).join("")}?=`
        )
      }
      assert.strictEqual(EncodedWords.decode(`x ${words.join(between)} y`), `x ${octets.toString()} y`)
    }))
  })

  it("read encoded words that do not end in a time that grows with their length", () => {
    const begun = process.cpuUsage()
    for (const piece of ["\u00fc", "a", "=?utf-8?q?", "=?utf-8?q?\u00fc", "=?a", "=?utf-8?b?YQ==?= "]) {
      EncodedWords.joined(`=?utf-8?q?${piece.repeat(200_000 / piece.length)}`)
    }
    assert.isBelow(process.cpuUsage(begun).user, 2_000_000)
  })

  it("put flowed lines together that were broken for width", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom("a", "bc", ">d", "From")), { maxLength: 8 }), (paragraphs) => {
        const stuff = (line: string) => /^(?:>| |From)/.test(line) ? ` ${line}` : line
        const flowed = paragraphs.map((words) =>
          words.map((word, at) => stuff(at === words.length - 1 ? word : `${word} `)).join("\n")
        )
        assert.strictEqual(
          finish(FlowedText.unflow(flowed.join("\n"), false)),
          paragraphs.map((words) => words.join(" ")).join("\n")
        )
      })
    )
  })
})
