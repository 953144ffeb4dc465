import type { Steps } from "../foundation/Steps.ts"
import * as Uuid from "../foundation/Uuid.ts"

/** One part of a form (RFC 7578): a field, or a file where it has a `filename`. */
export interface FormPart {
  readonly name: string
  /** A function makes the bytes when their turn comes. */
  readonly content: string | Uint8Array | (() => Uint8Array)
  readonly filename?: string
  /** As a stranger wrote it. */
  readonly contentType?: string
}

const encoder = new TextEncoder()

/** The boundary of a delivery's form, the same on each retry. Who wrote the content could not know it. */
const boundaryOf = (deliveryId: string): string => `form-${Uuid.derived(deliveryId, " form")}`

export const contentTypeOf = (deliveryId: string): string => `multipart/form-data; boundary=${boundaryOf(deliveryId)}`

/** A name in quotes as browsers write it (RFC 7578 §4.2): nothing in it ends the name, or the line. */
const quoted = (name: string): string =>
  `"${name.replaceAll("\"", "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}"`

const mediaType = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}$/

const headOf = ({ contentType, filename, name }: FormPart): string => {
  const disposition = `Content-Disposition: form-data; name=${quoted(name)}`
  if (filename === undefined) return `${disposition}\r\n\r\n`
  const type = contentType !== undefined && mediaType.test(contentType) ? contentType : "application/octet-stream"
  return `${disposition}; filename=${quoted(filename)}\r\nContent-Type: ${type}\r\n\r\n`
}

const bytesOf = (content: FormPart["content"]): Uint8Array =>
  typeof content === "string" ? encoder.encode(content) : typeof content === "function" ? content() : content

/** The bytes of a form. */
export function* make(deliveryId: string, parts: ReadonlyArray<FormPart>): Steps<Uint8Array> {
  const boundary = boundaryOf(deliveryId)
  const pieces: Array<Uint8Array> = []
  for (const part of parts) {
    pieces.push(encoder.encode(`--${boundary}\r\n${headOf(part)}`), bytesOf(part.content), encoder.encode("\r\n"))
    yield
  }
  pieces.push(encoder.encode(`--${boundary}--\r\n`))
  const form = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    form.set(piece, at)
    at += piece.length
  }
  return form
}
