const dot = 0x2e
const carriageReturn = 0x0d
const lineFeed = 0x0a
const lineEnd = Buffer.from("\r\n")
const nothing = Buffer.alloc(0)

/** Whether a line begins with a dot here; line ends are CRLF alone. */
const isDotAhead = (message: Buffer, at: number): boolean =>
  message[at] === dot && (at === 0 || (message[at - 1] === lineFeed && message[at - 2] === carriageReturn))

/**
 * The octets of a message from `from` on, up to `to` at most, as they go over the wire (RFC 5321 §4.5.2): a line that
 * begins with a dot has one more. The message has CRLF line ends. Where nothing has to be added, they are the same
 * bytes; otherwise a third more at most.
 *
 * From the first dot on it looks at each octet: to search for line ends and dots takes a hundred times as long in a
 * message of them.
 */
export const stuffed = (message: Buffer, from: number, to: number): Buffer => {
  const end = Math.min(to, message.length)
  const piece = message.subarray(from, end)
  // Base64 has none.
  const first = piece.indexOf(dot)
  if (first === -1) return piece
  let at = from + first
  while (at < end && !isDotAhead(message, at)) at++
  if (at === end) return piece
  const out = Buffer.allocUnsafe(end - from + Math.ceil((end - at) / 3))
  let length = message.copy(out, 0, from, at)
  for (; at < end; at++) {
    if (isDotAhead(message, at)) out[length++] = dot
    out[length++] = message[at]!
  }
  return out.subarray(0, length)
}

/** What a message needs behind it, up to the dot that ends it: an end of its last line, where that has none. */
export const missingEnd = (message: Buffer): Buffer =>
  message.length === 0 || message.subarray(-lineEnd.length).equals(lineEnd) ? nothing : lineEnd
