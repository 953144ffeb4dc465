import type { Steps } from "@sendwright/core/foundation/Steps"
import { type AttachmentHead, checkContentId } from "@sendwright/core/model/Attachment"
import { maxBodyLength } from "@sendwright/core/model/SendFields"
import * as TransferEncoding from "@sendwright/core/model/TransferEncoding"
import * as Mime from "effect/http/Mime"
import * as Option from "effect/Option"
import * as Charset from "./Charset.ts"
import * as FileName from "./FileName.ts"
import * as FlowedText from "./FlowedText.ts"
import { valuesOf } from "./HeaderFields.ts"
import type { MimePart } from "./MimePart.ts"

/** A file of a message. */
export interface ContentFile extends AttachmentHead {
  /** The octets of the file. */
  readonly size: number
  /** The part that holds it, encoded. */
  readonly part: MimePart
}

/** What a message shows and carries, as far as the fields of an email can say it. */
export interface MessageContent {
  readonly text?: string
  readonly html?: string
  readonly files: ReadonlyArray<ContentFile>
  /** What of the message the fields cannot say, in words; null where they say all of it. */
  readonly problem: string | null
}

interface Body {
  readonly text?: string
  readonly html?: string
}

const containers = new Set(["multipart/mixed", "multipart/alternative", "multipart/related"])
const smime = new Set(["application/pkcs7-mime", "application/x-pkcs7-mime"])
/** The log shows at most so many files: a message may have as many parts as it likes. */
const maxFiles = 50

/** Why the type of a part is nothing that fields can hold; `undefined` for any other. */
const problemOfType = (type: string): string | undefined => {
  if (type === "multipart/signed") return "it is signed (multipart/signed), and would not arrive with the same bytes"
  if (type === "multipart/encrypted") return "it is encrypted (multipart/encrypted)"
  if (smime.has(type)) return `it is an S/MIME message (${type})`
  if (type.startsWith("message/")) return `it holds another message (${type}), which could not arrive as it is`
  if (type.startsWith("multipart/") && !containers.has(type)) return `it has parts of the type ${type}`
  return undefined
}

