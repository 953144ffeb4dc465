// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimersInEffect:off
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import type { IncomingMessage } from "node:http"

/** Why a body was not read to its end: the client went away, or took too long. */
export type Broken = "gone" | "slow"

/** How a body is read. */
export interface ReadOptions<E> {
  /** What its Content-Length says, to which Node holds it; null: nothing is known of its length. */
  readonly length: number | null
  /** From now to its end, in milliseconds. */
  readonly timeoutMillis: number
  /** Is told how many bytes have come, where the length is not known; what it answers ends the reading. */
  readonly onBytes: (bytes: number) => E | undefined
}

// Below, the pieces come at once or nearly so.
const smallBytes = 64 * 1024

/**
 * The message of `node:http` behind a request, where its body can be read off it as it is: over HTTP/1.1, by nobody yet,
 * and without a client that waits to be told to go on.
 */
export const sourceOf = ({ headers, source }: HttpServerRequest.HttpServerRequest): IncomingMessage | undefined => {
  const message = source as Partial<IncomingMessage>
  const isPlain = message.httpVersionMajor === 1 && message.readableDidRead === false
    && message.readableEncoding === null && headers["expect"] === undefined
  return isPlain ? message as IncomingMessage : undefined
}

/** Collects the bytes of a body. Those of a known length are put in their place at once, so that none is held twice. */
const collector = (length: number | null) => {
  if (length !== null && length > smallBytes) {
    // Not filled with zeros: what is not there yet takes no memory.
    const whole = Buffer.allocUnsafeSlow(length)
    let bytes = 0
    return {
      add: (chunk: Buffer): number => bytes += chunk.copy(whole, bytes),
      end: () => whole.subarray(0, bytes)
    }
  }
  const chunks: Array<Buffer> = []
  let bytes = 0
  return {
    add: (chunk: Buffer): number => {
      chunks.push(chunk)
      return bytes += chunk.length
    },
    end: () => chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, bytes)
  }
}

/**
 * Reads a body to its end. Effect's reader of streams keeps every body for a second reader, waits for the stream to
 * close and binds its listeners to an async context: for a body of 2 KB that costs more than to parse it.
 */
export const read = <E>(source: IncomingMessage, options: ReadOptions<E>): Effect.Effect<Uint8Array, Broken | E> =>
  Effect.callback((resume) => {
    if (source.destroyed) return resume(Effect.fail("gone"))
    const { add, end } = collector(options.length)
    const onData = (chunk: Buffer) => {
      const bytes = add(chunk)
      const refused = options.length === null ? options.onBytes(bytes) : undefined
      if (refused !== undefined) stop(refused)
    }
    const onEnd = () => {
      leave()
      resume(Effect.succeed(end()))
    }
    const stop = (reason: Broken | E) => {
      // What is still to come waits until the answer is written; the server then drains it or closes the connection.
      leave().pause()
      resume(Effect.fail(reason))
    }
    const onBreak = () => stop("gone")
    const timer = setTimeout(stop, options.timeoutMillis, "slow")
    const leave = () => {
      clearTimeout(timer)
      return source.off("data", onData).off("end", onEnd).off("error", onBreak).off("close", onBreak)
    }
    source.on("data", onData).on("end", onEnd).on("error", onBreak).on("close", onBreak)
    return Effect.sync(() => void leave().destroy())
  })
