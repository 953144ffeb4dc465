import * as Attachment from "@sendwright/core/model/Attachment"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Effect from "effect/Effect"
import { isAscii, isUtf8 } from "node:buffer"
import { createHash } from "node:crypto"
import MimeNode from "nodemailer/lib/mime-node"
import { oneLine } from "./HeaderField.ts"

/** The content of a message and the `Content-*` fields that describe it. */
export interface MimeBody {
  /** Folded fields without the last CRLF. */
  readonly fields: ReadonlyArray<string>
  readonly content: Uint8Array
}

/** A part with its content, or one that holds others. */
type Part = Leaf | Multipart

interface Leaf {
  readonly contentType: string
  readonly filename?: string
  readonly encoding: "quoted-printable" | "base64"
  readonly disposition?: string
  readonly contentId?: string
  readonly content: string | Buffer
}

interface Multipart {
  readonly contentType: string
  readonly parts: ReadonlyArray<Part>
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
const nameOf = (filename: string | null, disposition: string) => {
  if (filename === null) return { disposition }
  const name = oneLine(filename).trim() || "attachment"
  const quoted = JSON.stringify(name)
  return quoted.length <= longestToken
    ? { filename: name, disposition }
    : { disposition: `${disposition}; filename=${quoted}` }
}

const contentIdOf = ({ contentId }: OutgoingAttachment): { readonly contentId?: string } =>
  contentId === null || Attachment.checkContentId(contentId) !== undefined ? {} : { contentId }

const bytesOf = ({ content }: OutgoingAttachment): Buffer =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength)

const file = (of: OutgoingAttachment): Leaf => ({
  ...nameOf(of.filename, of.disposition === "inline" ? "inline" : "attachment"),
  ...contentIdOf(of),
  contentType: attachmentType(of.contentType),
  encoding: "base64",
  content: bytesOf(of)
})

/** A text without a charset would be US-ASCII (RFC 2046 §4.1.2). */
const withCharset = (contentType: string, bytes: Buffer): string =>
  /^text\//i.test(contentType) && !/;[ \t]*charset[ \t]*=/i.test(contentType) && !isAscii(bytes) && isUtf8(bytes)
    ? `${contentType}; charset=utf-8`
    : contentType

/**
 * A further form of the body, its type with every parameter, such as the `method` of an invitation (RFC 6047 §2.4). As an
 * attachment it would be no form of the body to many readers, so it is inline where a name needs a disposition.
 */
const alternative = (of: OutgoingAttachment): Leaf => {
  const content = bytesOf(of)
  return {
    ...(of.filename === null ? {} : nameOf(of.filename, "inline")),
    ...contentIdOf(of),
    contentType: withCharset(attachmentType(of.contentType), content),
    encoding: "base64",
    content
  }
}

/**
 * A text part with CRLF line ends. Quoted-printable where most of it is ASCII, base64 where that is the shorter;
 * never 7bit, because neither of the two can hold the `=_` of a boundary line (RFC 2045 §6.7).
 */
const text = (contentType: string, text: string): Leaf => {
  const content = text.toWellFormed().replace(/\r\n|\r|\n/g, "\r\n")
  const octets = Buffer.byteLength(content)
  const mostlyAscii = 12 * (octets - content.length) < octets
  return { contentType, content, encoding: mostlyAscii ? "quoted-printable" : "base64" }
}

/** A part that stands alone needs nothing around it. */
const multipart = (contentType: string, parts: readonly [Part, ...ReadonlyArray<Part>]): Part =>
  parts.length === 1 ? parts[0] : { contentType, parts }

/**
 * The forms of the body, plainest first (RFC 2046 §5.1.4), of which the html has beside it what it shows (RFC 2387); and
 * around them the files. Without html nothing is shown within.
 */
const treeOf = ({ attachments, html, text: plain }: OutgoingMessage): Part => {
  const isRelated = (of: OutgoingAttachment) =>
    html !== null && of.disposition === "inline" && contentIdOf(of).contentId !== undefined
  const forms = [
    ...(plain === null && html !== null ? [] : [text("text/plain; charset=utf-8", plain ?? "")]),
    ...(html === null
      ? []
      : [multipart(
        "multipart/related; type=\"text/html\"",
        [text("text/html; charset=utf-8", html), ...attachments.filter(isRelated).map(file)]
      )]),
    ...attachments.filter(({ disposition }) => disposition === "alternative").map(alternative)
  ] as const
  const [first, ...more] = forms
  const shown = multipart("multipart/alternative", [first!, ...more])
  const attached = attachments.filter((of) => of.disposition !== "alternative" && !isRelated(of))
  return multipart("multipart/mixed", [shown, ...attached.map(file)])
}

/** One boundary for one Message-ID: a repeated hand-off has the same bytes. */
const boundary = (messageId: string): string => createHash("sha256").update(messageId).digest("hex").slice(0, 32)

const access = { disableFileAccess: true, disableUrlAccess: true } as const

const fill = (node: MimeNode, part: Part): MimeNode => {
  if ("parts" in part) {
    for (const child of part.parts) fill(node.createChild(child.contentType, { ...access, ...named(child) }), child)
    return node
  }
  if (part.contentId !== undefined) {
    // A token that cannot be folded.
    node.setHeader("Content-ID", { prepared: true, value: `<${part.contentId}>` })
  }
  node.setHeader("Content-Transfer-Encoding", part.encoding)
  if (part.disposition !== undefined) node.setHeader("Content-Disposition", part.disposition)
  return node.setContent(part.content)
}

const named = (part: Part): { readonly filename?: string } =>
  "parts" in part || part.filename === undefined ? {} : { filename: part.filename }

/**
 * The MIME part of a message (RFC 2045, 2046): text, html and further forms of the body as alternatives, in
 * multipart/related with what the html shows, in multipart/mixed with the files; each level where there is more than one
 * part for it.
 */
export const make = Effect.fnUntraced(function*(message: OutgoingMessage): Effect.fn.Return<MimeBody> {
  const tree = treeOf(message)
  const options = { ...access, ...named(tree), boundaryPrefix: "=_", baseBoundary: boundary(message.messageId) }
  const node = fill(new MimeNode(tree.contentType, options), tree)
  const bytes = yield* Effect.promise(() => node.build())
  // The node writes header fields of its own too (Date, Message-ID); only those of the content are taken over.
  const end = bytes.indexOf("\r\n\r\n")
  const fields = bytes.toString("latin1", 0, end).split(/\r\n(?![ \t])/).filter((field) => /^content-/i.test(field))
  return { fields, content: bytes.subarray(end + 4) }
})
