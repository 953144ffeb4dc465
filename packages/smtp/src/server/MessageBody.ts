import type { Readable } from "node:stream"

/** What came of reading a message. */
export type MessageBody =
  | { readonly _tag: "Whole"; readonly pieces: ReadonlyArray<Uint8Array> }
  /** It ended, and had more octets than may be. */
  | { readonly _tag: "TooLarge" }
  /** It ended, and there was no room for it. */
  | { readonly _tag: "NoRoom"; readonly by: "holder" | "total" }
  /** So many octets came without an end that reading on is of no use. */
  | { readonly _tag: "Endless" }
  /** It did not end in the time for it. */
  | { readonly _tag: "Slow" }
  /** The connection was closed before the end. */
  | { readonly _tag: "Cut" }

/** A message that is being read. */
export interface Reading {
  /** Ends it as one that takes too long; once it has ended, does nothing. */
  readonly giveUp: () => void
}

/** What has no room is told once, by who has used it up. */
export type TakeRoom = (bytes: number) => "holder" | "total" | undefined

/** A message that is this many times too large is not read to its end. */
const patience = 2
const firstSize = 16_384

/**
 * Reads a message of at most `limit` octets, for which room is taken as it grows. `expected` is the size that its client
 * declared, 0 for none or a small one. What is beyond the limit, or has no room, is thrown away as it comes: the client
 * waits for an answer until it has sent all of it. `onEnd` is called once, and not before this returns. Neither a fiber
 * nor a timer waits meanwhile: hardly a message is ever given up.
 */
export const read = (
  stream: Readable,
  limit: number,
  expected: number,
  takeRoom: TakeRoom,
  onEnd: (body: MessageBody) => void
): Reading => {
  // A few blocks, each as large as all before it: what came is not copied while it grows, and a message of dots, which
  // arrives in chunks of three octets, is not an object for each.
  let blocks: Array<Buffer> = []
  let room = 0
  let length = 0
  let short: "holder" | "total" | undefined
  const drop = () => {
    blocks = []
    takeRoom(0)
  }
  const append = (chunk: Buffer) => {
    const end = length + chunk.length
    // A small message arrives in one chunk, which need not be copied.
    if (length === 0 && end >= expected) {
      short = takeRoom(end)
      if (short === undefined) blocks.push(chunk)
      room = end
      return
    }
    const from = Math.min(chunk.length, room - length)
    if (from > 0) chunk.copy(blocks.at(-1)!, blocks.at(-1)!.length - (room - length), 0, from)
    if (end > room) {
      const size = Math.min(limit, Math.max(firstSize, end, expected, 2 * room))
      short = takeRoom(size)
      if (short !== undefined) return drop()
      const block = Buffer.allocUnsafe(size - room)
      blocks.push(block)
      chunk.copy(block, 0, from)
      room = size
    }
  }
  const onData = (chunk: Buffer) => {
    if (length + chunk.length > limit) drop()
    else if (short === undefined) append(chunk)
    length += chunk.length
    if (length > patience * limit) finish({ _tag: "Endless" })
  }
  const onWhole = () => {
    if (length > limit) return finish({ _tag: "TooLarge" })
    if (short !== undefined) return finish({ _tag: "NoRoom", by: short })
    const last = blocks.at(-1)
    finish({
      _tag: "Whole",
      pieces: last === undefined ? [] : [...blocks.slice(0, -1), last.subarray(0, last.length - (room - length))]
    })
  }
  const onCut = () => finish({ _tag: "Cut" })
  let isOpen = true
  const finish = (body: MessageBody) => {
    if (!isOpen) return
    isOpen = false
    stream.removeListener("data", onData)
    stream.removeListener("end", onWhole)
    stream.removeListener("close", onCut)
    blocks = []
    // Nobody listens any more, and what still comes must not fill a buffer.
    stream.resume()
    onEnd(body)
  }
  stream.on("data", onData)
  stream.on("end", onWhole)
  stream.on("close", onCut)
  // A stream that breaks closes too; without a listener its error would end the process.
  stream.on("error", () => {})
  return { giveUp: () => finish({ _tag: "Slow" }) }
}
