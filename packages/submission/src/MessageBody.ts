import type { Readable } from "node:stream"

/** What came of reading a message. */
export type MessageBody =
  | { readonly _tag: "Whole"; readonly bytes: Uint8Array }
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
const empty = Buffer.alloc(0)

/**
 * Reads a message of at most `limit` octets, for which room is taken as it grows. What is beyond, or has no room, is
 * thrown away as it comes: the client waits for an answer until it has sent all of it. `onEnd` is called once, and not
 * before this returns. Neither a fiber nor a timer waits meanwhile: hardly a message is ever given up.
 */
export const read = (
  stream: Readable,
  limit: number,
  takeRoom: TakeRoom,
  onEnd: (body: MessageBody) => void
): Reading => {
  // One buffer that grows: a message of dots arrives in pieces of three octets, and each piece kept is an object.
  let buffer: Buffer = empty
  let length = 0
  let short: "holder" | "total" | undefined
  const drop = () => {
    buffer = empty
    takeRoom(0)
  }
  const append = (chunk: Buffer) => {
    const end = length + chunk.length
    if (length === 0) {
      // A small message arrives in one piece, which need not be copied.
      short = takeRoom(end)
      if (short === undefined) buffer = chunk
      return
    }
    if (end > buffer.length) {
      const size = Math.min(limit, Math.max(firstSize, end, 2 * buffer.length))
      short = takeRoom(size)
      if (short !== undefined) return drop()
      const larger = Buffer.allocUnsafe(size)
      buffer.copy(larger, 0, 0, length)
      buffer = larger
    }
    chunk.copy(buffer, length)
  }
  const onData = (chunk: Buffer) => {
    if (length + chunk.length > limit) drop()
    else if (short === undefined) append(chunk)
    length += chunk.length
    if (length > patience * limit) finish({ _tag: "Endless" })
  }
  const onWhole = () =>
    finish(
      length > limit
        ? { _tag: "TooLarge" }
        : short === undefined
        ? { _tag: "Whole", bytes: buffer.subarray(0, length) }
        : { _tag: "NoRoom", by: short }
    )
  const onCut = () => finish({ _tag: "Cut" })
  let isOpen = true
  const finish = (body: MessageBody) => {
    if (!isOpen) return
    isOpen = false
    stream.removeListener("data", onData)
    stream.removeListener("end", onWhole)
    stream.removeListener("close", onCut)
    buffer = empty
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
