import { every, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

/** The fields of a form by their names, of each the first; their values as octets. */
export type Form = ReadonlyMap<string, Uint8Array>

/** Many times what a form of any provider has. */
const maxFields = 500
const maxHeadBytes = 16_384

const [space, percent, plus, ampersand, equals] = [32, 37, 43, 38, 61]

/** The values of the digits of hexadecimal numbers by their octets; -1: none. */
const digits = new Int8Array(256).fill(-1)
for (const digit of "0123456789abcdefABCDEF") digits[digit.charCodeAt(0)] = Number.parseInt(digit, 16)

const hex = (octet: number | undefined): number => octet === undefined ? -1 : digits[octet]!

/** Decodes `+` and `%XX`; what is no escape stays as it is. */
function* unescaped(bytes: Uint8Array): Steps<Uint8Array> {
  if (!bytes.includes(percent) && !bytes.includes(plus)) return bytes
  yield
  const isStep = every(stepBytes)
  const found = Buffer.allocUnsafeSlow(bytes.length)
  let end = 0
  for (let at = 0; at < bytes.length; at++) {
    if (isStep()) yield
    const octet = bytes[at]!
    const [high, low] = octet === percent ? [hex(bytes[at + 1]), hex(bytes[at + 2])] : [-1, -1]
    if (high >= 0 && low >= 0) {
      found[end++] = high * 16 + low
      at += 2
    } else found[end++] = octet === plus ? space : octet
  }
  return found.subarray(0, end)
}

function* readEncoded(body: Uint8Array): Steps<Form | undefined> {
  const form = new Map<string, Uint8Array>()
  for (let begin = 0, count = 0; begin <= body.length; count++) {
    if (count >= maxFields) return undefined
    const next = body.indexOf(ampersand, begin)
    const field = body.subarray(begin, next === -1 ? body.length : next)
    const middle = field.indexOf(equals)
    const name = field.subarray(0, middle === -1 ? field.length : middle)
    if (name.length > maxHeadBytes) return undefined
    yield
    const text = Buffer.from(yield* unescaped(name)).toString()
    if (!form.has(text)) form.set(text, yield* unescaped(field.subarray(name.length + 1)))
    if (next === -1) break
    begin = next + 1
  }
  return form
}

const disposition = /^content-disposition:[ \t]*form-data[ \t]*;/i
const nameForm = /;[ \t]*name=(?:"([^"]*)"|([^\s";]+))/i

/** The parts of RFC 7578. A boundary at the very beginning has no line end before it. */
function* readParts(body: Buffer, boundary: string): Steps<Form | undefined> {
  const form = new Map<string, Uint8Array>()
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const first = delimiter.subarray(2)
  let at = body.subarray(0, first.length).equals(first) ? first.length : -1
  if (at === -1) {
    const found = body.indexOf(delimiter)
    if (found === -1) return undefined
    at = found + delimiter.length
  }
  for (let count = 0; body.subarray(at, at + 2).toString("latin1") !== "--"; count++) {
    yield
    const start = body.subarray(at, at + maxHeadBytes)
    const [lineEnd, headLength] = [start.indexOf("\r\n"), start.indexOf("\r\n\r\n")]
    const headEnd = at + headLength
    const end = headLength === -1 ? -1 : body.indexOf(delimiter, headEnd + 2)
    if (count >= maxFields || end === -1) return undefined
    const head = start.subarray(lineEnd + 2, headLength).toString("utf8")
    const line = head.split("\r\n").find((line) => disposition.test(line))
    const [, quoted, plain] = nameForm.exec(line ?? "") ?? []
    const name = quoted ?? plain
    if (name !== undefined && !form.has(name)) form.set(name, body.subarray(Math.min(end, headEnd + 4), end))
    at = end + delimiter.length
  }
  return form
}

const partsForm = /^multipart\/form-data[ \t]*;(?:[^]*;)?[ \t]*boundary=(?:"([^"]{1,200})"|([^\s";]{1,200}))/i
const encodedForm = /^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i

/** Reads the body of a form by its content type; `undefined` where it is none, or has more fields than any has. */
export function* read(body: Uint8Array, contentType: string): Steps<Form | undefined> {
  if (encodedForm.test(contentType)) return yield* readEncoded(body)
  const [, quoted, plain] = contentType.length > 1_000 ? [] : partsForm.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  return yield* readParts(Buffer.from(body.buffer, body.byteOffset, body.byteLength), boundary)
}

/** A field as text, where it is there and no longer than a field beside a message is. */
export const textIn = (form: Form, name: string): string | undefined => {
  const value = form.get(name)
  return value === undefined || value.length > 65_536 ? undefined : Buffer.from(value).toString()
}
