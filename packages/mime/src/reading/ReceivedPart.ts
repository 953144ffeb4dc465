import type { Steps } from "@sendwright/core/foundation/Steps"
import * as HeaderFields from "./HeaderFields.ts"
import * as MimePart from "./MimePart.ts"
import * as Multipart from "./Multipart.ts"
import * as ReceivedHeader from "./ReceivedHeader.ts"
import * as StructuredField from "./StructuredField.ts"

/** A message that a stranger sent, taken apart. */
export interface ReceivedPart {
  readonly root: MimePart.MimePart
  /** False where it has more parts, deeper ones or longer headers than are read. */
  readonly isWhole: boolean
}

/** How much of a received message is read; what is beyond a limit is left in the message. */
const limits: MimePart.MimeLimits = { headerBytes: 262_144, parts: 500, depth: 20 }

const form = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+/

/** The type of a part: what has no slash is text in practice, anything else that is no type nothing that is known. */
const typeOf = (given: string | undefined, byDefault: string): StructuredField.StructuredField => {
  if (given === undefined) return { value: byDefault, parameters: new Map() }
  const { parameters, value } = MimePart.typeOf(given)
  const [type] = form.exec(value) ?? []
  if (type !== undefined) return { value: type, parameters }
  const isText = !value.includes("/") || value.startsWith("text/")
  return { value: isText ? value === "html" ? "text/html" : "text/plain" : "application/octet-stream", parameters }
}

/** Its name in lower case; what is unknown is taken for no encoding, as its octets are all that can be had. */
const encodingOf = (given: string | undefined): string => {
  const value = given === undefined ? "" : StructuredField.parse(given).value.replaceAll(/[^a-z0-9-]+/g, "")
  return value === "base64" || value === "quoted-printable" ? value : ""
}

const contentIdOf = (given: string | undefined): string | null =>
  given === undefined ? null : given.replace(/^<(.*)>$/, "$1").trim() || null

const [lf, cr] = [0x0a, 0x0d]

/** The line break that ends a message ends its last line. */
const withoutLastBreak = (body: Buffer): Buffer =>
  body.at(-1) !== lf ? body : body.subarray(0, body.at(-2) === cr ? -2 : -1)

/** A message without the line ends before its header. */
const withoutFirstBreaks = (message: Buffer): Buffer => {
  let at = 0
  while (at < 1_000 && (message[at] === lf || message[at] === cr)) at++
  return message.subarray(at)
}

/** Parts without a Content-Type are messages there (RFC 2046 section 5.1.5). */
const digest = "multipart/digest"

/**
 * Takes a message apart, whatever it is like. A multipart whose boundary is missing or wrong is divided at the lines that
 * look like one; where there are none it is a text. One that lies too deep is a part without children.
 */
export function* parse(message: Uint8Array): Steps<ReceivedPart> {
  let headerBytes = 0
  let parts = 1
  let isWhole = true

  function* piecesOf(part: MimePart.MimePart, body: Buffer): Steps<ReadonlyArray<Buffer>> {
    const most = limits.parts - parts
    const given = part.type.parameters.get("boundary")?.trim() ?? ""
    const found = given === "" ? undefined : yield* Multipart.split(body, given, most)
    const guessed = found === undefined || found.pieces.length === 0 ? Multipart.guessed(body) : undefined
    const multipart = guessed === undefined || guessed === given ? found : yield* Multipart.split(body, guessed, most)
    if (multipart?.isWhole === false) isWhole = false
    return multipart?.pieces ?? []
  }

  function* read(bytes: Buffer, depth: number, typeByDefault: string): Steps<MimePart.MimePart> {
    yield
    const { body: given, fields, header, isWhole: isHeaderWhole } = yield* ReceivedHeader.read(
      bytes,
      limits.headerBytes - headerBytes
    )
    headerBytes += header.length
    if (!isHeaderWhole) isWhole = false
    const first = (name: string) => HeaderFields.valuesOf(fields, name).find((value) => value !== "")
    const disposition = first("content-disposition")
    const body = depth === 0 ? withoutLastBreak(given) : given
    const part: MimePart.MimePart = {
      header,
      fields,
      type: typeOf(first("content-type"), typeByDefault),
      disposition: disposition === undefined ? null : StructuredField.parse(disposition),
      encoding: encodingOf(first("content-transfer-encoding")),
      contentId: contentIdOf(first("content-id")),
      body,
      children: []
    }
    if (!part.type.value.startsWith("multipart/")) return part
    if (depth === limits.depth) {
      isWhole = false
      return part
    }
    const pieces = yield* piecesOf(part, body)
    if (pieces.length === 0) return { ...part, type: { value: "text/plain", parameters: part.type.parameters } }
    parts += pieces.length
    const children: Array<MimePart.MimePart> = []
    const childType = part.type.value === digest ? "message/rfc822" : "text/plain"
    for (const piece of pieces) children.push(yield* read(piece, depth + 1, childType))
    return { ...part, children }
  }

  const buffer = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const root = yield* read(withoutFirstBreaks(buffer), 0, "text/plain")
  return { root, isWhole }
}
