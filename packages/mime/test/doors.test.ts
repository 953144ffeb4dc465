import { assert, describe, it } from "@effect/vitest"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { attachment, outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import { boundMillis } from "../../../scripts/doors/Door.ts"
import * as Turns from "../../../scripts/doors/Turns.ts"
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
