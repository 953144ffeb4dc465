import * as Result from "effect/Result"
import { isUtf8 } from "node:buffer"

/** One field of a header block (RFC 5322 section 2.2). */
export interface HeaderField {
  /** As written. */
  readonly name: string
  /** The name in lower case, by which fields are distinguished. */
  readonly key: string
  /** On one line, trimmed. */
  readonly value: string
}

/** The fields of a header block in their order, and their values by the names in lower case. */
export interface HeaderFields {
  readonly all: ReadonlyArray<HeaderField>
  readonly values: ReadonlyMap<string, ReadonlyArray<string>>
}

const field = /^([\x21-\x39\x3B-\x7E]+)[ \t]*:(.*)$/s

const oneOctet = new TextDecoder("windows-1252")

/** UTF-8 (RFC 6532); what is none was written by a sender that knows of one octet a character only. */
const textOf = (octets: Buffer): string => isUtf8(octets) ? octets.toString() : oneOctet.decode(octets)

/**
 * Reads a header block, without the empty line after it. Folded lines are joined, and keep the white space that they
 * were folded at, a tab as a space. Fails with the number of the first line that is no field.
 */
export const parse = (block: Uint8Array): Result.Result<HeaderFields, number> => {
  const all: Array<HeaderField> = []
  const values = new Map<string, Array<string>>()
  const buffer = Buffer.from(block.buffer, block.byteOffset, block.byteLength)
  // A field that is no UTF-8 does not make the others unreadable.
  const isUnicode = isUtf8(buffer)
  const text = buffer.toString(isUnicode ? "utf8" : "latin1")
  const decoded = (value: string) => isUnicode ? value : textOf(Buffer.from(value, "latin1"))
  if (text === "") return Result.succeed({ all, values })
  const lines = text.split("\r\n")
  for (let at = 0; at < lines.length;) {
    const first = at
    let line = lines[at++]!
    while (at < lines.length && isFolded(lines[at]!)) line += lines[at++]!
    const [, name, rest] = field.exec(line) ?? []
    if (name === undefined || rest === undefined) return Result.fail(first + 1)
    const key = name.toLowerCase()
    const value = decoded(rest).replaceAll("\t", " ").trim()
    all.push({ name, key, value })
    const known = values.get(key)
    if (known === undefined) values.set(key, [value])
    else known.push(value)
  }
  return Result.succeed({ all, values })
}

const isFolded = (line: string): boolean => line.startsWith(" ") || line.startsWith("\t")

const none: ReadonlyArray<string> = []

/** The values of the fields of a name, which is given in lower case, in the order in which they stand. */
export const valuesOf = ({ values }: HeaderFields, name: string): ReadonlyArray<string> => values.get(name) ?? none
