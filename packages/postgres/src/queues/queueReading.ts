import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import type { QueueCursor } from "./QueueCursor.ts"

/** Runs what reads a queue from where the node stopped. */
export type QueueReading<Cursor> = <A>(
  read: (cursor: Cursor) => Effect.Effect<A, SqlError>
) => Effect.Effect<A, SqlError>

/**
 * Gives what reads a queue the node's cursor, one reader at a time: a scheduler looks ahead while a worker claims, and of two
 * that sweep at once one could go on behind a slice that only the other has read, and for another horizon.
 *
 * A transaction sees what nobody else does, and may undo it: it reads the queue for itself. Of a claim whose answer was
 * lost it is not known what it found: the next one begins anew.
 */
export const readingOf = <Cursor extends QueueCursor>(
  db: Pick<Database, "inTransaction">,
  makeCursor: () => Cursor
): QueueReading<Cursor> => {
  const cursor = makeCursor()
  const turn = Semaphore.withPermits(Semaphore.makeUnsafe(1), 1)
  return (read) =>
    Effect.flatMap(
      db.inTransaction,
      (isInside) =>
        isInside ? read(makeCursor()) : turn(Effect.suspend(() =>
          Effect.onError(read(cursor), () =>
            Effect.sync(() => {
              cursor.snapshot = null
            }))
        ))
    )
}
