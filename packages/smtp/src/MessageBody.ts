import * as Effect from "effect/Effect"
import type { Readable } from "node:stream"

/** What came of reading a message. */
export type MessageBody =
  | { readonly _tag: "Whole"; readonly bytes: Uint8Array }
  /** It ended, and had more octets than may be. */
  | { readonly _tag: "TooLarge" }
  /** So many octets came without an end that reading on is of no use. */
  | { readonly _tag: "Endless" }
  /** The connection was closed before the end. */
  | { readonly _tag: "Cut" }

/** A message that is this many times too large is not read to its end. */
const patience = 4
const firstSize = 16_384

/** Reads a message of at most `limit` octets. What is beyond is thrown away as it comes. */
export const read = (stream: Readable, limit: number): Effect.Effect<MessageBody> =>
  Effect.callback<MessageBody>((resume) => {
    // One buffer that grows: a message of dots arrives in pieces of three octets, and each piece kept is an object.
    let buffer = Buffer.allocUnsafe(Math.min(firstSize, limit))
    let length = 0
    const append = (chunk: Buffer) => {
      const end = length + chunk.length
      if (end > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.min(limit, Math.max(end, 2 * buffer.length)))
        buffer.copy(larger, 0, 0, length)
        buffer = larger
      }
      chunk.copy(buffer, length)
    }
    const onData = (chunk: Buffer) => {
      if (length + chunk.length <= limit) append(chunk)
      else buffer = Buffer.alloc(0)
      length += chunk.length
      if (length > patience * limit) finish({ _tag: "Endless" })
    }
    const onEnd = () =>
      finish(length > limit ? { _tag: "TooLarge" } : { _tag: "Whole", bytes: buffer.subarray(0, length) })
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
