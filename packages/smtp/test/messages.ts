import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
import { attachment, outgoing } from "@sendwright/testing/OutgoingMessages"

/** A message to these recipients. */
export const messageTo = (...recipients: ReadonlyArray<string>): OutgoingMessage =>
  outgoing({ envelope: { from: "bounce@send.example.com", bounceDomain: null, recipients } })

/** A message with an attachment of so many octets. */
export const messageOf = (size: number): OutgoingMessage =>
  outgoing({
    attachments: [attachment({ filename: "big.bin", content: new Uint8Array(size) })]
  })

/** Timeouts for servers that fall silent. */
export const impatient = { connectTimeout: 400, greetingTimeout: 250, socketTimeout: 250, answerTimeout: 250 }

/** The provider for a server on the loopback interface. */
export const provider = (port: number, overrides: Partial<SmtpOptions.SmtpOptions> = {}) =>
  SmtpProvider.make(SmtpOptions.make({ host: "127.0.0.1", port, ...overrides }))