/** Parameters that say something of the container or the name, and nothing of the content. */
const droppedParameters = new Set(["name", "boundary"])
const tokenForm = /^[A-Za-z0-9!#$&^_.+-]+$/
const quotableForm = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/
const maxTypeLength = 255

/** The type of a file with those parameters that a send can name. */
export const contentTypeOf = ({ type: { parameters, value } }: MimePart): string => {
  const whole = [...parameters].reduce(
    (type, [name, text]) =>
      droppedParameters.has(name) || !tokenForm.test(name) || !quotableForm.test(text)
        ? type
        : `${type}; ${name}=${tokenForm.test(text) ? text : `"${text}"`}`,
    value
  )
  return whole.length <= maxTypeLength ? whole : value.slice(0, maxTypeLength)
}

/** The name of a part's file, where it has one. */
export const givenNameOf = ({ disposition, type }: MimePart): string | undefined =>
  disposition?.parameters.get("filename") ?? type.parameters.get("name")

const extensionOf = ({ type: { value } }: MimePart): string =>
  Option.match(Mime.getExtension(value), { onNone: () => "", onSome: (extension) => `.${extension}` })

/** The child of a multipart/related that the others belong to (RFC 2387 section 3.2). */
export const rootOf = ({ children, type: { parameters } }: MimePart): MimePart => {
  const start = parameters.get("start")?.replace(/^<(.*)>$/, "$1")
  return children.find(({ contentId }) => start !== undefined && contentId === start) ?? children[0]!
}

type Place = "message" | "alternative" | "related"

/**
 * Takes the parts of a message for the text, the html and the files of an email. What the fields of an email cannot say is
 * told in words: what is signed or encrypted, another message, two bodies side by side. As much as they can is read of
 * such a message too.
 */
export function* read(message: MimePart): Steps<MessageContent> {
  const problems: Array<string> = []
  const files: Array<ContentFile> = []
  const contentIds = new Set<string>()

  function* bytesOf(part: MimePart): Steps<Uint8Array> {
    const bytes = yield* TransferEncoding.decode(part.body, part.encoding)
    if (bytes === undefined) problems.push(`a part has the transfer encoding ${part.encoding}, which is not known`)
    return bytes ?? new Uint8Array()
  }

  function* textOf(part: MimePart): Steps<string> {
    const { parameters } = part.type
    const isFlowed = part.type.value === "text/plain" && parameters.get("format")?.toLowerCase() === "flowed"
    const decoded = yield* Charset.decode(yield* bytesOf(part), parameters.get("charset"), maxBodyLength)
    if (decoded === undefined) problems.push(`a part has the charset ${parameters.get("charset")}, which is not known`)
    const lines = decoded ?? ""
    const text = isFlowed && lines.length <= maxBodyLength
      ? yield* FlowedText.unflow(lines, parameters.get("delsp")?.toLowerCase() === "yes")
      : lines
    if (text.length > maxBodyLength) problems.push(`its text has more than ${maxBodyLength} characters`)
    const shown = text.slice(0, maxBodyLength)
    if (!shown.includes("\0") && shown.isWellFormed()) return shown
    problems.push("its text has characters that no text has (U+0000, or half of a surrogate pair)")
    return shown.toWellFormed().replaceAll("\0", "\ufffd")
  }

  const nameOf = (part: MimePart, isNameless: boolean): string | undefined => {
    const given = givenNameOf(part)
    if (given !== undefined && given.trim() !== "") return FileName.fit(given)
    if (isNameless) return undefined
    const number = files.filter(({ disposition }) => disposition !== "alternative").length + 1
    return `attachment${number === 1 ? "" : `-${number}`}${extensionOf(part)}`
  }

  const contentIdOf = ({ contentId }: MimePart): string | null => {
    if (contentId === null) return null
    if (checkContentId(contentId) === undefined && !contentIds.has(contentId)) {
      contentIds.add(contentId)
      return contentId
    }
    problems.push("the Content-ID of a part is none, or that of another part too")
    return null
  }

  function* addFile(part: MimePart, place: Place): Steps<Body> {
    if (files.length === maxFiles) {
      problems.push(`it has more than ${maxFiles} files`)
      return {}
    }
    const { disposition: given } = part
    const contentId = contentIdOf(part)
    if (place === "related" && part.contentId === null && valuesOf(part.fields, "content-location").length > 0) {
      problems.push("it names parts by Content-Location: name them by Content-ID")
    }
    const isInline = contentId !== null && (place === "related" || given === null) || given?.value === "inline"
    const disposition = place === "alternative" ? "alternative" : isInline ? "inline" : "attachment"
    const filename = nameOf(part, disposition === "alternative" || contentId !== null)
    const { length } = yield* bytesOf(part)
    files.push({
      filename: filename ?? null,
      contentType: contentTypeOf(part),
      contentId,
      disposition,
      size: length,
      part
    })
    return {}
  }

  function* readLeaf(part: MimePart, place: Place): Steps<Body> {
    const { value } = part.type
    const isFile = part.disposition?.value === "attachment"
      || (place !== "alternative" && givenNameOf(part) !== undefined)
      || (value !== "text/plain" && value !== "text/html")
    if (isFile) return yield* addFile(part, part.disposition?.value === "attachment" ? "message" : place)
    const text = yield* textOf(part)
    return value === "text/html" ? { html: text } : { text }
  }

  function* readMixed({ children }: MimePart): Steps<Body> {
    const bodies = (yield* readAll(children, "message")).filter((body) => Object.keys(body).length > 0)
    if (bodies.length > 1) {
      problems.push(
        "it has several texts side by side: put forms of one text into multipart/alternative, and give files a name"
      )
    }
    return bodies[0] ?? {}
  }

  function* readRelated(part: MimePart): Steps<Body> {
    const root = rootOf(part)
    // The name of a text does not make it a file here.
    const body = yield* readPart(root, root.type.value.startsWith("text/") ? "alternative" : "message")
    for (const child of part.children) {
      if (child === root) continue
      if (child.children.length > 0) problems.push("it has a multipart where a file belongs")
      else yield* addFile(child, "related")
    }
    return body
  }

  function* readAlternative({ children }: MimePart): Steps<Body> {
    const forms = yield* readAll(children, "alternative")
    for (const form of ["text", "html"] as const) {
      if (forms.filter((body) => body[form] !== undefined).length > 1) {
        problems.push(`it has the body as ${form} twice`)
      }
    }
    return Object.assign({}, ...forms)
  }

  function* readAll(parts: ReadonlyArray<MimePart>, place: Place): Steps<ReadonlyArray<Body>> {
    const bodies: Array<Body> = []
    for (const part of parts) bodies.push(yield* readPart(part, place))
    return bodies
  }

  function* readPart(part: MimePart, place: Place): Steps<Body> {
    const problem = problemOfType(part.type.value)
    if (problem !== undefined) problems.push(problem)
    switch (part.type.value) {
      case "multipart/related":
        return yield* readRelated(part)
      case "multipart/alternative":
        return yield* readAlternative(part)
      default:
        return part.children.length > 0 ? yield* readMixed(part) : yield* readLeaf(part, place)
    }
  }

  // An invitation alone is a form of the body, of which there is no other.
  const body = yield* readPart(message, message.type.value === "text/calendar" ? "alternative" : "message")
  return {
    // A message may be nothing but a file, an email has a body.
    ...(body.html === undefined && body.text === undefined ? { text: "" } : body),
    files,
    problem: problems[0] ?? null
  }
}
