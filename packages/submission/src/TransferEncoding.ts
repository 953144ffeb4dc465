import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

const notBase64 = /[^A-Za-z0-9+/=]+/g
const padding = /=+/

/**
 * Characters outside of the alphabet are no part of it (RFC 2045 section 6.8). Some programs encode a file in sections,
 * each of which is padded.
 */
function* fromBase64(bytes: Uint8Array): Steps<Uint8Array> {
  const encoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const decoded = Buffer.allocUnsafe(bytes.length)
  let length = 0
  // Digits at the end of a step that are no whole group of four yet.
  let rest = ""
  for (let at = 0; at < encoded.length; at += stepBytes) {
    if (at > 0) yield
    const digits = rest + encoded.toString("latin1", at, at + stepBytes).replace(notBase64, "")
    const sections = digits.split(padding)
    const last = sections.pop() ?? ""
    for (const section of sections) length += decoded.write(section, length, "base64")
    const whole = last.length - last.length % 4
    length += decoded.write(last.slice(0, whole), length, "base64")
    rest = last.slice(whole)
  }
  length += decoded.write(rest, length, "base64")
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

/** RFC 2045 section 6.7. An `=` that begins nothing stays what it is. */
function* fromQuotedPrintable(bytes: Uint8Array): Steps<Uint8Array> {
  const decoded = Buffer.allocUnsafe(bytes.length)
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
      if (end === bytes.length || (bytes[end] === cr && bytes[end + 1] === lf)) {
        at = end === bytes.length ? end : end + 2
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
    if (octet === cr && bytes[at + 1] === lf) length = blank
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
