/** Messages of every kind, read as strangers sent them, and held against what another project's parser finds. */
import { assert, describe, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { finish } from "@sendwright/core/foundation/Steps"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { simpleParser } from "mailparser"
import PostalMime from "postal-mime"
import * as FileName from "../../src/reading/FileName.ts"
import * as ReceivedMessage from "../../src/reading/ReceivedMessage.ts"
import { hostile } from "../hostile.ts"

const runs = Number(process.env["SENDWRIGHT_HOSTILE_MESSAGES"] ?? 300)
const patience = 120_000 + 60 * runs

const read = (message: Uint8Array, returnPath: string | null = null) => ReceivedMessage.read({ message, returnPath })

const addressOf = (mailbox: string | null) => mailbox === null ? "" : Address.toEnvelope(Address.addressOf(mailbox))

// The other reader loses each U+FEFF, and gives the ends of lines as they travelled.
const bare = (text: string | null | undefined) =>
  (text ?? "").replaceAll("\ufeff", "").replaceAll("\0", "\ufffd").replaceAll("\r\n", "\n").replace(/\n+$/, "")

// oxlint-disable-next-line no-control-regex
const asLine = (text: string | undefined) => bare(text).replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g, " ").trim()

/** Whether a text may be in every storage. */
const isStorable = (value: unknown): boolean =>
  typeof value === "string"
    ? value.isWellFormed() && !value.includes("\0")
    : typeof value !== "object" || value === null || Object.values(value).every(isStorable)

const isFit = (message: Uint8Array, found: ReceivedMessage.ReceivedMessage): void => {
  assert(isStorable(found))
  for (const mailbox of [found.from ?? "a@b", ...found.to, ...found.cc, ...found.replyTo]) {
    assert(mailbox.length <= 320 && /@[^\s@]+$/.test(mailbox), mailbox)
  }
  for (const file of found.attachments) {
    const { from, to } = file.place
    assert(from >= 0 && from <= to && to <= message.length, `${from} ${to}`)
    assert.strictEqual(finish(ReceivedMessage.contentOf(message, file)).length, file.size)
  }
}

