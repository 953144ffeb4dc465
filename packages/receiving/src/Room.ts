import * as ByteBudget from "@sendwright/core/foundation/ByteBudget"
import type { MailLimits } from "./MailOptions.ts"

/** What the octets of a message are counted with: themselves, and what is read from them and stored of them. */
const copies = 4
/** … for each account after the first. */
const copiesOfOthers = 1
const smallBytes = 65_536

/** How the memory for messages is shared. The largest message always fits. */
export const budgetOf = (
  { messageBytes, messageMemory }: Pick<MailLimits, "messageBytes" | "messageMemory">
): ByteBudget.ByteBudget => {
  const largest = copies * messageBytes
  const total = Math.max(messageMemory, Math.ceil(largest * 4 / 3))
  return ByteBudget.make({
    total,
    perHolder: Math.max(Math.floor(total / 2), largest),
    large: copies * smallBytes,
    keptForSmall: Math.floor(total / 4),
    // Large messages to an account do not keep out small ones to it.
    smallPerHolder: Math.floor(total / 8)
  })
}

/** The memory that one message holds, on behalf of all its holders. */
export interface Room {
  /** Counts it for one more holder as well, or says what has no room for that. */
  readonly join: (holder: string) => ByteBudget.Shortage | undefined
  /** Holds so many octets of it from now on, or says what has no room for them. */
  readonly resize: (bytes: number) => ByteBudget.Shortage | undefined
  readonly release: () => void
}

/**
 * Room for a message. Where a size was said that is not small (RFC 1870), room for that is held from the first holder on,
 * so that a large message is refused before it is sent, and not after.
 */
export const make = (budget: ByteBudget.ByteBudget, said: number): Room => {
  const kept = said > smallBytes ? said : 0
  const holds = new Map<string, ByteBudget.ByteHold>()
  const costOf = (at: number, bytes: number) => (at === 0 ? copies : copiesOfOthers) * bytes
  return {
    join: (holder) => {
      if (holds.has(holder)) return undefined
      const hold = budget.open(holder)
      const short = hold.resize(costOf(holds.size, kept))
      if (short === undefined) holds.set(holder, hold)
      return short
    },
    resize: (bytes) => {
      const size = bytes === 0 ? 0 : Math.max(kept, bytes)
      for (const [at, hold] of [...holds.values()].entries()) {
        const short = hold.resize(costOf(at, size))
        if (short !== undefined) return short
      }
      return undefined
    },
    release: () => {
      for (const hold of holds.values()) hold.release()
    }
  }
}
