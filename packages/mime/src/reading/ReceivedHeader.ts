import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import * as Result from "effect/Result"
import * as HeaderFields from "./HeaderFields.ts"

/** The header of a part that a stranger wrote, and where its body begins. */
export interface ReceivedHeader {
  /** As it came, without the empty line after it. */
  readonly header: Uint8Array
  readonly fields: HeaderFields.HeaderFields
  readonly body: Buffer
  /** False where the header was too long to be read as a whole. */
  readonly isWhole: boolean
}

const [lf, cr] = [0x0a, 0x0d]

/** The end of an empty line at a place; -1 where there is none. */
const emptyLineAt = (bytes: Uint8Array, at: number): number =>
  bytes[at] === lf ? at + 1 : bytes[at] === cr && bytes[at + 1] === lf ? at + 2 : -1

/** Where a header ends, and where the body begins after the first empty line. */
function* endOf(bytes: Buffer): Steps<readonly [header: number, body: number]> {
  const first = emptyLineAt(bytes, 0)
  if (first !== -1) return [0, first]
  let pause = stepBytes
  for (let at = bytes.indexOf(lf); at !== -1; at = bytes.indexOf(lf, at + 1)) {
    const body = emptyLineAt(bytes, at + 1)
    if (body !== -1) return [at + 1, body]
    if (at >= pause) {
      pause = at + stepBytes
      yield
    }
  }
  return [bytes.length, bytes.length]
}

const fieldStart = /^[\x21-\x39\x3B-\x7E]+[ \t]*:/
const lineEnd = /\r?\n/

/** A line end that does not fold a field. */
const fieldEnd = /\r?\n(?![ \t])/

/**
 * The fields of a header, each on one line, without what is no field, such as the `From ` of a mailbox file or a line
 * that a program broke without folding it. What was folded below such a line goes with it.
 */
const mended = (block: Buffer): string =>
  block.toString("latin1").split(fieldEnd).filter((field) => fieldStart.test(field))
    .map((field) => field.includes("\n") ? field.split(lineEnd).join("") : field).join("\r\n")

const noFields: HeaderFields.HeaderFields = { all: [], values: new Map() }

function* fieldsOf(block: Buffer): Steps<HeaderFields.HeaderFields> {
  const text = mended(block)
  if (text === "") return noFields
  if (text.length > stepBytes) yield
  const parsed = HeaderFields.parse(Buffer.from(text, "latin1"))
  return Result.isSuccess(parsed) ? parsed.success : noFields
}

/** The octets before the last line end within the first `most`. */
const cut = (block: Buffer, most: number): Buffer => {
  if (block.length <= most) return block
  const end = block.lastIndexOf(lf, most)
  return block.subarray(0, end === -1 ? most : end + 1)
}

/**
 * Reads the header of a part, whose lines end with CRLF or LF. Of a header with more than `most` octets, the fields that
 * begin within them are read. A part without any field is all body: somebody forgot the empty line.
 */
export function* read(bytes: Buffer, most: number): Steps<ReceivedHeader> {
  const [end, bodyAt] = yield* endOf(bytes)
  const block = bytes.subarray(0, end)
  const header = cut(block, most)
  const fields = yield* fieldsOf(header)
  const isWhole = header.length === block.length
  return fields.all.length === 0 && header.length > 0
    ? { header: bytes.subarray(0, 0), fields, body: bytes, isWhole }
    : { header, fields, body: bytes.subarray(bodyAt), isWhole }
}
