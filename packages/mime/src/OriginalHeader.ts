/** The header of a message as it came, one string of one octet a character (latin1) for each field. */
export interface OriginalHeader {
  /** Folded as they came, without their last CRLF. */
  readonly fields: ReadonlyArray<string>
  /** The octet at which the body begins. */
  readonly bodyAt: number
}

const lineEnd = Buffer.from("\r\n")
const headerEnd = Buffer.from("\r\n\r\n")

/** Takes the header of a message apart whose lines end with CRLF. */
export const read = (message: Uint8Array): OriginalHeader => {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  if (bytes.subarray(0, 2).equals(lineEnd)) return { fields: [], bodyAt: 2 }
  const end = bytes.indexOf(headerEnd)
  const text = bytes.toString("latin1", 0, end === -1 ? bytes.length : end)
  return {
    fields: text.split(/\r\n(?![ \t])/).filter((field) => field !== ""),
    bodyAt: end === -1 ? bytes.length : end + headerEnd.length
  }
}

/** The name of a field in lower case. */
export const nameOf = (field: string): string => field.slice(0, Math.max(0, field.indexOf(":"))).trim().toLowerCase()
