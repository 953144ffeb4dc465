import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SpamScore } from "./ReceivedEmail.ts"
import type { Arrival } from "./SenderAuthentication.ts"

/**
 * The port that scores a message for spam.
 *
 * @example
 * ```ts no-run: it needs a message
 * import type { Arrival } from "@sendwright/core/received/SenderAuthentication"
 * import { SpamScanner } from "@sendwright/core/received/SpamScanner"
 * import * as Effect from "effect/Effect"
 *
 * // A message that nothing could score is taken.
 * export const isWelcome = Effect.fn("isWelcome")(function*(arrival: Arrival) {
 *   const score = yield* (yield* SpamScanner).scan(arrival)
 *   return score === null || !score.isSpam
 * })
 * ```
 */
export class SpamScanner extends Context.Service<SpamScanner, {
  /**
   * Never fails: `null` where the message has no score, because it is larger than the scanner takes, or because the scanner
   * cannot be reached or gives no score. The latter is a condition of this process until the next score.
   */
  readonly scan: (arrival: Arrival) => Effect.Effect<SpamScore | null>
}>()("@sendwright/core/received/SpamScanner") {}
