import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

/** To copy octets is so much quicker than to look at each. */
const copiedPerStep = 8 * stepBytes

/** The pieces of a message in one, which is the piece itself where there is one of octets alone; strings are ASCII. */
export function* asBytes(pieces: ReadonlyArray<Uint8Array | string>): Steps<Uint8Array> {
  const [first] = pieces
  if (pieces.length === 1 && first !== undefined && typeof first !== "string") return first
  let length = 0
  for (const piece of pieces) length += piece.length
  const bytes = Buffer.allocUnsafeSlow(length)
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === "string") end += bytes.write(piece, end, "latin1")
    else {
      for (let from = 0; from < piece.length; from += copiedPerStep) {
        if (from > 0) yield
        bytes.set(piece.subarray(from, from + copiedPerStep), end + from)
      }
      end += piece.length
    }
  }
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
