import type { OutgoingMessage } from "@posthorn/core/sending/OutgoingMessage"
import * as SmtpOptions from "@posthorn/smtp/SmtpOptions"
import * as SmtpProvider from "@posthorn/smtp/SmtpProvider"

/** A message to one recipient. */
export const message = (overrides: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  emailId: "0198c0de-0000-7000-8000-000000000001",
  accountId: "0198c0de-0000-7000-8000-00000000000a",
  attempt: 1,
  messageId: "0198c0de.1@mail.example.com",
  date: new Date("2026-03-04T05:06:07.000Z"),
  from: { name: null, address: "ada@example.com" },
  to: [{ name: null, address: "bob@example.net" }],
  cc: [],
  replyTo: null,
  subject: "Hello",
  html: null,
  text: "Hello, Bob.",
  headers: {},
  attachments: [],
  unsubscribeUrl: null,
  envelope: { from: "bounce@send.example.com", recipients: ["bob@example.net"] },
  ...overrides
})

/** A message to these recipients. */
export const messageTo = (...recipients: ReadonlyArray<string>): OutgoingMessage =>
  message({ envelope: { from: "bounce@send.example.com", recipients } })

/** A message with an attachment of so many octets. */
export const messageOf = (size: number): OutgoingMessage =>
  message({
    attachments: [{ filename: "big.bin", contentType: "application/octet-stream", content: new Uint8Array(size) }]
  })

/** Timeouts for servers that fall silent. */
export const impatient = { connectTimeout: 400, greetingTimeout: 250, socketTimeout: 250, answerTimeout: 250 }

/** The provider for a server on the loopback interface. */
export const provider = (port: number, overrides: Partial<SmtpOptions.SmtpOptions> = {}) =>
  SmtpProvider.make(SmtpOptions.make({ host: "127.0.0.1", port, ...overrides }))
