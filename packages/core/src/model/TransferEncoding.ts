import { stepBytes, type Steps } from "../foundation/Steps.ts"
import * as Attachment from "./Attachment.ts"

const notBase64 = /[^A-Za-z0-9+/=]+/g
const padding = /=+/
const noSignOfBase64 = /[^A-Za-z0-9+/=\s]/
const latin1 = new TextDecoder("latin1")

/**
 * Characters outside of the alphabet are no part of it (RFC 2045 section 6.8). Some programs encode a file in sections,
 * each of which is padded. Text behind padding that is no base64, such as the footer of a mailing list, is not read.
 */
function* fromBase64(bytes: Uint8Array): Steps<Uint8Array> {
  const decoded = new Uint8Array(Math.ceil(bytes.length * 3 / 4))
  let length = 0
  // A digit alone says less than one octet.
  const write = (digits: string) => {
    if (digits.length < 2) return
    const octets = Attachment.decode(digits.length % 4 === 1 ? digits.slice(0, -1) : digits)
    decoded.set(octets, length)
    length += octets.length
  }
  // Digits at the end of a step that are no whole group of four yet.
  let rest = ""
  let isPadded = false
  let isOver = false
  for (let at = 0; at < bytes.length && !isOver; at += stepBytes) {
    if (at > 0) yield
    let text = latin1.decode(bytes.subarray(at, at + stepBytes))
    const padded = isPadded ? 0 : text.indexOf("=")
    if (padded !== -1) {
      isPadded = true
      const stray = text.slice(padded).search(noSignOfBase64)
      isOver = stray !== -1
      if (isOver) text = text.slice(0, text.lastIndexOf("=", padded + stray) + 1)
    }
    const digits = rest + text.replace(notBase64, "")
    const sections = digits.split(padding)
    const last = sections.pop() ?? ""
    for (const section of sections) write(section)
    const whole = last.length - last.length % 4
    write(last.slice(0, whole))
    rest = last.slice(whole)
  }
  write(rest)
  return decoded.subarray(0, length)
}

const digitOf = (octet: number | undefined): number =>
  octet === undefined
    ? -1
    : octet >= 0x30 && octet <= 0x39
    ? octet - 0x30
    : octet >= 0x41 && octet <= 0x46
    ? octet - 0x37
    : octet >= 0x61 && octet <= 0x66
    ? octet - 0x57
    : -1

const [tab, lf, cr, space, equals] = [0x09, 0x0a, 0x0d, 0x20, 0x3d]

/** Where a line end that begins here is over: a received message may have LF alone. */
const lineEndAt = (bytes: Uint8Array, at: number): number =>
  bytes[at] === lf ? at + 1 : bytes[at] === cr && bytes[at + 1] === lf ? at + 2 : at

/** RFC 2045 section 6.7. An `=` that begins nothing stays what it is. */
function* fromQuotedPrintable(bytes: Uint8Array): Steps<Uint8Array> {
  const decoded = new Uint8Array(bytes.length)
  let length = 0
  // Where the white space begins that is dropped if the line ends now.
  let blank = 0
  let pause = stepBytes
  for (let at = 0; at < bytes.length;) {
    if (at >= pause) {
      pause += stepBytes
      yield
    }
    const octet = bytes[at]!
    if (octet === equals) {
      let end = at + 1
      while (bytes[end] === space || bytes[end] === tab) end++
      const after = lineEndAt(bytes, end)
      if (end === bytes.length || after !== end) {
        at = after
        blank = length
        continue
      }
      const [high, low] = [digitOf(bytes[at + 1]), digitOf(bytes[at + 2])]
      const isOctet = high >= 0 && low >= 0
      decoded[length++] = isOctet ? 16 * high + low : octet
      at += isOctet ? 3 : 1
      blank = length
      continue
    }
    if (lineEndAt(bytes, at) !== at) length = blank
    decoded[length++] = octet
    at++
    if (octet !== space && octet !== tab) blank = length
  }
  return decoded.subarray(0, blank)
}

/** The octets of a body in a Content-Transfer-Encoding, which is given in lower case; `undefined` for an unknown one. */
export function* decode(bytes: Uint8Array, encoding: string): Steps<Uint8Array | undefined> {
  switch (encoding) {
    case "base64":
      return yield* fromBase64(bytes)
    case "quoted-printable":
      return yield* fromQuotedPrintable(bytes)
    case "":
    case "7bit":
    case "8bit":
    case "binary":
      return bytes
    default:
      return undefined
  }
}
