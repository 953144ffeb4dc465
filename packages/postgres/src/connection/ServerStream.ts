import * as Cause from "effect/Cause"
import type * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import type * as Net from "node:net"
import { Duplex } from "node:stream"
import { closedEarly, connectFailure } from "./connectFailures.ts"
import type { ConnectionFailure } from "./ConnectionFailure.ts"
import type { Opened } from "./openConnection.ts"

/** ErrorResponse (PostgreSQL documentation, 55.7). */
const errorResponse = 0x45

/**
 * What the driver takes for the socket of a session. Where that leads, and how it is encrypted, is found out while the
 * driver waits for its first answer.
 */
export class ServerStream extends Duplex {
  readonly #run: (open: Effect.Effect<Opened, ConnectionFailure>) => Fiber.Fiber<Opened, ConnectionFailure>
  #opening: Fiber.Fiber<Opened, ConnectionFailure>
  #socket: Net.Socket | undefined
  /** What was written, until something is answered: for a second server, or the same asked in another way. */
  #said: Array<Uint8Array> | undefined = []
  /** A write that waits for the socket. */
  #held: (() => void) | undefined

  constructor(
    run: (open: Effect.Effect<Opened, ConnectionFailure>) => Fiber.Fiber<Opened, ConnectionFailure>,
    open: Effect.Effect<Opened, ConnectionFailure>
  ) {
    super()
    this.#run = run
    this.#opening = this.#open(open)
  }

  #open(open: Effect.Effect<Opened, ConnectionFailure>): Fiber.Fiber<Opened, ConnectionFailure> {
    const fiber = this.#run(open)
    fiber.addObserver((exit) => {
      if (Exit.isSuccess(exit)) return this.#attach(exit.value)
      const error = Cause.squash(exit.cause)
      this.destroy(error instanceof Error ? error : new Error("The connection was given up"))
    })
    return fiber
  }

  #attach({ otherwise, place, socket }: Opened): void {
    if (this.destroyed) {
      socket.on("error", () => {}).destroy()
      return
    }
    this.#socket = socket
    const onFirst = (chunk: Uint8Array) => {
      socket.off("data", onFirst)
      if (otherwise !== null && chunk[0] === errorResponse && this.#said !== undefined) {
        socket.removeAllListeners("close").destroy()
        this.#socket = undefined
        const said = this.#said
        this.#held = () => {
          for (const chunk of said) this.#socket!.write(chunk)
        }
        this.#opening = this.#open(otherwise)
        return
      }
      this.#said = undefined
      socket.on("data", onData)
      onData(chunk)
    }
    const onData = (chunk: Uint8Array) => {
      if (!this.push(chunk)) socket.pause()
    }
    socket.on("data", onFirst)
    // Of a session that began, the driver says itself what became of it.
    socket.on("error", (error) => this.destroy(this.#said === undefined ? error : connectFailure(place, error)))
    socket.on(
      "close",
      () => this.destroy(this.#said === undefined || this.writableEnded ? undefined : closedEarly(place))
    )
    const held = this.#held
    this.#held = undefined
    held?.()
    socket.resume()
  }

  override _read(): void {
    this.#socket?.resume()
  }

  override _write(chunk: Uint8Array, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#said?.push(chunk)
    if (this.#socket === undefined) {
      this.#held = () => void this.#socket!.write(chunk, done)
      return
    }
    this.#socket.write(chunk, done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket?.end()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#opening.interruptUnsafe()
    this.#socket?.destroy()
    done(error)
  }
}
