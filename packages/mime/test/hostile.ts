import * as Address from "@sendwright/core/foundation/Address"
import type { Mailbox } from "@sendwright/core/foundation/Address"
import { dispositions } from "@sendwright/core/model/Attachment"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as fc from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"
import { unread } from "./messages.ts"

/** What somebody types who wants to break out of where it is put. */
const attack = fc.constantFrom(
  "\r\nBcc: eve@evil.example",
  "\nBcc: eve@evil.example",
  "\rBcc: eve@evil.example",
  "\r\n\r\n<script>",
  "\r\n ",
  "\r\n.\r\nRCPT TO:<eve@evil.example>\r\n",
  "\u2028Bcc: eve@evil.example",
  "\x85X: y",
  "\0",
  "\x1b[2J",
  "\x7f",
  "\ud83c",
  "\udf89",
  "\" <eve@evil.example>, \"",
  "<eve@evil.example>",
  ">, <eve@evil.example",
  "eve@evil.example,",
  ";eve@evil.example",
  "Friends: eve@evil.example;",
  "(eve@evil.example)",
  "=?utf-8?q?=0D=0ABcc:_eve@evil.example?=",
  "=?utf-8?Q?a?=",
  "=?utf-8?b?ZXZlQGV2aWwuZXhhbXBsZQ==?=",
  "=?x?q?",
  "?=",
  "=?=?",
  "--=_",
  "Content-Type: text/html",
  "Subject: x"
)

const oddity = fc.constantFrom(
  "\"",
  "\\",
  "\\\"",
  ",",
  ";",
  ":",
  "(",
  ")",
  "@",
  "<",
  ">",
  "=",
  "_",
  "%0d%0a",
  "%",
  "'",
  "*",
  "`",
  "\t",
  " ",
  "   ",
  "\u202eelif\u202c",
  "שלום",
  "مرحبا",
  "漢字",
  "é",
  "e\u0301",
  "\u0300",
  "🎉",
  "👩‍👩‍👧",
  "\u{1F1EF}\u{1F1F5}",
  "\u00a0",
  "\u200b",
  "\u200d",
  "\ufeff",
  "\ufffd",
  "\uffff",
  "\u{10ffff}",
  "\u00ad",
  "İ",
  "ß"
)

const word = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "grapheme-ascii", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 8 }) },
  { weight: 3, arbitrary: oddity },
  { weight: 2, arbitrary: attack }
)

/** So long that a line has to be broken inside it. */
const long = fc.tuple(
  fc.constantFrom("x", "=", "\"", "\\", "_", "?", " ", ", ", "é", "漢", "🎉", "\u0300", "a ", "🎉 "),
  fc.constantFrom(75, 76, 77, 78, 79, 255, 256, 900, 901, 990, 998, 999, 1_000, 3_000)
).map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)))

const line = fc.oneof(
  { weight: 12, arbitrary: fc.array(word, { maxLength: 12 }).map((words) => words.join("")) },
  { weight: 6, arbitrary: fc.array(word, { maxLength: 12 }).map((words) => words.join(" ")) },
  { weight: 2, arbitrary: long },
  { weight: 1, arbitrary: fc.tuple(long, word, long).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: fc.constantFrom("", " ", "      ", "\0", "\r\n", "\ud800") }
)

const local = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}$/),
  fc.constantFrom(
    "\"a b\"",
    "\"a@b\"",
    "\"a\\\"b\"",
    "\"a\\\\\"",
    "\"x,y\"",
    "\"x;y\"",
    "\"(c)\"",
    "\":\"",
    "first.last+tag",
    "=?q?"
  )
)

const address = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(
      local,
      fc.constantFrom("example.com", "sub.example.co.jp", "例え.jp", "Bücher.example", "x--y.example", "straße.example")
    ).map(([local, domain]) => `${local}@${domain}`)
  },
  // Most of these are none, and are left out.
  { weight: 1, arbitrary: line }
)

const mailbox: fc.Arbitrary<Mailbox> = fc.record({ name: fc.option(line), address })

/** Lines of a body that mean something to a mail server, to a mailbox file or to an encoding. */
const bodyLine = fc.oneof(
  { weight: 6, arbitrary: line },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "",
      ".",
      "..",
      ".\0",
      ".hidden",
      "From eve@evil.example Wed Mar  4 05:06:07 2026",
      ">From me",
      "-- ",
      "--",
      "--=_",
      "=",
      "==",
      "=3D",
      "=\t",
      "=0D=0A",
      "soft=",
      "trailing \t",
      "\t",
      " ",
      "          ",
      "\f",
      "\v",
      "\0\0\0",
      "begin 644 x",
      "<pre>",
      "&amp;&#0;<!--"
    )
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("x", " ", "=", ".", "é", "漢", "🎉", "\0", "a ").map((unit) => unit.repeat(997))
  }
)

const body = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.array(fc.tuple(bodyLine, fc.constantFrom("\n", "\r\n", "\r", "\n\r", "\r\r\n", "\r\n\r\n\r\n")), {
      maxLength: 10
    }).chain((lines) => fc.tuple(fc.constant(lines.flat().join("")), fc.constantFrom("", ".", "end", " ", "\t"))).map((
      parts
    ) => parts.join(""))
  },
  // A line of 100,000 characters, and several megabytes.
  {
    weight: 1,
    arbitrary: fc.constantFrom("x", " ", "=", ".", "é", "🎉", "\ud83c", "word ").map((unit) =>
      unit.repeat(100_000 / unit.length)
    )
  }
)

