import { every, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

/** To copy octets is so much quicker than to look at each. */
const copiedPerStep = 8 * stepBytes

/** The pieces of a message in one, which is the piece itself where there is one of octets alone; strings are ASCII. */
export function* asBytes(pieces: ReadonlyArray<Uint8Array | string>): Steps<Uint8Array> {
  const [first] = pieces
  if (pieces.length === 1 && first !== undefined && typeof first !== "string") return first
  let length = 0
  for (const piece of pieces) length += piece.length
  const bytes = Buffer.allocUnsafeSlow(length)
  const isStep = every(copiedPerStep)
  let end = 0
  for (const piece of pieces) {
    for (let from = 0; from < piece.length; from += copiedPerStep) {
      const to = Math.min(piece.length, from + copiedPerStep)
      if (typeof piece === "string") bytes.write(piece.slice(from, to), end, "latin1")
      else bytes.set(piece.subarray(from, to), end)
      end += to - from
      if (isStep(to - from) && end < length) yield
    }
  }
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
