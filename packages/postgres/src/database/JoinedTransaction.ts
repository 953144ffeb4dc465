import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"

/** A transaction that somebody else has begun, and will end. */
export interface JoinedTransaction {
  /** All of an effect's statements or none of them: one that fails does not cost the transaction. */
  readonly savepoint: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>
  /** Not in it: on a connection of the stores, at once. */
  readonly outside: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Says in the transaction that work may be due: workers hear it after its commit, and never where it is rolled back. */
  readonly notify: (news: string) => Effect.Effect<void>
  /** The statements of an effect say it with themselves, which spares `notify` statements of its own. */
  readonly telling: (
    ...news: ReadonlyArray<string>
  ) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/** That of the calling fiber; null where it is in none, or in one of our own. */
export const CurrentJoined = Context.Reference<JoinedTransaction | null>(
  "@sendwright/postgres/internal/JoinedTransaction",
  { defaultValue: () => null }
)
