import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { maxBodyLength } from "@sendwright/core/model/SendFields"
import * as Mime from "effect/http/Mime"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Charset from "./Charset.ts"
import * as FileName from "./FileName.ts"
import * as FlowedText from "./FlowedText.ts"
import { valuesOf } from "./HeaderFields.ts"
import type { MimePart } from "./MimePart.ts"
import * as TransferEncoding from "./TransferEncoding.ts"

/** A file of a message in the fields of a send. */
interface ContentFile {
  readonly filename?: string
  /** Base64. */
  readonly content: string
  readonly contentType: string
  readonly contentId?: string
  readonly disposition: "attachment" | "inline" | "alternative"
}

/** What a message shows and carries, in the fields of a send. */
export interface MessageContent {
  readonly text?: string
  readonly html?: string
  readonly attachments: ReadonlyArray<ContentFile>
}

/** Stands for any text that is longer than a body may be, and is refused as one. */
const tooLong = (): string => "x".repeat(maxBodyLength + 1)

interface Body {
  readonly text?: string
  readonly html?: string
}

const containers = new Set(["multipart/mixed", "multipart/alternative", "multipart/related"])
const smime = new Set(["application/pkcs7-mime", "application/x-pkcs7-mime"])

/** Why the type of a part is nothing that an email can hold, as it was sent; `undefined` for any other. */
const problemOfType = (type: string): string | undefined => {
  if (type === "multipart/signed") return "it is signed (multipart/signed), and would not arrive with the same bytes"
  if (type === "multipart/encrypted") return "it is encrypted (multipart/encrypted)"
  if (smime.has(type)) return `it is an S/MIME message (${type})`
  if (type.startsWith("message/")) {
    return `it holds another message (${type}), which could not arrive as it is: attach it as application/octet-stream`
  }
  if (type.startsWith("multipart/") && !containers.has(type)) return `it has parts of the type ${type}`
  return undefined
}

/** Parameters that say something of the container or the name, and nothing of the content. */
const droppedParameters = new Set(["name", "boundary"])
const tokenForm = /^[A-Za-z0-9!#$&^_.+-]+$/
const quotableForm = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/

/** The type of a file with those parameters that a send can name. */
const contentTypeOf = ({ type: { parameters, value } }: MimePart): string =>
  [...parameters].reduce(
    (type, [name, text]) =>
      droppedParameters.has(name) || !tokenForm.test(name) || !quotableForm.test(text)
        ? type
        : `${type}; ${name}=${tokenForm.test(text) ? text : `"${text}"`}`,
    value
  )

const givenNameOf = ({ disposition, type }: MimePart): string | undefined =>
  disposition?.parameters.get("filename") ?? type.parameters.get("name")

const extensionOf = ({ type: { value } }: MimePart): string =>
  Option.match(Mime.getExtension(value), { onNone: () => "", onSome: (extension) => `.${extension}` })

/** The child of a multipart/related that the others belong to (RFC 2387 section 3.2). */
const rootOf = ({ children, type: { parameters } }: MimePart): MimePart => {
  const start = parameters.get("start")?.replace(/^<(.*)>$/, "$1")
  return children.find(({ contentId }) => start !== undefined && contentId === start) ?? children[0]!
}

/** A text whose lines end with LF. To replace the breaks makes a chain of as many texts, which is slow to put together. */
function* withLineFeeds(text: string): Steps<string> {
  if (text.length <= stepBytes) return text.split("\r\n").join("\n")
  const pieces: Array<string> = []
  for (let at = 0; at < text.length;) {
    if (at > 0) yield
    const end = at + stepBytes
    // A CRLF is not divided.
    const next = text[end - 1] === "\r" ? end + 1 : end
    pieces.push(text.slice(at, next).split("\r\n").join("\n"))
    at = next
  }
  return pieces.join("")
}

type Place = "message" | "alternative" | "related"

/**
 * Takes the parts of a message for the text, the html and the files of an email. Fails, in words, where the message has
 * what an email cannot hold: what is signed or encrypted, another message, two bodies side by side.
 */
export function* read(message: MimePart): Steps<Result.Result<MessageContent, string>> {
  const problems: Array<string> = []
  const files: Array<ContentFile> = []

  function* bytesOf(part: MimePart): Steps<Uint8Array> {
    const bytes = yield* TransferEncoding.decode(part.body, part.encoding)
    if (bytes === undefined) problems.push(`a part has the transfer encoding ${part.encoding}, which is not known`)
    return bytes ?? new Uint8Array()
  }

  function* textOf(part: MimePart): Steps<string> {
    const { parameters } = part.type
    // What is longer has more than a body may have, whatever its line breaks become: nothing more of it is read.
    const most = 2 * maxBodyLength
    const text = yield* Charset.decode(yield* bytesOf(part), parameters.get("charset"), most)
    if (text === undefined) problems.push(`a part has the charset ${parameters.get("charset")}, which is not known`)
    if (text !== undefined && text.length > most) return tooLong()
    const lines = yield* withLineFeeds(text ?? "")
    if (lines.length > maxBodyLength) return tooLong()
    return part.type.value === "text/plain" && parameters.get("format")?.toLowerCase() === "flowed"
      ? yield* FlowedText.unflow(lines, parameters.get("delsp")?.toLowerCase() === "yes")
      : lines
  }

  const nameOf = (part: MimePart, isNameless: boolean): string | undefined => {
    const given = givenNameOf(part)
    if (given !== undefined && given.trim() !== "") return FileName.fit(given)
    if (isNameless) return undefined
    const number = files.filter(({ disposition }) => disposition !== "alternative").length + 1
    return `attachment${number === 1 ? "" : `-${number}`}${extensionOf(part)}`
  }

  function* addFile(part: MimePart, place: Place): Steps<Body> {
    const { contentId, disposition: given } = part
    if (place === "related" && contentId === null && valuesOf(part.fields, "content-location").length > 0) {
      problems.push("it names parts by Content-Location: name them by Content-ID")
    }
    const isInline = contentId !== null && (place === "related" || given === null) || given?.value === "inline"
    const disposition = place === "alternative" ? "alternative" : isInline ? "inline" : "attachment"
    const filename = nameOf(part, disposition === "alternative" || contentId !== null)
    const bytes = yield* bytesOf(part)
    files.push({
      ...(filename === undefined ? {} : { filename }),
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"),
      contentType: contentTypeOf(part),
      ...(contentId === null ? {} : { contentId }),
      disposition
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
    if (problem !== undefined) {
      problems.push(problem)
      return {}
    }
    switch (part.type.value) {
      case "multipart/mixed":
        return yield* readMixed(part)
      case "multipart/related":
        return yield* readRelated(part)
      case "multipart/alternative":
        return yield* readAlternative(part)
      default:
        return yield* readLeaf(part, place)
    }
  }

  // An invitation alone is a form of the body, of which there is no other.
  const body = yield* readPart(message, message.type.value === "text/calendar" ? "alternative" : "message")
  const [problem] = problems
  if (problem !== undefined) return Result.fail(problem)
  return Result.succeed({
    // A message may be nothing but a file, an email has a body.
    ...(body.html === undefined && body.text === undefined ? { text: "" } : body),
    attachments: files
  })
}
