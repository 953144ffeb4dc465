/** The pieces of a message in one, which is the piece itself where there is one of octets alone; strings are ASCII. */
export const asBytes = (pieces: ReadonlyArray<Uint8Array | string>): Uint8Array => {
  const [first] = pieces
  if (pieces.length === 1 && first !== undefined && typeof first !== "string") return first
  let length = 0
  for (const piece of pieces) length += piece.length
  const bytes = Buffer.allocUnsafeSlow(length)
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === "string") end += bytes.write(piece, end, "latin1")
    else {
      bytes.set(piece, end)
      end += piece.length
    }
  }
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
