import type { Steps } from "@sendwright/core/foundation/Steps"
import * as Result from "effect/Result"
import * as HeaderFields from "./HeaderFields.ts"
import * as StructuredField from "./StructuredField.ts"

/** One part of a message (RFC 2045, 2046): the message itself, or what stands between two boundaries. */
export interface MimePart {
  /** Its header as it came, without the last line end. */
  readonly header: Uint8Array
  readonly fields: HeaderFields.HeaderFields
  /** `text/plain` where the part does not say, or says nothing that is a type. */
  readonly type: StructuredField.StructuredField
  readonly disposition: StructuredField.StructuredField | null
  /** Content-Transfer-Encoding in lower case; empty where there is none. */
  readonly encoding: string
  /** Content-ID without its angle brackets. */
  readonly contentId: string | null
  /** As it came, encoded. */
  readonly body: Uint8Array
  /** The parts of a multipart, in their order. */
  readonly children: ReadonlyArray<MimePart>
}

/** What of a message may be read. */
export interface MimeLimits {
  /** Octets of all headers together. */
  readonly headerBytes: number
  /** Parts in all. */
  readonly parts: number
  /** Multiparts within each other. */
  readonly depth: number
}

/** The limits by default: far more than the model of an email can hold. */
const defaultLimits: MimeLimits = { headerBytes: 262_144, parts: 200, depth: 20 }

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const form = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/

/** A type whose parameters stand without a semicolon before them, which many readers overlook. */
const unseparated = /^([^\s;]+)[ \t]+(?=[^\s;="]+=)/

/** The type that a field Content-Type says, whether it is one or not. */
export const typeOf = (text: string): StructuredField.StructuredField =>
  StructuredField.parse(text.replace(unseparated, (whole, type: string) => {
    const slash = type.indexOf("/", 1)
    return slash === -1 || slash === type.length - 1 ? whole : `${type}; `
  }))

/** How much of what was sent an answer repeats, in characters. */
const longestQuote = 60

const quoted = (text: string): string => text.length > longestQuote ? `${text.slice(0, longestQuote)}...` : text

const plainText: StructuredField.StructuredField = { value: "text/plain", parameters: new Map() }

/** Fields that say how a part is read: two of a name would be read differently by different readers. */
const single = ["content-type", "content-transfer-encoding", "content-disposition", "content-id"]

/** Where a part's header ends and its body begins. A header with no end within `most` octets is told with more of them. */
export const split = (bytes: Buffer, most: number): readonly [header: Buffer, body: Buffer] => {
  if (bytes.subarray(0, 2).equals(lineEnd)) return [bytes.subarray(0, 0), bytes.subarray(2)]
  const end = bytes.subarray(0, most + 4).indexOf("\r\n\r\n")
  if (end !== -1) return [bytes.subarray(0, end), bytes.subarray(end + 4)]
  const header = bytes.subarray(-2).equals(lineEnd) ? bytes.subarray(0, -2) : bytes
  return [header, bytes.subarray(bytes.length)]
}

const lineEnd = Buffer.from("\r\n")

/** What is searched in one step: the search itself is the machine's own, and much faster than reading. */
const searchedAtOnce = 1_048_576

function* indexOf(bytes: Buffer, sought: Buffer, from: number): Steps<number> {
  for (let at = from; at < bytes.length; at += searchedAtOnce) {
    if (at > from) yield
    // What begins here may end in the next piece.
    const found = bytes.subarray(at, at + searchedAtOnce + sought.length - 1).indexOf(sought)
    if (found !== -1) return at + found
  }
  return -1
}

/**
 * What stands between the delimiters of a multipart (RFC 2046 section 5.1.1), without preamble and epilogue. The line
 * break before a delimiter belongs to it. A body that ends before its last delimiter ends its last part. `undefined`
 * where too many lines begin like a delimiter and are none: each of them takes a look of its own.
 */
function* between(body: Buffer, boundary: string, most: number): Steps<ReadonlyArray<Buffer> | undefined> {
  const parts: Array<Buffer> = []
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let start: number | undefined
  let alike = 0
  // The first one may stand at the beginning, without a line break.
  const isFirst = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))
  let at = isFirst ? -2 : yield* indexOf(body, delimiter, 0)
  for (; at !== -1; at = yield* indexOf(body, delimiter, at + delimiter.length)) {
    const from = at + delimiter.length
    const eol = body.indexOf(lineEnd, from)
    const end = /^(--)?[ \t]*$/.exec(
      body.toString("latin1", from, Math.min(eol === -1 ? body.length : eol, from + 400))
    )
    if (end === null) {
      if (++alike > 10 * most) return undefined
      continue
    }
    if (start !== undefined) parts.push(body.subarray(start, Math.max(start, at)))
    if (end[1] !== undefined || parts.length > most) return parts
    start = eol === -1 ? body.length : eol + 2
  }
  if (start !== undefined) parts.push(body.subarray(start))
  return parts
}

