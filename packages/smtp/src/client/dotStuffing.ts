const dot = 0x2e
const lineEndAndDot = Buffer.from("\r\n.")

/**
 * A message as it goes over the wire (RFC 5321 §4.5.2), up to the dot that ends it: a line that begins with a dot has
 * one more, and the last line has an end. The message has CRLF line ends. Where nothing has to be added, it is the same
 * bytes.
 */
export const stuffed = (message: Uint8Array): Buffer => {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const pieces: Array<Buffer> = []
  let from = 0
  if (bytes[0] === dot) pieces.push(Buffer.of(dot))
  for (let at = bytes.indexOf(lineEndAndDot); at !== -1; at = bytes.indexOf(lineEndAndDot, at + 3)) {
    pieces.push(bytes.subarray(from, at + 3))
    // The dot before it has just been written; from here on it is written again.
    from = at + 2
  }
  const isEnded = bytes.length === 0 || (bytes.length > 1 && bytes[bytes.length - 2] === 0x0d && bytes.at(-1) === 0x0a)
  if (pieces.length === 0 && isEnded) return bytes
  pieces.push(bytes.subarray(from))
  if (!isEnded) pieces.push(Buffer.from("\r\n"))
  return Buffer.concat(pieces)
}