/** Some megabytes: seldom, because they take as long as a hundred others. */
const bulk = fc.tuple(fc.constantFrom("All work and no play.\n", ".\r", "漢字 🎉\n", "x".repeat(5_000)), fc.nat(3)).map(
  (
    [unit, size]
  ) => unit.repeat((1 + size) * 500_000 / unit.length)
)

const headerName = fc.oneof(
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,30}$/),
  fc.stringMatching(/^[\x21-\x39\x3b-\x7e]{1,20}$/),
  fc.constantFrom("X-".padEnd(76, "n"), "__proto__", "constructor", "X-A", "x-a", "List-Unsubscribe", "References"),
  // What may not be in the header twice, and what is no name.
  fc.constantFrom(
    "Bcc",
    "FROM",
    "to",
    "Subject",
    "content-type",
    "Content-Transfer-Encoding",
    "DKIM-Signature",
    "Received"
  ),
  fc.constantFrom("", "X Y", "X:", "X\r\nBcc", "Ü", "Bcc ", " Bcc", "\0")
)

const headerValue = fc.oneof(
  { weight: 10, arbitrary: line },
  {
    weight: 1,
    arbitrary: fc.constantFrom("a", "é", "🎉", "a b ", "a\t", "<1@x> ").map((unit) => unit.repeat(1_000 / unit.length))
  }
)

const headers = fc.oneof(
  { weight: 10, arbitrary: fc.array(fc.tuple(headerName, headerValue), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.array(fc.tuple(headerName, headerValue), { minLength: 30, maxLength: 60 }) }
).map((entries) => Object.fromEntries(entries))

const everyByte = Uint8Array.from({ length: 256 }, (_, index) => index)

const content = fc.oneof(
  { weight: 6, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 2, arbitrary: fc.constantFrom(new Uint8Array(), everyByte, everyByte.toReversed()) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("\r\n.\r\n", "\r", "\n", "\0", "--=_", "From x\r\n", "\r\n\r\n", " ").map((text) =>
      new Uint8Array(Buffer.from(text.repeat(40)))
    )
  }
)

const attachment: fc.Arbitrary<OutgoingAttachment> = fc.record({
  filename: fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 4, arbitrary: line },
    {
      weight: 1,
      arbitrary: fc.constantFrom("a", "é", "漢", "🎉", "\"", "\\", "'", "%", " a").map((unit) => unit.repeat(300))
    },
    { weight: 2, arbitrary: line.map((text) => `${text}.pdf`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("../../etc/passwd", "C:\\x.exe", "a\r\nb", ".", "a;b=c", "x*0=y", "UTF-8''x")
    }
  ),
  contentType: fc.oneof(
    fc.constantFrom(
      "application/pdf",
      "text/plain",
      "text/plain; charset=utf-16",
      "text/html",
      "message/rfc822",
      "multipart/mixed; boundary=x",
      "application/x-thing; name=\"other name.txt\"",
      "text/csv; charset=\"utf-8\"",
      "TEXT/CSV;charset=\"a;b\";x",
      "text/calendar; method=REQUEST"
    ),
    line
  ),
  contentId: fc.option(fc.oneof(line, fc.constantFrom("logo", "a@b", "x".repeat(255), "a> <b", "a\r\nb", "é", "(a)"))),
  disposition: fc.constantFrom(...dispositions),
  content
}).map(unread)

/** Messages whose every field somebody has tried to break something with. */
export const hostile: fc.Arbitrary<OutgoingMessage> = fc.record({
  messageId: fc.oneof(
    fc.uuid().map((id) => `${id}@mail.example.com`),
    fc.constantFrom("a b@x", "a>\r\nBcc: x@y", "é@x")
  ),
  ownMessageId: fc.option(fc.constantFrom("1@app.example", "a>\r\nBcc: x@y"), { freq: 2 }),
  date: fc.date({ min: new Date(0), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true }),
  from: fc.record({ name: fc.option(line), address: local.map((text) => `${text}@example.com`) }),
  to: fc.oneof(
    { weight: 12, arbitrary: fc.array(mailbox, { minLength: 1, maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(mailbox, { minLength: 50, maxLength: 50 }) }
  ),
  cc: fc.array(mailbox, { maxLength: 3 }),
  replyTo: fc.array(mailbox, { maxLength: 3 }),
  subject: line,
  bodies: fc.oneof(
    { weight: 100, arbitrary: fc.record({ text: body, html: fc.constant(null) }) },
    { weight: 100, arbitrary: fc.record({ text: fc.constant(null), html: body }) },
    { weight: 100, arbitrary: fc.record({ text: body, html: body }) },
    { weight: 1, arbitrary: fc.record({ text: bulk, html: fc.option(bulk) }) }
  ),
  headers,
  attachments: fc.array(attachment, { maxLength: 5 }),
  unsubscribeUrl: fc.option(
    fc.oneof(
      fc.webUrl({ withQueryParameters: true }),
      line.map((text) => `https://example.com/${text}`),
      fc.constantFrom(
        "javascript:alert(1)",
        "mailto:eve@evil.example",
        "",
        "https://例え.jp/退会?x=<y>>,<mailto:eve@evil.example>"
      )
    )
  )
}).map(({ bodies, ...rest }): OutgoingMessage => outgoing({ ...rest, ...bodies })).filter(({ from }) =>
  Address.checkAddress(from.address) === undefined
)
