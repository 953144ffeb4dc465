import * as Mime from "effect/http/Mime"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Charset from "./Charset.ts"
import * as FileName from "./FileName.ts"
import * as FlowedText from "./FlowedText.ts"
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

type Place = "message" | "alternative" | "related"

/**
 * Takes the parts of a message for the text, the html and the files of an email. Fails, in words, where the message has
 * what an email cannot hold: what is signed or encrypted, another message, two bodies side by side.
 */
export const read = (message: MimePart): Result.Result<MessageContent, string> => {
  const problems: Array<string> = []
  const files: Array<ContentFile> = []

  const bytesOf = (part: MimePart): Uint8Array => {
    const bytes = TransferEncoding.decode(part.body, part.encoding)
    if (bytes === undefined) problems.push(`a part has the transfer encoding ${part.encoding}, which is not known`)
    return bytes ?? new Uint8Array()
  }

  const textOf = (part: MimePart): string => {
    const { parameters } = part.type
    const text = Charset.decode(bytesOf(part), parameters.get("charset"))
    if (text === undefined) problems.push(`a part has the charset ${parameters.get("charset")}, which is not known`)
    const lines = (text ?? "").replaceAll("\r\n", "\n")
    return part.type.value === "text/plain" && parameters.get("format")?.toLowerCase() === "flowed"
      ? FlowedText.unflow(lines, parameters.get("delsp")?.toLowerCase() === "yes")
      : lines
  }

  const nameOf = (part: MimePart, isNameless: boolean): string | undefined => {
    const given = givenNameOf(part)
    if (given !== undefined && given.trim() !== "") return FileName.fit(given)
    if (isNameless) return undefined
    const number = files.filter(({ disposition }) => disposition !== "alternative").length + 1
    return `attachment${number === 1 ? "" : `-${number}`}${extensionOf(part)}`
  }

  const addFile = (part: MimePart, place: Place): Body => {
    const { contentId, disposition: given } = part
    if (place === "related" && contentId === null && part.fields.some(({ name }) => /^content-location$/i.test(name))) {
      problems.push("it names parts by Content-Location: name them by Content-ID")
    }
    const isInline = contentId !== null && (place === "related" || given === null) || given?.value === "inline"
    const disposition = place === "alternative" ? "alternative" : isInline ? "inline" : "attachment"
    const filename = nameOf(part, disposition === "alternative" || contentId !== null)
    const bytes = bytesOf(part)
    files.push({
      ...(filename === undefined ? {} : { filename }),
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"),
      contentType: contentTypeOf(part),
      ...(contentId === null ? {} : { contentId }),
      disposition
    })
    return {}
  }

  const readLeaf = (part: MimePart, place: Place): Body => {
    const { value } = part.type
    const isFile = part.disposition?.value === "attachment"
      || (place !== "alternative" && givenNameOf(part) !== undefined)
      || (value !== "text/plain" && value !== "text/html")
    if (isFile) return addFile(part, part.disposition?.value === "attachment" ? "message" : place)
    return value === "text/html" ? { html: textOf(part) } : { text: textOf(part) }
  }

  const readMixed = ({ children }: MimePart): Body => {
    const bodies = children.map((child) => readPart(child, "message")).filter((body) => Object.keys(body).length > 0)
    if (bodies.length > 1) {
      problems.push(
        "it has several texts side by side: put forms of one text into multipart/alternative, and give files a name"
      )
    }
    return bodies[0] ?? {}
  }

  const readRelated = (part: MimePart): Body => {
    const root = rootOf(part)
    // The name of a text does not make it a file here.
    const body = readPart(root, root.type.value.startsWith("text/") ? "alternative" : "message")
    for (const child of part.children) {
      if (child === root) continue
      if (child.children.length > 0) problems.push("it has a multipart where a file belongs")
      else addFile(child, "related")
    }
    return body
  }

  const readAlternative = ({ children }: MimePart): Body => {
    const forms = children.map((child) => readPart(child, "alternative"))
    for (const form of ["text", "html"] as const) {
      if (forms.filter((body) => body[form] !== undefined).length > 1) {
        problems.push(`it has the body as ${form} twice`)
      }
    }
    return Object.assign({}, ...forms)
  }

  const readPart = (part: MimePart, place: Place): Body => {
    const problem = problemOfType(part.type.value)
    if (problem !== undefined) {
      problems.push(problem)
      return {}
    }
    switch (part.type.value) {
      case "multipart/mixed":
        return readMixed(part)
      case "multipart/related":
        return readRelated(part)
      case "multipart/alternative":
        return readAlternative(part)
      default:
        return readLeaf(part, place)
    }
  }

  // An invitation alone is a form of the body, of which there is no other.
  const body = readPart(message, message.type.value === "text/calendar" ? "alternative" : "message")
  const [problem] = problems
  if (problem !== undefined) return Result.fail(problem)
  return Result.succeed({
    // A message may be nothing but a file, an email has a body.
    ...(body.html === undefined && body.text === undefined ? { text: "" } : body),
    attachments: files
  })
}