const piece = fc.oneof(
  fc.constantFrom(
    "\r\n",
    "\n",
    "\r\n\r\n",
    "--b\r\n",
    "--b--\r\n",
    "--c\n",
    "--c--",
    "Content-Type: multipart/mixed; boundary=b\r\n",
    "Content-Type: multipart/alternative; boundary=\"c\"\n",
    "Content-Type: multipart/related\r\n",
    "Content-Type: text/html; charset=utf-16\r\n",
    "Content-Type: message/rfc822\r\n",
    "Content-Type: image/png; name*0*=x''%41; name*1=b\r\n",
    "Content-Transfer-Encoding: base64\r\n",
    "Content-Transfer-Encoding: quoted-printable\n",
    "Content-Disposition: attachment; filename=\"=?utf-8?B?w6Q=?=\"\r\n",
    "Content-ID: <a@b>\r\n",
    "Subject: =?utf-8?Q?=00=ED=A0=80?=\r\n",
    "From: a@b, \"c\" <d@e>\r\n",
    "To: =?x?b?w?= <a b@c>, :;<>@\r\n",
    "Date: 99 Foo\r\n",
    "References: <a> <b\r\n c> d@e\r\n",
    "SGVsbG8=\r\n",
    "=C3=\n=A4=\r\n",
    "<p>x</p>",
    " folded\r\n"
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.uint8Array({ maxLength: 30 })
)

describe("received messages", () => {
  it("are read whatever they are, in texts that can be kept and places that are in the message", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom(null, "", "a@b"), (pieces, returnPath) => {
        const message = Buffer.concat(pieces.map((each) => Buffer.from(each)))
        const found = read(message, returnPath)
        isFit(message, found)
        assert(returnPath !== "" || found.isAutomatic)
      }),
      { numRuns: 10 * runs }
    )
  }, patience)

  it("are read alike wherever they begin in a buffer", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const message = Buffer.concat(pieces.map((each) => Buffer.from(each)))
        const within = Buffer.concat([Buffer.from("before"), message, Buffer.from("after")])
        assert.deepStrictEqual(read(within.subarray(6, 6 + message.length)), read(message))
      })
    )
  })

  it("name each mailbox of a list, however long it and its names are", () => {
    const letters = fc.integer({ min: 0, max: 20_000 }).map((length) => "x".repeat(length))
    const name = fc.oneof(
      letters,
      letters.map((text) => text.replace(/x{20}/g, "=?utf-8?B?eHh4?= ")),
      letters.map((text) => `">, \\"y, z\\" ${text}"`),
      letters.map((text) => `(<y>, ${text})`)
    )
    const address = fc.constantFrom("a@example.com", "\"a b\"@example.com", "\"a, b\"@example.com")
    fc.assert(
      fc.property(fc.array(fc.tuple(name, address), { maxLength: 8 }), (mailboxes) => {
        const list = mailboxes.map(([shown, address]) => `${shown} <${address}>`).join(", ")
        const found = read(Buffer.from(`To: ${list}\r\n\r\n`))
        assert.deepStrictEqual(found.to.map(addressOf), mailboxes.map(([, address]) => address))
      })
    )
  })

  it(`say what another parser finds in them, ${runs} hostile ones`, async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (input) => {
        const message = await Effect.runPromise(MimeMessage.render(input))
        const found = read(message)
        isFit(message, found)
        const email = await PostalMime.parse(message, { forceRfc822Attachments: true })
        assert.strictEqual(addressOf(found.from), email.from?.address ?? "")
        const [subject, otherSubject] = [asLine(found.subject ?? ""), asLine(email.subject)]
        const isCut = (found.subject ?? "").length > 990
        assert.strictEqual(subject, isCut ? otherSubject.slice(0, subject.length) : otherSubject)
        assert.strictEqual(found.date?.getTime(), new Date(email.date ?? "").getTime())
        assert.strictEqual(`<${found.messageId}>`, email.messageId)
        assert.deepStrictEqual(found.to.map(addressOf), (email.to ?? []).map(({ address }) => address))
        if (email.text !== undefined && email.html === undefined) assert.strictEqual(bare(found.text), bare(email.text))
        assert.strictEqual(bare(found.html), bare(email.html))
        const texts = new Set(["text/calendar"])
        const files = email.attachments
        assert.strictEqual(found.attachments.length, files.length)
        for (const [index, file] of found.attachments.entries()) {
          const other = files[index]!
          // What the other reader takes for a calendar comes as UTF-8 with its own line ends.
          if (!texts.has(other.mimeType)) assert.strictEqual(file.size, (other.content as ArrayBuffer).byteLength)
          // It decodes encoded words in names also where RFC 2231 has spelt them out. A long name is cut.
          if (other.filename === null || other.filename.length > 200 || file.filename?.includes("=?")) continue
          assert.strictEqual(bare(file.filename), FileName.fit(bare(other.filename)))
        }
      }),
      { numRuns: runs, endOnFailure: true }
    )
  }, patience)

  it("keep their files and texts when others put them together", async () => {
    const words = fc.array(fc.constantFrom("Grüße", "hello", "字", "=41", "--b", ">", "From x"), {
      minLength: 1,
      maxLength: 8
    })
      .map((all) => all.join(" "))
    const file = fc.record({ name: words, content: fc.uint8Array({ minLength: 1, maxLength: 100 }) })
    await fc.assert(
      fc.asyncProperty(
        words,
        fc.option(words),
        fc.array(file, { maxLength: 4 }),
        fc.constantFrom("\r\n", "\n"),
        fc.boolean(),
        async (text, html, files, eol, isEncoded) => {
          const body = (type: string, content: string) => [
            "--inner",
            `Content-Type: ${type}; charset=utf-8`,
            `Content-Transfer-Encoding: ${isEncoded ? "base64" : "8bit"}`,
            "",
            isEncoded ? Buffer.from(content).toString("base64") : content
          ]
          const message = Buffer.from([
            "From: a@example.com",
            "Content-Type: multipart/mixed; boundary=outer",
            "",
            "--outer",
            "Content-Type: multipart/alternative; boundary=inner",
            "",
            ...body("text/plain", text),
            ...(html === null ? [] : body("text/html", html)),
            "--inner--",
            ...files.flatMap(({ content, name }) => [
              "--outer",
              "Content-Type: application/octet-stream",
              `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
              "Content-Transfer-Encoding: base64",
              "",
              Buffer.from(content).toString("base64")
            ]),
            "--outer--",
            ""
          ].join(eol))
          const found = read(message)
          assert.include(found, { text, html, isWhole: true })
          assert.deepStrictEqual(
            found.attachments.map(({ filename }) => filename),
            files.map(({ name }) => FileName.fit(name))
          )
          assert.deepStrictEqual(
            found.attachments.map((each) =>
              Buffer.from(finish(ReceivedMessage.contentOf(message, each))).toString("hex")
            ),
            files.map(({ content }) => Buffer.from(content).toString("hex"))
          )
          const other = await simpleParser(message, { skipHtmlToText: true, skipTextToHtml: true })
          assert.strictEqual(bare(found.text), bare(other.text))
          assert.deepStrictEqual(found.attachments.map(({ size }) => size), other.attachments.map(({ size }) => size))
        }
      ),
      { numRuns: runs }
    )
  }, patience)
})
