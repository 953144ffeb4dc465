import * as Result from "effect/Result"
import { isUtf8 } from "node:buffer"

/** One field of a header block (RFC 5322 section 2.2): its name as written, its value on one line and trimmed. */
export interface HeaderField {
  readonly name: string
  readonly value: string
}

const field = /^([\x21-\x39\x3B-\x7E]+)[ \t]*:(.*)$/s

const oneOctet = new TextDecoder("windows-1252")

/** UTF-8 (RFC 6532); what is none was written by a sender that knows of one octet a character only. */
const textOf = (octets: Buffer): string => isUtf8(octets) ? octets.toString() : oneOctet.decode(octets)

/**
 * Reads a header block, without the empty line after it. Folded lines are joined, and keep the white space that they
 * were folded at, a tab as a space. Fails with the number of the first line that is no field.
 */
export const parse = (block: Uint8Array): Result.Result<ReadonlyArray<HeaderField>, number> => {
  const fields: Array<HeaderField> = []
  const buffer = Buffer.from(block.buffer, block.byteOffset, block.byteLength)
  // A field that is no UTF-8 does not make the others unreadable.
  const isUnicode = isUtf8(buffer)
  const text = buffer.toString(isUnicode ? "utf8" : "latin1")
  const decoded = (value: string) => isUnicode ? value : textOf(Buffer.from(value, "latin1"))
  if (text === "") return Result.succeed(fields)
  const lines = text.split("\r\n")
  for (let at = 0; at < lines.length;) {
    const first = at
    const folded = [lines[at++]!]
    while (at < lines.length && /^[ \t]/.test(lines[at]!)) folded.push(lines[at++]!)
    const [, name, value] = field.exec(folded.join("")) ?? []
    if (name === undefined || value === undefined) return Result.fail(first + 1)
    fields.push({ name, value: decoded(value).replaceAll("\t", " ").trim() })
  }
  return Result.succeed(fields)
}

/** The values of the fields of a name, which is given in lower case, in the order in which they stand. */
export const valuesOf = (fields: ReadonlyArray<HeaderField>, name: string): ReadonlyArray<string> =>
  fields.filter((field) => field.name.length === name.length && field.name.toLowerCase() === name).map(({ value }) =>
    value
  )
