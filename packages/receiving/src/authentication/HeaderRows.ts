import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import * as HeaderFields from "@sendwright/mime/reading/HeaderFields"
import * as Result from "effect/Result"

/** A field of a header as it came, its folds included. */
export interface HeaderRow {
  /** The name in lower case. */
  readonly key: string
  readonly casedKey: string
  readonly line: Buffer
}

/** A message by what signatures cover. */
export interface SplitMessage {
  /** In their order; null: there is more of a header than is read. */
  readonly rows: ReadonlyArray<HeaderRow> | null
  readonly body: Buffer
}

/** As much of a header as the reading of a message reads of it. */
const maxHeaderBytes = 262_144
const maxRows = 1_000

const [lf, cr] = [0x0a, 0x0d]

// A line without a colon is gone through once.
const fieldStart = /^([\x21-\x39\x3B-\x7E]+)[ \t]*:/

/** Where a header ends and where the body begins, in at most so many octets; `undefined` where it goes on. */
const endWithin = (bytes: Buffer, most: number): readonly [header: number, body: number] | undefined => {
  if (bytes[0] === lf) return [0, 1]
  if (bytes[0] === cr && bytes[1] === lf) return [0, 2]
  for (let at = bytes.indexOf(lf); at !== -1 && at < most; at = bytes.indexOf(lf, at + 1)) {
    if (bytes[at + 1] === lf) return [at + 1, at + 2]
    if (bytes[at + 1] === cr && bytes[at + 2] === lf) return [at + 1, at + 3]
  }
  return bytes.length <= most ? [bytes.length, bytes.length] : undefined
}

/**
 * Splits a message. Fields are found as the reading of messages finds them, so that the From which is judged is the one
 * that is shown: a line may end with LF alone, and a line that is no field is left out, the lines that are folded below it too.
 */
export function* split(message: Uint8Array): Steps<SplitMessage> {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const end = endWithin(bytes, maxHeaderBytes)
  if (end === undefined) return { rows: null, body: bytes.subarray(0, 0) }
  yield
  const rows: Array<{ readonly casedKey: string; readonly lines: Array<string> }> = []
  let row: { readonly casedKey: string; readonly lines: Array<string> } | undefined
  let work = 0
  for (const line of bytes.toString("latin1", 0, end[0]).split(/\r?\n/)) {
    work += line.length
    if (work > stepBytes) {
      work = 0
      yield
    }
    if (line.startsWith(" ") || line.startsWith("\t")) {
      row?.lines.push(line)
      continue
    }
    const casedKey = fieldStart.exec(line)?.[1]
    row = casedKey === undefined ? undefined : { casedKey, lines: [line] }
    if (row !== undefined) rows.push(row)
  }
  yield
  const body = bytes.subarray(end[1])
  if (rows.length > maxRows) return { rows: null, body }
  return {
    rows: rows.map(({ casedKey, lines }) => ({
      key: casedKey.toLowerCase(),
      casedKey,
      line: Buffer.from(lines.join("\r\n"), "latin1")
    })),
    body
  }
}

/** The value of a field on one line, in Unicode. */
export const valueOf = ({ line }: HeaderRow): string => {
  const fields = HeaderFields.parse(line)
  return Result.isSuccess(fields) ? fields.success.all[0]?.value ?? "" : ""
}
