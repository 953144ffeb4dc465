import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import * as Result from "effect/Result"
import { isUtf8 } from "node:buffer"

/** Names that mail uses of encodings which the Encoding Standard knows by another one. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["cp932", "shift_jis"],
  ["cp936", "gbk"],
  ["cp949", "euc-kr"],
  ["cp950", "big5"],
  ["cp1252", "windows-1252"],
  ["iso-2022-jp-1", "iso-2022-jp"],
  ["iso-2022-jp-2", "iso-2022-jp"],
  ["iso-2022-jp-ms", "iso-2022-jp"],
  ["cp50220", "iso-2022-jp"],
  ["cp50221", "iso-2022-jp"],
  ["cp51932", "euc-jp"],
  ["eucjp", "euc-jp"],
  ["euckr", "euc-kr"],
  ["uhc", "euc-kr"],
  ["utf8mb4", "utf-8"]
])

const decoderOf = (charset: string) => Result.try(() => new TextDecoder(otherNames.get(charset) ?? charset))

// Nearly all mail is in this charset, and a decoder is dear to make; it remembers nothing of a text that it had whole.
const utf8 = new TextDecoder()

/** What names no more than seven bits. Text of eight is then UTF-8 in practice, and of old programs windows-1252. */
const isSevenBit = (charset: string): boolean => charset === "" || charset === "us-ascii" || charset === "ascii"

// What `replace` answers is a chain of as many texts, which is slow to put together.
const withLineFeeds = (text: string): string => text.split("\r\n").join("\n")

function* decodeWith(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, most: number): Steps<string> {
  if (bytes.length <= stepBytes) return withLineFeeds(decoder.decode(bytes))
  // A text that grows by each piece would be put together all at once when it is first looked at.
  const pieces: Array<string> = []
  let length = 0
  let rest = ""
  for (let at = 0; at < bytes.length && length <= most; at += stepBytes) {
    if (at > 0) yield
    const piece = rest + decoder.decode(bytes.subarray(at, at + stepBytes), { stream: true })
    // A CRLF is not divided.
    rest = piece.endsWith("\r") ? "\r" : ""
    const text = withLineFeeds(piece.slice(0, piece.length - rest.length))
    pieces.push(text)
    length += text.length
  }
  pieces.push(rest + decoder.decode())
  yield
  return pieces.join("")
}

/**
 * The text that octets mean in a charset (RFC 2045 section 5.2), its lines ended by LF; `undefined` where the charset is
 * not known. Of one that has more than `most` characters, what follows them is not read as a whole.
 */
export function* decode(
  bytes: Uint8Array,
  charset: string | undefined,
  most = Infinity
): Steps<string | undefined> {
  const name = (charset ?? "").trim().toLowerCase()
  if (name === "utf-8" && bytes.length <= stepBytes) return withLineFeeds(utf8.decode(bytes))
  const decoder = decoderOf(isSevenBit(name) ? isUtf8(bytes) ? "utf-8" : "windows-1252" : name)
  return Result.isFailure(decoder) ? undefined : yield* decodeWith(decoder.success, bytes, most)
}
