import * as Result from "effect/Result"

/** One field of a header block (RFC 5322 section 2.2): its name as written, its value on one line and trimmed. */
export interface HeaderField {
  readonly name: string
  readonly value: string
}

const field = /^([\x21-\x39\x3B-\x7E]+)[ \t]*:(.*)$/s

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** UTF-8 (RFC 6532); what is none was written by a sender that knows of one octet a character only. */
const textOf = (block: Uint8Array): string =>
  Result.getOrElse(
    Result.try(() => utf8.decode(block)),
    () => Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString("latin1")
  )

/**
 * Reads a header block, without the empty line after it. Folded lines are joined, and keep the white space that they
 * were folded at, a tab as a space. Fails with the number of the first line that is no field.
 */
export const parse = (block: Uint8Array): Result.Result<ReadonlyArray<HeaderField>, number> => {
  const fields: Array<HeaderField> = []
  const text = textOf(block)
  if (text === "") return Result.succeed(fields)
  const lines = text.split("\r\n")
  for (let at = 0; at < lines.length;) {
    const first = at
    const folded = [lines[at++]!]
    while (at < lines.length && /^[ \t]/.test(lines[at]!)) folded.push(lines[at++]!)
    const [, name, value] = field.exec(folded.join("")) ?? []
    if (name === undefined || value === undefined) return Result.fail(first + 1)
    fields.push({ name, value: value.replaceAll("\t", " ").trim() })
  }
  return Result.succeed(fields)
}

/** The values of the fields of a name, which is given in lower case, in the order in which they stand. */
export const valuesOf = (fields: ReadonlyArray<HeaderField>, name: string): ReadonlyArray<string> =>
  fields.flatMap((field) => field.name.toLowerCase() === name ? [field.value] : [])
