import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20

/** To look for a change, and to copy, is quicker than to make one. */
const quickStep = 4 * stepBytes

/** The first space or tab from `from` on that the relaxed form may have another way; `to` where there is none before. */
const changeWithin = (body: Uint8Array, from: number, to: number): number => {
  for (let i = from; i < to; i++) {
    const octet = body[i]!
    if (octet > space) continue
    if (octet === tab) return i
    // Control characters are no spaces, but there are next to none of them.
    if (octet === space && !(body[i + 1]! > space)) return i
  }
  return to
}

/** The first of them; the length of the body where it has none. */
function* firstChange(body: Uint8Array): Steps<number> {
  for (let from = 0; from < body.length; from += quickStep) {
    if (from > 0) yield
    const to = Math.min(body.length, from + quickStep)
    const change = changeWithin(body, from, to)
    if (change < to) return change
  }
  return body.length
}

/** Where the line end of the last line begins that is not empty, in so many octets of the body. */
function* endOfText(body: Uint8Array, length: number): Steps<number> {
  let end = length
  let stepEnd = end - stepBytes
  while (end > 1 && body[end - 2] === carriageReturn && body[end - 1] === lineFeed) {
    end -= 2
    if (end > stepEnd) continue
    yield
    stepEnd = end - stepBytes
  }
  return end
}

/** How far a body is in its relaxed form. */
interface Progress {
  /** Up to here of the body. */
  at: number
  /** Up to here of the form. */
  end: number
  /** Up to where the form goes on: what follows are empty lines so far. */
  filled: number
}

/** Goes on up to `to`, or a few octets further. A generator would take twice as long for it. */
const advance = (body: Uint8Array, out: Uint8Array, progress: Progress, to: number): void => {
  const { length } = body
  let { at: i, end, filled } = progress
  for (; i < to; i++) {
    const octet = body[i]!
    if (octet === space || octet === tab) {
      // One of a long run is left out by itself: what is written for the run is the last one.
      if (body[i + 1] === space || body[i + 1] === tab) continue
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
  progress.at = i
  progress.end = end
  progress.filled = filled
}

/**
 * A body in the form that a signature covers (RFC 6376 §3.4.4): each run of spaces and tabs is one space, none stands at
 * the end of a line, and empty lines at the end are left out. Line ends are CRLF. Where nothing changes but the end, it
 * is a part of the same bytes.
 */
export function* relaxedBody(body: Uint8Array): Steps<Uint8Array> {
  const { length } = body
  const same = yield* firstChange(body)
  const filled = yield* endOfText(body, same)
  if (same === length && (filled === 0 || filled < length)) return body.subarray(0, filled === 0 ? 0 : filled + 2)
  const out = Buffer.allocUnsafe(length + 2)
  for (let from = 0; from < same; from += quickStep) {
    if (from > 0) yield
    out.set(body.subarray(from, Math.min(same, from + quickStep)), from)
  }
  const progress: Progress = { at: same, end: same, filled }
  while (progress.at < length) {
    if (progress.at > same) yield
    advance(body, out, progress, Math.min(length, progress.at + stepBytes))
  }
  if (progress.filled === 0) return out.subarray(0, 0)
  out[progress.filled] = carriageReturn
  out[progress.filled + 1] = lineFeed
  return out.subarray(0, progress.filled + 2)
}
