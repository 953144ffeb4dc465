import * as Effect from "effect/Effect"
import { readFileSync } from "node:fs"
import * as path from "node:path"
import * as Report from "../src/Report.ts"
import * as ReportEvents from "../src/ReportEvents.ts"
import type { ReportMail } from "../src/ReportMail.ts"
import * as Mail from "../src/ReportMail.ts"

export const recipient = "ada@example.com"
export const now = new Date("2025-10-20T00:00:00Z")

export const subject: ReportEvents.Subject = {
  emailId: "0198c0de-1234-7abc-8def-0123456789ab",
  recipient,
  providerMessageId: "1@shop.example"
}

/** A message of the fixtures, as it comes over the line. */
export const fixture = (name: string, returnPath = "b+x@send.shop.example"): Uint8Array =>
  bytesOf(
    readFileSync(path.join(import.meta.dirname, "fixtures", `${name}.eml`), "utf8").replaceAll(
      "{{RETURN_PATH}}",
      returnPath
    )
  )

/** A text with the line ends of mail. */
export const bytesOf = (text: string): Uint8Array => Buffer.from(text.replaceAll(/\r?\n/g, "\r\n"))

const carrierOf = (mail: ReportMail, at = now): ReportEvents.Carrier => ({
  now: at,
  messageId: mail.head.get("message-id") ?? null
})

/** What a message that came to the return path of `subject` says. */
export const eventsOf = Effect.fnUntraced(function*(message: Uint8Array, at = now) {
  const mail = yield* Mail.read(message)
  const report = Report.of(mail)
  return report._tag === "DeliveryStatus"
    ? ReportEvents.ofDsn(subject, report.dsn, carrierOf(mail, at))
    : report._tag === "Feedback"
    ? ReportEvents.ofFeedback(subject, report.feedback, carrierOf(mail, at))
    : []
})

/** A delivery status notification with these lines as its machine-readable part. */
export const dsnOf = (deliveryStatus: string, messageId = "dsn-1@mx.example"): Uint8Array =>
  bytesOf(`From: MAILER-DAEMON@mx.example
Subject: Undelivered Mail
Message-ID: <${messageId}>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain

It did not work.

--B
Content-Type: message/delivery-status

${deliveryStatus}

--B--
`)
