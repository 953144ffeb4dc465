import { assert, describe, it } from "@effect/vitest"
import { MailListener } from "@sendwright/receiving/MailListener"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Door from "../../../../scripts/doors/Door.ts"
import * as Turns from "../../../../scripts/doors/Turns.ts"
import { feedback, limits, listener, liveEngine, pathOf, receiversOf } from "../listening.ts"

type Fields = Readonly<Record<string, string>>

/** What is read of a report, with what is right in it. */
const head: Fields = {
  "From": "Mail Delivery System <MAILER-DAEMON@mx.example>",
  "Subject": "Undelivered Mail Returned to Sender",
  "Message-ID": "<dsn-1@mx.example>",
  "Auto-Submitted": "auto-replied (failure)",
  "Precedence": "bulk",
  "Content-Type": "multipart/report; report-type=delivery-status; boundary=\"B\"",
  "Content-Transfer-Encoding": "7bit"
}
const deliveryStatus: Fields = {
  "Reporting-MTA": "dns; mx.example",
  "Original-Envelope-Id": "a+2B",
  "Original-Recipient": "rfc822; ada@example.com",
  "Final-Recipient": "rfc822; ada@example.com",
  "Action": "failed (no such user)",
  "Status": "5.1.1 (unknown)",
  "Remote-MTA": "dns; mail.example (192.0.2.1)",
  "Diagnostic-Code": "smtp; 550 5.1.1 <ada@example.com>: No such user",
  "Last-Attempt-Date": "Thu, 26 Nov 2026 12:00:00 +0000 (UTC)"
}
const feedbackReport: Fields = {
  "Feedback-Type": "abuse",
  "User-Agent": "Reports/1.0",
  "Original-Mail-From": "<hello@shop.example>",
  "Original-Rcpt-To": "<ada@example.com>",
  "Arrival-Date": "Thu, 26 Nov 2026 12:00:00 +0000 (UTC)",
  "Reported-Domain": "shop.example"
}
const original: Fields = {
  "Return-Path": "<b+x@send.shop.example>",
  "Received": "from a.example (b.example [192.0.2.1]) by c.example; Thu, 26 Nov 2026 12:00:00 +0000",
  "Message-ID": "<1@shop.example>",
  "To": "Ada <ada@example.com>, \"B., Bob\" <bob@example.com>"
}

