import * as Address from "@sendwright/core/foundation/Address"
import type { Mailbox } from "@sendwright/core/foundation/Address"
import { hasControl } from "@sendwright/core/foundation/TextRules"
import { contentIdPattern, dispositions } from "@sendwright/core/model/Attachment"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as fc from "fast-check"

/** A message with every optional part absent. */
export const plain = outgoing()

const unit = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      " ",
      "  ",
      "\"",
      "\\",
      "=?",
      "=?utf-8?Q?a?=",
      "?=",
      "=",
      "<",
      ">",
      ",",
      ";",
      ":",
      "@",
      "(",
      ")",
      ".",
      "_",
      "%",
      "'"
    )
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom("あ", "漢字", "の", "é", "ß", "🎉", "👩‍👩‍👧", "ا", "\u{1F1EF}\u{1F1F5}", "\u00a0", "ｶ")
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }) }
)

const lineOf = (options: { readonly minLength?: number; readonly maxLength: number }) =>
  fc.oneof(
    fc.string({ unit, ...options }),
    fc.array(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 }), { maxLength: 15 }).map((words) =>
      words.join(" ")
    )
  ).filter((text) => !hasControl(text))

const subject = fc.oneof(
  { weight: 20, arbitrary: lineOf({ maxLength: 80 }) },
  { weight: 5, arbitrary: fc.array(lineOf({ maxLength: 20 }), { maxLength: 8 }).map((parts) => parts.join("\t")) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("x", "あ", "🎉", " ", "=", "ab ").map((text) => text.repeat(998 / text.length))
  }
)

const address = fc.tuple(
  fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}$/),
    fc.constantFrom("\"a b\"", "\"a@b\"", "\"a\\\"b\"", "\"x,y\"", "first.last+tag")
  ),
  fc.constantFrom("example.com", "sub.example.co.jp", "例え.jp", "Bücher.example", "x--y.example")
).map(([local, domain]) => `${local}@${domain}`).filter((text) => Address.checkAddress(text) === undefined)

const mailbox: fc.Arbitrary<Mailbox> = fc.record({
  name: fc.option(lineOf({ minLength: 1, maxLength: 40 })),
  address
})

const body = fc.array(
  fc.oneof(lineOf({ maxLength: 200 }), fc.constantFrom("", ".", "..", "From me", "--", "trailing \t", "\t")),
  {
    maxLength: 8
  }
).chain((lines) => fc.constantFrom("\n", "\r\n", "\r").map((end) => lines.join(end)))

const reserved =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|return-path|received|resent-.*|list-unsubscribe.*)$/i

const headers = fc.dictionary(
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,30}$/).filter((name) => !reserved.test(name)),
  fc.oneof({ weight: 20, arbitrary: lineOf({ maxLength: 60 }) }, {
    weight: 1,
    arbitrary: fc.constantFrom("a", "あ", "a b ").map((text) => text.repeat(1000 / text.length))
  }).filter((value) => !value.includes("=?")),
  { maxKeys: 4, noNullPrototype: true }
)

const contentId = fc.stringMatching(new RegExp(contentIdPattern))

/** The reader of the tests joins every text that is no attachment to the body. */
export const unread = (of: OutgoingAttachment): OutgoingAttachment =>
  of.disposition !== "attachment" && /^\s*text\/(?:plain|html)\b/i.test(of.contentType)
    ? { ...of, contentType: "text/x-thing" }
    : of

const attachment: fc.Arbitrary<OutgoingAttachment> = fc.record({
  // The parser decodes encoded words in file names also where RFC 2231 has spelt them out.
  filename: fc.option(
    lineOf({ minLength: 1, maxLength: 60 }).map((name) => name.replace(/["/\\]|=\?/g, "").trim()).filter((
      name
    ) => name !== "")
  ),
  contentType: fc.constantFrom(
    "application/pdf",
    "text/plain",
    "text/csv; charset=utf-8",
    "image/png",
    "message/rfc822",
    "multipart/mixed; boundary=x",
    "application/x-thing; name=\"other name.txt\"",
    "text/calendar; method=REQUEST",
    "text/calendar; charset=\"utf-8\"; method=CANCEL; name=invite.ics"
  ),
  contentId: fc.option(contentId),
  disposition: fc.constantFrom(...dispositions),
  content: fc.uint8Array({ maxLength: 300 })
}).map(unread)

/** Messages as the engine may hand them over: every field within what a send request may carry. */
export const message: fc.Arbitrary<OutgoingMessage> = fc.record({
  messageId: fc.uuid().map((id) => `${id}@mail.example.com`),
  ownMessageId: fc.option(fc.constantFrom("1@app.example", "x$y=z.%@[127.0.0.1]", `${"a".repeat(240)}@b`), { freq: 2 }),
  date: fc.date({ min: new Date(0), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true }),
  ownDate: fc.option(fc.constantFrom("Sun, 22 Nov 2026 12:00:00 +0900", "1 Jan 2026 00:00 -0330"), { freq: 2 }),
  from: mailbox,
  to: fc.array(mailbox, { maxLength: 5 }),
  cc: fc.array(mailbox, { maxLength: 3 }),
  replyTo: fc.array(mailbox, { maxLength: 3 }),
  subject,
  bodies: fc.oneof(
    fc.record({ text: body, html: fc.constant(null) }),
    fc.record({ text: fc.constant(null), html: body }),
    fc.record({ text: body, html: body })
  ),
  headers,
  attachments: fc.array(attachment, { maxLength: 5 }),
  unsubscribeUrl: fc.option(
    fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.constant("https://例え.jp/退会?x=<y>"))
  )
}).map(({ bodies, ...rest }) => ({ ...plain, ...rest, ...bodies }))
