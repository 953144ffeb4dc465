/** The longest line, in octets without CRLF (RFC 2045 §6.8). */
const longestLine = 76

/** Octets as base64 in lines; without a line end after the last one. */
export const encode = (octets: Uint8Array): Buffer => {
  const bytes = Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength)
  const text = Buffer.from(bytes.toString("base64"), "latin1")
  const lines = Math.ceil(text.length / longestLine)
  if (lines <= 1) return text
  const out = Buffer.allocUnsafe(text.length + 2 * (lines - 1))
  let end = 0
  for (let at = 0; at < text.length; at += longestLine) {
    if (at > 0) {
      out[end++] = 0x0d
      out[end++] = 0x0a
    }
    end += text.copy(out, end, at, at + longestLine)
  }
  return out
}
