import { emptyContents } from "@sendwright/core/model/EmailFields"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"

/** A small file beside the body; different in what a test names. */
export const attachment = (over: Partial<OutgoingAttachment> = {}): OutgoingAttachment => ({
  filename: "a.txt",
  contentType: "text/plain",
  contentId: null,
  disposition: "attachment",
  content: new Uint8Array([1, 2, 3]),
  ...over
})

/** A short text message to one recipient, without any optional part; different in what a test names. */
export const outgoing = (over: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  emailId: "0198c0de-0000-7000-8000-000000000001",
  accountId: "0198c0de-0000-7000-8000-00000000000a",
  attempt: 1,
  messageId: "0198c0de.1@mail.example.com",
  ownMessageId: null,
  date: new Date("2026-03-04T05:06:07.000Z"),
  ownDate: null,
  from: { name: null, address: "ada@example.com" },
  to: [{ name: null, address: "bob@example.net" }],
  cc: [],
  onlyShown: [],
  replyTo: [],
  subject: "Hello",
  tags: [],
  ...emptyContents,
  text: "Hello, Bob.",
  attachments: [],
  original: null,
  envelope: { from: "bounce@send.example.com", bounceDomain: null, recipients: ["bob@example.net"] },
  dkim: null,
  ...over
})
