import { assert, describe, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import type { Mailbox } from "@sendwright/core/foundation/Address"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import PostalMime, { decodeWords } from "postal-mime"
import type { Address as PostalAddress } from "postal-mime"
import { message, plain } from "./messages.ts"
import { checkFiles } from "./readBack.ts"

const seen = (list: ReadonlyArray<Mailbox>) =>
  list.map(({ address, name }): PostalAddress => ({ name: (name ?? "").trim(), address: Address.toEnvelope(address) }))

// Line ends travel as CRLF, and the parser ends every text with one of its own.
const lines = (text: string | null | undefined) => (text ?? "").replace(/\r\n|\r/g, "\n").replace(/\n+$/, "")

const expectedNames = (input: OutgoingMessage) => {
  const url = input.unsubscribeUrl === null ? undefined : new URL(input.unsubscribeUrl)
  return [
    "from",
    ...(input.to.length > 0 ? ["to"] : []),
    ...(input.cc.length > 0 ? ["cc"] : []),
    ...(input.replyTo.length > 0 ? ["reply-to"] : []),
    "subject",
    "date",
    "message-id",
    ...(input.ownMessageId === null ? [] : ["x-sendwright-message-id"]),
    ...(url === undefined ? [] : ["list-unsubscribe"]),
    ...(url?.protocol === "https:" ? ["list-unsubscribe-post"] : []),
    ...Object.keys(input.headers).map((name) => name.toLowerCase()),
    "mime-version",
    "content-type"
  ]
}

const checkBytes = (bytes: Uint8Array) => {
  const source = Buffer.from(bytes).toString("latin1")
  assert(source.endsWith("\r\n"))
  for (const line of source.split("\r\n")) {
    // Neither a bare CR or LF, nor a control character, nor an eighth bit; no longer than RFC 5322 §2.1.1 allows.
    if (!/^[\t\x20-\x7e]{0,998}$/.test(line)) assert.fail(JSON.stringify(line))
  }
}

const checkMessage = async (input: OutgoingMessage) => {
  const bytes = await Effect.runPromise(MimeMessage.render(input))
  checkBytes(bytes)

  const email = await PostalMime.parse(bytes, { forceRfc822Attachments: true })
  const names = email.headers.map((header) => header.key).filter((name) => name !== "content-transfer-encoding")
  assert.deepStrictEqual(names, expectedNames(input))
  assert.strictEqual(email.subject?.trim() ?? "", input.subject.trim())
  assert.deepStrictEqual(email.from, seen([input.from])[0])
  assert.deepStrictEqual(email.to ?? [], seen(input.to))
  assert.deepStrictEqual(email.cc ?? [], seen(input.cc))
  assert.deepStrictEqual(email.replyTo ?? [], seen(input.replyTo))
  assert.strictEqual(email.messageId, `<${input.ownMessageId ?? input.messageId}>`)
  const date = input.ownDate === null ? Math.floor(input.date.getTime() / 1000) * 1000 : Date.parse(input.ownDate)
  assert.strictEqual(new Date(email.date ?? "").getTime(), date)
  for (const [name, value] of Object.entries(input.headers)) {
    const found = email.headers.filter((header) => header.originalKey === name).map(({ value }) => decodeWords(value))
    assert.deepStrictEqual(found, [value.trim()], name)
  }
  if (input.text !== null) assert.strictEqual(lines(email.text), lines(input.text))
  if (input.html !== null) assert.strictEqual(lines(email.html), lines(input.html))
  checkFiles(email, input)
}

describe("MimeMessage.render, generated", () => {
  it("parses back to what was put in, as seven-bit lines", async () => {
    await fc.assert(fc.asyncProperty(message, checkMessage), { numRuns: 500 })
  }, 300_000)

  it("gives the same bytes on every attempt", async () => {
    await fc.assert(
      fc.asyncProperty(message, async (input) => {
        const first = await Effect.runPromise(MimeMessage.render(input))
        assert.deepStrictEqual(await Effect.runPromise(MimeMessage.render({ ...input, attempt: 2 })), first)
      }),
      { numRuns: 400 }
    )
  }, 300_000)

  it("never lets a value begin a line, whatever it holds", async () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        "\r",
        "\n",
        "\r\n",
        "\0",
        "\x0b",
        "\x85",
        "\u2028",
        "\ud800",
        "Bcc: eve@evil.example",
        ": ",
        " ",
        "\t",
        ",",
        "<",
        ">",
        "\"",
        "x"
      )
    })
    const input = fc.record({
      name: hostile,
      address: hostile,
      subject: hostile,
      header: hostile,
      value: hostile,
      id: hostile,
      url: hostile,
      file: hostile,
      type: hostile
    })
    await fc.assert(
      fc.asyncProperty(input, async ({ address, file, header, id, name, subject, type, url, value }) => {
        const bytes = await Effect.runPromise(MimeMessage.render({
          ...plain,
          messageId: id,
          from: { name, address: "ada@example.com" },
          to: [{ name, address }, { name, address: "bob@example.net" }],
          subject,
          headers: { [header]: value, "X-Value": value },
          unsubscribeUrl: `https://example.com/${url}`,
          attachments: [
            {
              filename: file,
              contentType: `text/${type}`,
              contentId: id,
              disposition: "attachment",
              content: new Uint8Array([1])
            }
          ]
        }))
        checkBytes(bytes)
        const email = await PostalMime.parse(bytes)
        const known = new Set([
          "from",
          "to",
          "subject",
          "date",
          "message-id",
          "list-unsubscribe",
          "list-unsubscribe-post",
          "x-value",
          "mime-version",
          "content-type",
          header.toLowerCase()
        ])
        for (const { key } of email.headers) assert(known.has(key), key)
        assert.isUndefined(email.bcc)
        assert.strictEqual(email.to?.at(-1)?.address, "bob@example.net")
        assert.strictEqual(
          email.to?.length,
          Address.checkAddress(address) === undefined && !/[<>]/.test(address) ? 2 : 1
        )
        assert.strictEqual(email.attachments.length, 1)
      }),
      { numRuns: 500 }
    )
  }, 300_000)
})
