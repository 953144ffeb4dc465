import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "./StorageError.ts"

/** How many months are made ahead, beside the present one. */
export const monthsAhead = 2

/**
 * The port through which a storage that keeps the email of each calendar month (UTC) apart is asked to have the next
 * months ready. One that does not divide it has nothing to do.
 *
 * @example
 * ```ts
 * import { StorageMonths } from "@sendwright/core/foundation/StorageMonths"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // Of an adapter that does not divide its email by months.
 * export const Months = Layer.succeed(StorageMonths, StorageMonths.of({ keep: () => Effect.void }))
 * ```
 */
export class StorageMonths extends Context.Service<StorageMonths, {
  /**
   * Makes the month of a time and the next two, where they are missing, and takes away past months that retention has
   * emptied. Nobody who sends or reads waits for it. Any node may ask, at once and again. A month that is missing all the
   * same is made when its first email comes.
   */
  readonly keep: (now: Date) => Effect.Effect<void, StorageError>
}>()("@sendwright/core/foundation/StorageMonths") {}
