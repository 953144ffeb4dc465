import * as Effect from "effect/Effect"
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
  /** The connection was closed before the end. */
  | { readonly _tag: "Cut" }

/** What has no room is told once, by who has used it up. */
export type TakeRoom = (bytes: number) => "holder" | "total" | undefined

/** A message that is this many times too large is not read to its end. */
const patience = 2
const firstSize = 16_384

/**
 * Reads a message of at most `limit` octets, for which room is taken as it grows. What is beyond, or has no room, is
 * thrown away as it comes: the client waits for an answer until it has sent all of it.
 */
export const read = (stream: Readable, limit: number, takeRoom: TakeRoom): Effect.Effect<MessageBody> =>
  Effect.callback<MessageBody>((resume) => {
    // One buffer that grows: a message of dots comes in pieces of three octets, and each piece kept is an object.
    let buffer = Buffer.alloc(0)
    let length = 0
    let short: "holder" | "total" | undefined
    const drop = () => {
      buffer = Buffer.alloc(0)
      takeRoom(0)
    }
    const append = (chunk: Buffer) => {
      const end = length + chunk.length
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
    const onEnd = () =>
      finish(
        length > limit
          ? { _tag: "TooLarge" }
          : short === undefined
          ? { _tag: "Whole", bytes: buffer.subarray(0, length) }
          : { _tag: "NoRoom", by: short }
      )
    const onCut = () => finish({ _tag: "Cut" })
    const release = () => {
      stream.removeListener("data", onData)
      stream.removeListener("end", onEnd)
      stream.removeListener("close", onCut)
      buffer = Buffer.alloc(0)
    }
    const finish = (body: MessageBody) => {
      release()
      // Nobody listens any more, and what still comes must not fill a buffer.
      stream.resume()
      resume(Effect.succeed(body))
    }
    stream.on("data", onData)
    stream.on("end", onEnd)
    stream.on("close", onCut)
    // A stream that breaks closes too; without a listener its error would end the process.
    stream.on("error", () => {})
    return Effect.sync(release)
  })
