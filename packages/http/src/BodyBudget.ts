import * as ByteBudget from "@sendwright/core/foundation/ByteBudget"
import type { HttpSettings } from "./HttpSettings.ts"

/** What the bodies of requests may take of a process. */
export interface BodyBudget {
  readonly budget: ByteBudget.ByteBudget
  /** How long a body may take to arrive, in milliseconds. */
  readonly timeoutMillis: number
}

/**
 * What a body takes for each of its bytes until its request is answered: itself, its text, and what is read from it or
 * made of it for the storage.
 */
const copies = 3

/** A body of up to so many bytes is a small one. */
const smallBytes = 256 * 1024

/** The memory that a body of so many bytes is counted with. */
export const costOf = (bytes: number): number => bytes * copies

/**
 * How the memory for bodies is shared: an account has half of it, and large bodies leave a quarter to small ones.
 * The largest body that a route takes always fits, where need be by a budget that is larger than asked for.
 */
export const limitsOf = (
  { bodyLimits, bodyMemory }: Pick<HttpSettings, "bodyLimits" | "bodyMemory">
): ByteBudget.ByteBudgetLimits => {
  const largest = costOf(Math.max(...Object.values(bodyLimits)))
  const total = Math.max(bodyMemory, Math.ceil(largest * 4 / 3))
  return {
    total,
    perHolder: Math.max(Math.floor(total / 2), largest),
    large: costOf(smallBytes),
    keptForSmall: Math.floor(total / 4)
  }
}

/** The budget of one router. */
export const make = (settings: Pick<HttpSettings, "bodyLimits" | "bodyMemory" | "bodyTimeoutMillis">): BodyBudget => ({
  budget: ByteBudget.make(limitsOf(settings)),
  timeoutMillis: settings.bodyTimeoutMillis
})
