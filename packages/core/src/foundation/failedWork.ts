import type * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { isOutage } from "./StorageError.ts"

/**
 * Logs why work failed that is done again. Where the storage is out of order for a while its adapter tells of that as a
 * condition, in one line; what fails for it meanwhile is no news, but for those who debug.
 *
 * @example
 * ```ts
 * import { logFailedWork } from "@sendwright/core/foundation/failedWork"
 * import * as Effect from "effect/Effect"
 *
 * export const round = Effect.logDebug("A round").pipe(
 *   Effect.catchCause((cause) => logFailedWork("A round failed; it is tried again", cause))
 * )
 * ```
 */
export const logFailedWork = (
  message: string,
  cause: Cause.Cause<unknown>,
  about: Readonly<Record<string, unknown>> = {}
): Effect.Effect<void> =>
  Effect.annotateLogs(
    isOutage(cause) ? Effect.logDebug(`${message}: the storage is out of order`) : Effect.logError(message, cause),
    about
  )
