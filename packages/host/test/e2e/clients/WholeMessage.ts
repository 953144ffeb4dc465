/** One message with everything that a client can put into one, and what of it must be there at the far end. */
import type { ParsedMail } from "mailparser"
import { assert } from "vitest"

interface Mailbox {
  readonly name: string
  readonly address: string
}

interface GivenFile {
  readonly filename: string
  readonly type: string
  /** Base64. */
  readonly content: string
}

/** What a client is told to compose. */
export interface WholeMessage {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly cc: Mailbox
  readonly bcc: Mailbox
  readonly replyTo: Mailbox
  readonly subject: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
  /** Shown in the html; null: it is not there. */
  readonly image: GivenFile & { readonly cid: string } | null
  /** An invitation; null: none. */
  readonly calendar: string | null
  readonly file: GivenFile
}

const base64 = (octets: string | ReadonlyArray<number>): string => Buffer.from(octets as string).toString("base64")

/** The message of a client, which has its name in the subject. */
export const wholeMessage = (client: string, domain: string): WholeMessage => ({
  from: { name: "注文 (Shop)", address: `orders@${domain}` },
  to: { name: "Lovelace, Ada", address: "ada@example.net" },
  cc: { name: "ボブ", address: "bob@example.net" },
  bcc: { name: "", address: "carol@example.net" },
  replyTo: { name: "Help", address: "help@example.net" },
  subject: `ご注文 🎉 ${client}`,
  headers: { "X-Order": "42", "In-Reply-To": "<1@example.com>" },
  text: "こんにちは 👋\n.\n..終わり\n",
  html: "<p>Grüße <img src=\"cid:logo@example.com\"></p>\n",
  image: { filename: "logo.png", type: "image/png", cid: "logo@example.com", content: base64("\x89PNG") },
  calendar: "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:打ち合わせ\r\nEND:VCALENDAR\r\n",
  file: {
    filename: "請求書 №1.pdf",
    type: "application/pdf",
    content: base64([0, 255, 13, 10, 46, 13, 10, 37, 80, 68, 70])
  }
})

/** Everybody whom the message goes to. */
export const recipientsOf = ({ bcc, cc, to }: WholeMessage): ReadonlyArray<string> =>
  [to, cc, bcc].map(({ address }) => address)

/** Fails where something is not as it was given, or more is there. */
export const assertWhole = (parsed: ParsedMail, given: WholeMessage): void => {
  const mailboxes = (field: ParsedMail["to"] | undefined) =>
    [field ?? []].flat().flatMap(({ value }) => value.map(({ address, name }) => ({ name, address })))
  assert.deepStrictEqual(mailboxes(parsed.from), [given.from])
  assert.deepStrictEqual(mailboxes(parsed.to), [given.to])
  assert.deepStrictEqual(mailboxes(parsed.cc), [given.cc])
  assert.deepStrictEqual(mailboxes(parsed.replyTo), [given.replyTo])
  assert.isFalse(parsed.headers.has("bcc"))
  assert.strictEqual(parsed.subject, given.subject)
  for (const [name, value] of Object.entries(given.headers)) {
    assert.strictEqual(parsed.headers.get(name.toLowerCase()), value)
  }
  assert.strictEqual(parsed.text?.trimEnd(), given.text.trimEnd())
  assert.strictEqual((parsed.html || "").trimEnd(), given.html.trimEnd())
  const { calendar, file, image } = given
  const files = parsed.attachments.map(({ cid = null, content, contentType, filename = null }) => ({
    filename,
    contentType,
    // Some clients give every file an id. Where in the message they put the image is theirs.
    cid: contentType === image?.type ? cid : null,
    content: contentType === "text/calendar" ? content.toString().trimEnd() : content.toString("base64")
  }))
  const byType = (left: { readonly contentType: string }, right: { readonly contentType: string }) =>
    left.contentType.localeCompare(right.contentType)
  assert.deepStrictEqual(files.toSorted(byType), [
    { filename: file.filename, contentType: file.type, cid: null, content: file.content },
    ...image === null
      ? []
      : [{ filename: image.filename, contentType: image.type, cid: image.cid, content: image.content }],
    ...calendar === null
      ? []
      : [{ filename: null, contentType: "text/calendar", cid: null, content: calendar.trimEnd() }]
  ])
}
