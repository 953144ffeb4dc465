import { assert, describe, it } from "@effect/vitest"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { finish } from "@sendwright/core/foundation/Steps"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { attachment, outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import { boundMillis, heldReading } from "../../../scripts/doors/Door.ts"
import * as Turns from "../../../scripts/doors/Turns.ts"
import * as ReceivedMessage from "../src/reading/ReceivedMessage.ts"
import * as ReplyText from "../src/reading/ReplyText.ts"
import { key } from "./verify.ts"

/** The longest text that a request may have, of a few characters again and again. */
const long = (unit: string): string => unit.repeat(Math.floor(5_000_000 / unit.length))

const file = (content: Uint8Array, contentType: string, disposition: "attachment" | "alternative") =>
  attachment({ filename: "a", contentType, disposition, content })

const messages: Readonly<Record<string, Partial<OutgoingMessage>>> = {
  ...Object.fromEntries(
    ["<p>Hello, Ada.</p>\n", "\n", "\r", " ", " \n", "\t", "=", "a", "a ", "é", "字", "字\n", "aaaaaa é"].map((
      unit
    ) => [
      `5 million characters of ${JSON.stringify(unit)}`,
      { html: long(unit), text: null }
    ])
  ),
  "1,900 headers": {
    headers: Object.fromEntries(Array.from({ length: 1_900 }, (_, index) => [`X-${index}`, "aé ".repeat(333)]))
  },
  "a file of 25 MB": { attachments: [file(Buffer.alloc(25_000_000, 7), "application/pdf", "attachment")] },
  "an invitation of 25 MB, and both texts": {
    html: long("<p>Hello</p>\n"),
    text: long("Hello\n"),
    attachments: [file(Buffer.alloc(25_000_000, "é \n"), "text/calendar", "alternative")]
  }
}

describe("a message of the largest size", () => {
  it("is written and signed with turns of 50 ms at most", async () => {
    const held: Record<string, number> = {}
    for (const [name, over] of Object.entries(messages)) {
      const message = outgoing({ ...over, dkim: key })
      const millis = await Turns.bestDuring(() => Effect.runPromise(MimeMessage.render(message)), boundMillis)
      if (millis > boundMillis) held[name] = Math.round(millis)
    }
    assert.deepStrictEqual(held, {})
  }, 300_000)

  it("is put in seven bits with turns of 50 ms at most", async () => {
    const held: Record<string, number> = {}
    const text = Buffer.alloc(25_000_000, "Grüße, Ada.\r\n")
    const shapes: Readonly<Record<string, Uint8Array>> = {
      "text/plain; charset=utf-8": text,
      "application/octet-stream": text,
      "multipart/mixed; boundary=b": Buffer.alloc(25_000_000, "--b\r\n\r\né\r\n"),
      // The octets that are looked for come last.
      "message/rfc822": Buffer.concat([
        Buffer.from("Content-Type: message/rfc822\r\n\r\n".repeat(19)),
        Buffer.alloc(24_000_000, "\r\nHello, Ada.\r\n"),
        Buffer.from("Grüße\r\n")
      ])
    }
    for (const [type, body] of Object.entries(shapes)) {
      const content = Buffer.concat([Buffer.from(`Content-Type: ${type}\r\n\r\n`), body])
      const message = outgoing({ original: { content, isDescribed: false } })
      const millis = await Turns.bestDuring(() => Effect.runPromise(MimeMessage.inSevenBits(message)), boundMillis)
      if (millis > boundMillis) held[type] = Math.round(millis)
    }
    assert.deepStrictEqual(held, {})
  }, 300_000)
})

/** A message of 25 MB: a head, and one unit again and again. */
const whole = (start: string, unit: string, end = ""): Buffer => {
  const body = Buffer.alloc(25_000_000 - start.length - end.length, unit)
  return Buffer.concat([Buffer.from(start), body, Buffer.from(end)])
}

const mixed = "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n"
const nested = Array.from(
  { length: 20 },
  (_, depth) => `Content-Type: multipart/mixed; boundary=${depth}\r\n\r\n--${depth}\r\n`
).join("")
const typed = (type: string, encoding = "8bit") =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`

/** What strangers may send to keep us busy. */
const received: Readonly<Record<string, Buffer>> = {
  "text": whole(typed("text/plain; charset=utf-8"), "Grüße, Ada.\r\n"),
  "text of LF": whole("Subject: x\n\n", "\n"),
  "text of CRLF": whole("Subject: x\r\n\r\n", "\r\n"),
  "text of NUL": whole("Subject: x\r\n\r\n", "\0"),
  "text of CR": whole("Subject: x\r\n\r\n", "\r"),
  "flowed lines": whole(typed("text/plain; format=flowed; delsp=yes"), "> a \r\n"),
  "flowed breaks": whole(typed("text/plain; format=flowed"), " \n"),
  "text in GB 18030": whole(typed("text/plain; charset=gb18030"), "\x81\x30\x81\x30"),
  "text in ISO-2022-JP": whole(typed("text/plain; charset=iso-2022-jp"), "\x1b$B$\"\x1b(B"),
  "text in an unknown charset": whole(typed("text/plain; charset=x-none"), "\xff"),
  "quoted-printable": whole(typed("text/plain", "quoted-printable"), "=C3=BC=\r\n"),
  "quoted-printable of blanks": whole(typed("text/html", "quoted-printable"), "= "),
  "base64": whole(typed("application/pdf", "base64"), `${"A".repeat(76)}\r\n`),
  "base64 that is none": whole(typed("application/pdf", "base64"), "=*"),
  "base64 of text": whole(typed("text/plain", "base64"), "Cg0K"),
  "html": whole(typed("text/html"), "<p class=x>a&amp;b</p>\r\n"),
  "html beside text": whole(`${mixed}${typed("text/html")}`, "<br>&", "\r\n--b\r\n\r\ntext\r\n--b--"),
  "tags without an end, beside text": whole(`${mixed}${typed("text/html")}`, "<a b='", "\r\n--b\r\n\r\ntext\r\n--b--"),
  "text beside html": whole(mixed, "\r\n&<", `\r\n--b\r\n${typed("text/html")}x\r\n--b--`),
  "texts beside each other": whole(
    `${mixed}${typed("text/plain; charset=utf-8")}${"字".repeat(2_600_000)}\r\n--b\r\n${
      typed("text/plain; charset=utf-8")
    }`,
    "字"
  ),
  "a header": whole("", "Subject: =?utf-8?Q?=C3=BC?= a@b, <c@d>\r\n"),
  "a header of one field": whole("Subject: ", "=?utf-8?Q?=C3=BC?= "),
  "a header of one name": whole("", "S"),
  "a header of folds": whole("X: a\r\n", " \r\n"),
  "addresses": whole("To: ", "a (b) <c@d>, \r\n "),
  "quoted addresses": whole("From: ", "\"a\\\" <b@c>; "),
  "parentheses of addresses": whole("Cc: ", "((\\"),
  "a type": whole("Content-Type: text/plain", "; a*0*=b''%41"),
  "comments of a type": whole("Content-Type: text/plain; a= ", "(;"),
  "references": whole("References: ", "<a@b> "),
  "references without an end": whole("References: ", "<"),
  "a date": whole("Date: ", "1 "),
  "parts": whole(mixed, "\r\n--b\r\n\r\nx"),
  "parts of a letter": whole(mixed, "\n--b\n"),
  "lines that look like delimiters": whole(mixed, "\r\n--bb"),
  "lines that are nearly delimiters": whole(
    "Content-Type: multipart/mixed; boundary=b\r\n\r\n",
    `--b${" ".repeat(300)}x\n`
  ),
  "a multipart without delimiters": whole("Content-Type: multipart/mixed; boundary=b\r\n\r\n", "-"),
  "a multipart without a boundary": whole("Content-Type: multipart/mixed\r\n\r\n", "--x y\r\n"),
  "nested parts": whole(nested, "\r\n--19\r\nX: y\r\n\r\n"),
  "other messages": whole(
    `${mixed}Content-Type: message/rfc822\r\n\r\n`,
    "Content-Type: multipart/mixed; boundary=b\r\n\r\n"
  ),
  "forms of a body": whole("Content-Type: multipart/alternative; boundary=b\r\n\r\n", "--b\r\n\r\ntext\r\n")
}

describe("a received message of the largest size", () => {
  it("is read with turns of 50 ms at most, and so is the new part of it", async () => {
    const held: Record<string, number> = {}
    for (const [name, message] of Object.entries(received)) {
      const work = Effect.flatMap(
        Effect.suspend(() => runSteps(ReceivedMessage.readInSteps({ message, returnPath: null }))),
        (found) => runSteps(ReplyText.readInSteps(found))
      )
      const millis = await Turns.bestDuring(() => Effect.runPromise(work), boundMillis)
      if (millis > boundMillis) held[name] = Math.round(millis)
    }
    assert.deepStrictEqual(held, {})
  }, 600_000)
})

const longest = (text: string) => finish(ReplyText.readInSteps({ text, html: null }))

describe("the new part of a reply", () => {
  it("is found with turns of 50 ms at most in the longest hostile texts", async () => {
    const stepwise = (fields: { readonly text: string | null; readonly html: string | null }) =>
      Effect.runPromise(runSteps(ReplyText.readInSteps(fields)))
    const values = ["On 1/2/26 9:05 AM, Bob <b@example.com> wrote:\n> x\n", "From: a\nSent: b\nSubject: c\n", "-- \n"]
    const held = [
      ...await heldReading(
        7,
        values.map((value) => ({
          name: "text",
          value,
          length: 262_144,
          count: 120,
          read: (text) => stepwise({ text, html: null })
        }))
      ),
      ...await heldReading(8, [{
        name: "html",
        value: "<div class=\"gmail_quote\"><p>a&amp;b</p><blockquote type=cite>c</blockquote>",
        length: 5_000_000,
        count: 120,
        read: (html) => stepwise({ text: null, html })
      }])
    ]
    assert.deepStrictEqual(held, [])
    assert.isNull(longest("x\n".repeat(200_000)))
  }, 600_000)
})
