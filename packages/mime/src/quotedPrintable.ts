import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

/** The longest line, in octets without CRLF (RFC 2045 §6.7 (5)). */
const longestLine = 76
/** A line is rather broken after a space than within a word, unless it would be shorter than this. */
const shortestLine = 50

const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const equals = 0x3d
const del = 0x7f

const hex = Buffer.from("0123456789ABCDEF")

const isLineEnd = (octet: number | undefined): boolean => octet === carriageReturn || octet === lineFeed

/** How many octets the character has that begins here (UTF-8); in another charset, some that may stand together. */
const lengthAt = (text: Uint8Array, at: number): number => {
  const octet = text[at]!
  const most = octet < 0xc0 ? 1 : octet < 0xe0 ? 2 : octet < 0xf0 ? 3 : 4
  let length = 1
  while (length < most && (text[at + length]! & 0xc0) === 0x80) length++
  return length
}

const larger = (octets: Buffer): Buffer<ArrayBuffer> => {
  const more = Buffer.allocUnsafe(2 * octets.length)
  octets.copy(more)
  return more
}

/** How far a text is encoded. */
interface Progress {
  /** Up to here of the text. */
  at: number
  /** What it is so far, up to `end`. */
  out: Buffer<ArrayBuffer>
  end: number
  lineStart: number
  /** Behind the last space or tab of the line: there, and in the text. */
  afterBlank: number
  textAfterBlank: number
}

/** Goes on up to `to`, or a few octets further. A generator would take twice as long for it. */
const advance = (text: Uint8Array, progress: Progress, to: number): void => {
  const { length } = text
  let { afterBlank, at: i, end, lineStart, out, textAfterBlank } = progress
  while (i < to) {
    // Nearly all octets of nearly all texts are written as they are.
    const full = Math.min(length, i + longestLine - 1 - (end - lineStart))
    while (i < full) {
      const octet = text[i]!
      if (octet > space && octet < del && octet !== equals) out[end++] = octet
      else if (octet === space && text[i + 1]! > space) {
        out[end++] = octet
        afterBlank = end
        textAfterBlank = i + 1
      } else break
      i++
    }
    if (i === length) break

    // A line end, an octet that may not be written as it is, or any where the line is full.
    const octet = text[i]!
    if (isLineEnd(octet)) {
      i += octet === carriageReturn && text[i + 1] === lineFeed ? 2 : 1
    } else {
      const isBlank = octet === space || octet === tab
      const isLiteral = isBlank && i + 1 < length && !isLineEnd(text[i + 1])
      const after = i + (isLiteral ? 1 : lengthAt(text, i))
      const width = isLiteral ? 1 : 3 * (after - i)
      if (end - lineStart + width < longestLine) {
        if (isLiteral) out[end++] = octet
        else {
          for (let j = i; j < after; j++) {
            out[end++] = equals
            out[end++] = hex[text[j]! >> 4]!
            out[end++] = hex[text[j]! & 15]!
          }
        }
        i = after
        if (isBlank) {
          afterBlank = end
          textAfterBlank = i
        }
        continue
      }
      if (afterBlank - lineStart >= shortestLine) {
        end = afterBlank
        i = textAfterBlank
      }
      out[end++] = equals
    }
    out[end++] = carriageReturn
    out[end++] = lineFeed
    lineStart = end
    afterBlank = end
    if (out.length - end < 2 * longestLine) out = larger(out)
  }
  progress.at = i
  progress.out = out
  progress.end = end
  progress.lineStart = lineStart
  progress.afterBlank = afterBlank
  progress.textAfterBlank = textAfterBlank
}

/**
 * A text as quoted-printable (RFC 2045 §6.7). Each CRLF, CR or LF of it is a line end, which is CRLF. No character of
 * UTF-8 is broken by the end of a line, and no line ends with a space or a tab.
 */
export function* encode(text: Uint8Array): Steps<Buffer> {
  const { length } = text
  const out = Buffer.allocUnsafe(length + (length >> 2) + 4 * longestLine)
  const progress: Progress = { at: 0, out, end: 0, lineStart: 0, afterBlank: 0, textAfterBlank: 0 }
  while (progress.at < length) {
    if (progress.at > 0) yield
    advance(text, progress, Math.min(length, progress.at + stepBytes))
  }
  return progress.out.subarray(0, progress.end)
}
