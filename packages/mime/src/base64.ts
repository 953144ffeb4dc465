import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

/** The longest line, in octets without CRLF (RFC 2045 §6.8). */
const longestLine = 76
/** As many octets as make whole lines, in one step. */
const pieceLength = longestLine / 4 * 3 * 1_024

/** Octets as base64 in lines; without a line end after the last one. */
export function* encode(octets: Uint8Array): Steps<Buffer> {
  const bytes = Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength)
  const length = 4 * Math.ceil(bytes.length / 3)
  const lines = Math.ceil(length / longestLine)
  if (lines <= 1) return Buffer.from(bytes.toString("base64"), "latin1")
  const out = Buffer.allocUnsafe(length + 2 * (lines - 1))
  let end = 0
  for (let from = 0; from < bytes.length; from += pieceLength) {
    if (from > 0) yield
    const piece = Buffer.from(bytes.toString("base64", from, from + pieceLength), "latin1")
    for (let at = 0; at < piece.length; at += longestLine) {
      if (end > 0) {
        out[end++] = 0x0d
        out[end++] = 0x0a
      }
      end += piece.copy(out, end, at, at + longestLine)
    }
  }
  return out
}

/** Writes octets of a text from `from` on, up to `to`, with CRLF in place of line ends; answers where they end. */
const putLines = (text: Uint8Array, from: number, to: number, out: Uint8Array, at: number): number => {
  let end = at
  for (let i = from; i < to; i++) {
    const octet = text[i]!
    // An LF right behind a CR has been written with it.
    if (octet === 0x0a && text[i - 1] === 0x0d) continue
    if (octet === 0x0a || octet === 0x0d) {
      out[end++] = 0x0d
      out[end++] = 0x0a
    } else out[end++] = octet
  }
  return end
}

/** A text with CRLF in place of each CRLF, CR and LF. */
export function* withLineEnds(text: Uint8Array): Steps<Buffer> {
  const { length } = text
  const out = Buffer.allocUnsafe(2 * length)
  let end = 0
  for (let from = 0; from < length; from += stepBytes) {
    if (from > 0) yield
    end = putLines(text, from, Math.min(length, from + stepBytes), out, end)
  }
  return out.subarray(0, end)
}
