import { every, type Steps } from "@sendwright/core/foundation/Steps"

/** The parts of a multipart as they came, one after the other. */
export interface Multipart {
  readonly pieces: ReadonlyArray<Buffer>
  /** False where it has more of them than were asked for. */
  readonly isWhole: boolean
}

const [lf, cr] = [0x0a, 0x0d]

/** What is searched in one step: the search itself is the machine's own, and much faster than reading. */
const searchedAtOnce = 1_048_576

function* indexOf(bytes: Buffer, sought: Buffer, from: number): Steps<number | undefined> {
  for (let at = from; at < bytes.length; at += searchedAtOnce) {
    if (at > from) yield
    // What begins here may end in the next piece.
    const found = bytes.subarray(at, at + searchedAtOnce + sought.length - 1).indexOf(sought)
    if (found !== -1) return at + found
  }
  return undefined
}

/** How far a line is read to know whether it is a delimiter. */
const longestLine = 400

const delimiterEnd = /^(--)?[ \t\r]*$/

/** So many lines may begin like a delimiter and be none, for each part. */
const mostAlike = 100

/**
 * What stands between the delimiters of a multipart (RFC 2046 section 5.1.1), without preamble and epilogue; its lines
 * end with CRLF or LF. A body that ends before its last delimiter ends its last part. At most `most` parts are read.
 */
export function* split(body: Buffer, boundary: string, most: number): Steps<Multipart> {
  const delimiter = Buffer.from(`\n--${boundary}`)
  const pieces: Array<Buffer> = []
  const pauses = every(1_000)
  let start: number | undefined
  let alike = 0
  const isFirst = body.subarray(0, delimiter.length - 1).equals(delimiter.subarray(1))
  // The first one may stand at the beginning, without a line break.
  let at = isFirst ? -1 : yield* indexOf(body, delimiter, 0)
  for (; at !== undefined; at = yield* indexOf(body, delimiter, at + delimiter.length)) {
    if (pauses()) yield
    const from = at + delimiter.length
    const eol = body.indexOf(lf, from)
    const lineEnd = eol === -1 ? body.length : eol
    const end = delimiterEnd.exec(body.toString("latin1", from, Math.min(lineEnd, from + longestLine)))
    if (end === null) {
      if (++alike > mostAlike * most) return { pieces, isWhole: false }
      continue
    }
    // The line break before a delimiter belongs to it.
    const to = body[at - 1] === cr ? at - 1 : at
    if (start !== undefined) pieces.push(body.subarray(start, Math.max(start, to)))
    if (end[1] !== undefined) return { pieces, isWhole: true }
    if (pieces.length === most) return { pieces, isWhole: false }
    start = eol === -1 ? body.length : eol + 1
  }
  if (start !== undefined) pieces.push(body.subarray(start))
  return { pieces, isWhole: true }
}

/** Where a first delimiter is looked for whose boundary is not known, in octets. */
const guessedWithin = 65_536

/** A line of dashes alone parts nothing but a text. */
const isDelimiter = (line: string): boolean =>
  line.startsWith("--") && line.length <= longestLine && /[A-Za-z0-9]/.test(line) && !/\s/.test(line)

/** The boundary of the first line that looks like a delimiter (RFC 2046 section 5.1.1); `undefined` where none does. */
export const guessed = (body: Buffer): string | undefined =>
  body.toString("latin1", 0, guessedWithin).split("\n").map((line) => line.trimEnd()).find(isDelimiter)?.slice(2)
