const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20

/** The first space or tab that the relaxed form may have another way; the length of the body where it has none. */
const firstChange = (body: Uint8Array): number => {
  const { length } = body
  for (let i = 0; i < length; i++) {
    const octet = body[i]!
    if (octet > space) continue
    if (octet === tab) return i
    // Control characters are no spaces, but there are next to none of them.
    if (octet === space && !(body[i + 1]! > space)) return i
  }
  return length
}

/** Where the line end of the last line begins that is not empty, in so many octets of the body. */
const endOfText = (body: Uint8Array, length: number): number => {
  let end = length
  while (end > 1 && body[end - 2] === carriageReturn && body[end - 1] === lineFeed) end -= 2
  return end
}

/**
 * A body in the form that a signature covers (RFC 6376 §3.4.4): each run of spaces and tabs is one space, none stands at
 * the end of a line, and empty lines at the end are left out. Line ends are CRLF. Where nothing changes but the end, it
 * is a part of the same bytes.
 */
export const relaxedBody = (body: Uint8Array): Uint8Array => {
  const { length } = body
  const same = firstChange(body)
  /** Up to where the body goes on: what follows are empty lines so far. */
  let filled = endOfText(body, same)
  if (same === length && (filled === 0 || filled < length)) return body.subarray(0, filled === 0 ? 0 : filled + 2)
  const out = Buffer.allocUnsafe(length + 2)
  out.set(body.subarray(0, same))
  let end = same
  for (let i = same; i < length; i++) {
    const octet = body[i]!
    if (octet === space || octet === tab) {
      while (body[i + 1] === space || body[i + 1] === tab) i++
      if (i + 1 === length || (body[i + 1] === carriageReturn && body[i + 2] === lineFeed)) continue
      out[end++] = space
      filled = end
    } else if (octet === carriageReturn && body[i + 1] === lineFeed) {
      out[end++] = carriageReturn
      out[end++] = lineFeed
      i++
    } else {
      out[end++] = octet
      filled = end
    }
  }
  if (filled === 0) return out.subarray(0, 0)
  out[filled] = carriageReturn
  out[filled + 1] = lineFeed
  return out.subarray(0, filled + 2)
}
