import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Effect from "effect/Effect"
import { createHash } from "node:crypto"
import MailComposer from "nodemailer/lib/mail-composer"
import { oneLine } from "./HeaderField.ts"

/** The content of a message and the `Content-*` fields that describe it. */
export interface MimeBody {
  /** Folded fields without the last CRLF. */
  readonly fields: ReadonlyArray<string>
  readonly content: Uint8Array
}

const token = "[A-Za-z0-9!#$%&'*+.^_`{|}~-]+"
const mediaType = new RegExp(`^${token}/${token}[ \\t]*(?:;|$)`)
const container = /^(?:multipart|message)\//i
// What a line can hold beside what stands before it; only tokens that long cannot be folded.
const longestToken = 900

/**
 * The type under which an attachment travels. A message or multipart type may not be base64 (RFC 2046 §5), so its
 * bytes could not arrive unchanged: such a file goes as plain bytes under its own name.
 */
const attachmentType = (contentType: string): string => {
  const line = oneLine(contentType).trim()
  const type = line.slice(0, line.search(/[ \t]*(?:;|$)/))
  if (!mediaType.test(line) || container.test(line) || type.length > longestToken) return "application/octet-stream"
  // The name of a parameter has no spelling in ASCII.
  return /^[\x20-\x7e]*$/.test(line) ? line : type
}

/**
 * The name of a file. One that is longer than a line goes in `Content-Disposition` alone, which breaks it (RFC 2231):
 * old readers look for it in `Content-Type` too, but there it stands in one piece.
 */
const nameOf = (filename: string) => {
  const name = oneLine(filename).trim() || "attachment"
  const quoted = JSON.stringify(name)
  return quoted.length <= longestToken
    ? { filename: name }
    : { filename: false as const, contentDisposition: `attachment; filename=${quoted}` }
}

const attachment = (file: OutgoingAttachment) => ({
  ...nameOf(file.filename),
  contentType: attachmentType(file.contentType),
  contentTransferEncoding: "base64",
  content: Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength)
})

/**
 * A text part with CRLF line ends. Quoted-printable where most of it is ASCII, base64 where that is the shorter;
 * never 7bit, because neither of the two can hold the `=_` of a boundary line (RFC 2045 §6.7).
 */
const part = (contentType: string, text: string) => {
  const content = text.toWellFormed().replace(/\r\n|\r|\n/g, "\r\n")
  const octets = Buffer.byteLength(content)
  const mostlyAscii = 12 * (octets - content.length) < octets
  return { contentType, content, contentTransferEncoding: mostlyAscii ? "quoted-printable" : "base64" }
}

/** One boundary for one Message-ID: a repeated hand-off has the same bytes. */
const boundary = (messageId: string): string => createHash("sha256").update(messageId).digest("hex").slice(0, 32)

/**
 * The MIME part of a message (RFC 2045, 2046): text, html or both as alternatives, under multipart/mixed where there
 * are attachments.
 */
export const make = Effect.fnUntraced(function*(message: OutgoingMessage): Effect.fn.Return<MimeBody> {
  const composer = new MailComposer({
    alternatives: [
      ...(message.text === null && message.html !== null
        ? []
        : [part("text/plain; charset=utf-8", message.text ?? "")]),
      ...(message.html === null ? [] : [part("text/html; charset=utf-8", message.html)])
    ],
    attachments: message.attachments.map(attachment),
    boundaryPrefix: "=_",
    baseBoundary: boundary(message.messageId),
    disableFileAccess: true,
    disableUrlAccess: true
  })
  const bytes = yield* Effect.promise(() => composer.compile().build())
  // The composer writes header fields of its own too (Date, Message-ID); only those of the content are taken over.
  const end = bytes.indexOf("\r\n\r\n")
  const fields = bytes.toString("latin1", 0, end).split(/\r\n(?![ \t])/).filter((field) => /^content-/i.test(field))
  return { fields, content: bytes.subarray(end + 4) }
})
