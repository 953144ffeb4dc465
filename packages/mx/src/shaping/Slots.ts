import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"

/** A wish for a slot. */
export interface Ticket {
  isHeld: boolean
  readonly given: Latch.Latch
}

/** Slots whose number may change from moment to moment. Who waits is served in the order in which they came. */
export class Slots {
  readonly #limit: () => number
  readonly #waiting = new Set<Ticket>()
  #taken = 0

  constructor(limit: () => number) {
    this.#limit = limit
  }

  /** How many are taken. */
  get taken(): number {
    return this.#taken
  }

  /** Asks for a slot, and waits for it for so many milliseconds. Whether it has one: `leave` gives it back in any case. */
  enter(ticket: Ticket, millis: number): Effect.Effect<boolean> {
    return Effect.suspend(() => {
      this.#waiting.add(ticket)
      this.#serve()
      return ticket.isHeld
        ? Effect.succeed(true)
        : Effect.map(Effect.timeoutOption(ticket.given.await, millis), () => ticket.isHeld)
    })
  }

  /** Gives the slot back, or waits no more. */
  leave(ticket: Ticket): void {
    this.#waiting.delete(ticket)
    if (ticket.isHeld) this.#taken--
    ticket.isHeld = false
    this.#serve()
  }

  #serve(): void {
    for (const ticket of this.#waiting) {
      if (this.#taken >= this.#limit()) return
      this.#waiting.delete(ticket)
      this.#taken++
      ticket.isHeld = true
      ticket.given.openUnsafe()
    }
  }
}

/** A ticket that holds nothing yet. */
export const ticket = (): Ticket => ({ isHeld: false, given: Latch.makeUnsafe(false) })
