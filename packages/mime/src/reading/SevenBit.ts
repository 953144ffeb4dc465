import type { Steps } from "@sendwright/core/foundation/Steps"
import * as Result from "effect/Result"
import { isAscii } from "node:buffer"
import { asBytes } from "../asBytes.ts"
import * as base64 from "../base64.ts"
import * as OriginalHeader from "../OriginalHeader.ts"
import * as quotedPrintable from "../quotedPrintable.ts"
import * as HeaderFields from "./HeaderFields.ts"
import * as MimePart from "./MimePart.ts"

/** Octets of a message that others take the place of. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly octets: Uint8Array | string
}

/** Types whose parts may not be written in another way: their signature would not hold (RFC 1847 section 2.1). */
const sealed = /^multipart\/(?:signed|encrypted)$/

const unencoded = /^(?:|7bit|8bit|binary)$/

/** Messages within each other. What lies deeper is not looked through. */
const maxDepth = 20

const encodingField = "content-transfer-encoding"

/** Makes a header say how its body is encoded: in place of the field that says it now, or in one of its own. */
const encodedAs = (
  message: Uint8Array,
  part: MimePart.MimePart,
  encoding: "7bit" | "base64" | "quoted-printable"
): Edit => {
  const from = part.header.byteOffset - message.byteOffset
  const line = `Content-Transfer-Encoding: ${encoding}`
  if (part.header.length === 0) return { from, to: from, octets: `${line}\r\n` }
  const fields = Buffer.from(part.header.buffer, part.header.byteOffset, part.header.length).toString("latin1")
    .split(/\r\n(?![ \t])/)
  let at = from
  for (const field of fields) {
    if (OriginalHeader.nameOf(field) === encodingField) return { from: at, to: at + field.length, octets: line }
    at += field.length + 2
  }
  const end = from + part.header.length
  return { from: end, to: end, octets: `\r\n${line}` }
}

/** What has to be changed for a part to be in seven bits; `undefined` where nothing may be. */
function* editsOf(
  message: Uint8Array,
  part: MimePart.MimePart,
  depth: number
): Steps<ReadonlyArray<Edit> | undefined> {
  const { body, children, encoding, type } = part
  // To look at 25 MB is a step of its own.
  yield
  if (isAscii(body)) return []
  if (sealed.test(type.value) || !unencoded.test(encoding)) return undefined
  const isMessage = type.value === "message/rfc822"
  if (children.length > 0 || isMessage) {
    const edits = encoding === "" || encoding === "7bit" ? [] : [encodedAs(message, part, "7bit")]
    const within = isMessage
      ? [wholeEdits(message, body, depth + 1)]
      : children.map((child) => editsOf(message, child, depth))
    for (const steps of within) {
      const more = yield* steps
      if (more === undefined) return undefined
      edits.push(...more)
    }
    return edits
  }
  // Other kinds of messages, such as reports, may not be encoded (RFC 2045 section 6.4).
  if (type.value.startsWith("message/")) return undefined
  const isText = type.value.startsWith("text/")
  const from = body.byteOffset - message.byteOffset
  const octets = isText ? yield* quotedPrintable.encode(body) : yield* base64.encode(body)
  return [
    encodedAs(message, part, isText ? "quoted-printable" : "base64"),
    { from, to: from + body.length, octets }
  ]
}

/** The same for a message as a whole, or one within another. */
function* wholeEdits(
  message: Uint8Array,
  bytes: Uint8Array,
  depth: number
): Steps<ReadonlyArray<Edit> | undefined> {
  if (depth > maxDepth) return undefined
  const parsed = yield* MimePart.parse(bytes)
  if (Result.isFailure(parsed)) return undefined
  const edits = yield* editsOf(message, parsed.success, depth)
  const { fields, header } = parsed.success
  if (edits === undefined || HeaderFields.valuesOf(fields, "mime-version").length > 0) return edits
  const at = header.byteOffset - message.byteOffset
  return [{ from: at, to: at, octets: "MIME-Version: 1.0\r\n" }, ...edits]
}

/**
 * A message with 8-bit octets in its bodies, written in seven bits for a server without 8BITMIME (RFC 6152 section 3).
 * Parts with such octets get another Content-Transfer-Encoding; all else stays as it is, octet for octet. A DKIM signature
 * that somebody else made covers the body, and does not hold any more.
 *
 * `undefined` where that cannot be done: a header has such octets, they are within a signed or encrypted part or a
 * report, or the structure of the message cannot be read.
 */
export function* written(message: Uint8Array): Steps<Uint8Array | undefined> {
  const edits = yield* wholeEdits(message, message, 0)
  if (edits === undefined) return undefined
  const pieces: Array<Uint8Array | string> = []
  let at = 0
  for (const { from, octets, to } of edits.toSorted((one, other) => one.from - other.from)) {
    pieces.push(message.subarray(at, from), octets)
    at = to
  }
  const bytes = yield* asBytes([...pieces, message.subarray(at)])
  return isAscii(bytes) ? bytes : undefined
}
