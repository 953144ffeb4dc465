import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import type { NodemailerError } from "nodemailer/lib/errors"
import * as SmtpConnection from "./SmtpConnection.ts"
import type { SmtpOptions } from "./SmtpOptions.ts"
import type { Transaction } from "./SmtpOutcome.ts"

/** Connections to one mail server, opened when they are needed and kept for the next message. */
export interface SmtpPool {
  /**
   * Submits one message over a connection of its own, waiting for a free one; fails where none could be opened. What
   * happens on one connection has no effect on the messages of the others.
   */
  readonly send: (
    envelope: SmtpConnection.TransactionEnvelope,
    message: Uint8Array,
    /** Called when the last octet of the message has been handed to the socket. */
    onDataEnd: () => void
  ) => Effect.Effect<Transaction, NodemailerError>
}

interface Pooled {
  readonly connection: SmtpConnection.SmtpConnection
  sent: number
  idleSince: number
  refused: boolean
}

/** After so long without use, in milliseconds, a connection is asked whether it is still there. */
const trustedIdle = 1_000

/** A pool that takes leave of the server when the scope closes. */
export const make = Effect.fnUntraced(
  function*(options: SmtpOptions): Effect.fn.Return<SmtpPool, never, Scope.Scope> {
    const semaphore = yield* Semaphore.make(options.connections)
    // The last one used is the first one taken, so that those not needed grow old and are closed.
    const idle: Array<Pooled> = []
    let closed = false

    yield* Effect.addFinalizer(() => {
      closed = true
      return Effect.forEach(idle.splice(0), ({ connection }) => connection.quit, {
        concurrency: "unbounded",
        discard: true
      })
    })

    const takeIdle = Effect.fnUntraced(function*() {
      for (let pooled = idle.pop(); pooled !== undefined; pooled = idle.pop()) {
        if (!pooled.connection.isOpen()) continue
        const doubtful = pooled.refused || (yield* Clock.currentTimeMillis) - pooled.idleSince > trustedIdle
        if (!doubtful || (yield* pooled.connection.reset)) return pooled
      }
      return undefined
    })

    const giveBack = Effect.fnUntraced(function*(pooled: Pooled, { dataEnded, result }: Transaction) {
      // An answer in the middle of the message leaves client and server at different places.
      const inStep = dataEnded || (result._tag === "Failed" && result.error.code === "EENVELOPE")
      if (!pooled.connection.isOpen() || !inStep) return pooled.connection.close()
      if (closed || ++pooled.sent >= options.messagesPerConnection) return yield* pooled.connection.quit
      pooled.refused = result._tag === "Failed"
      pooled.idleSince = yield* Clock.currentTimeMillis
      idle.push(pooled)
    })

    const send = Effect.fnUntraced(function*(...args: Parameters<SmtpPool["send"]>) {
      const pooled = (yield* takeIdle()) ??
        { connection: yield* SmtpConnection.open(options), sent: 0, idleSince: 0, refused: false }
      const transaction = yield* pooled.connection.send(...args)
      yield* giveBack(pooled, transaction)
      return transaction
    })

    return { send: (...args) => semaphore.withPermits(1)(send(...args)) }
  }
)
