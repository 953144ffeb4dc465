import { ValidationError } from "@sendwright/core/foundation/Errors"
import { decodeCursor, type Position } from "@sendwright/core/model/EmailQuery"
import * as Effect from "effect/Effect"

/** The position of a cursor, which must be of a list with the same filters; null: the beginning. */
export const positionOf = (
  cursor: string | null,
  filters: ReadonlyArray<unknown>
): Effect.Effect<Position | null, ValidationError> =>
  cursor === null ? Effect.succeed(null) : Effect.mapError(
    Effect.fromResult(decodeCursor(cursor, filters)),
    (message) => new ValidationError({ issues: [{ path: ["cursor"], message }] })
  )
