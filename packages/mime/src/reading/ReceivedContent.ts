import { every, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { checkContentId } from "@sendwright/core/model/Attachment"
import type { Place } from "@sendwright/core/model/OriginalMessage"
import * as TransferEncoding from "@sendwright/core/model/TransferEncoding"
import * as Charset from "./Charset.ts"
import { cutText } from "./cutText.ts"
import * as FileName from "./FileName.ts"
import * as FlowedText from "./FlowedText.ts"
import * as HtmlText from "./HtmlText.ts"
import { contentTypeOf, givenNameOf, rootOf } from "./MessageContent.ts"
import type { MimePart } from "./MimePart.ts"

/** A file of a received message. */
export interface ReceivedAttachment {
  /** null: it has none. */
  readonly filename: string | null
  /** At most 255 characters, with parameters; `text/plain` where the part does not say. */
  readonly contentType: string
  /** Without angle brackets; null where there is none, or it is no Content-ID (RFC 2392). */
  readonly contentId: string | null
  /** `inline`: it is shown with the text, or within the html that names its Content-ID. */
  readonly disposition: "inline" | "attachment"
  /** Octets of the decoded content. */
  readonly size: number
  /** Where its octets are in the message as it came. */
  readonly place: Place
}

/** What a received message shows and carries. */
export interface ReceivedContent {
  /** Its lines end with LF; at most 2,500,000 characters, as the html. */
  readonly text: string | null
  readonly html: string | null
  readonly attachments: ReadonlyArray<ReceivedAttachment>
  /** False where there are more files, or longer texts, than are read. */
  readonly isWhole: boolean
}

/** At most so many files of a received message are listed. */
const maxAttachments = 200

/**
 * At most so many characters of a text are read, and twice as many of all parts. To put a text together takes its memory
 * all at once, up to 5 MB, for which some virtual machines need 20 ms.
 */
const maxLength = 2_500_000

interface Body {
  readonly text?: string
  readonly html?: string
}

/** Where a part stands: as a form of the body, where a name makes no file of a text; beside others; or within html. */
type Role = "body" | "beside" | "related"

/** How much of an html tells its charset, in characters (as browsers do: the Encoding Standard leaves it to HTML). */
const sniffed = 2_048

// at most 2,048 characters: no more of an html is sniffed.
const charsetWithin = /<meta\s[^<>]*charset\s*=\s*["']?([a-z0-9_:-]{1,40})/i

function* charsetOf({ type: { parameters, value } }: MimePart, bytes: Uint8Array): Steps<string> {
  const given = (parameters.get("charset") ?? "").toLowerCase().replaceAll(/[^a-z0-9_.:+-]+/g, "")
  if (given !== "" || value !== "text/html") return given
  const start = yield* Charset.decode(bytes.subarray(0, sniffed), "windows-1252")
  return charsetWithin.exec(start ?? "")?.[1] ?? ""
}

/** Text in the charset that a part names, or in the one that it looks like: UTF-8, or windows-1252. */
function* decoded(part: MimePart, bytes: Uint8Array, most: number): Steps<string> {
  const charset = yield* charsetOf(part, bytes)
  return (yield* Charset.decode(bytes, charset, most)) ?? (yield* Charset.decode(bytes, "", most)) ?? ""
}

// What `replaceAll` answers is a chain of as many texts, which is slow to put together.
const replaced = (text: string, sought: string, by: string): string => text.split(sought).join(by)

/** A text of which each piece is changed alone, until there is as much as is read. */
function* changed(text: string, change: (piece: string) => string): Steps<string> {
  const pieces: Array<string> = []
  let length = 0
  for (let at = 0; at < text.length && length < maxLength; at += stepBytes) {
    if (at > 0) yield
    const piece = change(text.slice(at, at + stepBytes))
    pieces.push(piece)
    length += piece.length
  }
  yield
  return pieces.join("")
}

/** U+0000 is what no storage takes. */
const withoutNul = (text: string): string => replaced(text, "\0", "\ufffd")

const escaped = (text: string): string =>
  replaced(replaced(replaced(replaced(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;"), "\n", "<br>\n")

/** Texts one below the other: a character more than is read, where they are longer. */
const oneBelowOther = (texts: ReadonlyArray<string>, between: string): string => {
  const pieces: Array<string> = []
  let rest = maxLength + 1
  for (const text of texts) {
    if (rest <= 0) break
    pieces.push(cutText(text, rest))
    rest -= text.length + between.length
  }
  return pieces.join(between)
}

/** Bodies that stand one below the other: where one is a text alone and another html alone, each is put in both forms. */
function* joined(bodies: ReadonlyArray<Body>): Steps<Body> {
  const shown = bodies.filter(({ html, text }) => html !== undefined || text !== undefined)
  if (shown.length <= 1) return shown[0] ?? {}
  const [hasText, hasHtml] = [
    shown.some(({ text }) => text !== undefined),
    shown.some(({ html }) => html !== undefined)
  ]
  const texts: Array<string> = []
  const htmls: Array<string> = []
  for (const { html, text } of shown) {
    if (hasText) texts.push(text ?? (yield* HtmlText.read(html ?? "")))
    if (hasHtml) htmls.push(html ?? (yield* changed(text ?? "", escaped)))
    yield
  }
  const text = oneBelowOther(texts, "\n")
  yield
  return { ...(hasText ? { text } : {}), ...(hasHtml ? { html: oneBelowOther(htmls, "<br>\n") } : {}) }
}

/** Reads the parts of a message: its texts, and the files beside them. */
export function* read(message: Uint8Array, root: MimePart): Steps<ReceivedContent> {
  const attachments: Array<ReceivedAttachment> = []
  let isWhole = true
  // Texts of all parts together.
  let length = 0

  function* bytesOf({ body, encoding }: MimePart): Steps<Uint8Array> {
    return (yield* TransferEncoding.decode(body, encoding)) ?? body
  }

  function* textOf(part: MimePart): Steps<string> {
    const { parameters, value } = part.type
    const most = Math.min(maxLength, 2 * maxLength - length)
    if (most <= 0) {
      isWhole = false
      return ""
    }
    const lines = yield* decoded(part, yield* bytesOf(part), most)
    yield
    const isFlowed = value === "text/plain" && parameters.get("format")?.toLowerCase() === "flowed"
    const text = isFlowed && lines.length <= most
      ? yield* FlowedText.unflow(lines, parameters.get("delsp")?.toLowerCase() === "yes")
      : lines
    if (text.length > most) isWhole = false
    const shown = cutText(text, most)
    length += shown.length
    return shown.includes("\0") ? yield* changed(shown, withoutNul) : shown
  }

  function* addFile(part: MimePart, role: Role): Steps<Body> {
    if (attachments.length === maxAttachments) {
      isWhole = false
      return {}
    }
    const name = givenNameOf(part)?.trim() ?? ""
    const contentId = part.contentId !== null && checkContentId(part.contentId) === undefined ? part.contentId : null
    const isInline = part.disposition?.value === "inline"
      || contentId !== null && (role === "related" || part.disposition === null)
    const from = part.body.byteOffset - message.byteOffset
    attachments.push({
      filename: name === "" ? null : FileName.fit(name),
      contentType: contentTypeOf(part),
      contentId,
      disposition: isInline ? "inline" : "attachment",
      size: (yield* bytesOf(part)).length,
      place: { from, to: from + part.body.length, encoding: part.encoding }
    })
    return {}
  }

  function* readLeaf(part: MimePart, role: Role): Steps<Body> {
    const { value } = part.type
    const isText = value === "text/plain" || value === "text/html"
    const isFile = !isText || part.disposition?.value === "attachment"
      || role === "related" || role === "beside" && givenNameOf(part) !== undefined
    if (isFile) return yield* addFile(part, role)
    const text = yield* textOf(part)
    return value === "text/html" ? { html: text } : { text }
  }

  function* readAll(parts: ReadonlyArray<MimePart>, role: Role): Steps<ReadonlyArray<Body>> {
    const bodies: Array<Body> = []
    const pauses = every(16)
    for (const part of parts) {
      if (pauses()) yield
      bodies.push(yield* readPart(part, role))
    }
    return bodies
  }

  function* readAlternative({ children }: MimePart): Steps<Body> {
    const forms = yield* readAll(children, "body")
    const first = (form: "text" | "html") =>
      forms.find((body) => (body[form] ?? "").trim() !== "")?.[form] ??
        forms.find((body) => body[form] !== undefined)?.[form]
    const [text, html] = [first("text"), first("html")]
    return { ...(text === undefined ? {} : { text }), ...(html === undefined ? {} : { html }) }
  }

  function* readRelated(part: MimePart): Steps<Body> {
    const main = rootOf(part)
    const body = yield* readPart(main, "body")
    const others = yield* readAll(part.children.filter((child) => child !== main), "related")
    return yield* joined([body, ...others])
  }

  function* readPart(part: MimePart, role: Role): Steps<Body> {
    if (part.children.length === 0) return yield* readLeaf(part, role)
    switch (part.type.value) {
      case "multipart/alternative":
        return yield* readAlternative(part)
      case "multipart/related":
        return yield* readRelated(part)
      default:
        return yield* joined(yield* readAll(part.children, "beside"))
    }
  }

  const { html = null, text = null } = yield* readPart(root, "body")
  // Texts that were put together may be longer.
  const fit = (shown: string | null) => shown === null ? null : cutText(shown, maxLength)
  const isFit = Math.max(text?.length ?? 0, html?.length ?? 0) <= maxLength
  return { text: fit(text), html: fit(html), attachments, isWhole: isWhole && isFit }
}
