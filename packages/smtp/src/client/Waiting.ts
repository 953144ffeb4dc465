import * as Effect from "effect/Effect"
import type { Connection } from "./Connection.ts"
import type { Envelope } from "./Envelope.ts"
import type { Busy, OpenFailure } from "./Failure.ts"
import type { Job, Transaction } from "./Transaction.ts"

/** A message of a pool, from when it is given until its end. */
export class Waiting implements Job {
  readonly envelope: Envelope
  readonly message: Uint8Array
  readonly onDataEnd: () => void
  readonly since = performance.now()
  readonly #resume: (result: Effect.Effect<Transaction, OpenFailure | Busy>) => void
  readonly #ended: (job: Waiting, transaction: Transaction, begun: boolean) => void
  /** Whether it was on another connection, where it was not begun: it is not announced behind another one again. */
  isAgain = false
  /** Whether its sender was refused where it was announced. */
  wasRefusedEarly = false
  carrier: Connection | undefined
  begunAt = 0

  constructor(
    envelope: Envelope,
    message: Uint8Array,
    onDataEnd: () => void,
    ended: (job: Waiting, transaction: Transaction, begun: boolean) => void,
    resume: (result: Effect.Effect<Transaction, OpenFailure | Busy>) => void
  ) {
    this.envelope = envelope
    this.message = message
    this.onDataEnd = onDataEnd
    this.#ended = ended
    this.#resume = resume
  }

  onEnd(transaction: Transaction, begun: boolean): void {
    this.#ended(this, transaction, begun)
  }

  succeed(transaction: Transaction): void {
    this.#resume(Effect.succeed(transaction))
  }

  fail(failure: OpenFailure | Busy): void {
    this.#resume(Effect.fail(failure))
  }
}
