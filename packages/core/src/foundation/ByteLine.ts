import * as Effect from "effect/Effect"
import * as ByteBudget from "./ByteBudget.ts"

/** A place in the line: it holds nothing until it was let in. */
export interface Place {
  /**
   * Waits until so many bytes are held: `true`. At once `false` where the line is full. To be asked once; a wait that is
   * interrupted ends with `leave`.
   */
  readonly enter: (bytes: number) => Effect.Effect<boolean>
  /** Holds fewer bytes from now on. */
  readonly shrink: (bytes: number) => void
  /** Gives everything back, and stops waiting. */
  readonly leave: () => void
}

/**
 * A byte budget that work queues for. Who came first is let in first, but for those whose holder has used up its
 * own share: they keep nobody else waiting.
 */
export interface ByteLine {
  readonly budget: ByteBudget.ByteBudget
  readonly open: (holder: string) => Place
  /** How many wait. */
  readonly waiting: () => number
}

interface Waiting {
  readonly hold: ByteBudget.ByteHold
  readonly bytes: number
  readonly admit: () => void
}

/**
 * A line of up to `maxWaiting`. Work that asks for more than a holder's share, or than the whole budget, waits without
 * end.
 */
export const make = (limits: ByteBudget.ByteBudgetLimits, maxWaiting: number): ByteLine => {
  const budget = ByteBudget.make(limits)
  const line: Array<Waiting> = []

  const advance = (): void => {
    for (let place = 0; place < line.length;) {
      const { admit, bytes, hold } = line[place]!
      const short = hold.resize(bytes)
      if (short === "total") return
      if (short === "holder") {
        place++
        continue
      }
      line.splice(place, 1)
      admit()
    }
  }

  const open = (holder: string): Place => {
    const hold = budget.open(holder)
    const leave = () => {
      const place = line.findIndex((waiting) => waiting.hold === hold)
      if (place !== -1) line.splice(place, 1)
      hold.release()
      advance()
    }
    return {
      enter: (bytes) =>
        Effect.callback<boolean>((resume) => {
          if (line.length >= maxWaiting) return resume(Effect.succeed(false))
          line.push({ hold, bytes, admit: () => resume(Effect.succeed(true)) })
          advance()
          return Effect.sync(leave)
        }),
      shrink: (bytes) => {
        hold.resize(bytes)
        advance()
      },
      leave
    }
  }

  return { budget, open, waiting: () => line.length }
}