/**
 * Takes a message apart whose lines end with CRLF. Fails with the error in words: a header that is none, a multipart
 * without boundary or parts, and what passes a limit.
 */
export function* parse(
  message: Uint8Array,
  limits: MimeLimits = defaultLimits
): Steps<Result.Result<MimePart, string>> {
  let headerBytes = 0
  let parts = 0

  function* read(bytes: Buffer, depth: number): Steps<Result.Result<MimePart, string>> {
    const [header, body] = split(bytes, limits.headerBytes)
    headerBytes += header.length
    if (headerBytes > limits.headerBytes) return Result.fail(`it has more than ${limits.headerBytes} bytes of headers`)
    if (++parts > limits.parts) return Result.fail(`it has more than ${limits.parts} parts`)
    const parsed = HeaderFields.parse(header)
    if (Result.isFailure(parsed)) return Result.fail(`line ${parsed.failure} of a header is no header field`)
    const fields = parsed.success
    const twice = single.find((name) => HeaderFields.valuesOf(fields, name).length > 1)
    if (twice !== undefined) return Result.fail(`a header has the field ${twice} twice`)
    const [type, encoding, disposition, contentId] = single.map((name) => HeaderFields.valuesOf(fields, name)[0])
    const given = type === undefined ? plainText : typeOf(type)
    // What has no slash is text in practice; anything else would be shown as its source.
    if (given.value.includes("/") && !form.test(given.value)) {
      return Result.fail(`it has parts of the type ${quoted(given.value)}`)
    }
    const part: MimePart = {
      header,
      fields,
      type: form.test(given.value) ? given : { ...plainText, parameters: given.parameters },
      disposition: disposition === undefined ? null : StructuredField.parse(disposition),
      encoding: encoding === undefined ? "" : StructuredField.parse(encoding).value,
      contentId: contentId === undefined ? null : contentId.replace(/^<(.*)>$/, "$1").trim() || null,
      // The line break before the dot that ends the message ends its last line.
      body: depth === 0 && body.subarray(-2).equals(lineEnd) ? body.subarray(0, -2) : body,
      children: []
    }
    if (!part.type.value.startsWith("multipart/")) return Result.succeed(part)
    if (depth === limits.depth) return Result.fail(`its parts lie more than ${limits.depth} deep`)
    const boundary = part.type.parameters.get("boundary") ?? ""
    if (boundary === "") return Result.fail("a multipart has no boundary")
    const pieces = yield* between(body, boundary, limits.parts)
    if (pieces === undefined) return Result.fail("too many of its lines begin like a boundary and are none")
    const children: Array<MimePart> = []
    for (const piece of pieces) {
      const child = yield* read(piece, depth + 1)
      if (Result.isFailure(child)) return child
      children.push(child.success)
    }
    return children.length === 0 ? Result.fail("a multipart has no parts") : Result.succeed({ ...part, children })
  }

  return yield* read(bufferOf(message), 0)
}