const linesOf = (fields: Fields): string =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`).join("")

interface Parts {
  readonly head?: Fields
  readonly text?: string
  readonly type?: string
  readonly report?: Fields
  readonly original?: Fields
}

/** A report with other fields in their places. */
const reportOf = (kind: "delivery-status" | "feedback-report", parts: Parts): string =>
  [
    linesOf({ ...head, ...parts.head }),
    "\r\n--B\r\n",
    `Content-Type: ${parts.type ?? "text/plain"}\r\n\r\n${parts.text ?? "It did not work."}\r\n`,
    `--B\r\nContent-Type: message/${kind}\r\n\r\n`,
    linesOf({ ...kind === "delivery-status" ? deliveryStatus : feedbackReport, ...parts.report }),
    "\r\n--B\r\nContent-Type: text/rfc822-headers\r\n\r\n",
    linesOf({ ...original, ...parts.original }),
    "\r\n--B--\r\n.\r\n"
  ].join("")

/** A bounce that has no part for machines. */
const wordsOf = (text: string): string =>
  `From: MAILER-DAEMON@mx.example\r\nSubject: failure notice\r\n\r\n${text}\r\n.\r\n`

const words = "<ada@example.com>:\r\n192.0.2.1 does not like recipient.\r\nRemote host said: 550 5.1.1 No such user\r\n"

/** Hostile text within one line. */
const inLine = (text: string): string => text.replace(/[\r\n\0]/g, "")

const emailId = "0198c0de-1234-7abc-8def-0123456789ab"
/** A message may have 65,536 octets of header fields, and each of them as many characters of text. */
const fieldLength = 60_000
/** A message may have 1,048,576 octets, and some characters have four. */
const bodyLength = 250_000

const open = limits({ remote: { connections: 100, burst: 100_000, messagesPerSecond: 100_000 } })

const receivers = receiversOf({ "in.shop.example": { accountId: "shop" } })

/** For 20 MB the kernel hands out and takes back more memory than that, which takes longer than to read them. */
const largestMillis = 3 * Door.boundMillis

const headOf = (more: string): string => `From: Ada <ada@example.com>\r\nSubject: Large\r\n${more}\r\n`

/** What domains that receive may be sent. */
const large: Readonly<Record<string, string>> = {
  "20 MB of text": headOf("") + "Hello, Ada.\r\n".repeat(1_500_000),
  "20 MB of empty lines": headOf("") + "\r\n".repeat(10_000_000),
  "20 MB of a file": headOf("Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n")
    + `${"QUJD".repeat(19)}\r\n`.repeat(260_000),
  "5 MB of HTML": headOf("Content-Type: text/html\r\n") + "<p>Hello, Ada.</p>\r\n".repeat(240_000)
}

describe("the door for incoming mail", () => {
  it.live(
    "no command, header field or part of a report keeps the event loop for more than 50 ms",
    () =>
      Effect.scoped(Effect.gen(function*() {
        const { port } = yield* MailListener
        const sender = yield* Effect.acquireRelease(
          Effect.sync(() => Door.client()),
          (sender) => Effect.promise(() => sender.close())
        )
        const mail = (to: string, message: string) =>
          Door.dialogue(port, ["EHLO mx.example\r\n", "MAIL FROM:<>\r\n", `RCPT TO:<${to}>\r\n`, "DATA\r\n", message])
        const bounce = (parts: Parts) => mail(pathOf(emailId), reportOf("delivery-status", parts))
        const complaint = (parts: Parts) => mail(feedback, reportOf("feedback-report", parts))

        const received = (message: string) => mail("help@in.shop.example", message)

        yield* Effect.promise(() => sender.keep([bounce({}), complaint({}), mail(pathOf(emailId), wordsOf(words))]))
        for (const answers of yield* Effect.promise(() => sender.hold(0, 3))) {
          assert.match(answers.at(-1) ?? "", /^250 /, answers.join(""))
        }

        const each = (fields: Fields, conversation: (field: Fields) => ReturnType<typeof mail>) =>
          Object.entries(fields).map(([name, value]): Door.Field => ({
            name,
            value,
            length: fieldLength,
            count: 6,
            conversation: (text) => conversation({ [name]: inLine(text) })
          }))
        const commands = ["EHLO ", "MAIL FROM:<", "MAIL FROM:<> ", "RCPT TO:<"].map((command): Door.Field => ({
          name: command,
          value: "a@mx.example",
          length: 4_000,
          count: 8,
          conversation: (text) => Door.dialogue(port, ["EHLO mx.example\r\n", `${command}${inLine(text)}\r\n`])
        }))
        const bodies = {
          "the text": (text: string) => bounce({ text }),
          "the HTML": (text: string) => bounce({ text, type: "text/html" }),
          "the text of a bounce without parts": (text: string) => mail(pathOf(emailId), wordsOf(text))
        }
        const fields: ReadonlyArray<Door.Field> = [
          ...commands,
          ...each(head, (field) => bounce({ head: field })),
          ...each(deliveryStatus, (field) => bounce({ report: field })),
          ...each(feedbackReport, (field) => complaint({ report: field })),
          ...each(original, (field) => complaint({ original: field })),
          ...each({ ...head, ...original }, (field) => received(reportOf("delivery-status", { head: field }))),
          ...Object.entries(bodies).map(([name, conversation]): Door.Field => ({
            name,
            value: words,
            length: bodyLength,
            count: 12,
            conversation
          }))
        ]
        assert.deepStrictEqual(yield* Effect.promise(() => Door.holdersOf(sender, 3, fields)), [])
      })).pipe(Effect.provide(Layer.provide(listener({ limits: open }, receivers), liveEngine))),
    300_000
  )

  it.live(
    "messages of the largest size are read in pieces",
    () =>
      Effect.scoped(Effect.gen(function*() {
        const { port } = yield* MailListener
        const sender = yield* Effect.acquireRelease(
          Effect.sync(() => Door.client()),
          (sender) => Effect.promise(() => sender.close())
        )
        const held: Record<string, number> = {}
        for (const [name, message] of Object.entries(large)) {
          const conversation = Door.dialogue(port, [
            "EHLO mx.example\r\n",
            `MAIL FROM:<ada@example.com> SIZE=${message.length}\r\n`,
            "RCPT TO:<help@in.shop.example>\r\n",
            "DATA\r\n",
            `${message}.\r\n`
          ])
          yield* Effect.promise(() => sender.keep([conversation]))
          const millis = yield* Effect.promise(() =>
            Turns.bestDuring(async () => {
              const [answers = []] = await sender.hold(0, 1)
              assert.match(answers.at(-1) ?? "", /^250 /, name)
            }, largestMillis)
          )
          if (millis > largestMillis) held[name] = Math.round(millis)
        }
        assert.deepStrictEqual(held, {})
      })).pipe(
        Effect.provide(
          Layer.provide(
            listener({ limits: open }, receivers),
            liveEngine
          )
        )
      ),
    300_000
  )
})
