/** What a budget allows, in bytes. */
export interface ByteBudgetLimits {
  /** All holders together. */
  readonly total: number
  /** One holder. */
  readonly perHolder: number
  /** A hold of more than this is a large one. */
  readonly large: number
  /** The part of the total that large holds leave to the others. */
  readonly keptForSmall: number
  /** What small holds of one holder may have beyond `perHolder`; 0 by default. */
  readonly smallPerHolder?: number
}

/** What has no room: the holder's share, or the whole budget. */
export type Shortage = "holder" | "total"

/** The bytes that one piece of work holds. */
export interface ByteHold {
  /**
   * Holds so many bytes in all from now on: more, or fewer. Says what has no room for them, and then holds what it held
   * before. Fewer always succeed.
   */
  readonly resize: (bytes: number) => Shortage | undefined
  /** Gives everything back; a second time does nothing. */
  readonly release: () => void
}

/**
 * Counts the bytes that many pieces of work hold at once, each on behalf of a holder, such as an account. Nobody waits:
 * what has no room is told so.
 *
 * A few large holds can use up neither the whole budget nor, for one holder, more than its share: small ones of others
 * still find room.
 */
export interface ByteBudget {
  readonly limits: ByteBudgetLimits
  /** Begins a hold of no bytes. */
  readonly open: (holder: string) => ByteHold
  /** Bytes that are held now. */
  readonly held: () => number
  /** Holders that hold anything now. */
  readonly holders: () => number
}

/**
 * A budget of which nothing is held.
 *
 * @example
 * ```ts
 * import * as ByteBudget from "@sendwright/core/foundation/ByteBudget"
 *
 * const budget = ByteBudget.make({ total: 1_000_000, perHolder: 500_000, large: 100_000, keptForSmall: 250_000 })
 *
 * // Whether an account may hold so many bytes more; nothing is held then.
 * export const hasRoom = (accountId: string, bytes: number): boolean => {
 *   const hold = budget.open(accountId)
 *   const short = hold.resize(bytes)
 *   hold.release()
 *   return short === undefined
 * }
 * ```
 */
export const make = (limits: ByteBudgetLimits): ByteBudget => {
  const byHolder = new Map<string, number>()
  let total = 0

  const shortage = (holder: string, hold: number, more: number): Shortage | undefined => {
    const isLarge = hold + more > limits.large
    const share = isLarge ? limits.perHolder : limits.perHolder + (limits.smallPerHolder ?? 0)
    if ((byHolder.get(holder) ?? 0) + more > share) return "holder"
    const room = isLarge ? limits.total - limits.keptForSmall : limits.total
    return total + more > room ? "total" : undefined
  }

  const change = (holder: string, by: number): void => {
    total += by
    const held = (byHolder.get(holder) ?? 0) + by
    if (held === 0) byHolder.delete(holder)
    else byHolder.set(holder, held)
  }

  const open = (holder: string): ByteHold => {
    let held = 0
    let open = true
    return {
      resize: (bytes) => {
        if (!open || bytes === held) return undefined
        const short = bytes > held ? shortage(holder, held, bytes - held) : undefined
        if (short !== undefined) return short
        change(holder, bytes - held)
        held = bytes
        return undefined
      },
      release: () => {
        if (held !== 0) change(holder, -held)
        held = 0
        open = false
      }
    }
  }

  return { limits, open, held: () => total, holders: () => byHolder.size }
}
