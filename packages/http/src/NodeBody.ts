import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import type { IncomingMessage } from "node:http"

/** The client went away before the end of its body. */
export const broken = Symbol("the client went away before the end of its body")

/**
 * The message of `node:http` behind a request, where its body can be read off it as it is: over HTTP/1.1, which holds
 * the body to its Content-Length, by nobody yet, and without a client that waits to be told to go on.
 */
export const sourceOf = ({ headers, source }: HttpServerRequest.HttpServerRequest): IncomingMessage | undefined => {
  const message = source as Partial<IncomingMessage>
  const isPlain = message.httpVersionMajor === 1 && message.readableDidRead === false
    && message.readableEncoding === null && headers["content-length"] !== undefined && headers["expect"] === undefined
  return isPlain ? message as IncomingMessage : undefined
}

/**
 * Reads a body to its end. Effect's reader of streams keeps every body for a second reader, waits for the stream to
 * close and binds its listeners to an async context: for a body of 2 KB that costs more than to parse it.
 */
export const read = (source: IncomingMessage): Effect.Effect<Uint8Array, typeof broken> =>
  Effect.callback((resume) => {
    if (source.destroyed) return resume(Effect.fail(broken))
    const chunks: Array<Buffer> = []
    const onData = (chunk: Buffer) => void chunks.push(chunk)
    const onEnd = () => {
      leave()
      resume(Effect.succeed(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    }
    const onBreak = () => {
      leave()
      resume(Effect.fail(broken))
    }
    const leave = () => source.off("data", onData).off("end", onEnd).off("error", onBreak).off("close", onBreak)
    source.on("data", onData).on("end", onEnd).on("error", onBreak).on("close", onBreak)
    return Effect.sync(() => void leave().destroy())
  })
