import type { Steps } from "@sendwright/core/foundation/Steps"
import * as Attachment from "@sendwright/core/model/Attachment"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { isAscii, isUtf8 } from "node:buffer"
import { hash } from "node:crypto"
import MimeNode from "nodemailer/lib/mime-node"
import * as Base64 from "./base64.ts"
import { oneLine } from "./HeaderField.ts"
import * as QuotedPrintable from "./quotedPrintable.ts"
import { utf8 } from "./utf8.ts"

/** The content of a message and the `Content-*` fields that describe it. */
export interface MimeBody {
  /** Folded fields without the last CRLF. */
  readonly fields: ReadonlyArray<string>
  /** In pieces, of which a string is ASCII. */
  readonly content: ReadonlyArray<Uint8Array | string>
}

/** A part with its content, or one that holds others. */
type Part = Leaf | Multipart

interface Leaf {
  readonly contentType: string
  /** A text of ours: its fields need no care, and its line ends are CRLF. */
  readonly isOwn?: true
  readonly filename?: string
  readonly encoding: "quoted-printable" | "base64"
  readonly disposition?: string
  readonly contentId?: string
  readonly content: Buffer
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
  const type = line.slice(0, line.search(/(?<![ \t])[ \t]*(?:;|$)/))
  if (!mediaType.test(line) || container.test(line) || type.length > longestToken) return "application/octet-stream"
  // The name of a parameter has no spelling in ASCII.
  return /^[\x20-\x7e]*$/.test(line) ? line : type
}

/**
 * The name of a file. One that is longer than a line goes in `Content-Disposition` alone, which breaks it (RFC 2231):
 * old readers look for it in `Content-Type` too, but there it is in one piece.
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
 * A text part. Quoted-printable where most of it is ASCII, base64 where that is the shorter;
 * never 7bit, because neither of the two can hold the `=_` of a boundary line (RFC 2045 §6.7).
 */
function* text(contentType: string, text: string): Steps<Leaf> {
  const content = yield* utf8(text)
  return 12 * (content.length - text.length) < content.length
    ? { contentType, content, isOwn: true, encoding: "quoted-printable" }
    : { contentType, content, isOwn: true, encoding: "base64" }
}

/** A part that stands alone needs nothing around it. */
const multipart = (contentType: string, parts: readonly [Part, ...ReadonlyArray<Part>]): Part =>
  parts.length === 1 ? parts[0] : { contentType, parts }

/**
 * The forms of the body, plainest first (RFC 2046 §5.1.4), of which the html has beside it what it shows (RFC 2387); and
 * around them the files. Without html nothing is shown within.
 */
function* treeOf({ attachments, html, text: plain }: OutgoingMessage): Steps<Part> {
  const isRelated = (of: OutgoingAttachment) =>
    html !== null && of.disposition === "inline" && contentIdOf(of).contentId !== undefined
  const forms = [
    ...(plain === null && html !== null ? [] : [yield* text("text/plain; charset=utf-8", plain ?? "")]),
    ...(html === null
      ? []
      : [multipart(
        "multipart/related; type=\"text/html\"",
        [yield* text("text/html; charset=utf-8", html), ...attachments.filter(isRelated).map(file)]
      )]),
    ...attachments.filter(({ disposition }) => disposition === "alternative").map(alternative)
  ] as const
  const [first, ...more] = forms
  const shown = multipart("multipart/alternative", [first!, ...more])
  const attached = attachments.filter((of) => of.disposition !== "alternative" && !isRelated(of))
  return multipart("multipart/mixed", [shown, ...attached.map(file)])
}

/** One boundary for one Message-ID: a repeated hand-off has the same bytes. */
const boundary = (messageId: string): string => hash("sha256", messageId, "hex").slice(0, 32)

/**
 * The fields of a part with a name, an id or a type of somebody else's: their parameters are where old and new readers
 * differ most. The node writes fields of its own too (Date, Message-ID); only those of the content are used.
 */
const foreignFields = ({ contentId, contentType, disposition, encoding, filename }: Leaf): ReadonlyArray<string> => {
  const node = new MimeNode(contentType, filename === undefined ? {} : { filename })
  // A token that cannot be folded.
  if (contentId !== undefined) node.setHeader("Content-ID", { prepared: true, value: `<${contentId}>` })
  node.setHeader("Content-Transfer-Encoding", encoding)
  if (disposition !== undefined) node.setHeader("Content-Disposition", disposition)
  return node.buildHeaders().split(/\r\n(?![ \t])/).filter((field) => /^content-/i.test(field))
}

const fieldsOf = (part: Leaf): ReadonlyArray<string> =>
  part.isOwn === true
    ? [`Content-Transfer-Encoding: ${part.encoding}`, `Content-Type: ${part.contentType}`]
    : foreignFields(part)

function* encodedOf({ content, encoding, isOwn }: Leaf): Steps<Buffer> {
  if (encoding === "quoted-printable") return yield* QuotedPrintable.encode(content)
  return yield* Base64.encode(isOwn === true ? yield* Base64.withLineEnds(content) : content)
}

const lineEnd = "\r\n"

const ended = (content: Buffer): MimeBody["content"] =>
  content.toString("latin1", content.length - lineEnd.length) === lineEnd ? [content] : [content, lineEnd]

/** The parts with their boundaries; `next` numbers them, so that no boundary is another one's. */
function* compose(part: Part, base: string, next: () => number): Steps<MimeBody> {
  if (!("parts" in part)) return { fields: fieldsOf(part), content: [yield* encodedOf(part)] }
  const boundary = `=_-${base}-Part_${next()}`
  const content: Array<Uint8Array | string> = []
  let before = `--${boundary}\r\n`
  for (const child of part.parts) {
    const body = yield* compose(child, base, next)
    content.push(`${before}${body.fields.join("\r\n")}\r\n\r\n`, ...body.content)
    before = `\r\n--${boundary}\r\n`
  }
  content.push(`\r\n--${boundary}--\r\n`)
  return { fields: [`Content-Type: ${part.contentType};\r\n boundary="${boundary}"`], content }
}

/**
 * The MIME part of a message (RFC 2045, 2046): text, html and further forms of the body as alternatives, in
 * multipart/related with the files that the html shows, in multipart/mixed with the files; each level where there is
 * more than one part for it. Its last line has an end.
 */
export function* make(message: OutgoingMessage): Steps<MimeBody> {
  const tree = yield* treeOf(message)
  if ("parts" in tree) {
    let parts = 0
    return yield* compose(tree, boundary(message.messageId), () => ++parts)
  }
  return { fields: fieldsOf(tree), content: ended(yield* encodedOf(tree)) }
}
