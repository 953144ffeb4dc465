// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import type { IncomingMessage } from "node:http"
import * as Pace from "./Pace.ts"

/** Why a body was not read to its end: the client went away, or took too long. */
export type Broken = "gone" | "slow"

/** How a body is read. */
export interface ReadOptions<A, E> {
  /** What its Content-Length says, to which Node holds it; null: nothing is known of its length. */
  readonly length: number | null
  /** From now to its end, in milliseconds. */
  readonly timeoutMillis: number
  /** Is told how many bytes have come, where the length is not known; what it answers ends the reading. */
  readonly onBytes: (bytes: number) => E | undefined
  readonly into: BodySink<A>
  /** Whether to add its bytes is work that others should not wait for. */
  readonly isPaced: boolean
}

/** Takes the bytes of a body as they come. */
export interface BodySink<A> {
  readonly add: (chunk: Uint8Array) => void
  readonly end: () => A
}

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

/** Collects the bytes of a body. */
export const collector = (): BodySink<Uint8Array> => {
  const chunks: Array<Uint8Array> = []
  let bytes = 0
  return {
    add: (chunk) => {
      chunks.push(chunk)
      bytes += chunk.length
    },
    end: () => chunks.length === 1 ? chunks[0]! : joined(chunks, bytes)
  }
}

const joined = (chunks: ReadonlyArray<Uint8Array>, bytes: number): Uint8Array => {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** One for the process, because it has one event loop. */
const pace = Pace.make()

/**
 * Reads a body to its end. Effect's reader of streams keeps every body for a second reader, waits for the stream to
 * close and binds its listeners to an async context: for a body of 2 KB that costs more than to parse it.
 */
export const read = <A, E>(source: IncomingMessage, options: ReadOptions<A, E>): Effect.Effect<A, Broken | E> =>
  Effect.callback((resume) => {
    if (source.destroyed) return resume(Effect.fail("gone"))
    const { into, isPaced, length } = options
    let bytes = 0
    const goOn = () => void source.resume()
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      const refused = length === null ? options.onBytes(bytes) : undefined
      if (refused !== undefined) return stop(refused)
      into.add(chunk)
      if (isPaced && !pace.spend(chunk.length)) {
        source.pause()
        pace.wait(goOn)
      }
    }
    const onEnd = () => {
      leave()
      resume(Effect.succeed(into.end()))
    }
    const stop = (reason: Broken | E) => {
      // What is still to come waits until the answer is written; the server then drains it or closes the connection.
      leave().pause()
      resume(Effect.fail(reason))
    }
    const onBreak = () => stop("gone")
    let timer: NodeJS.Timeout | undefined
    let isLeft = false
    // A body that came with its head is there by then: most need no timer.
    process.nextTick(() => {
      if (!isLeft && !source.complete) timer = setTimeout(stop, options.timeoutMillis, "slow")
    })
    const leave = () => {
      isLeft = true
      clearTimeout(timer)
      pace.leave(goOn)
      return source.off("data", onData).off("end", onEnd).off("error", onBreak).off("close", onBreak)
    }
    source.on("data", onData).on("end", onEnd).on("error", onBreak).on("close", onBreak)
    return Effect.sync(() => void leave().destroy())
  })
